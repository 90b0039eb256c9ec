/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One emitted function while it is being written: its body, the locals that
 * the body turned out to need (declared at the top, before any label), how it
 * fails, and where the loops stand. Operations and storages write through it.
 *
 * Expressions are C text in the arena. An expression handed from one module to
 * another is always primary, postfix or parenthesised, so that it may stand
 * anywhere.
 *
 * What the body does not use is not emitted: locals that are never mentioned
 * are dropped, and a parameter that is never mentioned gets its `(void)msg;`.
 */
#ifndef HONE_EMIT_FUNCTION_H
#define HONE_EMIT_FUNCTION_H

#include "emit/writer.h"
#include "schema/schema.h"

typedef struct Unit Unit;

typedef struct Local {
  const char *type, *name;
  const char *initial; // NULL: declared without a value
  const Field *field;  // of function_field_local; else NULL
  const char *suffix;
} Local;

/* The index at which the element of a container stands now. */
typedef struct Index {
  const Field *field;
  const char *expression;
} Index;

typedef struct Function {
  Arena *arena;
  Unit *unit;
  const char *signature; // without the final `;` or `{`
  Writer body;
  VEC(Local) locals;
  VEC(const char *) parameters; // their names, from the signature
  VEC(Index) indices;           // a stack
  unsigned loop_depth;
  /* Writes how this function fails with a status expression: one statement, a
   * return or a goto. */
  void (*fail)(struct Function *f, const char *status);
  const char *alloc; // expression of the hone_alloc *; NULL where nothing is allocated
  const char *alias; // condition: text may point into its source; NULL: never
  const char *msg;   // the message: "msg"; a clone has "dst" and "src", see function_message
  void *user;        // the operation's own
} Function;

Function *function_new(Unit *unit, const char *signature);

/* Writes lines into the body; see writer.h. */
#define function_line(f, ...) writer_line(&(f)->body, __VA_ARGS__)
#define function_gap(f) writer_gap(&(f)->body)

/* The local `name` of C type `type`, declared at the top. Asking again for the
 * same name and type is fine; for another type it is a broken invariant. */
const char *function_local(Function *f, const char *type, const char *name);
/* The same with a value from the start, made of parameters and of locals asked for earlier. */
const char *function_variable(Function *f, const char *type, const char *name, const char *initial);
/* The local FIELD_suffix: "phones_count"; names.h says how clashes are avoided. Asking again
 * for the same field, suffix and type gives the same local. */
const char *function_field_local(Function *f, const char *type, const Field *field,
                                 const char *suffix);
/* A comment above a field's code: "3: name (string)", number only if it has one. `what` may
 * be NULL. A gap comes before it. */
void function_comment(Function *f, const Field *field, const char *what);

/* `if (condition) { fail }` */
void function_fail_if(Function *f, const char *condition, const char *status);

/* Loop indices by depth: i0, i1, ... */
const char *function_open_loop(Function *f, const Field *field, const char *count);
void function_close_loop(Function *f, const Field *field);
void function_push_index(Function *f, const Field *field, const char *expression);
void function_pop_index(Function *f, const Field *field);
const char *function_index(const Function *f, const Field *field);

/* Puts signature, locals and body into the unit's source, and with
 * function_end_public a prototype under its comment (NULL: none) into the header. */
void function_end(Function *f);
void function_end_public(Function *f, const char *comment);
/* The same with a prototype for other generated files, at the header's end. */
void function_end_internal(Function *f);

#endif
