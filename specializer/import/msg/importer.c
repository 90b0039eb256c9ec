// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stages of an import of .msg files, one after the other.

#include "import/msg/importer.h"

#include "import/msg/model.h"
#include "support/str.h"

static void want_uses(MsgFile *file) {
  for (size_t i = 0; i < file->uses.count; i++) {
    if (!file->uses.items[i]->is_wanted) {
      file->uses.items[i]->is_wanted = true;
      want_uses(file->uses.items[i]);
    }
  }
}

// package_Name: packages keep messages of one name apart.
static void name_units(MsgModel *model, MsgFile *file) {
  for (size_t i = 0; i < file->units.count; i++) {
    MsgUnit *unit = file->units.items[i];
    const char *name = arena_format(model->arena, "%s_%s", file->package, unit->name);
    while (map_get(&model->words, name) != NULL || map_get(&model->declared, name) != NULL ||
           text_is_reserved(name) || str_ends(name, "_t")) {
      name = arena_format(model->arena, text_is_reserved(name) ? "x%s" : "%s_", name);
    }
    unit->c_name = name;
  }
}

bool import_msg(Arena *arena, Diag *diag, const MsgRequest *request, MsgHeaders *out) {
  MsgModel model = {.arena = arena, .diag = diag, .request = request};
  MsgHeaders made = {0};
  model.by_path = model.words = model.declared = map_new(arena);
  text_words(&model.words, &model.declared);
  for (size_t i = 0; i < request->files.count; i++) {
    MsgFile *file = msg_load(&model, (Location){0}, request->files.items[i]);
    if (file != NULL) {
      file->is_wanted = true;
      if (request->with_imports) {
        want_uses(file);
      }
    }
  }
  for (size_t i = 0; i < model.files.count; i++) {
    name_units(&model, model.files.items[i]);
  }
  for (size_t i = 0; i < model.files.count && diag->errors == 0; i++) {
    MsgFile *file = model.files.items[i];
    if (file->is_wanted) {
      MsgHeader header = {file->header, msg_header(&model, file)};
      vec_push(arena, &made, header);
    }
  }
  for (size_t i = 0; i < made.count && diag->errors == 0; i++) {
    vec_push(arena, out, made.items[i]);
  }
  return diag->errors == 0;
}
