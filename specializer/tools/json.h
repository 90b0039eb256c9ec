/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Reports as JSON, for programs: objects and lists over several lines, two
 * spaces deeper each. A name NULL: an item of a list.
 *
 *   json_open(&j, NULL, '{');
 *   json_text(&j, "name", "x");
 *   json_close(&j, '}');
 */
#ifndef HONE_TOOLS_JSON_H
#define HONE_TOOLS_JSON_H

#include <stdint.h>
#include <stdio.h>

#include "support/str.h"

typedef struct Json {
  FILE *out;
  unsigned depth;
  bool has_items; // in what is open
} Json;

void json_open(Json *json, const char *name, char bracket);
void json_close(Json *json, char bracket);
void json_text(Json *json, const char *name, const char *text); // NULL: null
void json_number(Json *json, const char *name, uint64_t number);
void json_bool(Json *json, const char *name, bool value);
void json_null(Json *json, const char *name);

#endif
