/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A command of the tool: `hone NAME …`. Adding one: a file driver/NAME.c with
 * its options, a line in commands.def; what it does lies in a folder of its
 * own (import/, export/, tools/).
 */
#ifndef HONE_DRIVER_COMMAND_H
#define HONE_DRIVER_COMMAND_H

typedef struct Command {
  const char *name;
  /* argv[0] is the command's own word. Returns the exit code. */
  int (*run)(int argc, char **argv);
} Command;

#define COMMAND(NAME) extern const Command command_##NAME;
#include "driver/commands.def"
#undef COMMAND

#endif
