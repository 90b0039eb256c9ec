/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the files that make up the exporter of .proto share:
 *
 *   proto_type.c     what a field is called there
 *   proto_scope.c    what stands inside what, and how a name is written from there
 *   proto_syntax.c   proto2, proto3 or edition 2023
 *   proto_choices.c  the comments to the importer
 *   proto_field.c    a field's line
 *   proto.c          the file
 */
#ifndef HONE_EXPORT_PROTO_WRITER_H
#define HONE_EXPORT_PROTO_WRITER_H

#include "export/proto.h"
#include "export/proto_type.h"
#include "support/map.h"
#include "support/set.h"
#include "support/str.h"

/* Extensions of one message that are declared in one place. */
typedef struct Extensions {
  const Message *extendee;
  VEC(const Field *) fields;
} Extensions;

/* The package, or a message, with what is declared inside. */
typedef struct Scope Scope;
struct Scope {
  const char *full_name;
  const char *name;
  const Message *message; // NULL: the package
  const Scope *parent;    // NULL: the package
  bool is_group;          // written where its field stands
  VEC(Scope *) scopes;
  VEC(const Enum *) enums;
  VEC(Extensions *) extensions;
};

typedef struct Export {
  const ProtoExport *request;
  Arena *arena;
  Diag *diag;
  const Schema *schema;
  ProtoSyntax syntax;
  bool is_implicit;   // edition 2023: fields of this file are implicit unless they say otherwise
  bool checks_utf8;   // proto2: the file says that texts are checked
  bool drops_unknown; // the file says that no message keeps unknown fields
  Scope *package;
  bool *hidden; // by Message.index: entries of maps alone
  Map scopes;   // by full name
  Set known;    // full names, and what they lie in
  Str out;
} Export;

/* ---- Scopes ---- */

/* Builds e->package, and reports names that cannot be declared where they would have to be. */
void scopes_build(Export *e);
/* How `full_name` is written inside of `from`. */
const char *scope_reference(const Export *e, const Scope *from, const char *full_name);
/* What follows the last dot. */
const char *scope_last_name(const char *full_name);
/* A map's entry, which no other field uses: .proto files do not show it. */
bool scope_is_hidden(const Export *e, const Message *message);
/* Whether a group can stand in place: its message is declared right there, with its name. */
bool scope_holds_group(const Field *field);

/* ---- Syntax ---- */

/* Sets what Export says about the file as a whole, and reports what the syntax asked for cannot
 * say. */
void syntax_choose(Export *e);

/* ---- Choices ---- */

/* "name = x, text = array"; "" where nothing is to be said. */
const char *choices_of_file(const Export *e);
const char *choices_of_message(const Export *e, const Scope *scope);
const char *choices_of_enum(const Export *e, const Scope *scope, const Enum *enumeration);
const char *choices_of_value(const Export *e, const Scope *scope, const Enumerator *value);
const char *choices_of_oneof(const Export *e, const Oneof *oneof);
const char *choices_of_field(const Export *e, const Field *field);

/* ---- Text ---- */

/* A comment above what follows. */
void write_doc(Export *e, unsigned depth, const char *doc);
/* The end of a line that may have choices behind it. */
void write_end(Export *e, const char *choices);
/* ", item", or " [item" for the first. */
void write_option(Str *options, const char *format, ...) __attribute__((format(printf, 2, 3)));
void write_field(Export *e, unsigned depth, const Scope *scope, const Field *field);
/* Everything between the braces of a message. */
void write_body(Export *e, unsigned depth, const Scope *scope);

#endif
