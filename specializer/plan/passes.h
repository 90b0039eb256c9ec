/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The passes, in the order of passes.def. Each rewrites a PlanSet in place and
 * may rely on those before it; --after PASS stops there for a dump.
 */
#ifndef HONE_PLAN_PASSES_H
#define HONE_PLAN_PASSES_H

#include "plan/plan.h"

typedef struct PassOptions {
  bool portable; // fuse nothing: offsets may differ between targets
} PassOptions;

typedef struct Pass {
  const char *name;
  const char *summary; // one line, for --help-passes and the docs
  void (*run)(PlanSet *set, const PassOptions *options);
} Pass;

#define PASS(NAME) extern const Pass pass_##NAME;
#include "plan/passes.def"
#undef PASS

extern const Pass *const passes[];
extern const size_t pass_count;

/* Runs the passes, up to and with `last` (NULL: all). */
void passes_run(PlanSet *set, const PassOptions *options, const char *last);

#endif
