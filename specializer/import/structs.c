/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A message as a struct: fields in the order of the .proto file, a oneof as a
 * union where its first arm stands, counts and presence before what they
 * belong to.
 */
#include <string.h>

#include "import/shape.h"
#include "import/writer.h"

// ---- What HONE(...) says ----

static void add_encoding(Text *t, const ProtoField *field, Str *options) {
  FieldType type = field->type;
  bool is_list = field->is_repeated;
  if (type == FIELD_TYPE_SINT32 || type == FIELD_TYPE_SINT64) {
    text_option(options, "zigzag");
  }
  if (type == FIELD_TYPE_FIXED32 || type == FIELD_TYPE_FIXED64 || type == FIELD_TYPE_SFIXED32 ||
      type == FIELD_TYPE_SFIXED64) {
    text_option(options, "fixed");
  }
  if (type == FIELD_TYPE_GROUP) {
    text_option(options, "group");
  }
  if (field->is_map) {
    text_option(options, "map");
  }
  bool is_packable =
      is_list && !shape_is_message(field) && type != FIELD_TYPE_STRING && type != FIELD_TYPE_BYTES;
  if (is_packable && !field->is_packed) {
    text_option(options, "unpacked");
  } else if (is_packable && field->shape.is_byte_list) {
    text_option(options, "packed");
  }
  if (field->is.choices.varint != NULL && !shape_is_message(field) &&
      (strstr(field->shape.before, "int") != NULL || type == FIELD_TYPE_ENUM)) {
    text_option(options, "varint = %s", field->is.choices.varint);
  }
  (void)t;
}

static void add_names(Text *t, const ProtoField *field, Str *options) {
  if (field->parent == NULL) {
    text_option(options, "name = \"%s\"", field->is.full_name);
  } else if (!str_equal(field->is.name, field->is.c_name)) {
    text_option(options, "name = \"%s\"", field->is.name);
  }
  if (field->json != NULL) {
    text_option(options, "json = \"%s\"",
                str_c_escape(t->model->arena, field->json, strlen(field->json)));
  }
}

static const char *field_options(Text *t, const ProtoField *field) {
  Str options = str_new(t->model->arena);
  const Shape *shape = &field->shape;
  text_option(&options, "%d", (int)field->proto->number);
  if (field->is_required) {
    text_option(&options, "required");
  } else if (field->is_explicit && shape->is_view) {
    text_option(&options, "optional");
  } else if (field->is_always && !shape_is_message(field)) {
    text_option(&options, "always");
  }
  add_encoding(t, field, &options);
  if (shape->max != 0) {
    text_option(&options, "max = %llu", (unsigned long long)shape->max);
  }
  if (field->says_count) {
    text_option(&options, "count = %s", field->c_count);
  }
  if (field->says_presence) {
    text_option(&options, "presence = %s", field->c_presence);
  }
  bool failed;
  const char *value = default_spelling(t->model, field, &failed);
  if (value != NULL) {
    text_option(&options, "default = %s", value);
  }
  if (field->is_trusted) {
    text_option(&options, "utf8 = trust");
  }
  add_names(t, field, &options);
  if (field->proto->options != NULL && field->proto->options->deprecated) {
    text_option(&options, "deprecated");
  }
  return str_text(&options);
}

// ---- Members ----

// "int32_t x[4]"; a struct that stands inside has its lines indented. Returns the letters of the
// last line.
static size_t write_declarator(Text *t, const char *indent, const ProtoField *field) {
  const char *before = field->shape.before;
  for (const char *line = before; *line != '\0';) {
    size_t size = strcspn(line, "\n");
    bool is_inner = line != before && *line != '}';
    str_addf(&t->out, "%s%s%.*s", indent, is_inner ? "  " : "", (int)size, line);
    line += size;
    if (*line == '\n') {
      str_add(&t->out, "\n");
      line++;
    }
  }
  str_addf(&t->out, "%s%s", field->is.c_name, field->shape.after);
  const char *last = strrchr(before, '\n');
  return strlen(indent) + strlen(last != NULL ? last + 1 : before) + strlen(field->is.c_name) +
         strlen(field->shape.after);
}

static void write_field(Text *t, const char *indent, const ProtoField *field) {
  if (field->c_presence != NULL) {
    str_addf(&t->out, "%sbool %s;\n", indent, field->c_presence);
  }
  if (field->c_count != NULL) {
    str_addf(&t->out, "%ssize_t %s;\n", indent, field->c_count);
  }
  text_above(t, indent, &field->is, "FieldOptions");
  const char *options = field_options(t, field);
  size_t column = write_declarator(t, indent, field);
  if (column + strlen(" HONE();") + strlen(options) > 100 && column > 40) {
    str_addf(&t->out, "\n%s   ", indent);
    column = strlen(indent) + 3;
  }
  str_add_char(&t->out, ' ');
  text_macro(&t->out, column + 1, "HONE", options, 1);
  str_add_char(&t->out, ';');
  text_behind(t, &field->is);
}

static void write_oneof(Text *t, const ProtoMessage *message, ProtoOneof *oneof) {
  oneof->is_written = true;
  str_addf(&t->out, "  uint32_t %s;\n", oneof->c_selector);
  text_above(t, "  ", &oneof->is, "OneofOptions");
  str_add(&t->out, "  union {\n");
  for (size_t i = 0; i < message->fields.count; i++) {
    const ProtoField *field = message->fields.items[i];
    if (field->oneof == oneof && !field->is_skipped) {
      write_field(t, "    ", field);
    }
  }
  str_addf(&t->out, "  }%s%s HONE_ONEOF(%s);", *oneof->is.c_name != '\0' ? " " : "",
           oneof->is.c_name, oneof->c_selector);
  text_behind(t, &oneof->is);
}

// ---- Messages ----

static void add_range(Str *out, int64_t first, int64_t last, bool is_message_set) {
  str_addf(out, "%s%lld", out->size != 0 ? ", " : "", (long long)first);
  if (last >= (is_message_set ? INT32_MAX - 1 : 536870911)) {
    str_add(out, "-max");
  } else if (last != first) {
    str_addf(out, "-%lld", (long long)last);
  }
}

static void add_ranges(Text *t, const ProtoMessage *message, Str *options) {
  const DescriptorProto *proto = message->proto;
  Str extensions = str_new(t->model->arena), reserved = str_new(t->model->arena);
  for (size_t i = 0; i < proto->n_extension_range; i++) {
    add_range(&extensions, proto->extension_range[i].start, proto->extension_range[i].end - 1,
              message->is_message_set);
  }
  for (size_t i = 0; i < proto->n_reserved_range; i++) {
    add_range(&reserved, proto->reserved_range[i].start, proto->reserved_range[i].end - 1, false);
  }
  text_names(&reserved, &message->reserved_names);
  if (extensions.size != 0) {
    text_option(options, "extensions = \"%s\"", str_text(&extensions));
  }
  if (reserved.size != 0) {
    text_option(options, "reserved = \"%s\"", str_text(&reserved));
  }
}

// Options of `extensions 4 to 10 [...]`.
static void write_range_options(Text *t, const ProtoMessage *message) {
  for (size_t i = 0; i < message->proto->n_extension_range; i++) {
    const ExtensionRange *range = &message->proto->extension_range[i];
    const char *kept = range->options != NULL ? options_text(t->model, &range->options->unknown,
                                                             "ExtensionRangeOptions")
                                              : NULL;
    if (kept != NULL) {
      const char *comment = arena_format(t->model->arena, "extensions %d to %d:\n%s",
                                         (int)range->start, (int)range->end - 1, kept);
      text_comment(&t->out, "", COMMENT_PLAIN, comment);
    }
  }
}

void struct_write(Text *t, ProtoMessage *message) {
  Str options = str_new(t->model->arena);
  const char *name = text_name(t, &message->is, message->parent != NULL);
  if (name != NULL && !message->is_map_entry) {
    text_option(&options, "name = \"%s\"", name);
  }
  if (message->is_message_set) {
    text_option(&options, "message_set");
  }
  add_ranges(t, message, &options);
  if (message->proto->options != NULL && message->proto->options->deprecated) {
    text_option(&options, "deprecated");
  }
  if (message->is.choices.optimize != NULL && !message->is_map_entry) {
    text_option(&options, "optimize = %s", message->is.choices.optimize);
  }
  str_add(&t->out, "\n");
  write_range_options(t, message);
  text_above(t, "", &message->is, "MessageOptions");
  if (message->is_map_entry) {
    str_addf(&t->out, "struct %s {\n", message->is.c_name);
  } else {
    text_head(&t->out, "struct", "HONE_MESSAGE", &options, message->is.c_name);
  }
  bool is_empty = true;
  for (size_t i = 0; i < message->fields.count; i++) {
    ProtoField *field = message->fields.items[i];
    if (field->is_skipped) {
      continue;
    }
    is_empty = false;
    if (field->oneof == NULL) {
      write_field(t, "  ", field);
    } else if (!field->oneof->is_written) {
      write_oneof(t, message, field->oneof);
    }
  }
  if (message->c_unknown != NULL) {
    str_addf(&t->out, "  hone_unknown %s HONE_UNKNOWN;\n", message->c_unknown);
  } else if (is_empty) {
    str_add(&t->out, "  char unused HONE_SKIP;\n");
  }
  str_add(&t->out, "};");
  text_behind(t, &message->is);
}

void extensions_write(Text *t, const ProtoExtensions *set) {
  Str options = str_new(t->model->arena);
  text_option(&options, "%s", set->extendee->is.c_name);
  str_addf(&t->out, "\n/* Extensions of %s. */\n", set->extendee->is.full_name);
  text_head(&t->out, "typedef struct", "HONE_EXTEND", &options, set->c_name);
  for (size_t i = 0; i < set->fields.count; i++) {
    write_field(t, "  ", set->fields.items[i]);
  }
  str_addf(&t->out, "} %s;\n", set->c_name);
}
