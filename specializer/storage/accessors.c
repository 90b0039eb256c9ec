/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The accessors storage: every value behind a getter and a setter. It is there
 * for a test: what encodes and decodes through functions that somebody wrote by
 * hand depends on no layout. For a message M with a field x it calls
 *
 *   type  M_accessors_get_x(msg)              a scalar; hone_str, hone_bytes for text and bytes
 *   void  M_accessors_set_x(msg, value)       a scalar
 *   hone_status M_accessors_set_x(msg, alloc, data, size)               text and bytes
 *   M_accessors_sub_x(msg), M_accessors_mutable_x(msg, alloc)           a message; NULL: no memory
 *   M_accessors_at_x(msg, i), M_accessors_put_x(msg, i, ...), M_accessors_mutable_at_x(msg, i)
 *                                             the same for an element
 *   size_t M_accessors_count_x(msg), hone_status M_accessors_add_x(msg, alloc),
 *   hone_status M_accessors_reserve_x(msg, alloc, more), M_accessors_settle_x(msg, alloc)
 *   bool  M_accessors_has_x(msg), M_accessors_set_has_x(msg)
 *   M_accessors_get_which(msg), M_accessors_set_which(msg, alloc, number)   of a oneof `which`
 *   hone_bytes M_accessors_get_unknown(msg), hone_unknown *M_accessors_unknown(msg)
 *   M_accessors_reset_x(msg)                  sets the initial state; which, unknown alike
 */
#include <inttypes.h>

#include "emit/names.h"
#include "emit/unit.h"
#include "storage/storage.h"

// ---- Names ----

static const char *message_stem(Arena *arena, const Message *message) {
  return arena_format(arena, "%s_accessors", message->name);
}

static void prepare(Unit *unit, const Message *message) {
  (void)message;
  unit_include(unit, "hone/native.h");
}

static const char *member_name(const Place *place) {
  return place->part == PART_UNKNOWN    ? "unknown"
         : place->part == PART_SELECTOR ? place->oneof->name
                                        : place->field->name;
}

// "Person_accessors_get_name".
static const char *accessor(Function *f, const Place *place, const char *verb) {
  return arena_format(f->arena, "%s_accessors_%s_%s", place->message->name, verb,
                      member_name(place));
}

// The message that the place lies in: msg, or one embedded in it.
static const char *holder(Function *f, const Place *place) {
  if (place->base == NULL) {
    return f->msg;
  }
  bool element = place->base->part == PART_ELEMENT;
  const char *outer = holder(f, place->base);
  return arena_format(f->arena, "%s(%s%s%s)", accessor(f, place->base, element ? "at" : "sub"),
                      outer, element ? ", " : "",
                      element ? function_index(f, place->base->field) : "");
}

// A call that reads: `verb` of the value, or at_x of the element.
static const char *read_call(Function *f, const Place *place, const char *verb) {
  if (place->part != PART_ELEMENT) {
    return arena_format(f->arena, "%s(%s)", accessor(f, place, verb), holder(f, place));
  }
  return arena_format(f->arena, "%s(%s, %s)", accessor(f, place, "at"), holder(f, place),
                      function_index(f, place->field));
}

// The beginning of a call that writes: "M_set_x(msg" or "M_put_x(msg, i".
static const char *write_call(Function *f, const Place *place) {
  if (place->part != PART_ELEMENT) {
    return arena_format(f->arena, "%s(%s", accessor(f, place, "set"), holder(f, place));
  }
  return arena_format(f->arena, "%s(%s, %s", accessor(f, place, "put"), holder(f, place),
                      function_index(f, place->field));
}

static void checked(Function *f, const char *call) {
  const char *status = function_local(f, "hone_status", "status");
  function_line(f, "$status$ = $call$;", {"status", status}, {"call", call});
  function_fail_if(f, arena_format(f->arena, "%s != HONE_OK", status), status);
}

// ---- Reading ----

static const char *value(Function *f, const Place *place) {
  return read_call(f, place, "get");
}

static const char *span_local(Function *f, const Place *place) {
  const char *type = place->field->type->kind == TYPE_TEXT    ? "hone_str"
                     : place->field->type->kind == TYPE_WTEXT ? "hone_wstr"
                                                              : "hone_bytes";
  const char *span = function_field_local(f, type, place->field, "span");
  function_line(f, "$span$ = $call$;", {"span", span}, {"call", read_call(f, place, "get")});
  return span;
}

// A getter may say anything; room is checked for what the field allows.
static void refuse_above(Function *f, const char *size, uint64_t most) {
  if (most != UINT64_MAX && f->fail != NULL) {
    function_fail_if(f, arena_format(f->arena, "%s > %" PRIu64 "u", size, most), "HONE_BAD_VALUE");
  }
}

static uint64_t most_of_bytes(const Field *field) {
  uint64_t most = field->max != 0 && !field_is_repeated(field) ? field->max : UINT64_MAX;
  uint64_t capacity = UINT64_MAX;
  if (field->type->form == FORM_ARRAY || field->type->form == FORM_BOUNDED) {
    capacity = field->type->capacity - (field->type->kind == TYPE_TEXT);
  }
  return most < capacity ? most : capacity;
}

static void bytes(Function *f, const Place *place, const char **data, const char **size) {
  const char *span = span_local(f, place);
  *data = arena_format(f->arena, "%s.data", span);
  *size = arena_format(f->arena, "%s.size", span);
  refuse_above(f, *size, most_of_bytes(place->field));
}

static const char *message(Function *f, const Place *place) {
  return read_call(f, place, "sub");
}

// Getters give values; only messages are pointers.
static const char *nullable(Function *f, const Place *place) {
  const Field *field = place->field;
  bool absence = place->part != PART_ELEMENT && field->presence == PRESENCE_POINTER;
  return field->type->kind == TYPE_MESSAGE && field->by_pointer && !absence ? message(f, place)
                                                                            : NULL;
}

static bool is_fixed(const Place *place) {
  return place->field->container == CONTAINER_ARRAY;
}

static const char *fixed_length(Function *f, const Place *place) {
  return arena_format(f->arena, "%" PRIu64 "u", place->field->length);
}

static const char *count(Function *f, const Place *place) {
  const Field *field = place->field;
  uint64_t most = field->max != 0 ? field->max : UINT64_MAX;
  if (field->container == CONTAINER_BOUNDED && field->length < most) {
    most = field->length;
  }
  if (is_fixed(place) || most == UINT64_MAX || f->fail == NULL) {
    return is_fixed(place) ? fixed_length(f, place) : read_call(f, place, "count");
  }
  const char *name = function_field_local(f, "size_t", field, "count");
  function_line(f, "$count$ = $call$;", {"count", name}, {"call", read_call(f, place, "count")});
  refuse_above(f, name, most);
  return name;
}

static const char *nothing(Function *f, const Place *place) {
  (void)f;
  (void)place;
  return NULL;
}

static const char *selector(Function *f, const Place *place) {
  return read_call(f, place, "get");
}

static void unknown(Function *f, const Place *place, const char **data, const char **size) {
  const char *span = function_local(f, "hone_bytes", "unknown");
  function_line(f, "$span$ = $call$;", {"span", span}, {"call", read_call(f, place, "get")});
  *data = arena_format(f->arena, "%s.data", span);
  *size = arena_format(f->arena, "%s.size", span);
}

static const char *unknown_address(Function *f, const Place *place) {
  return arena_format(f->arena, "%s_accessors_unknown(%s)", place->message->name, holder(f, place));
}

static const char *nonzero(Function *f, const Place *place) {
  const Type *type = place->field->type;
  switch (type->kind) {
  case TYPE_BOOL:
    return value(f, place);
  case TYPE_INT:
  case TYPE_ENUM:
    return arena_format(f->arena, "%s != 0", value(f, place));
  case TYPE_FLOAT:
    return arena_format(f->arena, "hone_bits_of_f%u(%s) != 0", type->size * 8, value(f, place));
  case TYPE_TIME:
  case TYPE_DURATION:
    return expression(f->arena, "$x$.sec != 0 || $x$.nsec != 0", {"x", value(f, place)});
  case TYPE_TEXT:
  case TYPE_WTEXT:
  case TYPE_BYTES:
    return arena_format(f->arena, "%s.size != 0", value(f, place));
  case TYPE_MESSAGE:
    break;
  }
  unreachable("a message is never zero");
}

static const char *test(Function *f, const Condition *condition) {
  const Place *place = condition->place;
  switch (condition->kind) {
  case WHEN_NONZERO:
    return nonzero(f, place);
  case WHEN_PRESENT:
    return read_call(f, place, "has");
  case WHEN_ELEMENTS:
    return arena_format(f->arena, "%s != 0", count(f, place));
  case WHEN_ARM: {
    Place which = *place;
    which.part = PART_SELECTOR;
    which.oneof = place->field->oneof;
    return arena_format(f->arena, "%s == %u", selector(f, &which), place->field->number);
  }
  case WHEN_ALWAYS:
    break;
  }
  unreachable("a condition that always holds is not tested");
}

// ---- Writing ----

static void set_value(Function *f, const Place *place, const char *x) {
  function_line(f, "$call$, $x$);", {"call", write_call(f, place)}, {"x", x});
}

static void set_bytes(Function *f, const Place *place, const char *data, const char *size) {
  checked(f, arena_format(f->arena, "%s, %s, %s, %s)", write_call(f, place), f->alloc, data, size));
}

static const char *set_message(Function *f, const Place *place) {
  const char *stem = message_stem(f->arena, place->field->type->message);
  const char *sub =
      function_field_local(f, arena_format(f->arena, "%s *", stem), place->field, "sub");
  const bool element = place->part == PART_ELEMENT;
  const char *verb = element ? "mutable_at" : "mutable";
  const char *last = element ? function_index(f, place->field) : f->alloc;
  function_line(f, "$sub$ = $mutable$($msg$, $last$);", {"sub", sub},
                {"mutable", accessor(f, place, verb)}, {"msg", holder(f, place)}, {"last", last});
  function_fail_if(f, arena_format(f->arena, "%s == NULL", sub), "HONE_OUT_OF_MEMORY");
  return sub;
}

static void set_which(Function *f, const Place *selector_place, const char *number) {
  function_line(f, "$set$($msg$, $alloc$, $number$);", {"set", accessor(f, selector_place, "set")},
                {"msg", holder(f, selector_place)}, {"alloc", f->alloc}, {"number", number});
}

static void set_present(Function *f, const Condition *condition) {
  const Place *place = condition->place;
  if (condition->kind == WHEN_ARM) {
    Place which = *place;
    which.part = PART_SELECTOR;
    which.oneof = place->field->oneof;
    set_which(f, &which, arena_format(f->arena, "%u", place->field->number));
  } else if (condition->kind == WHEN_PRESENT) {
    function_line(f, "$set$($msg$);", {"set", accessor(f, place, "set_has")},
                  {"msg", holder(f, place)});
  }
}

static void set_no_arm(Function *f, const Place *selector_place) {
  set_which(f, selector_place, "0");
}

// ---- Containers ----

static const char *fixed_count(Function *f, const Place *place) {
  return function_field_local(f, "size_t", place->field, "count");
}

static void reserve(Function *f, const Place *place, const char *more) {
  if (is_fixed(place)) {
    function_fail_if(
        f,
        arena_format(f->arena, "%s > %s - %s", more, fixed_length(f, place), fixed_count(f, place)),
        "HONE_BAD_VALUE");
    return;
  }
  checked(f, arena_format(f->arena, "%s(%s, %s, %s)", accessor(f, place, "reserve"),
                          holder(f, place), f->alloc, more));
}

static void append(Function *f, const Place *place, bool reserved) {
  (void)reserved;
  const char *at = function_field_local(f, "size_t", place->field, "at");
  if (is_fixed(place)) {
    const char *n = fixed_count(f, place);
    function_fail_if(f, arena_format(f->arena, "%s == %s", n, fixed_length(f, place)),
                     "HONE_BAD_VALUE");
    function_line(f, "$at$ = $n$++;", {"at", at}, {"n", n});
  } else {
    function_line(f, "$at$ = $count$;", {"at", at}, {"count", count(f, place)});
    checked(f, arena_format(f->arena, "%s(%s, %s)", accessor(f, place, "add"), holder(f, place),
                            f->alloc));
  }
  function_push_index(f, place->field, at);
}

// The layout is nobody's business but the accessors': one element after the other.
static void append_copy(Function *f, const Place *place, const char *data, const char *more) {
  const Type *type = place->field->type;
  const char *c_type =
      type->kind == TYPE_ENUM ? c_integer(type->size, type->is_signed) : type->spelling;
  const char *next = function_field_local(f, c_type, place->field, "next");
  const char *i = function_field_local(f, "size_t", place->field, "copied");
  function_line(f,
                "for ($i$ = 0; $i$ < $more$; $i$++) {\n"
                "memcpy(&$next$, (const uint8_t *)$data$ + $i$ * sizeof($next$), sizeof($next$));",
                {"i", i}, {"more", more}, {"next", next}, {"data", data});
  append(f, place, true);
  Place element = *place;
  element.part = PART_ELEMENT;
  set_value(f, &element, next);
  function_pop_index(f, place->field);
  function_line(f, "}");
}

static void open_container(Function *f, const Place *place) {
  if (is_fixed(place)) {
    function_line(f, "$n$ = 0;", {"n", fixed_count(f, place)});
  }
}

static void close_container(Function *f, const Place *place, bool is_map) {
  if (is_fixed(place)) {
    const char *n = fixed_count(f, place);
    function_fail_if(f, arena_format(f->arena, "%s != 0 && %s != %s", n, n, fixed_length(f, place)),
                     "HONE_BAD_VALUE");
  } else if (is_map) {
    function_line(f, "$settle$($msg$, $alloc$);", {"settle", accessor(f, place, "settle")},
                  {"msg", holder(f, place)}, {"alloc", f->alloc});
  }
}

static void add_unknown(Function *f, const Place *place, const char *data, const char *size) {
  checked(f, arena_format(f->arena, "hone_unknown_append(%s, %s, %s, %s)", f->alloc,
                          unknown_address(f, place), data, size));
}

// ---- Lifetime: what is owned, and by whom, the accessors know ----

static void init(Function *f, const Place *place) {
  function_line(f, "$call$;", {"call", read_call(f, place, "reset")});
}

static void release(Function *f, const Place *place) {
  (void)f;
  (void)place;
}

static bool owns(const Place *place) {
  (void)place;
  return false;
}

const Storage storage_accessors = {
    .name = "accessors",
    .infix = "_accessors",
    .owns_values = false,
    .message_type = message_stem,
    .message_stem = message_stem,
    .prepare = prepare,
    .value = value,
    .bytes = bytes,
    .message = message,
    .nullable = nullable,
    .count = count,
    .elements = nothing,
    .address = nothing,
    .selector = selector,
    .test = test,
    .unknown = unknown,
    .set_value = set_value,
    .set_bytes = set_bytes,
    .set_message = set_message,
    .set_present = set_present,
    .set_no_arm = set_no_arm,
    .reserve = reserve,
    .append = append,
    .append_copy = append_copy,
    .open_container = open_container,
    .close_container = close_container,
    .add_unknown = add_unknown,
    .unknown_address = unknown_address,
    .init = init,
    .release = release,
    .owns = owns,
};
