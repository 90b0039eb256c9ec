/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Maps: of equal keys the last value wins. A map that arrives whole is settled
 * where its message ends. One that had entries before (a message may arrive in
 * many parts, each with an entry) only notes that it is not settled, and
 * <M>_settle_<f> goes through the whole message once everything was read: else
 * each part would cost as much as all before it.
 */
#include "operations/decode.h"

// It takes a storage whose messages can be gone through and changed.
bool maps_may_wait(const Emission *e) {
  return e->plan->has_map && e->storage->owns_values;
}

static const char *before(Get *get, const Field *field) {
  return function_field_local(get->f, "size_t", field, "before");
}

void note_map(Get *get, const Field *field) {
  const Place *place = place_of(get->e->arena, field, PART_VALUE);
  function_line(get->f, "$before$ = $count$;", {"before", before(get, field)},
                {"count", get->e->storage->raw_count(get->f, place)});
}

void settle_map(Get *get, const Field *field) {
  Function *f = get->f;
  const Place *place = place_of(get->e->arena, field, PART_VALUE);
  function_line(f, "if ($before$ == 0) {", {"before", before(get, field)});
  get->e->storage->close_container(f, place, true);
  function_line(f, "} else if ($count$ != $before$) {\nd->unsettled = true;\n}",
                {"count", get->e->storage->raw_count(f, place)}, {"before", before(get, field)});
}

// The CALL in a member's body whose message has maps; NULL: none.
static const Step *leads(const Emission *e, const Steps *steps) {
  for (size_t i = 0; i < steps->count; i++) {
    const Step *step = steps->items[i];
    if (step->kind == STEP_CALL && plan_of(e->plans, step->call.message)->has_map) {
      return step;
    }
    if (step->kind == STEP_LENGTH) {
      const Step *below = leads(e, &step->length.body);
      if (below != NULL) {
        return below;
      }
    }
  }
  return NULL;
}

static void settle_below(const Emission *e, Function *f, const Step *call) {
  const char *message = e->storage->message(f, call->call.place);
  const char *settle =
      expression(e->arena, "$settle$($message$, alloc);",
                 {"settle", wire_function(e, call->call.message, "settle")}, {"message", message});
  const char *nullable = e->storage->nullable(f, call->call.place);
  if (nullable != NULL) {
    function_line(f, "if ($pointer$ != NULL) {\n$settle$\n}", {"pointer", nullable},
                  {"settle", settle});
  } else {
    function_line(f, "$settle$", {"settle", settle});
  }
}

static void settle_member(const Emission *e, Function *f, const MemberStep *member) {
  const Step *call = leads(e, &member->body);
  if (member->read_only || (call == NULL && !member->is_map)) {
    return;
  }
  field_comment(f, member->field);
  if (member->is_map) {
    e->storage->close_container(f, member->repeats, true);
  }
  if (call == NULL) {
    return;
  }
  if (member->repeats != NULL) {
    function_open_loop(f, member->field, e->storage->count(f, member->repeats));
    settle_below(e, f, call);
    function_close_loop(f, member->field);
    return;
  }
  bool guarded = member->when.kind != WHEN_ALWAYS;
  if (guarded) {
    function_line(f, "if ($there$) {", {"there", e->storage->test(f, &member->when)});
  }
  settle_below(e, f, call);
  if (guarded) {
    function_line(f, "}");
  }
}

void emit_settle(const Emission *e) {
  Function *f =
      function_new(e->unit, arena_format(e->arena, "void %s(%s *msg, hone_alloc *alloc)",
                                         wire_function(e, e->message, "settle"), e->type));
  f->alloc = "alloc";
  for (size_t i = 0; i < e->plan->steps.count; i++) {
    const Step *step = e->plan->steps.items[i];
    for (size_t j = 0; step->kind == STEP_MEMBERS && j < step->members.members.count; j++) {
      settle_member(e, f, step->members.members.items[j]);
    }
  }
  function_end_internal(f);
}
