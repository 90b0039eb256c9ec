/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * `hone size OBJECT...`: bytes of code per function, message and format, and
 * budgets for them. Exits with 1 where a budget is exceeded.
 */
#include "tools/size.h"

#include <argp.h>
#include <ctype.h>
#include <stdlib.h>

#include "driver/command.h"
#include "driver/read.h"

typedef struct Measure {
  Arena *arena;
  Diag diag;
  ReadOptions read;
  bool as_json, is_quiet;
  uint64_t limit; // UINT64_MAX: none
  VEC(const char *) objects;
  VEC(const char *) budgets;
  VEC(const char *) headers;
  VEC(Schema *) schemas;
} Measure;

enum Key { KEY_QUIET = 'q', KEY_BUDGET = 256, KEY_LIMIT, KEY_SCHEMA, KEY_TARGET, KEY_JSON };

static const struct argp_option option_list[] = {
    {"budget", KEY_BUDGET, "FILE", 0,
     "Lines `name = bytes`, where name is a message, MESSAGE.FORMAT, a format, a function, or "
     "total",
     0},
    {"limit", KEY_LIMIT, "BYTES", 0, "The budget of everything together", 0},
    {"schema", KEY_SCHEMA, "HEADER", 0, "The budgets are those that its messages are given", 0},
    {"target", KEY_TARGET, "TRIPLE", 0, "The machine that the headers are for", 0},
    {"json", KEY_JSON, NULL, 0, "As JSON", 0},
    {"quiet", KEY_QUIET, NULL, 0, "Only what exceeds its budget", 0},
    {0},
};

static uint64_t number(struct argp_state *state, const char *text) {
  char *end;
  uint64_t value = strtoull(text, &end, 0);
  if (!isdigit((unsigned char)*text) || *end != '\0') {
    argp_error(state, "'%s' is no number of bytes", text);
  }
  return value;
}

static error_t parse(int key, char *argument, struct argp_state *state) {
  Measure *measure = state->input;
  switch (key) {
  case KEY_BUDGET:
    vec_push(measure->arena, &measure->budgets, argument);
    return 0;
  case KEY_LIMIT:
    measure->limit = number(state, argument);
    return 0;
  case KEY_SCHEMA:
    vec_push(measure->arena, &measure->headers, argument);
    return 0;
  case KEY_TARGET:
    measure->read.target = argument;
    return 0;
  case KEY_JSON:
    measure->as_json = true;
    return 0;
  case KEY_QUIET:
    measure->is_quiet = true;
    return 0;
  case ARGP_KEY_ARG:
    vec_push(measure->arena, &measure->objects, argument);
    return 0;
  case ARGP_KEY_END:
    if (measure->objects.count == 0) {
      argp_error(state, "no object file to measure");
    }
    return 0;
  default:
    return ARGP_ERR_UNKNOWN;
  }
}

static void read_all(Measure *measure, Size *size) {
  for (size_t i = 0; i < format_count; i++) {
    vec_push(measure->arena, &size->formats, formats[i]->name);
  }
  for (size_t i = 0; i < measure->headers.count; i++) {
    Schema *schema =
        read_header(measure->arena, &measure->diag, &measure->read, measure->headers.items[i]);
    if (schema == NULL) {
      continue;
    }
    vec_push(measure->arena, &measure->schemas, schema);
    for (size_t k = 0; k < schema->messages.count; k++) {
      if (schema->messages.items[k]->is_main) {
        vec_push(measure->arena, &size->names, schema->messages.items[k]->name);
      }
    }
  }
  for (size_t i = 0; i < measure->objects.count; i++) {
    object_read(measure->arena, &measure->diag, measure->objects.items[i], &size->functions);
  }
  if (measure->diag.errors == 0 && size->functions.count == 0) {
    diag_error(
        &measure->diag, (Location){0},
        "no function or constant in %s; give objects or archives, or programs with their symbols",
        measure->objects.count == 1 ? measure->objects.items[0] : "any of these files");
  }
}

static void check_all(Measure *measure, const Size *size) {
  for (size_t i = 0; i < measure->schemas.count; i++) {
    size_check_schema(size, &measure->diag, measure->schemas.items[i]);
  }
  for (size_t i = 0; i < measure->budgets.count; i++) {
    size_check_file(size, &measure->diag, measure->budgets.items[i]);
  }
  size_check_limit(size, &measure->diag, measure->limit);
}

static bool measure_all(Measure *measure) {
  Size size = {.arena = measure->arena};
  read_all(measure, &size);
  if (measure->diag.errors != 0) {
    return false;
  }
  size_group(&size);
  if (measure->as_json) {
    size_print_json(&size, stdout);
  } else if (!measure->is_quiet) {
    size_print_text(&size, stdout);
  }
  fflush(stdout);
  check_all(measure, &size);
  return measure->diag.errors == 0;
}

static int run(int argc, char **argv) {
  static const struct argp argp = {
      .options = option_list,
      .parser = parse,
      .args_doc = "OBJECT... [-- CLANG-ARGS]",
      .doc = "Says how many bytes of code emitted functions take, by message and format; of "
             "objects, archives and programs in ELF, Mach-O or COFF.",
  };
  Measure measure = {.arena = arena_new(), .limit = UINT64_MAX};
  measure.diag.arena = measure.arena;
  measure.diag.out = stderr;
  argv[0] = arena_strdup(measure.arena, "hone size");
  int own = read_split(measure.arena, argc, argv, &measure.read);
  argp_parse(&argp, own, argv, 0, NULL, &measure);
  bool is_done = measure_all(&measure);
  arena_free(measure.arena);
  return is_done ? 0 : 1;
}

const Command command_size = {.name = "size", .run = run};
