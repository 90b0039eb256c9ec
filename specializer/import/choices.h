/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the user chooses: how things are held in C, and what they are called.
 * Choices stand in comments of the .proto file, in lines that begin with
 * `hone:`, or, where that cannot be edited, in side files:
 *
 *   // hone: max_length = 63, text = array
 *   string name = 1;
 *
 *   # pattern          choices
 *   tutorial.*.name    max_length = 63
 *
 * What is said about a file or a message holds for what stands inside it. A
 * side file wins over comments, a later line over an earlier one. nanopb's
 * .options files are side files with another vocabulary.
 */
#ifndef IMPORT_CHOICES_H
#define IMPORT_CHOICES_H

#include <stdbool.h>
#include <stdint.h>

#include "support/diag.h"
#include "support/vec.h"

typedef enum TextForm { TEXT_UNSAID, TEXT_VIEW, TEXT_POINTER, TEXT_ARRAY } TextForm;
typedef enum ListForm {
  LIST_UNSAID,
  LIST_POINTER,  // T * and a count
  LIST_ARRAY,    // T[N] and a count, or exactly N
  LIST_POINTERS, // T ** and a count
  LIST_SEQUENCE, // HONE_SEQ(T)
} ListForm;
typedef enum HeldForm {
  HELD_UNSAID,
  HELD_POINTER,
  HELD_INLINE,
  HELD_TIME, // Timestamp is a hone_time, Duration a hone_duration; others as without a choice
} HeldForm;
typedef enum OneofForm { ONEOF_UNSAID, ONEOF_UNION, ONEOF_ANONYMOUS, ONEOF_FIELDS } OneofForm;
typedef enum EnumForm { ENUM_UNSAID, ENUM_INT, ENUM_PACKED } EnumForm;
typedef enum PresenceForm {
  PRESENCE_FORM_UNSAID,
  PRESENCE_FORM_IMPLICIT, // no member says it: a zero is absent
  PRESENCE_FORM_ALWAYS,   // it is always there
  PRESENCE_FORM_EXPLICIT, // maps: their keys or values may be absent
} PresenceForm;
typedef enum Answer { ANSWER_UNSAID, ANSWER_NO, ANSWER_YES } Answer;

typedef struct Choices Choices;
struct Choices {
  // Of the declaration alone.
  const char *name;  // what it is called in C; NULL: not said
  const char *entry; // maps: what the struct of an entry is called in C; NULL: not said
  Answer skip;       // leave it out
  unsigned bits;     // of a bit-field; 0: none
  const char *dims;  // lists: "[3][4]", of an array; NULL: one dimension
  // Of what stands inside, too.
  const char *prefix;    // of C names, instead of the package; NULL: not said
  Answer unknown;        // keep unknown fields
  TextForm text;         // strings
  TextForm bytes;        // VIEW: hone_bytes, POINTER: uint8_t * and a count, ARRAY
  ListForm list;         // repeated fields
  HeldForm message;      // embedded messages
  OneofForm oneof;       // oneofs
  EnumForm enums;        // PACKED: as narrow as their values let them
  PresenceForm presence; // optional fields
  Answer utf8;           // check texts, whatever the file's edition says
  uint64_t max_length;   // bytes of text (without the NUL) and of bytes; 0: not said
  uint64_t max_size;     // nanopb's: the same, but with a text's NUL; 0: not said
  uint64_t max_count;    // elements
  Answer fixed_length;   // bytes: always max_length
  Answer fixed_count;    // lists: always max_count
  unsigned int_bits;     // width of integers in C: 8, 16, 32, 64; 0: as in .proto
  Answer long_names;     // enumerators begin with their enum's name
  const char *varint;    // the hint "small" or "wide"; NULL: none
  const char *optimize;  // "speed" or "size"; NULL: none
  const Choices *key;    // maps: of their keys alone; NULL: nothing
  const Choices *value;  // of their values
};

/* A line of a side file. */
typedef struct ChoiceLine {
  const char *pattern;
  bool is_glob;
  bool is_exact; // it means one declaration, in Hone's own words
  bool is_used;  // it met something
  Choices choices;
  Location at;
} ChoiceLine;

typedef struct ChoiceLines {
  Arena *arena;
  Diag *diag;
  VEC(ChoiceLine) lines;
} ChoiceLines;

typedef enum Vocabulary { VOCABULARY_HONE, VOCABULARY_NANOPB } Vocabulary;

/* Reads the text of a side file. */
void choices_read(ChoiceLines *lines, const char *path, const char *text, Vocabulary vocabulary);

/* Reads "max_length = 63, text = array" into `out`. */
void choices_parse(Arena *arena, Diag *diag, Location at, const char *text, Vocabulary vocabulary,
                   Choices *out);

/* Says of `out` what `said` says. */
void choices_merge(Arena *arena, Choices *out, const Choices *said);
/* What of `outer` holds for what stands inside. */
Choices choices_inherit(const Choices *outer);
/* Applies the lines whose pattern meets the name; those without a wildcard to `exact`, too. */
void choices_match(ChoiceLines *lines, const char *full_name, Choices *out, Choices *exact);
/* Whether nothing is said. */
bool choices_are_empty(const Choices *choices);
/* Warns of lines that met nothing. */
void choices_report_unused(const ChoiceLines *lines);

#endif
