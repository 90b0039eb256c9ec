/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The functions of messages that have a table. They are calls, and stand in the
 * header: what a program does not call takes no byte of it.
 */
#include "operations/table.h"
#include "operations/wire.h"

// `static inline SIGNATURE { BODY }` in the header; in templates $M$ is the C type.
static void inline_function(const Emission *e, const char *name, const char *parameters,
                            const char *result, const char *body, const char *comment) {
  Writer *out = &e->unit->header;
  unit_name(e->unit, name);
  writer_gap(out);
  if (comment != NULL) {
    writer_line(out, "/* $comment$ */", {"comment", comment});
  }
  writer_line(out, "static inline $result$ $name$($parameters$) {\n$body$\n}", {"result", result},
              {"name", name}, {"parameters", parameters}, {"body", body});
}

static const char *call(const Emission *e, const char *verb, const char *arguments) {
  return expression(e->arena, "return hone_$word$_table_$verb$(&$table$, $arguments$);",
                    {"word", table_word(e)}, {"verb", verb},
                    {"table", name_function(e->arena, e->stem, "table", e->format)},
                    {"arguments", arguments});
}

// `verb` is the runtime's; `rest` the parameters behind the message, `arguments` all but the table.
static void forward(const Emission *e, const char *name, const char *verb, const char *result,
                    const char *rest, const char *arguments, const char *comment) {
  bool reads = verb[0] == 'g' || verb[0] == 'd'; // get, decode
  const char *parameters =
      arena_format(e->arena, "%s%s *msg%s", reads ? "" : "const ", e->type, rest);
  inline_function(e, name, parameters, result, call(e, verb, arguments), comment);
}

void table_size(const Emission *e) {
  const char *name = wire_function(e, e->message, "size");
  const char *comment =
      arena_format(e->arena, "How many bytes %s writes.", wire_function(e, e->message, "encode"));
  if (e->plan->bounded && bounds_are_fixed(e->plan->bytes)) {
    inline_function(
        e, name, arena_format(e->arena, "const %s *msg", e->type), "size_t",
        arena_format(e->arena, "(void)msg;\nreturn %s;", wire_number(e->arena, e->plan->bytes.max)),
        comment);
    return;
  }
  table_emit(e);
  forward(e, name, "size", "size_t", "", "msg", comment);
}

void table_encode(const Emission *e) {
  const char *encode = wire_function(e, e->message, "encode");
  const char *put = wire_function(e, e->message, "put");
  table_emit(e);
  forward(e, encode, "encode", "hone_result", ", uint8_t *out, size_t capacity",
          "msg, out, capacity",
          "Writes the message to `out`; succeeds if and only if its size fits.");
  forward(e, arena_format(e->arena, "%s_trusted", encode), "encode_trusted", "size_t",
          ", uint8_t *out", "msg, out",
          "The same without checks for room: `out` holds the size. 0: a value cannot be written.");
  forward(e, arena_format(e->arena, "%s_new", encode), "encode_new", "hone_result",
          ", hone_alloc *alloc, hone_bytes *out", "msg, alloc, out",
          "Writes the message to a block of its exact size; hone_release(alloc, data, size) frees "
          "it.");
  forward(e, put, "put", "uint8_t *", ", uint8_t *p, uint8_t *end, hone_encoder *e",
          "msg, p, end, e", NULL);
  forward(e, arena_format(e->arena, "%s_trusted", put), "put_trusted", "uint8_t *",
          ", uint8_t *p, hone_encoder *e", "msg, p, e", NULL);
}

void table_decode(const Emission *e) {
  table_emit(e);
  forward(e, wire_function(e, e->message, "decode"), "decode", "hone_result",
          ", const uint8_t *in, size_t size, hone_alloc *alloc, unsigned flags",
          "msg, in, size, alloc, flags",
          "Reads the message from the whole of `in`; after any failure it can be released.");
  forward(e, wire_function(e, e->message, "get"), "get", "const uint8_t *",
          ", const uint8_t *p, const uint8_t *end, hone_decoder *d", "msg, p, end, d", NULL);
}

void table_init(const Emission *e) {
  const char *message = arena_format(e->arena, "%s *msg", e->type);
  unit_header_include(e->unit, "string.h");
  inline_function(e, name_function(e->arena, e->stem, "init", NULL), message, "void",
                  "memset(msg, 0, sizeof(*msg));",
                  "The initial state: defaults, zeros, nothing present. Releases nothing.");
  inline_function(e, name_function(e->arena, e->stem, "clear", NULL),
                  arena_format(e->arena, "%s, hone_alloc *alloc", message), "void",
                  "(void)alloc;\nmemset(msg, 0, sizeof(*msg));",
                  "Releases, then sets the initial state.");
}

void table_release(const Emission *e) {
  inline_function(e, name_function(e->arena, e->stem, "release", NULL),
                  arena_format(e->arena, "%s *msg, hone_alloc *alloc", e->type), "void",
                  "(void)msg;\n(void)alloc;",
                  "Frees what the message owns and leaves its members as they are.");
}
