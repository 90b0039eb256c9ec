/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * <M>_merge: what decoding both messages' bytes one after the other would give.
 * A value that is there replaces, a message merges, elements are appended, the
 * last value of a map's key wins, an arm of a oneof replaces another.
 */
#include "operations/copy.h"

static void emit(const Emission *e) {
  static const CopyRules rules = {.message_verb = "merge", .skip_zeros = true, .settle_maps = true};
  Function *f = member_begin(
      e, "merge", "hone_status $name$($type$ *dst, const $type$ *src, hone_alloc *alloc)");
  // What is appended would be read again.
  function_line(f, "if (dst == src) {\nreturn HONE_BAD_ARGUMENT;\n}");
  copy_members(e, f, &rules);
  function_end_public(f, "Merges `src`, another message, into the initialised `dst`.");
}

const Operation operation_merge = {
    .name = "merge", .verb = "merge", .needs = "init,release,clone", .emit = emit};
