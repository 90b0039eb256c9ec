/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Pieces of annotated headers, whatever they are imported from.
 */
#ifndef IMPORT_TEXT_H
#define IMPORT_TEXT_H

#include "support/map.h"
#include "support/str.h"

/* A comment of its own lines: one line or a block. `opening` is one of the two below. */
void text_comment(Str *out, const char *indent, const char *opening, const char *comment);
#define COMMENT_PLAIN "/*"
#define COMMENT_DOC "/**" // belongs to what follows

/* Adds ", item" to a list of options. */
void text_option(Str *options, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Adds "HONE(1, ...)", with its options on as many lines as it takes, to a line that has `column`
 * letters; at least `behind` are to follow. Returns the column after it. */
size_t text_macro(Str *out, size_t column, const char *macro, const char *options, size_t behind);

/* "struct HONE_MESSAGE(...) tag {", broken where it is long. */
void text_head(Str *out, const char *word, const char *macro, const Str *options, const char *tag);

/* Bytes of the UTF-8 sequence that `text` begins with, of which `size` are there; 0: it is none. */
size_t text_utf8_size(const char *text, size_t size);

/* Adds a line's bytes without what ends comments, or makes compilers warn of them. */
void text_add_clean(Str *out, const char *text, size_t size);
/* The same for a text of several lines. */
const char *text_clean(Arena *arena, const char *text);

/* Names that nothing may have (keywords, macros), and those that the C library declares. */
void text_words(Map *words, Map *declared);
/* Whether the name belongs to Hone or the compiler by how it begins. */
bool text_is_reserved(const char *name);

#endif
