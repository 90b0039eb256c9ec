/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * `hone specialize`, the command that hone is for.
 */
#include "driver/command.h"
#include "driver/options.h"
#include "driver/pipeline.h"

static int run(int argc, char **argv) {
  Arena *arena = arena_new();
  Options options;
  options_parse(&options, arena, argc, argv);
  Diag diag = {.arena = arena, .out = stderr};
  bool ok = pipeline_run(&options, &diag);
  arena_free(arena);
  return ok ? 0 : 1;
}

const Command command_specialize = {.name = "specialize", .run = run};
