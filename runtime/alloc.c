/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The out-of-line half of hone/alloc.h: what happens when a bump region is
 * full, and the arena, heap and buffer that use it.
 *
 * An arena has two kinds of chunks. Regions form a list in the order of their
 * use; a reset starts at the first one again. A large block has a chunk of its
 * own, so that it can grow by realloc and wastes no region; a reset keeps
 * those for later large blocks.
 */
#include "hone/alloc.h"

#include <stddef.h>
#include <string.h>

#ifndef HONE_FREESTANDING
#include <stdlib.h>
#endif

void *hone_allocate_slow(hone_alloc *alloc, size_t size, size_t align) {
  return alloc->allocate != NULL ? alloc->allocate(alloc, size, align) : NULL;
}

/* The block's end is where the region's free bytes begin. */
static bool is_last(const hone_alloc *alloc, const void *block, size_t size) {
  return alloc->cursor != NULL && (uintptr_t)block + (uintptr_t)size == (uintptr_t)alloc->cursor;
}

void *hone_reallocate_used(hone_alloc *alloc, void *block, size_t used, size_t old_size,
                           size_t new_size, size_t align) {
  void *fresh;
  if (alloc == NULL) {
    return NULL;
  }
  if (block == NULL) {
    return hone_allocate(alloc, new_size, align);
  }
  if (is_last(alloc, block, old_size)) {
    if (new_size <= old_size ||
        new_size - old_size <= (size_t)((uintptr_t)alloc->limit - (uintptr_t)alloc->cursor)) {
      alloc->cursor = (uint8_t *)block + new_size;
      return block;
    }
  } else if (new_size <= old_size && !hone_frees_blocks(alloc)) {
    return block;
  }
  if (alloc->reallocate != NULL) {
    return alloc->reallocate(alloc, block, used, new_size, align);
  }
  fresh = hone_allocate(alloc, new_size, align);
  if (fresh == NULL) {
    return NULL;
  }
  memcpy(fresh, block, used < new_size ? used : new_size);
  hone_release(alloc, block, old_size);
  return fresh;
}

void *hone_reallocate(hone_alloc *alloc, void *block, size_t old_size, size_t new_size,
                      size_t align) {
  return hone_reallocate_used(alloc, block, old_size, old_size, new_size, align);
}

void hone_give_back(hone_alloc *alloc, void *block, size_t size) {
  if (alloc == NULL || block == NULL) {
    return;
  }
  if (is_last(alloc, block, size)) {
    alloc->cursor = (uint8_t *)block;
    return;
  }
  hone_release(alloc, block, size);
}

/* ---- A caller's buffer ---- */

void hone_fixed_init(hone_fixed *fixed, void *buffer, size_t size) {
  memset(fixed, 0, sizeof *fixed);
  fixed->buffer = (uint8_t *)buffer;
  fixed->size = size;
  hone_fixed_reset(fixed);
}

void hone_fixed_reset(hone_fixed *fixed) {
  fixed->alloc.cursor = fixed->buffer;
  fixed->alloc.limit = fixed->size != 0 ? fixed->buffer + fixed->size : fixed->buffer;
}

size_t hone_fixed_used(const hone_fixed *fixed) {
  return (size_t)((uintptr_t)fixed->alloc.cursor - (uintptr_t)fixed->buffer);
}

#ifndef HONE_FREESTANDING

/* What malloc aligns to. */
#if defined(_MSC_VER) && !defined(__clang__)
#define MALLOC_ALIGN ((size_t)16)
#else
#define MALLOC_ALIGN ((size_t) _Alignof(max_align_t))
#endif

/* ---- The heap ---- */

static void *heap_allocate(hone_alloc *alloc, size_t size, size_t align) {
  (void)alloc;
  if (align <= MALLOC_ALIGN) {
    return malloc(size);
  }
#if defined(_WIN32)
  return NULL; /* what _aligned_malloc gives, free cannot take */
#else
  if (size > SIZE_MAX - align) {
    return NULL;
  }
  return aligned_alloc(align, (size + align - 1) & ~(align - 1));
#endif
}

static void heap_release(hone_alloc *alloc, void *block, size_t size) {
  (void)alloc;
  (void)size;
  free(block);
}

static void *heap_reallocate(hone_alloc *alloc, void *block, size_t used, size_t size,
                             size_t align) {
  void *fresh;
  if (align <= MALLOC_ALIGN) {
    return realloc(block, size);
  }
  fresh = heap_allocate(alloc, size, align);
  if (fresh != NULL) {
    memcpy(fresh, block, used < size ? used : size);
    free(block);
  }
  return fresh;
}

void hone_heap_init(hone_heap *heap) {
  memset(heap, 0, sizeof *heap);
  heap->alloc.allocate = heap_allocate;
  heap->alloc.release = heap_release;
  heap->alloc.reallocate = heap_reallocate;
}

/* ---- The arena ---- */

struct hone_chunk {
  struct hone_chunk *next;
  size_t size; /* of the bytes behind this head */
};

#define FIRST_SIZE ((size_t)4096)
#define LAST_SIZE ((size_t)1 << 20)
#define LARGE_SIZE ((size_t)1 << 16)
/* The head's size, such that what follows is aligned as malloc aligns. */
#define HEAD_SIZE ((sizeof(struct hone_chunk) + MALLOC_ALIGN - 1) / MALLOC_ALIGN * MALLOC_ALIGN)
/* How many large blocks a reallocation looks at before it copies instead. */
#define LARGE_SEARCH 16

static uint8_t *chunk_data(struct hone_chunk *chunk) {
  return (uint8_t *)chunk + HEAD_SIZE;
}

static struct hone_chunk *chunk_new(size_t size) {
  struct hone_chunk *chunk;
  if (size > SIZE_MAX / 2) {
    return NULL;
  }
  chunk = (struct hone_chunk *)malloc(HEAD_SIZE + size);
  if (chunk != NULL) {
    chunk->next = NULL;
    chunk->size = size;
  }
  return chunk;
}

static void chunks_free(struct hone_chunk *chunk) {
  while (chunk != NULL) {
    struct hone_chunk *next = chunk->next;
    free(chunk);
    chunk = next;
  }
}

/* The first aligned byte of a chunk. */
static uint8_t *chunk_block(struct hone_chunk *chunk, size_t align) {
  uint8_t *data = chunk_data(chunk);
  return data + (size_t)(((uintptr_t)0 - (uintptr_t)data) & (uintptr_t)(align - 1));
}

static void arena_use(hone_arena *arena, struct hone_chunk *chunk) {
  arena->now = chunk;
  arena->alloc.cursor = chunk != NULL ? chunk_data(chunk) : NULL;
  arena->alloc.limit = chunk != NULL ? chunk_data(chunk) + chunk->size : NULL;
}

/* A chunk of its own for a block that needs `size` bytes, padding included. */
static struct hone_chunk *arena_large(hone_arena *arena, size_t size) {
  struct hone_chunk **link = &arena->unused;
  struct hone_chunk *chunk;
  while (*link != NULL && (*link)->size < size) {
    link = &(*link)->next;
  }
  chunk = *link;
  if (chunk != NULL) {
    *link = chunk->next;
  } else {
    chunk = chunk_new(size);
    if (chunk == NULL) {
      return NULL;
    }
  }
  chunk->next = arena->large;
  arena->large = chunk;
  return chunk;
}

/* Makes the next region one with room for `size` bytes; false: no memory. */
static bool arena_next_region(hone_arena *arena, size_t size) {
  struct hone_chunk *chunk = arena->now != NULL ? arena->now->next : arena->first;
  size_t wanted = arena->next_size;
  if (chunk == NULL || chunk->size < size) {
    struct hone_chunk *fresh;
    while (wanted - HEAD_SIZE < size) {
      wanted *= 2;
    }
    fresh = chunk_new(wanted - HEAD_SIZE);
    if (fresh == NULL) {
      return false;
    }
    /* Before a kept region that is too small now, which then is the next one. */
    fresh->next = chunk;
    if (arena->now != NULL) {
      arena->now->next = fresh;
    } else {
      arena->first = fresh;
    }
    chunk = fresh;
    arena->next_size = wanted < LAST_SIZE ? wanted * 2 : LAST_SIZE;
  }
  arena_use(arena, chunk);
  return true;
}

static void *arena_allocate(hone_alloc *alloc, size_t size, size_t align) {
  hone_arena *arena = (hone_arena *)(void *)alloc;
  size_t padding = align > MALLOC_ALIGN ? align : 0;
  if (size > SIZE_MAX / 2 || padding > SIZE_MAX / 4) {
    return NULL;
  }
  if (size + padding >= LARGE_SIZE) {
    struct hone_chunk *chunk = arena_large(arena, size + padding);
    return chunk != NULL ? chunk_block(chunk, align) : NULL;
  }
  if (!arena_next_region(arena, size + padding)) {
    return NULL;
  }
  return hone_allocate(alloc, size, align);
}

/* A large block's chunk grows by realloc, which often moves nothing; all others are copied. */
static void *arena_reallocate(hone_alloc *alloc, void *block, size_t used, size_t size,
                              size_t align) {
  hone_arena *arena = (hone_arena *)(void *)alloc;
  struct hone_chunk **link = &arena->large;
  unsigned tries;
  void *fresh;
  for (tries = 0; tries < LARGE_SEARCH && *link != NULL; tries++, link = &(*link)->next) {
    struct hone_chunk *chunk = *link;
    if ((const void *)chunk_data(chunk) != block || align > MALLOC_ALIGN) {
      continue;
    }
    if (size > chunk->size) {
      if (size > SIZE_MAX / 2) {
        return NULL;
      }
      chunk = (struct hone_chunk *)realloc(chunk, HEAD_SIZE + size);
      if (chunk == NULL) {
        return NULL;
      }
      chunk->size = size;
      *link = chunk;
    }
    return chunk_data(chunk);
  }
  fresh = hone_allocate(alloc, size, align);
  if (fresh != NULL) {
    memcpy(fresh, block, used < size ? used : size);
  }
  return fresh;
}

void hone_arena_init(hone_arena *arena) {
  memset(arena, 0, sizeof *arena);
  arena->alloc.allocate = arena_allocate;
  arena->alloc.reallocate = arena_reallocate;
  arena->next_size = FIRST_SIZE;
}

void hone_arena_reset(hone_arena *arena) {
  struct hone_chunk **link = &arena->unused;
  while (*link != NULL) {
    link = &(*link)->next;
  }
  *link = arena->large;
  arena->large = NULL;
  arena_use(arena, arena->first);
}

void hone_arena_free(hone_arena *arena) {
  chunks_free(arena->first);
  chunks_free(arena->large);
  chunks_free(arena->unused);
  hone_arena_init(arena);
}

#endif
