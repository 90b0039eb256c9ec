// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of a Plan, for --dump plan and the tests that pin it: one step a
// line, what lies inside it indented below, and behind `;` what passes found
// out. Places print as name (value), name[] (element), count(name); a member
// begins with its key, its name and in brackets its key's bytes. docs/plan.md
// explains it all.

#include <inttypes.h>

#include "plan/plan.h"
#include "support/str.h"

typedef struct Dump {
  FILE *out;
  unsigned depth;
} Dump;

static void dump_steps(Dump *d, const Steps *steps);

// ---- Parts of a line ----

static void indent(Dump *d) {
  fprintf(d->out, "%*s", (int)(2 * d->depth), "");
}

static void print_place(Dump *d, const Place *place) {
  if (place == NULL) {
    fputs("?", d->out);
    return;
  }
  if (place->base != NULL) {
    print_place(d, place->base);
    fputc('.', d->out);
  }
  switch (place->part) {
  case PART_VALUE:
    fputs(place->field->name, d->out);
    return;
  case PART_ELEMENT:
    fprintf(d->out, "%s[]", place->field->name);
    return;
  case PART_COUNT:
    fprintf(d->out, "count(%s)", place->field->name);
    return;
  case PART_SELECTOR:
    fputs(place->oneof->name, d->out);
    return;
  case PART_UNKNOWN:
    fputs(place->message->unknown.path, d->out);
    return;
  }
}

static void print_condition(Dump *d, const Condition *condition) {
  static const char *const words[] = {"always", "nonzero", "present", "elements", "arm"};
  fputs(words[condition->kind], d->out);
  if (condition->place != NULL) {
    fputc(' ', d->out);
    print_place(d, condition->place);
  }
}

// "0a 00 x56": eight and more equal bytes are counted.
static void print_hex(Dump *d, const uint8_t *bytes, size_t size) {
  size_t next;
  for (size_t i = 0; i < size; i = next) {
    next = i + 1;
    while (next < size && bytes[next] == bytes[i]) {
      next++;
    }
    bool counted = next - i >= 8;
    if (!counted) {
      next = i + 1;
    }
    fprintf(d->out, "%s%02x", i == 0 ? "" : " ", bytes[i]);
    if (counted) {
      fprintf(d->out, " x%zu", next - i);
    }
  }
}

static bool bounds_are_set(Bounds bounds) {
  return bounds.max != 0;
}

// "4 bytes", "1..6 bytes", "1.. bytes"
static void print_bounds(Dump *d, Bounds bounds) {
  fprintf(d->out, "%" PRIu64, bounds.min);
  if (bounds.max == BYTES_UNBOUNDED) {
    fputs("..", d->out);
  } else if (bounds.max != bounds.min) {
    fprintf(d->out, "..%" PRIu64, bounds.max);
  }
  fputs(bounds.max == 1 ? " byte" : " bytes", d->out);
}

// "; 1..6 bytes, room 12, covered", or nothing while no pass has set anything.
static void print_findings(Dump *d, Bounds bytes, const Step *step, uint64_t room) {
  const char *separator = "  ; ";
  if (bounds_are_set(bytes)) {
    fputs(separator, d->out);
    print_bounds(d, bytes);
    separator = ", ";
  }
  if (room != 0) {
    fprintf(d->out, "%sroom %" PRIu64, separator, room);
    separator = ", ";
  }
  if (step == NULL) {
    return;
  }
  if (step->kind == STEP_EACH && step->each.stride != 0) {
    fprintf(d->out, "%sstride %" PRIu64 "%s", separator, step->each.stride,
            step->each.rigid ? " rigid" : "");
    separator = ", ";
  }
  if (step->kind == STEP_LENGTH && step->length.known) {
    fprintf(d->out, "%sknown", separator);
    separator = ", ";
  }
  if (step->covered) {
    fprintf(d->out, "%scovered", separator);
    separator = ", ";
  }
  if (step->need != 0) {
    fprintf(d->out, "%sneed %" PRIu64, separator, step->need);
    separator = ", ";
  }
  if (step->sure) {
    fprintf(d->out, "%ssure", separator);
    separator = ", ";
  }
  if (step->kind == STEP_BYTES && step->bytes_of.after != 0) {
    fprintf(d->out, "%safter %" PRIu64, separator, step->bytes_of.after);
  }
}

static void end_line(Dump *d, const Step *step) {
  print_findings(d, step->bytes, step, step->room);
  fputc('\n', d->out);
}

// A list of steps below a line of its own.
static void dump_part(Dump *d, const char *title, const Steps *steps) {
  indent(d);
  fprintf(d->out, "%s\n", title);
  d->depth++;
  dump_steps(d, steps);
  d->depth--;
}

// ---- Steps ----

static void dump_value(Dump *d, const Step *step) {
  fprintf(d->out, " %s ", step->value.codec->name);
  print_place(d, step->value.place);
  if (step->value.domain == DOMAIN_CLOSED) {
    fputs(" closed", d->out);
  }
  if (step->value.keep) {
    fprintf(d->out, " keep %" PRIu32, step->value.key);
  }
  end_line(d, step);
}

static void dump_each(Dump *d, const Step *step) {
  fputc(' ', d->out);
  print_place(d, step->each.place);
  switch (step->each.end) {
  case EACH_COUNTED:
    fprintf(d->out, " counted %s", step->each.codec->name);
    break;
  case EACH_TO_END:
    fputs(" to end", d->out);
    break;
  case EACH_FIXED:
    fprintf(d->out, " fixed %" PRIu64, step->each.place->field->length);
    break;
  }
  end_line(d, step);
  dump_steps(d, &step->each.body);
}

static void dump_when(Dump *d, const Step *step) {
  fputc(' ', d->out);
  print_condition(d, &step->when.condition);
  end_line(d, step);
  dump_steps(d, &step->when.body);
  if (step->when.otherwise.count != 0) {
    d->depth--;
    dump_part(d, "OTHERWISE", &step->when.otherwise);
    d->depth++;
  }
}

static void dump_select(Dump *d, const Step *step) {
  fprintf(d->out, " %s ", step->select.codec->name);
  print_place(d, step->select.place);
  end_line(d, step);
  const Oneof *oneof = step->select.oneof;
  for (size_t i = 0; i < oneof->arms.count; i++) {
    const Field *arm = oneof->arms.items[i];
    indent(d);
    fprintf(d->out, "%" PRIu32 " %s\n", arm->number, arm->name);
    d->depth++;
    dump_steps(d, &step->select.cases[i]);
    d->depth--;
  }
  dump_part(d, "none", &step->select.none);
}

static void dump_length(Dump *d, const Step *step) {
  fprintf(d->out, " %s", step->length.codec->name);
  if (step->length.codec->delimited) {
    fputs(" until [", d->out);
    print_hex(d, step->length.terminator, step->length.terminator_size);
    fputc(']', d->out);
  }
  end_line(d, step);
  dump_steps(d, &step->length.body);
}

// "4 phones [22] each phones map required read-only"
static void dump_member(Dump *d, const MemberStep *member) {
  indent(d);
  fprintf(d->out, "%" PRIu32 " %s [", member->key, member->field->name);
  print_hex(d, member->key_bytes, member->key_size);
  fputc(']', d->out);
  if (member->when.kind != WHEN_ALWAYS) {
    fputs(" when ", d->out);
    print_condition(d, &member->when);
  }
  if (member->repeats != NULL) {
    fputs(" each ", d->out);
    print_place(d, member->repeats);
  }
  fputs(member->is_map ? " map" : "", d->out);
  fputs(member->required ? " required" : "", d->out);
  fputs(member->read_only ? " read-only" : "", d->out);
  print_findings(d, member->bytes, NULL, member->room);
  fputc('\n', d->out);
  d->depth++;
  dump_steps(d, &member->body);
  d->depth--;
}

static void dump_members(Dump *d, const Step *step) {
  fprintf(d->out, " %s", step->members.codec->name);
  if (step->members.unknown != NULL) {
    fputs(" unknown ", d->out);
    print_place(d, step->members.unknown);
  }
  if (step->members.shape != 0) {
    fprintf(d->out, " shape %" PRIu64, step->members.shape);
  }
  end_line(d, step);
  for (size_t i = 0; i < step->members.members.count; i++) {
    dump_member(d, step->members.members.items[i]);
  }
}

static void dump_copy(Dump *d, const Step *step) {
  for (size_t i = 0; i < step->copy.places.count; i++) {
    fputs(i == 0 ? " " : ", ", d->out);
    print_place(d, step->copy.places.items[i]);
  }
  fprintf(d->out, " size %" PRIu64, step->copy.size);
  end_line(d, step);
}

static void dump_literal(Dump *d, const Step *step) {
  fputs(" [", d->out);
  print_hex(d, step->literal.bytes, step->literal.size);
  fputc(']', d->out);
  if (step->literal.end != NULL) {
    fprintf(d->out, " end of %s", step->literal.end->name);
  }
  end_line(d, step);
}

static void dump_step(Dump *d, const Step *step) {
  indent(d);
  fputs(step_kind_name(step->kind), d->out);
  d->depth++;
  switch (step->kind) {
  case STEP_LITERAL:
    dump_literal(d, step);
    break;
  case STEP_VALUE:
    dump_value(d, step);
    break;
  case STEP_BYTES:
    fprintf(d->out, " %s ", step->bytes_of.codec->name);
    print_place(d, step->bytes_of.place);
    end_line(d, step);
    break;
  case STEP_ALIGN:
    fprintf(d->out, " %u", step->align.to);
    end_line(d, step);
    break;
  case STEP_ORIGIN:
    end_line(d, step);
    dump_steps(d, &step->origin.body);
    break;
  case STEP_EACH:
    dump_each(d, step);
    break;
  case STEP_WHEN:
    dump_when(d, step);
    break;
  case STEP_SELECT:
    dump_select(d, step);
    break;
  case STEP_LENGTH:
    dump_length(d, step);
    break;
  case STEP_CALL:
    fprintf(d->out, " %s ", step->call.message->name);
    print_place(d, step->call.place);
    if (step->call.entry_alignment != 1) {
      fprintf(d->out, " aligned %u", step->call.entry_alignment);
    }
    end_line(d, step);
    break;
  case STEP_MEMBERS:
    dump_members(d, step);
    break;
  case STEP_UNKNOWN:
    fputc(' ', d->out);
    print_place(d, step->unknown.place);
    end_line(d, step);
    break;
  case STEP_COPY:
    dump_copy(d, step);
    break;
  }
  d->depth--;
}

static void dump_steps(Dump *d, const Steps *steps) {
  for (size_t i = 0; i < steps->count; i++) {
    dump_step(d, steps->items[i]);
  }
}

static void dump_plan(Dump *d, const Plan *plan) {
  fprintf(d->out, "plan %s %s", plan->format != NULL ? plan->format : "values",
          plan->message->full_name);
  if (plan->entry_alignment != 1) {
    fprintf(d->out, " aligned %u", plan->entry_alignment);
  }
  fputs(plan->recursive ? " recursive" : "", d->out);
  fputs(plan->has_required ? " has-required" : "", d->out);
  fputs(plan->delimited ? " delimited" : "", d->out);
  print_findings(d, plan->bytes, NULL, 0);
  fputc('\n', d->out);
  d->depth++;
  dump_steps(d, &plan->steps);
  d->depth--;
}

void plan_dump(const PlanSet *set, FILE *out) {
  Dump d = {.out = out};
  bool first = true;
  for (size_t i = 0; i < set->count; i++) {
    if (!set->plans[i]->message->is_main) {
      continue;
    }
    if (!first) {
      fputc('\n', out);
    }
    first = false;
    dump_plan(&d, set->plans[i]);
  }
}
