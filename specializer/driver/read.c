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

Schema *read_header(Arena *arena, Diag *diag, const ReadOptions *options, const char *header) {
  size_t errors = diag->errors;
  FrontendOptions frontend = {
      .header = header,
      .clang_args = options->clang_args.items,
      .clang_arg_count = options->clang_args.count,
      .target = options->target,
      .include_dir = place_include_dir(arena),
  };
  Schema *schema = frontend_parse(arena, diag, &frontend);
  if (schema == NULL && diag->errors == errors) {
    diag->errors++; // the compiler's own diagnostics were printed
  }
  if (diag->errors == errors) {
    schema_check(schema, diag);
  }
  return diag->errors == errors ? schema : NULL;
}

bool read_judge(const Schema *schema, Diag *diag, const Format *format) {
  size_t errors = diag->errors;
  format->check(schema, diag);
  return diag->errors == errors;
}
