/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Annotations as text: what HONE and its kin left on a declaration, cut into
 * items. A note's attribute is "hone\n" kind "\n" written "\n" expanded, both
 * of them the macro's arguments; keys are read from what was written, so that
 * a macro of the user's which is named like a key does no harm, and values
 * from what the preprocessor made of it.
 */
#ifndef HONE_FRONTEND_ANNOTATIONS_H
#define HONE_FRONTEND_ANNOTATIONS_H

#include "frontend/clang.h"

typedef enum NoteKind {
  NOTE_FIELD,
  NOTE_MESSAGE,
  NOTE_EXTEND,
  NOTE_CONST,
  NOTE_DEFINITION,
  NOTE_ENUM,
  NOTE_VALUE,
  NOTE_ONEOF,
  NOTE_SKIP,
  NOTE_UNKNOWN,
  NOTE_PRESENCE,
  NOTE_SEQ,
  NOTE_FILE,
  NOTE_OVERLAY,
  NOTE_MEMBER,
  NOTE_KIND_COUNT,
} NoteKind;

typedef struct Note Note;

/* One argument: `key`, `key = value`, or a value alone. */
typedef struct Item {
  const Note *note;
  const char *key;      // NULL: a value alone
  const char *written;  // the value as the user wrote it; "" for a key alone
  const char *expanded; // and as the preprocessor left it
  bool has_value;
  bool evaluated; // `value` holds it
  bool failed;    // it was tried, and the failure reported
  Value value;
} Item;

struct Note {
  NoteKind kind;
  VEC(Item *) items;
  Location at; // of the macro's name, or of the user's macro around it
  CXFile file;
  unsigned offset; // in the file
};

typedef VEC(Note *) Notes;

/* The notes on a declaration, in the order of the source. */
void notes_read(TranslationUnit *tu, CXCursor cursor, Notes *notes);

/* The only note of a kind, or NULL. Two are an error. */
Note *notes_find(const Notes *notes, Diag *diag, NoteKind kind);

/* "HONE_MESSAGE", for messages. */
const char *note_macro(NoteKind kind);

/* Where an item stands, as closely as the source tells: else its note's place. */
Location item_location(TranslationUnit *tu, const Item *item);

/* Whether `key` may be used with notes of this kind. */
bool option_known(NoteKind kind, const char *key);
/* The known key that `key` was probably meant to be, or NULL. */
const char *option_near(NoteKind kind, const char *key);

/* Reports keys that no note of this kind has, keys used twice, and values that are missing
 * or out of place. False: something was reported. */
bool note_check(TranslationUnit *tu, Diag *diag, const Note *note);

#endif
