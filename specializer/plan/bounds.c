// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass that computes how many bytes each step writes, at least and at
// most. Callees come first; a message that can reach itself has no upper
// bound, and what is not known yet inside such a circle counts as 0 at least.
// It also marks elements of one constant size, and lengths known beforehand.

#include "plan/passes.h"

typedef struct Measure {
  PlanSet *set;
  bool *rigid; // by Message.index: of constant size, and decode reads nothing longer
} Measure;

static Bounds measure_steps(const Measure *m, const Steps *steps);

// ---- Arithmetic, with BYTES_UNBOUNDED as infinity ----

// Larger than any input or output: as good as unbounded.
#define BYTES_HUGE ((uint64_t)1 << 48)

static uint64_t plus(uint64_t a, uint64_t b) {
  return a >= BYTES_HUGE || b >= BYTES_HUGE || a + b >= BYTES_HUGE ? BYTES_UNBOUNDED : a + b;
}

static uint64_t times(uint64_t a, uint64_t b) {
  if (a == 0 || b == 0) {
    return 0;
  }
  return a >= BYTES_HUGE || b >= BYTES_HUGE || a > BYTES_HUGE / b ? BYTES_UNBOUNDED : a * b;
}

// The lower one stays a number.
static uint64_t at_least(uint64_t n) {
  return n == BYTES_UNBOUNDED ? BYTES_HUGE : n;
}

static Bounds bounds_add(Bounds a, Bounds b) {
  return (Bounds){.min = at_least(plus(a.min, b.min)), .max = plus(a.max, b.max)};
}

static Bounds bounds_multiply(Bounds a, Bounds b) {
  return (Bounds){.min = at_least(times(a.min, b.min)), .max = times(a.max, b.max)};
}

static Bounds bounds_either(Bounds a, Bounds b) {
  return (Bounds){.min = a.min < b.min ? a.min : b.min, .max = a.max > b.max ? a.max : b.max};
}

static Bounds exactly(uint64_t n) {
  return (Bounds){.min = n, .max = n};
}

// ---- Contents ----

static uint64_t smaller(uint64_t a, uint64_t b) {
  return a < b ? a : b;
}

static Bounds count_bounds(const Field *field) {
  uint64_t max = field->max != 0 ? field->max : BYTES_UNBOUNDED;
  switch (field->container) {
  case CONTAINER_ARRAY:
    return exactly(field->length);
  case CONTAINER_BOUNDED:
    return (Bounds){.min = 0, .max = smaller(field->length, max)};
  case CONTAINER_POINTER:
  case CONTAINER_POINTERS:
  case CONTAINER_SEQUENCE:
    return (Bounds){.min = 0, .max = max};
  case CONTAINER_NONE:
    break;
  }
  unreachable("elements of a single value");
}

static Bounds content_bounds(const Step *step) {
  const Field *field = step->field;
  const Type *type = field->type;
  if (type->form == FORM_ARRAY && type->kind == TYPE_BYTES) {
    return exactly(type->capacity);
  }
  uint64_t max = field_is_repeated(field) || field->max == 0 ? BYTES_UNBOUNDED : field->max;
  if (type->form == FORM_ARRAY && type->capacity != 0) {
    max = smaller(max, type->capacity - 1); // the NUL
  } else if (type->form == FORM_BOUNDED) {
    max = smaller(max, type->capacity);
  }
  unsigned unit = step->bytes_of.codec->unit;
  return bounds_multiply((Bounds){.min = 0, .max = max}, exactly(unit == 0 ? 1 : unit));
}

// Content, and what the codec writes around it.
static Bounds surround(const Codec *codec, Bounds content) {
  Bounds around = {.min = codec->min, .max = codec->max};
  if (codec->around != NULL) {
    around.min = codec->around(content.min);
    around.max = content.max == BYTES_UNBOUNDED ? codec->max : codec->around(content.max);
  }
  return bounds_add(around, content);
}

static Bounds value_bounds(const Step *step) {
  const Codec *codec = step->value.codec;
  Bounds bounds = {.min = codec->min, .max = codec->max};
  if (codec->most != NULL) {
    bounds.max = smaller(bounds.max, codec->most(step->value.place->field));
  }
  return bounds;
}

// ---- Steps ----

// Whether decode accepts nothing but what encode writes, in as many bytes.
static bool steps_are_rigid(const Measure *m, const Steps *steps);

static bool step_is_rigid(const Measure *m, const Step *step) {
  switch (step->kind) {
  case STEP_VALUE:
    return step->value.codec->plain || step->value.codec->exact;
  case STEP_BYTES:
    return step->bytes_of.codec->bare;
  case STEP_LITERAL:
    return step->literal.end == NULL;
  case STEP_COPY:
    return true;
  case STEP_EACH:
    return step->each.end == EACH_FIXED && steps_are_rigid(m, &step->each.body);
  case STEP_CALL:
    return m->rigid[step->call.message->index];
  case STEP_ALIGN:
  case STEP_ORIGIN:
  case STEP_WHEN:
  case STEP_SELECT:
  case STEP_LENGTH:
  case STEP_MEMBERS:
  case STEP_UNKNOWN:
    return false;
  }
  unreachable("a step of no kind");
}

static bool steps_are_rigid(const Measure *m, const Steps *steps) {
  for (size_t i = 0; i < steps->count; i++) {
    if (!step_is_rigid(m, steps->items[i])) {
      return false;
    }
  }
  return true;
}

static Bounds measure_each(const Measure *m, Step *step) {
  Bounds element = measure_steps(m, &step->each.body);
  if (bounds_are_fixed(element) && element.max != 0) {
    step->each.stride = element.max;
    step->each.rigid = steps_are_rigid(m, &step->each.body);
  }
  Bounds all = bounds_multiply(element, count_bounds(step->each.place->field));
  if (step->each.end == EACH_COUNTED) {
    const Codec *codec = step->each.codec;
    all = bounds_add(all, (Bounds){.min = codec->min, .max = codec->max});
  }
  return all;
}

static Bounds measure_select(const Measure *m, Step *step) {
  Bounds any = measure_steps(m, &step->select.none);
  for (size_t i = 0; i < step->select.oneof->arms.count; i++) {
    any = bounds_either(any, measure_steps(m, &step->select.cases[i]));
  }
  const Codec *codec = step->select.codec;
  return bounds_add(any, (Bounds){.min = codec->min, .max = codec->max});
}

static Bounds measure_length(const Measure *m, Step *step) {
  const Steps *body = &step->length.body;
  Bounds bytes = step->length.body_bytes = measure_steps(m, body);
  if (step->length.codec->delimited) {
    return bounds_add(bytes, exactly(step->length.terminator_size));
  }
  step->length.known = body->count == 1 && body->items[0]->kind == STEP_EACH &&
                       body->items[0]->each.end == EACH_TO_END && body->items[0]->each.stride != 0;
  return surround(step->length.codec, bytes);
}

static void measure_member(const Measure *m, MemberStep *member) {
  Bounds bytes = bounds_add(measure_steps(m, &member->body), exactly(member->key_size));
  if (member->repeats != NULL) {
    bytes = bounds_multiply(bytes, count_bounds(member->repeats->field));
  }
  if (member->when.kind != WHEN_ALWAYS) {
    bytes.min = 0;
  }
  member->bytes = bytes;
}

static Bounds measure_members(const Measure *m, Step *step) {
  Bounds all = {0};
  for (size_t i = 0; i < step->members.members.count; i++) {
    MemberStep *member = step->members.members.items[i];
    measure_member(m, member);
    if (!member->read_only) {
      all = bounds_add(all, member->bytes);
    }
  }
  return all;
}

static Bounds measure_call(const Measure *m, const Step *step) {
  const Plan *callee = plan_of(m->set, step->call.message);
  return callee->recursive ? (Bounds){.min = callee->bytes.min, .max = BYTES_UNBOUNDED}
                           : callee->bytes;
}

static Bounds measure_step(const Measure *m, Step *step) {
  switch (step->kind) {
  case STEP_LITERAL:
    return exactly(step->literal.size);
  case STEP_VALUE:
    return value_bounds(step);
  case STEP_BYTES:
    return surround(step->bytes_of.codec, content_bounds(step));
  case STEP_ALIGN:
    return (Bounds){.min = 0, .max = step->align.to - 1};
  case STEP_ORIGIN:
    return measure_steps(m, &step->origin.body);
  case STEP_EACH:
    return measure_each(m, step);
  case STEP_WHEN:
    return bounds_either(measure_steps(m, &step->when.body),
                         measure_steps(m, &step->when.otherwise));
  case STEP_SELECT:
    return measure_select(m, step);
  case STEP_LENGTH:
    return measure_length(m, step);
  case STEP_CALL:
    return measure_call(m, step);
  case STEP_MEMBERS:
    return measure_members(m, step);
  case STEP_UNKNOWN:
    return (Bounds){.min = 0, .max = BYTES_UNBOUNDED};
  case STEP_COPY:
    return exactly(step->copy.size);
  }
  unreachable("a step of no kind");
}

static Bounds measure_steps(const Measure *m, const Steps *steps) {
  Bounds all = {0};
  for (size_t i = 0; i < steps->count; i++) {
    Step *step = steps->items[i];
    step->bytes = measure_step(m, step);
    all = bounds_add(all, step->bytes);
  }
  return all;
}

static void run(PlanSet *set, const PassOptions *options) {
  (void)options;
  Measure m = {.set = set, .rigid = arena_array(set->arena, bool, set->count + 1)};
  for (size_t i = 0; i < set->count; i++) {
    Plan *plan = set->order[i];
    plan->bytes = measure_steps(&m, &plan->steps);
    plan->bounded = plan->bytes.max != BYTES_UNBOUNDED;
    m.rigid[plan->message->index] =
        bounds_are_fixed(plan->bytes) && steps_are_rigid(&m, &plan->steps);
  }
}

const Pass pass_bounds = {
    .name = "bounds",
    .summary = "how many bytes each step takes, at least and at most",
    .run = run,
};
