/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "driver/options.h"

#include <argp.h>
#include <stdlib.h>
#include <string.h>

#include "frontend/frontend.h"
#include "operations/operation.h"
#include "plan/passes.h"
#include "support/str.h"

enum Key {
  KEY_OUTPUT = 'o',
  KEY_FORMATS = 256,
  KEY_VERBS,
  KEY_STORAGE,
  KEY_BASE,
  KEY_DEPFILE,
  KEY_TARGET,
  KEY_PORTABLE,
  KEY_OPTIMIZE,
  KEY_DUMP,
  KEY_AFTER,
  KEY_LIST_FORMATS,
  KEY_LIST_PASSES,
};

static const struct argp_option option_list[] = {
    {NULL, KEY_OUTPUT, "DIR", 0, "Write to DIR (default: the current folder)", 0},
    {"base", KEY_BASE, "DIR", 0, "Headers keep their path below DIR in the output", 0},
    {"formats", KEY_FORMATS, "LIST", 0, "Wire formats, separated by commas (default: protobuf)", 0},
    {"verbs", KEY_VERBS, "LIST", 0, "Which functions, separated by commas (default: all)", 0},
    {"storage", KEY_STORAGE, "LIST", 0, "What holds the values (default: native)", 0},
    {"target", KEY_TARGET, "TRIPLE", 0, "The machine that the output is for", 0},
    {"portable", KEY_PORTABLE, NULL, 0, "Output that holds for every target: nothing is fused", 0},
    {"optimize", KEY_OPTIMIZE, "WHAT", 0,
     "speed (default) or size, for messages that do not say it themselves", 0},
    {"depfile", KEY_DEPFILE, "FILE", 0, "Write what the output depends on, for make and ninja", 0},
    {"dump", KEY_DUMP, "STAGE", 0, "Print schema or plan[=FORMAT] instead of writing files", 1},
    {"after", KEY_AFTER, "PASS", 0, "With --dump plan: stop after this pass; `lower`: before any",
     1},
    {"list-formats", KEY_LIST_FORMATS, NULL, 0, "Print the formats there are", 1},
    {"list-passes", KEY_LIST_PASSES, NULL, 0, "Print the passes, in their order", 1},
    {0},
};

static void list_formats(void) {
  for (size_t i = 0; i < format_count; i++) {
    printf("%s\n", formats[i]->name);
  }
  exit(0);
}

static void list_passes(void) {
  for (size_t i = 0; i < pass_count; i++) {
    printf("%-8s %s\n", passes[i]->name, passes[i]->summary);
  }
  exit(0);
}

static void add_format(Options *options, struct argp_state *state, const char *word) {
  const Format *format = format_find(word);
  if (format == NULL) {
    argp_error(state, "no format '%s'; --list-formats prints those there are", word);
  }
  vec_push(options->arena, &options->formats, format);
}

static void add_verb(Options *options, struct argp_state *state, const char *word) {
  Str known = str_new(options->arena);
  for (size_t i = 0; i < operation_count; i++) {
    const char *verb = operations[i]->verb;
    if (str_equal(verb, word)) {
      vec_push(options->arena, &options->verbs, verb);
      return;
    }
    if (verb != NULL) {
      str_addf(&known, "%s%s", known.size == 0 ? "" : ", ", verb);
    }
  }
  argp_error(state, "no verb '%s'; there are %s", word, str_text(&known));
}

static void add_storage(Options *options, struct argp_state *state, const char *word) {
  const Storage *storage = storage_find(word);
  if (storage == NULL) {
    argp_error(state, "no storage '%s'", word);
  }
  vec_push(options->arena, &options->storages, storage);
}

static void each_word(Options *options, struct argp_state *state, const char *list,
                      void (*add)(Options *, struct argp_state *, const char *)) {
  char *copy = arena_strdup(options->arena, list);
  char *rest = NULL;
  for (char *word = strtok_r(copy, ",", &rest); word != NULL; word = strtok_r(NULL, ",", &rest)) {
    add(options, state, word);
  }
}

static void set_optimize(Options *options, struct argp_state *state, const char *word) {
  if (!str_equal(word, "speed") && !str_equal(word, "size")) {
    argp_error(state, "--optimize is speed or size, not '%s'", word);
  }
  options->optimize = str_equal(word, "size") ? OPTIMIZE_SIZE : OPTIMIZE_SPEED;
}

static void set_dump(Options *options, struct argp_state *state, const char *word) {
  if (str_equal(word, "schema")) {
    options->dump = DUMP_SCHEMA;
  } else if (str_equal(word, "plan") || str_starts(word, "plan=")) {
    options->dump = DUMP_PLAN;
    options->dump_format = word[4] == '=' ? word + 5 : NULL;
    if (options->dump_format != NULL && !str_equal(options->dump_format, "values") &&
        format_find(options->dump_format) == NULL) {
      argp_error(state, "no format '%s'; --list-formats prints those there are",
                 options->dump_format);
    }
  } else {
    argp_error(state, "nothing to dump called '%s'; there are schema and plan[=FORMAT]", word);
  }
}

static void set_after(Options *options, struct argp_state *state, const char *word) {
  options->after = word;
  for (size_t i = 0; i < pass_count; i++) {
    if (str_equal(passes[i]->name, word)) {
      return;
    }
  }
  if (!str_equal(word, "lower")) {
    argp_error(state, "no pass '%s'; --list-passes prints those there are", word);
  }
}

// The formats in the order of their list, each once: what is written does not depend on how the
// user said it.
static void sort_formats(Options *options) {
  VEC(const Format *) said = {options->formats.items, options->formats.count, 0};
  options->formats.items = arena_array(options->arena, const Format *, format_count);
  options->formats.count = 0;
  options->formats.capacity = format_count;
  for (size_t i = 0; i < format_count; i++) {
    for (size_t j = 0; j < said.count; j++) {
      if (said.items[j] == formats[i]) {
        vec_push(options->arena, &options->formats, formats[i]);
        break;
      }
    }
  }
}

static void finish(Options *options, struct argp_state *state) {
  if (options->headers.count == 0) {
    argp_error(state, "no header to specialize");
  }
  if (options->formats.count == 0) {
    add_format(options, state, "protobuf");
  }
  sort_formats(options);
  if (options->storages.count == 0) {
    add_storage(options, state, "native");
  }
}

static error_t parse(int key, char *argument, struct argp_state *state) {
  Options *options = state->input;
  switch (key) {
  case KEY_OUTPUT:
    options->output = argument;
    return 0;
  case KEY_BASE:
    options->base = argument;
    return 0;
  case KEY_FORMATS:
    each_word(options, state, argument, add_format);
    return 0;
  case KEY_VERBS:
    each_word(options, state, argument, add_verb);
    return 0;
  case KEY_STORAGE:
    each_word(options, state, argument, add_storage);
    return 0;
  case KEY_TARGET:
    options->read.target = argument;
    return 0;
  case KEY_PORTABLE:
    options->portable = true;
    return 0;
  case KEY_OPTIMIZE:
    set_optimize(options, state, argument);
    return 0;
  case KEY_DEPFILE:
    options->depfile = argument;
    return 0;
  case KEY_DUMP:
    set_dump(options, state, argument);
    return 0;
  case KEY_AFTER:
    set_after(options, state, argument);
    return 0;
  case KEY_LIST_FORMATS:
    list_formats();
    return 0;
  case KEY_LIST_PASSES:
    list_passes();
    return 0;
  case ARGP_KEY_ARG:
    vec_push(options->arena, &options->headers, argument);
    return 0;
  case ARGP_KEY_END:
    finish(options, state);
    return 0;
  default:
    return ARGP_ERR_UNKNOWN;
  }
}

static void print_version(FILE *out, struct argp_state *state) {
  (void)state;
  Arena *arena = arena_new();
  fprintf(out, "hone %s (libclang %s)\n", HONE_TOOL_VERSION, frontend_clang_version(arena));
  arena_free(arena);
}

void options_parse(Options *options, Arena *arena, int argc, char **argv) {
  static const struct argp argp = {
      .options = option_list,
      .parser = parse,
      .args_doc = "[specialize] HEADER... [-- CLANG-ARGS]",
      .doc = "Specializes annotated C structs: writes NAME.hone.h and NAME.hone.c, which encode, "
             "decode, size and release exactly those structs.\v"
             "What stands behind -- goes to the compiler front end: -I, -D, -std and the like.",
  };
  argp_program_version_hook = print_version;
  *options = (Options){.arena = arena, .output = "."};
  int own = read_split(arena, argc, argv, &options->read);
  argp_parse(&argp, own, argv, 0, NULL, options);
}
