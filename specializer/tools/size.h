/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * `hone size`: how many bytes of code each emitted function takes, and the
 * messages and formats that they are of; and whether that is within budgets.
 */
#ifndef HONE_TOOLS_SIZE_H
#define HONE_TOOLS_SIZE_H

#include "schema/schema.h"
#include "tools/object.h"

/* What functions have no format: init, release, equal. */
#define SIZE_VALUES "values"

typedef struct SizeFormat {
  const char *name; // a format's, or SIZE_VALUES
  uint64_t bytes;
  Functions functions;
} SizeFormat;

typedef struct SizeMessage {
  const char *name; // <M>
  uint64_t bytes;
  VEC(SizeFormat) formats;
} SizeMessage;

typedef struct Size {
  Arena *arena;
  VEC(const char *) formats; // the names there are
  VEC(const char *) names;   // of messages that are known from headers; others are found
  Functions functions;       // all
  VEC(SizeMessage) messages; // the largest first, and so what is in them
  Functions others;          // of no message
  uint64_t bytes;            // of messages
  uint64_t other_bytes;
} Size;

/* Sorts size->functions into messages and formats. */
void size_group(Size *size);
/* Of all messages. */
uint64_t size_of_format(const Size *size, const char *format);

void size_print_text(const Size *size, FILE *out);
void size_print_json(const Size *size, FILE *out);

/* Lines `name = bytes`, where name is a message, `message.format`, a format, a function, or
 * `total`; `#` begins a comment. An error for each that is exceeded, or names nothing. */
void size_check_file(const Size *size, Diag *diag, const char *path);
/* The total. */
void size_check_limit(const Size *size, Diag *diag, uint64_t limit);
/* `budget = n` of the main header's messages. */
void size_check_schema(const Size *size, Diag *diag, const Schema *schema);

#endif
