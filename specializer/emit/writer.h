/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The only place where emitted text is made. Text is written as templates with
 * named holes, unindented; the writer indents by the braces it sees, as a
 * careful person would: a line that begins with `}` closes, a line that ends
 * in `{` opens, `case` and labels stand one level out. It never re-flows, and
 * what it makes is a fixed point of clang-format with ColumnLimit 0.
 *
 *   writer_line(w, "for (size_t $i$ = 0; $i$ < $count$; $i$++) {", {"i", index}, {"count", count});
 *   ...
 *   writer_line(w, "}");
 *
 * A template may hold several lines. An unknown `$key$` is a broken invariant.
 */
#ifndef HONE_EMIT_WRITER_H
#define HONE_EMIT_WRITER_H

#include "support/str.h"

typedef struct Hole {
  const char *key, *value;
} Hole;

typedef struct Writer {
  Str text;
  unsigned depth;   // open braces
  unsigned hanging; // label state, the writer's own
} Writer;

Writer writer_new(Arena *arena);
void writer_fill(Writer *w, const char *template, const Hole *holes); // ends with a NULL key
#define writer_line(w, ...) WRITER_LINE_((w), __VA_ARGS__, {NULL, NULL})
#define WRITER_LINE_(w, template, ...) writer_fill((w), (template), (const Hole[]){__VA_ARGS__})
/* An empty line, unless there is one already or a block was just opened. */
void writer_gap(Writer *w);
/* Text of another writer, indented to where this one stands. */
void writer_splice(Writer *w, const Writer *other);

/* The same holes, as an expression. */
const char *template_fill(Arena *arena, const char *template, const Hole *holes);
#define expression(arena, ...) EXPRESSION_((arena), __VA_ARGS__, {NULL, NULL})
#define EXPRESSION_(arena, template, ...)                                                          \
  template_fill((arena), (template), (const Hole[]){__VA_ARGS__})

#endif
