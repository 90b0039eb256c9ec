/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * `hone layout HEADER...`: how messages lie in memory and on the wire, for one
 * target or several.
 */
#include "tools/layout.h"

#include <argp.h>
#include <string.h>

#include "driver/command.h"
#include "driver/read.h"
#include "operations/members.h"
#include "plan/passes.h"
#include "plan/values.h"
#include "storage/storage.h"
#include "support/str.h"

typedef struct Show {
  Arena *arena;
  Diag diag;
  ReadOptions read;
  bool as_json;
  VEC(const char *) headers;
  VEC(const char *) targets; // empty: the host
  VEC(const Format *) formats;
} Show;

enum Key { KEY_FORMATS = 256, KEY_TARGET, KEY_JSON };

static const struct argp_option option_list[] = {
    {"formats", KEY_FORMATS, "LIST", 0, "Wire formats, separated by commas (default: protobuf)", 0},
    {"target", KEY_TARGET, "TRIPLE", 0, "For this machine; more than one may be given", 0},
    {"json", KEY_JSON, NULL, 0, "As JSON", 0},
    {0},
};

static void add_formats(Show *show, struct argp_state *state, const char *list) {
  char *copy = arena_strdup(show->arena, list), *rest = NULL;
  for (char *word = strtok_r(copy, ",", &rest); word != NULL; word = strtok_r(NULL, ",", &rest)) {
    const Format *format = format_find(word);
    if (format == NULL) {
      argp_error(state, "no format '%s'; `hone --list-formats` prints those there are", word);
    }
    vec_push(show->arena, &show->formats, format);
  }
}

static error_t parse(int key, char *argument, struct argp_state *state) {
  Show *show = state->input;
  switch (key) {
  case KEY_FORMATS:
    add_formats(show, state, argument);
    return 0;
  case KEY_TARGET:
    vec_push(show->arena, &show->targets, argument);
    return 0;
  case KEY_JSON:
    show->as_json = true;
    return 0;
  case ARGP_KEY_ARG:
    vec_push(show->arena, &show->headers, argument);
    return 0;
  case ARGP_KEY_END:
    if (show->headers.count == 0) {
      argp_error(state, "no header to show");
    }
    if (show->formats.count == 0) {
      add_formats(show, state, "protobuf");
    }
    return 0;
  default:
    return ARGP_ERR_UNKNOWN;
  }
}

// As <M>_owns_nothing is made.
static bool *find_owners(Arena *arena, const Schema *schema) {
  const Storage *storage = storage_find("native");
  const PlanSet *values = values_lower(arena, schema);
  bool *owns_nothing = arena_array(arena, bool, schema->messages.count + 1);
  for (size_t i = 0; i < values->count; i++) {
    const Plan *plan = values->plans[i];
    owns_nothing[i] = true;
    for (size_t k = 0; k < plan->steps.count; k++) {
      owns_nothing[i] &= !storage->owns(member_place(arena, plan->steps.items[k]));
    }
  }
  return owns_nothing;
}

// Sizes of fields, one by one: nothing is fused.
static const PlanSet *plans_for(Arena *arena, const Schema *schema, const Format *format) {
  PassOptions options = {.portable = true};
  PlanSet *set = format_lower(arena, schema, format);
  passes_run(set, &options, "bounds");
  return set;
}

static bool make(Show *show, const char *header, const char *target, Layout *layout) {
  show->read.target = target;
  Schema *schema = read_header(show->arena, &show->diag, &show->read, header);
  *layout = (Layout){.arena = show->arena, .schema = schema};
  for (size_t i = 0; schema != NULL && i < show->formats.count; i++) {
    const Format *format = show->formats.items[i];
    if (read_judge(schema, &show->diag, format)) {
      vec_push(show->arena, &layout->plans, plans_for(show->arena, schema, format));
    }
  }
  if (show->diag.errors == 0) {
    layout->owns_nothing = find_owners(show->arena, schema);
  }
  return show->diag.errors == 0;
}

static void show_all(Show *show) {
  VEC(Layout) layouts = {0};
  if (show->targets.count == 0) {
    vec_push(show->arena, &show->targets, NULL);
  }
  for (size_t i = 0; i < show->headers.count; i++) {
    for (size_t k = 0; k < show->targets.count; k++) {
      Layout layout;
      make(show, show->headers.items[i], show->targets.items[k], &layout);
      vec_push(show->arena, &layouts, layout);
    }
  }
  if (show->diag.errors != 0) {
    return;
  }
  Json json = {.out = stdout};
  if (show->as_json) {
    json_open(&json, NULL, '[');
  }
  for (size_t i = 0; i < layouts.count; i++) {
    if (show->as_json) {
      layout_print_json(&layouts.items[i], &json);
    } else {
      fputs(i != 0 ? "\n" : "", stdout);
      layout_print_text(&layouts.items[i], stdout);
    }
  }
  if (show->as_json) {
    json_close(&json, ']');
  }
}

static int run(int argc, char **argv) {
  static const struct argp argp = {
      .options = option_list,
      .parser = parse,
      .args_doc = "HEADER... [-- CLANG-ARGS]",
      .doc = "Shows how messages lie: offsets and holes in C, bytes on the wire, what is constant.",
  };
  Show show = {.arena = arena_new()};
  show.diag.arena = show.arena;
  show.diag.out = stderr;
  argv[0] = arena_strdup(show.arena, "hone layout");
  int own = read_split(show.arena, argc, argv, &show.read);
  argp_parse(&argp, own, argv, 0, NULL, &show);
  show_all(&show);
  bool is_done = show.diag.errors == 0;
  arena_free(show.arena);
  return is_done ? 0 : 1;
}

const Command command_layout = {.name = "layout", .run = run};
