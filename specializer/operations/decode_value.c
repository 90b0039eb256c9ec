/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Reading one thing into its place: a scalar with its range, text, a nested
 * message, the elements of a container. The value is read first; then its place
 * is made ready (presence, arm, one more element); then it is stored.
 */
#include <inttypes.h>

#include "operations/decode.h"

void return_if_failed(Get *get) {
  function_line(get->f, "if (p == NULL) {\nreturn NULL;\n}");
}

void slot_open(Get *get, const Slot *slot) {
  if (slot->seen != NULL) {
    function_line(get->f, "$seen$", {"seen", slot->seen});
  }
  if (slot->when != NULL && slot->when->kind != WHEN_ALWAYS) {
    get->e->storage->set_present(get->f, slot->when);
  }
  if (slot->append != NULL) {
    get->e->storage->append(get->f, slot->append, slot->reserved);
  }
}

void slot_close(Get *get, const Slot *slot) {
  if (slot->append != NULL) {
    function_pop_index(get->f, slot->append->field);
  }
}

/* ---- Scalars ---- */

typedef struct ValueRange {
  bool low, high; // whether there is a bound that the codec's type exceeds
  int64_t min;
  uint64_t max;
} ValueRange;

static unsigned value_bits(ValueType type) {
  switch (type) {
  case VALUE_TYPE_BOOL:
    return 1;
  case VALUE_TYPE_I8:
  case VALUE_TYPE_U8:
    return 8;
  case VALUE_TYPE_I16:
  case VALUE_TYPE_U16:
    return 16;
  case VALUE_TYPE_I32:
  case VALUE_TYPE_U32:
    return 32;
  case VALUE_TYPE_I64:
  case VALUE_TYPE_U64:
    return 64;
  case VALUE_TYPE_F32:
  case VALUE_TYPE_F64:
  case VALUE_TYPE_LONG_DOUBLE:
  case VALUE_TYPE_TIME:
  case VALUE_TYPE_DURATION:
  case VALUE_TYPE_COUNT:
    return 0;
  }
  return 0;
}

static bool value_is_signed(ValueType type) {
  return type == VALUE_TYPE_I8 || type == VALUE_TYPE_I16 || type == VALUE_TYPE_I32 ||
         type == VALUE_TYPE_I64;
}

// What of the codec's values the place cannot hold.
static ValueRange range_of(const Codec *codec, const Place *place) {
  ValueRange range = {0};
  const Type *type = place->field->type;
  unsigned from = value_bits(codec->value);
  if (from == 0 || type->kind == TYPE_BOOL || codec->value == VALUE_TYPE_BOOL) {
    return range;
  }
  unsigned width = place->part == PART_VALUE ? place->field->member.bit_width : 0;
  if (type->kind == TYPE_ENUM && width == 0 && type->size * 8 >= from) {
    return range; // its integer type takes the bits, signed or not, and gives them back
  }
  unsigned to = width != 0 ? width : type->size * 8;
  unsigned from_positive = from - value_is_signed(codec->value);
  unsigned to_positive = to - type->is_signed;
  range.high = from_positive > to_positive;
  range.max = to_positive >= 64 ? UINT64_MAX : (UINT64_C(1) << to_positive) - 1;
  range.low = value_is_signed(codec->value) && (!type->is_signed || from > to);
  range.min = type->is_signed ? -(int64_t)(range.max) - 1 : 0;
  return range;
}

static const char *limit_text(Arena *arena, ValueType type, bool is_min, const ValueRange *range) {
  bool wide = value_bits(type) == 64;
  if (is_min) {
    return arena_format(arena, wide ? "INT64_C(%" PRId64 ")" : "%" PRId64, range->min);
  }
  if (value_is_signed(type)) {
    return arena_format(arena, wide ? "INT64_C(%" PRIu64 ")" : "%" PRIu64, range->max);
  }
  return arena_format(arena, wide ? "UINT64_C(%" PRIu64 ")" : "%" PRIu64 "u", range->max);
}

// Code for every target: that this one's type holds the value does not say that another's does, nor
// the other way.
static const char *cut_elsewhere(Get *get, const Codec *codec, const Place *place,
                                 const char *value) {
  const Type *type = place->field->type;
  bool bits = place->part == PART_VALUE && place->field->member.bit_width != 0;
  if (!get->e->unit->portable || bits || value_bits(codec->value) < 8 || !c_may_vary(type)) {
    return NULL;
  }
  return arena_format(get->e->arena, "(%s)(%s)%s != %s", c_value_type(codec->value), type->spelling,
                      value, value);
}

// The condition under which the value is out of range, or NULL.
static const char *out_of_range(Get *get, const Codec *codec, const Place *place,
                                const char *value) {
  const char *cut = cut_elsewhere(get, codec, place, value);
  if (cut != NULL) {
    return cut;
  }
  ValueRange range = range_of(codec, place);
  Arena *arena = get->e->arena;
  const char *low = !range.low ? NULL
                               : arena_format(arena, "%s < %s", value,
                                              limit_text(arena, codec->value, true, &range));
  const char *high = !range.high ? NULL
                                 : arena_format(arena, "%s > %s", value,
                                                limit_text(arena, codec->value, false, &range));
  if (low != NULL && high != NULL) {
    return arena_format(arena, "%s || %s", low, high);
  }
  return low != NULL ? low : high;
}

// "static bool Color_is_known(int32_t value)", made on first use.
const char *get_known_function(const Emission *e, const Codec *codec, const Enum *enumeration) {
  const char *name = arena_format(e->arena, "%s_is_known", enumeration->name);
  if (!unit_once(e->unit, name)) {
    return name;
  }
  Function *known = function_new(e->unit, arena_format(e->arena, "static bool %s(%s value)", name,
                                                       c_value_type(codec->value)));
  function_line(known, "switch (value) {");
  for (size_t i = 0; i < enumeration->values.count; i++) {
    bool alias = false;
    for (size_t j = 0; j < i; j++) {
      alias = alias || enumeration->values.items[j].value == enumeration->values.items[i].value;
    }
    if (!alias) {
      int64_t value = enumeration->values.items[i].value;
      function_line(
          known, "case $value$:",
          {"value", value == INT32_MIN ? "INT32_MIN" : arena_format(e->arena, "%" PRId64, value)});
    }
  }
  function_line(known, "return true;\ndefault:\nreturn false;\n}");
  function_end(known);
  return name;
}

// Opens `if (the value fits) {`, keeping or refusing the others; false: it always fits.
static bool open_domain(Get *get, const Step *step, const char *value) {
  Function *f = get->f;
  const Place *place = step->value.place;
  const char *outside = out_of_range(get, step->value.codec, place, value);
  bool closed = step->value.domain == DOMAIN_CLOSED;
  if (!closed && (!step->value.keep || get->unknown == NULL)) {
    if (outside != NULL) {
      function_fail_if(f, outside, "HONE_BAD_VALUE");
    }
    return false;
  }
  if (!closed && outside == NULL) {
    return false;
  }
  const char *refused = outside;
  if (closed) {
    const char *known =
        get_known_function(get->e, step->value.codec, place->field->type->enumeration);
    refused = arena_format(get->e->arena, outside != NULL ? "!%s(%s) || %s" : "!%s(%s)", known,
                           value, outside);
  }
  function_line(f, "if ($refused$) {", {"refused", refused});
  if (get->unknown != NULL && step->value.keep) {
    function_line(f, "/* a value that its place does not take is kept like an unknown field */");
    const char *status = function_local(f, "hone_status", "status");
    function_line(f,
                  "if ((d->flags & HONE_DISCARD_UNKNOWN) == 0) {\n"
                  "$status$ = $keep$(d->alloc, $unknown$, $key$u, (uint64_t)$value$);",
                  {"status", status}, {"keep", wire_primitive(get->e, get->keys, "keep")},
                  {"unknown", get->e->storage->unknown_address(f, get->unknown)},
                  {"key", arena_format(get->e->arena, "%u", step->value.key)}, {"value", value});
    function_fail_if(f, arena_format(get->e->arena, "%s != HONE_OK", status), status);
    function_line(f, "}");
  }
  function_line(f, "} else {");
  return true;
}

// What was read into `value` goes to its place.
static void set_value(Get *get, const Step *step, const Slot *slot, const char *value) {
  Function *f = get->f;
  const Place *place = step->value.place;
  bool same = str_equal(c_value_type(step->value.codec->value), wire_place_type(place));
  bool guarded = open_domain(get, step, value);
  slot_open(get, slot);
  get->e->storage->set_value(
      f, place,
      same ? value : arena_format(get->e->arena, "(%s)%s", wire_place_type(place), value));
  slot_close(get, slot);
  if (guarded) {
    function_line(f, "}");
  }
}

static const char *value_local(Get *get, const Step *step) {
  const Place *place = step->value.place;
  const char *type = c_value_type(step->value.codec->value);
  bool same = str_equal(type, wire_place_type(place));
  return function_field_local(get->f, type, place->field, same ? "value" : "read");
}

void get_value_at(Get *get, const Step *step, const Slot *slot, uint64_t offset) {
  const char *value = value_local(get, step);
  function_line(get->f, "$value$ = $load$(p + $offset$);", {"value", value},
                {"load", wire_primitive(get->e, step->value.codec, "load")},
                {"offset", wire_number(get->e->arena, offset)});
  set_value(get, step, slot, value);
}

void get_value(Get *get, const Step *step, const Slot *slot) {
  Function *f = get->f;
  const Codec *codec = step->value.codec;
  const Place *place = step->value.place;
  const char *value = value_local(get, step);
  if (codec->merges) {
    // The last part of a value that arrives in parts; elements and arms begin anew.
    const Field *field = place->field;
    bool anew = place->part != PART_VALUE || field->by_pointer || field->oneof != NULL;
    function_line(f, anew ? "memset(&$value$, 0, sizeof($value$));" : "$value$ = $old$;",
                  {"value", value}, {"old", anew ? "" : get->e->storage->value(f, place)});
  }
  if (codec->plain && step->sure) {
    function_line(f, "$value$ = $load$(p);\np += $size$;", {"value", value},
                  {"load", wire_primitive(get->e, codec, "load")},
                  {"size", wire_number(get->e->arena, codec->max)});
  } else {
    function_line(f, "p = $get$(p, $end$, &$value$, d);",
                  {"get", wire_primitive(get->e, codec, "get")}, {"end", get->end},
                  {"value", value});
    return_if_failed(get);
  }
  set_value(get, step, slot, value);
}

/* ---- Text, bytes ---- */

void get_bytes(Get *get, const Step *step, const Slot *slot) {
  Function *f = get->f;
  const Codec *codec = step->bytes_of.codec;
  const Place *place = step->bytes_of.place;
  const char *span = function_field_local(f, "hone_span", place->field, "span");
  const char *end = get->end;
  if (step->bytes_of.after != 0) {
    end = arena_format(get->e->arena, "%s - %s", end,
                       wire_number(get->e->arena, step->bytes_of.after));
  }
  if (codec->bare) {
    function_line(f, "$span$.size = $n$;", {"span", span},
                  {"n", wire_number(get->e->arena, place->field->type->capacity)});
  }
  function_line(f, "p = $get$(p, $end$, &$span$, d);",
                {"get", wire_primitive(get->e, codec, "get")}, {"end", end}, {"span", span});
  return_if_failed(get);
  slot_open(get, slot);
  get->e->storage->set_bytes(f, place, arena_format(get->e->arena, "%s.data", span),
                             arena_format(get->e->arena, "%s.size", span));
  slot_close(get, slot);
}

/* ---- Messages ---- */

void get_call(Get *get, const Step *step, const char *end, const char *terminator,
              const Slot *slot) {
  Function *f = get->f;
  const Plan *callee = plan_of(get->e->plans, step->call.message);
  slot_open(get, slot);
  const char *message = get->e->storage->set_message(f, step->call.place);
  if (callee->recursive) {
    function_fail_if(f, "d->depth == 0", "HONE_TOO_DEEP");
    function_line(f, "d->depth--;");
  }
  const char *stop = "";
  if (callee->delimited) {
    stop = arena_format(get->e->arena, "%s, ", terminator != NULL ? terminator : "0");
  }
  function_line(f, "p = $get$($message$, p, $end$, $stop$d);",
                {"get", wire_function(get->e, step->call.message, "get")}, {"message", message},
                {"end", end}, {"stop", stop});
  return_if_failed(get);
  if (callee->recursive) {
    function_line(f, "d->depth++;");
  }
  slot_close(get, slot);
}

void get_length(Get *get, const Step *step, const Slot *slot) {
  Function *f = get->f;
  const Codec *codec = step->length.codec;
  const Step *call = wire_only_call(&step->length.body);
  if (codec->delimited) {
    get_call(get, call, get->end, arena_format(get->e->arena, "%uu", step->length.terminator_key),
             slot);
    return;
  }
  const char *length = function_field_local(f, "size_t", step->field, "length");
  function_line(f, "p = $get$(p, $end$, &$length$, d);",
                {"get", wire_primitive(get->e, codec, "get")}, {"end", get->end},
                {"length", length});
  return_if_failed(get);
  if (call != NULL) {
    get_call(get, call, arena_format(get->e->arena, "p + %s", length), NULL, slot);
    return;
  }
  const char *outer = get->end;
  const char *inner = function_field_local(f, "const uint8_t *", step->field, "end");
  function_line(f, "$inner$ = p + $length$;", {"inner", inner}, {"length", length});
  get->end = inner;
  get_steps(get, &step->length.body, slot);
  get->end = outer;
}

/* ---- Containers ---- */

static bool is_copy_of_element(const Step *each) {
  return each->each.body.count == 1 && each->each.body.items[0]->kind == STEP_COPY;
}

static uint64_t least_element(const Step *each) {
  uint64_t least = 0;
  for (size_t i = 0; i < each->each.body.count; i++) {
    least += each->each.body.items[i]->bytes.min;
  }
  return least;
}

// Elements whose bytes equal their layout, all at once.
static void get_copies(Get *get, const Step *step, const char *count) {
  Function *f = get->f;
  Arena *arena = get->e->arena;
  const Storage *storage = get->e->storage;
  const char *stride = wire_number(arena, step->each.stride);
  storage->reserve(f, step->each.place, count);
  storage->append_copy(f, step->each.place, "p", count);
  function_line(f, "p += $count$ * $stride$;", {"count", count}, {"stride", stride});
}

// Elements whose codec reads a whole array.
static void get_bulk(Get *get, const Step *step) {
  Function *f = get->f;
  const Storage *storage = get->e->storage;
  const Place *place = step->each.place;
  const Codec *codec = step->each.body.items[0]->value.codec;
  const char *count = function_field_local(f, "size_t", place->field, "more");
  function_line(f, "$count$ = $primitive$(p, $end$);", {"count", count},
                {"primitive", wire_primitive(get->e, codec, "count")}, {"end", get->end});
  storage->reserve(f, place, count);
  function_line(f, "p = $primitive$(p, $end$, $items$ + $before$, $count$, d);",
                {"primitive", wire_primitive(get->e, codec, "get_all")}, {"end", get->end},
                {"items", storage->elements(f, place)}, {"before", storage->raw_count(f, place)},
                {"count", count});
  return_if_failed(get);
  storage->add_count(f, place, count);
}

// The elements fill what the LENGTH around them says.
static void get_to_end(Get *get, const Step *step) {
  Function *f = get->f;
  const Place *place = step->each.place;
  bool copies = is_copy_of_element(step) && get->e->storage->elements(f, place) != NULL;
  const char *stride = wire_number(get->e->arena, step->each.stride);
  if ((copies || step->each.rigid) && step->each.stride > 1) {
    function_fail_if(f,
                     arena_format(get->e->arena, "(size_t)(%s - p) %% %s != 0", get->end, stride),
                     "HONE_TRUNCATED");
  }
  if (copies) {
    const char *count = function_field_local(f, "size_t", place->field, "more");
    function_line(f, "$count$ = (size_t)($end$ - p) / $stride$;", {"count", count},
                  {"end", get->end}, {"stride", stride});
    get_copies(get, step, count);
    return;
  }
  if (wire_is_bulk(get->e, f, step)) {
    get_bulk(get, step);
    return;
  }
  Slot element = {.append = place};
  function_line(f, "while (p != $end$) {", {"end", get->end});
  get_steps(get, &step->each.body, &element);
  function_line(f, "}");
}

// A count stands before the elements: it is compared with what is left before room is made.
static void get_counted(Get *get, const Step *step) {
  Function *f = get->f;
  Arena *arena = get->e->arena;
  const Place *place = step->each.place;
  const Codec *codec = step->each.codec;
  const char *raw = function_field_local(f, c_value_type(codec->value), place->field, "elements");
  function_line(f, "p = $get$(p, $end$, &$raw$, d);", {"get", wire_primitive(get->e, codec, "get")},
                {"end", get->end}, {"raw", raw});
  return_if_failed(get);
  uint64_t least = least_element(step);
  if (least != 0) {
    function_fail_if(f,
                     expression(arena, "$raw$ > (size_t)($end$ - p) / $least$", {"raw", raw},
                                {"end", get->end}, {"least", wire_number(arena, least)}),
                     "HONE_TRUNCATED");
  } else {
    // Elements of no bytes: nothing on the wire bounds their number.
    function_fail_if(f, arena_format(arena, "%s > HONE_MAX_EMPTY_ELEMENTS", raw), "HONE_TOO_LARGE");
  }
  if (is_copy_of_element(step) && get->e->storage->elements(f, place) != NULL) {
    get_copies(get, step, raw);
    return;
  }
  get->e->storage->reserve(f, place, raw);
  Slot element = {.append = place, .reserved = true};
  function_line(f, "while ($raw$ != 0) {\n$raw$--;", {"raw", raw});
  get_steps(get, &step->each.body, &element);
  function_line(f, "}");
}

static void get_fixed(Get *get, const Step *step) {
  Function *f = get->f;
  Arena *arena = get->e->arena;
  const Place *place = step->each.place;
  const Field *field = place->field;
  const char *items = is_copy_of_element(step) ? get->e->storage->elements(f, place) : NULL;
  if (items != NULL) {
    const char *size = wire_number(arena, step->each.stride * field->length);
    if (!step->sure) {
      function_fail_if(f, arena_format(arena, "(size_t)(%s - p) < %s", get->end, size),
                       "HONE_TRUNCATED");
    }
    function_line(f, "memcpy($items$, p, $size$);\np += $size$;", {"items", items}, {"size", size});
    return;
  }
  static const Slot nothing = {0};
  function_open_loop(f, field, arena_format(arena, "%" PRIu64 "u", field->length));
  get_steps(get, &step->each.body, &nothing);
  function_close_loop(f, field);
}

void get_each(Get *get, const Step *step, const Slot *slot) {
  slot_open(get, slot);
  switch (step->each.end) {
  case EACH_COUNTED:
    get_counted(get, step);
    break;
  case EACH_TO_END:
    get_to_end(get, step);
    break;
  case EACH_FIXED:
    get_fixed(get, step);
    break;
  }
  slot_close(get, slot);
}

void get_copy(Get *get, const Step *step, const Slot *slot) {
  const char *size = wire_number(get->e->arena, step->copy.size);
  if (!step->sure) {
    function_fail_if(get->f, arena_format(get->e->arena, "(size_t)(%s - p) < %s", get->end, size),
                     "HONE_TRUNCATED");
  }
  slot_open(get, slot);
  function_line(get->f, "memcpy($to$, p, $size$);\np += $size$;",
                {"to", get->e->storage->address(get->f, step->copy.first)}, {"size", size});
  slot_close(get, slot);
}
