// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ROS knows of a message besides its bytes: its names, its checksum and
// its definition, as genmsg makes them. The checksum is the MD5 of a text:
// constants, then fields, with messages replaced by their own checksum. (That
// drops the brackets of lists of messages, which genmsg always did and nobody
// can change any more.) What the text is made of is the definition that the
// struct brings, else one that is made of the struct.

#include <md5.h>

#include "formats/ros1.h"
#include "msg/spell.h"

typedef struct Texts {
  Arena *arena;
  const char **md5; // by Message.index
  bool *is_open;    // by Message.index: its text is being made
} Texts;

static Texts texts_new(Arena *arena, const Schema *schema) {
  size_t count = schema->messages.count + 1;
  return (Texts){arena, arena_array(arena, const char *, count), arena_array(arena, bool, count)};
}

// ---- Definitions ----

// Of the message; its text is NULL where ROS 1 has none like it.
static MsgDefinition definition_of(Arena *arena, const Message *message) {
  const Field *odd;
  const char *text = message->definition;
  if (text == NULL) {
    text = msg_text(arena, message, MSG_ROS1, false, &odd);
  }
  if (text == NULL) {
    return (MsgDefinition){0};
  }
  Diag diag = {.arena = arena, .out = stderr}; // it was judged before
  MsgDefinition definition = msg_read(arena, &diag, message->at, text);
  bool is_odd =
      definition.is_ros2 || diag.errors != 0 || definition.fields.count != message->fields.count;
  return is_odd ? (MsgDefinition){0} : definition;
}

// A byte is an int8 in ROS 1, a char an uint8; structs hold them as either.
static bool is_same_type(const char *said, const char *found) {
  static const char *const bytes[] = {"byte", "char", "int8", "uint8"};
  size_t size = strcspn(said, "["), found_size = strcspn(found, "[");
  bool is_byte = false, is_found_byte = false;
  for (size_t i = 0; i < 4; i++) {
    is_byte |= strlen(bytes[i]) == size && strncmp(bytes[i], said, size) == 0;
    is_found_byte |= strlen(bytes[i]) == found_size && strncmp(bytes[i], found, found_size) == 0;
  }
  return is_byte && is_found_byte ? str_equal(said + size, found + found_size)
                                  : str_equal(said, found);
}

// The type in one spelling: with its package, without what only ROS 2 has.
static const char *plain_type(Arena *arena, const MsgType *type, const char *package) {
  const char *name = type->is_builtin || (type->package == NULL && package == NULL)
                         ? type->name
                         : msg_full_name(arena, type, package);
  if (str_equal(name, "builtin_interfaces/Time")) {
    name = "time";
  } else if (str_equal(name, "builtin_interfaces/Duration")) {
    name = "duration";
  }
  return type->shape == MSG_SINGLE ? name
         : type->shape == MSG_ARRAY
             ? arena_format(arena, "%s[%llu]", name, (unsigned long long)type->length)
             : arena_format(arena, "%s[]", name);
}

static void check_field(Diag *diag, Arena *arena, const MsgDeclaration *said, const Field *field,
                        const char *package) {
  if (!str_equal(said->name, field->wire_name)) {
    diag_error(diag, field->at,
               "field '%s': the definition of '%s' has '%s' in its place; make them agree",
               field->name, field->parent->name, said->name);
    return;
  }
  const char *type = field->oneof != NULL ? NULL : msg_field_type(arena, field, MSG_ROS1, NULL);
  const char *expected = plain_type(arena, &said->type, package);
  bool is_message = field->type->kind == TYPE_MESSAGE;
  bool is_unnamed = is_message && msg_ros1_name(arena, field->type->message) == NULL;
  bool is_time = is_message && (str_starts(expected, "time") || str_starts(expected, "duration"));
  if (type == NULL || (!is_unnamed && !is_time && !is_same_type(expected, type))) {
    if (field->type->kind != TYPE_WTEXT) { // refused with words of its own, if it is used
      diag_error(diag, field->at,
                 "field '%s': the definition of '%s' says %s, the struct %s; make them agree",
                 field->name, field->parent->name, expected, type != NULL ? type : "a oneof");
    }
  }
}

void ros1_check_definition(Diag *diag, Arena *arena, const Message *message) {
  if (message->definition == NULL) {
    return;
  }
  size_t errors = diag->errors;
  MsgDefinition definition = msg_read(arena, diag, message->at, message->definition);
  if (diag->errors != errors) {
    return;
  }
  const char *name = msg_ros1_name(arena, message);
  const char *package = name != NULL ? arena_strndup(arena, name, strcspn(name, "/")) : NULL;
  for (size_t i = 0; i < definition.fields.count && i < message->fields.count; i++) {
    check_field(diag, arena, &definition.fields.items[i], message->fields.items[i], package);
  }
  if (definition.fields.count != message->fields.count) {
    diag_error(diag, message->at,
               "the definition of '%s' has %zu fields, the struct %zu; make them agree",
               message->name, definition.fields.count, message->fields.count);
  }
}

// ---- Checksums ----

static const char *md5_of_text(Arena *arena, const char *first, const char *second) {
  MD5_CTX context;
  uint8_t digest[MD5_DIGEST_LENGTH];
  Str hex = str_new(arena);
  MD5Init(&context);
  MD5Update(&context, (const uint8_t *)first, strlen(first));
  MD5Update(&context, (const uint8_t *)second, strlen(second));
  MD5Final(digest, &context);
  for (size_t i = 0; i < sizeof digest; i++) {
    str_addf(&hex, "%02x", digest[i]);
  }
  return str_text(&hex);
}

static const char *md5_of(Texts *t, const Message *message);

// What the checksum is made of, or NULL.
static const char *md5_text(Texts *t, const Message *message) {
  MsgDefinition definition = definition_of(t->arena, message);
  Str text = str_new(t->arena);
  if (definition.text == NULL) {
    return NULL;
  }
  for (size_t i = 0; i < definition.constants.count; i++) {
    const MsgDeclaration *constant = &definition.constants.items[i];
    str_addf(&text, "%s %s=%s\n", constant->type.text, constant->name, constant->value);
  }
  for (size_t i = 0; i < definition.fields.count; i++) {
    const MsgDeclaration *field = &definition.fields.items[i];
    const char *type = field->type.text;
    if (!field->type.is_builtin) {
      const Message *inner = message->fields.items[i]->type->message;
      type = inner != NULL ? md5_of(t, inner) : NULL;
    }
    if (type == NULL) {
      return NULL;
    }
    str_addf(&text, "%s %s\n", type, field->name);
  }
  size_t size = text.size; // stripped, as genmsg does
  while (size != 0 && strchr(" \t\r\n", text.data[size - 1]) != NULL) {
    size--;
  }
  return arena_strndup(t->arena, str_text(&text), size);
}

static const char *md5_of(Texts *t, const Message *message) {
  size_t index = message->index;
  if (t->md5[index] == NULL && !t->is_open[index]) {
    t->is_open[index] = true; // one that reaches itself has no end
    const char *text = md5_text(t, message);
    t->is_open[index] = false;
    t->md5[index] = text != NULL ? md5_of_text(t->arena, text, "") : NULL;
  }
  return t->md5[index];
}

// ---- Definitions of all that it is made of ----

typedef VEC(const Message *) MessageList;

// Adds those that the message is made of: each where it is first met.
static void list_below(Texts *t, const Message *message, MessageList *list) {
  for (size_t i = 0; i < message->fields.count; i++) {
    const Message *inner = message->fields.items[i]->type->message;
    if (inner != NULL && !t->is_open[inner->index]) {
      t->is_open[inner->index] = true;
      vec_push(t->arena, list, inner);
      list_below(t, inner, list);
    }
  }
}

static const char *whole_definition(Texts *t, const Message *message) {
  MessageList list = {0};
  Str out = str_new(t->arena);
  list_below(t, message, &list);
  str_add(&out, definition_of(t->arena, message).text);
  for (size_t i = 0; i < list.count; i++) {
    const char *name = msg_ros1_name(t->arena, list.items[i]);
    MsgDefinition definition = definition_of(t->arena, list.items[i]);
    if (name == NULL || definition.text == NULL) {
      return NULL;
    }
    str_add(&out, "\n");
    for (int k = 0; k < 80; k++) {
      str_add_char(&out, '=');
    }
    str_addf(&out, "\nMSG: %s\n%s", name, definition.text);
  }
  return str_text(&out);
}

// ---- All ----

typedef struct Constants {
  NameConstant *items;
  size_t count, capacity;
} Constants;

static void add(Constants *c, NameConstant constant) {
  if (constant.value != NULL && c->count < c->capacity) {
    c->items[c->count++] = constant;
  }
}

static void add_service(Constants *c, Texts *t, const Schema *schema, const Message *response) {
  const Message *request = msg_request_of(t->arena, schema, response);
  const char *first = request != NULL ? md5_text(t, request) : NULL;
  const char *second = request != NULL ? md5_text(t, response) : NULL;
  if (first == NULL || second == NULL) {
    return;
  }
  const char *stem = msg_service_stem(t->arena, response);
  add(c,
      (NameConstant){.name = "name", .value = msg_service_name(t->arena, response), .stem = stem});
  add(c,
      (NameConstant){.name = "md5", .value = md5_of_text(t->arena, first, second), .stem = stem});
}

size_t ros1_constants(Arena *arena, const Schema *schema, const Message *message, NameConstant *out,
                      size_t capacity) {
  Constants c = {out, 0, capacity};
  Texts texts = texts_new(arena, schema);
  if (message->extends != NULL) {
    return 0;
  }
  const char *md5 = md5_of(&texts, message);
  if (md5 != NULL) {
    add(&c, (NameConstant){.name = "name", .value = msg_ros1_name(arena, message)});
    add(&c, (NameConstant){.name = "md5", .value = md5});
    add(&c, (NameConstant){
                .name = "definition", .value = whole_definition(&texts, message), .is_long = true});
    add_service(&c, &texts, schema, message);
  } else if (message->definition == NULL) {
    add(&c, (NameConstant){.name = "name", .value = msg_ros1_name(arena, message)});
  }
  add(&c, (NameConstant){.name = "name", .value = msg_dds_name(arena, message), .format = "dds"});
  return c.count;
}
