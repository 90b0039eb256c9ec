/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * No function: for everything that encode and decode copy as it lies, an
 * assertion that it lies so. Code from before a struct changed does not compile.
 */
#include "operations/operation.h"

static void rely_on_steps(Steps *steps, void *user) {
  const Emission *e = user;
  for (size_t i = 0; i < steps->count; i++) {
    Step *step = steps->items[i];
    if (step->kind == STEP_COPY) {
      for (size_t j = 0; j < step->copy.places.count; j++) {
        e->storage->rely_on(e->unit, step->copy.places.items[j]);
      }
    }
    step_bodies(step, rely_on_steps, user);
  }
}

static void emit(const Emission *e) {
  Emission emission = *e;
  Steps steps = e->plan->steps;
  if (e->storage->rely_on != NULL) {
    rely_on_steps(&steps, &emission);
  }
}

const Operation operation_layout = {.name = "layout", .per_format = true, .emit = emit};
