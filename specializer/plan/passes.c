// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of passes, as passes.def has it, and running them in that order.

#include "plan/passes.h"

#include "support/str.h"

const Pass *const passes[] = {
#define PASS(NAME) &pass_##NAME,
#include "plan/passes.def"
#undef PASS
};
const size_t pass_count = sizeof passes / sizeof passes[0];

void passes_run(PlanSet *set, const PassOptions *options, const char *last) {
  for (size_t i = 0; i < pass_count; i++) {
    passes[i]->run(set, options);
    if (str_equal(passes[i]->name, last)) {
      return;
    }
  }
}
