/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Macros that stand for annotations and for what is in them. */
#include <hone/hone.h>

#define FIELD(n, ...) HONE(n, __VA_ARGS__)
#define NUMBER_OF_ID 4
#define LIMIT 12
#define BRIEF deprecated, max = LIMIT
