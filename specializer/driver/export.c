/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * `hone export proto|msg`: annotated headers as .proto files, or as .msg, .srv
 * and .action files, below a folder or on standard output.
 */
#include <argp.h>
#include <string.h>

#include "driver/command.h"
#include "driver/place.h"
#include "driver/read.h"
#include "export/msg.h"
#include "export/proto.h"
#include "support/outfile.h"
#include "support/str.h"

typedef struct Export {
  Arena *arena;
  Diag diag;
  ReadOptions read;
  Options place; // --base
  const char *kind;
  const char *output; // "-": standard output
  ProtoSyntax syntax;
  bool is_plain;
  int ros;
  VEC(const char *) headers;
} Export;

enum Key { KEY_OUTPUT = 'o', KEY_BASE = 256, KEY_TARGET, KEY_SYNTAX, KEY_PLAIN, KEY_ROS };

static const struct argp_option option_list[] = {
    {NULL, KEY_OUTPUT, "DIR", 0,
     "Write below DIR (default: the current folder; -: to standard output)", 0},
    {"base", KEY_BASE, "DIR", 0, "Headers keep their path below DIR in the output", 0},
    {"target", KEY_TARGET, "TRIPLE", 0, "The machine that the header is for", 0},
    {"syntax", KEY_SYNTAX, "NAME", 0,
     "proto2, proto3 or 2023 (default: the oldest that says it all, proto3 first)", 0},
    {"plain", KEY_PLAIN, NULL, 0, "Without the comments that bring the same header back", 0},
    {"ros", KEY_ROS, "N", 0, "msg: texts that have to be made are of ROS 1 (default) or 2", 0},
    {0},
};

static void set_syntax(Export *made, struct argp_state *state, const char *word) {
  static const char *const words[] = {"proto2", "proto3", "2023"};
  static const ProtoSyntax values[] = {PROTO_2, PROTO_3, PROTO_2023};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (str_equal(word, words[i])) {
      made->syntax = values[i];
      return;
    }
  }
  argp_error(state, "no syntax '%s'; there are proto2, proto3 and 2023", word);
}

static error_t parse(int key, char *argument, struct argp_state *state) {
  Export *made = state->input;
  switch (key) {
  case KEY_OUTPUT:
    made->output = argument;
    return 0;
  case KEY_BASE:
    made->place.base = argument;
    return 0;
  case KEY_TARGET:
    made->read.target = argument;
    return 0;
  case KEY_SYNTAX:
    set_syntax(made, state, argument);
    return 0;
  case KEY_PLAIN:
    made->is_plain = true;
    return 0;
  case KEY_ROS:
    made->ros = str_equal(argument, "1") ? 1 : str_equal(argument, "2") ? 2 : 0;
    if (made->ros == 0) {
      argp_error(state, "no ROS '%s'; there are 1 and 2", argument);
    }
    return 0;
  case ARGP_KEY_ARG:
    if (made->kind == NULL) {
      made->kind = argument;
      if (!str_equal(argument, "proto") && !str_equal(argument, "msg")) {
        argp_error(state, "there is no export to '%s'; there are proto and msg", argument);
      }
    } else {
      vec_push(made->arena, &made->headers, argument);
    }
    return 0;
  case ARGP_KEY_END:
    if (made->headers.count == 0) {
      argp_error(state, "no header to export");
    }
    return 0;
  default:
    return ARGP_ERR_UNKNOWN;
  }
}

// The well-known types that come with Hone are protobuf's own.
static const char *path_of(void *user, const char *header) {
  const Export *made = user;
  const char *stem = place_stem(made->arena, &made->place, header);
  return str_starts(stem, "hone/wkt/")
             ? arena_format(made->arena, "google/protobuf/%s.proto", stem + strlen("hone/wkt/"))
             : arena_format(made->arena, "%s.proto", stem);
}

static const char *text_of(Export *made, const char *header) {
  Schema *schema = read_header(made->arena, &made->diag, &made->read, header);
  if (schema == NULL || !read_judge(schema, &made->diag, format_find("protobuf"))) {
    return NULL;
  }
  ProtoExport request = {.arena = made->arena,
                         .diag = &made->diag,
                         .schema = schema,
                         .syntax = made->syntax,
                         .is_plain = made->is_plain,
                         .path_of = path_of,
                         .user = made};
  return export_proto(&request);
}

// All headers are read before anything is written.
static void export_all(Export *made) {
  size_t count = made->headers.count;
  const char **texts = arena_array(made->arena, const char *, count);
  for (size_t i = 0; i < count; i++) {
    texts[i] = text_of(made, made->headers.items[i]);
  }
  for (size_t i = 0; i < count && made->diag.errors == 0; i++) {
    if (str_equal(made->output, "-")) {
      fputs(texts[i], stdout);
    } else {
      const char *path = path_of(made, made->headers.items[i]);
      outfile_write(&made->diag, arena_format(made->arena, "%s/%s", made->output, path), texts[i]);
    }
  }
}

// ---- .msg ----

static void write_msg(Export *made, const MsgFileTexts *files) {
  bool is_shown = str_equal(made->output, "-");
  for (size_t i = 0; i < files->count && made->diag.errors == 0; i++) {
    const MsgFileText *file = &files->items[i];
    if (is_shown) {
      printf("%s==> %s <==\n%s", i != 0 ? "\n" : "", file->path, file->text);
    } else {
      outfile_write(&made->diag, arena_format(made->arena, "%s/%s", made->output, file->path),
                    file->text);
    }
  }
}

// All headers are read before anything is written.
static void export_messages(Export *made) {
  MsgFileTexts files = {0};
  for (size_t i = 0; i < made->headers.count; i++) {
    Schema *schema = read_header(made->arena, &made->diag, &made->read, made->headers.items[i]);
    // What ROS 2 has, the format of ROS 1 cannot judge.
    if (schema != NULL &&
        (made->ros == 2 || read_judge(schema, &made->diag, format_find("ros1")))) {
      MsgExport request = {made->arena, &made->diag, schema, made->ros};
      export_msg(&request, &files);
    }
  }
  write_msg(made, &files);
}

static int run(int argc, char **argv) {
  static const struct argp argp = {
      .options = option_list,
      .parser = parse,
      .args_doc = "proto|msg HEADER... [-- CLANG-ARGS]",
      .doc = "Makes .proto files of annotated headers, DIR/name.proto for name.h, or files of ROS, "
             "DIR/pkg/msg/Name.msg for each message.\v"
             "What .proto has no words for stands in comments, which `hone import proto` reads.",
  };
  Export made = {.arena = arena_new(), .output = ".", .ros = 1};
  made.diag.arena = made.arena;
  made.diag.out = stderr;
  argv[0] = arena_strdup(made.arena, "hone export");
  int own = read_split(made.arena, argc, argv, &made.read);
  argp_parse(&argp, own, argv, 0, NULL, &made);
  if (str_equal(made.kind, "msg")) {
    export_messages(&made);
  } else {
    export_all(&made);
  }
  bool is_done = made.diag.errors == 0;
  arena_free(made.arena);
  return is_done ? 0 : 1;
}

const Command command_export = {.name = "export", .run = run};
