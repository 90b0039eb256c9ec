/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * <M>_release frees, field by field, what a message owns. With an allocator
 * that frees all at once, or none, it does nothing.
 */
#include "operations/members.h"
#include "operations/table.h"

static bool owns_something(const Emission *e) {
  for (size_t i = 0; i < e->plan->steps.count; i++) {
    if (e->storage->owns(member_place(e->arena, e->plan->steps.items[i]))) {
      return true;
    }
  }
  return false;
}

static void emit(const Emission *e) {
  if (table_is_lean(e->message) && table_is_plain(e->message)) {
    table_release(e);
    return;
  }
  Function *f = member_begin(e, "release", "void $name$($type$ *msg, hone_alloc *alloc)");
  f->alloc = "alloc";
  if (owns_something(e)) {
    function_line(f, "if (alloc == NULL || alloc->release == NULL) {\nreturn;\n}");
    for (size_t i = 0; i < e->plan->steps.count; i++) {
      const Place *place = member_place(e->arena, e->plan->steps.items[i]);
      if (e->storage->owns(place)) {
        member_comment(f, e->plan->steps.items[i]);
        e->storage->release(f, place);
      }
    }
  }
  function_end_public(f, "Frees what the message owns and leaves its members as they are.");
}

const Operation operation_release = {.name = "release", .verb = "release", .emit = emit};
