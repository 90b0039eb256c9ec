/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One function with two messages: before each question the storage is told
 * which one is meant, by f->msg. Everything is read from src before dst is
 * touched where it could move.
 */
#include "operations/copy.h"

typedef struct Copy {
  const Emission *e;
  const Storage *storage;
  Function *f;
  const CopyRules *rules;
} Copy;

static void copy_step(Copy *c, const Step *step);

static void from_src(Copy *c) {
  c->f->msg = "src";
}

static void to_dst(Copy *c) {
  c->f->msg = "dst";
}

static void copy_steps(Copy *c, const Steps *steps) {
  for (size_t i = 0; i < steps->count; i++) {
    copy_step(c, steps->items[i]);
  }
}

static void fail(Function *f, const char *status) {
  function_line(f, "return $status$;", {"status", status});
}

// Whether a value without presence, when zero, says nothing.
static bool opens_nonzero(Copy *c, const Place *place) {
  if (!c->rules->skip_zeros || place->part != PART_VALUE ||
      place->field->presence != PRESENCE_IMPLICIT) {
    return false;
  }
  from_src(c);
  Condition condition = {.kind = WHEN_NONZERO, .place = place};
  function_line(c->f, "if ($nonzero$) {", {"nonzero", c->storage->test(c->f, &condition)});
  return true;
}

static void close_nonzero(Copy *c, bool open) {
  if (open) {
    function_line(c->f, "}");
  }
}

static void copy_value(Copy *c, const Place *place) {
  bool open = opens_nonzero(c, place);
  from_src(c);
  const char *value = c->storage->value(c->f, place);
  to_dst(c);
  c->storage->set_value(c->f, place, value);
  close_nonzero(c, open);
}

static void copy_bytes(Copy *c, const Place *place) {
  bool open = opens_nonzero(c, place);
  const char *data;
  const char *size;
  from_src(c);
  c->storage->bytes(c->f, place, &data, &size);
  to_dst(c);
  c->storage->set_bytes(c->f, place, data, size);
  close_nonzero(c, open);
}

static void call_copy(Copy *c, const Message *message, const char *to, const char *from,
                      const char *verb) {
  const char *status = function_local(c->f, "hone_status", "status");
  function_line(c->f, "$status$ = $copy$($to$, $from$, alloc);", {"status", status},
                {"copy", member_function(c->e, message, verb)}, {"to", to}, {"from", from});
  function_fail_if(c->f, arena_format(c->f->arena, "%s != HONE_OK", status), status);
}

static const char *message_of_src(Copy *c, const Place *place) {
  from_src(c);
  const char *from = c->storage->message(c->f, place);
  if (member_may_be_null(place)) {
    function_fail_if(c->f, arena_format(c->f->arena, "%s == NULL", from), "HONE_BAD_VALUE");
  }
  return from;
}

static void copy_message(Copy *c, const Step *step) {
  const Place *place = step->call.place;
  const char *from = message_of_src(c, place);
  to_dst(c);
  const char *to = c->storage->set_message(c->f, place);
  call_copy(c, step->call.message, to, from, c->rules->message_verb);
}

// An element of a container is new in dst, so that a message in it is cloned.
static void copy_element(Copy *c, const Step *element, const Place *container) {
  const char *first = NULL;
  const char *second = NULL;
  from_src(c);
  switch (element->kind) {
  case STEP_VALUE:
    first = c->storage->value(c->f, element->value.place);
    break;
  case STEP_BYTES:
    c->storage->bytes(c->f, element->bytes_of.place, &first, &second);
    break;
  case STEP_CALL:
    first = message_of_src(c, element->call.place);
    break;
  default:
    unreachable("an element is a value, bytes or a message");
  }
  to_dst(c);
  c->storage->append(c->f, container, true);
  if (element->kind == STEP_VALUE) {
    c->storage->set_value(c->f, element->value.place, first);
  } else if (element->kind == STEP_BYTES) {
    c->storage->set_bytes(c->f, element->bytes_of.place, first, second);
  } else {
    const char *to = c->storage->set_message(c->f, element->call.place);
    call_copy(c, element->call.message, to, first, "clone");
  }
  function_pop_index(c->f, container->field);
}

static void copy_container(Copy *c, const Step *step) {
  const Place *place = step->each.place;
  const Field *field = place->field;
  const Step *element = step->each.body.items[0];
  bool settles = field->map && c->rules->settle_maps;
  to_dst(c);
  c->storage->open_container(c->f, place);
  from_src(c);
  const char *count = c->storage->count(c->f, place);
  to_dst(c);
  c->storage->reserve(c->f, place, count);
  from_src(c);
  const char *elements = element->kind == STEP_VALUE ? c->storage->elements(c->f, place) : NULL;
  to_dst(c);
  if (elements != NULL) {
    c->storage->append_copy(c->f, place, elements, count);
  } else {
    function_open_loop(c->f, field, count);
    copy_element(c, element, place);
    function_close_loop(c->f, field);
  }
  if (step->each.end == EACH_FIXED || settles) {
    c->storage->close_container(c->f, place, settles);
  }
}

static void copy_present(Copy *c, const Condition *condition, const Steps *body) {
  from_src(c);
  function_line(c->f, "if ($there$) {", {"there", c->storage->test(c->f, condition)});
  to_dst(c);
  c->storage->set_present(c->f, condition);
  copy_steps(c, body);
  function_line(c->f, "}");
}

static void copy_oneof(Copy *c, const Step *step) {
  const Oneof *oneof = step->select.oneof;
  for (size_t i = 0; i < oneof->arms.count; i++) {
    Condition condition = member_arm(c->e->arena, step, i);
    copy_present(c, &condition, &step->select.cases[i]);
  }
}

static void copy_unknown(Copy *c, const Place *place) {
  const char *data;
  const char *size;
  from_src(c);
  c->storage->unknown(c->f, place, &data, &size);
  to_dst(c);
  c->storage->add_unknown(c->f, place, data, size);
}

static void copy_step(Copy *c, const Step *step) {
  switch (step->kind) {
  case STEP_VALUE:
    copy_value(c, step->value.place);
    return;
  case STEP_BYTES:
    copy_bytes(c, step->bytes_of.place);
    return;
  case STEP_CALL:
    copy_message(c, step);
    return;
  case STEP_EACH:
    copy_container(c, step);
    return;
  case STEP_WHEN:
    copy_present(c, &step->when.condition, &step->when.body);
    return;
  case STEP_SELECT:
    copy_oneof(c, step);
    return;
  case STEP_UNKNOWN:
    copy_unknown(c, step->unknown.place);
    return;
  case STEP_LITERAL:
  case STEP_ALIGN:
  case STEP_ORIGIN:
  case STEP_LENGTH:
  case STEP_MEMBERS:
  case STEP_COPY:
    break;
  }
  unreachable("a step that is not of the values' plan");
}

void copy_members(const Emission *e, Function *f, const CopyRules *rules) {
  Copy copy = {.e = e, .storage = e->storage, .f = f, .rules = rules};
  f->fail = fail;
  f->alloc = "alloc";
  for (size_t i = 0; i < e->plan->steps.count; i++) {
    member_comment(f, e->plan->steps.items[i]);
    copy_step(&copy, e->plan->steps.items[i]);
  }
  writer_gap(&f->body);
  function_line(f, "return HONE_OK;");
}
