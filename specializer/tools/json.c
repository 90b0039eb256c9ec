/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tools/json.h"

#include <inttypes.h>

static void quote(Json *json, const char *text) {
  fputc('"', json->out);
  for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++) {
    if (*p == '"' || *p == '\\') {
      fprintf(json->out, "\\%c", *p);
    } else if (*p < 0x20) {
      fprintf(json->out, "\\u%04x", *p);
    } else {
      fputc(*p, json->out);
    }
  }
  fputc('"', json->out);
}

static void begin(Json *json, const char *name) {
  if (json->depth != 0) {
    fprintf(json->out, "%s\n%*s", json->has_items ? "," : "", (int)(2 * json->depth), "");
  }
  if (name != NULL) {
    quote(json, name);
    fputs(": ", json->out);
  }
  json->has_items = true;
}

void json_open(Json *json, const char *name, char bracket) {
  begin(json, name);
  fputc(bracket, json->out);
  json->depth++;
  json->has_items = false;
}

void json_close(Json *json, char bracket) {
  json->depth--;
  if (json->has_items) {
    fprintf(json->out, "\n%*s", (int)(2 * json->depth), "");
  }
  fputc(bracket, json->out);
  json->has_items = true;
  if (json->depth == 0) {
    fputc('\n', json->out);
  }
}

void json_text(Json *json, const char *name, const char *text) {
  if (text == NULL) {
    json_null(json, name);
    return;
  }
  begin(json, name);
  quote(json, text);
}

void json_number(Json *json, const char *name, uint64_t number) {
  begin(json, name);
  fprintf(json->out, "%" PRIu64, number);
}

void json_bool(Json *json, const char *name, bool value) {
  begin(json, name);
  fputs(value ? "true" : "false", json->out);
}

void json_null(Json *json, const char *name) {
  begin(json, name);
  fputs("null", json->out);
}
