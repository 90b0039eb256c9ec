/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * <M>_equal: whether two messages are the same on the wire. Floats are compared
 * by their bits, presence counts, maps have no order, and what cannot be
 * encoded (a char[N] without NUL) is compared as far as it goes.
 *
 * Maps need no memory: entries in the same order are compared in one pass; of
 * the rest first the sums of the hashes, which agree whenever the entries do,
 * then each entry is looked for.
 */
#include "operations/members.h"

typedef struct Equal {
  const Emission *e;
  const Storage *storage;
  Function *f;
} Equal;

static void equal_step(Equal *q, const Step *step);

static void equal_steps(Equal *q, const Steps *steps) {
  for (size_t i = 0; i < steps->count; i++) {
    equal_step(q, steps->items[i]);
  }
}

static void differ_if(Equal *q, const char *condition) {
  function_line(q->f, "if ($condition$) {\nreturn false;\n}", {"condition", condition});
}

// C text that is true when the scalars a and b differ.
static const char *scalars_differ(Arena *arena, const Type *type, const char *a, const char *b) {
  const char *template = "$a$ != $b$";
  if (type->kind == TYPE_TIME || type->kind == TYPE_DURATION) {
    template = "$a$.sec != $b$.sec || $a$.nsec != $b$.nsec";
  } else if (type->kind == TYPE_FLOAT && type->size > 8) {
    template = "!hone_equal_long_double($a$, $b$)";
  } else if (type->kind == TYPE_FLOAT) {
    template = type->size == 4 ? "hone_bits_of_f32($a$) != hone_bits_of_f32($b$)"
                               : "hone_bits_of_f64($a$) != hone_bits_of_f64($b$)";
  }
  return expression(arena, template, {"a", a}, {"b", b});
}

static void equal_value(Equal *q, const Place *place) {
  q->f->msg = "a";
  const char *a = q->storage->value(q->f, place);
  q->f->msg = "b";
  const char *b = q->storage->value(q->f, place);
  differ_if(q, scalars_differ(q->f->arena, place->field->type, a, b));
}

static void compare_bytes(Equal *q, const char *a, const char *a_size, const char *b,
                          const char *b_size, unsigned unit) {
  const char *times = unit == 1 ? "" : arena_format(q->f->arena, " * %u", unit);
  differ_if(q, expression(q->f->arena, "!hone_equal_bytes($a$, $n$$times$, $b$, $m$$times$)",
                          {"a", a}, {"n", a_size}, {"b", b}, {"m", b_size}, {"times", times}));
}

static void equal_bytes(Equal *q, const Place *place, const Codec *codec) {
  const char *a;
  const char *b;
  const char *a_size;
  const char *b_size;
  q->f->msg = "a";
  q->storage->bytes(q->f, place, &a, &a_size);
  q->f->msg = "b";
  q->storage->bytes(q->f, place, &b, &b_size);
  compare_bytes(q, a, a_size, b, b_size, codec->unit);
}

static void equal_message(Equal *q, const Step *step) {
  const Place *place = step->call.place;
  q->f->msg = "a";
  const char *a = q->storage->message(q->f, place);
  q->f->msg = "b";
  const char *b = q->storage->message(q->f, place);
  differ_if(q, expression(q->f->arena, "!$equal$($a$, $b$)",
                          {"equal", member_function(q->e, step->call.message, "equal")}, {"a", a},
                          {"b", b}));
}

// One value, text or message; a NULL pointer is equal to another one.
static void equal_one(Equal *q, const Step *step) {
  const Place *place = member_own_place(step);
  q->f->msg = "a";
  const char *a = q->storage->nullable(q->f, place);
  q->f->msg = "b";
  const char *b = q->storage->nullable(q->f, place);
  if (a != NULL) {
    function_line(q->f, "if ($a$ == NULL || $b$ == NULL) {", {"a", a}, {"b", b});
    differ_if(q, expression(q->f->arena, "$a$ != $b$", {"a", a}, {"b", b}));
    function_line(q->f, "} else {");
  }
  if (step->kind == STEP_VALUE) {
    equal_value(q, place);
  } else if (step->kind == STEP_BYTES) {
    equal_bytes(q, place, step->bytes_of.codec);
  } else {
    equal_message(q, step);
  }
  if (a != NULL) {
    function_line(q->f, "}");
  }
}

// ---- Maps ----

static const char *entry(Equal *q, const Step *element, const char *msg, const char *index) {
  const Field *field = element->field;
  q->f->msg = msg;
  function_push_index(q->f, field, index);
  const char *pointer = q->storage->message(q->f, element->call.place);
  function_pop_index(q->f, field);
  return pointer;
}

static bool may_be_null(Equal *q, const Step *element) {
  function_push_index(q->f, element->field, "0"); // any
  bool may = q->storage->nullable(q->f, element->call.place) != NULL;
  function_pop_index(q->f, element->field);
  return may;
}

// C text: the call that compares or hashes entries, which may be NULL pointers.
static const char *entries_equal(Equal *q, const Step *element, const char *a, const char *b) {
  const char *equal = member_function(q->e, element->call.message, "equal");
  return expression(q->f->arena,
                    may_be_null(q, element)
                        ? "($a$ != NULL && $b$ != NULL ? $equal$($a$, $b$) : $a$ == $b$)"
                        : "$equal$($a$, $b$)",
                    {"a", a}, {"b", b}, {"equal", equal});
}

static const char *entry_hash(Equal *q, const Step *element, const char *entry) {
  const char *hash = member_function(q->e, element->call.message, "hash");
  return expression(q->f->arena,
                    may_be_null(q, element) ? "($x$ != NULL ? $hash$($x$, 0) : 0)"
                                            : "$hash$($x$, 0)",
                    {"x", entry}, {"hash", hash});
}

static void equal_map(Equal *q, const Step *element, const char *count) {
  Function *f = q->f;
  const Field *field = element->field;
  f->msg = "msg"; // these locals are of neither
  const char *same = function_field_local(f, "size_t", field, "same");
  const char *at = function_field_local(f, "size_t", field, "at");
  const char *other = function_field_local(f, "size_t", field, "other");
  const char *sum = function_field_local(f, "uint64_t", field, "sum");
  const char *a_same = entry(q, element, "a", same), *b_same = entry(q, element, "b", same);
  const char *a_at = entry(q, element, "a", at), *b_at = entry(q, element, "b", at);
  const Hole holes[] = {
      {"count", count},
      {"same", same},
      {"at", at},
      {"other", other},
      {"sum", sum},
      {"same_equal", entries_equal(q, element, a_same, b_same)},
      {"other_equal", entries_equal(q, element, a_at, entry(q, element, "b", other))},
      {"a_hash", entry_hash(q, element, a_at)},
      {"b_hash", entry_hash(q, element, b_at)},
      {NULL, NULL},
  };
  writer_fill(&f->body,
              "$same$ = 0;\n"
              "while ($same$ < $count$ && $same_equal$) {\n"
              "$same$++;\n"
              "}\n"
              "$sum$ = 0;\n"
              "for ($at$ = $same$; $at$ < $count$; $at$++) {\n"
              "$sum$ += $a_hash$ - $b_hash$;\n"
              "}\n"
              "if ($sum$ != 0) {\n"
              "return false;\n"
              "}\n"
              "for ($at$ = $same$; $at$ < $count$; $at$++) {\n"
              "$other$ = $same$;\n"
              "while ($other$ < $count$ && !$other_equal$) {\n"
              "$other$++;\n"
              "}\n"
              "if ($other$ == $count$) {\n"
              "return false;\n"
              "}\n"
              "}",
              holes);
}

// ---- Containers ----

static const char *equal_counts(Equal *q, const Step *step) {
  const Place *place = step->each.place;
  q->f->msg = "a";
  const char *count = q->storage->count(q->f, place);
  if (step->each.end != EACH_FIXED) {
    q->f->msg = "b";
    const char *other = q->storage->count(q->f, place);
    differ_if(q, expression(q->f->arena, "$a$ != $b$", {"a", count}, {"b", other}));
  }
  return count;
}

static bool equal_plain(Equal *q, const Step *step, const char *count) {
  const Place *place = step->each.place;
  const Type *type = place->field->type;
  if (!member_is_plain(type)) {
    return false;
  }
  q->f->msg = "a";
  const char *a = q->storage->elements(q->f, place);
  q->f->msg = "b";
  const char *b = q->storage->elements(q->f, place);
  if (a == NULL || b == NULL) {
    return false;
  }
  bool varies = q->f->unit->portable && c_may_vary(type);
  const char *size = varies ? arena_format(q->f->arena, "%s * sizeof(%s[0])", count, a)
                            : c_product(q->f->arena, count, type->size);
  compare_bytes(q, a, size, b, size, 1);
  return true;
}

static void equal_container(Equal *q, const Step *step) {
  const Field *field = step->field;
  const char *count = equal_counts(q, step);
  if (field->map) {
    equal_map(q, step->each.body.items[0], count);
  } else if (!equal_plain(q, step, count)) {
    function_open_loop(q->f, field, count);
    equal_steps(q, &step->each.body);
    function_close_loop(q->f, field);
  }
}

// ---- Presence ----

static void equal_present(Equal *q, const Condition *condition, const Steps *body) {
  q->f->msg = "a";
  const char *a = q->storage->test(q->f, condition);
  q->f->msg = "b";
  const char *b = q->storage->test(q->f, condition);
  differ_if(q, expression(q->f->arena, "($a$) != ($b$)", {"a", a}, {"b", b}));
  function_line(q->f, "if ($a$) {", {"a", a});
  equal_steps(q, body);
  function_line(q->f, "}");
}

// A selector that stands for no arm is as good as none; a case label is on the wire itself.
static void equal_oneof(Equal *q, const Step *step) {
  const Oneof *oneof = step->select.oneof;
  if (oneof->labels) {
    q->f->msg = "a";
    const char *a = q->storage->selector(q->f, step->select.place);
    q->f->msg = "b";
    const char *b = q->storage->selector(q->f, step->select.place);
    differ_if(q, expression(q->f->arena, "$a$ != $b$", {"a", a}, {"b", b}));
  }
  for (size_t i = 0; i < oneof->arms.count; i++) {
    Condition condition = member_arm(q->e->arena, step, i);
    equal_present(q, &condition, &step->select.cases[i]);
  }
}

static void equal_unknown(Equal *q, const Place *place) {
  const char *a;
  const char *b;
  const char *a_size;
  const char *b_size;
  q->f->msg = "a";
  q->storage->unknown(q->f, place, &a, &a_size);
  q->f->msg = "b";
  q->storage->unknown(q->f, place, &b, &b_size);
  compare_bytes(q, a, a_size, b, b_size, 1);
}

static void equal_step(Equal *q, const Step *step) {
  switch (step->kind) {
  case STEP_VALUE:
  case STEP_BYTES:
  case STEP_CALL:
    equal_one(q, step);
    return;
  case STEP_EACH:
    equal_container(q, step);
    return;
  case STEP_WHEN:
    equal_present(q, &step->when.condition, &step->when.body);
    return;
  case STEP_SELECT:
    equal_oneof(q, step);
    return;
  case STEP_UNKNOWN:
    equal_unknown(q, step->unknown.place);
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

static void emit(const Emission *e) {
  unit_include(e->unit, "hone/equal.h");
  Function *f = member_begin(e, "equal", "bool $name$(const $type$ *a, const $type$ *b)");
  Equal equal = {.e = e, .storage = e->storage, .f = f};
  for (size_t i = 0; i < e->plan->steps.count; i++) {
    member_comment(f, e->plan->steps.items[i]);
    equal_step(&equal, e->plan->steps.items[i]);
  }
  writer_gap(&f->body);
  function_line(f, "return true;");
  function_end_public(f, "Whether both are the same on the wire.");
}

const Operation operation_equal = {.name = "equal", .verb = "equal", .needs = "hash", .emit = emit};
