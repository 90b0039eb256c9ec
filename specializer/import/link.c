/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The first stage of the model: every declaration of every file, with its full
 * name, its comments and choices; and the order of the files. What the fields
 * are stands in resolve.c.
 */
#include "import/link.h"

#include <ctype.h>
#include <string.h>

// ---- Places ----

Location place_at(const ProtoFile *file, const char *path) {
  Location at = {file->source != NULL ? file->source : file->path, 1, 1};
  char key[512];
  size_t size = strlen(path);
  if (size >= sizeof key) {
    return at;
  }
  memcpy(key, path, size + 1);
  for (;;) { // what has no place of its own stands in what is around it
    const SourceLocation *found = map_get(&file->locations, key);
    if (found != NULL && found->n_span >= 3 && found->span[0] >= 0 && found->span[1] >= 0) {
      at.line = (unsigned)found->span[0] + 1;
      at.column = (unsigned)found->span[1] + 1;
      return at;
    }
    char *dot = strrchr(key, '.');
    if (dot == NULL) {
      return at;
    }
    *dot = '\0';
  }
}

Location place_of(const Declaration *declaration) {
  return place_at(declaration->file, declaration->path);
}

static void index_locations(Model *model, ProtoFile *file) {
  const SourceCodeInfo *info = file->proto->source_code_info;
  file->locations = map_new(model->arena);
  for (size_t i = 0; info != NULL && i < info->n_location; i++) {
    SourceLocation *location = &info->location[i];
    Str key = str_new(model->arena);
    for (size_t k = 0; k < location->n_path; k++) {
      str_addf(&key, k == 0 ? "%d" : ".%d", (int)location->path[k]);
    }
    if (map_get(&file->locations, str_text(&key)) == NULL) {
      map_put(&file->locations, str_text(&key), location);
    }
  }
}

// ---- Texts ----

const char *link_text(Model *model, Location at, hone_str text, const char *what) {
  if (text.data == NULL || text.size == 0) {
    diag_error(model->diag, at, "%s has no name", what);
    return NULL;
  }
  if (memchr(text.data, '\0', text.size) != NULL) {
    diag_error(model->diag, at, "the name of %s has a NUL inside", what);
    return NULL;
  }
  return arena_strndup(model->arena, text.data, text.size);
}

bool link_is_name(const char *text) {
  if (!isalpha((unsigned char)*text) && *text != '_') {
    return false;
  }
  for (; *text != '\0'; text++) {
    if ((!isalnum((unsigned char)*text) && *text != '_') || (unsigned char)*text > 127) {
      return false;
    }
  }
  return true;
}

static const char *printable(Arena *arena, const char *text) {
  return str_c_escape(arena, text, strlen(text));
}

const char *link_name(Model *model, Location at, hone_str text, const char *what) {
  const char *name = link_text(model, at, text, what);
  if (name != NULL && !link_is_name(name)) {
    diag_error(model->diag, at, "%s is called \"%s\", which is no name", what,
               printable(model->arena, name));
    return NULL;
  }
  return name;
}

// "a.b.c", or nothing.
static const char *read_package(Model *model, const ProtoFile *file) {
  hone_str text = file->proto->package;
  if (text.data == NULL || text.size == 0) {
    return "";
  }
  const char *package = link_text(model, place_at(file, "2"), text, "the package");
  for (const char *p = package; p != NULL;) {
    size_t span = strcspn(p, ".");
    if (!link_is_name(arena_strndup(model->arena, p, span))) {
      diag_error(model->diag, place_at(file, "2"), "the package \"%s\" is no name",
                 printable(model->arena, package));
      return NULL;
    }
    p = p[span] == '.' ? p + span + 1 : NULL;
  }
  return package;
}

// A path that stays below the output folder, and that an #include can name.
static bool is_path(const char *path) {
  if (*path == '/' || strlen(path) > 1000) {
    return false;
  }
  for (const char *p = path; *p != '\0';) {
    size_t span = strcspn(p, "/");
    if (span == 0 || (span == 1 && *p == '.') || (span == 2 && p[0] == '.' && p[1] == '.')) {
      return false;
    }
    p += span;
    p += *p == '/' && p[1] != '\0';
    if (*p == '/') {
      return false;
    }
  }
  for (const char *p = path; *p != '\0'; p++) {
    if ((unsigned char)*p < 32 || strchr("\"\\:*?<>|\177", *p) != NULL) {
      return false;
    }
  }
  return true;
}

// ---- Declarations ----

// Where something is declared.
typedef struct Scope {
  ProtoFile *file;
  ProtoMessage *message; // NULL: the file itself
  const char *full_name; // "" for no package
  const char *path;      // "" or "4.0"
  const Choices *choices;
} Scope;

static Scope scope_of_message(ProtoMessage *message) {
  Scope scope = {message->is.file, message, message->is.full_name, message->is.path,
                 &message->is.choices};
  return scope;
}

static const char *path_below(Model *model, const char *path, int number, size_t index) {
  return arena_format(model->arena, "%s%s%d.%zu", path, *path != '\0' ? "." : "", number, index);
}

// False: it has no name, or one that is taken; reported.
static bool declare(Model *model, const Scope *scope, int number, size_t index, hone_str name,
                    const char *what, Declaration *out) {
  out->file = scope->file;
  out->path = path_below(model, scope->path, number, index);
  out->name = link_name(model, place_of(out), name, what);
  if (out->name == NULL) {
    return false;
  }
  out->full_name = *scope->full_name != '\0'
                       ? arena_format(model->arena, "%s.%s", scope->full_name, out->name)
                       : out->name;
  if (strlen(out->full_name) > 1000) {
    diag_error(model->diag, place_of(out), "the name of %s has more than 1000 letters", what);
    return false;
  }
  const Symbol *before = map_get(&model->symbols, out->full_name);
  if (before != NULL) {
    diag_error(model->diag, place_of(out), "'%s' is declared twice", out->full_name);
    diag_note(model->diag, place_of(before->is), "the other one is here");
    return false;
  }
  Symbol *symbol = arena_new_of(model->arena, Symbol);
  symbol->kind = SYMBOL_OTHER;
  symbol->is = out;
  map_put(&model->symbols, out->full_name, symbol);
  comments_read(model, out, scope->choices);
  return true;
}

static ProtoField *declare_field(Model *model, const Scope *scope, int number, size_t index,
                                 const FieldDescriptorProto *proto, const char *what) {
  ProtoField *field = arena_new_of(model->arena, ProtoField);
  field->proto = proto;
  field->parent = number == 2 ? scope->message : NULL;
  if (proto->options != NULL) {
    field->is.options = proto->options->unknown;
  }
  return declare(model, scope, number, index, proto->name, what, &field->is) ? field : NULL;
}

static void declare_enum(Model *model, const Scope *scope, int number, size_t index,
                         const EnumDescriptorProto *proto) {
  ProtoEnum *made = arena_new_of(model->arena, ProtoEnum);
  made->proto = proto;
  made->parent = scope->message;
  if (proto->options != NULL) {
    made->is.options = proto->options->unknown;
  }
  if (!declare(model, scope, number, index, proto->name, "an enum", &made->is)) {
    return;
  }
  Symbol *symbol = map_get(&model->symbols, made->is.full_name);
  symbol->kind = SYMBOL_ENUM;
  symbol->enumeration = made;
  Scope inside = *scope; // enumerators are siblings of their enum
  inside.path = made->is.path;
  inside.choices = &made->is.choices;
  for (size_t i = 0; i < proto->n_value; i++) {
    const EnumValueDescriptorProto *from = &proto->value[i];
    ProtoValue *value = arena_new_of(model->arena, ProtoValue);
    value->number = from->number;
    if (from->options != NULL) {
      value->is.options = from->options->unknown;
      value->is_deprecated = from->options->deprecated;
    }
    if (declare(model, &inside, 2, i, from->name, "an enumerator", &value->is)) {
      vec_push(model->arena, &made->values, value);
    }
  }
  if (proto->n_value == 0) {
    diag_error(model->diag, place_of(&made->is), "the enum '%s' has no enumerator",
               made->is.full_name);
  }
  if (scope->message != NULL) {
    vec_push(model->arena, &scope->message->enums, made);
  } else {
    vec_push(model->arena, &scope->file->enums, made);
  }
}

static void declare_members(Model *model, ProtoMessage *message) {
  const DescriptorProto *proto = message->proto;
  Scope inside = scope_of_message(message);
  for (size_t i = 0; i < proto->n_oneof_decl; i++) {
    ProtoOneof *oneof = arena_new_of(model->arena, ProtoOneof);
    if (proto->oneof_decl[i].options != NULL) {
      oneof->is.options = proto->oneof_decl[i].options->unknown;
    }
    declare(model, &inside, 8, i, proto->oneof_decl[i].name, "a oneof", &oneof->is);
    vec_push(model->arena, &message->oneofs, oneof); // also a wrong one: fields have its index
  }
  for (size_t i = 0; i < proto->n_field; i++) {
    ProtoField *field = declare_field(model, &inside, 2, i, &proto->field[i], "a field");
    if (field != NULL) {
      vec_push(model->arena, &message->fields, field);
    }
  }
  for (size_t i = 0; i < proto->n_extension; i++) {
    ProtoField *field = declare_field(model, &inside, 6, i, &proto->extension[i], "an extension");
    if (field != NULL) {
      vec_push(model->arena, &message->extensions, field);
    }
  }
}

static void declare_message(Model *model, const Scope *scope, int number, size_t index,
                            const DescriptorProto *proto) {
  ProtoMessage *message = arena_new_of(model->arena, ProtoMessage);
  message->proto = proto;
  message->parent = scope->message;
  if (proto->options != NULL) {
    message->is.options = proto->options->unknown;
    message->is_map_entry = proto->options->map_entry;
    message->is_message_set = proto->options->message_set_wire_format;
  }
  if (!declare(model, scope, number, index, proto->name, "a message", &message->is)) {
    return;
  }
  Symbol *symbol = map_get(&model->symbols, message->is.full_name);
  symbol->kind = SYMBOL_MESSAGE;
  symbol->message = message;
  declare_members(model, message);
  Scope inside = scope_of_message(message);
  for (size_t i = 0; i < proto->n_nested_type; i++) {
    declare_message(model, &inside, 3, i, &proto->nested_type[i]);
  }
  for (size_t i = 0; i < proto->n_enum_type; i++) {
    declare_enum(model, &inside, 4, i, &proto->enum_type[i]);
  }
  if (scope->message != NULL) {
    vec_push(model->arena, &scope->message->messages, message);
  } else {
    vec_push(model->arena, &scope->file->messages, message);
  }
}

static void declare_service(Model *model, const Scope *scope, size_t index,
                            const ServiceDescriptorProto *proto) {
  ProtoService *service = arena_new_of(model->arena, ProtoService);
  service->proto = proto;
  if (!declare(model, scope, 6, index, proto->name, "a service", &service->is)) {
    return;
  }
  if (proto->options != NULL) {
    service->is.options = proto->options->unknown;
  }
  Scope inside = {scope->file, NULL, service->is.full_name, service->is.path, &service->is.choices};
  for (size_t i = 0; i < proto->n_method; i++) {
    ProtoMethod *method = arena_new_of(model->arena, ProtoMethod);
    method->proto = &proto->method[i];
    if (proto->method[i].options != NULL) {
      method->is.options = proto->method[i].options->unknown;
    }
    if (declare(model, &inside, 2, i, proto->method[i].name, "a method", &method->is)) {
      vec_push(model->arena, &service->methods, method);
    }
  }
  vec_push(model->arena, &scope->file->services, service);
}

static void declare_file(Model *model, ProtoFile *file) {
  const FileDescriptorProto *proto = file->proto;
  Scope scope = {file, NULL, file->package, "", &file->choices};
  for (size_t i = 0; i < proto->n_message_type; i++) {
    declare_message(model, &scope, 4, i, &proto->message_type[i]);
  }
  for (size_t i = 0; i < proto->n_enum_type; i++) {
    declare_enum(model, &scope, 5, i, &proto->enum_type[i]);
  }
  for (size_t i = 0; i < proto->n_service; i++) {
    declare_service(model, &scope, i, &proto->service[i]);
  }
  for (size_t i = 0; i < proto->n_extension; i++) {
    ProtoField *field = declare_field(model, &scope, 7, i, &proto->extension[i], "an extension");
    if (field != NULL) {
      vec_push(model->arena, &file->extensions, field);
    }
  }
}

// ---- Files ----

// Where the .proto file itself is, to show its lines in diagnostics; NULL: not found.
static const char *find_source(Model *model, const char *path) {
  for (size_t i = 0; i < model->request->proto_paths.count; i++) {
    const char *full =
        arena_format(model->arena, "%s/%s", model->request->proto_paths.items[i], path);
    FILE *file = fopen(full, "rb");
    if (file != NULL) {
      fclose(file);
      return full;
    }
  }
  return NULL;
}

static ProtoFile *open_file(Model *model, const FileDescriptorProto *proto) {
  ProtoFile *file = arena_new_of(model->arena, ProtoFile);
  file->proto = proto;
  Location nowhere = {0};
  file->path = link_text(model, nowhere, proto->name, "a file");
  if (file->path == NULL) {
    return NULL;
  }
  if (!is_path(file->path)) {
    diag_error(model->diag, nowhere,
               "\"%s\" cannot be the path of a .proto file: it must lie below its folder",
               printable(model->arena, file->path));
    return NULL;
  }
  if (map_get(&model->by_path, file->path) != NULL) {
    diag_error(model->diag, nowhere, "the file %s is there twice", file->path);
    return NULL;
  }
  file->choices = model->request->choices;
  file->source = find_source(model, file->path);
  index_locations(model, file);
  map_put(&model->by_path, file->path, file);
  return file;
}

static bool is_weak(const FileDescriptorProto *proto, size_t index) {
  for (size_t i = 0; i < proto->n_weak_dependency; i++) {
    if (proto->weak_dependency[i] >= 0 && (size_t)proto->weak_dependency[i] == index) {
      return true;
    }
  }
  return false;
}

static void link_imports(Model *model, ProtoFile *file) {
  const FileDescriptorProto *proto = file->proto;
  for (size_t i = 0; i < proto->n_dependency; i++) {
    Location at = place_at(file, arena_format(model->arena, "3.%zu", i));
    const char *path = link_text(model, at, proto->dependency[i], "an import");
    ProtoFile *other = path != NULL ? map_get(&model->by_path, path) : NULL;
    if (other != NULL) {
      vec_push(model->arena, &file->imports, other);
    } else if (path != NULL && !is_weak(proto, i)) {
      diag_error(model->diag, at,
                 "%s imports \"%s\", which was not handed over with it; a descriptor set must hold "
                 "its imports (protoc --include_imports)",
                 file->path, printable(model->arena, path));
    }
  }
}

// Puts what a file imports before it.
static void order_file(Model *model, ProtoFile *file, Map *states, size_t depth) {
  static char open, done;
  const char *state = map_get(states, file->path);
  if (state == &done) {
    return;
  }
  if (state == &open || depth > 1000) {
    diag_error(model->diag, place_at(file, "3"), "%s imports itself, through others or directly",
               file->path);
    return;
  }
  map_put(states, file->path, &open);
  for (size_t i = 0; i < file->imports.count; i++) {
    order_file(model, file->imports.items[i], states, depth + 1);
  }
  map_put(states, file->path, &done);
  vec_push(model->arena, &model->files, file);
}

static void add_files(Model *model, const FileDescriptorProto *files, size_t count) {
  VEC(ProtoFile *) opened = {0};
  for (size_t i = 0; i < count; i++) {
    ProtoFile *file = open_file(model, &files[i]);
    if (file != NULL) {
      vec_push(model->arena, &opened, file);
    }
  }
  Map states = map_new(model->arena);
  for (size_t i = 0; i < opened.count; i++) {
    link_imports(model, opened.items[i]);
  }
  for (size_t i = 0; i < opened.count; i++) {
    order_file(model, opened.items[i], &states, 0);
  }
}

void link_files(Model *model, const FileDescriptorProto *files, size_t count) {
  add_files(model, files, count);
  if (model->diag->errors != 0) {
    return;
  }
  for (size_t i = 0; i < model->files.count; i++) {
    ProtoFile *file = model->files.items[i];
    file->package = read_package(model, file);
    if (file->package != NULL && features_of_file(model, file, &file->features)) {
      comments_read_file(model, file);
      declare_file(model, file);
    }
  }
  for (size_t i = 0; i < model->files.count && model->diag->errors == 0; i++) {
    resolve_file(model, model->files.items[i]);
  }
}
