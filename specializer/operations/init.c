/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * <M>_init sets every serialized member, count, presence and selector to its
 * initial state without looking at it; skipped members stay as they are.
 * <M>_clear releases first.
 */
#include "operations/members.h"
#include "operations/table.h"

static void emit_init(const Emission *e) {
  Function *f = member_begin(e, "init", "void $name$($type$ *msg)");
  for (size_t i = 0; i < e->plan->steps.count; i++) {
    e->storage->init(f, member_place(e->arena, e->plan->steps.items[i]));
  }
  function_end_public(f, "The initial state: defaults, zeros, nothing present. Releases nothing.");
}

static void emit_clear(const Emission *e) {
  Function *f = member_begin(e, "clear", "void $name$($type$ *msg, hone_alloc *alloc)");
  function_line(f, "$release$(msg, alloc);\n$init$(msg);",
                {"release", member_function(e, e->message, "release")},
                {"init", member_function(e, e->message, "init")});
  function_end_public(f, "Releases, then sets the initial state.");
}

static void emit(const Emission *e) {
  if (table_is_lean(e->message) && table_is_plain(e->message)) {
    table_init(e);
    return;
  }
  emit_init(e);
  emit_clear(e);
}

const Operation operation_init = {.name = "init", .verb = "init", .needs = "release", .emit = emit};
