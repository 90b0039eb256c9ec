/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The stages of an import, one after the other; and reading what comes in,
 * with code that Hone specialized from descriptor.h.
 */
#include "import/importer.h"

#include <stdio.h>
#include <string.h>

#include "import/descriptor.hone.h"
#include "import/model.h"
#include "support/str.h"

// ---- Bytes ----

static bool report(Diag *diag, const char *path, const char *what, hone_result result) {
  Location at = {0};
  if (result.status == HONE_OK) {
    return true;
  }
  diag_error(diag, at, "%s is no %s: %s, at byte %zu", path, what,
             hone_status_string(result.status), result.size);
  return false;
}

bool import_decode_set(Diag *diag, const char *path, const uint8_t *bytes, size_t size,
                       hone_alloc *alloc, FileDescriptorSet *out) {
  return report(diag, path, "FileDescriptorSet",
                FileDescriptorSet_decode_protobuf(out, bytes, size, alloc, HONE_ALIAS_INPUT));
}

bool import_decode_request(Diag *diag, const uint8_t *bytes, size_t size, hone_alloc *alloc,
                           CodeGeneratorRequest *out) {
  return report(diag, "standard input", "CodeGeneratorRequest",
                CodeGeneratorRequest_decode_protobuf(out, bytes, size, alloc, HONE_ALIAS_INPUT));
}

// ---- Side files ----

// The text of a file, or NULL.
static const char *read_file(Arena *arena, const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    return NULL;
  }
  Str text = str_new(arena);
  char buffer[4096];
  size_t size;
  while ((size = fread(buffer, 1, sizeof buffer, file)) != 0) {
    str_add_size(&text, buffer, size);
  }
  bool failed = ferror(file) != 0;
  fclose(file);
  return failed ? NULL : str_text(&text);
}

static bool add_side_file(ChoiceLines *lines, const char *path) {
  const char *text = read_file(lines->arena, path);
  if (text == NULL) {
    return false;
  }
  choices_read(lines, path, text, str_ends(path, ".options") ? VOCABULARY_NANOPB : VOCABULARY_HONE);
  return true;
}

// a/b.hone and a/b.options beside a/b.proto.
static void add_neighbours(ChoiceLines *lines, const ImportRequest *request, hone_str name) {
  static const char *const endings[] = {"hone", "options"};
  const char *path = arena_strndup(lines->arena, name.data != NULL ? name.data : "", name.size);
  if (!str_ends(path, ".proto")) {
    return;
  }
  int stem = (int)(strlen(path) - strlen("proto"));
  for (size_t i = 0; i < 2; i++) {
    size_t k = 0;
    do {
      const char *folder = k < request->proto_paths.count ? request->proto_paths.items[k] : ".";
      if (add_side_file(lines,
                        arena_format(lines->arena, "%s/%.*s%s", folder, stem, path, endings[i]))) {
        break;
      }
    } while (++k < request->proto_paths.count);
  }
}

static void read_choices(ChoiceLines *lines, const ImportRequest *request) {
  for (size_t i = 0; i < request->file_count; i++) {
    add_neighbours(lines, request, request->files[i].name);
  }
  for (size_t i = 0; i < request->side_files.count; i++) {
    Location at = {0};
    if (!add_side_file(lines, request->side_files.items[i])) {
      diag_error(lines->diag, at, "cannot read %s", request->side_files.items[i]);
    }
  }
}

// ---- Files that are wanted ----

static void want_imports(ProtoFile *file) {
  for (size_t i = 0; i < file->imports.count; i++) {
    if (!file->imports.items[i]->is_wanted) {
      file->imports.items[i]->is_wanted = true;
      want_imports(file->imports.items[i]);
    }
  }
}

static void mark_wanted(Model *model, const ImportRequest *request) {
  for (size_t i = 0; i < request->wanted.count; i++) {
    ProtoFile *file = map_get(&model->by_path, request->wanted.items[i]);
    Location at = {0};
    if (file == NULL) {
      diag_error(
          model->diag, at, "%s is not among the descriptors",
          str_c_escape(model->arena, request->wanted.items[i], strlen(request->wanted.items[i])));
      continue;
    }
    file->is_wanted = true;
    if (request->with_imports) {
      want_imports(file);
    }
  }
  for (size_t i = 0; request->wanted.count == 0 && i < model->files.count; i++) {
    model->files.items[i]->is_wanted = true;
  }
}

// ---- The stages ----

bool import_run(Arena *arena, Diag *diag, const ImportRequest *request, ImportedHeaders *out) {
  ChoiceLines lines = {.arena = arena, .diag = diag};
  Model model = {.arena = arena, .diag = diag, .lines = &lines, .request = request};
  model.by_path = model.symbols = model.extensions = map_new(arena);
  read_choices(&lines, request);
  link_files(&model, request->files, request->file_count);
  if (diag->errors != 0) {
    return false;
  }
  mark_wanted(&model, request);
  names_assign(&model);
  choices_report_unused(&lines);
  ImportedHeaders made = {0};
  for (size_t i = 0; i < model.files.count && diag->errors == 0; i++) {
    ProtoFile *file = model.files.items[i];
    if (file->is_wanted) {
      ImportedHeader header = {file->header, header_write(&model, file)};
      vec_push(arena, &made, header);
    }
  }
  if (diag->errors != 0) {
    return false;
  }
  for (size_t i = 0; i < made.count; i++) {
    vec_push(arena, out, made.items[i]);
  }
  return true;
}
