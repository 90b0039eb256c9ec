// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass that recognizes messages of a fixed shape: members that all are one
// number of constant width. When all of them are there and in order, which is
// the usual case, the bytes have one size and every key its place: decode
// compares those, and loads.

#include "plan/passes.h"

// Beyond this many keys to compare, a member at a time is as good.
enum { SHAPE_MEMBERS_MIN = 2, SHAPE_MEMBERS_MAX = 8 };

// Nothing but MEMBERS, and what they leave over.
static Step *only_members(const Plan *plan) {
  Step *members = NULL;
  for (size_t i = 0; i < plan->steps.count; i++) {
    Step *step = plan->steps.items[i];
    if (step->kind == STEP_MEMBERS && members == NULL) {
      members = step;
    } else if (step->kind != STEP_UNKNOWN) {
      return NULL;
    }
  }
  return members;
}

static bool is_fixed(const MemberStep *member) {
  if (member->repeats != NULL || member->field->oneof != NULL || member->body.count != 1) {
    return false;
  }
  const Step *value = member->body.items[0];
  return value->kind == STEP_VALUE && value->value.codec->plain &&
         value->value.domain == DOMAIN_ANY && !value->value.keep;
}

static uint64_t shape_of(const Step *members) {
  uint64_t size = 0;
  size_t count = 0;
  for (size_t i = 0; i < members->members.members.count; i++) {
    const MemberStep *member = members->members.members.items[i];
    if (member->read_only) {
      continue;
    }
    if (!is_fixed(member)) {
      return 0;
    }
    size += member->key_size + member->body.items[0]->value.codec->max;
    count++;
  }
  return count >= SHAPE_MEMBERS_MIN && count <= SHAPE_MEMBERS_MAX ? size : 0;
}

static void run(PlanSet *set, const PassOptions *options) {
  (void)options;
  for (size_t i = 0; i < set->count; i++) {
    Step *members = set->plans[i]->delimited ? NULL : only_members(set->plans[i]);
    if (members != NULL) {
      members->members.shape = shape_of(members);
    }
  }
}

const Pass pass_shapes = {
    .name = "shapes",
    .summary = "messages whose bytes have one size, and every key its place, when all is there",
    .run = run,
};
