/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The native storage, writing: values, texts, messages, presence, and growing
 * containers. Whatever fails leaves something that _release can free: an
 * element is initialised before it is counted, a pointer set after its block.
 */
#include <inttypes.h>

#include "emit/names.h"
#include "emit/unit.h"
#include "storage/native.h"

static const char *alias(const Function *f) {
  return f->alias != NULL ? f->alias : "false";
}

/* ---- Values ---- */

// `*msg->x` needs its block first.
static void allocate_scalar(Function *f, const Place *place) {
  const Field *field = place->field;
  const char *type = native_element_type(f->arena, field);
  function_line(
      f,
      "if ($pointer$ == NULL) {\n"
      "$pointer$ = ($type$ *)hone_allocate($alloc$, sizeof($type$), HONE_ALIGNOF($type$));\n"
      "if ($pointer$ == NULL) {",
      {"pointer", native_member(f, place, field->member.path)}, {"type", type},
      {"alloc", f->alloc});
  f->fail(f, "HONE_OUT_OF_MEMORY");
  function_line(f, "}\n}");
}

// A constant of the field's own type, or of int where that is smaller.
static const char *bits_literal(Arena *arena, const Field *field, uint64_t bits) {
  return arena_format(arena, field->type->size == 8 ? "INT64_C(0x%" PRIx64 ")" : "0x%" PRIx64,
                      bits);
}

// The value is in range. What is written is spelled so that -Wconversion sees it too: a mask, and
// the sign of a negative value on its own.
static void set_bit_field(Function *f, const char *lvalue, const Field *field, const char *value) {
  unsigned width = field->member.bit_width;
  if (field->type->kind == TYPE_ENUM) {
    function_line(f, "$x$ = ($type$)$value$;", {"x", lvalue}, {"type", field->type->spelling},
                  {"value", value});
  } else if (field->type->kind == TYPE_BOOL || width == field->type->size * 8) {
    function_line(f, "$x$ = $value$;", {"x", lvalue}, {"value", value});
  } else if (!field->type->is_signed) {
    function_line(f, "$x$ = $value$ & $mask$;", {"x", lvalue}, {"value", value},
                  {"mask", bits_literal(f->arena, field, (UINT64_C(1) << width) - 1)});
  } else {
    uint64_t sign = UINT64_C(1) << (width - 1);
    function_line(f, "$x$ = $value$ & $mask$;\nif ($value$ < 0) {\n$x$ |= -$sign$;\n}",
                  {"x", lvalue}, {"value", value},
                  {"mask", bits_literal(f->arena, field, sign - 1)},
                  {"sign", bits_literal(f->arena, field, sign)});
  }
}

static bool is_local_of(const Function *f, const char *type, const char *name) {
  for (size_t i = 0; i < f->locals.count; i++) {
    if (str_equal(f->locals.items[i].name, name) && str_equal(f->locals.items[i].type, type)) {
      return true;
    }
  }
  return false;
}

static void set_selector(Function *f, const Place *place, const char *value) {
  const Member *member = &place->oneof->selector;
  const char *cast =
      place->oneof->selector_is_enum ? arena_format(f->arena, "(%s)", member->spelling) : "";
  function_line(f, "$x$ = $cast$$value$;", {"x", native_member(f, place, member->path)},
                {"cast", cast}, {"value", value});
}

void native_set_value(Function *f, const Place *place, const char *value) {
  const Field *field = place->field;
  if (place->part == PART_SELECTOR) {
    set_selector(f, place, value);
    return;
  }
  if (place->part == PART_VALUE && field->by_pointer) {
    allocate_scalar(f, place);
  }
  const char *lvalue = native_lvalue(f, place);
  if (place->part == PART_VALUE && field->member.bit_width != 0) {
    set_bit_field(f, lvalue, field, value);
  } else if (field->type->kind == TYPE_ENUM) {
    // Through its integer type: in C++ an enum may not hold every value of it.
    const char *integer = c_integer(field->type->size, field->type->is_signed);
    const char *raw = value;
    if (!is_local_of(f, integer, value)) {
      raw = function_field_local(f, integer, field, "value");
      function_line(f, "$raw$ = $value$;", {"raw", raw}, {"value", value});
    }
    function_line(f, "memcpy(&$x$, &$raw$, sizeof($raw$));", {"x", lvalue}, {"raw", raw});
  } else if (f->unit->portable && c_may_vary(field->type)) {
    function_line(f, "$x$ = ($type$)$value$;", {"x", lvalue}, {"type", field->type->spelling},
                  {"value", value});
  } else {
    function_line(f, "$x$ = $value$;", {"x", lvalue}, {"value", value});
  }
}

/* ---- Text and bytes ---- */

static void set_view(Function *f, const Place *place, const char *data, const char *size) {
  const Type *type = place->field->type;
  const char *lvalue = native_lvalue(f, place);
  const char *kept = native_kept(f, place->field);
  if (type->kind != TYPE_TEXT && type->kind != TYPE_BYTES) {
    native_checked_call(
        f, expression(f->arena, "hone_wstr_assign($alloc$, $alias$, &$x$, $kept$, $data$, $size$)",
                      {"alloc", f->alloc}, {"alias", alias(f)}, {"x", lvalue}, {"kept", kept},
                      {"data", data}, {"size", size}));
    return;
  }
  const char *kind = type->kind == TYPE_TEXT ? "str" : "bytes";
  if (f->alias != NULL) {
    function_line(f, "if ($alias$) {\nhone_$kind$_alias(&$x$, $data$, $size$);\n} else {",
                  {"alias", f->alias}, {"kind", kind}, {"x", lvalue}, {"data", data},
                  {"size", size});
  }
  native_checked_call(f, expression(f->arena,
                                    "hone_$kind$_assign($alloc$, &$x$, $kept$, $data$, $size$)",
                                    {"kind", kind}, {"alloc", f->alloc}, {"x", lvalue},
                                    {"kept", kept}, {"data", data}, {"size", size}));
  if (f->alias != NULL) {
    function_line(f, "}");
  }
}

static void set_cstr(Function *f, const Place *place, const char *data, const char *size) {
  // A `const char *` member is assigned as a char *: what it points to is never written through it.
  bool is_const = str_starts(place->field->type->spelling, "const");
  native_checked_call(
      f, expression(f->arena, "hone_cstr_assign($alloc$, $cast$&$x$, $kept$, $data$, $size$)",
                    {"alloc", f->alloc}, {"cast", is_const ? "(char **)" : ""},
                    {"x", native_lvalue(f, place)}, {"kept", native_kept(f, place->field)},
                    {"data", data}, {"size", size}));
}

// Bytes with a count of their own: the count follows only when the bytes are there.
static void set_block(Function *f, const Place *place, const char *data, const char *size) {
  const Field *field = place->field;
  const char *count = native_member(f, place, field->count.path);
  if (field->max != 0) {
    function_fail_if(f, arena_format(f->arena, "%s > %" PRIu64, size, field->max),
                     "HONE_TOO_LARGE");
  }
  if (field->count.size < 4) {
    function_fail_if(
        f, arena_format(f->arena, "%s > %s", size, native_count_limit(f->arena, &field->count)),
        "HONE_TOO_LARGE");
  }
  native_checked_call(
      f, expression(
             f->arena,
             "hone_block_assign($alloc$, $alias$, &$x$, (size_t)$count$, $kept$, $data$, $size$)",
             {"alloc", f->alloc}, {"alias", alias(f)}, {"x", native_lvalue(f, place)},
             {"count", count}, {"kept", native_kept(f, field)}, {"data", data}, {"size", size}));
  function_line(f, "$count$ = ($type$)$size$;", {"count", count}, {"type", field->count.spelling},
                {"size", size});
}

static void set_bounded(Function *f, const Place *place, const char *data, const char *size) {
  const Type *type = place->field->type;
  const char *lvalue = native_lvalue(f, place);
  bool is_struct = type->size_name != NULL;
  const char *items = is_struct ? arena_format(f->arena, "%s.%s", lvalue, type->data_name) : lvalue;
  const char *count = is_struct ? arena_format(f->arena, "%s.%s", lvalue, type->size_name)
                                : native_member(f, place, place->field->count.path);
  uint64_t limit = place->field->max != 0 && place->field->max < type->capacity ? place->field->max
                                                                                : type->capacity;
  function_fail_if(f, arena_format(f->arena, "%s > %" PRIu64, size, limit), "HONE_TOO_LARGE");
  function_line(f, "hone_copy($items$, $data$, $size$);\n$count$ = ($type$)$size$;",
                {"items", items}, {"data", data}, {"size", size}, {"count", count},
                {"type", is_struct ? type->size_spelling : place->field->count.spelling});
}

static void set_array(Function *f, const Place *place, const char *data, const char *size) {
  const Type *type = place->field->type;
  const char *lvalue = native_lvalue(f, place);
  const char *capacity = arena_format(f->arena, "%" PRIu64, type->capacity);
  if (type->kind == TYPE_TEXT) {
    native_checked_call(f,
                        expression(f->arena, "hone_chars_assign($x$, $n$, $data$, $size$)",
                                   {"x", lvalue}, {"n", capacity}, {"data", data}, {"size", size}));
    return;
  }
  if (!str_equal(size, arena_format(f->arena, "%su", capacity))) {
    function_fail_if(f, arena_format(f->arena, "%s != %s", size, capacity), "HONE_BAD_VALUE");
  }
  function_line(f, "memcpy($x$, $data$, $n$);", {"x", lvalue}, {"data", data}, {"n", capacity});
}

static void set_sequence(Function *f, const Place *place, const char *data, const char *size) {
  const Type *type = place->field->type;
  const char *lvalue = native_lvalue(f, place);
  native_checked_call(
      f,
      expression(f->arena,
                 "hone_seq_assign($alloc$, &$x$.$items$, (size_t)$x$.$capacity$, $data$, $size$)",
                 {"alloc", f->alloc}, {"x", lvalue}, {"items", type->data_name},
                 {"capacity", type->capacity_name}, {"data", data}, {"size", size}));
  function_line(f,
                "$x$.$size_name$ = ($type$)$size$;\n"
                "if ($x$.$capacity$ <= $x$.$size_name$ && $size$ != 0) {\n"
                "$x$.$capacity$ = ($type$)($size$ + 1);\n"
                "}",
                {"x", lvalue}, {"size_name", type->size_name}, {"capacity", type->capacity_name},
                {"type", type->size_spelling}, {"size", size});
}

void native_set_bytes(Function *f, const Place *place, const char *data, const char *size) {
  const Field *field = place->field;
  bool own_limit = field->type->form == FORM_POINTER && field->type->kind == TYPE_BYTES;
  if (field->max != 0 && !field_is_repeated(field) && !own_limit &&
      field->type->form != FORM_BOUNDED) {
    function_fail_if(f, arena_format(f->arena, "%s > %" PRIu64, size, field->max),
                     "HONE_TOO_LARGE");
  }
  switch (field->type->form) {
  case FORM_VIEW:
    set_view(f, place, data, size);
    return;
  case FORM_POINTER:
    if (field->type->kind == TYPE_TEXT) {
      set_cstr(f, place, data, size);
    } else {
      set_block(f, place, data, size);
    }
    return;
  case FORM_ARRAY:
    set_array(f, place, data, size);
    return;
  case FORM_BOUNDED:
    set_bounded(f, place, data, size);
    return;
  case FORM_SEQUENCE:
    set_sequence(f, place, data, size);
    return;
  case FORM_NONE:
    break;
  }
  unreachable("text or bytes without a form");
}

/* ---- Messages, presence ---- */

const char *native_set_message(Function *f, const Place *place) {
  const Field *field = place->field;
  if (place->part == PART_ELEMENT) {
    return storage_native.message(f, place);
  }
  const char *member = native_member(f, place, field->member.path);
  if (!field->by_pointer) {
    return arena_format(f->arena, "&%s", member);
  }
  const Message *message = field->type->message;
  const char *made =
      function_field_local(f, arena_format(f->arena, "%s *", message->c_type), field, "made");
  function_line(f,
                "if ($x$ == NULL) {\n"
                "$made$ = ($type$ *)hone_allocate($alloc$, sizeof($type$), HONE_ALIGNOF($type$));\n"
                "if ($made$ == NULL) {",
                {"x", member}, {"made", made}, {"type", message->c_type}, {"alloc", f->alloc});
  f->fail(f, "HONE_OUT_OF_MEMORY");
  function_line(f,
                "}\n"
                "$name$_init($made$);\n"
                "$x$ = $made$;\n"
                "}",
                {"x", member}, {"made", made}, {"name", message->name});
  return member;
}

static void set_arm(Function *f, const Place *place) {
  const Field *arm = place->field;
  const char *which = native_member(f, place, arm->oneof->selector.path);
  const char *label = native_arm_label(f->arena, arm);
  Place selector = *place;
  selector.field = NULL;
  selector.oneof = arm->oneof;
  selector.part = PART_SELECTOR;
  const char *other = arm->oneof->labels
                          ? arena_format(f->arena, "!(%s)", native_arm_test(f, place))
                          : arena_format(f->arena, "%s != %s", which, label);
  function_line(f, "if ($other$) {", {"other", other});
  if (native_owns(&selector)) {
    function_line(f, "$drop$($msg$, $alloc$);", {"drop", native_drop_function(f, &selector)},
                  {"msg", native_holder(f, place)}, {"alloc", f->alloc});
  }
  native_init_value(f, place);
  bool is_enum = arm->oneof->selector_is_enum;
  function_line(
      f, "$which$ = $cast$$label$;\n}", {"which", which}, {"label", label},
      {"cast", is_enum ? arena_format(f->arena, "(%s)", arm->oneof->selector.spelling) : ""});
}

void native_set_present(Function *f, const Condition *condition) {
  const Place *place = condition->place;
  if (condition->kind == WHEN_ARM) {
    set_arm(f, place);
    return;
  }
  if (condition->kind != WHEN_PRESENT) {
    return; // being zero or not, or empty or not, is the value's own matter
  }
  const Field *field = place->field;
  if (field->presence == PRESENCE_MEMBER) {
    function_line(f, "$has$ = $yes$;",
                  {"has", native_member(f, place, field->presence_member.path)},
                  {"yes", field->presence_member.is_bool ? "true" : "1"});
  } else if (field->presence == PRESENCE_BIT) {
    const Member *member = &field->presence_member;
    const char *word = native_presence_word(f, place);
    const char *mask = native_presence_mask(f->arena, field);
    bool narrow = member->size < 4;
    function_line(f, "$word$ = $open$$word$ | $mask$$close$;", {"word", word}, {"mask", mask},
                  {"open", narrow ? arena_format(f->arena, "(%s)(", member->spelling) : ""},
                  {"close", narrow ? ")" : ""});
  }
}

void native_set_no_arm(Function *f, const Place *selector) {
  if (native_owns(selector)) {
    function_line(f, "$drop$($msg$, $alloc$);", {"drop", native_drop_function(f, selector)},
                  {"msg", native_holder(f, selector)}, {"alloc", f->alloc});
  } else {
    native_init(f, selector);
  }
}

/* ---- Containers ---- */

// The largest value of an integer member.
static uint64_t count_limit(const Member *member) {
  unsigned bits = member->bit_width != 0 ? member->bit_width : member->size * 8;
  bits -= member->is_signed;
  return bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
}

const char *native_count_limit(Arena *arena, const Member *member) {
  return arena_format(arena, "%" PRIu64, count_limit(member));
}

// The most elements there may be, or NULL where only memory says.
static const char *element_limit(Arena *arena, const Field *field) {
  uint64_t limit = field->max;
  if (field->length != 0 && (limit == 0 || field->length < limit)) {
    limit = field->length;
  }
  bool narrow = field->count.size < 4 || field->count.bit_width != 0;
  if (member_exists(&field->count) && narrow &&
      (limit == 0 || limit > count_limit(&field->count))) {
    return native_count_limit(arena, &field->count);
  }
  return limit != 0 ? arena_format(arena, "%" PRIu64, limit) : NULL;
}

static bool has_own_limit(const Field *field) {
  return field->container == CONTAINER_ARRAY || field->container == CONTAINER_BOUNDED;
}

// Puts more room behind the elements; the limit was checked.
static void grow(Function *f, const Place *place, const char *more) {
  const Field *field = place->field;
  const char *type = native_element_type(f->arena, field);
  const char *item = field->container == CONTAINER_POINTERS ? c_pointer(f->arena, type) : type;
  const char *pointer = c_pointer(f->arena, item);
  const char *items = native_items(f, place);
  const char *grown = function_field_local(f, "void *", field, "grown");
  const char *count = native_raw_count(f, place);
  if (field->container == CONTAINER_SEQUENCE) {
    const char *capacity = native_member(f, place, field->capacity.path);
    const char *room = function_field_local(f, "size_t", field, "capacity");
    function_line(f,
                  "$room$ = (size_t)$capacity$;\n"
                  "$grown$ = hone_grow_to($alloc$, $items$, $count$, &$room$, $more$, "
                  "sizeof($type$), HONE_ALIGNOF($type$));",
                  {"room", room}, {"capacity", capacity}, {"grown", grown}, {"alloc", f->alloc},
                  {"items", items}, {"count", count}, {"more", more}, {"type", item});
    function_fail_if(f, arena_format(f->arena, "%s == NULL", grown), "HONE_OUT_OF_MEMORY");
    function_line(f, "$items$ = ($pointer$)$grown$;\n$capacity$ = ($ctype$)$room$;",
                  {"items", items}, {"pointer", pointer}, {"grown", grown}, {"capacity", capacity},
                  {"ctype", field->capacity.spelling}, {"room", room});
    return;
  }
  function_line(f,
                "$grown$ = hone_grow($alloc$, $items$, $count$, $more$, sizeof($type$), "
                "HONE_ALIGNOF($type$));",
                {"grown", grown}, {"alloc", f->alloc}, {"items", items}, {"count", count},
                {"more", more}, {"type", item});
  function_fail_if(f, arena_format(f->arena, "%s == NULL", grown), "HONE_OUT_OF_MEMORY");
  function_line(f, "$items$ = ($pointer$)$grown$;", {"items", items}, {"pointer", pointer},
                {"grown", grown});
}

void native_reserve(Function *f, const Place *place, const char *more) {
  const Field *field = place->field;
  const char *limit = element_limit(f->arena, field);
  if (limit != NULL) {
    const char *count = native_raw_count(f, place);
    // A count above the limit can only be the user's own, before a merge; compilers complain of
    // the question where its type has no such value.
    const Member *member = &field->count;
    bool never = member_exists(member) && !member->is_signed &&
                 str_equal(limit, native_count_limit(f->arena, member));
    function_fail_if(f,
                     expression(f->arena, "$above$$more$ > $limit$ - $count$",
                                {"above", never ? ""
                                                : expression(f->arena, "$count$ > $limit$ || ",
                                                             {"limit", limit}, {"count", count})},
                                {"more", more}, {"limit", limit}, {"count", count}),
                     field->container == CONTAINER_ARRAY ? "HONE_BAD_VALUE" : "HONE_TOO_LARGE");
  }
  if (!has_own_limit(field)) {
    function_line(f, "if ($more$ != 0) {", {"more", more});
    grow(f, place, more);
    function_line(f, "}");
  }
}

// Checks for one more element and makes room for it.
static void reserve_one(Function *f, const Place *place) {
  const Field *field = place->field;
  const char *limit = element_limit(f->arena, field);
  const char *count = native_raw_count(f, place);
  if (limit != NULL) {
    function_fail_if(f, arena_format(f->arena, "%s >= %s", count, limit),
                     field->container == CONTAINER_ARRAY ? "HONE_BAD_VALUE" : "HONE_TOO_LARGE");
  }
  if (has_own_limit(field)) {
    return;
  }
  const char *full =
      field->container == CONTAINER_SEQUENCE
          ? expression(
                f->arena, "$count$ >= $capacity$", {"count", count},
                {"capacity", native_size_cast(f->arena, &field->capacity,
                                              native_member(f, place, field->capacity.path))})
          : arena_format(f->arena, "hone_is_full(%s)", count);
  function_line(f, "if ($full$) {", {"full", full});
  grow(f, place, "1");
  function_line(f, "}");
}

// Gives the element behind the last its initial state; it is not counted yet.
static void init_element(Function *f, const Place *place, const char *at) {
  const Field *field = place->field;
  if (field->container == CONTAINER_POINTERS) {
    const char *type = native_element_type(f->arena, field);
    const char *item = arena_format(f->arena, "%s[%s]", native_items(f, place), at);
    function_line(f,
                  "$item$ = ($type$ *)hone_allocate($alloc$, sizeof($type$), "
                  "HONE_ALIGNOF($type$));",
                  {"item", item}, {"type", type}, {"alloc", f->alloc});
    function_fail_if(f, arena_format(f->arena, "%s == NULL", item), "HONE_OUT_OF_MEMORY");
  }
  if (field->type->kind == TYPE_MESSAGE || native_is_text(field->type)) {
    Place element = *place;
    element.part = PART_ELEMENT;
    native_init_value(f, &element);
  }
}

void native_append(Function *f, const Place *place, bool reserved) {
  const Field *field = place->field;
  if (!reserved) {
    reserve_one(f, place);
  }
  const char *at = function_field_local(f, "size_t", field, "at");
  const char *count = native_count_lvalue(f, place);
  function_line(f, "$at$ = $count$;", {"at", at}, {"count", native_raw_count(f, place)});
  function_push_index(f, field, at);
  if (field->container != CONTAINER_ARRAY) {
    init_element(f, place, at);
  }
  function_line(f, "$count$++;", {"count", count});
}

static bool is_size_t(const Member *member) {
  return str_equal(member->spelling, "size_t") && member->bit_width == 0;
}

// A number of elements that fits, in the count's own C type; a mask tells -Wconversion of a
// bit-field that it does.
static const char *count_value(Function *f, const Member *count, const char *value) {
  if (is_size_t(count)) {
    return value;
  }
  const char *cast = arena_format(f->arena, "(%s)(%s)", count->spelling, value);
  return count->bit_width == 0
             ? cast
             : arena_format(f->arena, "%s & %s", cast, native_count_limit(f->arena, count));
}

void native_add_count(Function *f, const Place *place, const char *more) {
  const Field *field = place->field;
  const char *count = native_count_lvalue(f, place);
  if (field->container == CONTAINER_ARRAY || is_size_t(&field->count)) {
    function_line(f, "$count$ += $more$;", {"count", count}, {"more", more});
    return;
  }
  const char *total = arena_format(f->arena, "%s + %s", native_raw_count(f, place), more);
  function_line(f, "$count$ = $total$;", {"count", count},
                {"total", count_value(f, &field->count, total)});
}

void native_append_copy(Function *f, const Place *place, const char *data, const char *more) {
  const char *items = native_items(f, place);
  if (place->field->container == CONTAINER_ARRAY) {
    // All of it at once, the usual case, is a copy of a known size.
    function_line(f, "if ($more$ == $n$) {\nmemcpy($items$, $data$, $n$ * sizeof($type$));",
                  {"more", more}, {"n", arena_format(f->arena, "%" PRIu64, place->field->length)},
                  {"items", items}, {"data", data},
                  {"type", native_element_type(f->arena, place->field)});
    native_add_count(f, place, more);
    function_line(f, "} else if ($more$ != 0) {", {"more", more});
  } else {
    function_line(f, "if ($more$ != 0) {", {"more", more});
  }
  function_line(f, "memcpy($items$ + $raw$, $data$, $more$ * sizeof($type$));", {"more", more},
                {"items", items}, {"raw", native_raw_count(f, place)}, {"data", data},
                {"type", native_element_type(f->arena, place->field)});
  native_add_count(f, place, more);
  function_line(f, "}");
}

void native_open_container(Function *f, const Place *place) {
  if (place->field->container == CONTAINER_ARRAY) {
    function_line(f, "$count$ = 0;", {"count", native_count_lvalue(f, place)});
  }
}

void native_close_container(Function *f, const Place *place, bool is_map) {
  const Field *field = place->field;
  if (field->container == CONTAINER_ARRAY) {
    const char *count = native_count_lvalue(f, place);
    function_fail_if(
        f, arena_format(f->arena, "%s != 0 && %s != %" PRIu64, count, count, field->length),
        "HONE_BAD_VALUE");
  } else if (is_map) {
    const char *call = native_settle_call(f, place);
    const char *count = native_count_lvalue(f, place);
    function_line(f, "if ($count$ > 1) {\n$count$ = $value$;\n}", {"count", count},
                  {"value", count_value(f, &field->count, call)});
  }
}

void native_add_unknown(Function *f, const Place *place, const char *data, const char *size) {
  native_checked_call(f, expression(f->arena, "hone_unknown_append($alloc$, $to$, $data$, $size$)",
                                    {"alloc", f->alloc},
                                    {"to", storage_native.unknown_address(f, place)},
                                    {"data", data}, {"size", size}));
}
