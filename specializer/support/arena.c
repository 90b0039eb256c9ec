/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/arena.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_SIZE = 64 * 1024, ALIGNMENT = 16 };

typedef struct Block {
  struct Block *next;
  size_t used, size; // of the bytes behind this header
} Block;

struct Arena {
  Block *head;
};

// The header of a block, rounded up so that what follows is aligned.
#define HEADER ((sizeof(Block) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT)

static void *checked(void *memory) {
  if (memory == NULL) {
    fputs("hone: out of memory\n", stderr);
    exit(2);
  }
  return memory;
}

Arena *arena_new(void) {
  return checked(calloc(1, sizeof(Arena)));
}

void arena_free(Arena *arena) {
  for (Block *block = arena->head; block != NULL;) {
    Block *next = block->next;
    free(block);
    block = next;
  }
  free(arena);
}

static size_t rounded(size_t size) {
  if (size > SIZE_MAX / 2) {
    checked(NULL);
  }
  return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static char *start_of(Block *block) {
  return (char *)block + HEADER;
}

void *arena_alloc(Arena *arena, size_t size) {
  size = rounded(size);
  Block *block = arena->head;
  if (block == NULL || block->size - block->used < size) {
    size_t room = size > BLOCK_SIZE ? size : BLOCK_SIZE;
    block = checked(calloc(1, HEADER + room));
    block->size = room;
    block->next = arena->head;
    arena->head = block;
  }
  void *memory = start_of(block) + block->used;
  block->used += size;
  return memory;
}

void *arena_resize(Arena *arena, void *memory, size_t old_size, size_t size) {
  if (rounded(old_size) > BLOCK_SIZE) { // it has a block of its own
    Block **link = &arena->head;
    while (start_of(*link) != memory) {
      link = &(*link)->next;
    }
    *link = checked(realloc(*link, HEADER + rounded(size)));
    (*link)->size = (*link)->used = rounded(size);
    return start_of(*link);
  }
  void *copy = arena_alloc(arena, size);
  if (old_size != 0) {
    memcpy(copy, memory, old_size < size ? old_size : size);
  }
  return copy;
}

char *arena_strndup(Arena *arena, const char *text, size_t size) {
  char *copy = arena_alloc(arena, size + 1);
  memcpy(copy, text, size);
  return copy;
}

char *arena_strdup(Arena *arena, const char *text) {
  return arena_strndup(arena, text, strlen(text));
}

char *arena_format(Arena *arena, const char *format, ...) {
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  char small[128];
  int size = vsnprintf(small, sizeof small, format, args);
  va_end(args);
  char *text = arena_alloc(arena, (size_t)size + 1);
  if ((size_t)size < sizeof small) {
    memcpy(text, small, (size_t)size);
  } else {
    vsnprintf(text, (size_t)size + 1, format, again);
  }
  va_end(again);
  return text;
}
