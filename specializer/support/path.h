/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Paths of files: whether two of them mean the same place.
 */
#ifndef HONE_SUPPORT_PATH_H
#define HONE_SUPPORT_PATH_H

#include "support/arena.h"

/* From the root, without `.`, `..` and links; `path` itself where there is no such file. */
const char *path_real(Arena *arena, const char *path);

#endif
