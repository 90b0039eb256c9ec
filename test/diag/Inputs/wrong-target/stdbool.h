/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A libc of a 32-bit target. */
#define bool _Bool
