/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * `hone import msg`: .msg, .srv and .action files, see import/msg. `hone import
 * proto`: has protoc, or buf where protoc will not (editions need
 * a protoc of their time), make a descriptor set of the files, and gives it to
 * the protoc-gen-hone that lies beside this tool.
 */
#include <argp.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "driver/child.h"
#include "driver/command.h"
#include "import/msg/importer.h"
#include "support/diag.h"
#include "support/outfile.h"
#include "support/path.h"
#include "support/str.h"

typedef struct Import {
  Arena *arena;
  Diag diag;
  const char *kind;   // "proto" or "msg"
  const char *output; // the folder; NULL: not said
  const char *set;    // a descriptor set that is there already; NULL: none
  Words files, roots, options;
  bool with_imports;
  int ros;
} Import;

enum Key {
  KEY_OUTPUT = 'o',
  KEY_ROOT = 'I',
  KEY_IMPORTS = 256,
  KEY_SIDE_FILE,
  KEY_SET,
  KEY_CHOOSE,
  KEY_ROS
};

static const struct argp_option option_list[] = {
    {NULL, KEY_OUTPUT, "DIR", 0, "Write below DIR", 0},
    {NULL, KEY_ROOT, "DIR", 0, "Imports are looked for below DIR (default: the current folder)", 0},
    {"imports", KEY_IMPORTS, NULL, 0, "Write what the files import, too", 0},
    {"side-file", KEY_SIDE_FILE, "FILE", 0,
     "Choices; those that end in .options have nanopb's words", 0},
    {"choose", KEY_CHOOSE, "KEY=VALUE", 0, "A choice for all files: text=pointer, prefix=x_", 0},
    {"descriptor-set", KEY_SET, "FILE", 0,
     "Take descriptors from FILE, which protoc --include_imports or buf build wrote", 0},
    {"ros", KEY_ROS, "N", 0, "msg: of ROS 1 or 2 (default: what the text shows, else both)", 0},
    {0},
};

static error_t parse(int key, char *argument, struct argp_state *state) {
  Import *import = state->input;
  Arena *arena = import->arena;
  switch (key) {
  case KEY_OUTPUT:
    import->output = argument;
    return 0;
  case KEY_ROOT:
    vec_push(arena, &import->roots, argument);
    return 0;
  case KEY_IMPORTS:
    vec_push(arena, &import->options, "imports");
    import->with_imports = true;
    return 0;
  case KEY_SIDE_FILE:
    vec_push(arena, &import->options, arena_format(arena, "side_file=%s", argument));
    return 0;
  case KEY_CHOOSE:
    vec_push(arena, &import->options, argument);
    return 0;
  case KEY_SET:
    import->set = argument;
    return 0;
  case KEY_ROS:
    import->ros = str_equal(argument, "1") ? 1 : str_equal(argument, "2") ? 2 : 0;
    if (import->ros == 0) {
      argp_error(state, "no ROS '%s'; there are 1 and 2", argument);
    }
    return 0;
  case ARGP_KEY_ARG:
    if (import->kind == NULL) {
      import->kind = argument;
      if (!str_equal(argument, "proto") && !str_equal(argument, "msg")) {
        argp_error(state, "there is no import of '%s'; there are proto and msg", argument);
      }
    } else {
      vec_push(arena, &import->files, argument);
    }
    return 0;
  case ARGP_KEY_END:
    if (import->kind == NULL || (import->files.count == 0 && import->set == NULL)) {
      argp_error(state, "nothing to import");
    }
    if (import->output == NULL) {
      argp_error(state, "-o DIR says where to write");
    }
    return 0;
  default:
    return ARGP_ERR_UNKNOWN;
  }
}

// ---- Paths ----

// The path of `file` below `root`; NULL: it does not lie there.
static const char *below(Arena *arena, const char *root, const char *file) {
  const char *base = path_real(arena, root), *path = path_real(arena, file);
  size_t size = strlen(base);
  size -= size != 0 && base[size - 1] == '/';
  return strncmp(path, base, size) == 0 && path[size] == '/' ? path + size + 1 : NULL;
}

static const char *folder_of(Arena *arena, const char *file) {
  const char *slash = strrchr(file, '/');
  return slash == NULL   ? "."
         : slash == file ? "/"
                         : arena_strndup(arena, file, (size_t)(slash - file));
}

// Where `file` is: as it was said, or below a root; NULL, and a diagnostic: nowhere.
static const char *find_file(Import *import, const char *file) {
  Location at = {0};
  if (access(file, R_OK) == 0) {
    return file;
  }
  for (size_t i = 0; i < import->roots.count; i++) {
    const char *path = arena_format(import->arena, "%s/%s", import->roots.items[i], file);
    if (access(path, R_OK) == 0) {
      return path;
    }
  }
  diag_error(&import->diag, at, "cannot read %s", file);
  return NULL;
}

// The files as they are on disk, and as imports call them.
static bool resolve(Import *import, Words *paths, Words *names) {
  bool has_roots = import->roots.count != 0;
  if (!has_roots) {
    vec_push(import->arena, &import->roots, ".");
  }
  for (size_t i = 0; i < import->files.count; i++) {
    const char *path = find_file(import, import->files.items[i]), *name = NULL;
    if (path == NULL) {
      return false;
    }
    if (!has_roots && below(import->arena, ".", path) == NULL) {
      vec_push(import->arena, &import->roots, folder_of(import->arena, path));
    }
    for (size_t k = 0; k < import->roots.count && name == NULL; k++) {
      name = below(import->arena, import->roots.items[k], path);
    }
    if (name == NULL) {
      Location at = {0};
      diag_error(&import->diag, at, "%s lies below none of the folders given by -I; add its root",
                 path);
      return false;
    }
    vec_push(import->arena, paths, path);
    vec_push(import->arena, names, name);
  }
  return true;
}

// ---- The descriptor set ----

typedef struct Compiler {
  const char *words[3]; // how it is called
  size_t count;
} Compiler;

static const Compiler compilers[] = {{{"protoc"}, 1}, {{"buf", "alpha", "protoc"}, 3}};

static int compile(Import *import, const Compiler *compiler, const Words *paths, const char *set,
                   const char **log) {
  Words words = {0};
  for (size_t i = 0; i < compiler->count; i++) {
    vec_push(import->arena, &words, compiler->words[i]);
  }
  for (size_t i = 0; i < import->roots.count; i++) {
    vec_push(import->arena, &words, "-I");
    vec_push(import->arena, &words, import->roots.items[i]);
  }
  vec_push(import->arena, &words, "--include_imports");
  vec_push(import->arena, &words, "--include_source_info");
  vec_push(import->arena, &words, "-o");
  vec_push(import->arena, &words, set);
  for (size_t i = 0; i < paths->count; i++) {
    vec_push(import->arena, &words, paths->items[i]);
  }
  return child_run(import->arena, &words, log);
}

// What a compiler says is its user's to read; what the second says only where it got further.
static bool make_set(Import *import, const Words *paths, const char *set) {
  const char *logs[2] = {"", ""};
  int codes[2];
  for (size_t i = 0; i < 2; i++) {
    codes[i] = compile(import, &compilers[i], paths, set, &logs[i]);
    if (codes[i] == 0) {
      fputs(logs[i], import->diag.out);
      return true;
    }
  }
  Location at = {0};
  if (codes[0] == 127 && codes[1] == 127) {
    diag_error(&import->diag, at,
               "neither protoc nor buf is on PATH; install one, or give --descriptor-set");
    return false;
  }
  size_t last = codes[1] == 127 ? 0 : 1;
  fputs(logs[last], import->diag.out);
  diag_error(&import->diag, at, "%s refuses these files%s", compilers[last].words[0],
             last == 0 && strstr(logs[0], "No syntax specified") != NULL
                 ? "; if they are of an edition, install a newer protoc, or buf"
                 : "");
  return false;
}

// ---- protoc-gen-hone ----

// Beside this tool, or on PATH.
static const char *plugin(Arena *arena) {
  char tool[PATH_MAX];
  ssize_t size = readlink("/proc/self/exe", tool, sizeof tool - 1);
  if (size > 0) {
    tool[size] = '\0';
    const char *path = arena_format(arena, "%s/protoc-gen-hone", folder_of(arena, tool));
    if (access(path, X_OK) == 0) {
      return path;
    }
  }
  return "protoc-gen-hone";
}

static bool write_headers(Import *import, const char *set, const Words *names) {
  Words words = {0};
  vec_push(import->arena, &words, plugin(import->arena));
  vec_push(import->arena, &words, "--descriptor-set");
  vec_push(import->arena, &words, set);
  vec_push(import->arena, &words, "-o");
  vec_push(import->arena, &words, import->output);
  for (size_t i = 0; i < import->roots.count; i++) {
    vec_push(import->arena, &words, "--opt");
    vec_push(import->arena, &words,
             arena_format(import->arena, "proto_path=%s", import->roots.items[i]));
  }
  for (size_t i = 0; i < import->options.count; i++) {
    vec_push(import->arena, &words, "--opt");
    vec_push(import->arena, &words, import->options.items[i]);
  }
  for (size_t i = 0; i < names->count; i++) {
    vec_push(import->arena, &words, names->items[i]);
  }
  int code = child_run(import->arena, &words, NULL);
  if (code == 127) {
    Location at = {0};
    diag_error(&import->diag, at, "protoc-gen-hone is neither beside hone nor on PATH");
  }
  return code == 0;
}

static bool import_proto(Import *import) {
  Words paths = {0}, names = {0};
  if (import->set != NULL) {
    return write_headers(import, import->set, &import->files);
  }
  if (!resolve(import, &paths, &names)) {
    return false;
  }
  const char *folder = getenv("TMPDIR");
  char *set = arena_format(import->arena, "%s/hone-XXXXXX", folder != NULL ? folder : "/tmp");
  int file = mkstemp(set);
  if (file < 0) {
    Location at = {0};
    diag_error(&import->diag, at, "cannot make a temporary file in %s",
               folder != NULL ? folder : "/tmp");
    return false;
  }
  close(file);
  bool is_done = make_set(import, &paths, set) && write_headers(import, set, &names);
  unlink(set);
  return is_done;
}

// ---- .msg ----

static bool import_messages(Import *import) {
  MsgRequest request = {.with_imports = import->with_imports, .ros = import->ros};
  MsgHeaders headers = {0};
  for (size_t i = 0; i < import->files.count; i++) {
    const char *path = find_file(import, import->files.items[i]);
    if (path != NULL) {
      vec_push(import->arena, &request.files, path);
    }
  }
  for (size_t i = 0; i < import->roots.count; i++) {
    vec_push(import->arena, &request.roots, import->roots.items[i]);
  }
  if (import->diag.errors != 0 || !import_msg(import->arena, &import->diag, &request, &headers)) {
    return false;
  }
  for (size_t i = 0; i < headers.count; i++) {
    outfile_write(&import->diag,
                  arena_format(import->arena, "%s/%s", import->output, headers.items[i].path),
                  headers.items[i].text);
  }
  return import->diag.errors == 0;
}

static int run(int argc, char **argv) {
  static const struct argp argp = {
      .options = option_list,
      .parser = parse,
      .args_doc = "proto|msg FILE...",
      .doc = "Makes annotated headers of .proto files, DIR/path/name.h for path/name.proto, and of "
             ".msg, .srv and .action files, DIR/pkg/msg/Name.h for pkg/msg/Name.msg.\v"
             "protoc or buf reads the files. Lines that begin with `hone:` in their comments, and "
             "side files (name.hone, nanopb's name.options) say how things are held in C.",
  };
  Import import = {.arena = arena_new()};
  import.diag.arena = import.arena;
  import.diag.out = stderr;
  argv[0] = arena_strdup(import.arena, "hone import");
  argp_err_exit_status = 64;
  argp_parse(&argp, argc, argv, 0, NULL, &import);
  bool is_done = str_equal(import.kind, "msg") ? import_messages(&import) : import_proto(&import);
  arena_free(import.arena);
  return is_done ? 0 : 1;
}

const Command command_import = {.name = "import", .run = run};
