/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The native storage: the user's own structs. This file spells places in C and
 * reads them; native_write.c stores, native_life.c initialises and releases.
 */
#include "storage/native.h"

#include <inttypes.h>

#include "emit/names.h"
#include "emit/unit.h"

/* ---- Spelling ---- */

const char *native_member(Function *f, const Place *place, const char *path) {
  if (place->base == NULL) {
    return arena_format(f->arena, "%s->%s", f->msg, path);
  }
  const Place *base = place->base;
  bool pointer = base->field->by_pointer;
  const char *outer = base->part == PART_ELEMENT || !pointer
                          ? native_lvalue(f, base)
                          : native_member(f, base, base->field->member.path);
  bool arrow = pointer && base->part != PART_ELEMENT;
  return arena_format(f->arena, "%s%s%s", outer, arrow ? "->" : ".", path);
}

const char *native_items(Function *f, const Place *place) {
  const Field *field = place->field;
  const char *path = field->container == CONTAINER_SEQUENCE ? field->data_path : field->member.path;
  const char *items = native_member(f, place, path);
  if (field->container != CONTAINER_ARRAY || field->dim_count < 2) {
    return items;
  }
  Str first = str_new(f->arena);
  str_addf(&first, "(&%s", items);
  for (size_t i = 0; i < field->dim_count; i++) {
    str_add(&first, "[0]");
  }
  str_add(&first, ")");
  return str_text(&first);
}

const char *native_lvalue(Function *f, const Place *place) {
  const Field *field = place->field;
  if (place->part == PART_ELEMENT) {
    const char *item =
        arena_format(f->arena, "%s[%s]", native_items(f, place), function_index(f, field));
    return field->by_pointer ? arena_format(f->arena, "(*%s)", item) : item;
  }
  const char *value = native_member(f, place, field->member.path);
  if (field->container == CONTAINER_NONE && field->by_pointer) {
    return arena_format(f->arena, "(*%s)", value);
  }
  return value;
}

const char *native_count_lvalue(Function *f, const Place *place) {
  if (place->field->container == CONTAINER_ARRAY) {
    return function_field_local(f, "size_t", place->field, "count");
  }
  return native_member(f, place, place->field->count.path);
}

const char *native_size_cast(Arena *arena, const Member *member, const char *x) {
  return str_equal(member->spelling, "size_t") && member->bit_width == 0
             ? x
             : arena_format(arena, "((size_t)%s)", x);
}

const char *native_raw_count(Function *f, const Place *place) {
  const char *count = native_count_lvalue(f, place);
  return place->field->container == CONTAINER_ARRAY
             ? count
             : native_size_cast(f->arena, &place->field->count, count);
}

const char *native_element_type(Arena *arena, const Field *field) {
  const Type *type = field->type;
  if (type->kind == TYPE_MESSAGE) {
    return type->message->c_type;
  }
  if (type->kind == TYPE_TEXT && type->form == FORM_POINTER) {
    return str_ends(type->spelling, "*") ? type->spelling
                                         : arena_format(arena, "%s *", type->spelling);
  }
  return type->spelling;
}

const Place *native_sibling(Function *f, const Place *place, const Field *field) {
  Place *sibling = arena_new_of(f->arena, Place);
  *sibling = *place;
  sibling->field = field;
  sibling->part = PART_VALUE;
  return sibling;
}

bool native_is_text(const Type *type) {
  return type->kind == TYPE_TEXT || type->kind == TYPE_WTEXT || type->kind == TYPE_BYTES;
}

void native_checked_call(Function *f, const char *call) {
  const char *status = function_local(f, "hone_status", "status");
  function_line(f, "$status$ = $call$;", {"status", status}, {"call", call});
  function_fail_if(f, arena_format(f->arena, "%s != HONE_OK", status), status);
}

const char *native_kept(Function *f, const Field *field) {
  if (field->default_value.kind != VALUE_TEXT || field_is_repeated(field)) {
    return "NULL";
  }
  const Message *message = field->parent;
  const char *name = arena_format(f->arena, "%s_%s_default", message->name, field->name);
  if (unit_once(f->unit, name)) {
    bool bytes = field->type->kind == TYPE_BYTES;
    const Value *value = &field->default_value;
    writer_line(&f->unit->source, "static const $type$ $name$[] = $open$$text$$close$;",
                {"type", bytes ? "uint8_t" : "char"}, {"name", name}, {"open", "\""},
                {"close", "\""}, {"text", str_c_escape(f->arena, value->text, value->size)});
    writer_gap(&f->unit->source);
  }
  return name;
}

/* ---- Names ---- */

static const char *message_type(Arena *arena, const Message *message) {
  (void)arena;
  return message->c_type;
}

static const char *message_stem(Arena *arena, const Message *message) {
  (void)arena;
  return message->name;
}

// An enum is read and written as an integer of its size, which code for every target relies on too:
// with -fshort-enums it would be another.
static void rely_on_enum(Unit *unit, const Field *field) {
  const Type *type = field->type;
  if (!unit->portable || type->kind != TYPE_ENUM || field->member.bit_width != 0) {
    return;
  }
  unit_require(unit, arena_format(unit->arena, "sizeof(%s) == %u", type->spelling, type->size),
               arena_format(unit->arena, "%s has another size here: make the code for this target",
                            type->spelling));
}

static void prepare(Unit *unit, const Message *message) {
  unit_include(unit, "hone/native.h");
  native_rely_on_size(unit, message->c_type, message->size, message->c_type);
  for (size_t i = 0; i < message->fields.count; i++) {
    rely_on_enum(unit, message->fields.items[i]);
  }
}

/* ---- Reading ---- */

// Enums are read through their integer type: their C type may not hold every value (C++).
static const char *enum_value(Function *f, const Place *place, const char *lvalue) {
  const Type *type = place->field->type;
  const char *raw =
      function_field_local(f, c_integer(type->size, type->is_signed), place->field, "value");
  function_line(f, "memcpy(&$raw$, &$lvalue$, sizeof($raw$));", {"raw", raw}, {"lvalue", lvalue});
  return raw;
}

static const char *value(Function *f, const Place *place) {
  const Field *field = place->field;
  const char *lvalue = native_lvalue(f, place);
  if (place->part == PART_VALUE && field->member.bit_width != 0) {
    bool is_bool = field->type->kind == TYPE_BOOL;
    return arena_format(f->arena, "((%s)%s)",
                        is_bool ? "bool" : c_integer(field->type->size, field->type->is_signed),
                        lvalue);
  }
  return field->type->kind == TYPE_ENUM ? enum_value(f, place, lvalue) : lvalue;
}

// A size that may be above what is there: fails where the function can, else is taken as `instead`.
static const char *limited(Function *f, const Field *field, const char *size, const char *suffix,
                           uint64_t limit, uint64_t instead) {
  const char *name = function_field_local(f, "size_t", field, suffix);
  const char *most = arena_format(f->arena, "%" PRIu64, limit);
  if (!str_equal(name, size)) {
    function_line(f, "$name$ = $size$;", {"name", name}, {"size", size});
  }
  const char *over = arena_format(f->arena, "%s > %s", name, most);
  if (f->fail != NULL) {
    function_fail_if(f, over, "HONE_BAD_VALUE");
  } else {
    function_line(f, "if ($over$) {\n$name$ = $instead$;\n}", {"over", over}, {"name", name},
                  {"instead", arena_format(f->arena, "%" PRIu64, instead)});
  }
  return name;
}

// A count in a signed member may be negative: as size_t it would be huge.
static const char *unsigned_count(Function *f, const Place *place, const Member *member,
                                  const char *suffix) {
  const char *count = native_size_cast(f->arena, member, native_member(f, place, member->path));
  if (!member->is_signed) {
    return count;
  }
  return limited(f, place->field, count, suffix, INT32_MAX, 0);
}

// The most that a text or bytes may hold: its capacity, or `max` if that is less; in a container
// `max` is the elements'.
static uint64_t smaller_limit(const Field *field, uint64_t capacity) {
  bool own = field->max != 0 && !field_is_repeated(field);
  return own && field->max < capacity ? field->max : capacity;
}

// Views and pointers have no limit but `max`.
static void limit_view(Function *f, const Place *place, const char **size) {
  uint64_t limit = smaller_limit(place->field, UINT64_MAX);
  if (limit != UINT64_MAX) {
    *size = limited(f, place->field, *size, "size", limit, limit);
  }
}

static void bounded_bytes(Function *f, const Place *place, const char **data, const char **size) {
  const Type *type = place->field->type;
  const char *lvalue = native_lvalue(f, place);
  const char *count;
  if (type->size_name != NULL) {
    *data = arena_format(f->arena, "%s.%s", lvalue, type->data_name);
    count = arena_format(f->arena, "(size_t)%s.%s", lvalue, type->size_name);
  } else {
    *data = lvalue;
    count = native_size_cast(f->arena, &place->field->count,
                             native_member(f, place, place->field->count.path));
  }
  uint64_t limit = smaller_limit(place->field, type->capacity);
  *size = limited(f, place->field, count, "size", limit, limit);
}

static void chars(Function *f, const Place *place, const char **data, const char **size) {
  *data = native_lvalue(f, place);
  uint64_t capacity = place->field->type->capacity;
  const char *length = arena_format(f->arena, "hone_chars_size(%s, %" PRIu64 ")", *data, capacity);
  // Without a NUL the length is the capacity, one above the most that is allowed.
  if (f->fail != NULL) {
    uint64_t limit = smaller_limit(place->field, capacity - 1);
    *size = limited(f, place->field, length, "size", limit, limit);
  } else {
    *size = function_field_local(f, "size_t", place->field, "size");
    function_line(f, "$size$ = $length$;", {"size", *size}, {"length", length});
  }
}

static void bytes(Function *f, const Place *place, const char **data, const char **size) {
  const Type *type = place->field->type;
  const char *lvalue = native_lvalue(f, place);
  switch (type->form) {
  case FORM_VIEW:
    *data = arena_format(f->arena, "%s.data", lvalue);
    *size = arena_format(f->arena, "%s.size", lvalue);
    limit_view(f, place, size);
    return;
  case FORM_SEQUENCE:
    *data = arena_format(f->arena, "%s.%s", lvalue, type->data_name);
    if (str_equal(type->size_spelling, "size_t")) {
      *size = arena_format(f->arena, "%s.%s", lvalue, type->size_name);
      limit_view(f, place, size);
    } else {
      // Negative ones would be huge; more than this no format takes.
      *size = arena_format(f->arena, "(size_t)%s.%s", lvalue, type->size_name);
      *size = limited(f, place->field, *size, "size", smaller_limit(place->field, INT32_MAX), 0);
    }
    return;
  case FORM_POINTER:
    *data = lvalue;
    if (type->kind == TYPE_TEXT) {
      *size = function_field_local(f, "size_t", place->field, "size");
      function_line(f, "$size$ = hone_cstr_size($text$);", {"size", *size}, {"text", lvalue});
    } else {
      *size = unsigned_count(f, place, &place->field->count, "size");
    }
    limit_view(f, place, size);
    return;
  case FORM_ARRAY:
    if (type->kind == TYPE_TEXT) {
      chars(f, place, data, size);
    } else {
      *data = lvalue;
      *size = arena_format(f->arena, "%" PRIu64 "u", type->capacity);
    }
    return;
  case FORM_BOUNDED:
    bounded_bytes(f, place, data, size);
    return;
  case FORM_NONE:
    break;
  }
  unreachable("text or bytes without a form");
}

// The element or member as the struct has it: a pointer where the field is held by one.
static const char *held(Function *f, const Place *place) {
  const Field *field = place->field;
  return place->part == PART_ELEMENT
             ? arena_format(f->arena, "%s[%s]", native_items(f, place), function_index(f, field))
             : native_member(f, place, field->member.path);
}

static const char *message(Function *f, const Place *place) {
  const char *here = held(f, place);
  return place->field->by_pointer ? here : arena_format(f->arena, "&%s", here);
}

static const char *nullable(Function *f, const Place *place) {
  bool absence = place->part != PART_ELEMENT && place->field->presence == PRESENCE_POINTER;
  return place->field->by_pointer && !absence ? held(f, place) : NULL;
}

// A count that cannot be is taken as none: what lies behind those that were counted was never set.
static const char *count(Function *f, const Place *place) {
  const Field *field = place->field;
  switch (field->container) {
  case CONTAINER_ARRAY:
    return arena_format(f->arena, "%" PRIu64 "u", field->length);
  case CONTAINER_BOUNDED:
    return limited(f, field, native_raw_count(f, place), "count",
                   field->max != 0 && field->max < field->length ? field->max : field->length, 0);
  case CONTAINER_POINTER:
  case CONTAINER_POINTERS:
  case CONTAINER_SEQUENCE:
    if (field->max != 0) {
      return limited(f, field, native_raw_count(f, place), "count", field->max, 0);
    }
    return unsigned_count(f, place, &field->count, "count");
  case CONTAINER_NONE:
    break;
  }
  unreachable("count of a single value");
}

static const char *elements(Function *f, const Place *place) {
  return place->field->container == CONTAINER_POINTERS ? NULL : native_items(f, place);
}

static const char *address(Function *f, const Place *place) {
  return place->part == PART_VALUE && place->field->member.bit_width != 0
             ? NULL
             : arena_format(f->arena, "&%s", native_lvalue(f, place));
}

static const char *selector(Function *f, const Place *place) {
  const Member *member = &place->oneof->selector;
  const char *lvalue = native_member(f, place, member->path);
  return place->oneof->selector_is_enum
             ? arena_format(f->arena, "((%s)%s)", c_integer(member->size, member->is_signed),
                            lvalue)
             : lvalue;
}

static void unknown(Function *f, const Place *place, const char **data, const char **size) {
  const char *member = native_member(f, place, place->message->unknown.path);
  *data = arena_format(f->arena, "%s.data", member);
  *size = arena_format(f->arena, "%s.size", member);
}

static const char *unknown_address(Function *f, const Place *place) {
  return arena_format(f->arena, "&%s", native_member(f, place, place->message->unknown.path));
}

/* ---- Conditions ---- */

static const char *nonzero(Function *f, const Place *place) {
  const Type *type = place->field->type;
  const char *lvalue = native_lvalue(f, place);
  switch (type->kind) {
  case TYPE_BOOL:
    return value(f, place);
  case TYPE_INT:
    return arena_format(f->arena, "%s != 0", lvalue);
  case TYPE_ENUM:
    return arena_format(f->arena, "%s != 0", value(f, place));
  case TYPE_FLOAT:
    if (type->size > 8) {
      return arena_format(f->arena, "!hone_is_zero(&%s, sizeof(%s))", lvalue, lvalue);
    }
    return arena_format(f->arena, "hone_bits_of_f%u(%s) != 0", type->size * 8, lvalue);
  case TYPE_TIME:
  case TYPE_DURATION:
    return arena_format(f->arena, "%s.sec != 0 || %s.nsec != 0", lvalue, lvalue);
  case TYPE_TEXT:
  case TYPE_WTEXT:
  case TYPE_BYTES:
    break;
  case TYPE_MESSAGE:
    unreachable("a message is never zero");
  }
  switch (type->form) {
  case FORM_POINTER:
    if (type->kind == TYPE_TEXT) {
      return arena_format(f->arena, "%s != NULL && %s[0] != '\\0'", lvalue, lvalue);
    }
    return arena_format(f->arena, "%s != 0", native_member(f, place, place->field->count.path));
  case FORM_ARRAY:
    if (type->kind == TYPE_TEXT) {
      return arena_format(f->arena, "%s[0] != '\\0'", lvalue);
    }
    return arena_format(f->arena, "!hone_is_zero(%s, %" PRIu64 ")", lvalue, type->capacity);
  case FORM_BOUNDED:
    if (type->size_name == NULL) {
      return arena_format(f->arena, "%s != 0", native_member(f, place, place->field->count.path));
    }
    return arena_format(f->arena, "%s.%s != 0", lvalue, type->size_name);
  case FORM_SEQUENCE:
    return arena_format(f->arena, "%s.%s != 0", lvalue, type->size_name);
  case FORM_VIEW:
    return arena_format(f->arena, "%s.size != 0", lvalue);
  case FORM_NONE:
    break;
  }
  unreachable("text or bytes without a form");
}

static const char *present(Function *f, const Place *place) {
  const Field *field = place->field;
  switch (field->presence) {
  case PRESENCE_MEMBER: {
    const char *member = native_member(f, place, field->presence_member.path);
    return field->presence_member.is_bool ? member : arena_format(f->arena, "%s != 0", member);
  }
  case PRESENCE_BIT:
    return expression(f->arena, "($word$ & $mask$) != 0", {"word", native_presence_word(f, place)},
                      {"mask", native_presence_mask(f->arena, field)});
  case PRESENCE_POINTER: {
    const char *member = native_member(f, place, field->member.path);
    const char *data = "";
    if (native_is_text(field->type) && field->type->form == FORM_VIEW) {
      data = ".data";
    } else if (native_is_text(field->type) && field->type->form == FORM_SEQUENCE) {
      data = arena_format(f->arena, ".%s", field->type->data_name);
    }
    return arena_format(f->arena, "%s%s != NULL", member, data);
  }
  case PRESENCE_IMPLICIT:
  case PRESENCE_ALWAYS:
  case PRESENCE_ARM:
    break;
  }
  unreachable("a condition on presence that is not kept");
}

static const Field *arm_of_label(const Oneof *oneof, int64_t label) {
  for (size_t i = 0; i < oneof->arms.count; i++) {
    const CaseLabels *cases = &oneof->arms.items[i]->cases;
    for (size_t j = 0; j < cases->count; j++) {
      if (cases->items[j] == label) {
        return oneof->arms.items[i];
      }
    }
  }
  return NULL;
}

const Field *native_zero_arm(const Oneof *oneof) {
  if (!oneof->labels) {
    return NULL;
  }
  const Field *arm = arm_of_label(oneof, 0);
  for (size_t i = 0; arm == NULL && i < oneof->arms.count; i++) {
    arm = oneof->arms.items[i]->cases.is_default ? oneof->arms.items[i] : NULL;
  }
  return arm;
}

const char *native_arm_label(Arena *arena, const Field *arm) {
  if (!arm->oneof->labels) {
    return arena_format(arena, "%u", arm->number);
  }
  int64_t label = 0; // a default arm without one of its own: the first that is nobody's
  if (arm->cases.count != 0) {
    label = arm->cases.items[0];
  } else {
    while (arm_of_label(arm->oneof, label) != NULL) {
      label++;
    }
  }
  return arena_format(arena, "%" PRId64, label);
}

// A default arm: none of the others' labels.
static const char *default_arm_test(Arena *arena, const Field *arm, const char *which) {
  Str none = str_new(arena);
  for (size_t i = 0; i < arm->oneof->arms.count; i++) {
    const Field *other = arm->oneof->arms.items[i];
    for (size_t j = 0; other != arm && j < other->cases.count; j++) {
      str_addf(&none, "%s%s != %" PRId64, none.size == 0 ? "" : " && ", which,
               other->cases.items[j]);
    }
  }
  return none.size != 0 ? str_text(&none) : "true";
}

const char *native_arm_test(Function *f, const Place *place) {
  const Field *arm = place->field;
  const char *which = native_member(f, place, arm->oneof->selector.path);
  if (arm->oneof->labels && arm->cases.is_default) {
    return default_arm_test(f->arena, arm, which);
  }
  if (!arm->oneof->labels || arm->cases.count < 2) {
    return arena_format(f->arena, "%s == %s", which, native_arm_label(f->arena, arm));
  }
  Str any = str_new(f->arena);
  for (size_t i = 0; i < arm->cases.count; i++) {
    str_addf(&any, "%s%s == %" PRId64, i == 0 ? "" : " || ", which, arm->cases.items[i]);
  }
  return str_text(&any);
}

static const char *test(Function *f, const Condition *condition) {
  switch (condition->kind) {
  case WHEN_NONZERO:
    return nonzero(f, condition->place);
  case WHEN_PRESENT:
    return present(f, condition->place);
  case WHEN_ELEMENTS:
    if (condition->place->field->container == CONTAINER_ARRAY) {
      return "true";
    }
    return arena_format(f->arena, "%s != 0", native_count_lvalue(f, condition->place));
  case WHEN_ARM:
    return native_arm_test(f, condition->place);
  case WHEN_ALWAYS:
    break;
  }
  unreachable("a condition that always holds is not tested");
}

const char *native_presence_word(Function *f, const Place *place) {
  const Field *field = place->field;
  const char *member = native_member(f, place, field->presence_member.path);
  if (field->presence_words == 0) {
    return member;
  }
  return arena_format(f->arena, "%s[%u]", member,
                      field->presence_bit / (field->presence_member.size * 8));
}

const char *native_presence_mask(Arena *arena, const Field *field) {
  unsigned size = field->presence_member.size;
  unsigned bit = field->presence_bit % (size * 8);
  return size == 8 ? arena_format(arena, "(UINT64_C(1) << %u)", bit)
                   : arena_format(arena, "(1u << %u)", bit);
}

const Storage storage_native = {
    .name = "native",
    .infix = "",
    .has_layout = true,
    .owns_values = true,
    .message_type = message_type,
    .message_stem = message_stem,
    .prepare = prepare,
    .rely_on = native_rely_on,
    .value = value,
    .bytes = bytes,
    .message = message,
    .nullable = nullable,
    .count = count,
    .elements = elements,
    .address = address,
    .selector = selector,
    .test = test,
    .unknown = unknown,
    .set_value = native_set_value,
    .set_bytes = native_set_bytes,
    .set_message = native_set_message,
    .set_present = native_set_present,
    .set_no_arm = native_set_no_arm,
    .reserve = native_reserve,
    .append = native_append,
    .append_copy = native_append_copy,
    .raw_count = native_raw_count,
    .add_count = native_add_count,
    .open_container = native_open_container,
    .close_container = native_close_container,
    .add_unknown = native_add_unknown,
    .unknown_address = unknown_address,
    .init = native_init,
    .release = native_release,
    .owns = native_owns,
};
