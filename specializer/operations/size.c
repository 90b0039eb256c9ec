/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * <M>_size_<f>: how many bytes encode writes. Known sizes are summed while the
 * code is written; what is left adds up in `size`, and a message of fixed size
 * is one return of a constant.
 */
#include "operations/table.h"
#include "operations/wire.h"

typedef struct Sum {
  const Emission *e;
  Function *f;
  const char *size;  // the variable that it adds up in
  uint64_t constant; // known, and not added yet
} Sum;

static void sum_steps(Sum *sum, const Steps *steps);

static void add(Sum *sum, const char *expression) {
  if (sum->constant != 0) {
    function_line(sum->f, "$size$ += $constant$ + $x$;", {"size", sum->size},
                  {"constant", wire_number(sum->e->arena, sum->constant)}, {"x", expression});
    sum->constant = 0;
  } else {
    function_line(sum->f, "$size$ += $x$;", {"size", sum->size}, {"x", expression});
  }
}

// Adds what is known so far, so that a block may end or a branch begin.
static void flush(Sum *sum) {
  if (sum->constant != 0) {
    function_line(sum->f, "$size$ += $constant$;", {"size", sum->size},
                  {"constant", wire_number(sum->e->arena, sum->constant)});
    sum->constant = 0;
  }
}

// Between open and close nothing is known beforehand: what was is kept aside.
static uint64_t open_block(Sum *sum, const char *head) {
  function_line(sum->f, "$head$ {", {"head", head});
  uint64_t outside = sum->constant;
  sum->constant = 0;
  return outside;
}

static void close_block(Sum *sum, uint64_t outside) {
  flush(sum);
  function_line(sum->f, "}");
  sum->constant = outside;
}

// A block around what may be a NULL pointer; encode refuses it, so it is nothing.
static uint64_t open_nullable(Sum *sum, const Place *place, bool *guarded) {
  const char *nullable = sum->e->storage->nullable(sum->f, place);
  *guarded = nullable != NULL;
  return *guarded ? open_block(sum, arena_format(sum->e->arena, "if (%s != NULL)", nullable)) : 0;
}

static bool is_fixed(Bounds bounds) {
  return bounds_are_fixed(bounds);
}

static void sum_value(Sum *sum, const Step *step) {
  const Codec *codec = step->value.codec;
  if (codec->min == codec->max) {
    sum->constant += codec->max;
    return;
  }
  bool guarded;
  uint64_t outside = open_nullable(sum, step->value.place, &guarded);
  const char *value = sum->e->storage->value(sum->f, step->value.place);
  add(sum,
      expression(sum->e->arena, "$size$($value$)", {"size", wire_primitive(sum->e, codec, "size")},
                 {"value", wire_to_codec(sum->e, codec, step->value.place, value)}));
  if (guarded) {
    close_block(sum, outside);
  }
}

static void sum_bytes(Sum *sum, const Step *step) {
  const Codec *codec = step->bytes_of.codec;
  if (is_fixed(step->bytes)) {
    sum->constant += step->bytes.max;
    return;
  }
  bool guarded;
  uint64_t outside = open_nullable(sum, step->bytes_of.place, &guarded);
  const char *data, *size;
  sum->e->storage->bytes(sum->f, step->bytes_of.place, &data, &size);
  if (codec->min == codec->max && codec->unit == 1) {
    sum->constant += codec->max;
    add(sum, size);
  } else {
    add(sum, expression(sum->e->arena, "$primitive$($size$)",
                        {"primitive", wire_primitive(sum->e, codec, "size")}, {"size", size}));
  }
  if (guarded) {
    close_block(sum, outside);
  }
}

// `count` elements of which every one takes `each` bytes.
static void add_product(Sum *sum, const Field *field, const char *count, uint64_t each) {
  if (each == 1) {
    add(sum, count);
  } else {
    add(sum, expression(sum->e->arena, "$cast$$count$ * $each$",
                        {"cast", wire_may_wrap(field, each) ? "(uint64_t)" : ""}, {"count", count},
                        {"each", wire_number(sum->e->arena, each)}));
  }
}

static void sum_each(Sum *sum, const Step *step) {
  if (is_fixed(step->bytes)) {
    sum->constant += step->bytes.max;
    return;
  }
  const Codec *codec = step->each.codec;
  const char *count = sum->e->storage->count(sum->f, step->each.place);
  if (step->each.end == EACH_COUNTED && codec->min == codec->max) {
    sum->constant += codec->max;
  } else if (step->each.end == EACH_COUNTED) {
    add(sum, expression(sum->e->arena, "$size$(($type$)$count$)",
                        {"size", wire_primitive(sum->e, codec, "size")},
                        {"type", c_value_type(codec->value)}, {"count", count}));
  }
  if (step->each.stride != 0) {
    add_product(sum, step->each.place->field, count, step->each.stride);
    return;
  }
  if (wire_is_bulk(sum->e, sum->f, step)) {
    add(sum,
        expression(
            sum->e->arena, "$size$($items$, $count$)",
            {"size", wire_primitive(sum->e, step->each.body.items[0]->value.codec, "size_all")},
            {"items", sum->e->storage->elements(sum->f, step->each.place)}, {"count", count}));
    return;
  }
  flush(sum);
  function_open_loop(sum->f, step->each.place->field, count);
  sum_steps(sum, &step->each.body);
  flush(sum);
  function_close_loop(sum->f, step->each.place->field);
}

static void sum_when(Sum *sum, const Step *step) {
  const char *test = sum->e->storage->test(sum->f, &step->when.condition);
  uint64_t outside = open_block(sum, arena_format(sum->e->arena, "if (%s)", test));
  sum_steps(sum, &step->when.body);
  if (step->when.otherwise.count != 0) {
    flush(sum);
    function_line(sum->f, "} else {");
    sum_steps(sum, &step->when.otherwise);
  }
  close_block(sum, outside);
}

static void sum_select(Sum *sum, const Step *step) {
  const Oneof *oneof = step->select.oneof;
  const char *which = sum->e->storage->selector(sum->f, step->select.place);
  sum->constant += step->select.codec->max;
  uint64_t outside = open_block(sum, arena_format(sum->e->arena, "switch (%s)", which));
  for (size_t i = 0; i < oneof->arms.count; i++) {
    wire_case(sum->f, oneof->arms.items[i]);
    field_comment(sum->f, oneof->arms.items[i]);
    sum_steps(sum, &step->select.cases[i]);
    flush(sum);
    function_line(sum->f, "break;");
  }
  if (!wire_has_default(oneof)) {
    function_line(sum->f, "default:");
    sum_steps(sum, &step->select.none);
    flush(sum);
    function_line(sum->f, "break;");
  }
  close_block(sum, outside);
}

// The size of a message; of one that is not there, which encode refuses, it is 0.
static const char *call_size(Sum *sum, const Step *call) {
  const char *message = sum->e->storage->message(sum->f, call->call.place);
  const char *size =
      expression(sum->e->arena, "$size$($message$)",
                 {"size", wire_function(sum->e, call->call.message, "size")}, {"message", message});
  return sum->e->storage->nullable(sum->f, call->call.place) != NULL
             ? arena_format(sum->e->arena, "(%s != NULL ? %s : 0)", message, size)
             : size;
}

static void sum_length(Sum *sum, const Step *step) {
  if (is_fixed(step->bytes)) {
    sum->constant += step->bytes.max;
    return;
  }
  const Codec *codec = step->length.codec;
  if (codec->delimited) {
    sum_steps(sum, &step->length.body);
    sum->constant += step->length.terminator_size;
    return;
  }
  // The body's size, in a variable of its own.
  const Step *call = wire_only_call(&step->length.body);
  bool narrow =
      call != NULL ||
      (step->length.known && !wire_may_wrap(step->field, step->length.body.items[0]->each.stride));
  const char *length =
      function_field_local(sum->f, narrow ? "size_t" : "uint64_t", step->field, "length");
  if (call != NULL) {
    function_line(sum->f, "$length$ = $size$;", {"length", length}, {"size", call_size(sum, call)});
  } else if (step->length.known) {
    const Step *each = step->length.body.items[0];
    const char *count = sum->e->storage->count(sum->f, each->each.place);
    function_line(sum->f,
                  each->each.stride == 1 ? "$length$ = $count$;"
                                         : "$length$ = $cast$$count$ * $stride$;",
                  {"length", length}, {"cast", narrow ? "" : "(uint64_t)"}, {"count", count},
                  {"stride", wire_number(sum->e->arena, each->each.stride)});
  } else {
    Sum body = {.e = sum->e, .f = sum->f, .size = length};
    function_line(sum->f, "$length$ = 0;", {"length", length});
    sum_steps(&body, &step->length.body);
    flush(&body);
  }
  add(sum, expression(sum->e->arena, "$size$($cast$$length$) + $length$",
                      {"size", wire_primitive(sum->e, codec, "size")},
                      {"cast", narrow ? "" : "(size_t)"}, {"length", length}));
}

static void sum_member(Sum *sum, const MemberStep *member) {
  if (member->read_only) {
    return;
  }
  if (is_fixed(member->bytes) && member->when.kind == WHEN_ALWAYS && member->repeats == NULL) {
    sum->constant += member->bytes.max;
    return;
  }
  bool conditional = member->when.kind != WHEN_ALWAYS;
  uint64_t outside = 0;
  field_comment(sum->f, member->field);
  if (conditional) {
    const char *test = sum->e->storage->test(sum->f, &member->when);
    outside = open_block(sum, arena_format(sum->e->arena, "if (%s)", test));
  }
  if (member->repeats != NULL) {
    const char *count = sum->e->storage->count(sum->f, member->repeats);
    Bounds each = {member->key_size, member->key_size};
    for (size_t i = 0; i < member->body.count; i++) {
      Bounds bytes = member->body.items[i]->bytes;
      each.min += bytes.min;
      each.max = bytes.max == BYTES_UNBOUNDED || each.max == BYTES_UNBOUNDED ? BYTES_UNBOUNDED
                                                                             : each.max + bytes.max;
    }
    if (is_fixed(each)) {
      add_product(sum, member->field, count, each.max);
    } else {
      // The keys are known together.
      add_product(sum, member->field, count, member->key_size);
      function_open_loop(sum->f, member->field, count);
      sum_steps(sum, &member->body);
      flush(sum);
      function_close_loop(sum->f, member->field);
    }
  } else {
    sum->constant += member->key_size;
    sum_steps(sum, &member->body);
  }
  if (conditional) {
    close_block(sum, outside);
  }
}

static void sum_align(Sum *sum, const Step *step) {
  flush(sum);
  function_line(sum->f, "$size$ = ($size$ + $less$) & ~(uint64_t)$less$;", {"size", sum->size},
                {"less", wire_number(sum->e->arena, step->align.to - 1)});
}

// What is aligned inside counts from here: a size of its own.
static void sum_origin(Sum *sum, const Step *step) {
  const char *inner = function_field_local(sum->f, "uint64_t", step->field, "body");
  Sum body = {.e = sum->e, .f = sum->f, .size = inner};
  function_line(sum->f, "$inner$ = 0;", {"inner", inner});
  sum_steps(&body, &step->origin.body);
  flush(&body);
  add(sum, inner);
}

static void sum_step(Sum *sum, const Step *step) {
  switch (step->kind) {
  case STEP_LITERAL:
    sum->constant += step->literal.size;
    return;
  case STEP_VALUE:
    sum_value(sum, step);
    return;
  case STEP_BYTES:
    sum_bytes(sum, step);
    return;
  case STEP_ALIGN:
    sum_align(sum, step);
    return;
  case STEP_ORIGIN:
    sum_origin(sum, step);
    return;
  case STEP_EACH:
    sum_each(sum, step);
    return;
  case STEP_WHEN:
    sum_when(sum, step);
    return;
  case STEP_SELECT:
    sum_select(sum, step);
    return;
  case STEP_LENGTH:
    sum_length(sum, step);
    return;
  case STEP_CALL:
    if (is_fixed(step->bytes)) {
      sum->constant += step->bytes.max;
    } else {
      add(sum, call_size(sum, step));
    }
    return;
  case STEP_MEMBERS:
    for (size_t i = 0; i < step->members.members.count; i++) {
      sum_member(sum, step->members.members.items[i]);
    }
    return;
  case STEP_UNKNOWN: {
    const char *data, *size;
    sum->e->storage->unknown(sum->f, step->unknown.place, &data, &size);
    writer_gap(&sum->f->body);
    function_line(sum->f, "/* unknown fields */");
    add(sum, size);
    return;
  }
  case STEP_COPY:
    sum->constant += step->copy.size;
    return;
  }
}

// A sequence has no members: each of its steps with a field gets the comment.
static void sum_steps(Sum *sum, const Steps *steps) {
  for (size_t i = 0; i < steps->count; i++) {
    const Step *step = steps->items[i];
    if (sum->f->loop_depth == 0 && steps == &sum->e->plan->steps && step->field != NULL &&
        !is_fixed(step->bytes)) {
      field_comment(sum->f, step->field);
    }
    sum_step(sum, step);
  }
}

static void emit(const Emission *e) {
  if (table_serves(e)) {
    table_size(e);
    return;
  }
  const char *name = wire_function(e, e->message, "size");
  Function *f =
      function_new(e->unit, arena_format(e->arena, "size_t %s(const %s *msg)", name, e->type));
  Sum sum = {.e = e, .f = f, .size = "size"};
  if (is_fixed(e->plan->bytes)) {
    function_line(f, "return $n$;", {"n", wire_number(e->arena, e->plan->bytes.max)});
  } else {
    // Texts may share their bytes: the sum can be more than a size_t of 32 bits holds.
    function_variable(f, "uint64_t", "size", "0");
    sum_steps(&sum, &e->plan->steps);
    writer_gap(&f->body);
    function_line(f,
                  sum.constant != 0 ? "return hone_size(size + $n$);" : "return hone_size(size);",
                  {"n", wire_number(e->arena, sum.constant)});
  }
  function_end_public(f, arena_format(e->arena, "How many bytes %s writes.",
                                      wire_function(e, e->message, "encode")));
}

const Operation operation_size = {.name = "size", .verb = "size", .per_format = true, .emit = emit};
