/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the files that write a header share.
 */
#ifndef IMPORT_TEXT_H
#define IMPORT_TEXT_H

#include "import/link.h"

typedef struct Text {
  Model *model;
  ProtoFile *file;
  Str out;
} Text;

/* A comment of its own lines: one line or a block. `opening` is one of the two below. */
void text_comment(Text *t, const char *indent, const char *opening, const char *comment);
#define COMMENT_PLAIN "/*"
#define COMMENT_DOC "/**" // belongs to what follows

/* What stood above a declaration, and its options, of the message "FieldOptions" or the like. */
void text_above(Text *t, const char *indent, const Declaration *is, const char *options);
/* What stood behind it, and the end of the line. */
void text_behind(Text *t, const Declaration *is);

/* `name = "..."` of a message or enum; NULL where the front end would find the same by itself. */
const char *text_name(Text *t, const Declaration *is, bool is_nested);
/* Adds ", item" to a list of options. */
void text_option(Str *options, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Adds ", name" to a list of reserved names. */
void text_names(Str *list, const NameList *names);

/* Adds "HONE(1, ...)", with its options on as many lines as it takes, to a line that has `column`
 * letters; at least `behind` are to follow. Returns the column after it. */
size_t text_macro(Text *t, size_t column, const char *macro, const char *options, size_t behind);

/* "struct HONE_MESSAGE(...) tag {", broken where it is long. */
void text_head(Text *t, const char *word, const char *macro, const Str *options, const char *tag);

/* The options that mean nothing to Hone, as lines of .proto; NULL: there are none. */
const char *options_text(Model *model, const hone_unknown *options, const char *message);

void struct_write(Text *t, ProtoMessage *message);
void extensions_write(Text *t, const ProtoExtensions *set);

#endif
