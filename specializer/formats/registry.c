// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of formats, as formats.def has it, and what is the same for all of
// them: lowering each message, and telling which messages are asked for.

#include "formats/format.h"

#include "support/str.h"

const Format *const formats[] = {
#define FORMAT(NAME) &format_##NAME,
#include "formats/formats.def"
#undef FORMAT
};
const size_t format_count = sizeof formats / sizeof formats[0];

const Format *format_find(const char *name) {
  for (size_t i = 0; i < format_count; i++) {
    if (str_equal(formats[i]->name, name)) {
      return formats[i];
    }
  }
  return NULL;
}

PlanSet *format_lower(Arena *arena, const Schema *schema, const Format *format) {
  PlanSet *set = arena_new_of(arena, PlanSet);
  set->arena = arena;
  set->schema = schema;
  set->format = format->name;
  set->count = schema->messages.count;
  set->plans = arena_array(arena, Plan *, set->count + 1);
  for (size_t i = 0; i < set->count; i++) {
    Plan *plan = arena_new_of(arena, Plan);
    plan->format = format->name;
    plan->message = schema->messages.items[i];
    plan->entry_alignment = 1;
    format->lower(arena, plan);
    set->plans[i] = plan;
  }
  return set;
}

bool *format_used(Arena *arena, const Schema *schema) {
  size_t count = schema->messages.count;
  bool *used = arena_array(arena, bool, count + 1);
  const Message **pending = arena_array(arena, const Message *, count + 1);
  size_t pending_count = 0;
  for (size_t i = 0; i < count; i++) {
    if (schema->messages.items[i]->is_main) {
      used[i] = true;
      pending[pending_count++] = schema->messages.items[i];
    }
  }
  while (pending_count != 0) {
    const Message *message = pending[--pending_count];
    for (size_t i = 0; i < message->fields.count; i++) {
      const Message *next = message->fields.items[i]->type->message;
      if (next != NULL && !used[next->index]) {
        used[next->index] = true;
        pending[pending_count++] = next;
      }
    }
  }
  return used;
}
