/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Settling the entries of a map: the last value of a key wins, in the slot of
 * the first. An index of the entries is sorted by key; in each run of equal
 * ones the last entry changes places with the first, and what is not first is
 * released and closed up. Without memory for the index the entries themselves
 * are sorted, by merges that rotate.
 */
#include "hone/native.h"

#include <string.h>

/* Entries whose index fits on the stack. */
#define STACK_ENTRIES 64

typedef struct Map {
  uint8_t *entries;
  size_t size;
  int (*compare)(const void *, const void *);
} Map;

static uint8_t *entry(const Map *map, size_t i) {
  return map->entries + i * map->size;
}

static int compare(const Map *map, size_t i, size_t k) {
  return map->compare(entry(map, i), entry(map, k));
}

/* Exchanges two runs of `n` bytes that do not overlap. */
static void exchange(uint8_t *a, uint8_t *b, size_t n) {
  uint8_t held[64];
  while (n != 0) {
    size_t part = n < sizeof held ? n : sizeof held;
    memcpy(held, a, part);
    memcpy(a, b, part);
    memcpy(b, held, part);
    a += part;
    b += part;
    n -= part;
  }
}

/* ---- With an index ---- */

/* Sorts `index`, which holds 0 to n - 1 in order, by key, equal ones by position. `scratch` has
 * room for n as well. Returns the one of the two that is sorted. */
static uint32_t *sort_index(const Map *map, uint32_t *index, uint32_t *scratch, size_t n) {
  size_t width, left;
  for (width = 1; width < n; width *= 2) {
    uint32_t *swap = index;
    for (left = 0; left < n; left += 2 * width) {
      size_t middle = n - left > width ? left + width : n;
      size_t right = n - middle > width ? middle + width : n;
      size_t i = left, k = middle, to = left;
      while (i < middle && k < right) {
        scratch[to++] = compare(map, index[k], index[i]) < 0 ? index[k++] : index[i++];
      }
      while (i < middle) {
        scratch[to++] = index[i++];
      }
      while (k < right) {
        scratch[to++] = index[k++];
      }
    }
    index = scratch;
    scratch = swap;
  }
  return index;
}

/* Puts winners in place and sets bits in `lost`, one per entry; the number of losers. */
static size_t mark_losers(const Map *map, const uint32_t *sorted, uint32_t *lost, size_t n) {
  size_t losers = 0;
  size_t first = 0;
  while (first < n) {
    size_t last = first;
    size_t i;
    while (last + 1 < n && compare(map, sorted[first], sorted[last + 1]) == 0) {
      last++;
    }
    if (last != first) {
      exchange(entry(map, sorted[first]), entry(map, sorted[last]), map->size);
      for (i = first + 1; i <= last; i++) {
        lost[sorted[i] / 32] |= (uint32_t)1 << (sorted[i] % 32);
      }
      losers += last - first;
    }
    first = last + 1;
  }
  return losers;
}

static size_t settle_indexed(const Map *map, hone_alloc *alloc, uint32_t *memory, size_t n,
                             void (*release)(void *entry, hone_alloc *alloc)) {
  uint32_t *sorted, *lost;
  size_t i, to = 0;
  for (i = 0; i < n; i++) {
    memory[i] = (uint32_t)i;
  }
  sorted = sort_index(map, memory, memory + n, n);
  lost = sorted == memory ? memory + n : memory;
  memset(lost, 0, n * sizeof *lost);
  if (mark_losers(map, sorted, lost, n) == 0) {
    return n;
  }
  for (i = 0; i < n; i++) {
    if ((lost[i / 32] >> (i % 32) & 1u) != 0) {
      if (release != NULL) {
        release(entry(map, i), alloc);
      }
      continue;
    }
    if (to != i) {
      memcpy(entry(map, to), entry(map, i), map->size);
    }
    to++;
  }
  return to;
}

/* ---- Without ---- */

static void reverse(const Map *map, size_t from, size_t to) {
  while (to - from > 1) {
    to--;
    exchange(entry(map, from), entry(map, to), map->size);
    from++;
  }
}

/* Brings [middle, right) before [left, middle). */
static void rotate(const Map *map, size_t left, size_t middle, size_t right) {
  if (left != middle && middle != right) {
    reverse(map, left, middle);
    reverse(map, middle, right);
    reverse(map, left, right);
  }
}

/* The first of the sorted [from, to) that is not below the entry `pivot`. */
static size_t first_not_below(const Map *map, size_t from, size_t to, size_t pivot) {
  while (from < to) {
    size_t at = from + (to - from) / 2;
    if (compare(map, at, pivot) < 0) {
      from = at + 1;
    } else {
      to = at;
    }
  }
  return from;
}

/* The first of the sorted [from, to) that is above the entry `pivot`. */
static size_t first_above(const Map *map, size_t from, size_t to, size_t pivot) {
  while (from < to) {
    size_t at = from + (to - from) / 2;
    if (compare(map, pivot, at) < 0) {
      to = at;
    } else {
      from = at + 1;
    }
  }
  return from;
}

/* Merges two sorted neighbours; equal entries keep their order. Each round takes the middle of the
 * longer part, brings it to its final place, and leaves two smaller merges on its sides. Recursive
 * in the shorter one, so never deeper than the logarithm of the length. */
static void merge_in_place(const Map *map, size_t left, size_t middle, size_t right) {
  while (left < middle && middle < right) {
    size_t cut, other, settled;
    if (middle - left >= right - middle) {
      cut = left + (middle - left) / 2;
      other = first_not_below(map, middle, right, cut);
      rotate(map, cut, middle, other);
      settled = cut + (other - middle);
    } else {
      size_t pivot = middle + (right - middle) / 2;
      cut = first_above(map, left, middle, pivot);
      other = pivot + 1;
      rotate(map, cut, middle, other);
      settled = cut + (pivot - middle);
    }
    if (settled - left < right - settled) {
      merge_in_place(map, left, cut, settled);
      left = settled + 1;
      middle = other;
    } else {
      merge_in_place(map, settled + 1, other, right);
      right = settled;
      middle = cut;
    }
  }
}

static size_t settle_in_place(const Map *map, hone_alloc *alloc, size_t n,
                              void (*release)(void *entry, hone_alloc *alloc)) {
  size_t width, left, i, to = 0;
  for (width = 1; width < n; width *= 2) {
    for (left = 0; n - left > width; left += 2 * width) {
      size_t right = n - left - width > width ? left + 2 * width : n;
      merge_in_place(map, left, left + width, right);
      if (right == n) {
        break;
      }
    }
  }
  for (i = 0; i < n; i++) {
    if (i + 1 < n && compare(map, i, i + 1) == 0) {
      if (release != NULL) {
        release(entry(map, i), alloc);
      }
      continue;
    }
    if (to != i) {
      memcpy(entry(map, to), entry(map, i), map->size);
    }
    to++;
  }
  return to;
}

size_t hone_map_settle(hone_alloc *alloc, void *entries, size_t count, size_t size,
                       int (*compare_keys)(const void *, const void *),
                       void (*release)(void *entry, hone_alloc *alloc)) {
  uint32_t stack[2 * STACK_ENTRIES];
  Map map;
  size_t i = 1;
  map.entries = (uint8_t *)entries;
  map.size = size;
  map.compare = compare_keys;
  while (i < count && compare(&map, i - 1, i) < 0) {
    i++;
  }
  if (i >= count) {
    return count;
  }
  if (count <= STACK_ENTRIES) {
    return settle_indexed(&map, alloc, stack, count, release);
  }
  if (count <= UINT32_MAX && count <= SIZE_MAX / (2 * sizeof(uint32_t))) {
    size_t bytes = 2 * count * sizeof(uint32_t);
    uint32_t *memory = (uint32_t *)hone_allocate(alloc, bytes, sizeof(uint32_t));
    if (memory != NULL) {
      count = settle_indexed(&map, alloc, memory, count, release);
      hone_give_back(alloc, memory, bytes);
      return count;
    }
  }
  return settle_in_place(&map, alloc, count, release);
}
