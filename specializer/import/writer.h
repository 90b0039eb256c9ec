/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the files that write the header of a .proto file share.
 */
#ifndef IMPORT_WRITER_H
#define IMPORT_WRITER_H

#include "import/link.h"
#include "import/text.h"

typedef struct Text {
  Model *model;
  ProtoFile *file;
  Str out;
} Text;

/* What stood above a declaration, and its options, of the message "FieldOptions" or the like. */
void text_above(Text *t, const char *indent, const Declaration *is, const char *options);
/* What stood behind it, and the end of the line. */
void text_behind(Text *t, const Declaration *is);

/* `name = "..."` of a message or enum; NULL where the front end would find the same by itself. */
const char *text_name(Text *t, const Declaration *is, bool is_nested);
/* Adds ", name" to a list of reserved names. */
void text_names(Str *list, const NameList *names);

/* The options that mean nothing to Hone, as lines of .proto; NULL: there are none. */
const char *options_text(Model *model, const hone_unknown *options, const char *message);

void struct_write(Text *t, ProtoMessage *message);
void extensions_write(Text *t, const ProtoExtensions *set);

#endif
