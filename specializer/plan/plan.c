// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Building Plans and walking them: what every format and every pass would
// otherwise write again. The steps themselves are described in plan.h.

#include "plan/plan.h"

Plan *plan_of(const PlanSet *set, const Message *message) {
  if (message->index >= set->count) {
    unreachable("a plan for a message outside the schema");
  }
  return set->plans[message->index];
}

// ---- Building ----

Step *step_new(Arena *arena, StepKind kind, const Field *field) {
  Step *step = arena_new_of(arena, Step);
  step->kind = kind;
  step->field = field;
  return step;
}

const Place *place_of(Arena *arena, const Field *field, PlacePart part) {
  Place *place = arena_new_of(arena, Place);
  place->message = field->parent;
  place->field = field;
  place->part = part;
  return place;
}

const Place *place_selector(Arena *arena, const Message *message, const Oneof *oneof) {
  Place *place = arena_new_of(arena, Place);
  place->message = message;
  place->oneof = oneof;
  place->part = PART_SELECTOR;
  return place;
}

const Place *place_unknown(Arena *arena, const Message *message) {
  Place *place = arena_new_of(arena, Place);
  place->message = message;
  place->part = PART_UNKNOWN;
  return place;
}

Condition condition_of(ConditionKind kind, const Place *place) {
  return (Condition){.kind = kind, .place = place};
}

MemberStep *member_new(Arena *arena, const Field *field) {
  MemberStep *member = arena_new_of(arena, MemberStep);
  member->field = field;
  return member;
}

Step *step_literal(Arena *arena, const Field *field, const uint8_t *bytes, size_t size) {
  Step *step = step_new(arena, STEP_LITERAL, field);
  step->literal.bytes = bytes;
  step->literal.size = size;
  return step;
}

Step *step_value(Arena *arena, const Codec *codec, const Place *place) {
  Step *step = step_new(arena, STEP_VALUE, place->field);
  step->value.codec = codec;
  step->value.place = place;
  return step;
}

Step *step_bytes(Arena *arena, const Codec *codec, const Place *place) {
  Step *step = step_new(arena, STEP_BYTES, place->field);
  step->bytes_of.codec = codec;
  step->bytes_of.place = place;
  return step;
}

Step *step_call(Arena *arena, const Place *place) {
  Step *step = step_new(arena, STEP_CALL, place->field);
  step->call.place = place;
  step->call.message = place->field->type->message;
  step->call.entry_alignment = 1;
  return step;
}

// ---- Looking ----

const char *step_kind_name(StepKind kind) {
  static const char *const names[] = {
#define STEP(NAME) #NAME,
#include "plan/steps.def"
#undef STEP
  };
  return names[kind];
}

void step_bodies(Step *step, void (*visit)(Steps *steps, void *user), void *user) {
  switch (step->kind) {
  case STEP_LITERAL:
  case STEP_VALUE:
  case STEP_BYTES:
  case STEP_ALIGN:
  case STEP_CALL:
  case STEP_UNKNOWN:
  case STEP_COPY:
    return;
  case STEP_ORIGIN:
    visit(&step->origin.body, user);
    return;
  case STEP_EACH:
    visit(&step->each.body, user);
    return;
  case STEP_WHEN:
    visit(&step->when.body, user);
    visit(&step->when.otherwise, user);
    return;
  case STEP_SELECT:
    for (size_t i = 0; i < step->select.oneof->arms.count; i++) {
      visit(&step->select.cases[i], user);
    }
    visit(&step->select.none, user);
    return;
  case STEP_LENGTH:
    visit(&step->length.body, user);
    return;
  case STEP_MEMBERS:
    for (size_t i = 0; i < step->members.members.count; i++) {
      visit(&step->members.members.items[i]->body, user);
    }
    return;
  }
  unreachable("a step of no kind");
}

bool bounds_are_fixed(Bounds bounds) {
  return bounds.min == bounds.max;
}
