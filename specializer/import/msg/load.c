// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From paths to messages: a file's package, and the files that it uses.

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "import/msg/model.h"
#include "support/path.h"
#include "support/str.h"

// ---- Paths ----

// Takes the last part off a path; "" where there is none left.
static const char *take_last(Arena *arena, const char **path) {
  const char *slash = strrchr(*path, '/');
  const char *last = slash != NULL ? slash + 1 : *path;
  *path = slash != NULL ? arena_strndup(arena, *path, (size_t)(slash - *path)) : "";
  return last;
}

static const char *const folders[] = {"msg", "srv", "action"};

// Root, package, folder and name, of ROOT/pkg/msg/Name.msg or ROOT/pkg/Name.msg.
static bool take_apart(MsgModel *model, MsgFile *file, const char *real) {
  const char *rest = real, *last = take_last(model->arena, &rest);
  const char *dot = strrchr(last, '.');
  for (size_t i = 0; dot != NULL && i < 3; i++) {
    file->folder = str_equal(dot + 1, folders[i]) ? folders[i] : file->folder;
  }
  if (file->folder == NULL) {
    diag_error(model->diag, (Location){0}, "%s is no .msg, .srv or .action file", file->path);
    return false;
  }
  file->name = arena_strndup(model->arena, last, (size_t)(dot - last));
  file->package = take_last(model->arena, &rest);
  if (str_equal(file->package, file->folder)) {
    file->package = take_last(model->arena, &rest);
  }
  file->root = rest;
  if (!msg_is_name(file->name) || !msg_is_name(file->package)) {
    diag_error(model->diag, (Location){0},
               "%s: package '%s' and name '%s' must be letters, digits and underscores; files lie "
               "in package/%s/Name.%s",
               file->path, file->package, file->name, file->folder, file->folder);
    return false;
  }
  file->header = arena_format(model->arena, "%s/%s/%s.h", file->package, file->folder, file->name);
  return true;
}

const char *msg_find(MsgModel *model, const MsgFile *from, const char *package, const char *name) {
  for (size_t i = 0; i <= model->request->roots.count; i++) {
    const char *root =
        i < model->request->roots.count ? model->request->roots.items[i] : from->root;
    const char *path = arena_format(model->arena, "%s/%s/msg/%s.msg", root, package, name);
    if (access(path, R_OK) == 0) {
      return path;
    }
    path = arena_format(model->arena, "%s/%s/%s.msg", root, package, name);
    if (access(path, R_OK) == 0) {
      return path;
    }
  }
  return NULL;
}

// ---- Text ----

// The file with lines that end in '\n', whatever they ended in. NULL: it cannot be read.
static const char *read_text(MsgModel *model, Location at, const char *path) {
  FILE *input = fopen(path, "rb");
  Str raw = str_new(model->arena), text = str_new(model->arena);
  char buffer[4096];
  size_t size;
  while (input != NULL && (size = fread(buffer, 1, sizeof buffer, input)) != 0) {
    str_add_size(&raw, buffer, size);
  }
  bool failed = input == NULL || ferror(input) != 0;
  if (input != NULL) {
    fclose(input);
  }
  if (failed) {
    diag_error(model->diag, at, "cannot read %s", path);
    return NULL;
  }
  if (raw.size != 0 && memchr(raw.data, '\0', raw.size) != NULL) {
    diag_error(model->diag, at, "%s holds a NUL; it is no text", path);
    return NULL;
  }
  const char *p = str_text(&raw);
  p += str_starts(p, "\xef\xbb\xbf") ? 3 : 0;
  for (; *p != '\0'; p++) {
    bool is_return = *p == '\r';
    p += is_return && p[1] == '\n';
    str_add_char(&text, is_return ? '\n' : *p);
  }
  return str_text(&text);
}

// ---- What a file uses ----

static MsgUnit *find_unit(const MsgFile *file, const char *name) {
  for (size_t i = 0; i < file->units.count; i++) {
    if (str_equal(file->units.items[i]->name, name)) {
      return file->units.items[i];
    }
  }
  return NULL;
}

static void add_use(MsgModel *model, MsgFile *file, MsgFile *other) {
  for (size_t i = 0; i < file->uses.count; i++) {
    if (file->uses.items[i] == other) {
      return;
    }
  }
  vec_push(model->arena, &file->uses, other);
}

static MsgUnit *resolve(MsgModel *model, MsgUnit *unit, const MsgDeclaration *field) {
  MsgFile *file = unit->file;
  const char *package = field->type.package != NULL ? field->type.package : file->package;
  MsgUnit *own = str_equal(package, file->package) ? find_unit(file, field->type.name) : NULL;
  if (own != NULL && (own != unit || str_equal(file->folder, "msg"))) {
    if (own == unit) {
      diag_error(model->diag, field->at, "'%s' would hold itself", field->name);
      return NULL;
    }
    return own;
  }
  const char *path = msg_find(model, file, package, field->type.name);
  if (path == NULL) {
    diag_error(model->diag, field->at,
               "there is no %s/msg/%s.msg; give -I the folder that holds %s", package,
               field->type.name, package);
    return NULL;
  }
  MsgFile *other = msg_load(model, field->at, path);
  if (other == NULL || other->units.count == 0) {
    return NULL;
  }
  if (other->state == MSG_FILE_OPEN) {
    diag_error(model->diag, field->at, "'%s' would hold itself: %s uses %s/%s", field->name,
               other->path, file->package, file->name);
    return NULL;
  }
  add_use(model, file, other);
  return other->units.items[0];
}

// A message of one ROS is no part of one of the other.
static void settle_dialect(MsgModel *model, MsgUnit *unit, const MsgUnit *inner,
                           const MsgDeclaration *field) {
  unit->ros1 = inner->ros1 != NULL ? unit->ros1 : NULL;
  unit->ros2 = inner->ros2 != NULL ? unit->ros2 : NULL;
  if (unit->ros1 == NULL && unit->ros2 == NULL) {
    diag_error(model->diag, field->at,
               "'%s' is a message of ROS %d only, and other fields are of ROS %d only",
               field->type.text, inner->ros1 != NULL ? 1 : 2, inner->ros1 != NULL ? 2 : 1);
    unit->ros1 = unit->ros2 = "";
  }
}

static void resolve_unit(MsgModel *model, MsgUnit *unit) {
  size_t count = unit->definition.fields.count;
  unit->messages = arena_array(model->arena, MsgUnit *, count + 1);
  for (size_t i = 0; i < count; i++) {
    const MsgDeclaration *field = &unit->definition.fields.items[i];
    if (!field->type.is_builtin) {
      unit->messages[i] = resolve(model, unit, field);
      if (unit->messages[i] != NULL) {
        settle_dialect(model, unit, unit->messages[i], field);
      }
    }
  }
}

MsgFile *msg_load(MsgModel *model, Location at, const char *path) {
  const char *real = path_real(model->arena, path);
  MsgFile *file = map_get(&model->by_path, real);
  if (file != NULL) {
    return file;
  }
  file = arena_new_of(model->arena, MsgFile);
  file->path = path;
  if (!take_apart(model, file, real)) {
    return NULL;
  }
  const char *text = read_text(model, at, path);
  if (text == NULL) {
    return NULL;
  }
  map_put(&model->by_path, real, file);
  file->state = MSG_FILE_OPEN;
  msg_divide_file(model, file, text);
  for (size_t i = 0; i < file->units.count; i++) {
    resolve_unit(model, file->units.items[i]);
  }
  file->state = MSG_FILE_DONE;
  vec_push(model->arena, &model->files, file);
  return file;
}
