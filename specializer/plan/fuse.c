// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass that finds values whose bytes in C are their bytes on the wire, and
// makes one COPY of each run of them: neighbours in a message, the element of
// an array, and embedded messages that are one such run from their first byte
// to their last. Callees come first, so that a message of messages of numbers
// becomes one COPY as well.
//
// It is the only pass that looks at offsets. Portable output has no COPY.

#include "plan/passes.h"

typedef struct Fuse {
  PlanSet *set;
  bool *whole; // by Message.index: its plan is one run that fills the C struct
} Fuse;

// Where the bytes of a step lie in the message around it.
typedef struct Extent {
  uint64_t offset, size;
  const Place *place;
} Extent;

// ---- What equals its bytes ----

static bool value_type_fits(ValueType value, const Type *type) {
  switch (type->kind) {
  case TYPE_INT:
  case TYPE_ENUM:
    return value >= VALUE_TYPE_I8 && value <= VALUE_TYPE_U64;
  case TYPE_FLOAT:
    return value == VALUE_TYPE_F32 || value == VALUE_TYPE_F64;
  case TYPE_TIME:
    return value == VALUE_TYPE_TIME;
  case TYPE_DURATION:
    return value == VALUE_TYPE_DURATION;
  case TYPE_BOOL:
  case TYPE_TEXT:
  case TYPE_WTEXT:
  case TYPE_BYTES:
  case TYPE_MESSAGE:
    return false;
  }
  unreachable("a type of no kind");
}

static bool value_is_raw(const Fuse *f, const Step *step) {
  const Codec *codec = step->value.codec;
  const Field *field = step->value.place->field;
  return codec->plain && step->value.domain == DOMAIN_ANY && codec->max == field->type->size &&
         value_type_fits(codec->value, field->type) && field->member.bit_width == 0 &&
         (codec->max == 1 || codec->big_endian == f->set->schema->target.big_endian);
}

// The size of what lies at the place, where its bytes in C are its bytes on the wire; else 0.
static uint64_t raw_size(const Fuse *f, const Step *step) {
  const Field *field = step->field;
  switch (step->kind) {
  case STEP_VALUE:
    return value_is_raw(f, step) ? field->type->size : 0;
  case STEP_BYTES:
    return step->bytes_of.codec->bare ? field->type->capacity : 0;
  case STEP_CALL:
    return f->whole[step->call.message->index] ? step->call.message->size : 0;
  case STEP_COPY:
    return step->copy.size;
  case STEP_LITERAL:
  case STEP_ALIGN:
  case STEP_ORIGIN:
  case STEP_EACH:
  case STEP_WHEN:
  case STEP_SELECT:
  case STEP_LENGTH:
  case STEP_MEMBERS:
  case STEP_UNKNOWN:
    return 0;
  }
  unreachable("a step of no kind");
}

// ---- Elements ----

static Step *copy_new(Arena *arena, const Place *place, uint64_t size) {
  Step *copy = step_new(arena, STEP_COPY, place->field);
  copy->copy.first = place;
  copy->copy.size = size;
  vec_push(arena, &copy->copy.places, place);
  return copy;
}

// Elements that lie one behind the other, each of them its own bytes.
static void fuse_element(const Fuse *f, Step *each) {
  const Field *field = each->each.place->field;
  if (each->each.body.count != 1 || field->by_pointer || field->container == CONTAINER_POINTERS ||
      each->each.place->base != NULL) {
    return;
  }
  uint64_t size = raw_size(f, each->each.body.items[0]);
  if (size != 0) {
    Arena *arena = f->set->arena;
    each->each.body.items[0] = copy_new(arena, place_of(arena, field, PART_ELEMENT), size);
  }
}

// ---- Runs ----

static const Place *place_of_step(const Step *step) {
  switch (step->kind) {
  case STEP_VALUE:
    return step->value.place;
  case STEP_BYTES:
    return step->bytes_of.place;
  case STEP_CALL:
    return step->call.place;
  case STEP_EACH:
    return step->each.place;
  default:
    return NULL;
  }
}

static bool find_extent(const Fuse *f, const Step *step, Extent *out) {
  const Place *place = place_of_step(step);
  if (place == NULL || place->base != NULL || place->part != PART_VALUE) {
    return false;
  }
  const Field *field = place->field;
  uint64_t size;
  if (step->kind == STEP_EACH) {
    const Steps *body = &step->each.body;
    bool raw =
        step->each.end == EACH_FIXED && body->count == 1 && body->items[0]->kind == STEP_COPY;
    size = raw ? body->items[0]->copy.size * field->length : 0;
  } else {
    size = field_is_repeated(field) ? 0 : raw_size(f, step);
  }
  if (size == 0 || field->by_pointer) {
    return false;
  }
  *out = (Extent){.offset = field->member.offset, .size = size, .place = place};
  return true;
}

// Puts the run of steps first to last - 1 in the place of one.
static Step *join(const Fuse *f, const Steps *steps, size_t first, size_t last) {
  Extent extent;
  if (last - first == 1 && steps->items[first]->kind != STEP_CALL) {
    return steps->items[first];
  }
  find_extent(f, steps->items[first], &extent);
  Step *copy = copy_new(f->set->arena, extent.place, extent.size);
  for (size_t i = first + 1; i < last; i++) {
    find_extent(f, steps->items[i], &extent);
    copy->copy.size += extent.size;
    vec_push(f->set->arena, &copy->copy.places, extent.place);
  }
  return copy;
}

static void fuse_steps(Steps *steps, void *user) {
  const Fuse *f = user;
  size_t kept = 0, i = 0;
  while (i < steps->count) {
    Step *step = steps->items[i];
    step_bodies(step, fuse_steps, user);
    if (step->kind == STEP_EACH) {
      fuse_element(f, step);
    }
    Extent extent, next;
    size_t end = i + 1;
    if (find_extent(f, step, &extent)) {
      uint64_t offset = extent.offset + extent.size;
      while (end < steps->count) {
        Step *other = steps->items[end];
        if (other->kind == STEP_EACH) {
          fuse_element(f, other);
        }
        if (!find_extent(f, other, &next) || next.offset != offset ||
            next.place->message != extent.place->message) {
          break;
        }
        offset += next.size;
        end++;
      }
      step = join(f, steps, i, end);
    }
    steps->items[kept++] = step;
    i = end;
  }
  steps->count = kept;
}

// Whether a message is one run from its first byte to its last.
static bool fills_struct(const Fuse *f, const Plan *plan) {
  if (plan->steps.count != 1) {
    return false;
  }
  const Step *step = plan->steps.items[0];
  Extent extent;
  if (step->kind == STEP_COPY) {
    extent.offset = step->copy.first->field->member.offset;
    extent.size = step->copy.size;
  } else if (!find_extent(f, step, &extent)) {
    return false;
  }
  return extent.offset == 0 && extent.size == plan->message->size;
}

static void run(PlanSet *set, const PassOptions *options) {
  if (options->portable) {
    return;
  }
  Fuse f = {.set = set, .whole = arena_array(set->arena, bool, set->count + 1)};
  for (size_t i = 0; i < set->count; i++) {
    Plan *plan = set->order[i];
    fuse_steps(&plan->steps, &f);
    f.whole[plan->message->index] = fills_struct(&f, plan);
  }
}

const Pass pass_fuse = {
    .name = "fuse",
    .summary = "one copy of neighbours whose bytes in memory are their bytes on the wire",
    .run = run,
};
