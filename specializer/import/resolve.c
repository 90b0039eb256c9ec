/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The second stage of the model: what each field is. Its type, by name; its
 * presence, packing and encoding, from features; maps and oneofs.
 */
#include <string.h>

#include "import/link.h"

// ---- Types by name ----

// The symbol ".a.b.C", or "C" as seen from the scope "a.b.M".
static const Symbol *find_symbol(Model *model, const char *name, const char *scope) {
  if (*name == '.') {
    return map_get(&model->symbols, name + 1);
  }
  size_t size = strlen(scope);
  for (;;) {
    const char *full =
        arena_format(model->arena, "%.*s%s%s", (int)size, scope, size != 0 ? "." : "", name);
    const Symbol *symbol = map_get(&model->symbols, full);
    if (symbol != NULL || size == 0) {
      return symbol;
    }
    while (size != 0 && scope[size - 1] != '.') {
      size--;
    }
    size -= size != 0;
  }
}

// Whether a header of `from` sees what stands in `to`.
static bool imports(ProtoFile *from, const ProtoFile *to, Map *seen) {
  if (from == to) {
    return true;
  }
  if (map_get(seen, from->path) != NULL) {
    return false;
  }
  map_put(seen, from->path, from);
  for (size_t i = 0; i < from->imports.count; i++) {
    if (imports(from->imports.items[i], to, seen)) {
      return true;
    }
  }
  return false;
}

static bool check_visible(Model *model, const Declaration *user, const Declaration *used) {
  for (size_t i = 0; i < user->file->imports.count; i++) {
    if (user->file->imports.items[i] == used->file) {
      return true;
    }
  }
  Map seen = map_new(model->arena);
  if (imports(user->file, used->file, &seen)) {
    return true;
  }
  diag_error(model->diag, place_of(user), "'%s' needs '%s' of %s, which %s does not import",
             user->full_name, used->full_name, used->file->path, user->file->path);
  return false;
}

static const char *kind_name(FieldType type) {
  return type == FIELD_TYPE_ENUM ? "an enum" : "a message";
}

static bool find_type(Model *model, ProtoField *field, const char *scope) {
  const FieldDescriptorProto *proto = field->proto;
  Location at = place_of(&field->is);
  if (proto->type_name.size == 0) {
    diag_error(model->diag, at, "the field '%s' does not say which %s it is", field->is.full_name,
               kind_name(field->type) + 2);
    return false;
  }
  const char *name = link_text(model, at, proto->type_name, "the field's type");
  const Symbol *symbol = name != NULL ? find_symbol(model, name, scope) : NULL;
  if (name == NULL) {
    return false;
  }
  if (symbol == NULL) {
    diag_error(model->diag, at, "the field '%s' is of type \"%s\", which is not declared anywhere",
               field->is.full_name, str_c_escape(model->arena, name, strlen(name)));
    return false;
  }
  if (field->type == FIELD_TYPE_NONE) {
    field->type = symbol->kind == SYMBOL_ENUM ? FIELD_TYPE_ENUM : FIELD_TYPE_MESSAGE;
  }
  if (symbol->kind != (field->type == FIELD_TYPE_ENUM ? SYMBOL_ENUM : SYMBOL_MESSAGE)) {
    diag_error(model->diag, at, "the field '%s' is of type '%s', which is not %s",
               field->is.full_name, symbol->is->full_name, kind_name(field->type));
    return false;
  }
  field->message = symbol->message;
  field->enumeration = symbol->enumeration;
  return check_visible(model, &field->is, symbol->is);
}

static bool resolve_type(Model *model, ProtoField *field, const char *scope) {
  const FieldDescriptorProto *proto = field->proto;
  field->type = proto->type;
  switch (field->type) {
  case FIELD_TYPE_MESSAGE:
  case FIELD_TYPE_GROUP:
  case FIELD_TYPE_ENUM:
    return find_type(model, field, scope);
  case FIELD_TYPE_NONE:
    if (proto->type_name.size != 0) {
      return find_type(model, field, scope);
    }
    diag_error(model->diag, place_of(&field->is), "the field '%s' has no type",
               field->is.full_name);
    return false;
  default:
    break;
  }
  if ((int)field->type < FIELD_TYPE_DOUBLE || (int)field->type > FIELD_TYPE_SINT64) {
    diag_error(model->diag, place_of(&field->is), "the field '%s' has type %d, which is not known",
               field->is.full_name, (int)field->type);
    return false;
  }
  return true;
}

// ---- Numbers and extendees ----

static bool check_number(Model *model, const ProtoField *field, int64_t most) {
  int64_t number = field->proto->number;
  if (number < 1 || number > most) {
    diag_error(model->diag, place_of(&field->is),
               "the field '%s' has the number %lld; numbers go from 1 to %lld", field->is.full_name,
               (long long)number, (long long)most);
    return false;
  }
  if (number >= 19000 && number <= 19999 && most < 536870912) {
    diag_error(model->diag, place_of(&field->is),
               "the field '%s' has the number %lld; 19000 to 19999 belong to protobuf itself",
               field->is.full_name, (long long)number);
    return false;
  }
  return true;
}

static bool has_extension(const ProtoMessage *message, int64_t number) {
  for (size_t i = 0; i < message->proto->n_extension_range; i++) {
    const ExtensionRange *range = &message->proto->extension_range[i];
    if (number >= range->start && number < range->end) {
      return true;
    }
  }
  return false;
}

static bool resolve_extendee(Model *model, ProtoField *field, const char *scope) {
  Location at = place_of(&field->is);
  const char *name = link_text(model, at, field->proto->extendee, "what is extended");
  const Symbol *symbol = name != NULL ? find_symbol(model, name, scope) : NULL;
  if (name == NULL) {
    return false;
  }
  if (symbol == NULL || symbol->kind != SYMBOL_MESSAGE) {
    diag_error(model->diag, at, "'%s' extends \"%s\", which is no message", field->is.full_name,
               str_c_escape(model->arena, name, strlen(name)));
    return false;
  }
  field->extendee = symbol->message;
  if (!check_visible(model, &field->is, symbol->is)) {
    return false;
  }
  if (!has_extension(field->extendee, field->proto->number)) {
    diag_error(model->diag, at, "'%s' has the number %d, which '%s' does not keep for extensions",
               field->is.full_name, (int)field->proto->number, symbol->is->full_name);
    return false;
  }
  const char *key =
      arena_format(model->arena, "%s %d", symbol->is->full_name, (int)field->proto->number);
  const ProtoField *before = map_get(&model->extensions, key);
  if (before != NULL) {
    diag_error(model->diag, at, "'%s' and '%s' both are extension %d of '%s'", field->is.full_name,
               before->is.full_name, (int)field->proto->number, symbol->is->full_name);
    return false;
  }
  map_put(&model->extensions, key, field);
  return check_number(model, field, field->extendee->is_message_set ? INT32_MAX : 536870911);
}

// ---- Presence, packing, encoding ----

static bool resolve_oneof(Model *model, ProtoField *field, Features *features) {
  const FieldDescriptorProto *proto = field->proto;
  if (!proto->has_oneof_index || field->parent == NULL) {
    return true;
  }
  if (proto->oneof_index < 0 || (size_t)proto->oneof_index >= field->parent->oneofs.count) {
    diag_error(model->diag, place_of(&field->is),
               "the field '%s' is in oneof %d, which its message does not have",
               field->is.full_name, (int)proto->oneof_index);
    return false;
  }
  if (field->is_repeated || field->is_required) {
    diag_error(model->diag, place_of(&field->is),
               "the field '%s' is in a oneof and cannot be repeated or required",
               field->is.full_name);
    return false;
  }
  ProtoOneof *oneof = field->parent->oneofs.items[proto->oneof_index];
  oneof->arms++;
  if (!proto->proto3_optional) { // else the oneof stands for `optional`
    field->oneof = oneof;
    *features = oneof->features;
  }
  return true;
}

static bool resolve_label(Model *model, ProtoField *field) {
  int label = (int)field->proto->label;
  if (label < FIELD_LABEL_NONE || label > FIELD_LABEL_REPEATED) {
    diag_error(model->diag, place_of(&field->is), "the field '%s' has the label %d, which is none",
               field->is.full_name, label);
    return false;
  }
  field->is_repeated = label == FIELD_LABEL_REPEATED;
  field->is_required = label == FIELD_LABEL_REQUIRED;
  if (field->is_required && (field->parent == NULL || field->is.file->edition == EDITION_PROTO3)) {
    diag_error(model->diag, place_of(&field->is), "the field '%s' cannot be required",
               field->is.full_name);
    return false;
  }
  return true;
}

static bool is_packable(FieldType type) {
  return type != FIELD_TYPE_STRING && type != FIELD_TYPE_BYTES && type != FIELD_TYPE_MESSAGE &&
         type != FIELD_TYPE_GROUP;
}

static void apply_features(ProtoField *field, const Features *features) {
  const FieldOptions *options = field->proto->options;
  bool is_message = field->type == FIELD_TYPE_MESSAGE || field->type == FIELD_TYPE_GROUP;
  if (!field->is_repeated && !is_message && features->presence == LEGACY_REQUIRED &&
      field->oneof == NULL && field->parent != NULL) {
    field->is_required = true;
  }
  field->is_required |= !field->is_repeated && is_message && field->parent != NULL &&
                        field->oneof == NULL && features->presence == LEGACY_REQUIRED;
  field->is_explicit = !field->is_repeated && !field->is_required && field->oneof == NULL &&
                       (is_message || field->parent == NULL || field->proto->proto3_optional ||
                        features->presence == EXPLICIT);
  field->is_packed =
      field->is_repeated && is_packable(field->type) &&
      (options != NULL && options->has_packed ? options->packed : features->repeated == PACKED);
  field->is_trusted = field->type == FIELD_TYPE_STRING && features->utf8 == UTF8_NONE;
  bool in_map = field->is_map || (field->parent != NULL && field->parent->is_map_entry);
  if (field->type == FIELD_TYPE_MESSAGE && features->messages == DELIMITED && !in_map) {
    field->type = FIELD_TYPE_GROUP;
  }
}

// ---- Maps ----

static bool is_key(FieldType type) {
  return type != FIELD_TYPE_FLOAT && type != FIELD_TYPE_DOUBLE && type != FIELD_TYPE_BYTES &&
         type != FIELD_TYPE_MESSAGE && type != FIELD_TYPE_GROUP && type != FIELD_TYPE_ENUM;
}

static bool is_entry(const ProtoMessage *message) {
  const DescriptorProto *proto = message->proto;
  if (message->fields.count != 2 || proto->n_field != 2 || proto->n_oneof_decl != 0) {
    return false;
  }
  for (size_t i = 0; i < 2; i++) {
    const FieldDescriptorProto *field = &proto->field[i];
    const char *name = message->fields.items[i]->is.name;
    if (field->number != (int)i + 1 || !str_equal(name, i == 0 ? "key" : "value") ||
        field->label > FIELD_LABEL_OPTIONAL) {
      return false;
    }
  }
  return is_key(proto->field[0].type);
}

// What is said of a map holds for its entries, and more so what is said of its keys or values.
static void resolve_part(Model *model, const ProtoField *map, ProtoField *part, const Choices *said,
                         const Choices *exact) {
  Declaration *inner = &part->is;
  inner->path = map->is.path;
  inner->choices = choices_inherit(&map->is.choices);
  inner->choices.key = inner->choices.value = NULL;
  if (inner->choices.message == HELD_POINTER) {
    inner->choices.message = HELD_UNSAID; // of a map alone
  }
  if (said != NULL) {
    choices_merge(model->arena, &inner->choices, said);
  }
  if (inner->own != NULL) {
    choices_merge(model->arena, &inner->choices, inner->own);
  }
  if (exact != NULL) {
    Choices *both = arena_new_of(model->arena, Choices);
    choices_merge(model->arena, both, exact);
    if (inner->exact != NULL) {
      choices_merge(model->arena, both, inner->exact);
    }
    inner->exact = both;
  }
}

static bool resolve_map(Model *model, ProtoField *field) {
  ProtoMessage *entry = field->message;
  if (entry == NULL || !entry->is_map_entry) {
    return true;
  }
  if (!field->is_repeated || field->type != FIELD_TYPE_MESSAGE || field->parent == NULL ||
      entry->parent != field->parent || !is_entry(entry)) {
    diag_error(model->diag, place_of(&field->is),
               "the field '%s' uses the map entry '%s' as what it is not", field->is.full_name,
               entry->is.full_name);
    return false;
  }
  field->is_map = true;
  entry->is.choices.name = field->is.choices.entry;
  entry->is.path = field->is.path; // which has a place
  const Choices *exact = field->is.exact;
  resolve_part(model, field, entry->fields.items[0], field->is.choices.key,
               exact != NULL ? exact->key : NULL);
  resolve_part(model, field, entry->fields.items[1], field->is.choices.value,
               exact != NULL ? exact->value : NULL);
  return true;
}

// ---- json_name ----

// "foo_bar" is "fooBar".
static const char *usual_json_name(Arena *arena, const char *name) {
  char *out = arena_strdup(arena, name);
  size_t size = 0;
  bool raise = false;
  for (; *name != '\0'; name++) {
    if (*name == '_') {
      raise = true;
      continue;
    }
    out[size++] = raise && *name >= 'a' && *name <= 'z' ? (char)(*name - 'a' + 'A') : *name;
    raise = false;
  }
  out[size] = '\0';
  return out;
}

static void resolve_json(Model *model, ProtoField *field) {
  hone_str text = field->proto->json_name;
  if (text.data == NULL || field->parent == NULL) {
    return;
  }
  if (memchr(text.data, '\0', text.size) != NULL) {
    diag_error(model->diag, place_of(&field->is), "the JSON name of '%s' has a NUL inside",
               field->is.full_name);
    return;
  }
  const char *json = arena_strndup(model->arena, text.data, text.size);
  if (!str_equal(json, usual_json_name(model->arena, field->is.name))) {
    field->json = json;
  }
}

// ---- Fields and messages ----

static void resolve_field(Model *model, ProtoField *field, const Features *outer,
                          const char *scope) {
  const FieldDescriptorProto *proto = field->proto;
  Features features = *outer;
  if (!resolve_label(model, field) || !resolve_oneof(model, field, &features) ||
      !resolve_type(model, field, scope) || !resolve_map(model, field)) {
    return;
  }
  if (field->parent == NULL ? !resolve_extendee(model, field, scope)
                            : !check_number(model, field, 536870911)) {
    return;
  }
  if (field->parent != NULL && proto->extendee.size != 0) {
    diag_error(model->diag, place_of(&field->is), "the field '%s' extends another message",
               field->is.full_name);
    return;
  }
  if (proto->options != NULL) {
    features_merge(&features, proto->options->features);
  }
  apply_features(field, &features);
  resolve_json(model, field);
}

static void resolve_enum(Model *model, ProtoEnum *made, const Features *outer) {
  Features features = *outer;
  if (made->proto->options != NULL) {
    features_merge(&features, made->proto->options->features);
  }
  made->is_closed = features.enums == CLOSED;
  check_enum(model, made);
}

static void resolve_message(Model *model, ProtoMessage *message, const Features *outer) {
  message->features = *outer;
  if (message->proto->options != NULL) {
    features_merge(&message->features, message->proto->options->features);
  }
  for (size_t i = 0; i < message->oneofs.count; i++) {
    ProtoOneof *oneof = message->oneofs.items[i];
    oneof->features = message->features;
    if (message->proto->oneof_decl[i].options != NULL) {
      features_merge(&oneof->features, message->proto->oneof_decl[i].options->features);
    }
  }
  for (size_t i = 0; i < message->fields.count; i++) {
    resolve_field(model, message->fields.items[i], &message->features, message->is.full_name);
  }
  for (size_t i = 0; i < message->oneofs.count; i++) {
    if (message->oneofs.items[i]->arms == 0) {
      diag_error(model->diag, place_of(&message->oneofs.items[i]->is),
                 "the oneof '%s' has no field", message->oneofs.items[i]->is.full_name);
    }
  }
  for (size_t i = 0; i < message->extensions.count; i++) {
    resolve_field(model, message->extensions.items[i], &message->features, message->is.full_name);
  }
  for (size_t i = 0; i < message->messages.count; i++) {
    resolve_message(model, message->messages.items[i], &message->features);
  }
  for (size_t i = 0; i < message->enums.count; i++) {
    resolve_enum(model, message->enums.items[i], &message->features);
  }
  check_message(model, message);
}

static void resolve_service(Model *model, const ProtoFile *file, const ProtoService *service) {
  for (size_t i = 0; i < service->methods.count; i++) {
    const ProtoMethod *method = service->methods.items[i];
    const hone_str texts[] = {method->proto->input_type, method->proto->output_type};
    for (size_t k = 0; k < 2; k++) {
      Location at = place_of(&method->is);
      const char *name = link_text(model, at, texts[k], "the message of a method");
      const Symbol *symbol = name != NULL ? find_symbol(model, name, file->package) : NULL;
      if (name != NULL && (symbol == NULL || symbol->kind != SYMBOL_MESSAGE)) {
        diag_error(model->diag, at, "the method '%s' has \"%s\", which is no message",
                   method->is.full_name, str_c_escape(model->arena, name, strlen(name)));
      }
    }
  }
}

void resolve_file(Model *model, ProtoFile *file) {
  for (size_t i = 0; i < file->messages.count; i++) {
    resolve_message(model, file->messages.items[i], &file->features);
  }
  for (size_t i = 0; i < file->enums.count; i++) {
    resolve_enum(model, file->enums.items[i], &file->features);
  }
  for (size_t i = 0; i < file->extensions.count; i++) {
    resolve_field(model, file->extensions.items[i], &file->features, file->package);
  }
  for (size_t i = 0; i < file->services.count; i++) {
    resolve_service(model, file, file->services.items[i]);
  }
}
