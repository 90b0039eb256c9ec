/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What is true of a message whatever its format: <M>_owns_nothing is 1 where
 * nothing in it, nor in the messages it embeds, is ever allocated; its release
 * is empty then.
 */
#include "operations/members.h"

static bool owns_nothing(const Emission *e) {
  for (size_t i = 0; i < e->plan->steps.count; i++) {
    if (e->storage->owns(member_place(e->arena, e->plan->steps.items[i]))) {
      return false;
    }
  }
  return true;
}

static void emit(const Emission *e) {
  unit_define(e->unit, name_function(e->arena, e->stem, "owns_nothing", NULL),
              owns_nothing(e) ? "1" : "0", "1 where there is never anything to release.");
}

const Operation operation_traits = {.name = "traits", .emit = emit};
