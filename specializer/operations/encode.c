/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * <M>_encode_<f>, _trusted and _new. All are one walk over the plan, written
 * out twice: <M>_put_<f> checks for room once per run, counting with maxima,
 * <M>_put_<f>_trusted does not check. Where the maxima do not fit, encode asks
 * for the exact size, and writes trusted if that fits. A message of known
 * maximum size has no checks inside, so only the second exists.
 *
 * Lengths are written forward: the bytes that a short length takes are
 * reserved, and close() moves the body where it needs more.
 */
#include "operations/table.h"
#include "operations/wire.h"

typedef struct Put {
  const Emission *e;
  Function *f;
  bool checked;
} Put;

/* What was looked up for a step before its key is written. */
typedef struct Content {
  const char *data, *size; // BYTES, UNKNOWN
  const char *count;       // EACH, and LENGTH around one
} Content;

static void put_steps(Put *put, const Steps *steps);

static void fail(Function *f, const char *status) {
  function_line(f, "return hone_encode_fail(e, $status$);", {"status", status});
}

static void return_if_null(Put *put) {
  function_line(put->f, "if (p == NULL) {\nreturn NULL;\n}");
}

/* ---- Room ---- */

static void check_room(Put *put, uint64_t room) {
  if (put->checked && room != 0) {
    function_fail_if(
        put->f,
        arena_format(put->e->arena, "(size_t)(end - p) < %s", wire_number(put->e->arena, room)),
        "HONE_NO_SPACE");
  }
}

// Room for content that is known only now, and for `room` bytes around it.
static void check_content(Put *put, const Step *step, const char *content) {
  if (!put->checked || step->covered) {
    check_room(put, step->room);
    return;
  }
  function_fail_if(put->f,
                   expression(put->e->arena, "!hone_has_room(p, end, $room$, $content$)",
                              {"room", wire_number(put->e->arena, step->room)},
                              {"content", content}),
                   "HONE_NO_SPACE");
}

static Content look_up_each(Put *put, const Step *each, const Step *checks) {
  Content content = {0};
  if (each->each.end != EACH_FIXED) {
    content.count = put->e->storage->count(put->f, each->each.place);
  } else {
    content.count = arena_format(put->e->arena, "%su",
                                 wire_number(put->e->arena, each->each.place->field->length));
  }
  if (each->each.stride != 0) {
    const char *wide = wire_may_wrap(each->each.place->field, each->each.stride)
                           ? arena_format(put->e->arena, "(uint64_t)%s", content.count)
                           : content.count;
    check_content(put, checks, c_product(put->e->arena, wide, each->each.stride));
  } else {
    check_room(put, checks->room);
  }
  return content;
}

static bool is_bulk_length(Put *put, const Step *step) {
  return step->length.body.count == 1 && !step->length.codec->delimited &&
         wire_is_bulk(put->e, put->f, step->length.body.items[0]);
}

// All elements at once: their size is asked for first.
static Content look_up_bulk(Put *put, const Step *step) {
  const Storage *storage = put->e->storage;
  const Step *each = step->length.body.items[0];
  const Codec *codec = each->each.body.items[0]->value.codec;
  Content content = {.count = storage->count(put->f, each->each.place),
                     .data = storage->elements(put->f, each->each.place),
                     .size = function_field_local(put->f, "size_t", step->field, "length")};
  function_line(put->f, "$length$ = $size$($items$, $count$);", {"length", content.size},
                {"size", wire_primitive(put->e, codec, "size_all")}, {"items", content.data},
                {"count", content.count});
  if (put->checked && !step->covered) {
    // `room` counts with the length's reserved bytes alone.
    uint64_t room = step->room + step->length.codec->max - step->length.codec->reserve;
    function_fail_if(put->f,
                     expression(put->e->arena, "!hone_has_room(p, end, $room$, $length$)",
                                {"room", wire_number(put->e->arena, room)},
                                {"length", content.size}),
                     "HONE_NO_SPACE");
  } else {
    check_room(put, step->room);
  }
  return content;
}

static void refuse_null(Put *put, const Place *place) {
  const char *nullable = put->e->storage->nullable(put->f, place);
  if (nullable != NULL) {
    function_fail_if(put->f, arena_format(put->e->arena, "%s == NULL", nullable), "HONE_BAD_VALUE");
  }
}

// Looks at what the step will write and checks for room: before its member's key.
static Content look_up(Put *put, const Step *step) {
  const Storage *storage = put->e->storage;
  Content content = {0};
  switch (step->kind) {
  case STEP_BYTES: {
    refuse_null(put, step->bytes_of.place);
    storage->bytes(put->f, step->bytes_of.place, &content.data, &content.size);
    unsigned unit = step->bytes_of.codec->unit;
    check_content(put, step, c_product(put->e->arena, content.size, unit == 0 ? 1 : unit));
    return content;
  }
  case STEP_UNKNOWN:
    storage->unknown(put->f, step->unknown.place, &content.data, &content.size);
    check_content(put, step, content.size);
    return content;
  case STEP_EACH:
    return look_up_each(put, step, step);
  case STEP_LENGTH:
    if (step->length.known) {
      return look_up_each(put, step->length.body.items[0], step);
    }
    if (is_bulk_length(put, step)) {
      return look_up_bulk(put, step);
    }
    check_room(put, step->room);
    return content;
  case STEP_LITERAL:
  case STEP_VALUE:
  case STEP_ALIGN:
  case STEP_ORIGIN:
  case STEP_WHEN:
  case STEP_SELECT:
  case STEP_CALL:
  case STEP_MEMBERS:
  case STEP_COPY:
    check_room(put, step->room);
    return content;
  }
  unreachable("step kind");
}

/* ---- Steps ---- */

static void put_literal(Put *put, const uint8_t *bytes, size_t size) {
  Arena *arena = put->e->arena;
  if (size > 4) {
    function_line(put->f, "memcpy(p, \"$bytes$\", $size$);\np += $size$;",
                  {"bytes", str_c_escape(arena, bytes, size)}, {"size", wire_number(arena, size)});
    return;
  }
  for (size_t i = 0; i < size; i++) {
    function_line(put->f, "*p++ = $byte$;", {"byte", arena_format(arena, "0x%02x", bytes[i])});
  }
}

static void put_value(Put *put, const Step *step) {
  const Codec *codec = step->value.codec;
  refuse_null(put, step->value.place);
  const char *value = put->e->storage->value(put->f, step->value.place);
  if (codec->guarded) {
    function_fail_if(
        put->f,
        arena_format(put->e->arena, "!%s(%s)", wire_primitive(put->e, codec, "valid"), value),
        "HONE_BAD_VALUE");
  }
  function_line(put->f, "p = $put$(p, $value$);", {"put", wire_primitive(put->e, codec, "put")},
                {"value", wire_to_codec(put->e, codec, step->value.place, value)});
}

static bool is_copy_of_element(const Step *each) {
  return each->each.body.count == 1 && each->each.body.items[0]->kind == STEP_COPY;
}

static void put_each(Put *put, const Step *step, const Content *content) {
  if (step->each.end == EACH_COUNTED) {
    function_line(put->f, "p = $put$(p, ($type$)$count$);",
                  {"put", wire_primitive(put->e, step->each.codec, "put")},
                  {"type", c_value_type(step->each.codec->value)}, {"count", content->count});
  }
  const char *items =
      is_copy_of_element(step) ? put->e->storage->elements(put->f, step->each.place) : NULL;
  if (items != NULL) {
    function_line(put->f, "p = hone_put_bytes(p, $items$, $size$);", {"items", items},
                  {"size", c_product(put->e->arena, content->count, step->each.stride)});
    return;
  }
  function_open_loop(put->f, step->each.place->field, content->count);
  put_steps(put, &step->each.body);
  function_close_loop(put->f, step->each.place->field);
}

static void put_call(Put *put, const Step *step) {
  Function *f = put->f;
  bool trusted =
      !put->checked || step->covered || plan_of(put->e->plans, step->call.message)->bounded;
  const char *name = wire_function(put->e, step->call.message, "put");
  const char *message = put->e->storage->message(f, step->call.place);
  bool recursive = wire_is_recursive_call(put->e, step);
  refuse_null(put, step->call.place);
  if (recursive) {
    function_fail_if(f, "e->depth == 0", "HONE_TOO_DEEP");
    function_line(f, "e->depth--;");
  }
  function_line(
      f, trusted ? "p = $name$_trusted($message$, p, e);" : "p = $name$($message$, p, end, e);",
      {"name", name}, {"message", message});
  return_if_null(put);
  if (recursive) {
    function_line(f, "e->depth++;");
  }
}

static void put_length(Put *put, const Step *step, const Content *content) {
  Function *f = put->f;
  const Codec *codec = step->length.codec;
  const Steps *body = &step->length.body;
  if (codec->delimited) {
    put_steps(put, body);
    if (!step->covered) {
      check_room(put, step->length.terminator_size);
    }
    put_literal(put, step->length.terminator, step->length.terminator_size);
    return;
  }
  const char *write = wire_primitive(put->e, codec, "put");
  if (bounds_are_fixed(step->length.body_bytes)) {
    function_line(f, "p = $put$(p, $n$);", {"put", write},
                  {"n", wire_number(put->e->arena, step->length.body_bytes.max)});
    put_steps(put, body);
    return;
  }
  if (step->length.known) {
    const Step *each = body->items[0];
    function_line(f, "p = $put$(p, $n$);", {"put", write},
                  {"n", c_product(put->e->arena, content->count, each->each.stride)});
    put_each(put, each, content);
    return;
  }
  if (is_bulk_length(put, step)) {
    const Codec *values = body->items[0]->each.body.items[0]->value.codec;
    function_line(f, "p = $put$(p, $length$);\np = $all$(p, $length$, $items$, $count$);",
                  {"put", write}, {"length", content->size},
                  {"all", wire_primitive(put->e, values, "put_all")}, {"items", content->data},
                  {"count", content->count});
    return;
  }
  const char *start = function_field_local(f, "uint8_t *", step->field, "body");
  function_line(f, "p += $reserve$;\n$start$ = p;", {"start", start},
                {"reserve", wire_number(put->e->arena, codec->reserve)});
  put_steps(put, body);
  bool roomy = !put->checked || step->covered;
  function_line(f, "p = $close$($start$, p, $end$);",
                {"close", wire_primitive(put->e, codec, "close")}, {"start", start},
                {"end", roomy ? "NULL" : "end"});
  if (!roomy) {
    function_fail_if(f, "p == NULL", "HONE_NO_SPACE");
  }
}

static void put_when(Put *put, const Step *step) {
  const char *test = put->e->storage->test(put->f, &step->when.condition);
  function_line(put->f, "if ($test$) {", {"test", test});
  put_steps(put, &step->when.body);
  if (step->when.otherwise.count != 0) {
    function_line(put->f, "} else {");
    put_steps(put, &step->when.otherwise);
  }
  function_line(put->f, "}");
}

static void put_select(Put *put, const Step *step) {
  Function *f = put->f;
  const Oneof *oneof = step->select.oneof;
  const char *write = wire_primitive(put->e, step->select.codec, "put");
  function_line(f, "switch ($which$) {",
                {"which", put->e->storage->selector(f, step->select.place)});
  for (size_t i = 0; i < oneof->arms.count; i++) {
    const char *number = wire_number(put->e->arena, oneof->arms.items[i]->number);
    wire_case(f, oneof->arms.items[i]);
    field_comment(f, oneof->arms.items[i]);
    function_line(f, "p = $put$(p, $n$);", {"put", write}, {"n", number});
    put_steps(put, &step->select.cases[i]);
    function_line(f, "break;");
  }
  if (!wire_has_default(oneof)) {
    // Of case labels, any other value means that no arm is there.
    function_line(f, oneof->labels ? "default:\np = $put$(p, 0);" : "case 0:\np = $put$(p, 0);",
                  {"put", write});
    put_steps(put, &step->select.none);
    function_line(f, "break;");
  }
  if (!oneof->labels) {
    function_line(f, "default:");
    fail(f, "HONE_BAD_VALUE");
  }
  function_line(f, "}");
}

static void put_step(Put *put, const Step *step, const Content *content);

static void put_body(Put *put, const MemberStep *member) {
  // The room for the first step includes the key, and is checked before it.
  Content first = {0};
  if (member->body.count != 0) {
    first = look_up(put, member->body.items[0]);
  }
  put_literal(put, member->key_bytes, member->key_size);
  for (size_t i = 0; i < member->body.count; i++) {
    const Step *step = member->body.items[i];
    Content content = i == 0 ? first : look_up(put, step);
    put_step(put, step, &content);
  }
}

static void put_member(Put *put, const MemberStep *member) {
  if (member->read_only) {
    return;
  }
  Function *f = put->f;
  bool conditional = member->when.kind != WHEN_ALWAYS;
  field_comment(f, member->field);
  check_room(put, member->room);
  if (conditional) {
    const char *test = put->e->storage->test(f, &member->when);
    if (member->required) {
      function_fail_if(f, arena_format(put->e->arena, "!(%s)", test), "HONE_MISSING_REQUIRED");
      conditional = false;
    } else {
      function_line(f, "if ($test$) {", {"test", test});
    }
  }
  if (member->repeats != NULL) {
    const char *count = put->e->storage->count(f, member->repeats);
    function_open_loop(f, member->field, count);
    put_body(put, member);
    function_close_loop(f, member->field);
  } else {
    put_body(put, member);
  }
  if (conditional) {
    function_line(f, "}");
  }
}

static void put_copy(Put *put, const Step *step) {
  const char *from = put->e->storage->address(put->f, step->copy.first);
  function_line(put->f, "memcpy(p, $from$, $size$);\np += $size$;", {"from", from},
                {"size", wire_number(put->e->arena, step->copy.size)});
}

static void put_step(Put *put, const Step *step, const Content *content) {
  switch (step->kind) {
  case STEP_LITERAL:
    put_literal(put, step->literal.bytes, step->literal.size);
    return;
  case STEP_VALUE:
    put_value(put, step);
    return;
  case STEP_BYTES:
    function_line(put->f, "p = $put$(p, $data$, $size$);",
                  {"put", wire_primitive(put->e, step->bytes_of.codec, "put")},
                  {"data", content->data}, {"size", content->size});
    return;
  case STEP_EACH:
    put_each(put, step, content);
    return;
  case STEP_WHEN:
    put_when(put, step);
    return;
  case STEP_SELECT:
    put_select(put, step);
    return;
  case STEP_LENGTH:
    put_length(put, step, content);
    return;
  case STEP_CALL:
    put_call(put, step);
    return;
  case STEP_MEMBERS:
    for (size_t i = 0; i < step->members.members.count; i++) {
      put_member(put, step->members.members.items[i]);
    }
    return;
  case STEP_UNKNOWN:
    function_line(put->f, "p = hone_put_bytes(p, $data$, $size$);", {"data", content->data},
                  {"size", content->size});
    return;
  case STEP_COPY:
    put_copy(put, step);
    return;
  case STEP_ALIGN:
    function_variable(put->f, "uint8_t *", "origin", "p");
    function_line(put->f, "p = hone_put_padding(p, origin, $to$);",
                  {"to", wire_number(put->e->arena, step->align.to)});
    return;
  case STEP_ORIGIN: {
    const char *outer = function_field_local(put->f, "uint8_t *", step->field, "outer");
    function_variable(put->f, "uint8_t *", "origin", "p");
    function_line(put->f, "$outer$ = origin;\norigin = p;", {"outer", outer});
    put_steps(put, &step->origin.body);
    function_line(put->f, "origin = $outer$;", {"outer", outer});
    return;
  }
  }
}

// The steps of a sequence get their comments here; those of members have them already.
static void put_steps(Put *put, const Steps *steps) {
  bool top = steps == &put->e->plan->steps;
  for (size_t i = 0; i < steps->count; i++) {
    const Step *step = steps->items[i];
    if (top && step->kind == STEP_UNKNOWN) {
      writer_gap(&put->f->body);
      function_line(put->f, "/* unknown fields */");
    } else if (top && step->field != NULL) {
      step_comment(put->f, step);
    }
    Content content = look_up(put, step);
    put_step(put, step, &content);
  }
}

/* ---- Functions ---- */

static void emit_put(const Emission *e, bool checked) {
  const char *name = wire_function(e, e->message, "put");
  Function *f =
      function_new(e->unit, arena_format(e->arena,
                                         checked ? "uint8_t *%s(const %s *msg, uint8_t *p, "
                                                   "uint8_t *end, hone_encoder *e)"
                                                 : "uint8_t *%s_trusted(const %s *msg, uint8_t *p, "
                                                   "hone_encoder *e)",
                                         name, e->type));
  f->fail = fail;
  Put put = {.e = e, .f = f, .checked = checked};
  put_steps(&put, &e->plan->steps);
  writer_gap(&f->body);
  function_line(f, "return p;");
  function_end_internal(f);
}

static void emit_bounded_encode(const Emission *e, const char *put, Function *f) {
  if (!e->plan->bounded) {
    function_line(f, "if (capacity < $size$(msg)) {\nreturn hone_result_make(0, HONE_NO_SPACE);\n}",
                  {"size", wire_function(e, e->message, "size")});
  } else if (e->plan->bytes.max != 0) {
    function_line(f,
                  "if (capacity < $max$ && capacity < $size$(msg)) {\n"
                  "return hone_result_make(0, HONE_NO_SPACE);\n"
                  "}",
                  {"max", wire_number(e->arena, e->plan->bytes.max)},
                  {"size", wire_function(e, e->message, "size")});
  }
  function_line(f, "hone_encoder_init(&e);\np = $put$_trusted(msg, out, &e);", {"put", put});
}

static void emit_unbounded_encode(const Emission *e, const char *put, Function *f) {
  function_line(f,
                "hone_encoder_init(&e);\n"
                "p = $put$(msg, out, capacity != 0 ? out + capacity : out, &e);\n"
                "if (e.status == HONE_NO_SPACE && $size$(msg) <= capacity) {\n"
                "/* The room checks count with maxima, and the exact size fits. */\n"
                "hone_encoder_init(&e);\n"
                "p = $put$_trusted(msg, out, &e);\n"
                "}",
                {"size", wire_function(e, e->message, "size")}, {"put", put});
}

static void emit_encode(const Emission *e, const char *put) {
  const char *name = wire_function(e, e->message, "encode");
  Function *f = function_new(
      e->unit,
      arena_format(e->arena, "hone_result %s(const %s *msg, uint8_t *out, size_t capacity)", name,
                   e->type));
  function_local(f, "hone_encoder", "e");
  function_local(f, "uint8_t *", "p");
  if (e->plan->bounded || table_is_lean(e->message)) {
    emit_bounded_encode(e, put, f);
  } else {
    emit_unbounded_encode(e, put, f);
  }
  function_line(f, "return hone_encode_end(&e, out, p);");
  function_end_public(f, "Writes the message to `out`; succeeds if and only if its size fits.");
}

static void emit_trusted(const Emission *e, const char *put) {
  const char *name = wire_function(e, e->message, "encode");
  Function *f =
      function_new(e->unit, arena_format(e->arena, "size_t %s_trusted(const %s *msg, uint8_t *out)",
                                         name, e->type));
  function_local(f, "hone_encoder", "e");
  function_local(f, "uint8_t *", "p");
  function_line(f,
                "hone_encoder_init(&e);\n"
                "p = $put$_trusted(msg, out, &e);\n"
                "return p != NULL ? (size_t)(p - out) : 0;",
                {"put", put});
  function_end_public(f,
                      "The same without checks for room: `out` holds the size. 0: a value cannot "
                      "be written.");
}

static void emit_new(const Emission *e, const char *put) {
  const char *name = wire_function(e, e->message, "encode");
  Function *f = function_new(
      e->unit, arena_format(e->arena,
                            "hone_result %s_new(const %s *msg, hone_alloc *alloc, hone_bytes *out)",
                            name, e->type));
  function_local(f, "hone_encoder", "e");
  function_local(f, "uint8_t *", "block");
  function_local(f, "size_t", "size");
  function_line(
      f,
      "size = $size$(msg);\n"
      "block = hone_encode_block(alloc, size);\n"
      "if (block == NULL) {\n"
      "return hone_result_make(0, size > HONE_MAX_LENGTH ? HONE_TOO_LARGE : HONE_OUT_OF_MEMORY);\n"
      "}\n"
      "hone_encoder_init(&e);\n"
      "$put$_trusted(msg, block, &e);\n"
      "return hone_encode_block_end(&e, alloc, block, size, out);",
      {"size", wire_function(e, e->message, "size")}, {"put", put});
  function_end_public(f,
                      "Writes the message to a block of its exact size; hone_release(alloc, data, "
                      "size) frees it.");
}

// For size, one encoder has to do: where there may be too little room the size is asked for first.
static void emit_lean_put(const Emission *e, const char *put) {
  Function *f = function_new(e->unit, arena_format(e->arena,
                                                   "uint8_t *%s(const %s *msg, uint8_t *p, "
                                                   "uint8_t *end, hone_encoder *e)",
                                                   put, e->type));
  f->fail = fail;
  function_fail_if(
      f,
      arena_format(e->arena, "(size_t)(end - p) < %s(msg)", wire_function(e, e->message, "size")),
      "HONE_NO_SPACE");
  function_line(f, "return $put$_trusted(msg, p, e);", {"put", put});
  function_end_internal(f);
}

static void emit(const Emission *e) {
  const char *put = wire_function(e, e->message, "put");
  if (table_serves(e)) {
    table_encode(e);
    return;
  }
  if (!e->plan->bounded && table_is_lean(e->message)) {
    emit_lean_put(e, put);
  } else if (!e->plan->bounded) {
    emit_put(e, true);
  }
  emit_put(e, false);
  emit_encode(e, put);
  emit_trusted(e, put);
  emit_new(e, put);
}

const Operation operation_encode = {
    .name = "encode", .verb = "encode", .needs = "size", .per_format = true, .emit = emit};
