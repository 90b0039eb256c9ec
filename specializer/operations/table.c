/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A message as rows of a table:
 *
 *     static const uint8_t M_rows_F[] = {
 *         HONE_PB_ROW(HONE_PB_INT32, 0, HONE_PB_IMPLICIT, HONE_PB_WIDTH_OF(M, id), 0),
 *         HONE_PB_AT(M, id),
 *     ...
 *
 * What a row cannot say (blocks on the heap, maps, unknown fields, defaults, bit
 * fields) makes the message one of straight-line code.
 */
#include "operations/table.h"

#include <ctype.h>
#include <string.h>

#include "operations/wire.h"

enum { LARGEST = 0xffff, EXACT_MAX = 8, BEFORE_MAX = 255, STEP_MAX = 6 };

/* ---- Which messages ---- */

bool table_is_lean(const Message *message) {
  return message->optimize == OPTIMIZE_SIZE;
}

static bool is_plain_field(const Field *field) {
  const Type *type = field->type;
  bool held_here = !field->by_pointer && field->presence != PRESENCE_POINTER &&
                   (field->container == CONTAINER_NONE || field->container == CONTAINER_ARRAY ||
                    field->container == CONTAINER_BOUNDED);
  if (!held_here || field->default_value.kind != VALUE_NONE) {
    return false;
  }
  if (type->kind == TYPE_TEXT || type->kind == TYPE_BYTES) {
    return type->form == FORM_ARRAY || type->form == FORM_BOUNDED;
  }
  return type->kind != TYPE_WTEXT && (type->kind != TYPE_MESSAGE || table_is_plain(type->message));
}

bool table_is_plain(const Message *message) {
  if (!message->is_main || message->extends != NULL || member_exists(&message->unknown) ||
      message->skipped.count != 0 || message->fields.count == 0) {
    return false;
  }
  for (size_t i = 0; i < message->fields.count; i++) {
    if (!is_plain_field(message->fields.items[i])) {
      return false;
    }
  }
  return true;
}

/* ---- Members ---- */

/* What a row says of a member. */
typedef struct Row {
  const Field *field;
  const char *kind; // "INT32"
  const char *rule; // "IMPLICIT"
  bool packed;
  bool is_bytes, is_text, is_message;
} Row;

static const Step *members_of(const Plan *plan) {
  const Step *step = plan->steps.count == 1 ? plan->steps.items[0] : NULL;
  bool serves = step != NULL && step->kind == STEP_MEMBERS && step->members.codec->table != NULL &&
                step->members.unknown == NULL && step->members.members.count != 0;
  return serves ? step : NULL;
}

// The codec of a scalar whose elements are copied: its other spelling still names it.
static const Codec *codec_of_copy(const Step *members, const Field *field) {
  for (size_t i = 0; i < members->members.members.count; i++) {
    const MemberStep *other = members->members.members.items[i];
    if (other->field == field && other->read_only && other->body.count == 1 &&
        other->body.items[0]->kind == STEP_VALUE) {
      return other->body.items[0]->value.codec;
    }
  }
  return NULL;
}

// A scalar as wide as the row's kind takes it.
static bool takes_scalar(const Field *field, const Codec *codec) {
  const Type *type = field->type;
  if (codec == NULL || codec->table == NULL || field->member.bit_width != 0) {
    return false;
  }
  if (codec->plain) {
    return type->size == codec->max;
  }
  if (type->kind == TYPE_ENUM) {
    return type->size <= 4;
  }
  bool is_signed = codec->value == VALUE_TYPE_I32 || codec->value == VALUE_TYPE_I64;
  return type->kind == TYPE_BOOL || is_signed == type->is_signed;
}

static bool kind_of_step(Arena *arena, const Step *members, const Step *step, Row *row) {
  const Field *field = row->field;
  const Type *type = field->type;
  switch (step->kind) {
  case STEP_VALUE:
    row->kind = step->value.codec->table;
    if (type->kind == TYPE_ENUM && type->size < 4 && !type->is_signed) {
      row->kind = arena_format(arena, "%s_UNSIGNED", row->kind);
    }
    return takes_scalar(field, step->value.codec) && step->value.domain == DOMAIN_ANY &&
           !(step->value.keep && type->size < 4);
  case STEP_COPY: {
    const Codec *codec = codec_of_copy(members, field);
    row->kind = codec != NULL ? codec->table : NULL;
    return takes_scalar(field, codec);
  }
  case STEP_BYTES:
    row->kind = step->bytes_of.codec->table;
    row->is_bytes = type->kind == TYPE_BYTES;
    row->is_text = !row->is_bytes;
    return row->kind != NULL && type->capacity != 0 && type->capacity <= LARGEST &&
           type->form == (row->is_bytes ? FORM_BOUNDED : FORM_ARRAY);
  case STEP_LENGTH:
    if (step->length.body.count != 1 || step->length.codec->table == NULL) {
      return false;
    }
    step = step->length.body.items[0];
    if (step->kind == STEP_CALL) {
      row->kind = "MESSAGE";
      row->is_message = true;
      return true;
    }
    row->packed = true;
    return step->kind == STEP_EACH && step->each.body.count == 1 &&
           kind_of_step(arena, members, step->each.body.items[0], row);
  default:
    return false;
  }
}

static bool rule_of_list(const MemberStep *member, Row *row) {
  const Field *field = row->field;
  if (row->is_bytes || field->length == 0 || field->length > LARGEST) {
    return false;
  }
  if (field->container == CONTAINER_ARRAY) {
    row->rule = "EXACTLY";
    return member->when.kind == WHEN_ALWAYS;
  }
  row->rule = "BOUNDED";
  return member_exists(&field->count) && field->count.bit_width == 0;
}

static bool rule_of(const MemberStep *member, Row *row) {
  const Field *field = row->field;
  if (field_is_repeated(field)) {
    return rule_of_list(member, row);
  }
  switch (member->when.kind) {
  case WHEN_NONZERO:
    row->rule = "IMPLICIT";
    return true;
  case WHEN_ALWAYS:
    row->rule = "ALWAYS";
    return true;
  case WHEN_PRESENT: {
    const Member *presence = &field->presence_member;
    row->rule = "MEMBER";
    return field->presence == PRESENCE_MEMBER && presence->is_bool && presence->bit_width == 0 &&
           presence->offset < field->member.offset &&
           field->member.offset - presence->offset <= BEFORE_MAX;
  }
  case WHEN_ARM:
    row->rule = "ARM";
    return !field->oneof->labels && field->oneof->selector.bit_width == 0;
  case WHEN_ELEMENTS:
    break;
  }
  return false;
}

static bool row_of(Arena *arena, const Step *members, const MemberStep *member, Row *row) {
  *row = (Row){.field = member->field};
  return !member->required && !member->is_map && member->field->number <= LARGEST &&
         member->field->max == 0 && member->body.count == 1 &&
         kind_of_step(arena, members, member->body.items[0], row) && rule_of(member, row);
}

static bool serves_plan(const Emission *e, const Plan *plan) {
  const Step *members = members_of(plan);
  if (members == NULL || plan->delimited || plan->recursive || plan->message->size > LARGEST ||
      !table_is_lean(plan->message)) {
    return false;
  }
  unsigned exact = 0;
  for (size_t i = 0; i < members->members.members.count; i++) {
    const MemberStep *member = members->members.members.items[i];
    Row row;
    if (member->read_only) {
      continue;
    }
    if (!row_of(e->arena, members, member, &row) ||
        (row.is_message && !serves_plan(e, plan_of(e->plans, row.field->type->message)))) {
      return false;
    }
    exact += row.field->container == CONTAINER_ARRAY;
  }
  return exact <= EXACT_MAX;
}

bool table_serves(const Emission *e) {
  return e->storage->has_layout && e->storage->owns_values && table_is_plain(e->message) &&
         serves_plan(e, e->plan);
}

/* ---- Rows ---- */

typedef struct Table {
  const Emission *e;
  const char *prefix; // "HONE_PB"
  Str rows;
  VEC(const Message *) messages; // of rows, by the index that they say
} Table;

static const char *upper(Arena *arena, const char *word) {
  char *copy = arena_strdup(arena, word);
  for (char *p = copy; *p != '\0'; p++) {
    *p = (char)toupper((unsigned char)*p);
  }
  return copy;
}

static void add_at(Table *t, const char *path) {
  str_addf(&t->rows, ", %s_AT(%s, %s)", t->prefix, t->e->type, path);
}

static void add_number(Table *t, uint64_t number) {
  str_addf(&t->rows, ", %s_NUMBER(%llu)", t->prefix, (unsigned long long)number);
}

static const char *width_of(Table *t, const char *path) {
  return arena_format(t->e->arena, "%s_WIDTH_OF(%s, %s)", t->prefix, t->e->type, path);
}

// One element's width.
static const char *value_width(Table *t, const Row *row) {
  const Field *field = row->field;
  if (row->is_message || row->is_text || row->is_bytes) {
    return "0";
  }
  Str path = str_new(t->e->arena);
  str_addf(&path, "%s", field->member.path);
  size_t dims = field->dim_count != 0 ? field->dim_count : 1;
  for (size_t i = 0; field_is_repeated(field) && i < dims; i++) {
    str_addf(&path, "[0]");
  }
  return width_of(t, str_text(&path));
}

// 1, 2, 4, 8 bytes are told in the row itself, where the layout is that of one target.
static unsigned distance_code(const Table *t, const Row *row) {
  uint64_t distance = row->field->member.offset - row->field->presence_member.offset;
  for (unsigned code = 1; code <= 4 && !t->e->unit->portable; code++) {
    if (distance == UINT64_C(1) << (code - 1)) {
      return code;
    }
  }
  return 0;
}

static const char *more_of(Table *t, const Row *row) {
  const Field *field = row->field;
  const char *packed = row->packed ? " | 4" : "";
  if (str_equal(row->rule, "MEMBER")) {
    return arena_format(t->e->arena, "%u", distance_code(t, row));
  }
  if (str_equal(row->rule, "ARM")) {
    return width_of(t, field->oneof->selector.path);
  }
  if (str_equal(row->rule, "BOUNDED")) {
    return arena_format(t->e->arena, "%s%s", width_of(t, field->count.path), packed);
  }
  return row->packed ? "4" : "0";
}

static void add_rule(Table *t, const Row *row) {
  const Field *field = row->field;
  if (str_equal(row->rule, "MEMBER") && distance_code(t, row) == 0) {
    str_addf(&t->rows, ", (uint8_t)(offsetof(%s, %s) - offsetof(%s, %s))", t->e->type,
             field->member.path, t->e->type, field->presence_member.path);
  } else if (str_equal(row->rule, "ARM")) {
    add_at(t, field->oneof->selector.path);
  } else if (str_equal(row->rule, "BOUNDED")) {
    add_at(t, field->count.path);
    add_number(t, field->length);
  } else if (str_equal(row->rule, "EXACTLY")) {
    add_number(t, field->length);
  }
}

static size_t message_index(Table *t, const Message *message) {
  for (size_t i = 0; i < t->messages.count; i++) {
    if (t->messages.items[i] == message) {
      return i;
    }
  }
  vec_push(t->e->arena, &t->messages, message);
  return t->messages.count - 1;
}

static void add_kind(Table *t, const Row *row) {
  const Type *type = row->field->type;
  Arena *arena = t->e->arena;
  if (row->is_message) {
    str_addf(&t->rows, ", %zu", message_index(t, type->message));
  } else if (row->is_text || row->is_bytes) {
    add_number(t, type->capacity);
  }
  if (row->is_bytes) {
    const char *count = type->size_name != NULL
                            ? arena_format(arena, "%s.%s", row->field->member.path, type->size_name)
                            : row->field->count.path;
    add_at(t, count);
    str_addf(&t->rows, ", %s", width_of(t, count));
  }
}

static void add_row(Table *t, const Row *row, uint32_t before) {
  const Field *field = row->field;
  uint32_t step = field->number - before - 1;
  bool is_near = field->number > before && step <= STEP_MAX;
  const char *path = field->member.path;
  if (row->is_bytes && field->type->data_name != NULL) {
    path = arena_format(t->e->arena, "%s.%s", path, field->type->data_name);
  }
  str_addf(&t->rows, "/* %u: %s */ %s_ROW(%s_%s, %u, %s_%s, %s, %s)", field->number, field->name,
           t->prefix, t->prefix, row->kind, is_near ? step : STEP_MAX + 1, t->prefix, row->rule,
           value_width(t, row), more_of(t, row));
  add_at(t, path);
  if (!is_near) {
    add_number(t, field->number);
  }
  add_rule(t, row);
  add_kind(t, row);
  str_addf(&t->rows, ",\n");
}

// Rows with distances told in powers of two hold for one layout.
static void rely_on_distance(const Emission *e, const Row *row) {
  const Field *field = row->field;
  unit_assert(
      e->unit,
      arena_format(e->arena, "offsetof(%s, %s) - offsetof(%s, %s) == %llu", e->type,
                   field->member.path, e->type, field->presence_member.path,
                   (unsigned long long)(field->member.offset - field->presence_member.offset)),
      arena_format(e->arena,
                   "%s lies elsewhere; specialize for this target, or with "
                   "--portable",
                   field->name));
}

const char *table_word(const Emission *e) {
  return members_of(e->plan)->members.codec->table;
}

static void write_table(const Table *t) {
  const Emission *e = t->e;
  const char *word = table_word(e);
  const char *rows = name_function(e->arena, e->stem, "rows", e->format);
  const char *messages = name_function(e->arena, e->stem, "messages", e->format);
  const char *table = name_function(e->arena, e->stem, "table", e->format);
  Writer *out = &e->unit->source;
  unit_header_include(e->unit, arena_format(e->arena, "hone/%s_table.h", word));
  writer_gap(out);
  writer_line(out, "static const uint8_t $rows$[] = {\n$text$};", {"rows", rows},
              {"text", str_text(&t->rows)});
  Str list = str_new(e->arena);
  for (size_t i = 0; i < t->messages.count; i++) {
    str_addf(&list, "%s&%s", i == 0 ? "" : ", ",
             name_function(e->arena, e->storage->message_stem(e->arena, t->messages.items[i]),
                           "table", e->format));
  }
  if (t->messages.count != 0) {
    writer_line(out, "static const hone_$word$_table *const $messages$[] = {$list$};",
                {"word", word}, {"messages", messages}, {"list", str_text(&list)});
  }
  writer_line(out,
              "const hone_$word$_table $table$ = {$rows$, $messages$, sizeof($rows$), "
              "(uint16_t)sizeof($type$)};",
              {"word", word}, {"table", table}, {"rows", rows},
              {"messages", t->messages.count != 0 ? messages : "NULL"}, {"type", e->type});
  writer_gap(&e->unit->header);
  writer_line(&e->unit->header, "extern const hone_$word$_table $table$;", {"word", word},
              {"table", table});
  unit_name(e->unit, table);
  unit_name(e->unit, rows);
  unit_name(e->unit, messages);
}

void table_emit(const Emission *e) {
  const char *name = name_function(e->arena, e->stem, "table", e->format);
  if (!unit_once(e->unit, name)) {
    return;
  }
  const Step *members = members_of(e->plan);
  Table table = {
      .e = e,
      .prefix = arena_format(e->arena, "HONE_%s", upper(e->arena, members->members.codec->table)),
      .rows = str_new(e->arena)};
  uint32_t before = 0;
  for (size_t i = 0; i < members->members.members.count; i++) {
    Row row;
    if (members->members.members.items[i]->read_only) {
      continue;
    }
    row_of(e->arena, members, members->members.members.items[i], &row);
    add_row(&table, &row, before);
    before = row.field->number;
    if (str_equal(row.rule, "MEMBER")) {
      rely_on_distance(e, &row);
    }
  }
  write_table(&table);
}
