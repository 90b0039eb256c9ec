/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Questions about the steps of the values' plan, and the frame of a function
 * that walks them.
 */
#include <inttypes.h>

#include "operations/members.h"

// The field's value, in the same message: the step may stand at an element or inside a WHEN.
static const Place *whole(Arena *arena, const Place *place) {
  if (place->part == PART_VALUE) {
    return place;
  }
  Place *value = arena_new_of(arena, Place);
  *value = *place;
  value->part = PART_VALUE;
  return value;
}

const Place *member_place(Arena *arena, const Step *step) {
  switch (step->kind) {
  case STEP_VALUE:
    return whole(arena, step->value.place);
  case STEP_BYTES:
    return whole(arena, step->bytes_of.place);
  case STEP_CALL:
    return whole(arena, step->call.place);
  case STEP_EACH:
    return step->each.place;
  case STEP_WHEN:
    return step->when.condition.place;
  case STEP_SELECT:
    return step->select.place;
  case STEP_UNKNOWN:
    return step->unknown.place;
  case STEP_LITERAL:
  case STEP_ALIGN:
  case STEP_ORIGIN:
  case STEP_LENGTH:
  case STEP_MEMBERS:
  case STEP_COPY:
    break;
  }
  unreachable("a step that is not of the values' plan");
}

const Place *member_own_place(const Step *step) {
  return step->kind == STEP_VALUE   ? step->value.place
         : step->kind == STEP_BYTES ? step->bytes_of.place
                                    : step->call.place;
}

Condition member_arm(Arena *arena, const Step *select, size_t arm) {
  Place *place = arena_new_of(arena, Place);
  *place = *select->select.place;
  place->part = PART_VALUE;
  place->field = select->select.oneof->arms.items[arm];
  return (Condition){.kind = WHEN_ARM, .place = place};
}

static const char *kind_word(const Field *field) {
  switch (field->type->kind) {
  case TYPE_BOOL:
  case TYPE_INT:
  case TYPE_FLOAT:
    return field->type->spelling;
  case TYPE_ENUM:
    return field->type->enumeration->name;
  case TYPE_TEXT:
  case TYPE_WTEXT:
    return "text";
  case TYPE_BYTES:
    return "bytes";
  case TYPE_TIME:
    return "time";
  case TYPE_DURATION:
    return "duration";
  case TYPE_MESSAGE:
    return field->type->message->name;
  }
  unreachable("type kind");
}

static const char *container_word(const Field *field) {
  if (field->map) {
    return "map of ";
  }
  return field->container == CONTAINER_NONE    ? ""
         : field->container == CONTAINER_ARRAY ? "array of "
                                               : "repeated ";
}

void member_comment(Function *f, const Step *step) {
  writer_gap(&f->body);
  if (step->kind == STEP_UNKNOWN) {
    function_line(f, "/* unknown fields */");
    return;
  }
  if (step->kind == STEP_SELECT) {
    function_line(f, "/* $name$: oneof */", {"name", step->select.oneof->name});
    return;
  }
  field_comment(f, step->field);
}

void field_comment(Function *f, const Field *field) {
  bool optional = field->presence == PRESENCE_MEMBER || field->presence == PRESENCE_BIT ||
                  field->presence == PRESENCE_POINTER;
  const char *presence = field->required ? "required " : optional ? "optional " : "";
  function_comment(
      f, field,
      arena_format(f->arena, "%s%s%s", presence, container_word(field), kind_word(field)));
}

void step_comment(Function *f, const Step *step) {
  if (step->kind != STEP_COPY || step->copy.places.count < 2) {
    field_comment(f, step->field);
    return;
  }
  const char *names = step->copy.places.items[0]->field->name;
  for (size_t i = 1; i < step->copy.places.count; i++) {
    names = arena_format(f->arena, "%s, %s", names, step->copy.places.items[i]->field->name);
  }
  writer_gap(&f->body);
  function_line(f, "/* $names$: $size$ bytes as they lie */", {"names", names},
                {"size", arena_format(f->arena, "%" PRIu64, step->copy.size)});
}

const char *member_function(const Emission *e, const Message *message, const char *verb) {
  return name_function(e->arena, e->storage->message_stem(e->arena, message), verb, NULL);
}

bool member_is_plain(const Type *type) {
  switch (type->kind) {
  case TYPE_BOOL:
  case TYPE_INT:
  case TYPE_ENUM:
  case TYPE_TIME:
  case TYPE_DURATION:
    return true;
  case TYPE_FLOAT:
    return type->size <= 8; // a long double has padding
  case TYPE_TEXT:
  case TYPE_WTEXT:
  case TYPE_BYTES:
  case TYPE_MESSAGE:
    return false;
  }
  unreachable("type kind");
}

Function *member_begin(const Emission *e, const char *verb, const char *signature) {
  const char *name = name_function(e->arena, e->stem, verb, NULL);
  return function_new(e->unit, expression(e->arena, signature, {"name", name}, {"type", e->type}));
}
