// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass that joins constant bytes: neighbouring LITERALs become one, empty
// ones go. A LENGTH around a body of constant size stays a LENGTH, since decode
// must take other lengths too: encode sees the constant in its body_bytes.

#include "plan/passes.h"

static Step *join(Arena *arena, Step *a, const Step *b) {
  size_t size = a->literal.size + b->literal.size;
  uint8_t *bytes = arena_alloc(arena, size);
  memcpy(bytes, a->literal.bytes, a->literal.size);
  memcpy(bytes + a->literal.size, b->literal.bytes, b->literal.size);
  Step *both = step_literal(arena, a->field == b->field ? a->field : NULL, bytes, size);
  both->bytes = (Bounds){.min = size, .max = size};
  return both;
}

static bool can_join(const Step *step) {
  return step->kind == STEP_LITERAL && step->literal.end == NULL;
}

static void fold_steps(Steps *steps, void *user) {
  Arena *arena = user;
  size_t kept = 0;
  for (size_t i = 0; i < steps->count; i++) {
    Step *step = steps->items[i];
    step_bodies(step, fold_steps, user);
    if (step->kind == STEP_LITERAL && step->literal.size == 0) {
      continue;
    }
    if (can_join(step) && kept != 0 && can_join(steps->items[kept - 1])) {
      steps->items[kept - 1] = join(arena, steps->items[kept - 1], step);
    } else {
      steps->items[kept++] = step;
    }
  }
  steps->count = kept;
}

static void run(PlanSet *set, const PassOptions *options) {
  (void)options;
  for (size_t i = 0; i < set->count; i++) {
    fold_steps(&set->plans[i]->steps, set->arena);
  }
}

const Pass pass_fold = {
    .name = "fold",
    .summary = "neighbouring constant bytes become one literal",
    .run = run,
};
