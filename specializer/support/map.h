/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A map from text to pointers, in an arena. It keeps the pointers it is given;
 * iteration is not offered, so that no output can come to depend on hash
 * order.
 */
#ifndef HONE_SUPPORT_MAP_H
#define HONE_SUPPORT_MAP_H

#include "support/arena.h"

typedef struct Map {
  Arena *arena;
  const char **keys;
  void **values; // never NULL where there is a key
  size_t count, capacity;
} Map;

Map map_new(Arena *arena);
/* What stands for `key`, or NULL. */
void *map_get(const Map *map, const char *key);
/* Replaces what stood there. */
void map_put(Map *map, const char *key, void *value);

#endif
