/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/map.h"

#include <stdint.h>
#include <string.h>

// Open addressing with linear probing, never more than half full.
static size_t slot_of(const Map *map, const char *key) {
  uint64_t hash = UINT64_C(14695981039346656037);
  for (const char *p = key; *p != '\0'; p++) {
    hash = (hash ^ (unsigned char)*p) * UINT64_C(1099511628211);
  }
  size_t slot = (size_t)(hash ^ hash >> 32) & (map->capacity - 1);
  while (map->keys[slot] != NULL && strcmp(map->keys[slot], key) != 0) {
    slot = (slot + 1) & (map->capacity - 1);
  }
  return slot;
}

Map map_new(Arena *arena) {
  Map map = {.arena = arena};
  return map;
}

void *map_get(const Map *map, const char *key) {
  return map->capacity != 0 ? map->values[slot_of(map, key)] : NULL;
}

void map_put(Map *map, const char *key, void *value) {
  if (2 * (map->count + 1) > map->capacity) {
    Map larger = {.arena = map->arena, .capacity = map->capacity != 0 ? map->capacity * 2 : 32};
    larger.keys = arena_array(map->arena, const char *, larger.capacity);
    larger.values = arena_array(map->arena, void *, larger.capacity);
    for (size_t i = 0; i < map->capacity; i++) {
      if (map->keys[i] != NULL) {
        size_t slot = slot_of(&larger, map->keys[i]);
        larger.keys[slot] = map->keys[i];
        larger.values[slot] = map->values[i];
      }
    }
    larger.count = map->count;
    *map = larger;
  }
  size_t slot = slot_of(map, key);
  map->count += map->keys[slot] == NULL;
  map->keys[slot] = key;
  map->values[slot] = value;
}
