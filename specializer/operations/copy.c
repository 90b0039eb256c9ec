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

// What may be a NULL pointer is none in src.
static void refuse_null(Copy *c, const Place *place) {
  from_src(c);
  const char *nullable = c->storage->nullable(c->f, place);
  if (nullable != NULL) {
    function_fail_if(c->f, arena_format(c->f->arena, "%s == NULL", nullable), "HONE_BAD_VALUE");
  }
}

// Whether a value without presence, when zero, says nothing. A map's entry has both its parts.
static bool skips_zero(const Copy *c, const Place *place) {
  return c->rules->skip_zeros && place->part == PART_VALUE &&
         place->field->presence == PRESENCE_IMPLICIT && !place->message->is_map_entry;
}

static const char *nonzero(Copy *c, const Place *place, const char *value) {
  if (value != NULL && place->field->type->kind == TYPE_ENUM) {
    return arena_format(c->f->arena, "%s != 0", value); // loaded already
  }
  Condition condition = {.kind = WHEN_NONZERO, .place = place};
  return c->storage->test(c->f, &condition);
}

static void copy_value(Copy *c, const Place *place) {
  from_src(c);
  const char *value = c->storage->value(c->f, place);
  bool skips = skips_zero(c, place);
  if (skips) {
    function_line(c->f, "if ($nonzero$) {", {"nonzero", nonzero(c, place, value)});
  }
  to_dst(c);
  c->storage->set_value(c->f, place, value);
  if (skips) {
    function_line(c->f, "}");
  }
}

static void copy_bytes(Copy *c, const Place *place) {
  const char *data;
  const char *size;
  from_src(c);
  bool skips = skips_zero(c, place);
  if (skips) {
    function_line(c->f, "if ($nonzero$) {", {"nonzero", nonzero(c, place, NULL)});
  }
  c->storage->bytes(c->f, place, &data, &size);
  to_dst(c);
  c->storage->set_bytes(c->f, place, data, size);
  if (skips) {
    function_line(c->f, "}");
  }
}

static void call_copy(Copy *c, const Message *message, const char *to, const char *from,
                      const char *verb) {
  const char *status = function_local(c->f, "hone_status", "status");
  function_line(c->f, "$status$ = $copy$($to$, $from$, alloc);", {"status", status},
                {"copy", member_function(c->e, message, verb)}, {"to", to}, {"from", from});
  function_fail_if(c->f, arena_format(c->f->arena, "%s != HONE_OK", status), status);
}

static void copy_message(Copy *c, const Step *step) {
  const Place *place = step->call.place;
  from_src(c);
  const char *from = c->storage->message(c->f, place);
  to_dst(c);
  const char *to = c->storage->set_message(c->f, place);
  call_copy(c, step->call.message, to, from, c->rules->message_verb);
}

// ---- Containers ----

static const char *elements_of(Copy *c, const Step *step, const char *msg) {
  if (step->each.body.items[0]->kind != STEP_VALUE) {
    return NULL;
  }
  c->f->msg = msg;
  return c->storage->elements(c->f, step->each.place);
}

// T[N]: each element replaces, or merges with, the one that is there.
static void copy_array(Copy *c, const Step *step) {
  from_src(c);
  const char *count = c->storage->count(c->f, step->each.place);
  const char *to = elements_of(c, step, "dst");
  const char *from = elements_of(c, step, "src");
  if (to != NULL && from != NULL) {
    function_line(c->f, "memcpy($to$, $from$, $count$ * sizeof($to$[0]));", {"to", to},
                  {"from", from}, {"count", count});
    return;
  }
  function_open_loop(c->f, step->field, count);
  copy_steps(c, &step->each.body);
  function_close_loop(c->f, step->field);
}

// One more element in dst: what is in it is new, so that a message is cloned. It is asked for
// after src's, which stands at another index.
static void append_element(Copy *c, const Step *element, const Place *container) {
  const char *first = NULL;
  const char *second = NULL;
  refuse_null(c, member_own_place(element));
  from_src(c);
  if (element->kind == STEP_VALUE) {
    first = c->storage->value(c->f, element->value.place);
  } else if (element->kind == STEP_BYTES) {
    c->storage->bytes(c->f, element->bytes_of.place, &first, &second);
  } else {
    first = c->storage->message(c->f, element->call.place);
  }
  to_dst(c);
  c->storage->append(c->f, container, false);
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

static void append_elements(Copy *c, const Step *step) {
  const Place *place = step->each.place;
  from_src(c);
  const char *count = c->storage->count(c->f, place);
  if (elements_of(c, step, "src") != NULL) {
    to_dst(c);
    c->storage->reserve(c->f, place, count);
    const char *from = elements_of(c, step, "src");
    to_dst(c);
    c->storage->append_copy(c->f, place, from, count);
    return;
  }
  function_open_loop(c->f, step->field, count);
  append_element(c, step->each.body.items[0], place);
  function_close_loop(c->f, step->field);
}

static void copy_container(Copy *c, const Step *step) {
  if (step->each.end == EACH_FIXED) {
    copy_array(c, step);
    return;
  }
  bool settles = step->field->map && c->rules->settle_maps;
  to_dst(c);
  if (settles) {
    c->storage->open_container(c->f, step->each.place);
  }
  append_elements(c, step);
  if (settles) {
    c->storage->close_container(c->f, step->each.place, true);
  }
}

// ---- Presence ----

static void copy_present(Copy *c, const Condition *condition, const Steps *body) {
  from_src(c);
  function_line(c->f, "if ($there$) {", {"there", c->storage->test(c->f, condition)});
  to_dst(c);
  c->storage->set_present(c->f, condition);
  copy_steps(c, body);
  function_line(c->f, "}");
}

// Several case labels may stand for one arm.
static void copy_label(Copy *c, const Place *selector) {
  from_src(c);
  const char *label = c->storage->selector(c->f, selector);
  to_dst(c);
  c->storage->set_value(c->f, selector, label);
}

static void copy_arm(Copy *c, const Step *step, const Condition *condition, const Steps *body) {
  from_src(c);
  function_line(c->f, "if ($there$) {", {"there", c->storage->test(c->f, condition)});
  to_dst(c);
  c->storage->set_present(c->f, condition);
  copy_steps(c, body);
  if (step->select.oneof->labels) {
    copy_label(c, step->select.place);
  }
  function_line(c->f, "}");
}

// A label that no arm has: nothing to merge, but to clone.
static void copy_no_arm(Copy *c, const Step *step) {
  const Oneof *oneof = step->select.oneof;
  Str any = str_new(c->f->arena);
  from_src(c);
  for (size_t i = 0; i < oneof->arms.count; i++) {
    if (oneof->arms.items[i]->cases.is_default) {
      return; // never
    }
    Condition condition = member_arm(c->e->arena, step, i);
    str_addf(&any, "%s%s", i == 0 ? "" : " || ", c->storage->test(c->f, &condition));
  }
  function_line(c->f, "if (!($any$)) {", {"any", str_text(&any)});
  to_dst(c);
  c->storage->set_no_arm(c->f, step->select.place);
  copy_label(c, step->select.place);
  function_line(c->f, "}");
}

static void copy_oneof(Copy *c, const Step *step) {
  const Oneof *oneof = step->select.oneof;
  for (size_t i = 0; i < oneof->arms.count; i++) {
    Condition condition = member_arm(c->e->arena, step, i);
    copy_arm(c, step, &condition, &step->select.cases[i]);
  }
  if (oneof->labels && c->rules->keep_labels) {
    copy_no_arm(c, step);
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
    refuse_null(c, step->value.place);
    copy_value(c, step->value.place);
    return;
  case STEP_BYTES:
    refuse_null(c, step->bytes_of.place);
    copy_bytes(c, step->bytes_of.place);
    return;
  case STEP_CALL:
    refuse_null(c, step->call.place);
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
