/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * protoc-gen-hone: annotated headers from .proto files, as a plugin of protoc
 * and buf (which talk through standard input and output), or for `hone import
 * proto`, which has a descriptor set made and hands over its path:
 *
 *   protoc --hone_out=DIR [--hone_opt=KEY=VALUE,...] FILE...
 *   protoc-gen-hone --descriptor-set FILE -o DIR [--opt KEY=VALUE]... [PATH...]
 *
 * KEY is `side_file`, `proto_path`, `imports`, or any choice of choices.h.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "import/descriptor.hone.h"
#include "import/importer.h"
#include "support/outfile.h"
#include "support/str.h"

#define EX_USAGE 64

// supported_features of CodeGeneratorResponse
#define FEATURE_PROTO3_OPTIONAL 1
#define FEATURE_SUPPORTS_EDITIONS 2

static bool read_stream(FILE *file, Arena *arena, Str *out) {
  char buffer[16384];
  size_t size;
  *out = str_new(arena);
  while ((size = fread(buffer, 1, sizeof buffer, file)) != 0) {
    str_add_size(out, buffer, size);
  }
  return ferror(file) == 0;
}

// One `key=value`.
static void add_option(Arena *arena, Diag *diag, ImportRequest *request, const char *option) {
  Location at = {0};
  if (str_starts(option, "side_file=")) {
    vec_push(arena, &request->side_files, option + strlen("side_file="));
  } else if (str_starts(option, "proto_path=")) {
    vec_push(arena, &request->proto_paths, option + strlen("proto_path="));
  } else if (str_equal(option, "imports")) {
    request->with_imports = true;
  } else {
    choices_parse(arena, diag, at, option, VOCABULARY_HONE, &request->choices);
  }
}

// ---- As a plugin ----

static void add_parameters(Arena *arena, Diag *diag, ImportRequest *request, hone_str text) {
  for (size_t i = 0; text.data != NULL && i < text.size;) {
    const char *comma = memchr(text.data + i, ',', text.size - i);
    size_t size = comma != NULL ? (size_t)(comma - text.data) - i : text.size - i;
    if (size != 0) {
      add_option(arena, diag, request, arena_strndup(arena, text.data + i, size));
    }
    i += size + 1;
  }
}

static hone_str view(const char *text) {
  hone_str made = {text, strlen(text)};
  return made;
}

static int respond(Arena *arena, const ImportedHeaders *headers, const char *error) {
  CodeGeneratorResponse response = {0};
  response.supported_features = FEATURE_PROTO3_OPTIONAL | FEATURE_SUPPORTS_EDITIONS;
  response.minimum_edition = EDITION_PROTO2;
  response.maximum_edition = EDITION_2026;
  if (*error != '\0') {
    response.error = view(error);
  } else {
    response.n_file = headers->count;
    response.file = arena_array(arena, GeneratedFile, headers->count + 1);
    for (size_t i = 0; i < headers->count; i++) {
      response.file[i].name = view(headers->items[i].path);
      response.file[i].content = view(headers->items[i].text);
    }
  }
  size_t size = CodeGeneratorResponse_size_protobuf(&response);
  uint8_t *bytes = arena_alloc(arena, size + 1);
  hone_result result = CodeGeneratorResponse_encode_protobuf(&response, bytes, size);
  if (result.status != HONE_OK || fwrite(bytes, 1, size, stdout) != size || fflush(stdout) != 0) {
    fprintf(stderr, "protoc-gen-hone: the answer cannot be written\n");
    return 1;
  }
  return 0;
}

static int run_plugin(Arena *arena, hone_alloc *alloc) {
  char *messages = NULL;
  size_t messages_size = 0;
  FILE *log = open_memstream(&messages, &messages_size);
  if (log == NULL) {
    return 2;
  }
  Diag diag = {.arena = arena, .out = log};
  Str input;
  CodeGeneratorRequest decoded;
  ImportRequest request = {0};
  ImportedHeaders headers = {0};
  Location nowhere = {0};
  if (!read_stream(stdin, arena, &input)) {
    diag_error(&diag, nowhere, "the request cannot be read");
  } else if (import_decode_request(&diag, (const uint8_t *)str_text(&input), input.size, alloc,
                                   &decoded)) {
    request.files = decoded.proto_file;
    request.file_count = decoded.n_proto_file;
    for (size_t i = 0; i < decoded.n_file_to_generate; i++) {
      hone_str path = decoded.file_to_generate[i];
      vec_push(arena, &request.wanted, arena_strndup(arena, path.data, path.size));
    }
    add_parameters(arena, &diag, &request, decoded.parameter);
    if (diag.errors == 0) {
      import_run(arena, &diag, &request, &headers);
    }
  }
  fclose(log);
  if (diag.errors == 0) {
    fputs(messages, stderr); // warnings
  }
  int code = respond(arena, &headers, diag.errors != 0 ? arena_strdup(arena, messages) : "");
  free(messages);
  return code;
}

// ---- With a descriptor set ----

typedef struct Arguments {
  const char *set, *output;
  ImportRequest request;
} Arguments;

static _Noreturn void usage(const char *what, const char *word) {
  fprintf(stderr,
          "protoc-gen-hone: %s%s\n"
          "usage: protoc --hone_out=DIR [--hone_opt=KEY=VALUE,...] FILE...\n"
          "       protoc-gen-hone --descriptor-set FILE -o DIR [--opt KEY=VALUE]... [PATH...]\n",
          what, word);
  exit(EX_USAGE);
}

static void parse(Arena *arena, Diag *diag, Arguments *arguments, int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    const char *word = argv[i];
    bool takes =
        str_equal(word, "--descriptor-set") || str_equal(word, "-o") || str_equal(word, "--opt");
    if (takes && i + 1 == argc) {
      usage("no value for ", word);
    }
    if (str_equal(word, "--descriptor-set")) {
      arguments->set = argv[++i];
    } else if (str_equal(word, "-o")) {
      arguments->output = argv[++i];
    } else if (str_equal(word, "--opt")) {
      add_option(arena, diag, &arguments->request, argv[++i]);
    } else if (*word == '-') {
      usage("there is no option ", word);
    } else {
      vec_push(arena, &arguments->request.wanted, word);
    }
  }
  if (arguments->set == NULL || arguments->output == NULL) {
    usage("--descriptor-set and -o belong together", "");
  }
}

static bool run_set(Arena *arena, hone_alloc *alloc, Diag *diag, Arguments *arguments) {
  Location nowhere = {0};
  Str bytes;
  FILE *file = fopen(arguments->set, "rb");
  bool is_read = file != NULL && read_stream(file, arena, &bytes);
  if (file != NULL) {
    fclose(file);
  }
  if (!is_read) {
    diag_error(diag, nowhere, "cannot read %s", arguments->set);
    return false;
  }
  FileDescriptorSet set;
  ImportedHeaders headers = {0};
  if (!import_decode_set(diag, arguments->set, (const uint8_t *)str_text(&bytes), bytes.size, alloc,
                         &set)) {
    return false;
  }
  arguments->request.files = set.file;
  arguments->request.file_count = set.n_file;
  if (diag->errors != 0 || !import_run(arena, diag, &arguments->request, &headers)) {
    return false;
  }
  for (size_t i = 0; i < headers.count; i++) {
    const char *path = arena_format(arena, "%s/%s", arguments->output, headers.items[i].path);
    if (!outfile_write(diag, path, headers.items[i].text)) {
      return false;
    }
  }
  return true;
}

int main(int argc, char **argv) {
  Arena *arena = arena_new();
  hone_arena values;
  hone_arena_init(&values);
  int code;
  if (argc == 1) {
    code = run_plugin(arena, &values.alloc);
  } else {
    Diag diag = {.arena = arena, .out = stderr};
    Arguments arguments = {0};
    parse(arena, &diag, &arguments, argc, argv);
    code = run_set(arena, &values.alloc, &diag, &arguments) ? 0 : 1;
  }
  hone_arena_free(&values);
  arena_free(arena);
  return code;
}
