/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The fuzz target of the importer: whatever a descriptor set or a plugin's
 * request holds, it becomes headers, or it is refused, nothing is made, and
 * something is said. An input begins with a byte: odd for a request.
 */
#include "import/importer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "import/descriptor.hone.h"
#include "support/str.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool holds, const char *what) {
  if (!holds) {
    fprintf(stderr, "import: does not hold: %s\n", what);
    abort();
  }
}

/* Fills the files, and for a request which of them are wanted. */
static bool decode(Arena *arena, Diag *diag, const uint8_t *data, size_t size, hone_alloc *alloc,
                   ImportRequest *request) {
  const uint8_t *bytes = data + 1;
  FileDescriptorSet set;
  CodeGeneratorRequest plugin;
  size_t i;
  if (data[0] % 2 == 0) {
    if (!import_decode_set(diag, "input", bytes, size - 1, alloc, &set)) {
      return false;
    }
    request->files = set.file;
    request->file_count = set.n_file;
    return true;
  }
  if (!import_decode_request(diag, bytes, size - 1, alloc, &plugin)) {
    return false;
  }
  request->files = plugin.proto_file;
  request->file_count = plugin.n_proto_file;
  for (i = 0; i < plugin.n_file_to_generate; i++) {
    hone_str path = plugin.file_to_generate[i];
    vec_push(arena, &request->wanted, arena_strndup(arena, path.data, path.size));
  }
  return true;
}

static void check(const ImportedHeaders *headers, const Diag *diag, bool is_done,
                  const char *messages) {
  size_t i;
  require(is_done == (diag->errors == 0), "an import fails if, and only if, there are errors");
  require(is_done || headers->count == 0, "nothing is made where something is wrong");
  require(is_done || strstr(messages, "error: ") != NULL, "an error is said");
  for (i = 0; i < headers->count; i++) {
    require(headers->items[i].path[0] != '/' && strstr(headers->items[i].path, "../") == NULL,
            "headers stay below their folder");
    require(*headers->items[i].text != '\0', "headers are not empty");
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Arena *arena;
  hone_arena values;
  ImportRequest request;
  ImportedHeaders headers;
  Diag diag;
  char *messages = NULL;
  size_t messages_size = 0;
  bool is_done;
  if (size == 0) {
    return 0;
  }
  arena = arena_new();
  hone_arena_init(&values);
  memset(&request, 0, sizeof request);
  memset(&headers, 0, sizeof headers);
  memset(&diag, 0, sizeof diag);
  diag.arena = arena;
  diag.out = open_memstream(&messages, &messages_size);
  require(diag.out != NULL, "memory for what is said");
  vec_push(arena, &request.proto_paths, "/nonexistent"); /* no side files */
  is_done = decode(arena, &diag, data, size, &values.alloc, &request) &&
            import_run(arena, &diag, &request, &headers);
  fclose(diag.out);
  check(&headers, &diag, is_done, messages);
  free(messages);
  hone_arena_free(&values);
  arena_free(arena);
  return 0;
}
