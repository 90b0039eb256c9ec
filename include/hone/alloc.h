/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HONE_ALLOC_H
#define HONE_ALLOC_H
/* SKETCH: the runtime's author completes this file. */
#include <stddef.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct hone_alloc hone_alloc;
struct hone_alloc {
  uint8_t *cursor, *limit; /* the bump region; both NULL in a heap */
  /* Slow path: a block of `size` bytes aligned to `align`; NULL: none left. */
  void *(*allocate)(hone_alloc *alloc, size_t size, size_t align);
  /* Frees one block; NULL: everything is freed at once, and aliasing is allowed. */
  void (*release)(hone_alloc *alloc, void *block, size_t size);
};

/* size > 0; align a power of two. NULL alloc: NULL. */
static inline void *hone_allocate(hone_alloc *alloc, size_t size, size_t align);
/* Grows or shrinks a block that holds old_size bytes; extends in place where it is the last one of a bump region. */
void *hone_reallocate(hone_alloc *alloc, void *block, size_t old_size, size_t new_size, size_t align);
/* Frees, where the allocator frees blocks one by one. NULL block is fine. */
static inline void hone_release(hone_alloc *alloc, void *block, size_t size);
#endif
