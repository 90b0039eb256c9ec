/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * `hone check OLD NEW`: whether programs made of two versions of a header or
 * .proto file understand each other. Exit codes as diff has them: 0, 1 where
 * they do not, 2 where the two could not be compared.
 */
#include "tools/check.h"

#include <argp.h>
#include <string.h>

#include "driver/command.h"
#include "driver/read.h"
#include "support/str.h"

#define CODE_BREAKS 1
#define CODE_TROUBLE 2

typedef struct Comparison {
  Arena *arena;
  Diag diag;
  ReadOptions read, read_old; // they differ in their roots
  unsigned formats;
  bool as_json, is_strict;
  VEC(const char *) files;
} Comparison;

enum Key { KEY_ROOT = 'I', KEY_OLD_ROOT = 256, KEY_FORMATS, KEY_JSON, KEY_STRICT, KEY_TARGET };

static const struct argp_option option_list[] = {
    {"formats", KEY_FORMATS, "LIST", 0, "Of protobuf, json, ros1 (default: protobuf,json)", 0},
    {"json", KEY_JSON, NULL, 0, "Findings as JSON on standard output", 0},
    {"strict", KEY_STRICT, NULL, 0, "Warnings count as errors", 0},
    {NULL, KEY_ROOT, "DIR", 0, ".proto files find what they import below DIR", 0},
    {"old-root", KEY_OLD_ROOT, "DIR", 0, "The same for OLD alone, instead of -I", 0},
    {"target", KEY_TARGET, "TRIPLE", 0, "The machine that the headers are for", 0},
    {0},
};

static void add_formats(Comparison *made, struct argp_state *state, const char *list) {
  char *copy = arena_strdup(made->arena, list), *rest = NULL;
  for (char *word = strtok_r(copy, ",", &rest); word != NULL; word = strtok_r(NULL, ",", &rest)) {
    unsigned format = check_format(word);
    if (format == 0) {
      argp_error(state, "no rules for a format '%s'; there are some for protobuf, json, ros1",
                 word);
    }
    made->formats |= format;
  }
}

static error_t parse(int key, char *argument, struct argp_state *state) {
  Comparison *made = state->input;
  switch (key) {
  case KEY_FORMATS:
    add_formats(made, state, argument);
    return 0;
  case KEY_JSON:
    made->as_json = true;
    return 0;
  case KEY_STRICT:
    made->is_strict = true;
    return 0;
  case KEY_ROOT:
    vec_push(made->arena, &made->read.roots, argument);
    return 0;
  case KEY_OLD_ROOT:
    vec_push(made->arena, &made->read_old.roots, argument);
    return 0;
  case KEY_TARGET:
    made->read.target = argument;
    return 0;
  case ARGP_KEY_ARG:
    vec_push(made->arena, &made->files, argument);
    return 0;
  case ARGP_KEY_END:
    if (made->files.count != 2) {
      argp_error(state, "two versions are compared: OLD and NEW");
    }
    return 0;
  default:
    return ARGP_ERR_UNKNOWN;
  }
}

// What the formats cannot say at all is no change, but a mistake in one version.
static const Schema *read_version(Comparison *made, const ReadOptions *read, const char *path) {
  const Schema *schema = read_schema(made->arena, &made->diag, read, path);
  bool is_numbered = (made->formats & (CHECK_PROTOBUF | CHECK_JSON)) != 0;
  if (schema != NULL && is_numbered) {
    read_judge(schema, &made->diag, format_find("protobuf"));
  }
  if (schema != NULL && (made->formats & CHECK_ROS1) != 0) {
    read_judge(schema, &made->diag, format_find("ros1"));
  }
  return schema;
}

static int compare(Comparison *made) {
  if (made->formats == 0) {
    made->formats = CHECK_PROTOBUF | CHECK_JSON;
  }
  made->read_old.target = made->read.target;
  made->read_old.clang_args.items = made->read.clang_args.items;
  made->read_old.clang_args.count = made->read.clang_args.count;
  if (made->read_old.roots.count == 0) {
    made->read_old.roots.items = made->read.roots.items;
    made->read_old.roots.count = made->read.roots.count;
  }
  Check check = {.arena = made->arena, .formats = made->formats};
  check.old_schema = read_version(made, &made->read_old, made->files.items[0]);
  check.new_schema = read_version(made, &made->read, made->files.items[1]);
  if (made->diag.errors != 0) {
    return CODE_TROUBLE;
  }
  check_run(&check);
  if (made->as_json) {
    check_print_json(&check, stdout);
  } else {
    check_print_text(&check, &made->diag);
  }
  size_t breaks = check_count(&check, SEVERITY_ERROR);
  breaks += made->is_strict ? check_count(&check, SEVERITY_WARNING) : 0;
  return breaks != 0 ? CODE_BREAKS : 0;
}

static int run(int argc, char **argv) {
  static const struct argp argp = {
      .options = option_list,
      .parser = parse,
      .args_doc = "OLD NEW [-- CLANG-ARGS]",
      .doc = "Says what two versions of a header or .proto file changed so that programs made of "
             "one do not understand those made of the other.\v"
             "Exits with 0 where nothing breaks, 1 where something does, 2 where a version could "
             "not be read.",
  };
  Comparison made = {.arena = arena_new()};
  made.diag.arena = made.arena;
  made.diag.out = stderr;
  argv[0] = arena_strdup(made.arena, "hone check");
  int own = read_split(made.arena, argc, argv, &made.read);
  argp_parse(&argp, own, argv, 0, NULL, &made);
  int code = compare(&made);
  arena_free(made.arena);
  return code;
}

const Command command_check = {.name = "check", .run = run};
