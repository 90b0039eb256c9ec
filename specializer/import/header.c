/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The header for a .proto file: includes, enums, messages, extensions,
 * services. All messages are declared at the top, so that the order of
 * definitions matters only to members that hold a message by value. What a
 * struct looks like inside is in structs.c.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "import/shape.h"
#include "import/writer.h"

// ---- Pieces ----

void text_names(Str *list, const NameList *names) {
  for (size_t i = 0; i < names->count; i++) {
    str_addf(list, "%s%s", list->size != 0 ? ", " : "", names->items[i]);
  }
}

void text_above(Text *t, const char *indent, const Declaration *is, const char *options) {
  for (size_t i = 0; i < is->detached.count; i++) {
    text_comment(&t->out, indent, COMMENT_PLAIN, is->detached.items[i]);
    str_add(&t->out, "\n");
  }
  const char *kept = options_text(t->model, &is->options, options);
  if (kept != NULL) {
    text_comment(&t->out, indent, COMMENT_PLAIN, kept);
  }
  if (is->doc != NULL) {
    text_comment(&t->out, indent, COMMENT_DOC, is->doc);
  }
}

void text_behind(Text *t, const Declaration *is) {
  if (is->trailing != NULL) {
    // Beside one above it, a second comment for tools would hide the first.
    str_addf(&t->out, " /*%s %s */", is->doc != NULL ? "" : "*<", is->trailing);
  }
  str_add(&t->out, "\n");
}

const char *text_name(Text *t, const Declaration *is, bool is_nested) {
  const char *package = t->file->package;
  const char *found =
      arena_format(t->model->arena, "%s%s%s", package, *package != '\0' ? "." : "", is->c_name);
  if (str_equal(found, is->full_name)) {
    return NULL;
  }
  return is_nested ? is->full_name : is->name;
}

// ---- The top ----

// Paths of which another could make the same guard get something of their own.
static const char *guard(Arena *arena, const char *path) {
  size_t size = strlen(path) - (str_ends(path, ".proto") ? strlen(".proto") : 0);
  char *name = arena_strndup(arena, path, size);
  bool is_plain = true;
  uint32_t hash = 2166136261u;
  for (char *p = name; *p != '\0'; p++) {
    hash = (hash ^ (unsigned char)*p) * 16777619u;
    bool is_letter = (unsigned char)*p < 128 && isalnum((unsigned char)*p);
    is_plain &= *p == '/' || (is_letter && !isupper((unsigned char)*p));
    *p = is_letter ? (char)toupper((unsigned char)*p) : '_';
  }
  const char *head = isdigit((unsigned char)*name) || *name == '_' ? "PROTO_" : "";
  if (is_plain) {
    return arena_format(arena, "%s%s_PROTO_H", head, name);
  }
  return arena_format(arena, "%s%s_%04X_PROTO_H", head, name,
                      (unsigned)((hash ^ hash >> 16) & 0xffff));
}

static void write_banner(Text *t) {
  static const struct {
    Edition edition;
    const char *name;
  } names[] = {{EDITION_PROTO2, "proto2"},
               {EDITION_PROTO3, "proto3"},
               {EDITION_2023, "edition 2023"},
               {EDITION_2024, "edition 2024"},
               {EDITION_2026, "edition 2026"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (names[i].edition == t->file->edition) {
      str_addf(&t->out, "/* Imported from %s (%s) by hone; yours to edit. */\n", t->file->path,
               names[i].name);
    }
  }
  for (size_t i = 0; i < t->file->comments.count; i++) {
    text_comment(&t->out, "", COMMENT_PLAIN, t->file->comments.items[i]);
  }
}

// ---- Includes ----

static void use(Text *t, Map *used, ProtoFile *file) {
  if (file != t->file) {
    map_put(used, file->path, file);
  }
}

static void use_field(Text *t, Map *used, const ProtoField *field) {
  if (field->message != NULL && !shape_is_time(field)) {
    use(t, used, field->message->is.file);
  }
  if (field->enumeration != NULL) {
    use(t, used, field->enumeration->is.file);
  }
  if (field->extendee != NULL) {
    use(t, used, field->extendee->is.file);
  }
}

static void use_message(Text *t, Map *used, const ProtoMessage *message) {
  for (size_t i = 0; i < message->fields.count; i++) {
    use_field(t, used, message->fields.items[i]);
  }
  for (size_t i = 0; i < message->extensions.count; i++) {
    use_field(t, used, message->extensions.items[i]);
  }
  for (size_t i = 0; i < message->messages.count; i++) {
    use_message(t, used, message->messages.items[i]);
  }
}

static bool is_public(const ProtoFile *file, const ProtoFile *other) {
  const FileDescriptorProto *proto = file->proto;
  for (size_t i = 0; i < proto->n_public_dependency; i++) {
    size_t index = (size_t)proto->public_dependency[i];
    if (index < proto->n_dependency && proto->dependency[index].size == strlen(other->path) &&
        memcmp(proto->dependency[index].data, other->path, strlen(other->path)) == 0) {
      return true;
    }
  }
  return false;
}

// Takes what a public import hands on out of `used`. True: there was something.
static bool settle(Map *used, Map *seen, const ProtoFile *file) {
  if (map_get(seen, file->path) != NULL) {
    return false;
  }
  map_put(seen, file->path, (void *)(uintptr_t)file);
  bool found = map_get(used, file->path) != NULL;
  map_put(used, file->path, NULL);
  for (size_t i = 0; i < file->imports.count; i++) {
    if (is_public(file, file->imports.items[i])) {
      found |= settle(used, seen, file->imports.items[i]);
    }
  }
  return found;
}

static void include(Text *t, const ProtoFile *file) {
  str_addf(&t->out, "#include \"%s\"\n", file->header);
}

static void write_includes(Text *t) {
  Map used = map_new(t->model->arena), seen = map_new(t->model->arena);
  for (size_t i = 0; i < t->file->messages.count; i++) {
    use_message(t, &used, t->file->messages.items[i]);
  }
  for (size_t i = 0; i < t->file->extensions.count; i++) {
    use_field(t, &used, t->file->extensions.items[i]);
  }
  str_add(&t->out, "#include <hone/hone.h>\n");
  str_add(&t->out, t->file->imports.count != 0 ? "\n" : "");
  VEC(const ProtoFile *) left_out = {0};
  for (size_t i = 0; i < t->file->imports.count; i++) {
    const ProtoFile *other = t->file->imports.items[i];
    bool is_needed = settle(&used, &seen, other);
    if (is_needed || is_public(t->file, other)) {
      include(t, other);
    } else {
      vec_push(t->model->arena, &left_out, other);
    }
  }
  for (size_t i = 0; i < t->model->files.count; i++) { // seen through others only
    const ProtoFile *other = t->model->files.items[i];
    if (map_get(&used, other->path) != NULL) {
      include(t, other);
    }
  }
  for (size_t i = 0; i < left_out.count; i++) {
    str_addf(&t->out, "/* Not needed here: import \"%s\" */\n", left_out.items[i]->path);
  }
}

// ---- Enums ----

static void add_reserved_values(Text *t, const ProtoEnum *made, Str *options) {
  Str reserved = str_new(t->model->arena);
  for (size_t i = 0; i < made->proto->n_reserved_range; i++) {
    const EnumReservedRange *range = &made->proto->reserved_range[i];
    str_addf(&reserved, "%s%d", reserved.size != 0 ? ", " : "", (int)range->start);
    if (range->end == INT32_MAX) {
      str_add(&reserved, " to max");
    } else if (range->end != range->start) {
      str_addf(&reserved, " to %d", (int)range->end);
    }
  }
  text_names(&reserved, &made->reserved_names);
  if (reserved.size != 0) {
    text_option(options, "reserved = \"%s\"", str_text(&reserved));
  }
}

static void write_enum(Text *t, const ProtoEnum *made) {
  Str options = str_new(t->model->arena);
  const char *name = text_name(t, &made->is, made->parent != NULL);
  if (name != NULL) {
    text_option(&options, "name = \"%s\"", name);
  }
  if (*made->c_prefix != '\0') {
    text_option(&options, "prefix = \"%s\"", made->c_prefix);
  }
  if (made->is_closed) {
    text_option(&options, "closed");
  }
  add_reserved_values(t, made, &options);
  if (made->proto->options != NULL && made->proto->options->deprecated) {
    text_option(&options, "deprecated");
  }
  str_add(&t->out, "\n");
  text_above(t, "", &made->is, "EnumOptions");
  bool is_packed = made->is.choices.enums == ENUM_PACKED;
  const char *word = is_packed ? "typedef enum __attribute__((packed))" : "typedef enum";
  text_head(&t->out, word, "HONE_ENUM", &options, made->is.c_name);
  for (size_t i = 0; i < made->values.count; i++) {
    const ProtoValue *value = made->values.items[i];
    text_above(t, "  ", &value->is, "EnumValueOptions");
    const char *expected = arena_format(t->model->arena, "%s%s", made->c_prefix, value->is.name);
    Str said = str_new(t->model->arena);
    if (!str_equal(expected, value->is.c_name)) {
      text_option(&said, "name = \"%s\"", value->is.name);
    }
    if (value->is_deprecated) {
      text_option(&said, "deprecated");
    }
    str_addf(&t->out, "  %s", value->is.c_name);
    if (said.size != 0) {
      str_addf(&t->out, " HONE_VALUE(%s)", str_text(&said));
    }
    if (value->number == INT32_MIN) {
      str_add(&t->out, " = -2147483647 - 1");
    } else {
      str_addf(&t->out, " = %d", (int)value->number);
    }
    str_add(&t->out, i + 1 < made->values.count ? "," : "");
    text_behind(t, &value->is);
  }
  str_addf(&t->out, "} %s;\n", made->is.c_name);
}

// ---- Messages ----

// What stands inside comes before it.
static void list_messages(Text *t, ProtoMessage *message, MessageList *list) {
  for (size_t i = 0; i < message->messages.count; i++) {
    list_messages(t, message->messages.items[i], list);
  }
  if (!message->is_skipped) {
    vec_push(t->model->arena, list, message);
  }
}

static void write_enums_in(Text *t, const ProtoMessage *message) {
  for (size_t i = 0; i < message->enums.count; i++) {
    write_enum(t, message->enums.items[i]);
  }
  for (size_t i = 0; i < message->messages.count; i++) {
    write_enums_in(t, message->messages.items[i]);
  }
}

enum { STATE_UNSEEN, STATE_OPEN, STATE_WRITTEN };

static void write_message(Text *t, ProtoMessage *message) {
  if (message->state == STATE_WRITTEN || message->is.file != t->file) {
    return;
  }
  message->state = STATE_OPEN;
  for (size_t i = 0; i < message->fields.count; i++) {
    const ProtoField *field = message->fields.items[i];
    ProtoMessage *other = field->is_skipped ? NULL : field->shape.by_value;
    if (other != NULL && other->state == STATE_OPEN) {
      diag_error(t->model->diag, place_of(&field->is),
                 "'%s' would hold '%s' inside of itself; choose message = pointer or list = "
                 "pointer there",
                 field->is.full_name, other->is.full_name);
    } else if (other != NULL) {
      write_message(t, other);
    }
  }
  struct_write(t, message);
  message->state = STATE_WRITTEN;
}

static void write_messages(Text *t) {
  MessageList list = {0};
  for (size_t i = 0; i < t->file->messages.count; i++) {
    list_messages(t, t->file->messages.items[i], &list);
  }
  str_add(&t->out, list.count != 0 ? "\n" : "");
  for (size_t i = 0; i < list.count; i++) {
    const char *name = list.items[i]->is.c_name;
    str_addf(&t->out, "typedef struct %s %s;\n", name, name);
  }
  for (size_t i = 0; i < t->file->enums.count; i++) {
    write_enum(t, t->file->enums.items[i]);
  }
  for (size_t i = 0; i < t->file->messages.count; i++) {
    write_enums_in(t, t->file->messages.items[i]);
  }
  for (size_t i = 0; i < list.count; i++) {
    write_message(t, list.items[i]);
  }
}

// ---- Services ----

static void write_service(Text *t, const ProtoService *service) {
  str_add(&t->out, "\n");
  text_above(t, "", &service->is, "ServiceOptions");
  str_addf(&t->out, "#define %s_name \"%s\"", service->is.c_name, service->is.full_name);
  text_behind(t, &service->is);
  for (size_t i = 0; i < service->methods.count; i++) {
    const ProtoMethod *method = service->methods.items[i];
    const MethodDescriptorProto *proto = method->proto;
    text_above(t, "", &method->is, "MethodOptions");
    str_addf(&t->out, "/* %s(%s%.*s) returns (%s%.*s) */\n", method->is.name,
             proto->client_streaming ? "stream " : "", (int)proto->input_type.size,
             proto->input_type.data, proto->server_streaming ? "stream " : "",
             (int)proto->output_type.size, proto->output_type.data);
    str_addf(&t->out, "#define %s_path \"/%s/%s\"", method->is.c_name, service->is.full_name,
             method->is.name);
    text_behind(t, &method->is);
  }
}

// ---- All ----

static void write_options(Text *t) {
  const FileOptions *options = t->file->proto->options;
  const char *kept =
      options != NULL ? options_text(t->model, &options->unknown, "FileOptions") : NULL;
  if (kept != NULL) {
    str_add(&t->out, "\n");
    text_comment(&t->out, "", COMMENT_PLAIN, kept);
  }
}

const char *header_write(Model *model, ProtoFile *file) {
  Text t = {model, file, str_new(model->arena)};
  const char *name = guard(model->arena, file->path);
  write_banner(&t);
  str_addf(&t.out, "#ifndef %s\n#define %s\n\n", name, name);
  write_includes(&t);
  write_options(&t);
  if (*file->package != '\0') {
    str_addf(&t.out, "\nHONE_FILE(package = \"%s\")\n", file->package);
  }
  write_messages(&t);
  for (size_t i = 0; i < file->extension_sets.count; i++) {
    extensions_write(&t, file->extension_sets.items[i]);
  }
  for (size_t i = 0; i < file->services.count; i++) {
    write_service(&t, file->services.items[i]);
  }
  str_addf(&t.out, "\n#endif\n");
  return str_text(&t.out);
}
