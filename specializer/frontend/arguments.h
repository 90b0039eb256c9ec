/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The arguments of a parse: the user's, what makes the annotations visible,
 * and where the compiler's own headers are.
 */
#ifndef HONE_FRONTEND_ARGUMENTS_H
#define HONE_FRONTEND_ARGUMENTS_H

#include "frontend/frontend.h"

typedef struct Arguments {
  Arena *arena;
  const char **items;
  size_t count, capacity;
} Arguments;

Arguments arguments_make(Arena *arena, const FrontendOptions *options);

#endif
