/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "driver/read.h"

#include "driver/place.h"
#include "frontend/frontend.h"
#include "support/str.h"

int read_split(Arena *arena, int argc, char **argv, ReadOptions *options) {
  int own = argc;
  for (int i = 1; i < argc && own == argc; i++) {
    own = str_equal(argv[i], "--") ? i : argc;
  }
  for (int i = own + 1; i < argc; i++) {
    vec_push(arena, &options->clang_args, argv[i]);
  }
  return own;
}

static FrontendOptions frontend_options(Arena *arena, const ReadOptions *options,
                                        const char *header) {
  return (FrontendOptions){
      .header = header,
      .clang_args = options->clang_args.items,
      .clang_arg_count = options->clang_args.count,
      .target = options->target,
      .include_dir = place_include_dir(arena),
  };
}

Schema *read_header(Arena *arena, Diag *diag, const ReadOptions *options, const char *header) {
  size_t errors = diag->errors;
  FrontendOptions frontend = frontend_options(arena, options, header);
  Schema *schema = frontend_parse(arena, diag, &frontend);
  if (schema == NULL && diag->errors == errors) {
    diag->errors++; // the compiler's own diagnostics were printed
  }
  if (diag->errors == errors) {
    schema_check(schema, diag);
  }
  return diag->errors == errors ? schema : NULL;
}

void read_macros_left(Arena *arena, Diag *diag, const ReadOptions *options, const char *header,
                      const char *const *names, size_t count, Set *left) {
  FrontendOptions frontend = frontend_options(arena, options, header);
  frontend_macros_left(arena, diag, &frontend, names, count, left);
}

bool read_judge(const Schema *schema, Diag *diag, const Format *format) {
  size_t errors = diag->errors;
  format->check(schema, diag);
  return diag->errors == errors;
}
