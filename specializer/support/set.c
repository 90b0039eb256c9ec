/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Open addressing with linear probing, at most half full. The hash is FNV-1a:
 * short identifiers are all that it meets.
 */
#include "support/set.h"

#include <stdint.h>
#include <string.h>

Set set_new(Arena *arena) {
  return (Set){.arena = arena};
}

// The slot that holds `text`, or the empty one where it belongs.
static size_t find(const char *const *slots, size_t capacity, const char *text) {
  uint32_t hash = 2166136261u;
  for (const char *p = text; *p != '\0'; p++) {
    hash = (hash ^ (unsigned char)*p) * 16777619u;
  }
  size_t i = hash & (capacity - 1);
  while (slots[i] != NULL && strcmp(slots[i], text) != 0) {
    i = (i + 1) & (capacity - 1);
  }
  return i;
}

static void grow(Set *set) {
  size_t capacity = set->capacity != 0 ? set->capacity * 2 : 64;
  const char **slots = arena_array(set->arena, const char *, capacity);
  for (size_t i = 0; i < set->capacity; i++) {
    if (set->slots[i] != NULL) {
      slots[find(slots, capacity, set->slots[i])] = set->slots[i];
    }
  }
  set->slots = slots;
  set->capacity = capacity;
}

bool set_add(Set *set, const char *text) {
  if (set->count * 2 >= set->capacity) {
    grow(set);
  }
  size_t i = find(set->slots, set->capacity, text);
  if (set->slots[i] != NULL) {
    return false;
  }
  set->slots[i] = text;
  set->count++;
  return true;
}

const char *set_find(const Set *set, const char *text) {
  return set->count != 0 ? set->slots[find(set->slots, set->capacity, text)] : NULL;
}

bool set_has(const Set *set, const char *text) {
  return set_find(set, text) != NULL;
}

void set_clear(Set *set) {
  if (set->capacity > 1024) { // clearing a large one over and over would cost more than it did
    set->capacity = 0;
  } else if (set->count != 0) {
    memset(set->slots, 0, set->capacity * sizeof *set->slots);
  }
  set->count = 0;
}
