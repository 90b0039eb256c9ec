/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * hone: specializes annotated C structs. Exit codes: 0, 1 for errors in what
 * it was given, 64 for a command line that is off, 2 for want of memory.
 */
#include "driver/options.h"
#include "driver/pipeline.h"

int main(int argc, char **argv) {
  Arena *arena = arena_new();
  Options options;
  options_parse(&options, arena, argc, argv);
  Diag diag = {.arena = arena, .out = stderr};
  bool ok = pipeline_run(&options, &diag);
  arena_free(arena);
  return ok ? 0 : 1;
}
