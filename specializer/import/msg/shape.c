// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fields as members: scalars as themselves, text and bytes as views, messages
// by value, sequences as a pointer and a count, arrays as arrays.

#include "import/msg/shape.h"

typedef struct Member {
  const MsgDeclaration *field;
  const char *name;  // in C
  const char *count; // NULL: it has none
  bool says_count;   // by option: convention would find another one, or two
} Member;

typedef struct Members {
  MsgWriter *w;
  Member *items;
  size_t count;
} Members;

// ---- Types ----

static const struct {
  const char *name, *type;
} scalars[] = {
    {"bool", "bool"},
    {"byte", "int8_t"},
    {"char", "uint8_t"},
    {"int8", "int8_t"},
    {"uint8", "uint8_t"},
    {"int16", "int16_t"},
    {"uint16", "uint16_t"},
    {"int32", "int32_t"},
    {"uint32", "uint32_t"},
    {"int64", "int64_t"},
    {"uint64", "uint64_t"},
    {"float32", "float"},
    {"float64", "double"},
    {"string", "hone_str"},
    {"wstring", "hone_wstr"},
    {"time", "hone_time"},
    {"duration", "hone_duration"},
};

// Of one element. A byte is an int8 in ROS 1, an octet in ROS 2.
static const char *c_type(const MsgUnit *unit, size_t index) {
  const MsgType *type = &unit->definition.fields.items[index].type;
  if (unit->messages[index] != NULL) {
    return unit->messages[index]->c_name;
  }
  if (str_equal(type->name, "byte") && unit->ros1 == NULL) {
    return "uint8_t";
  }
  for (size_t i = 0; i < sizeof scalars / sizeof *scalars; i++) {
    if (type->is_builtin && str_equal(scalars[i].name, type->name)) {
      return scalars[i].type;
    }
  }
  return "int"; // of a message that was not found, which was reported
}

static bool is_bytes(const MsgUnit *unit, size_t index) {
  return unit->definition.fields.items[index].type.shape == MSG_SEQUENCE &&
         str_equal(c_type(unit, index), "uint8_t");
}

// ---- Names ----

static bool is_taken(const Members *m, const char *name) {
  for (size_t i = 0; i < m->count; i++) {
    if (str_equal(m->items[i].name, name) || str_equal(m->items[i].count, name)) {
      return true;
    }
  }
  return false;
}

static const char *free_name(const Members *m, const char *wanted) {
  const MsgModel *model = m->w->model;
  const char *name = wanted;
  while (map_get(&model->words, name) != NULL || text_is_reserved(name) || is_taken(m, name)) {
    name = arena_format(m->w->arena, text_is_reserved(name) ? "x%s" : "%s_", name);
  }
  return name;
}

// Whether convention takes `count` for the count of `name`.
static bool is_count_of(Arena *arena, const char *count, const char *name) {
  static const char *const patterns[] = {"n_%s", "num_%s", "%s_count", "%s_size"};
  for (size_t i = 0; i < 4; i++) {
    const char *hole = strchr(patterns[i], '%');
    const char *made =
        arena_format(arena, "%.*s%s%s", (int)(hole - patterns[i]), patterns[i], name, hole + 2);
    if (str_equal(made, count)) {
      return true;
    }
  }
  return false;
}

static bool is_found(const Members *m, const Member *member) {
  for (size_t i = 0; i < m->count; i++) {
    const Member *other = &m->items[i];
    bool finds = other->count != NULL && is_count_of(m->w->arena, other->count, member->name);
    bool is_found_too = other->count != NULL && other != member &&
                        is_count_of(m->w->arena, member->count, other->name);
    if (finds != (other == member) || is_found_too) {
      return false;
    }
  }
  return true;
}

static Members name_members(MsgWriter *w, const MsgUnit *unit) {
  size_t count = unit->definition.fields.count;
  Members m = {w, arena_array(w->arena, Member, count + 1), 0};
  for (size_t i = 0; i < count; i++, m.count++) {
    m.items[i].field = &unit->definition.fields.items[i];
    m.items[i].name = free_name(&m, m.items[i].field->name);
  }
  for (size_t i = 0; i < count; i++) {
    if (m.items[i].field->type.shape == MSG_SEQUENCE && !is_bytes(unit, i)) {
      m.items[i].count = free_name(&m, arena_format(w->arena, "n_%s", m.items[i].name));
    }
  }
  for (size_t i = 0; i < count; i++) {
    m.items[i].says_count = m.items[i].count != NULL && !is_found(&m, &m.items[i]);
  }
  return m;
}

// ---- Members ----

static const char *options_of(MsgWriter *w, const MsgUnit *unit, const Member *member,
                              size_t index) {
  const MsgType *type = &member->field->type;
  Str options = str_new(w->arena);
  text_option(&options, "%zu", index + 1);
  uint64_t limit = type->shape == MSG_SEQUENCE ? type->length : 0;
  if (type->shape == MSG_SINGLE) {
    limit = type->text_limit;
  } else if (type->text_limit != 0) {
    diag_warning(w->model->diag, member->field->at,
                 "'%s': a list has one bound here, that of its elements; the one of its texts is "
                 "not kept",
                 member->field->name);
  }
  if (limit != 0) {
    text_option(&options, "max = %llu", (unsigned long long)limit);
  }
  if (member->says_count) {
    text_option(&options, "count = %s", member->count);
  }
  if (member->field->value != NULL && type->shape == MSG_SINGLE) {
    text_option(&options, "default = %s",
                msg_value(w->arena, type, member->field->value, unit->ros1 == NULL));
  } else if (member->field->value != NULL) {
    diag_warning(w->model->diag, member->field->at,
                 "'%s': a list has no default here; %s is kept in a comment", member->field->name,
                 member->field->value);
  }
  if (!str_equal(member->name, member->field->name)) {
    text_option(&options, "name = \"%s\"", member->field->name);
  }
  return str_text(&options);
}

static const char *declarator(MsgWriter *w, const MsgUnit *unit, const Member *member,
                              size_t index) {
  const MsgType *type = &member->field->type;
  const char *c = c_type(unit, index);
  if (type->shape == MSG_SEQUENCE) {
    return is_bytes(unit, index) ? arena_format(w->arena, "hone_bytes %s", member->name)
                                 : arena_format(w->arena, "%s *%s", c, member->name);
  }
  if (type->shape == MSG_ARRAY) {
    return arena_format(w->arena, "%s %s[%llu]", c, member->name, (unsigned long long)type->length);
  }
  return arena_format(w->arena, "%s %s", c, member->name);
}

enum { LONG_COMMENT = 60 }; // longer ones stand above what they are about

static void write_member(MsgWriter *w, const MsgUnit *unit, const Member *member, size_t index) {
  const MsgDeclaration *field = member->field;
  if (field->type.shape == MSG_ARRAY && field->type.length == 0) {
    diag_error(w->model->diag, field->at, "'%s' is an array of nothing, which C does not have",
               field->name);
  }
  const char *doc = field->doc, *trailing = field->trailing;
  if (trailing != NULL && (strchr(trailing, '\n') != NULL || strlen(trailing) > LONG_COMMENT)) {
    doc = doc != NULL ? arena_format(w->arena, "%s\n\n%s", doc, trailing) : trailing;
    trailing = NULL;
  }
  if (doc != NULL) {
    text_comment(&w->out, "  ", COMMENT_DOC, text_clean(w->arena, doc));
  }
  if (field->value != NULL && field->type.shape != MSG_SINGLE) {
    text_comment(&w->out, "  ", COMMENT_PLAIN,
                 text_clean(w->arena, arena_format(w->arena, "default: %s", field->value)));
  }
  if (member->count != NULL) {
    str_addf(&w->out, "  size_t %s;\n", member->count);
  }
  const char *options = options_of(w, unit, member, index);
  const char *text = declarator(w, unit, member, index);
  size_t column = 2 + strlen(text) + 1;
  str_addf(&w->out, "  %s ", text);
  text_macro(&w->out, column, "HONE", options, 1);
  str_add(&w->out, ";");
  if (trailing != NULL && *trailing != '\0') {
    // Beside one above it, a second comment for tools would hide the first.
    str_addf(&w->out, " /*%s %s */", doc != NULL ? "" : "*<", text_clean(w->arena, trailing));
  }
  str_add(&w->out, "\n");
}

void shape_fields(MsgWriter *w, const MsgUnit *unit) {
  Members m = name_members(w, unit);
  for (size_t i = 0; i < m.count; i++) {
    write_member(w, unit, &m.items[i], i);
  }
  if (m.count == 0) {
    str_add(&w->out, "  char unused HONE_SKIP;\n");
  }
}
