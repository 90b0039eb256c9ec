/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * <M>_clone: a deep copy into a message that may be uninitialised. It is
 * initialised first, so that after any failure it can be released.
 */
#include "operations/copy.h"

static void emit(const Emission *e) {
  static const CopyRules rules = {.message_verb = "clone", .keep_labels = true};
  Function *f = member_begin(
      e, "clone", "hone_status $name$($type$ *dst, const $type$ *src, hone_alloc *alloc)");
  function_line(f, "$init$(dst);", {"init", member_function(e, e->message, "init")});
  copy_members(e, f, &rules);
  function_end_public(
      f, "A deep copy. `dst` may be uninitialised; after a failure it can be released.");
}

const Operation operation_clone = {
    .name = "clone", .verb = "clone", .needs = "init,release", .emit = emit};
