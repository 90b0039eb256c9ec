/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a set of extensions E has beside what every message has. Its members lie
 * among the unknown fields of the message M that it extends:
 *
 *   hone_status E_get(E *, const M *, hone_alloc *)      decodes them all from there
 *   hone_status E_set(M *, const E *, hone_alloc *)      encodes them behind what is there, and
 *                                                        takes out what they replace
 *   bool E_has_x(const M *)                              looks for a key
 *   void E_clear_x(M *)                                  takes a key out
 *
 * It applies to formats whose keys say that they can be searched like that.
 */
#include <inttypes.h>

#include "operations/decode.h"

typedef struct Extension {
  const Emission *e;
  const Message *of; // the message that is extended
  const char *type;  // its own
  const Place *unknown;
  const Step *members; // of the set
} Extension;

static const char *set_name(const Extension *x, const char *verb) {
  return name_function(x->e->arena, x->e->stem, verb, NULL);
}

// ---- Get and set ----

static void emit_get(const Extension *x) {
  Arena *arena = x->e->arena;
  Function *f =
      function_new(x->e->unit, arena_format(arena,
                                            "hone_status %s(%s *extensions, const %s *msg, "
                                            "hone_alloc *alloc)",
                                            set_name(x, "get"), x->e->type, x->type));
  const char *data, *size;
  x->e->storage->unknown(f, x->unknown, &data, &size);
  function_line(f, "return $decode$(extensions, $data$, $size$, alloc, 0).status;",
                {"decode", wire_function(x->e, x->e->message, "decode")}, {"data", data},
                {"size", size});
  function_end_public(
      f, arena_format(arena, "Reads the set from what a %s does not know itself.", x->of->name));
}

static void fail(Function *f, const char *status) {
  function_line(f, "return $status$;", {"status", status});
}

// The keys of a field: one per spelling.
static size_t add_keys(const Extension *x, const Field *field, Str *list) {
  size_t count = 0;
  for (size_t i = 0; i < x->members->members.members.count; i++) {
    const MemberStep *member = x->members->members.members.items[i];
    if (field == NULL || member->field == field) {
      str_addf(list, "%s%uu", count == 0 ? "" : ", ", member->key);
      count++;
    }
  }
  return count;
}

// `static const uint32_t keys[2] = {800u, 810u};`; how many there are.
static size_t declare_keys(const Extension *x, Function *f, const Field *field) {
  Str keys = str_new(x->e->arena);
  size_t count = add_keys(x, field, &keys);
  if (count != 0) {
    const char *array = arena_format(x->e->arena, "static const uint32_t keys[%zu]", count);
    function_line(f, "$array$ = {$keys$};", {"array", array}, {"keys", str_text(&keys)});
  }
  return count;
}

// Takes the members with these keys out of the first `size` bytes.
static void drop(const Extension *x, Function *f, size_t count, const char *size) {
  if (count != 0) {
    function_line(f, "$drop$($unknown$, keys, $count$, $size$);",
                  {"drop", wire_primitive(x->e, x->members->members.codec, "drop")},
                  {"unknown", x->e->storage->unknown_address(f, x->unknown)},
                  {"count", arena_format(x->e->arena, "%zu", count)}, {"size", size});
  }
}

static void emit_set(const Extension *x) {
  Arena *arena = x->e->arena;
  Function *f =
      function_new(x->e->unit, arena_format(arena,
                                            "hone_status %s(%s *msg, const %s *extensions, "
                                            "hone_alloc *alloc)",
                                            set_name(x, "set"), x->type, x->e->type));
  f->fail = fail;
  f->alloc = "alloc";
  size_t count = declare_keys(x, f, NULL);
  const char *unknown = function_local(f, "hone_unknown *", "unknown");
  const char *before = function_local(f, "size_t", "before");
  const char *size = function_local(f, "size_t", "size");
  function_line(f,
                "$unknown$ = $address$;\n"
                "$before$ = $unknown$->size;\n"
                "$size$ = $measure$(extensions);\n"
                "if ($size$ != 0) {",
                {"unknown", unknown}, {"before", before}, {"size", size},
                {"address", x->e->storage->unknown_address(f, x->unknown)},
                {"measure", wire_function(x->e, x->e->message, "size")});
  const char *status = function_local(f, "hone_status", "status");
  function_line(f, "$status$ = hone_unknown_reserve(alloc, $unknown$, $size$);", {"status", status},
                {"unknown", unknown}, {"size", size});
  function_fail_if(f, arena_format(arena, "%s != HONE_OK", status), status);
  function_local(f, "hone_encoder", "e");
  function_line(f,
                "hone_encoder_init(&e);\n"
                "if ($put$_trusted(extensions, $unknown$->data + $before$, &e) == NULL) {\n"
                "return e.status;\n"
                "}\n"
                "$unknown$->size += $size$;\n"
                "}",
                {"put", wire_function(x->e, x->e->message, "put")}, {"unknown", unknown},
                {"before", before}, {"size", size});
  drop(x, f, count, before);
  function_line(f, "return HONE_OK;");
  function_end_public(f, arena_format(arena,
                                      "Makes the set be what %s holds of it. A failure changes "
                                      "nothing.",
                                      x->of->name));
}

// ---- Has and clear ----

static void probe_steps(const Extension *x, Function *f, const Steps *steps);

// A value that a closed enum does not know is none.
static void probe_value(const Extension *x, Function *f, const Step *step) {
  const Codec *codec = step->value.codec;
  if (step->value.domain != DOMAIN_CLOSED) {
    function_line(f, "return true;");
    return;
  }
  const char *value = function_field_local(f, c_value_type(codec->value), step->field, "value");
  function_line(f,
                "p = $get$(p, end, &$value$, &d);\n"
                "if (p != NULL && $known$($value$)) {\n"
                "return true;\n"
                "}",
                {"get", wire_primitive(x->e, codec, "get")}, {"value", value},
                {"known", get_known_function(x->e, codec, step->field->type->enumeration)});
}

// Elements in one block: there is one where the block is not empty.
static void probe_length(const Extension *x, Function *f, const Step *step) {
  const Step *first = step->length.body.items[0];
  if (first->kind != STEP_EACH) {
    function_line(f, "return true;");
    return;
  }
  const char *length = function_field_local(f, "size_t", step->field, "length");
  const Steps *element = &first->each.body;
  bool closed =
      element->items[0]->kind == STEP_VALUE && element->items[0]->value.domain == DOMAIN_CLOSED;
  function_line(f,
                "p = $get$(p, end, &$length$, &d);\n"
                "$while$ (p != NULL && p != end) {",
                {"get", wire_primitive(x->e, step->length.codec, "get")}, {"length", length},
                {"while", closed ? "while" : "if"});
  probe_steps(x, f, element);
  function_line(f, "}");
}

// Returns true where what was found is a value of the field.
static void probe_steps(const Extension *x, Function *f, const Steps *steps) {
  const Step *step = steps->items[0];
  switch (step->kind) {
  case STEP_VALUE:
    probe_value(x, f, step);
    return;
  case STEP_LENGTH:
    probe_length(x, f, step);
    return;
  case STEP_LITERAL:
  case STEP_BYTES:
  case STEP_ALIGN:
  case STEP_ORIGIN:
  case STEP_EACH:
  case STEP_WHEN:
  case STEP_SELECT:
  case STEP_CALL:
  case STEP_MEMBERS:
  case STEP_UNKNOWN:
  case STEP_COPY:
    function_line(f, "return true;");
    return;
  }
  unreachable("step kind");
}

// Whether being found is enough.
static bool is_plain(const MemberStep *member) {
  const Step *step = member->body.items[0];
  bool block = step->kind == STEP_LENGTH && step->length.body.items[0]->kind == STEP_EACH;
  return !block && (step->kind != STEP_VALUE || step->value.domain != DOMAIN_CLOSED);
}

// `find(…)`: whether there is a member, which then is `found`.
static const char *find(const Extension *x, Function *f, const MemberStep *member) {
  const char *data, *size;
  function_local(f, "hone_span", "found");
  function_local(f, "size_t", "at");
  x->e->storage->unknown(f, x->unknown, &data, &size);
  function_line(f, "at = 0;");
  return expression(x->e->arena, "$find$($data$, $size$, $key$u, &at, &found)",
                    {"find", wire_primitive(x->e, x->members->members.codec, "find")},
                    {"data", data}, {"size", size},
                    {"key", arena_format(x->e->arena, "%u", member->key)});
}

static void probe_member(const Extension *x, Function *f, const MemberStep *member) {
  if (is_plain(member)) {
    function_line(f, "if ($found$) {\nreturn true;\n}", {"found", find(x, f, member)});
    return;
  }
  function_line(f, "while ($found$) {", {"found", find(x, f, member)});
  function_local(f, "hone_decoder", "d");
  function_local(f, "const uint8_t *", "p");
  function_local(f, "const uint8_t *", "end");
  function_line(f, "hone_decoder_init(&d, found.data, found.size, NULL, 0);\n"
                   "p = found.data;\n"
                   "end = p + found.size;");
  probe_steps(x, f, &member->body);
  function_line(f, "}");
}

static void emit_has(const Extension *x, const Field *field) {
  Arena *arena = x->e->arena;
  Function *f = function_new(
      x->e->unit, arena_format(arena, "bool %s(const %s *msg)",
                               set_name(x, arena_format(arena, "has_%s", field->name)), x->type));
  const MemberStep *only = NULL;
  size_t count = 0;
  for (size_t i = 0; i < x->members->members.members.count; i++) {
    if (x->members->members.members.items[i]->field == field) {
      only = x->members->members.members.items[i];
      count++;
    }
  }
  if (count == 1 && is_plain(only)) {
    function_line(f, "return $found$;", {"found", find(x, f, only)});
    function_end_public(f, NULL);
    return;
  }
  for (size_t i = 0; i < x->members->members.members.count; i++) {
    if (x->members->members.members.items[i]->field == field) {
      probe_member(x, f, x->members->members.members.items[i]);
    }
  }
  function_line(f, "return false;");
  function_end_public(f, NULL);
}

static void emit_clear(const Extension *x, const Field *field) {
  Arena *arena = x->e->arena;
  Function *f = function_new(
      x->e->unit, arena_format(arena, "void %s(%s *msg)",
                               set_name(x, arena_format(arena, "clear_%s", field->name)), x->type));
  const char *data, *size;
  x->e->storage->unknown(f, x->unknown, &data, &size);
  drop(x, f, declare_keys(x, f, field), size);
  function_end_public(f, NULL);
}

static void emit(const Emission *e) {
  const Message *of = e->message->extends;
  const Step *members = e->plan->steps.count != 0 ? e->plan->steps.items[0] : NULL;
  // Other storages have their own has_x and clear_x, of what they hold.
  if (of == NULL || !e->storage->owns_values || members == NULL || members->kind != STEP_MEMBERS ||
      !members->members.codec->extends) {
    return;
  }
  Extension x = {
      .e = e,
      .of = of,
      .type = e->storage->message_type(e->arena, of),
      .unknown = place_unknown(e->arena, of),
      .members = members,
  };
  emit_get(&x);
  emit_set(&x);
  for (size_t i = 0; i < e->message->fields.count; i++) {
    emit_has(&x, e->message->fields.items[i]);
    emit_clear(&x, e->message->fields.items[i]);
  }
}

const Operation operation_extension = {.name = "extension",
                                       .verb = "extension",
                                       .needs = "decode,encode,size",
                                       .per_format = true,
                                       .emit = emit};
