/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sizes as a list, indented by what is in what, and as JSON.
 */
#include <inttypes.h>

#include "tools/json.h"
#include "tools/size.h"

#define COLUMN 9

static void line(FILE *out, unsigned depth, uint64_t bytes, const char *name) {
  fprintf(out, "%*" PRIu64 "  %*s%s\n", COLUMN, bytes, (int)(2 * depth), "", name);
}

static void print_message(const SizeMessage *message, FILE *out) {
  line(out, 0, message->bytes, message->name);
  for (size_t i = 0; i < message->formats.count; i++) {
    const SizeFormat *format = &message->formats.items[i];
    line(out, 1, format->bytes, format->name);
    for (size_t k = 0; k < format->functions.count; k++) {
      line(out, 2, format->functions.items[k].bytes, format->functions.items[k].name);
    }
  }
}

void size_print_text(const Size *size, FILE *out) {
  for (size_t i = 0; i < size->messages.count; i++) {
    if (size->messages.items[i].bytes != 0) {
      print_message(&size->messages.items[i], out);
    }
  }
  for (size_t i = 0; i < size->formats.count; i++) {
    uint64_t bytes = size_of_format(size, size->formats.items[i]);
    if (bytes != 0) {
      line(out, 0, bytes, arena_format(size->arena, "all of %s", size->formats.items[i]));
    }
  }
  line(out, 0, size->bytes, "total");
  if (size->others.count != 0) {
    line(out, 0, size->other_bytes,
         arena_format(size->arena, "in %zu function%s of no message", size->others.count,
                      size->others.count == 1 ? "" : "s"));
  }
}

// ---- JSON ----

static void json_functions(Json *json, const Functions *functions) {
  json_open(json, "functions", '[');
  for (size_t i = 0; i < functions->count; i++) {
    json_open(json, NULL, '{');
    json_text(json, "name", functions->items[i].name);
    json_number(json, "bytes", functions->items[i].bytes);
    json_close(json, '}');
  }
  json_close(json, ']');
}

static void json_message(Json *json, const SizeMessage *message) {
  json_open(json, NULL, '{');
  json_text(json, "name", message->name);
  json_number(json, "bytes", message->bytes);
  json_open(json, "formats", '[');
  for (size_t i = 0; i < message->formats.count; i++) {
    json_open(json, NULL, '{');
    json_text(json, "name", message->formats.items[i].name);
    json_number(json, "bytes", message->formats.items[i].bytes);
    json_functions(json, &message->formats.items[i].functions);
    json_close(json, '}');
  }
  json_close(json, ']');
  json_close(json, '}');
}

void size_print_json(const Size *size, FILE *out) {
  Json json = {.out = out};
  json_open(&json, NULL, '{');
  json_number(&json, "bytes", size->bytes);
  json_open(&json, "messages", '[');
  for (size_t i = 0; i < size->messages.count; i++) {
    if (size->messages.items[i].bytes != 0) {
      json_message(&json, &size->messages.items[i]);
    }
  }
  json_close(&json, ']');
  json_open(&json, "formats", '{');
  for (size_t i = 0; i < size->formats.count; i++) {
    uint64_t bytes = size_of_format(size, size->formats.items[i]);
    if (bytes != 0) {
      json_number(&json, size->formats.items[i], bytes);
    }
  }
  json_close(&json, '}');
  json_open(&json, "other", '{');
  json_number(&json, "bytes", size->other_bytes);
  json_functions(&json, &size->others);
  json_close(&json, '}');
  json_close(&json, '}');
}
