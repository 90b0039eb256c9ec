/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The plan of the values themselves: what the operations without a format
 * (init, release, clone, merge, equal, hash) walk. Its codecs stand for no
 * bytes: `value` (a scalar), `text`, `bytes`, each with the stem "value".
 *
 * A message's values plan lists, in declaration order:
 *   VALUE place            an embedded or counted scalar
 *   BYTES place            text or bytes
 *   CALL place             a message
 *   EACH place { … }       a container (EACH_FIXED for T[N], else EACH_COUNTED), its body one
 *                          VALUE, BYTES or CALL of the element
 *   WHEN condition { … }   around any of these that has presence (never IMPLICIT or ALWAYS)
 *   SELECT place cases     a oneof
 *   UNKNOWN place
 */
#ifndef HONE_PLAN_VALUES_H
#define HONE_PLAN_VALUES_H

#include "plan/plan.h"

PlanSet *values_lower(Arena *arena, const Schema *schema);

#endif
