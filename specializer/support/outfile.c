/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Writing by rename. The temporary name carries the process id: two runs that
 * write one folder at the same time do not write into each other's file.
 */
#include "support/outfile.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/set.h"
#include "support/str.h"

// Whether the file holds exactly `text`.
static bool holds(const char *path, const char *text, size_t size) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    return false;
  }
  char block[4096];
  size_t done = 0;
  bool same = true;
  while (same) {
    size_t n = fread(block, 1, sizeof block, file);
    if (n == 0) {
      break;
    }
    same = n <= size - done && memcmp(block, text + done, n) == 0;
    done += n;
  }
  same = same && done == size && !ferror(file);
  fclose(file);
  return same;
}

// Makes every folder that `path` lies in. Failing shows when the file is opened.
static void make_folders(Arena *arena, const char *path) {
  char *folder = arena_strdup(arena, path);
  for (char *p = folder + 1; *p != '\0'; p++) {
    if (*p == '/') {
      *p = '\0';
      mkdir(folder, 0777);
      *p = '/';
    }
  }
}

static bool fail(Diag *diag, const char *path, const char *temporary) {
  int error = errno;
  if (temporary != NULL) {
    remove(temporary);
  }
  diag_error(diag, (Location){0}, "cannot write '%s': %s", path, strerror(error));
  return false;
}

bool outfile_write(Diag *diag, const char *path, const char *text) {
  size_t size = strlen(text);
  if (holds(path, text, size)) {
    return true;
  }
  make_folders(diag->arena, path);
  const char *temporary = arena_format(diag->arena, "%s.%ld.tmp", path, (long)getpid());
  FILE *file = fopen(temporary, "wb");
  if (file == NULL) {
    return fail(diag, path, NULL);
  }
  bool written = fwrite(text, 1, size, file) == size;
  written = fclose(file) == 0 && written;
  if (!written || rename(temporary, path) != 0) {
    return fail(diag, path, temporary);
  }
  return true;
}

// A path as make reads it: spaces and # behind a backslash, $ doubled. Backslashes right before
// an escaped character are doubled, others stand for themselves.
static void add_path(Str *out, const char *path) {
  size_t backslashes = 0;
  for (const char *p = path; *p != '\0'; p++) {
    if (*p == ' ' || *p == '#') {
      for (size_t i = 0; i < backslashes; i++) {
        str_add_char(out, '\\');
      }
      str_add_char(out, '\\');
    } else if (*p == '$') {
      str_add_char(out, '$');
    }
    str_add_char(out, *p);
    backslashes = *p == '\\' ? backslashes + 1 : 0;
  }
}

bool outfile_write_depfile(Diag *diag, const char *path, const char *const *targets,
                           size_t target_count, const char *const *inputs, size_t input_count) {
  Str out = str_new(diag->arena);
  Set seen = set_new(diag->arena);
  for (size_t i = 0; i < target_count; i++) {
    if (i != 0) {
      str_add_char(&out, ' ');
    }
    add_path(&out, targets[i]);
  }
  str_add_char(&out, ':');
  for (size_t i = 0; i < input_count; i++) {
    if (set_add(&seen, inputs[i])) {
      str_add(&out, " \\\n  ");
      add_path(&out, inputs[i]);
    }
  }
  str_add_char(&out, '\n');
  // An empty rule for each input: make does not stop when one of them is gone.
  seen = set_new(diag->arena);
  for (size_t i = 0; i < input_count; i++) {
    if (set_add(&seen, inputs[i])) {
      add_path(&out, inputs[i]);
      str_add(&out, ":\n");
    }
  }
  return outfile_write(diag, path, str_text(&out));
}
