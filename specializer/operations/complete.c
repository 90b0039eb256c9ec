/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * <M>_is_complete_<f>: whether all required members whose presence is kept are
 * there, in the message and all below it. A message may arrive in several
 * parts, so this is asked once everything was read.
 */
#include "operations/decode.h"

bool required_is_kept(const MemberStep *member) {
  return member->when.kind == WHEN_PRESENT;
}

// The CALL in a member's body whose message has required members; NULL: none.
static const Step *asks(const Emission *e, const Steps *steps) {
  for (size_t i = 0; i < steps->count; i++) {
    const Step *step = steps->items[i];
    if (step->kind == STEP_CALL && plan_of(e->plans, step->call.message)->has_required) {
      return step;
    }
    if (step->kind == STEP_LENGTH) {
      const Step *below = asks(e, &step->length.body);
      if (below != NULL) {
        return below;
      }
    }
  }
  return NULL;
}

static void ask_below(const Emission *e, Function *f, const Step *call) {
  const char *message = e->storage->message(f, call->call.place);
  const char *nullable = e->storage->nullable(f, call->call.place);
  function_line(
      f, "if ($null$!$complete$($message$)) {\nreturn false;\n}",
      {"null", nullable != NULL ? arena_format(e->arena, "%s != NULL && ", nullable) : ""},
      {"complete", wire_function(e, call->call.message, "is_complete")}, {"message", message});
}

static void ask_member(const Emission *e, Function *f, const MemberStep *member) {
  const Step *call = asks(e, &member->body);
  bool kept = member->required && required_is_kept(member);
  if (member->read_only || (call == NULL && !kept)) {
    return;
  }
  field_comment(f, member->field);
  if (kept) {
    function_line(f, "if (!($test$)) {\nreturn false;\n}",
                  {"test", e->storage->test(f, &member->when)});
  }
  if (call == NULL) {
    return;
  }
  bool guarded = !kept && member->when.kind != WHEN_ALWAYS;
  if (guarded) {
    function_line(f, "if ($test$) {", {"test", e->storage->test(f, &member->when)});
  }
  if (member->repeats != NULL) {
    function_open_loop(f, member->field, e->storage->count(f, member->repeats));
    ask_below(e, f, call);
    function_close_loop(f, member->field);
  } else {
    ask_below(e, f, call);
  }
  if (guarded) {
    function_line(f, "}");
  }
}

void emit_is_complete(const Emission *e) {
  Function *f =
      function_new(e->unit, arena_format(e->arena, "bool %s(const %s *msg)",
                                         wire_function(e, e->message, "is_complete"), e->type));
  for (size_t i = 0; i < e->plan->steps.count; i++) {
    const Step *step = e->plan->steps.items[i];
    for (size_t j = 0; step->kind == STEP_MEMBERS && j < step->members.members.count; j++) {
      ask_member(e, f, step->members.members.items[j]);
    }
  }
  function_gap(f);
  function_line(f, "return true;");
  function_end_internal(f);
}
