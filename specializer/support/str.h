/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A growing text buffer (Str), and the few questions about C strings that the
 * tool asks everywhere. A Str lives in the arena it was made with.
 */
#ifndef HONE_SUPPORT_STR_H
#define HONE_SUPPORT_STR_H

#include <stdbool.h>
#include <stddef.h>

#include "support/arena.h"

typedef struct Str {
  Arena *arena;
  char *data; // NUL-terminated once anything was added; NULL before
  size_t size, capacity;
} Str;

Str str_new(Arena *arena);
void str_add(Str *s, const char *text);
void str_add_size(Str *s, const char *text, size_t size);
void str_add_char(Str *s, char c);
void str_addf(Str *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* What was added so far, until more is added. "" when empty, never NULL. */
const char *str_text(const Str *s);

bool str_equal(const char *a, const char *b); // false when either is NULL
bool str_starts(const char *text, const char *prefix);
bool str_ends(const char *text, const char *suffix);

/* `bytes` as the inside of a C string literal: escapes in octal, always three
 * digits, so that what follows is never swallowed. */
char *str_c_escape(Arena *arena, const void *bytes, size_t size);

#endif
