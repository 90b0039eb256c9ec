/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The tool's memory: one arena per run, freed at exit. Everything that a stage
 * makes (schema, plans, expressions, text) lives here, so nothing in the tool
 * is freed by hand. Running out of memory prints a line and exits with 2.
 */
#ifndef HONE_SUPPORT_ARENA_H
#define HONE_SUPPORT_ARENA_H

#include <stddef.h>

typedef struct Arena Arena;

Arena *arena_new(void);
void arena_free(Arena *arena);

/* `size` zeroed bytes, aligned for any type. Never NULL. */
void *arena_alloc(Arena *arena, size_t size);

/* The same bytes with room for `size` of them, where they lie or elsewhere; what is new is not
 * zeroed. `memory` had room for old_size. Large ones grow without being copied. */
void *arena_resize(Arena *arena, void *memory, size_t old_size, size_t size);

#define arena_new_of(arena, T) ((T *)arena_alloc((arena), sizeof(T)))
#define arena_array(arena, T, n) ((T *)arena_alloc((arena), sizeof(T) * (n)))

/* Copies of text, NUL-terminated. */
char *arena_strdup(Arena *arena, const char *text);
char *arena_strndup(Arena *arena, const char *text, size_t size);

/* printf into the arena. */
char *arena_format(Arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
