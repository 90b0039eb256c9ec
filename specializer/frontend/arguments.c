/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The arguments of a parse. libclang looks for the compiler's own headers
 * (stddef.h and so on) beside itself, and fails where only the library is
 * installed or reached through a link: so they are looked for here, down to
 * those of another clang or of GCC. For a foreign target the host's libc
 * headers must never be found: they would be read as if they were its own.
 */
#define _GNU_SOURCE
#include "frontend/arguments.h"

#include <clang-c/Index.h>
#include <dlfcn.h>
#include <glob.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/str.h"

static void add(Arguments *arguments, const char *item) {
  vec_push(arguments->arena, arguments, item);
}

const char *frontend_clang_version(Arena *arena) {
  CXString string = clang_getClangVersion();
  const char *text = clang_getCString(string);
  const char *version = strstr(text, "version ");
  version = version != NULL ? version + strlen("version ") : text;
  char *copy = arena_strndup(arena, version, strspn(version, "0123456789."));
  clang_disposeString(string);
  return copy;
}

// ---- The compiler's own headers ----

static bool is_resource_dir(Arena *arena, const char *dir) {
  return access(arena_format(arena, "%s/include/stddef.h", dir), R_OK) == 0;
}

// The last path that matches, which is the highest version of those that glob sorts.
static const char *last_match(Arena *arena, const char *pattern, const char *cut) {
  glob_t found;
  const char *path = NULL;
  if (glob(pattern, 0, NULL, &found) == 0 && found.gl_pathc != 0) {
    path = found.gl_pathv[found.gl_pathc - 1];
    path = arena_strndup(arena, path, strlen(path) - strlen(cut));
  }
  globfree(&found);
  return path;
}

// Where the library itself lies, all links followed.
static const char *library_dir(Arena *arena) {
  Dl_info info;
  char path[PATH_MAX];
  void *function;
  CXString (*version)(void) = clang_getClangVersion;
  memcpy(&function, &version, sizeof function);
  if (dladdr(function, &info) == 0 || realpath(info.dli_fname, path) == NULL) {
    return NULL;
  }
  char *slash = strrchr(path, '/');
  return slash != NULL ? arena_strndup(arena, path, (size_t)(slash - path)) : NULL;
}

static const char *find_resource_dir(Arena *arena) {
  const char *version = frontend_clang_version(arena);
  const char *major = arena_strndup(arena, version, strcspn(version, "."));
  const char *library = library_dir(arena);
  const char *roots[] = {library != NULL ? library : "/usr/lib",
                         arena_format(arena, "/usr/lib/llvm-%s/lib", major), "/usr/lib",
                         "/usr/lib64", "/usr/local/lib"};
  for (size_t i = 0; i < sizeof roots / sizeof *roots; i++) {
    const char *names[] = {version, major};
    for (size_t j = 0; j < 2; j++) {
      const char *dir = arena_format(arena, "%s/clang/%s", roots[i], names[j]);
      if (is_resource_dir(arena, dir)) {
        return dir;
      }
    }
  }
  return last_match(arena, "/usr/lib/llvm-*/lib/clang/*/include/stddef.h", "/include/stddef.h");
}

static void add_own_headers(Arguments *arguments, const FrontendOptions *options) {
  for (size_t i = 0; i < options->clang_arg_count; i++) {
    if (str_starts(options->clang_args[i], "-resource-dir")) {
      return;
    }
  }
  Arena *arena = arguments->arena;
  const char *dir = options->resource_dir;
  if (dir == NULL) {
    dir = find_resource_dir(arena);
  }
  if (dir != NULL) {
    add(arguments, "-resource-dir");
    add(arguments, dir);
    return;
  }
  const char *gcc = last_match(arena, "/usr/lib/gcc/*/*/include/stddef.h", "/stddef.h");
  if (gcc != NULL) {
    add(arguments, "-isystem");
    add(arguments, gcc);
  }
}

// ---- Targets ----

#if defined(__x86_64__)
#define HOST "x86_64"
#elif defined(__aarch64__)
#define HOST "aarch64"
#elif defined(__i386__)
#define HOST "i386"
#elif defined(__arm__)
#define HOST "arm"
#elif defined(__riscv) && __riscv_xlen == 64
#define HOST "riscv64"
#elif defined(__s390x__)
#define HOST "s390x"
#else
#define HOST ""
#endif

// The target that holds: the option, else the last one that the arguments name.
static const char *effective_target(const FrontendOptions *options) {
  const char *target = NULL;
  for (size_t i = 0; i < options->clang_arg_count; i++) {
    const char *arg = options->clang_args[i];
    if (str_starts(arg, "--target=")) {
      target = arg + strlen("--target=");
    } else if (str_equal(arg, "-target") && i + 1 < options->clang_arg_count) {
      target = options->clang_args[i + 1];
    }
  }
  return options->target != NULL ? options->target : target;
}

static bool says_sysroot(const FrontendOptions *options) {
  for (size_t i = 0; i < options->clang_arg_count; i++) {
    const char *arg = options->clang_args[i];
    if (str_starts(arg, "--sysroot") || str_starts(arg, "-isysroot") ||
        str_starts(arg, "--gcc-toolchain") || str_equal(arg, "-nostdlibinc") ||
        str_equal(arg, "-nostdinc")) {
      return true;
    }
  }
  return false;
}

static void add_target(Arguments *arguments, const FrontendOptions *options) {
  const char *target = effective_target(options);
  if (options->target != NULL) {
    add(arguments, arena_format(arguments->arena, "--target=%s", options->target));
  }
  size_t arch = target != NULL ? strcspn(target, "-") : 0;
  bool foreign = target != NULL && (arch != strlen(HOST) || strncmp(target, HOST, arch) != 0);
  if (!foreign || says_sysroot(options)) {
    return;
  }
  add(arguments, "-nostdlibinc");
  const char *headers = arena_format(arguments->arena, "/usr/%s/include", target);
  if (access(headers, R_OK) == 0) {
    add(arguments, "-isystem");
    add(arguments, headers);
  } else {
    add(arguments, "-ffreestanding"); // stdint.h and its like are the compiler's then
  }
}

Arguments arguments_make(Arena *arena, const FrontendOptions *options) {
  Arguments arguments = {.arena = arena};
  add(&arguments, "-xc");
  add(&arguments, "-std=gnu17");
  add(&arguments, "-D__HONE__=1");
  add(&arguments, "-ferror-limit=0"); // the second parse needs to see every one
  add_own_headers(&arguments, options);
  add_target(&arguments, options);
  for (size_t i = 0; i < options->clang_arg_count; i++) {
    // What makes errors of warnings does not matter here, and stdin is not read.
    if (!str_equal(options->clang_args[i], "-pedantic-errors")) {
      add(&arguments, options->clang_args[i]);
    }
  }
  if (options->include_dir != NULL) {
    add(&arguments, "-isystem");
    add(&arguments, options->include_dir);
  }
  add(&arguments, "-w"); // warnings are for the compiler that builds the header
  return arguments;
}
