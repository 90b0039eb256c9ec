/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Where decoded values live: one type, hone_alloc, whose common case (take
 * the next bytes of a region) is inlined, and the kinds that have it as their
 * base member `alloc`: an arena, the heap, a caller's buffer, or one's own.
 *
 *   hone_arena arena;
 *   hone_arena_init(&arena);
 *   Person_decode_protobuf(&person, in, size, &arena.alloc, 0);
 *   hone_arena_free(&arena);
 *
 * No kind may be used by two threads at once. With HONE_FREESTANDING defined
 * there is no arena and no heap: hone_fixed and one's own remain.
 */
#ifndef HONE_ALLOC_H
#define HONE_ALLOC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "hone/bytes.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hone_alloc hone_alloc;

/*
 * An allocator of one's own: a struct whose first member is a hone_alloc, set
 * up with those members that it has; the others are NULL.
 *
 *   struct pool { hone_alloc alloc; ... };
 *   static const hone_alloc pool_alloc = {NULL, NULL, pool_allocate, pool_release, NULL};
 */
struct hone_alloc {
  /* The bump region: the bytes between them are free. Both NULL where there is none. */
  uint8_t *cursor, *limit;
  /* What does not fit into the bump region: a block of `size` bytes (> 0) at a multiple of `align`
   * (a power of two), not zeroed; NULL: none left. It may set up a new region. NULL: the region is
   * all there is. */
  void *(*allocate)(hone_alloc *alloc, size_t size, size_t align);
  /* Frees one block. `size` is what was asked for, as far as its owner still knows: a hint. NULL:
   * everything is freed at once, pointers may alias the input, and release does nothing. */
  void (*release)(hone_alloc *alloc, void *block, size_t size);
  /* Makes a block one of `size` bytes; keeps its first `used` bytes (or `size`, if less), wherever
   * it goes. NULL as a result: none left, and the block is as it was. May be NULL: then allocate,
   * copy and release do it. */
  void *(*reallocate)(hone_alloc *alloc, void *block, size_t used, size_t size, size_t align);
};

/* Whether blocks are freed one by one: then nothing may point into the input. NULL: no. */
static inline bool hone_frees_blocks(const hone_alloc *alloc) {
  return alloc != NULL && alloc->release != NULL;
}

/* What does not fit into the bump region. Never inlined; not for direct use. */
void *hone_allocate_slow(hone_alloc *alloc, size_t size, size_t align);

/* Returns `size` bytes (> 0) at a multiple of `align` (a power of two), not zeroed; NULL when
 * there are none or `alloc` is NULL. Owned by whoever asked, until hone_release or until the
 * allocator frees everything. */
HONE_INLINE void *hone_allocate(hone_alloc *alloc, size_t size, size_t align) {
  uintptr_t at;
  size_t room, padding;
  if (alloc == NULL) {
    return NULL;
  }
  at = (uintptr_t)alloc->cursor;
  room = (size_t)((uintptr_t)alloc->limit - at);
  padding = (size_t)(((uintptr_t)0 - at) & (uintptr_t)(align - 1));
  if (HONE_LIKELY(size <= room && padding <= room - size)) {
    uint8_t *block = alloc->cursor + padding;
    alloc->cursor = block + size;
    return block;
  }
  return hone_allocate_slow(alloc, size, align);
}

/* Grows or shrinks `block`, which was asked for with old_size bytes and has `align` (NULL: there is
 * none, and old_size is 0), to new_size (> 0). Returns where it is now, with its first bytes kept;
 * NULL: none left, and the block is as it was. The last block of a bump region grows in place. */
void *hone_reallocate(hone_alloc *alloc, void *block, size_t old_size, size_t new_size,
                      size_t align);

/* The same where only the first `used` bytes (<= old_size) hold something worth copying. */
void *hone_reallocate_used(hone_alloc *alloc, void *block, size_t used, size_t old_size,
                           size_t new_size, size_t align);

/* Frees, where the allocator frees blocks one by one; else does nothing. `block` and `alloc` may be
 * NULL. `size`: what it was asked for with. */
static inline void hone_release(hone_alloc *alloc, void *block, size_t size) {
  if (block != NULL && hone_frees_blocks(alloc)) {
    alloc->release(alloc, block, size);
  }
}

/* Gives back a block that nobody else knows of: as hone_release, and in a bump region too, where
 * it is the last one there. */
void hone_give_back(hone_alloc *alloc, void *block, size_t size);

/* ---- A caller's buffer: no heap at all ---- */

typedef struct hone_fixed {
  hone_alloc alloc; /* pass &fixed.alloc */
  uint8_t *buffer;  /* the caller's */
  size_t size;      /* of it, in bytes */
} hone_fixed;

/* Allocates from the `size` bytes at `buffer` (any alignment; NULL if size is 0), which stay the
 * caller's and must outlive what is allocated. When they are used up, NULL is what one gets. */
void hone_fixed_init(hone_fixed *fixed, void *buffer, size_t size);

/* Frees everything at once. */
void hone_fixed_reset(hone_fixed *fixed);

/* Bytes used so far, paddings included: what a buffer must have for the same work. */
size_t hone_fixed_used(const hone_fixed *fixed);

#ifndef HONE_FREESTANDING

/* ---- An arena: everything is freed at once ---- */

struct hone_chunk; /* private: a block from malloc and the bytes in it */

typedef struct hone_arena {
  hone_alloc alloc;          /* pass &arena.alloc */
  struct hone_chunk *first;  /* the bump regions, in the order of their use */
  struct hone_chunk *now;    /* the one that alloc's region lies in */
  struct hone_chunk *large;  /* blocks with a chunk of their own, the youngest first */
  struct hone_chunk *unused; /* chunks of former large blocks, kept by a reset */
  size_t next_size;          /* of the next bump region */
} hone_arena;

/* An empty arena; it takes memory from malloc as it is needed: 4 KiB first, then twice as much each
 * time, to 1 MiB; blocks from 64 KiB on are malloc's own. Pair with hone_arena_free. */
void hone_arena_init(hone_arena *arena);

/* Frees everything that was allocated, and keeps the memory for what comes next. */
void hone_arena_reset(hone_arena *arena);

/* Frees everything and gives all memory back; the arena is then as after hone_arena_init. */
void hone_arena_free(hone_arena *arena);

/* ---- The heap: freed block by block, by the message's release ---- */

typedef struct hone_heap {
  hone_alloc alloc; /* pass &heap.alloc */
} hone_heap;

/* malloc, realloc and free. Holds nothing itself: any hone_heap frees what another one gave. */
void hone_heap_init(hone_heap *heap);

#endif

#ifdef __cplusplus
}
#endif

#endif
