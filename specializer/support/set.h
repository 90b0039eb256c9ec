/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A set of strings in an arena: "was this name, include, assertion there
 * already". It keeps the pointers it is given; iteration is not offered, so
 * that no output can come to depend on hash order.
 */
#ifndef HONE_SUPPORT_SET_H
#define HONE_SUPPORT_SET_H

#include <stdbool.h>
#include <stddef.h>

#include "support/arena.h"

typedef struct Set {
  Arena *arena;
  const char **slots;
  size_t count, capacity;
} Set;

Set set_new(Arena *arena);
/* True if `text` was not there before. */
bool set_add(Set *set, const char *text);
bool set_has(const Set *set, const char *text);
/* The pointer that was added for `text`, or NULL. */
const char *set_find(const Set *set, const char *text);
/* Empties the set, to be used again. */
void set_clear(Set *set);

#endif
