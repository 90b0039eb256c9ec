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

void *arena_alloc(Arena *arena, size_t size) {
  if (size > SIZE_MAX / 2) {
    checked(NULL);
  }
  size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  Block *block = arena->head;
  if (block == NULL || block->size - block->used < size) {
    size_t room = size > BLOCK_SIZE ? size : BLOCK_SIZE;
    block = checked(calloc(1, HEADER + room));
    block->size = room;
    block->next = arena->head;
    arena->head = block;
  }
  void *memory = (char *)block + HEADER + block->used;
  block->used += size;
  return memory;
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
  int size = vsnprintf(NULL, 0, format, args);
  va_end(args);
  char *text = arena_alloc(arena, (size_t)size + 1);
  vsnprintf(text, (size_t)size + 1, format, again);
  va_end(again);
  return text;
}
