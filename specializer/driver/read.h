/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How commands get at schemas: an annotated header, read and judged.
 */
#ifndef HONE_DRIVER_READ_H
#define HONE_DRIVER_READ_H

#include "formats/format.h"
#include "support/set.h"

typedef struct ReadOptions {
  const char *target;           // a triple; NULL: the host
  VEC(const char *) clang_args; // what stands behind `--`
  VEC(const char *) roots;      // where .proto files find what they import
} ReadOptions;

/* Takes what stands behind `--` from the command line; returns how many words are before it. */
int read_split(Arena *arena, int argc, char **argv, ReadOptions *options);

/* The schema of a header that has no mistakes whatever the format, or NULL and diagnostics. */
Schema *read_header(Arena *arena, Diag *diag, const ReadOptions *options, const char *header);

/* The same for a header or, by its ending, a .proto file, whose places then are those of the
 * schema. */
Schema *read_schema(Arena *arena, Diag *diag, const ReadOptions *options, const char *path);

/* Which of the names are macros at the end of the header and change what they name; added to
 * `left`. Costs a parse. */
void read_macros_left(Arena *arena, Diag *diag, const ReadOptions *options, const char *header,
                      const char *const *names, size_t count, Set *left);

/* What this format says of it. False: diagnostics. */
bool read_judge(const Schema *schema, Diag *diag, const Format *format);

#endif
