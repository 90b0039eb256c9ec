/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "operations/wire.h"

#include <inttypes.h>

const char *wire_function(const Emission *e, const Message *message, const char *verb) {
  return name_function(e->arena, e->storage->message_stem(e->arena, message), verb, e->format);
}

const char *wire_primitive(const Emission *e, const Codec *codec, const char *verb) {
  return arena_format(e->arena, "hone_%s_%s", codec->stem, verb);
}

const char *wire_place_type(const Place *place) {
  const Type *type = place->field->type;
  switch (type->kind) {
  case TYPE_BOOL:
    return "bool";
  case TYPE_INT:
  case TYPE_ENUM:
    return c_integer(type->size, type->is_signed);
  case TYPE_FLOAT:
    return type->size == 4 ? "float" : type->size == 8 ? "double" : "long double";
  case TYPE_TIME:
    return "hone_time";
  case TYPE_DURATION:
    return "hone_duration";
  case TYPE_TEXT:
  case TYPE_WTEXT:
  case TYPE_BYTES:
  case TYPE_MESSAGE:
    break;
  }
  unreachable("not a scalar");
}

const char *wire_to_codec(const Emission *e, const Codec *codec, const Place *place,
                          const char *value) {
  const char *type = c_value_type(codec->value);
  bool varies = e->unit->portable && c_may_vary(place->field->type);
  return !varies && str_equal(type, wire_place_type(place))
             ? value
             : arena_format(e->arena, "(%s)%s", type, value);
}

const char *wire_number(Arena *arena, uint64_t n) {
  return arena_format(arena, n > INT32_MAX ? "UINT64_C(%" PRIu64 ")" : "%" PRIu64, n);
}

const Step *wire_only_call(const Steps *steps) {
  return steps->count == 1 && steps->items[0]->kind == STEP_CALL ? steps->items[0] : NULL;
}

bool wire_is_recursive_call(const Emission *e, const Step *call) {
  return plan_of(e->plans, call->call.message)->recursive;
}

void wire_case(Function *f, const Field *arm) {
  if (!arm->oneof->labels) {
    function_line(f, "case $n$:", {"n", arena_format(f->arena, "%u", arm->number)});
    return;
  }
  for (size_t i = 0; i < arm->cases.count; i++) {
    function_line(f, "case $n$:", {"n", arena_format(f->arena, "%" PRId64, arm->cases.items[i])});
  }
  if (arm->cases.is_default) {
    function_line(f, "default:");
  }
}

bool wire_has_default(const Oneof *oneof) {
  for (size_t i = 0; i < oneof->arms.count; i++) {
    if (oneof->labels && oneof->arms.items[i]->cases.is_default) {
      return true;
    }
  }
  return false;
}

// Whether elements may be read and written through a pointer to the codec's own type. By name: what
// an int64_t is beside the other types of its size differs between targets and libraries of C.
static bool is_own_type(const Place *place, const Codec *codec) {
  const char *type = c_value_type(codec->value);
  const char *spelling = place->field->type->spelling;
  return str_equal(spelling, type) ||
         (codec->value == VALUE_TYPE_BOOL && place->field->type->kind == TYPE_BOOL);
}

bool wire_may_wrap(const Field *field, uint64_t each) {
  enum { SMALLEST_POINTER = 4 };
  return each > (field->container == CONTAINER_POINTERS ? SMALLEST_POINTER : field->type->size);
}

bool wire_is_bulk(const Emission *e, Function *f, const Step *each) {
  if (each->kind != STEP_EACH || each->each.end != EACH_TO_END || each->each.body.count != 1) {
    return false;
  }
  const Step *value = each->each.body.items[0];
  // Enums are left out: in C++ their arrays may not be written through their integer type.
  return value->kind == STEP_VALUE && value->value.codec->bulk &&
         each->each.place->field->type->kind != TYPE_ENUM &&
         is_own_type(value->value.place, value->value.codec) &&
         e->storage->elements(f, each->each.place) != NULL;
}
