/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the stages that make the model share.
 */
#ifndef IMPORT_LINK_H
#define IMPORT_LINK_H

#include "import/model.h"
#include "import/text.h"
#include "support/str.h"

/* The text as a C string; NULL, and a diagnostic, where there is none or it holds a NUL. */
const char *link_text(Model *model, Location at, hone_str text, const char *what);
/* The same for a name: letters, digits, underscores. */
const char *link_name(Model *model, Location at, hone_str text, const char *what);

/* Letters, digits and underscores, and no digit first. */
bool link_is_name(const char *text);

/* What is said about a declaration in comments and side files; its comments without that. */
void comments_read(Model *model, Declaration *declaration, const Choices *outer);
/* The same of a file, which has them at its syntax and its package. */
void comments_read_file(Model *model, ProtoFile *file);

/* What nanopb's options in the .proto file itself, `[(nanopb).max_size = 40]`, say of a declaration
 * or of a file; nothing where the file does not come with nanopb.proto. */
void inline_options_read(Model *model, Location at, const hone_unknown *options, Choices *out);

/* The second stage: types, features, presence, maps. */
void resolve_file(Model *model, ProtoFile *file);
/* What C and the front end would stumble over: numbers, ranges, names taken twice. */
void check_message(Model *model, ProtoMessage *message);
void check_enum(Model *model, ProtoEnum *made);

/* The default of a field as C writes it; NULL: none. *failed: it is no value of the field. */
const char *default_spelling(Model *model, const ProtoField *field, bool *failed);

#endif
