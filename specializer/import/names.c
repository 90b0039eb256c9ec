/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What everything is called in C. A message or enum is called by its package
 * and all that it stands in, joined by underscores: a.b.Outer.Inner is
 * a_b_Outer_Inner, so that names of different packages do not meet. What does
 * meet something all the same (another name, a keyword, a function that Hone
 * makes) gets underscores behind it. Members are in members.c.
 */
#include "import/names.h"

#include <ctype.h>
#include <string.h>

#include "import/text.h"

// ---- Words ----

bool names_is_word(const Names *names, const char *name) {
  return map_get(&names->words, name) != NULL || text_is_reserved(name) || str_ends(name, "_t");
}

const char *names_next(const Names *names, const char *name) {
  return arena_format(names->arena, text_is_reserved(name) ? "x%s" : "%s_", name);
}

bool names_is_visible(const Names *names, const char *name) {
  const Declaration *is = map_get(&names->globals, name);
  return is != NULL && map_get(&names->visible, is->file->path) != NULL;
}

static void see(Names *names, ProtoFile *file) {
  if (map_get(&names->visible, file->path) == NULL) {
    map_put(&names->visible, file->path, file);
    for (size_t i = 0; i < file->imports.count; i++) {
      see(names, file->imports.items[i]);
    }
  }
}

static void enter(Names *names, ProtoFile *file) {
  names->visible = map_new(names->arena);
  see(names, file);
}

// ---- Names that Hone makes ----

// What may stand behind "<M>_" in generated code; with an underscore: and more behind it.
static const char *const verbs[] = {
    "init",     "clear",       "release", "clone",       "merge",     "equal",        "hash",
    "get",      "set",         "next",    "type",        "payload",   "owns_nothing", "encode_",
    "decode_",  "size_",       "name_",   "fixed_size_", "max_size_", "md5_",         "hash_",
    "convert_", "definition_", "view_",   "write_",      "push_",     "payload_",     "has_",
    "clear_",   "get_",        "set_",    "add_",        "count_",    "pack",         "unpack",
};

static bool is_verb(const char *rest) {
  for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
    if (str_ends(verbs[i], "_") ? str_starts(rest, verbs[i]) : str_equal(rest, verbs[i])) {
      return true;
    }
  }
  return false;
}

static bool is_generated(const Names *names, const char *name) {
  char stem[2100];
  size_t size = strlen(name);
  if (size >= sizeof stem) {
    return false;
  }
  memcpy(stem, name, size + 1);
  for (size_t i = size; i-- > 1;) {
    if (stem[i] == '_') {
      stem[i] = '\0';
      if (is_verb(name + i + 1) && map_get(&names->stems, stem) != NULL) {
        return true;
      }
    }
  }
  return false;
}

// ---- Taking a name ----

static const char *take(Names *names, const Declaration *is, const char *wanted) {
  const char *name = wanted;
  for (;; name = names_next(names, name)) {
    const Declaration *other = map_get(&names->globals, name);
    if (other != NULL && !names_is_visible(names, name)) { // else nobody sees both but the linker
      diag_warning(names->model->diag, place_of(is),
                   "'%s' would be called %s in C, as '%s' of %s is; choose a prefix or a name",
                   is->full_name, name, other->full_name, other->file->path);
    }
    if (other == NULL && !names_is_word(names, name) && map_get(&names->declared, name) == NULL &&
        !is_generated(names, name)) {
      break;
    }
  }
  map_put(&names->globals, name, (void *)(uintptr_t)is);
  return name;
}

static const char *chosen(const Declaration *is, const char *otherwise) {
  return is->choices.name != NULL ? is->choices.name : otherwise;
}

static const char *joined(Names *names, const char *scope, const char *name) {
  return arena_format(names->arena, "%s%s", scope, name);
}

static const char *inner_scope(Names *names, const ProtoMessage *message) {
  return arena_format(names->arena, "%s_", message->is.c_name);
}

// ---- What is left out ----

static void skip_messages(ProtoMessage *message) {
  message->is_skipped = message->is.choices.skip == ANSWER_YES;
  for (size_t i = 0; i < message->messages.count; i++) {
    skip_messages(message->messages.items[i]);
  }
}

// A field whose message is left out is left out, too; so is the entry of a map without its value.
static void skip_field(ProtoField *field) {
  const ProtoMessage *message = field->message;
  bool is_hollow = message != NULL && field->is_map && message->fields.items[1]->message != NULL &&
                   message->fields.items[1]->message->is_skipped;
  field->is_skipped = field->is.choices.skip == ANSWER_YES || is_hollow ||
                      (message != NULL && message->is_skipped) ||
                      (field->extendee != NULL && field->extendee->is_skipped);
  if (field->is_map && field->is_skipped) {
    field->message->is_skipped = true;
  }
}

static void skip_fields(ProtoMessage *message) {
  for (size_t i = 0; i < message->fields.count; i++) {
    skip_field(message->fields.items[i]);
  }
  for (size_t i = 0; i < message->extensions.count; i++) {
    skip_field(message->extensions.items[i]);
  }
  for (size_t i = 0; i < message->messages.count; i++) {
    skip_fields(message->messages.items[i]);
  }
}

static void skip_all(Model *model) {
  for (size_t i = 0; i < model->files.count; i++) {
    ProtoFile *file = model->files.items[i];
    for (size_t k = 0; k < file->messages.count; k++) {
      skip_messages(file->messages.items[k]);
    }
  }
  for (size_t i = 0; i < model->files.count; i++) {
    ProtoFile *file = model->files.items[i];
    for (size_t k = 0; k < file->messages.count; k++) {
      skip_fields(file->messages.items[k]);
    }
    for (size_t k = 0; k < file->extensions.count; k++) {
      skip_field(file->extensions.items[k]);
    }
  }
}

// ---- First: all messages, since generated names come of them ----

static const char *scope_of(Names *names, const ProtoFile *file, const Choices *choices) {
  if (choices->prefix != NULL) {
    return choices->prefix;
  }
  if (*file->package == '\0') {
    return "";
  }
  char *scope = arena_format(names->arena, "%s_", file->package);
  for (char *p = scope; *p != '\0'; p++) {
    *p = *p == '.' ? '_' : *p;
  }
  return scope;
}

static void note_stem(Names *names, ProtoMessage *message, const char *scope) {
  const char *name = chosen(&message->is, joined(names, scope, message->is.name));
  map_put(&names->stems, name, message);
  for (size_t i = 0; i < message->messages.count; i++) {
    note_stem(names, message->messages.items[i], arena_format(names->arena, "%s_", name));
  }
}

// ---- Then: everything, in order ----

static void name_enum(Names *names, ProtoEnum *made, const char *scope) {
  made->is.c_name = take(names, &made->is, chosen(&made->is, joined(names, scope, made->is.name)));
  bool is_long = made->is.choices.long_names != ANSWER_NO;
  made->c_prefix = is_long ? arena_format(names->arena, "%s_", made->is.c_name) : scope;
  for (size_t i = 0; i < made->values.count; i++) {
    ProtoValue *value = made->values.items[i];
    value->is.c_name =
        take(names, &value->is, chosen(&value->is, joined(names, made->c_prefix, value->is.name)));
  }
}

static void name_message(Names *names, ProtoMessage *message, const char *scope) {
  const char *wanted = chosen(&message->is, joined(names, scope, message->is.name));
  message->is.c_name = take(names, &message->is, wanted);
  if (!str_equal(message->is.c_name, wanted)) {
    map_put(&names->stems, message->is.c_name, message);
  }
  const char *inner = inner_scope(names, message);
  for (size_t i = 0; i < message->messages.count; i++) {
    name_message(names, message->messages.items[i], inner);
  }
  for (size_t i = 0; i < message->enums.count; i++) {
    name_enum(names, message->enums.items[i], inner);
  }
}

static void name_service(Names *names, ProtoService *service, const char *scope) {
  service->is.c_name =
      take(names, &service->is, chosen(&service->is, joined(names, scope, service->is.name)));
  for (size_t i = 0; i < service->methods.count; i++) {
    ProtoMethod *method = service->methods.items[i];
    method->is.c_name =
        take(names, &method->is,
             arena_format(names->arena, "%s_%s", service->is.c_name, method->is.name));
  }
}

// "http" for google/api/http.proto, as a part of a name.
static const char *stem_of(Names *names, const ProtoFile *file) {
  const char *slash = strrchr(file->path, '/');
  const char *base = slash != NULL ? slash + 1 : file->path;
  size_t size = str_ends(base, ".proto") ? strlen(base) - strlen(".proto") : strlen(base);
  char *stem = arena_strndup(names->arena, base, size);
  for (char *p = stem; *p != '\0'; p++) {
    *p = isalnum((unsigned char)*p) && (unsigned char)*p < 128 ? *p : '_';
  }
  return stem;
}

static ProtoExtensions *extensions_of(Names *names, ProtoFile *file, ProtoMessage *scope,
                                      ProtoMessage *extendee) {
  for (size_t i = 0; i < file->extension_sets.count; i++) {
    ProtoExtensions *set = file->extension_sets.items[i];
    if (set->scope == scope && set->extendee == extendee) {
      return set;
    }
  }
  ProtoExtensions *set = arena_new_of(names->arena, ProtoExtensions);
  set->scope = scope;
  set->extendee = extendee;
  vec_push(names->arena, &file->extension_sets, set);
  return set;
}

static void gather_extensions(Names *names, ProtoFile *file, ProtoMessage *scope,
                              ProtoField *const *fields, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (fields[i]->is_skipped) {
      continue;
    }
    ProtoExtensions *set = extensions_of(names, file, scope, fields[i]->extendee);
    vec_push(names->arena, &set->fields, fields[i]);
  }
}

static void gather_in_message(Names *names, ProtoFile *file, ProtoMessage *message) {
  gather_extensions(names, file, message, message->extensions.items, message->extensions.count);
  for (size_t i = 0; i < message->messages.count; i++) {
    gather_in_message(names, file, message->messages.items[i]);
  }
}

// "<scope>_<Extendee>_ext", where the scope of a file's own extensions is the file.
static void name_extensions(Names *names, ProtoFile *file) {
  gather_extensions(names, file, NULL, file->extensions.items, file->extensions.count);
  for (size_t i = 0; i < file->messages.count; i++) {
    gather_in_message(names, file, file->messages.items[i]);
  }
  for (size_t i = 0; i < file->extension_sets.count; i++) {
    ProtoExtensions *set = file->extension_sets.items[i];
    const char *scope = set->scope != NULL ? set->scope->is.c_name
                                           : joined(names, file->c_scope, stem_of(names, file));
    set->c_name = take(names, &set->fields.items[0]->is,
                       arena_format(names->arena, "%s_%s_ext", scope, set->extendee->is.name));
    map_put(&names->stems, set->c_name, set);
  }
}

static const char *header_of(Names *names, const ProtoFile *file) {
  size_t size = strlen(file->path);
  size -= str_ends(file->path, ".proto") ? strlen(".proto") : 0;
  return arena_format(names->arena, "%.*s.h", (int)size, file->path);
}

static void name_file(Names *names, ProtoFile *file) {
  enter(names, file);
  for (size_t i = 0; i < file->messages.count; i++) {
    ProtoMessage *message = file->messages.items[i];
    name_message(names, message, scope_of(names, file, &message->is.choices));
  }
  for (size_t i = 0; i < file->enums.count; i++) {
    name_enum(names, file->enums.items[i],
              scope_of(names, file, &file->enums.items[i]->is.choices));
  }
  for (size_t i = 0; i < file->services.count; i++) {
    name_service(names, file->services.items[i],
                 scope_of(names, file, &file->services.items[i]->is.choices));
  }
  name_extensions(names, file);
}

static void name_members_below(Names *names, ProtoMessage *message) {
  members_name(names, message);
  for (size_t i = 0; i < message->messages.count; i++) {
    name_members_below(names, message->messages.items[i]);
  }
}

void names_assign(Model *model) {
  Names names = {.model = model,
                 .arena = model->arena,
                 .words = map_new(model->arena),
                 .declared = map_new(model->arena),
                 .globals = map_new(model->arena),
                 .stems = map_new(model->arena)};
  text_words(&names.words, &names.declared);
  skip_all(model);
  for (size_t i = 0; i < model->files.count; i++) {
    ProtoFile *file = model->files.items[i];
    file->c_scope = scope_of(&names, file, &file->choices);
    file->header = header_of(&names, file);
    for (size_t k = 0; k < file->messages.count; k++) {
      ProtoMessage *message = file->messages.items[k];
      note_stem(&names, message, scope_of(&names, file, &message->is.choices));
    }
  }
  for (size_t i = 0; i < model->files.count; i++) {
    name_file(&names, model->files.items[i]);
  }
  for (size_t i = 0; i < model->files.count; i++) {
    ProtoFile *file = model->files.items[i];
    enter(&names, file);
    for (size_t k = 0; k < file->messages.count; k++) {
      name_members_below(&names, file->messages.items[k]);
    }
    for (size_t k = 0; k < file->extension_sets.count; k++) {
      members_name_extensions(&names, file->extension_sets.items[k]);
    }
  }
}
