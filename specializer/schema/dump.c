/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A schema as text: a line for each thing, what is usual left out. It is the
 * same for every version of libclang and wherever the header lies, so files
 * are shown by their last name.
 */
#include <inttypes.h>
#include <string.h>

#include "schema/schema.h"
#include "support/str.h"

static const char *file_name(const char *path) {
  const char *slash = path != NULL ? strrchr(path, '/') : NULL;
  return slash != NULL ? slash + 1 : path != NULL ? path : "";
}

static void print_text(FILE *out, Arena *arena, const char *text, size_t size) {
  fprintf(out, "\"%s\"", str_c_escape(arena, text, size));
}

// A comment, on one line.
static void print_doc(FILE *out, Arena *arena, const char *indent, const char *doc) {
  if (doc != NULL) {
    fprintf(out, "%sdoc ", indent);
    print_text(out, arena, doc, strlen(doc));
    fputc('\n', out);
  }
}

// ---- Types ----

static void print_type(FILE *out, const Type *type) {
  static const char *const forms[] = {"", "view", "pointer", "array", "bounded", "sequence"};
  unsigned bits = 8 * type->size;
  switch (type->kind) {
  case TYPE_BOOL:
    fputs("bool", out);
    break;
  case TYPE_INT:
    fprintf(out, "%s%u", type->is_signed ? "int" : "uint", bits);
    break;
  case TYPE_FLOAT:
    fprintf(out, "float%u", bits);
    break;
  case TYPE_ENUM:
    fprintf(out, "enum %s", type->enumeration->name);
    break;
  case TYPE_TEXT:
    fputs("text", out);
    break;
  case TYPE_WTEXT:
    fputs("wtext", out);
    break;
  case TYPE_BYTES:
    fputs("bytes", out);
    break;
  case TYPE_TIME:
    fputs("time", out);
    break;
  case TYPE_DURATION:
    fputs("duration", out);
    break;
  case TYPE_MESSAGE:
    fprintf(out, "message %s", type->message->name);
    break;
  }
  if (type->form != FORM_NONE) {
    fprintf(out, " %s", forms[type->form]);
  }
  if (type->capacity != 0) {
    fprintf(out, "[%" PRIu64 "]", type->capacity);
  }
  if (type->data_name != NULL) {
    fprintf(out, " {%s, %s", type->data_name, type->size_name);
    fprintf(out, "%s%s}", type->capacity_name != NULL ? ", " : "",
            type->capacity_name != NULL ? type->capacity_name : "");
  }
  fprintf(out, " `%s`", type->spelling);
}

static void print_container(FILE *out, const Field *field) {
  switch (field->container) {
  case CONTAINER_NONE:
    break;
  case CONTAINER_ARRAY:
    fputs("array", out);
    for (size_t i = 0; i < field->dim_count; i++) {
      fprintf(out, "[%" PRIu64 "]", field->dims[i]);
    }
    fputs(" of ", out);
    break;
  case CONTAINER_BOUNDED:
    fprintf(out, "bounded[%" PRIu64 "] of ", field->length);
    break;
  case CONTAINER_POINTER:
    fputs("list of ", out);
    break;
  case CONTAINER_POINTERS:
    fputs("list of pointers to ", out);
    break;
  case CONTAINER_SEQUENCE:
    fputs("sequence of ", out);
    break;
  }
  if (field->by_pointer && field->container == CONTAINER_NONE) {
    fputs("pointer to ", out);
  }
}

static void print_member(FILE *out, const char *what, const Member *member) {
  if (!member_exists(member)) {
    return;
  }
  fprintf(out, ", %s %s", what, member->path);
  if (member->bit_width != 0) {
    fprintf(out, " at bit %u:%u", member->bit_offset, member->bit_width);
  } else {
    fprintf(out, " at %" PRIu64, member->offset);
  }
  fprintf(out, " `%s`", member->spelling);
}

// ---- Fields ----

static void print_value(FILE *out, Arena *arena, const Value *value) {
  if (value->kind == VALUE_INTEGER && value->is_unsigned) {
    fprintf(out, "%" PRIu64, (uint64_t)value->integer);
  } else if (value->kind == VALUE_INTEGER) {
    fprintf(out, "%" PRId64, value->integer);
  } else if (value->kind == VALUE_FLOAT) {
    if (value->number != value->number) {
      fputs("nan", out); // its sign is the compiler's affair
    } else {
      fprintf(out, "%.17g", value->number);
    }
  } else if (value->kind == VALUE_TEXT) {
    print_text(out, arena, value->text, value->size);
  }
}

static void print_presence(FILE *out, const Field *field) {
  switch (field->presence) {
  case PRESENCE_IMPLICIT:
    fputs(field_is_repeated(field) ? "" : ", implicit", out);
    break;
  case PRESENCE_ALWAYS:
    fputs(field_is_repeated(field) ? "" : ", always", out);
    break;
  case PRESENCE_MEMBER:
    print_member(out, "present by", &field->presence_member);
    break;
  case PRESENCE_BIT:
    fprintf(out, ", present by bit %u of %s", field->presence_bit, field->presence_member.path);
    break;
  case PRESENCE_POINTER:
    fputs(", present by pointer", out);
    break;
  case PRESENCE_ARM:
    fprintf(out, ", arm of %s", field->oneof->name);
    break;
  }
}

static void print_options(FILE *out, Arena *arena, const Field *field) {
  const struct {
    bool is_set;
    const char *word;
  } flags[] = {{field->optional, "optional"},
               {field->required, "required"},
               {field->always, "always said"},
               {field->packed == CHOICE_YES, "packed"},
               {field->packed == CHOICE_NO, "unpacked"},
               {field->zigzag, "zigzag"},
               {field->fixed, "fixed"},
               {field->group, "group"},
               {field->map, "map"},
               {field->key, "key"},
               {field->external, "external"},
               {field->deprecated, "deprecated"},
               {field->utf8_check == CHOICE_YES, "utf8 check"},
               {field->utf8_check == CHOICE_NO, "utf8 trust"},
               {field->varint == HINT_SMALL, "varint small"},
               {field->varint == HINT_WIDE, "varint wide"},
               {field->cases.is_default, "case_default"}};
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
    if (flags[i].is_set) {
      fprintf(out, ", %s", flags[i].word);
    }
  }
  for (size_t i = 0; i < field->cases.count; i++) {
    fprintf(out, ", case %" PRId64, field->cases.items[i]);
  }
  if (field->max != 0) {
    fprintf(out, ", max %" PRIu64, field->max);
  }
  if (!str_equal(field->wire_name, field->name)) {
    fputs(", name ", out);
    print_text(out, arena, field->wire_name, strlen(field->wire_name));
  }
  if (field->json_name != NULL) {
    fputs(", json ", out);
    print_text(out, arena, field->json_name, strlen(field->json_name));
  }
  if (field->default_value.kind != VALUE_NONE) {
    fputs(", default ", out);
    print_value(out, arena, &field->default_value);
  }
}

static void print_field(FILE *out, Arena *arena, const Field *field) {
  fprintf(out, "  field %s", field->name);
  if (field->has_number) {
    fprintf(out, " = %u", field->number);
  }
  fputs(": ", out);
  print_container(out, field);
  print_type(out, field->type);
  if (!str_equal(field->member.path, field->name)) {
    fprintf(out, ", path %s", field->member.path);
  }
  if (field->member.bit_width != 0) {
    fprintf(out, ", at bit %u:%u", field->member.bit_offset, field->member.bit_width);
  } else {
    fprintf(out, ", at %" PRIu64, field->member.offset);
  }
  print_presence(out, field);
  print_member(out, "count", &field->count);
  print_member(out, "capacity", &field->capacity);
  print_options(out, arena, field);
  fputc('\n', out);
  print_doc(out, arena, "    ", field->doc);
}

// ---- Messages and enums ----

static void print_ranges(FILE *out, const char *word, const Range *ranges, size_t count) {
  for (size_t i = 0; i < count; i++) {
    fprintf(out, "  %s %u to %u\n", word, ranges[i].first, ranges[i].last);
  }
}

static void print_names(FILE *out, const ReservedNames *names) {
  for (size_t i = 0; i < names->count; i++) {
    fprintf(out, "  reserved \"%s\"\n", names->items[i]);
  }
}

static void print_message_options(FILE *out, Arena *arena, const Message *message) {
  static const char *const extensibilities[] = {"", "final", "appendable", "mutable"};
  static const char *const optimizes[] = {"", "speed", "size"};
  if (message->extends != NULL) {
    fprintf(out, "  extends %s\n", message->extends->name);
  }
  if (message->message_set) {
    fprintf(out, "  message set\n");
  }
  if (message->deprecated) {
    fprintf(out, "  deprecated\n");
  }
  if (message->ros1_name != NULL) {
    fprintf(out, "  ros1 \"%s\"\n", message->ros1_name);
  }
  if (message->ros2_name != NULL) {
    fprintf(out, "  ros2 \"%s\"\n", message->ros2_name);
  }
  if (message->extensibility != EXTENSIBILITY_UNSAID) {
    fprintf(out, "  extensibility %s\n", extensibilities[message->extensibility]);
  }
  if (message->optimize != OPTIMIZE_UNSAID) {
    fprintf(out, "  optimize %s\n", optimizes[message->optimize]);
  }
  if (message->budget != 0) {
    fprintf(out, "  budget %" PRIu64 "\n", message->budget);
  }
  if (message->definition != NULL) {
    fputs("  definition ", out);
    print_text(out, arena, message->definition, strlen(message->definition));
    fputc('\n', out);
  }
  for (size_t i = 0; i < message->constants.count; i++) {
    const Constant *constant = &message->constants.items[i];
    fprintf(out, "  constant %s %s = ", constant->type, constant->name);
    print_text(out, arena, constant->spelling, strlen(constant->spelling));
    fputc('\n', out);
  }
  print_ranges(out, "reserved", message->reserved.items, message->reserved.count);
  print_names(out, &message->reserved_names);
  print_ranges(out, "extensions", message->extensions.items, message->extensions.count);
}

static void print_message(FILE *out, Arena *arena, const Message *message) {
  fprintf(out, "\nmessage %s `%s` \"%s\", size %" PRIu64 ", align %" PRIu64, message->name,
          message->c_type, message->full_name, message->size, message->align);
  if (message->is_map_entry) {
    fputs(", map entry", out);
  }
  if (!message->is_main) {
    fprintf(out, ", from %s", file_name(message->file));
  }
  fputc('\n', out);
  print_doc(out, arena, "  ", message->doc);
  print_message_options(out, arena, message);
  for (size_t i = 0; i < message->oneofs.count; i++) {
    const Oneof *oneof = message->oneofs.items[i];
    fprintf(out, "  oneof %s", oneof->name);
    print_member(out, "selector", &oneof->selector);
    fprintf(out, "%s\n", oneof->labels ? ", labels" : "");
  }
  for (size_t i = 0; i < message->fields.count; i++) {
    print_field(out, arena, message->fields.items[i]);
  }
  if (member_exists(&message->unknown)) {
    fprintf(out, "  unknown %s at %" PRIu64 "\n", message->unknown.path, message->unknown.offset);
  }
}

static void print_enum(FILE *out, Arena *arena, const Enum *e) {
  fprintf(out, "\nenum %s `%s` \"%s\", %s%u", e->name, e->c_type, e->full_name,
          e->is_signed ? "int" : "uint", 8 * e->size);
  fprintf(out, "%s%s", e->closed ? ", closed" : "", e->mask ? ", mask" : "");
  if (e->bits != 0) {
    fprintf(out, ", bits %u", e->bits);
  }
  fputs(e->deprecated ? ", deprecated" : "", out);
  if (!e->is_main) {
    fprintf(out, ", from %s", file_name(e->file));
  }
  fputc('\n', out);
  print_doc(out, arena, "  ", e->doc);
  for (size_t i = 0; i < e->reserved.count; i++) {
    fprintf(out, "  reserved %" PRId64 " to %" PRId64 "\n", e->reserved.items[i].first,
            e->reserved.items[i].last);
  }
  print_names(out, &e->reserved_names);
  for (size_t i = 0; i < e->values.count; i++) {
    const Enumerator *value = &e->values.items[i];
    bool wide = !e->is_signed && value->value < 0;
    fprintf(out, wide ? "  %s = %" PRIu64 : "  %s = %" PRId64, value->name, value->value);
    if (!str_equal(value->name, value->wire_name)) {
      fputs(", name ", out);
      print_text(out, arena, value->wire_name, strlen(value->wire_name));
    }
    fprintf(out, "%s\n", value->deprecated ? ", deprecated" : "");
    print_doc(out, arena, "    ", value->doc);
  }
}

void schema_dump(const Schema *schema, FILE *out) {
  fprintf(out, "schema %s, %u-bit %s-endian\n", file_name(schema->source),
          8 * schema->target.pointer_size, schema->target.big_endian ? "big" : "little");
  if (*schema->package != '\0') {
    fprintf(out, "package %s\n", schema->package);
  }
  for (size_t i = 0; i < schema->includes.count; i++) {
    fprintf(out, "include %s\n", file_name(schema->includes.items[i]));
  }
  for (size_t i = 0; i < schema->enums.count; i++) {
    print_enum(out, schema->arena, schema->enums.items[i]);
  }
  for (size_t i = 0; i < schema->messages.count; i++) {
    print_message(out, schema->arena, schema->messages.items[i]);
  }
}
