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
 * A template may hold several lines; an empty one is a gap. An unknown `$key$`
 * is a broken invariant. Braces in comments, strings and characters do not
 * count, lines that begin with `#` stand at the left margin. What clang-format
 * would lay out differently is not for it: array initialisers stand on one
 * line, comments on lines of their own.
 */
#ifndef HONE_EMIT_WRITER_H
#define HONE_EMIT_WRITER_H

#include "support/str.h"

typedef struct Hole {
  const char *key, *value;
} Hole;

enum { WRITER_MAX_DEPTH = 250 };

typedef struct Writer {
  Str text;
  Str scratch;     // the filled template
  unsigned depth;  // open braces
  bool in_comment; // a comment goes on in the next line
  bool gap;        // an empty line is due before the next one, unless that closes a block
  bool fresh;      // nothing was written yet in this block or below this label
  unsigned char levels[WRITER_MAX_DEPTH + 1]; // indentation inside each open brace
} Writer;

Writer writer_new(Arena *arena);
/* A writer for the inside of a function: it stands in one open brace from the start. */
Writer writer_new_body(Arena *arena);
void writer_fill(Writer *w, const char *template, const Hole *holes); // ends with a NULL key
#define writer_line(w, ...) WRITER_LINE_((w), __VA_ARGS__, {NULL, NULL})
#define WRITER_LINE_(w, template, ...) writer_fill((w), (template), (const Hole[]){__VA_ARGS__})
/* An empty line, unless there is one already or a block was just opened. */
void writer_gap(Writer *w);
/* Text of another writer, indented to where this one stands. */
void writer_splice(Writer *w, const Writer *other);
/* The same for text that is indented already: a writer_new_body's. */
void writer_append(Writer *w, const Writer *other);
/* How much was written, and taking back all that was written after it; only for
 * text that opened no block. */
size_t writer_mark(const Writer *w);
void writer_rewind(Writer *w, size_t mark);

/* The same holes, as an expression. */
const char *template_fill(Arena *arena, const char *template, const Hole *holes);
#define expression(arena, ...) EXPRESSION_((arena), __VA_ARGS__, {NULL, NULL})
#define EXPRESSION_(arena, template, ...)                                                          \
  template_fill((arena), (template), (const Hole[]){__VA_ARGS__})

#endif
