/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the files of the front end share. The stages, each a file:
 *
 *   collect   walks the translation unit: annotated structs and enums, packages, names
 *   members   takes an annotated struct apart into members, flattening what lies inline
 *   values    evaluates what annotations say, with one second parse for all expressions
 *   records   makes messages and enums of them
 *   fields    makes a field of a member and its options; types says what the C type means;
 *             conventions finds counts and presence
 */
#ifndef HONE_FRONTEND_INTERNAL_H
#define HONE_FRONTEND_INTERNAL_H

#include "frontend/annotations.h"
#include "support/str.h"

/* ---- Maps from text ---- */

typedef struct TextMap {
  Arena *arena;
  const char **keys;
  void **values; // never NULL where there is a key
  size_t count, capacity;
} TextMap;

void *text_map_get(const TextMap *map, const char *key);
void text_map_put(TextMap *map, const char *key, void *value);

/* ---- Declarations ---- */

typedef struct RawUnion RawUnion;

/* A C member of a message, with all that was said about it. */
typedef struct RawMember {
  CXCursor cursor;
  CXType type;
  Member place;      // path, offset, size, spelling
  const char *name;  // the last part of the path
  const char *scope; // what the path begins with: "" or "pos."
  Note *field;       // HONE
  bool is_skipped, is_unknown, is_presence;
  RawUnion *arm_of;    // the union it lies in directly; else NULL
  const char *used_as; // "field", "count", ...; NULL: nothing yet
  const struct RawMember *used_by;
  const char *doc;
  Location at;
} RawMember;

struct RawUnion {
  const char *name;  // "" for an anonymous one
  const char *scope; // where it lies: of its selector
  Note *oneof;       // NULL: nothing was said
  Location at;
  Oneof *made;
};

/* An annotated struct. */
typedef struct RawRecord {
  CXCursor cursor; // the definition
  Note *note;      // HONE_MESSAGE or HONE_EXTEND
  Notes notes;
  const char *tag;   // "" where there is none
  const char *alias; // the typedef's name, or NULL
  bool implied;      // the entry of a map, which needs no annotation
  Message *message;
  VEC(RawMember *) members;
  TextMap by_path; // RawMember
  VEC(RawUnion *) unions;
  Location at;
} RawRecord;

typedef struct RawEnum {
  CXCursor cursor;
  Notes notes;
  Enum *made;
} RawEnum;

/* The first typedef that names a struct or enum directly. */
typedef struct Alias {
  const char *name;
  CXCursor cursor;
} Alias;

typedef struct Frontend {
  Arena *arena;
  Diag *diag;
  const FrontendOptions *options;
  TranslationUnit tu;
  Schema *schema;
  CursorMap aliases; // canonical record or enum -> Alias
  CursorMap records; // canonical record -> RawRecord
  CursorMap enums;   // canonical enum -> RawEnum
  VEC(RawRecord *) messages;
  VEC(RawEnum *) annotated_enums;
  TextMap enumerators; // Value: every one of the translation unit
  TextMap packages;    // file name -> const char
  TextMap by_name;     // tag, typedef or <M> -> RawRecord
  VEC(Item *) pending; // to be evaluated by the second parse
} Frontend;

/* ---- Stages ---- */

void collect(Frontend *f);

/* Members of a record, flattened. */
void members_collect(Frontend *f, RawRecord *record);
/* The member `name`, seen from `scope`: there, or in a scope around it; or NULL. */
RawMember *members_find(const RawRecord *record, const char *scope, const char *name);

typedef enum Want { WANT_INTEGER, WANT_FLOAT, WANT_TEXT } Want;
/* Asks for an item's value; it is there after values_evaluate. */
void values_want(Frontend *f, Item *item, Want want);
void values_want_note(Frontend *f, Note *note, Want default_want);
void values_evaluate(Frontend *f);
/* String literals, one behind the other, as bytes. False: it is something else. */
bool literal_text(Arena *arena, const char *text, const char **bytes, size_t *size);
bool literal_integer(const char *text, Value *value);
bool literal_float(const char *text, double *number);

Enum *enum_of(Frontend *f, CXType type, const char *fallback_name);
void enums_make(Frontend *f); // the annotated ones
void enums_finish(Frontend *f);
void record_make(Frontend *f, RawRecord *record);   // the Message, without its fields
void record_finish(Frontend *f, RawRecord *record); // its fields and options

/* "2, 9 to 11, 100-max", within least and most, which `max` means. Adds names that stand between
 * the ranges to `names`; NULL: there may be none. What is wrong is reported. */
typedef VEC(EnumRange) WideRanges;
void ranges_read(Frontend *f, const Item *item, int64_t least, int64_t most, WideRanges *out,
                 ReservedNames *names);

void message_options(Frontend *f, RawRecord *record); // what is said about it as a whole

/* What a field's annotation says. */
typedef struct FieldOptions {
  int64_t most_number; // the largest that it may have
  const Item *number, *count, *presence, *data, *capacity, *default_value;
  bool seq, packed, unpacked;
} FieldOptions;

void field_make(Frontend *f, RawRecord *record, RawMember *member);
/* Gives type, container, length to a field. False: refused, and reported. */
bool field_type(Frontend *f, RawRecord *record, RawMember *member, Field *field,
                const FieldOptions *options);
/* The count of a container, by option or convention; NULL: none, or *failed. */
RawMember *find_count(Frontend *f, RawRecord *record, RawMember *member,
                      const FieldOptions *options, bool *failed);
bool field_presence(Frontend *f, RawRecord *record, RawMember *member, Field *field,
                    const FieldOptions *options);
void presence_bits(Frontend *f, RawRecord *record);
/* Claims a member for `by`; reports when it is taken. */
bool member_use(Frontend *f, RawMember *member, const char *use, const RawMember *by);
bool member_is_integer(const RawMember *member);

/* ---- Types ---- */

/* How C writes a type. */
const char *type_spelling(Frontend *f, CXType type);
/* The RawRecord of a struct type that is a message, or NULL. */
RawRecord *type_message(Frontend *f, CXType type);
bool type_is_char(CXType type);
bool type_is_byte(CXType type);
bool type_is_integer(CXType type);
bool type_is_float(CXType type);
bool type_is_signed(CXType type);
/* An enumerator's value; *above: it is above INT64_MAX. */
int64_t type_enumerator(CXCursor enumerator, bool *above);
/* The scalar below arrays and pointers, to know what its default is. */
CXType type_innermost(CXType type);
/* "hone_str" for that type; else "". */
const char *type_record_tag(Frontend *f, CXType type);
/* The fields of a record type: FieldDecl cursors. */
typedef VEC(CXCursor) Cursors;
void type_fields(Frontend *f, CXType type, Cursors *out);
/* Place of a member at `base` bits. */
Member type_member(Frontend *f, CXCursor field, const char *path, uint64_t base_bits);

/* The type of one value; NULL: refused, and reported. `parent` names what has no name. */
Type *type_value(Frontend *f, const RawMember *member, const Message *parent, CXType type);

/* A struct of pointer, size and capacity. */
typedef struct Sequence {
  CXCursor data, size, capacity;
  CXType element;
} Sequence;
bool type_sequence(Frontend *f, CXType record, const char *data, const char *size,
                   const char *capacity, Sequence *out);

/* The name with its package; `said` is a name from an annotation, or NULL. */
const char *full_name(Frontend *f, const char *file, const char *name, const char *said);
const char *without_t(Arena *arena, const char *name);

#endif
