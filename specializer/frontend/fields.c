/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * From an annotated member to a Field: its options, and what they may be
 * combined with, as far as no format is needed to judge it.
 */
#include <inttypes.h>
#include <string.h>

#include "frontend/internal.h"

// One of two words, as written or as the preprocessor left it.
static int word(Frontend *f, const Item *item, const char *first, const char *second) {
  const char *texts[] = {item->written, item->expanded};
  for (size_t i = 0; i < 2; i++) {
    if (str_equal(texts[i], first)) {
      return 0;
    }
    if (str_equal(texts[i], second)) {
      return 1;
    }
  }
  diag_error(f->diag, item_location(&f->tu, item),
             "'%s' cannot be '%s'; write `%s = %s` or `%s = %s`", item->key, item->written,
             item->key, first, item->key, second);
  return -1;
}

static void set_number(Frontend *f, Field *field, int64_t most, const Item *item) {
  if (!item->evaluated) {
    return;
  }
  const Value *value = &item->value;
  if (value->is_unsigned || value->integer < 1 || value->integer > most) {
    diag_error(f->diag, item_location(&f->tu, item),
               "%s is no field number; numbers go from 1 to %" PRId64, item->written, most);
    return;
  }
  field->has_number = true;
  field->number = (uint32_t)value->integer;
}

static void set_max(Frontend *f, Field *field, const Item *item) {
  if (!item->evaluated) {
    return;
  }
  if (item->value.is_unsigned || item->value.integer < 1) {
    diag_error(f->diag, item_location(&f->tu, item), "'max = %s' leaves no room; write 1 or more",
               item->written);
    return;
  }
  field->max = (uint64_t)item->value.integer;
}

static void add_case(Frontend *f, Field *field, const Item *item) {
  if (!item->evaluated) {
    return;
  }
  int64_t *items = arena_array(f->arena, int64_t, field->cases.count + 1);
  for (size_t i = 0; i < field->cases.count; i++) {
    items[i] = field->cases.items[i];
  }
  items[field->cases.count++] = item->value.integer;
  field->cases.items = items;
}

static bool set_flag(Field *field, FieldOptions *options, const char *key) {
  const struct {
    const char *key;
    bool *flag;
  } flags[] = {
      {"optional", &field->optional},
      {"required", &field->required},
      {"always", &field->always},
      {"packed", &options->packed},
      {"unpacked", &options->unpacked},
      {"group", &field->group},
      {"map", &field->map},
      {"key", &field->key},
      {"external", &field->external},
      {"deprecated", &field->deprecated},
      {"zigzag", &field->zigzag},
      {"fixed", &field->fixed},
      {"seq", &options->seq},
      {"case_default", &field->cases.is_default},
  };
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
    if (str_equal(flags[i].key, key)) {
      *flags[i].flag = true;
      return true;
    }
  }
  return false;
}

static void set_option(Frontend *f, Field *field, FieldOptions *options, const Item *item) {
  const char *key = item->key;
  if (key == NULL) {
    set_number(f, field, options->most_number, item);
  } else if (set_flag(field, options, key)) {
    return;
  } else if (str_equal(key, "count")) {
    options->count = item;
  } else if (str_equal(key, "presence")) {
    options->presence = item;
  } else if (str_equal(key, "data")) {
    options->data = item;
  } else if (str_equal(key, "capacity")) {
    options->capacity = item;
  } else if (str_equal(key, "default")) {
    options->default_value = item;
  } else if (str_equal(key, "max")) {
    set_max(f, field, item);
  } else if (str_equal(key, "case")) {
    add_case(f, field, item);
  } else if (str_equal(key, "name") && item->evaluated) {
    field->wire_name = item->value.text;
  } else if (str_equal(key, "json") && item->evaluated) {
    field->json_name = item->value.text;
  } else if (str_equal(key, "utf8")) {
    int which = word(f, item, "check", "trust");
    field->utf8_check = which == 0 ? CHOICE_YES : which == 1 ? CHOICE_NO : CHOICE_UNSAID;
  } else if (str_equal(key, "varint")) {
    int which = word(f, item, "small", "wide");
    field->varint = which == 0 ? HINT_SMALL : which == 1 ? HINT_WIDE : HINT_NONE;
  }
}

// ---- What goes with what ----

static bool misplaced(Frontend *f, const RawMember *member, const char *option, const char *why) {
  for (size_t i = 0; i < member->field->items.count; i++) {
    const Item *item = member->field->items.items[i];
    if (str_equal(item->key, option)) {
      diag_error(f->diag, item_location(&f->tu, item), "'%s' does not go with '%s': %s", option,
                 member->place.path, why);
    }
  }
  return false;
}

static bool check_options(Frontend *f, const RawMember *member, const Field *field,
                          const FieldOptions *options) {
  const Type *type = field->type;
  bool number = type->kind == TYPE_INT || type->kind == TYPE_ENUM || type->kind == TYPE_BOOL ||
                type->kind == TYPE_FLOAT;
  bool integer = type->kind == TYPE_INT;
  bool repeated = field_is_repeated(field);
  bool text = type->kind == TYPE_TEXT || type->kind == TYPE_WTEXT || type->kind == TYPE_BYTES;
  if (options->packed && options->unpacked) {
    return misplaced(f, member, "unpacked", "it is `packed` already; keep one");
  }
  if ((options->packed || options->unpacked) && !(repeated && number)) {
    return misplaced(f, member, options->packed ? "packed" : "unpacked",
                     "only repeated numbers, bools and enums are packed; drop it");
  }
  if (field->zigzag && !(integer && type->is_signed)) {
    return misplaced(f, member, "zigzag", "only signed integers have it; drop it");
  }
  if (field->zigzag && field->fixed) {
    return misplaced(f, member, "fixed", "it is `zigzag` already; keep one");
  }
  if (field->fixed && !integer) {
    return misplaced(f, member, "fixed", "only integers have it; drop it");
  }
  if (field->varint != HINT_NONE && !(integer || type->kind == TYPE_ENUM)) {
    return misplaced(f, member, "varint", "only integers and enums have it; drop it");
  }
  if (field->utf8_check != CHOICE_UNSAID && type->kind != TYPE_TEXT) {
    return misplaced(f, member, "utf8", "only text has it; drop it");
  }
  if (field->group && type->kind != TYPE_MESSAGE) {
    return misplaced(f, member, "group", "only messages are groups; drop it");
  }
  if (field->map && !(repeated && type->kind == TYPE_MESSAGE)) {
    return misplaced(f, member, "map", "a map is a repeated message {key, value}; drop it");
  }
  if (field->map && field->container == CONTAINER_ARRAY) {
    return misplaced(f, member, "map", "the entries of a map are counted; add a count");
  }
  if (field->max != 0 && !repeated && !text) {
    return misplaced(f, member, "max", "only text, bytes and repeated fields have it; drop it");
  }
  if (field->max != 0 && field->container == CONTAINER_ARRAY) {
    return misplaced(f, member, "max", "a fixed array has as many elements as it says; drop it");
  }
  if (field->max != 0 && field->container == CONTAINER_BOUNDED && field->max > field->length) {
    return misplaced(f, member, "max", "the array holds fewer; drop it, or make the array larger");
  }
  if (field->oneof == NULL && (field->cases.count != 0 || field->cases.is_default)) {
    return misplaced(f, member, field->cases.count != 0 ? "case" : "case_default",
                     "only an arm of a oneof has one; drop it");
  }
  return true;
}

// ---- Defaults ----

static bool integer_fits(const Field *field, const Value *value) {
  const Type *type = field->type;
  unsigned bits = field->member.bit_width != 0 ? field->member.bit_width : 8 * type->size;
  if (type->kind == TYPE_BOOL) {
    return !value->is_unsigned && (value->integer == 0 || value->integer == 1);
  }
  if (type->is_signed) {
    int64_t most = bits >= 64 ? INT64_MAX : (int64_t)((UINT64_C(1) << (bits - 1)) - 1);
    return !value->is_unsigned && value->integer >= -most - 1 && value->integer <= most;
  }
  uint64_t most = bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
  return (value->is_unsigned || value->integer >= 0) && (uint64_t)value->integer <= most;
}

static bool set_default(Frontend *f, const RawMember *member, Field *field, const Item *item) {
  if (item == NULL || !item->evaluated) {
    return true;
  }
  const Type *type = field->type;
  const Value *value = &item->value;
  Location at = item_location(&f->tu, item);
  if (field_is_repeated(field) || type->kind == TYPE_MESSAGE || type->kind == TYPE_TIME ||
      type->kind == TYPE_DURATION || type->kind == TYPE_WTEXT) {
    diag_error(f->diag, at,
               "'%s' cannot have a default: only numbers, bools, enums, text and bytes can; "
               "drop it",
               member->place.path);
    return false;
  }
  ValueKind wanted = type->kind == TYPE_TEXT || type->kind == TYPE_BYTES ? VALUE_TEXT
                     : type->kind == TYPE_FLOAT                          ? VALUE_FLOAT
                                                                         : VALUE_INTEGER;
  if (value->kind != wanted) {
    diag_error(f->diag, at, "'default = %s' is no value for '%s'; write %s", item->written,
               member->place.path,
               wanted == VALUE_TEXT    ? "a text in quotes"
               : wanted == VALUE_FLOAT ? "a number"
                                       : "an integer constant");
    return false;
  }
  if (wanted == VALUE_INTEGER && !integer_fits(field, value)) {
    diag_error(f->diag, at,
               "'default = %s' does not fit into '%s', which is '%s'; write a smaller value "
               "or a wider type",
               item->written, member->place.path, type->spelling);
    return false;
  }
  bool nul_ends =
      type->kind == TYPE_TEXT && (type->form == FORM_ARRAY || type->form == FORM_POINTER);
  if (nul_ends && memchr(value->text, '\0', value->size) != NULL) {
    diag_error(f->diag, at,
               "the default of '%s' has a NUL inside, where the text would end; use hone_str",
               member->place.path);
    return false;
  }
  uint64_t room = type->form == FORM_ARRAY && type->kind == TYPE_TEXT ? type->capacity - 1
                  : type->form == FORM_BOUNDED                        ? type->capacity
                                                                      : UINT64_MAX;
  bool wrong_size =
      type->form == FORM_ARRAY && type->kind == TYPE_BYTES && value->size != type->capacity;
  if (wanted == VALUE_TEXT && (value->size > room || wrong_size)) {
    diag_error(f->diag, at, "the default has %zu bytes, and '%s' is '%s'; make them agree",
               value->size, member->place.path, member->place.spelling);
    return false;
  }
  field->default_value = *value;
  return true;
}

// ---- Fields ----

void field_make(Frontend *f, RawRecord *record, RawMember *member) {
  Field *field = arena_new_of(f->arena, Field);
  // Of an extension the ranges of its message are asked, when all are known.
  bool extension = record->note != NULL && record->note->kind == NOTE_EXTEND;
  FieldOptions options = {.most_number = extension ? INT32_MAX : 536870911};
  field->parent = record->message;
  field->name = member->name;
  field->wire_name = member->name;
  field->member = member->place;
  field->doc = member->doc;
  field->at = member->at;
  member->used_as = "field";
  member->used_by = member;
  if (member->arm_of != NULL) {
    field->oneof = member->arm_of->made;
  }
  for (size_t i = 0; i < member->field->items.count; i++) {
    set_option(f, field, &options, member->field->items.items[i]);
  }
  if (!field_type(f, record, member, field, &options)) {
    return;
  }
  field->packed = options.packed ? CHOICE_YES : options.unpacked ? CHOICE_NO : CHOICE_UNSAID;
  if (field->oneof != NULL && field_is_repeated(field)) {
    diag_error(f->diag, member->at,
               "'%s': an arm of a oneof is one value; put the repeated field into a "
               "message",
               member->place.path);
    return;
  }
  if (member->arm_of != NULL && member->arm_of->oneof == NULL) {
    return; // reported with the union
  }
  if (!check_options(f, member, field, &options) ||
      !field_presence(f, record, member, field, &options) ||
      !set_default(f, member, field, options.default_value)) {
    return;
  }
  vec_push(f->arena, &record->message->fields, field);
  if (member->arm_of != NULL && member->arm_of->made != NULL) {
    vec_push(f->arena, &member->arm_of->made->arms, field);
  }
}
