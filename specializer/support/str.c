/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/str.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

Str str_new(Arena *arena) {
  return (Str){.arena = arena};
}

static void reserve(Str *s, size_t more) {
  if (s->capacity - s->size > more) {
    return;
  }
  size_t capacity = s->capacity ? s->capacity * 2 : 256;
  while (capacity - s->size <= more) {
    capacity *= 2;
  }
  s->data = arena_resize(s->arena, s->data, s->capacity, capacity);
  s->capacity = capacity;
}

void str_add_size(Str *s, const char *text, size_t size) {
  if (size == 0) {
    return;
  }
  reserve(s, size);
  memcpy(s->data + s->size, text, size);
  s->size += size;
  s->data[s->size] = '\0';
}

void str_add(Str *s, const char *text) {
  str_add_size(s, text, strlen(text));
}

void str_add_char(Str *s, char c) {
  str_add_size(s, &c, 1);
}

void str_addf(Str *s, const char *format, ...) {
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int size = vsnprintf(NULL, 0, format, args);
  va_end(args);
  reserve(s, (size_t)size);
  vsnprintf(s->data + s->size, (size_t)size + 1, format, again);
  va_end(again);
  s->size += (size_t)size;
}

const char *str_text(const Str *s) {
  return s->data != NULL ? s->data : "";
}

bool str_equal(const char *a, const char *b) {
  return a != NULL && b != NULL && strcmp(a, b) == 0;
}

bool str_starts(const char *text, const char *prefix) {
  return strncmp(text, prefix, strlen(prefix)) == 0;
}

bool str_ends(const char *text, const char *suffix) {
  size_t a = strlen(text), b = strlen(suffix);
  return a >= b && strcmp(text + a - b, suffix) == 0;
}

char *str_c_escape(Arena *arena, const void *bytes, size_t size) {
  Str out = str_new(arena);
  const unsigned char *p = bytes;
  for (size_t i = 0; i < size; i++) {
    if (p[i] == '"' || p[i] == '\\') {
      str_addf(&out, "\\%c", p[i]);
    } else if (p[i] == '\n') {
      str_add(&out, "\\n");
    } else if (p[i] < 0x20 || p[i] >= 0x7f || p[i] == '?') {
      str_addf(&out, "\\%03o", p[i]);
    } else {
      str_add_char(&out, (char)p[i]);
    }
  }
  return arena_strdup(arena, str_text(&out));
}
