/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * IR 1: the Schema. What the user wrote, read as the compiler reads it:
 * messages, fields and enums, each with its place in C and in the source.
 * It names no wire format and does not change once the front end made it.
 *
 * Vocabulary: a *message* is an annotated struct; a *field* is a member (or a
 * group of members: data, count, presence) that is one thing on the wire; a
 * *member* is one C member. Everything lives in one arena.
 */
#ifndef HONE_SCHEMA_SCHEMA_H
#define HONE_SCHEMA_SCHEMA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "support/diag.h"
#include "support/vec.h"

typedef struct Message Message;
typedef struct Enum Enum;
typedef struct Field Field;
typedef struct Oneof Oneof;

/* ---- Types ---- */

typedef enum TypeKind {
  TYPE_BOOL,
  TYPE_INT,   // size and is_signed say which; `char` and `wchar_t` too, told by `spelling`
  TYPE_FLOAT, // size 4, 8, or more for long double
  TYPE_ENUM,
  TYPE_TEXT,  // form says how it lies in C
  TYPE_WTEXT, // hone_wstr
  TYPE_BYTES,
  TYPE_TIME,     // hone_time
  TYPE_DURATION, // hone_duration
  TYPE_MESSAGE,
} TypeKind;

/* How text and bytes lie in C. */
typedef enum Form {
  FORM_NONE,
  FORM_VIEW,     // hone_str, hone_bytes, hone_wstr: {data, size}
  FORM_POINTER,  // text: char *, NUL-terminated; bytes: uint8_t * and Field.count
  FORM_ARRAY,    // text: char[N], NUL-terminated; bytes: uint8_t[N], exactly N
  FORM_BOUNDED,  // bytes only: uint8_t[N] and Field.count, or a struct {size; bytes[N]}
  FORM_SEQUENCE, // a struct {data, size, capacity}: HONE_SEQ(char), rosidl's string
} Form;

typedef struct Type {
  TypeKind kind;
  Form form;            // TEXT, WTEXT, BYTES only
  unsigned size, align; // in C, in bytes; of one element where there are several
  bool is_signed;       // INT and ENUM
  uint64_t capacity;    // FORM_ARRAY and FORM_BOUNDED: N
  const char *spelling; // how C writes it: "int32_t", "enum color", "struct point"
  const Enum *enumeration;
  const Message *message;
  // The members of a struct form (BOUNDED structs and SEQUENCE), below the value; else NULL.
  const char *data_name, *size_name, *capacity_name;
  const char *size_spelling; // the C type of size_name
} Type;

/* ---- Members ---- */

/* A C member that a field is made of. */
typedef struct Member {
  const char *path;      // below `msg->`: "samples.v"
  uint64_t offset;       // of the byte it begins in, from the start of the message
  unsigned bit_offset;   // bit-fields: from the start of the struct; else 8 * offset
  unsigned bit_width;    // bit-fields: their width; else 0
  unsigned size;         // of its declared type, in bytes
  unsigned element_size; // arrays: of one element; else size
  bool is_signed, is_bool;
  bool points_to_const; // a `const T *`: what it owns is written and freed through a cast
  const char *spelling; // how C writes its type: "size_t"
} Member;

/* ---- Fields ---- */

/* What holds the elements of a field. */
typedef enum Container {
  CONTAINER_NONE,     // one value
  CONTAINER_ARRAY,    // T[N]: exactly N; T[N][M] is flattened, see dims
  CONTAINER_BOUNDED,  // T[N] and a count
  CONTAINER_POINTER,  // T * and a count
  CONTAINER_POINTERS, // T ** and a count: each element is its own block
  CONTAINER_SEQUENCE, // a struct {data, size, capacity}, or three members named by `seq`
} Container;

/* When a single value counts as there. Containers have none of it: their count says. */
typedef enum Presence {
  PRESENCE_IMPLICIT, // a zero (or empty) value is not written where the format has absence
  PRESENCE_ALWAYS,   // written always: `always`, embedded messages, fixed arrays
  PRESENCE_MEMBER,   // presence_member is nonzero
  PRESENCE_BIT,      // bit presence_bit of presence_member, which may be an array or bit-set
  PRESENCE_POINTER,  // the pointer (of `T *`, `char *`, hone_str.data ...) is not NULL
  PRESENCE_ARM,      // an arm of a oneof: the selector says
} Presence;

typedef enum Choice { CHOICE_UNSAID, CHOICE_NO, CHOICE_YES } Choice;
typedef enum Hint { HINT_NONE, HINT_SMALL, HINT_WIDE } Hint;

/* A value written in an annotation, evaluated. */
typedef enum ValueKind { VALUE_NONE, VALUE_INTEGER, VALUE_FLOAT, VALUE_TEXT } ValueKind;
typedef struct Value {
  ValueKind kind;
  int64_t integer;  // INTEGER; as two's complement where is_unsigned
  bool is_unsigned; // INTEGER above INT64_MAX
  double number;    // FLOAT
  const char *text; // TEXT: the bytes (may hold NULs)
  size_t size;
  const char *spelling; // as the user wrote it
} Value;

typedef struct CaseLabels {
  int64_t *items;
  size_t count;
  bool is_default; // case_default
} CaseLabels;

struct Field {
  const Message *parent;
  const char *name;      // C name, unique in the message: the last part of the path
  const char *wire_name; // name = "…", else name
  const char *json_name; // json = "…", else NULL: the format derives it
  bool has_number;
  uint32_t number; // 1 to 536,870,911 for tagged formats; a oneof arm's number

  const Type *type; // of one element
  Container container;
  bool by_pointer; // single `T *`; and the elements of CONTAINER_POINTERS
  uint64_t length; // ARRAY, BOUNDED: N, flattened
  uint64_t *dims;  // ARRAY: N, M, ...
  size_t dim_count;
  uint64_t max; // max = n: of elements, or of bytes of text; 0: none

  Member member;         // the value, the array, the pointer, or the struct {data, …}
  const char *data_path; // SEQUENCE: path of the data pointer ("samples.data", or "d" for `seq`)
  Member count;          // BOUNDED, POINTER(S), SEQUENCE, bytes with a count; path NULL: none
  Member capacity;       // SEQUENCE; path NULL: none

  Presence presence;
  Member presence_member;
  unsigned presence_bit;   // BIT: of the whole set, from 0
  uint64_t presence_words; // BIT: presence_member (its size is one word's) is an array of so many;
                           // 0: it is no array
  const Oneof *oneof;      // NULL unless PRESENCE_ARM
  CaseLabels cases;        // arms only

  bool optional, required, always; // as said
  Choice packed, utf8_check;
  bool zigzag, fixed, group, map, key, external, deprecated;
  Hint varint;
  Value default_value;
  const char *doc; // the comment above it, or NULL
  Location at;
};

struct Oneof {
  const char *name; // the union's name, else the selector's
  Member selector;
  bool selector_is_enum; // the selector's C type is an enum
  bool labels;           // the selector holds case labels, not numbers
  VEC(Field *) arms;     // in declaration order; also listed in Message.fields
  Location at;
};

/* ---- Messages ---- */

typedef struct Constant { // HONE_CONST(type, name, "spelling")
  const char *type, *name, *spelling;
} Constant;

typedef struct Range {
  uint32_t first, last; // inclusive
} Range;

typedef VEC(const char *) ReservedNames;

/* Reserved values of an enum. */
typedef struct EnumRange {
  int64_t first, last; // inclusive
} EnumRange;

typedef enum Extensibility { EXTENSIBILITY_UNSAID, FINAL, APPENDABLE, MUTABLE } Extensibility;
typedef enum Optimize { OPTIMIZE_UNSAID, OPTIMIZE_SPEED, OPTIMIZE_SIZE } Optimize;

struct Message {
  const char *name;                  // <M>: the typedef's name or the tag, a final _t dropped
  const char *c_type;                // how C writes the struct: "struct point", "Person"
  const char *full_name;             // package and name, joined by '.': "tutorial.Person"
  const char *ros1_name, *ros2_name; // ros1 = "pkg/Name", ros2 = "…"; else NULL
  VEC(Field *) fields; // declaration order, arms of oneofs included, count members not
  VEC(Oneof *) oneofs;
  Member unknown;       // the HONE_UNKNOWN member; path NULL: none
  VEC(Member) skipped;  // HONE_SKIP
  uint64_t size, align; // in C
  VEC(Constant) constants;
  const char *definition; // HONE_DEFINITION's text, or NULL
  VEC(Range) reserved, extensions;
  ReservedNames reserved_names;
  bool deprecated;
  Extensibility extensibility;
  Optimize optimize;
  uint64_t budget;        // bytes of code; 0: none
  const Message *extends; // HONE_EXTEND(M): the message whose extensions these are
  bool message_set;       // its extensions are messages, which lie in the set's own encoding
  bool is_map_entry;      // some `map` field's entry
  const char *file;       // the header it stands in, as the compiler found it
  bool is_main;           // in the header being specialized: code is made for it
  size_t index;           // in Schema.messages
  const char *doc;
  Location at;
};

typedef struct Enumerator {
  const char *name;      // as in C
  const char *wire_name; // HONE_VALUE(name = "…"), else name without the enum's prefix
  int64_t value;         // unsigned enums above INT64_MAX as two's complement
  bool deprecated;
  const char *doc;
  Location at;
} Enumerator;

struct Enum {
  const char *name;   // <E>: typedef name or tag, a final _t dropped
  const char *c_type; // "enum color" or the typedef name
  const char *full_name;
  unsigned size; // of its integer type, in bytes
  bool is_signed;
  bool closed, mask;
  unsigned bits;          // bits = n; 0: not said
  VEC(Enumerator) values; // declaration order
  VEC(EnumRange) reserved;
  ReservedNames reserved_names;
  bool deprecated;
  const char *file;
  bool is_main;
  const char *doc;
  Location at;
};

/* A macro of the headers that were read, those of the system and of the library left out. */
typedef struct Macro {
  const char *name;
  bool is_function; // with parameters: only a name before `(` is one
  Location at;
} Macro;

typedef struct Target {
  const char *triple;
  bool big_endian;
  unsigned pointer_size; // bytes
} Target;

typedef struct Schema {
  Arena *arena;
  const char *source;  // the header, as the user gave it
  const char *package; // HONE_FILE(package = "…"), or ""
  Target target;
  VEC(Message *) messages; // in order of declaration, those of included headers too
  VEC(Enum *) enums;
  VEC(const char *) functions; // names the header already declares: a generated one may not clash
  VEC(Macro) macros;           // all that were defined; some may have been undefined since
  VEC(const char *) includes;  // annotated headers this one includes, by their path
  VEC(const char *) inputs;    // every file the parse read, for depfiles
} Schema;

/* The message `name` (its <M>), or NULL. */
Message *schema_find(const Schema *schema, const char *name);

/* Prints the schema, for --dump schema and the tests that pin it. */
void schema_dump(const Schema *schema, FILE *out);

/* What can be judged without a format: two fields with one number, two
 * messages with one name, a count used twice, by-value recursion. */
void schema_check(const Schema *schema, Diag *diag);

/* Number of repeated, single, oneof: asked everywhere. */
static inline bool field_is_repeated(const Field *field) {
  return field->container != CONTAINER_NONE;
}
/* The key and the value of a map's entry: the fields called `key` and `value`. */
const Field *map_key_field(const Message *entry);
const Field *map_value_field(const Message *entry);
static inline bool member_exists(const Member *member) {
  return member->path != NULL;
}

#endif
