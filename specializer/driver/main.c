/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * hone: specializes annotated C structs, and what belongs around that. The
 * first word chooses a command; without one it is `specialize`. Exit codes: 0,
 * 1 for errors in what it was given, 64 for a command line that is off, 2 for
 * want of memory.
 */
#include <string.h>

#include "driver/command.h"

static const Command *const commands[] = {
#define COMMAND(NAME) &command_##NAME,
#include "driver/commands.def"
#undef COMMAND
};

int main(int argc, char **argv) {
  for (size_t i = 0; argc > 1 && i < sizeof commands / sizeof commands[0]; i++) {
    if (strcmp(argv[1], commands[i]->name) == 0) {
      return commands[i]->run(argc - 1, argv + 1);
    }
  }
  return command_specialize.run(argc, argv);
}
