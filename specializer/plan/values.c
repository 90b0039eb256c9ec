/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The plan of the values themselves: one step per member, in declaration order,
 * with the presence that the struct has. A oneof stands where its first arm
 * does. No pass rewrites these plans: nothing in them is bytes.
 */
#include "plan/values.h"

static const Codec codec_value = {.name = "value", .stem = "value", .kind = CODEC_VALUE};
static const Codec codec_text = {.name = "text", .stem = "value", .kind = CODEC_BYTES, .unit = 1};
static const Codec codec_wtext = {.name = "wtext", .stem = "value", .kind = CODEC_BYTES, .unit = 2};
static const Codec codec_bytes = {.name = "bytes", .stem = "value", .kind = CODEC_BYTES, .unit = 1};

static Step *lower_bytes(Arena *arena, const Field *field, const Place *place, const Codec *codec) {
  Step *step = step_new(arena, STEP_BYTES, field);
  step->bytes_of.codec = codec;
  step->bytes_of.place = place;
  return step;
}

// One value: the field's own, or an element of its container.
static Step *lower_single(Arena *arena, const Field *field, const Place *place) {
  Step *step;
  switch (field->type->kind) {
  case TYPE_TEXT:
    return lower_bytes(arena, field, place, &codec_text);
  case TYPE_WTEXT:
    return lower_bytes(arena, field, place, &codec_wtext);
  case TYPE_BYTES:
    return lower_bytes(arena, field, place, &codec_bytes);
  case TYPE_MESSAGE:
    step = step_new(arena, STEP_CALL, field);
    step->call.place = place;
    step->call.message = field->type->message;
    step->call.entry_alignment = 1;
    return step;
  case TYPE_BOOL:
  case TYPE_INT:
  case TYPE_FLOAT:
  case TYPE_ENUM:
  case TYPE_TIME:
  case TYPE_DURATION:
    step = step_new(arena, STEP_VALUE, field);
    step->value.codec = &codec_value;
    step->value.place = place;
    return step;
  }
  unreachable("type kind");
}

static Step *lower_container(Arena *arena, const Field *field) {
  Step *step = step_new(arena, STEP_EACH, field);
  step->each.place = place_of(arena, field, PART_VALUE);
  step->each.end = field->container == CONTAINER_ARRAY ? EACH_FIXED : EACH_COUNTED;
  step->each.codec = &codec_value;
  Step *element = lower_single(arena, field, place_of(arena, field, PART_ELEMENT));
  vec_push(arena, &step->each.body, element);
  return step;
}

static Step *lower_unconditional(Arena *arena, const Field *field) {
  if (field_is_repeated(field)) {
    return lower_container(arena, field);
  }
  return lower_single(arena, field, place_of(arena, field, PART_VALUE));
}

static Step *lower_field(Arena *arena, const Field *field) {
  Step *inner = lower_unconditional(arena, field);
  switch (field->presence) {
  case PRESENCE_IMPLICIT:
  case PRESENCE_ALWAYS:
  case PRESENCE_ARM: // the SELECT around it says
    return inner;
  case PRESENCE_MEMBER:
  case PRESENCE_BIT:
  case PRESENCE_POINTER:
    break;
  }
  Step *step = step_new(arena, STEP_WHEN, field);
  step->when.condition.kind = WHEN_PRESENT;
  step->when.condition.place = place_of(arena, field, PART_VALUE);
  vec_push(arena, &step->when.body, inner);
  return step;
}

static Step *lower_oneof(Arena *arena, const Message *message, const Oneof *oneof) {
  Step *step = step_new(arena, STEP_SELECT, NULL);
  step->select.place = place_selector(arena, message, oneof);
  step->select.codec = &codec_value;
  step->select.oneof = oneof;
  step->select.cases = arena_array(arena, Steps, oneof->arms.count);
  for (size_t i = 0; i < oneof->arms.count; i++) {
    Step *arm = lower_field(arena, oneof->arms.items[i]);
    vec_push(arena, &step->select.cases[i], arm);
  }
  return step;
}

static void lower_message(Arena *arena, Plan *plan) {
  const Message *message = plan->message;
  for (size_t i = 0; i < message->fields.count; i++) {
    const Field *field = message->fields.items[i];
    if (field->oneof == NULL) {
      Step *step = lower_field(arena, field);
      vec_push(arena, &plan->steps, step);
    } else if (field->oneof->arms.items[0] == field) {
      Step *step = lower_oneof(arena, message, field->oneof);
      vec_push(arena, &plan->steps, step);
    }
  }
  if (member_exists(&message->unknown)) {
    Step *step = step_new(arena, STEP_UNKNOWN, NULL);
    step->unknown.place = place_unknown(arena, message);
    vec_push(arena, &plan->steps, step);
  }
}

PlanSet *values_lower(Arena *arena, const Schema *schema) {
  PlanSet *set = arena_new_of(arena, PlanSet);
  set->arena = arena;
  set->schema = schema;
  set->count = schema->messages.count;
  set->plans = arena_array(arena, Plan *, set->count);
  for (size_t i = 0; i < set->count; i++) {
    Plan *plan = arena_new_of(arena, Plan);
    plan->message = schema->messages.items[i];
    plan->entry_alignment = 1;
    lower_message(arena, plan);
    set->plans[i] = plan;
  }
  return set;
}
