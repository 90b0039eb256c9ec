/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "driver/child.h"

#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/str.h"

extern char **environ;

static const char *read_log(Arena *arena, FILE *file) {
  Str text = str_new(arena);
  char buffer[4096];
  size_t size;
  rewind(file);
  while ((size = fread(buffer, 1, sizeof buffer, file)) != 0) {
    str_add_size(&text, buffer, size);
  }
  return str_text(&text);
}

static int wait_for(pid_t pid) {
  int status = 0;
  while (waitpid(pid, &status, 0) < 0) {
    if (errno != EINTR) {
      return 127;
    }
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int child_run(Arena *arena, const Words *words, const char **log) {
  char **argv = arena_array(arena, char *, words->count + 1);
  for (size_t i = 0; i < words->count; i++) {
    argv[i] = arena_strdup(arena, words->items[i]);
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  FILE *file = log != NULL ? tmpfile() : NULL;
  if (file != NULL) {
    posix_spawn_file_actions_adddup2(&actions, fileno(file), STDERR_FILENO);
  }
  pid_t pid;
  int failed = posix_spawnp(&pid, argv[0], &actions, NULL, argv, environ);
  posix_spawn_file_actions_destroy(&actions);
  int code = failed != 0 ? 127 : wait_for(pid);
  if (log != NULL) {
    *log = file != NULL ? read_log(arena, file) : "";
  }
  if (file != NULL) {
    fclose(file);
  }
  return code;
}
