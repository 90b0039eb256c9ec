/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A libc of a 32-bit target. */
typedef unsigned long size_t;
