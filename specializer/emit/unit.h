/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One header's output, x.hone.h and x.hone.c: banner, guards, includes, the ABI
 * handshake, the assertions on layout, and ruled sections in a fixed order.
 */
#ifndef HONE_EMIT_UNIT_H
#define HONE_EMIT_UNIT_H

#include "emit/function.h"

struct Unit {
  Arena *arena;
  const Schema *schema;
  bool portable;
  const char *stem;   // "person": of x.hone.h, with its folders
  Writer header;      // prototypes and constants, section by section
  Writer internals;   // prototypes for other generated files, at the header's end
  Writer source;      // definitions
  Writer assertions;  // HONE_STATIC_ASSERTs of the source
  VEC(const char *) includes; // of the source, beyond its own header
  VEC(const char *) header_includes;
};

Unit *unit_new(Arena *arena, const Schema *schema, const char *stem, bool portable);
void unit_include(Unit *unit, const char *header);        // in the source, once
void unit_header_include(Unit *unit, const char *header); // in the header, once
/* True the first time it is asked for `name`: helpers that are written on first use. */
bool unit_once(Unit *unit, const char *name);
/* A ruled comment in both files: "---- Person: protobuf ----". */
void unit_section(Unit *unit, const char *title);
/* `#define NAME VALUE` in the header, under a comment when there is one. */
void unit_define(Unit *unit, const char *name, const char *value, const char *comment);
/* A layout fact, asserted in the source unless the output is portable; once each. */
void unit_assert(Unit *unit, const char *condition, const char *message);

/* The whole text of the two files. */
const char *unit_header_text(Unit *unit, const char *user_header, const char *const *dependencies,
                             size_t dependency_count);
const char *unit_source_text(Unit *unit);

#endif
