/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * An allocator that counts its blocks, checks that each is released once, and
 * fails from its k-th request on.
 */
#ifndef TEST_COUNTING_H
#define TEST_COUNTING_H

#include <stdio.h>
#include <stdlib.h>

#include <hone/alloc.h>

typedef struct Counting {
  hone_alloc alloc;
  size_t live;     /* blocks that were not released yet */
  size_t requests; /* so far */
  size_t fail_at;  /* the request that fails first; 0: none */
} Counting;

static void *counting_allocate(hone_alloc *alloc, size_t size, size_t align) {
  Counting *c = (Counting *)alloc;
  void *block;
  (void)align; /* malloc's is enough for every type here */
  if (++c->requests >= c->fail_at && c->fail_at != 0) {
    return NULL;
  }
  block = malloc(size);
  if (block != NULL) {
    memset(block, 0xa5, size);
    c->live++;
  }
  return block;
}

/* A block released twice, or a pointer that is none, is the sanitizer's to find. */
static void counting_release(hone_alloc *alloc, void *block, size_t size) {
  (void)size;
  ((Counting *)alloc)->live--;
  free(block);
}

static inline void counting_init(Counting *c, size_t fail_at) {
  memset(c, 0, sizeof(*c));
  c->alloc.allocate = counting_allocate;
  c->alloc.release = counting_release;
  c->fail_at = fail_at;
}

static int check_failures;

#define CHECK(condition)                                                                           \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);                    \
      check_failures++;                                                                            \
    }                                                                                              \
  } while (0)

#endif
