/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * <M>_decode_<f>, and <M>_get_<f> that it and the messages around call. What
 * comes in a fixed order is read here, step by step; decode_members.c reads
 * members, decode_value.c one thing into its place.
 */
#include "operations/decode.h"
#include "operations/table.h"

static void fail(Function *f, const char *status) {
  function_line(f, "return hone_decode_fail(d, p, $status$);", {"status", status});
}

static const Slot nothing = {0};

static void get_select(Get *get, const Step *step) {
  Function *f = get->f;
  const Oneof *oneof = step->select.oneof;
  const Codec *codec = step->select.codec;
  const char *which = function_local(f, c_value_type(codec->value),
                                     arena_format(get->e->arena, "%s_arm", oneof->name));
  function_line(f, "p = $get$(p, $end$, &$which$, d);",
                {"get", wire_primitive(get->e, codec, "get")}, {"end", get->end}, {"which", which});
  return_if_failed(get);
  function_line(f, "switch ($which$) {", {"which", which});
  for (size_t i = 0; i < oneof->arms.count; i++) {
    const Field *arm = oneof->arms.items[i];
    function_line(f, "case $n$:", {"n", wire_number(get->e->arena, arm->number)});
    field_comment(f, arm);
    Condition chosen = member_arm(get->e->arena, step, i);
    get->e->storage->set_present(f, &chosen);
    get_steps(get, &step->select.cases[i], &nothing);
    function_line(f, "break;");
  }
  function_line(f, "case 0:");
  get->e->storage->set_no_arm(f, step->select.place);
  get_steps(get, &step->select.none, &nothing);
  function_line(f, "break;\ndefault:");
  fail(f, "HONE_BAD_VALUE");
  function_line(f, "}");
}

static void get_literal(Get *get, const Step *step) {
  if (step->literal.end != NULL) {
    function_line(get->f, "p = $end$(p, $to$, d);",
                  {"end", wire_primitive(get->e, step->literal.end, "end")}, {"to", get->end});
    return_if_failed(get);
    return;
  }
  const char *size = wire_number(get->e->arena, step->literal.size);
  if (!step->sure) {
    function_fail_if(get->f, arena_format(get->e->arena, "(size_t)(%s - p) < %s", get->end, size),
                     "HONE_TRUNCATED");
  }
  function_fail_if(
      get->f,
      expression(get->e->arena, "memcmp(p, \"$bytes$\", $size$) != 0",
                 {"bytes", str_c_escape(get->e->arena, step->literal.bytes, step->literal.size)},
                 {"size", size}),
      "HONE_MALFORMED");
  function_line(get->f, "p += $size$;", {"size", size});
}

static void get_step(Get *get, const Step *step, const Slot *slot) {
  if (step->need != 0) {
    function_fail_if(get->f,
                     arena_format(get->e->arena, "(size_t)(%s - p) < %s", get->end,
                                  wire_number(get->e->arena, step->need)),
                     "HONE_TRUNCATED");
  }
  switch (step->kind) {
  case STEP_LITERAL:
    get_literal(get, step);
    return;
  case STEP_VALUE:
    get_value(get, step, slot);
    return;
  case STEP_BYTES:
    get_bytes(get, step, slot);
    return;
  case STEP_EACH:
    get_each(get, step, slot);
    return;
  case STEP_WHEN: {
    Slot present = {.when = &step->when.condition};
    get_steps(get, &step->when.body, &present);
    return;
  }
  case STEP_SELECT:
    get_select(get, step);
    return;
  case STEP_LENGTH:
    get_length(get, step, slot);
    return;
  case STEP_CALL:
    get_call(get, step, get->end, NULL, slot);
    return;
  case STEP_MEMBERS:
    get_members(get, step);
    return;
  case STEP_UNKNOWN:
    return; // MEMBERS adds to it
  case STEP_COPY:
    get_copy(get, step, slot);
    return;
  case STEP_ALIGN:
    function_variable(get->f, "const uint8_t *", "origin", "p");
    function_line(get->f, "p = hone_get_padding(p, $end$, origin, $to$, d);", {"end", get->end},
                  {"to", wire_number(get->e->arena, step->align.to)});
    return_if_failed(get);
    return;
  case STEP_ORIGIN: {
    const char *outer = function_field_local(get->f, "const uint8_t *", step->field, "outer");
    function_variable(get->f, "const uint8_t *", "origin", "p");
    function_line(get->f, "$outer$ = origin;\norigin = p;", {"outer", outer});
    get_steps(get, &step->origin.body, slot);
    function_line(get->f, "origin = $outer$;", {"outer", outer});
    return;
  }
  }
}

void get_steps(Get *get, const Steps *steps, const Slot *slot) {
  bool top = steps == &get->e->plan->steps;
  for (size_t i = 0; i < steps->count; i++) {
    const Step *step = steps->items[i];
    if (top && step->field != NULL) {
      step_comment(get->f, step);
    }
    // Only the first step of a list is what makes its slot be there.
    get_step(get, step, i == 0 ? slot : &nothing);
  }
}

static void emit_get(const Emission *e) {
  const char *name = wire_function(e, e->message, "get");
  Function *f = function_new(
      e->unit,
      arena_format(
          e->arena,
          "const uint8_t *%s(%s *msg, const uint8_t *p, const uint8_t *end, %shone_decoder *d)",
          name, e->type, e->plan->delimited ? "uint32_t terminator, " : ""));
  f->fail = fail;
  f->alloc = "d->alloc";
  f->alias = "(d->flags & HONE_ALIAS_INPUT) != 0";
  Get get = {.e = e, .f = f, .end = "end"};
  get_steps(&get, &e->plan->steps, &nothing);
  function_gap(f);
  function_line(f, "return p;");
  function_end_internal(f);
}

static void emit_decode(const Emission *e) {
  const char *name = wire_function(e, e->message, "decode");
  Function *f =
      function_new(e->unit, arena_format(e->arena,
                                         "hone_result %s(%s *msg, const uint8_t *in, size_t size, "
                                         "hone_alloc *alloc, unsigned flags)",
                                         name, e->type));
  function_local(f, "hone_decoder", "d");
  function_local(f, "const uint8_t *", "p");
  if (e->storage->owns_values) {
    function_line(f, "if ((flags & HONE_MERGE) == 0) {\n$init$(msg);\n}",
                  {"init", member_function(e, e->message, "init")});
  }
  function_line(f,
                "if (!hone_decoder_init(&d, in, size, alloc, flags)) {\n"
                "return hone_result_make(0, d.status);\n"
                "}\n"
                "p = $get$(msg, in, size != 0 ? in + size : in, $stop$&d);",
                {"get", wire_function(e, e->message, "get")},
                {"stop", e->plan->delimited ? "0, " : ""});
  if (maps_may_wait(e)) {
    function_line(f, "if (d.unsettled && p != NULL) {\n$settle$(msg, alloc);\n}",
                  {"settle", wire_function(e, e->message, "settle")});
  }
  if (e->plan->has_required) {
    function_line(f,
                  "if (d.status == HONE_OK && !$complete$(msg)) {\n"
                  "hone_decode_fail(&d, p, HONE_MISSING_REQUIRED);\n"
                  "}",
                  {"complete", wire_function(e, e->message, "is_complete")});
  }
  function_line(f, "return hone_decode_end(&d, in, size, p);");
  function_end_public(f, "Reads the message from the whole of `in`; after any failure it can be "
                         "released.");
}

static void emit(const Emission *e) {
  if (table_serves(e)) {
    table_decode(e);
    return;
  }
  emit_get(e);
  if (e->plan->has_required) {
    emit_is_complete(e);
  }
  if (maps_may_wait(e)) {
    emit_settle(e);
  }
  emit_decode(e);
}

const Operation operation_decode = {
    .name = "decode", .verb = "decode", .needs = "init,release", .per_format = true, .emit = emit};
