/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The front end: an annotated header, read as the compiler reads it, becomes a
 * Schema. It is the only code of the tool that knows libclang.
 */
#ifndef HONE_FRONTEND_FRONTEND_H
#define HONE_FRONTEND_FRONTEND_H

#include "schema/schema.h"
#include "support/set.h"

typedef struct FrontendOptions {
  const char *header;            // the path, as the user gave it
  const char *const *clang_args; // what stands behind `--`
  size_t clang_arg_count;
  const char *target;       // a triple, or NULL: the host, or what clang_args say
  const char *include_dir;  // where hone/hone.h is; NULL: clang_args find it
  const char *resource_dir; // the compiler's own headers; NULL: looked for
} FrontendOptions;

/*
 * Reads options->header. Returns the schema, or NULL if there is none to be
 * had (the header does not parse). Mistakes in annotations are reported and
 * counted in `diag`; the schema is then returned, but only good for
 * diagnostics: the caller stops when diag->errors is not zero.
 */
Schema *frontend_parse(Arena *arena, Diag *diag, const FrontendOptions *options);

/*
 * Which of `names` are macros at the end of options->header, by one more parse. Leaves out those
 * whose body is their own name, which change nothing. Adds them to `left`.
 */
void frontend_macros_left(Arena *arena, Diag *diag, const FrontendOptions *options,
                          const char *const *names, size_t count, Set *left);

/* The version of libclang in use, "14.0.6". */
const char *frontend_clang_version(Arena *arena);

#endif
