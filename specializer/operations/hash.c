/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * <M>_hash: equal messages have equal hashes. Each value goes into the chain
 * `h` in order of declaration; a map's entries are hashed each from the same
 * start and summed, since they have no order.
 */
#include "operations/members.h"

typedef struct Hash {
  const Emission *e;
  const Storage *storage;
  Function *f;
} Hash;

static void hash_step(Hash *s, const Step *step);

static void hash_steps(Hash *s, const Steps *steps) {
  for (size_t i = 0; i < steps->count; i++) {
    hash_step(s, steps->items[i]);
  }
}

static void hash_number(Hash *s, const char *number) {
  function_line(s->f, "h = hone_hash_u64(h, $number$);", {"number", number});
}

// Statements: a scalar goes into the chain, integers sign-extended, floats by their bits.
static void hash_scalar(Hash *s, const Type *type, const char *value) {
  const char *template = "h = hone_hash_u64(h, (uint64_t)$value$);";
  if (type->kind == TYPE_TIME || type->kind == TYPE_DURATION) {
    template = "h = hone_hash_u64(h, (uint64_t)$value$.sec);\n"
               "h = hone_hash_u64(h, (uint64_t)$value$.nsec);";
  } else if (type->kind == TYPE_FLOAT && type->size > 8) {
    template = "h = hone_hash_long_double(h, $value$);";
  } else if (type->kind == TYPE_FLOAT) {
    template = type->size == 4 ? "h = hone_hash_u64(h, hone_bits_of_f32($value$));"
                               : "h = hone_hash_u64(h, hone_bits_of_f64($value$));";
  }
  function_line(s->f, template, {"value", value});
}

static void hash_bytes(Hash *s, const Place *place, const Codec *codec) {
  const char *data;
  const char *size;
  s->storage->bytes(s->f, place, &data, &size);
  if (codec->unit == 1) {
    function_line(s->f, "h = hone_hash_bytes(h, $data$, $size$);", {"data", data}, {"size", size});
    return;
  }
  hash_number(s, size);
  const char *unit = function_field_local(s->f, "size_t", place->field, "unit");
  function_line(s->f,
                "for ($unit$ = 0; $unit$ < $size$; $unit$++) {\n"
                "h = hone_hash_u64(h, $data$[$unit$]);\n"
                "}",
                {"unit", unit}, {"data", data}, {"size", size});
}

static void hash_message(Hash *s, const Step *step) {
  const char *message = s->storage->message(s->f, step->call.place);
  function_line(s->f, "h = $hash$($message$, h);",
                {"hash", member_function(s->e, step->call.message, "hash")}, {"message", message});
}

// One value, text or message; a NULL pointer adds nothing.
static void hash_one(Hash *s, const Step *step) {
  const Place *place = member_own_place(step);
  const char *nullable = s->storage->nullable(s->f, place);
  if (nullable != NULL) {
    function_line(s->f, "if ($pointer$ != NULL) {", {"pointer", nullable});
  }
  if (step->kind == STEP_VALUE) {
    hash_scalar(s, place->field->type, s->storage->value(s->f, place));
  } else if (step->kind == STEP_BYTES) {
    hash_bytes(s, place, step->bytes_of.codec);
  } else {
    hash_message(s, step);
  }
  if (nullable != NULL) {
    function_line(s->f, "}");
  }
}

static void hash_map(Hash *s, const Step *element, const char *count) {
  const Field *field = element->field;
  const char *sum = function_field_local(s->f, "uint64_t", field, "sum");
  function_line(s->f, "$sum$ = 0;", {"sum", sum});
  function_open_loop(s->f, field, count);
  const char *nullable = s->storage->nullable(s->f, element->call.place);
  const char *entry = s->storage->message(s->f, element->call.place);
  if (nullable != NULL) {
    function_line(s->f, "if ($pointer$ != NULL) {", {"pointer", nullable});
  }
  function_line(s->f, "$sum$ = hone_hash_unordered($sum$, $hash$($entry$, 0));", {"sum", sum},
                {"hash", member_function(s->e, element->call.message, "hash")}, {"entry", entry});
  if (nullable != NULL) {
    function_line(s->f, "}");
  }
  function_close_loop(s->f, field);
  hash_number(s, sum);
}

static void hash_container(Hash *s, const Step *step) {
  const Field *field = step->field;
  const char *count = s->storage->count(s->f, step->each.place);
  if (step->each.end != EACH_FIXED) {
    hash_number(s, count);
  }
  if (field->map) {
    hash_map(s, step->each.body.items[0], count);
    return;
  }
  function_open_loop(s->f, field, count);
  hash_steps(s, &step->each.body);
  function_close_loop(s->f, field);
}

// Which fields are there is told by their ordinals, from 1.
static const char *ordinal(Arena *arena, const Field *field) {
  size_t i = 0;
  while (field->parent->fields.items[i] != field) {
    i++;
  }
  return arena_format(arena, "%zu", i + 1);
}

static void hash_present(Hash *s, const Condition *condition, const Steps *body) {
  function_line(s->f, "if ($there$) {", {"there", s->storage->test(s->f, condition)});
  hash_number(s, ordinal(s->f->arena, condition->place->field));
  hash_steps(s, body);
  function_line(s->f, "}");
}

static void hash_oneof(Hash *s, const Step *step) {
  const Oneof *oneof = step->select.oneof;
  if (oneof->labels) {
    hash_number(s, arena_format(s->f->arena, "(uint64_t)%s",
                                s->storage->selector(s->f, step->select.place)));
  }
  for (size_t i = 0; i < oneof->arms.count; i++) {
    Condition condition = member_arm(s->e->arena, step, i);
    hash_present(s, &condition, &step->select.cases[i]);
  }
}

static void hash_unknown(Hash *s, const Place *place) {
  const char *data;
  const char *size;
  s->storage->unknown(s->f, place, &data, &size);
  function_line(s->f, "h = hone_hash_bytes(h, $data$, $size$);", {"data", data}, {"size", size});
}

static void hash_step(Hash *s, const Step *step) {
  switch (step->kind) {
  case STEP_VALUE:
  case STEP_BYTES:
  case STEP_CALL:
    hash_one(s, step);
    return;
  case STEP_EACH:
    hash_container(s, step);
    return;
  case STEP_WHEN:
    hash_present(s, &step->when.condition, &step->when.body);
    return;
  case STEP_SELECT:
    hash_oneof(s, step);
    return;
  case STEP_UNKNOWN:
    hash_unknown(s, step->unknown.place);
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
  Function *f = member_begin(e, "hash", "uint64_t $name$(const $type$ *msg, uint64_t seed)");
  Hash hash = {.e = e, .storage = e->storage, .f = f};
  function_variable(f, "uint64_t", "h", "seed");
  for (size_t i = 0; i < e->plan->steps.count; i++) {
    member_comment(f, e->plan->steps.items[i]);
    hash_step(&hash, e->plan->steps.items[i]);
  }
  writer_gap(&f->body);
  function_line(f, "return h;");
  function_end_public(f, "A hash of the wire value: equal messages have equal ones.");
}

const Operation operation_hash = {.name = "hash", .verb = "hash", .emit = emit};
