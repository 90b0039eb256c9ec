/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "driver/place.h"

#include <string.h>
#include <unistd.h>

#include "support/path.h"
#include "support/str.h"

// What follows the folder in the path, or NULL where it lies elsewhere.
static const char *below(Arena *arena, const char *folder, const char *path) {
  const char *base = path_real(arena, folder);
  size_t size = strlen(base);
  return strncmp(path, base, size) == 0 && path[size] == '/' ? path + size + 1 : NULL;
}

const char *place_include(Arena *arena, const Options *options, const char *header) {
  const char *path = path_real(arena, header);
  const char *own = place_include_dir(arena);
  const char *name = options->base != NULL ? below(arena, options->base, path) : NULL;
  if (name != NULL) {
    return name;
  }
  name = own != NULL ? below(arena, own, path) : NULL;
  if (name != NULL && str_starts(name, "hone/")) {
    return name; // one of those that come with the tool
  }
  const char *slash = strrchr(header, '/');
  return slash != NULL ? slash + 1 : header;
}

const char *place_stem(Arena *arena, const Options *options, const char *header) {
  const char *name = place_include(arena, options, header);
  const char *slash = strrchr(name, '/');
  const char *dot = strrchr(slash != NULL ? slash : name, '.');
  return dot != NULL ? arena_strndup(arena, name, (size_t)(dot - name)) : name;
}

const char *place_include_dir(Arena *arena) {
  char tool[4096];
  ssize_t size = readlink("/proc/self/exe", tool, sizeof tool - 1);
  if (size > 0) {
    tool[size] = '\0';
    char *slash = strrchr(tool, '/');
    *slash = '\0';
    const char *installed = arena_format(arena, "%s/../include", tool);
    if (access(arena_format(arena, "%s/hone/hone.h", installed), R_OK) == 0) {
      return installed;
    }
  }
#ifdef HONE_SOURCE_INCLUDE_DIR
  return HONE_SOURCE_INCLUDE_DIR;
#else
  return NULL;
#endif
}
