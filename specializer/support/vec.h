/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A growing array in an arena: `VEC(Field *) fields;` declares the members
 * {items, count, capacity}; `vec_push(arena, &fields, f)` appends.
 */
#ifndef HONE_SUPPORT_VEC_H
#define HONE_SUPPORT_VEC_H

#include <string.h>

#include "support/arena.h"

#define VEC(T)                                                                                     \
  struct {                                                                                         \
    T *items;                                                                                      \
    size_t count, capacity;                                                                        \
  }

#define vec_push(arena, vec, value)                                                                \
  do {                                                                                             \
    if ((vec)->count == (vec)->capacity) {                                                         \
      size_t vec_capacity = (vec)->capacity ? (vec)->capacity * 2 : 8;                             \
      void *vec_items = arena_alloc((arena), vec_capacity * sizeof(*(vec)->items));                \
      if ((vec)->count != 0) {                                                                     \
        memcpy(vec_items, (vec)->items, (vec)->count * sizeof(*(vec)->items));                     \
      }                                                                                            \
      (vec)->items = vec_items;                                                                    \
      (vec)->capacity = vec_capacity;                                                              \
    }                                                                                              \
    (vec)->items[(vec)->count++] = (value);                                                        \
  } while (0)

#endif
