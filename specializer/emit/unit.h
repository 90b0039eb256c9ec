/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One header's output, x.hone.h and x.hone.c: banner, guards, includes, the ABI
 * handshake, the assertions on layout, and ruled sections in a fixed order. A
 * section into which nothing was written does not appear.
 *
 * Nothing in it depends on time, place, or the order of pointers or hashes:
 * the same schema gives the same bytes.
 */
#ifndef HONE_EMIT_UNIT_H
#define HONE_EMIT_UNIT_H

#include "emit/function.h"
#include "support/set.h"

/* A ruled section of one file, while it is open. */
typedef struct Section {
  size_t before, after; // the ruler stands between these marks
} Section;

struct Unit {
  Arena *arena;
  const Schema *schema;
  bool portable;
  const char *stem;           // "person": of x.hone.h, with its folders
  Writer header;              // prototypes and constants, section by section
  Writer internals;           // prototypes for other generated files, at the header's end
  Writer prototypes;          // of the source's static functions, before its first section
  Writer source;              // definitions
  Writer assertions;          // HONE_STATIC_ASSERTs of the source
  VEC(const char *) includes; // of the source, beyond its own header
  VEC(const char *) header_includes;
  Set once;  // includes, assertions and helpers that are there
  Set taken; // names that no local may have: functions, enums, messages
  Section header_section, source_section;
  Set asked, used;         // names of the function that ends; function.c's own
  Str spare;               // a body's buffer to be used again; function.c's own
  VEC(const char *) names; // every generated name, in the order in which they were made
};

Unit *unit_new(Arena *arena, const Schema *schema, const char *stem, bool portable);
/* "hone/status.h", "string.h": without quotes or brackets. */
void unit_include(Unit *unit, const char *header);        // in the source, once
void unit_header_include(Unit *unit, const char *header); // in the header, once
/* True the first time it is asked for `name`: helpers that are written on first use. */
bool unit_once(Unit *unit, const char *name);
/* A ruled comment in both files: "---- Person: FORMAT ----". */
void unit_section(Unit *unit, const char *title);
/* `#define NAME VALUE` in the header, under a comment when there is one. */
void unit_define(Unit *unit, const char *name, const char *value, const char *comment);
/* `const char NAME[]` that holds the text: declared in the header, defined in the source. */
void unit_define_text(Unit *unit, const char *name, const char *text);
/* A layout fact, asserted in the source unless the output is portable; once each. */
void unit_assert(Unit *unit, const char *condition, const char *message);
/* A fact that portable output relies on as well. */
void unit_require(Unit *unit, const char *condition, const char *message);
/* A static function that is called before its definition: `signature;` at the source's top. */
void unit_prototype(Unit *unit, const char *signature);

/* ---- Names ---- */

/* Records a generated name. function_end and unit_define do. */
void unit_name(Unit *unit, const char *name);
/* Whether the header declares the name, as far as the schema tells. */
bool unit_is_taken(const Unit *unit, const char *name);
/* Errors for generated names that the header declares already, and for a name generated
 * twice, at the message they belong to. */
void unit_check_names(const Unit *unit, Diag *diag);

/* ---- Text ---- */

/* The whole text of the two files. `user_header` is what the header includes to see the structs;
 * the dependencies are the generated headers of annotated headers that it includes. */
const char *unit_header_text(Unit *unit, const char *user_header, const char *const *dependencies,
                             size_t dependency_count);
const char *unit_source_text(Unit *unit);

#endif
