/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Schemas of .proto files: `hone import proto` makes headers of them in a
 * folder that lives as long as it takes to read them.
 */
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "driver/child.h"
#include "driver/proto_places.h"
#include "driver/read.h"
#include "support/str.h"

static int remove_entry(const char *path, const struct stat *status, int type, struct FTW *walk) {
  (void)status;
  (void)type;
  (void)walk;
  return remove(path);
}

static bool import(Arena *arena, Diag *diag, const ReadOptions *options, const char *path,
                   const char *folder) {
  Words words = {0};
  vec_push(arena, &words, "/proc/self/exe");
  vec_push(arena, &words, "import");
  vec_push(arena, &words, "proto");
  vec_push(arena, &words, path);
  vec_push(arena, &words, "--imports");
  vec_push(arena, &words, "-o");
  vec_push(arena, &words, folder);
  for (size_t i = 0; i < options->roots.count; i++) {
    vec_push(arena, &words, "-I");
    vec_push(arena, &words, options->roots.items[i]);
  }
  if (child_run(arena, &words, NULL) != 0) {
    diag->errors++; // it said why
    return false;
  }
  return true;
}

// The importer keeps the path below a root: the longest end of it that is there.
static const char *find_header(Arena *arena, const char *path, const char *folder) {
  for (const char *end = path; end != NULL; end = strchr(end, '/')) {
    end += *end == '/';
    const char *header =
        arena_format(arena, "%s/%.*s.h", folder, (int)(strlen(end) - strlen(".proto")), end);
    if (access(header, R_OK) == 0) {
      return header;
    }
  }
  return NULL;
}

static Schema *read_in(Arena *arena, Diag *diag, const ReadOptions *options, const char *path,
                       const char *folder) {
  if (!import(arena, diag, options, path, folder)) {
    return NULL;
  }
  const char *header = find_header(arena, path, folder);
  if (header == NULL) {
    diag_error(diag, (Location){0}, "%s: the importer made no header of it", path);
    return NULL;
  }
  ReadOptions plain = {.target = options->target};
  vec_push(arena, &plain.clang_args, arena_format(arena, "-I%s", folder));
  Schema *schema = read_header(arena, diag, &plain, header);
  if (schema != NULL) {
    proto_places(schema, path);
  }
  return schema;
}

static Schema *read_proto(Arena *arena, Diag *diag, const ReadOptions *options, const char *path) {
  const char *base = getenv("TMPDIR");
  char *folder = arena_format(arena, "%s/hone-XXXXXX", base != NULL ? base : "/tmp");
  if (access(path, R_OK) != 0) {
    diag_error(diag, (Location){0}, "cannot read %s", path);
    return NULL;
  }
  if (mkdtemp(folder) == NULL) {
    diag_error(diag, (Location){0}, "cannot make a temporary folder in %s",
               base != NULL ? base : "/tmp");
    return NULL;
  }
  Schema *schema = read_in(arena, diag, options, path, folder);
  nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
  return schema;
}

Schema *read_schema(Arena *arena, Diag *diag, const ReadOptions *options, const char *path) {
  return str_ends(path, ".proto") ? read_proto(arena, diag, options, path)
                                  : read_header(arena, diag, options, path);
}
