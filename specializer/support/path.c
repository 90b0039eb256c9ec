/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the file system says of paths.
 */
#include "support/path.h"

#include <stdlib.h>

const char *path_real(Arena *arena, const char *path) {
  char *real = realpath(path, NULL);
  if (real == NULL) {
    return path;
  }
  const char *copy = arena_strdup(arena, real);
  free(real);
  return copy;
}
