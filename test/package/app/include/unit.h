/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Included by the annotated header, from a folder of the target's own. */
#ifndef UNIT_H
#define UNIT_H
#define CORNERS 3
#endif
