/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Output files: folders are made, an unchanged file is not touched, nothing but
 * the file itself is left behind, and depfiles escape what make would split.
 */
#include "support/outfile.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

static char root[] = "/tmp/hone-outfile-XXXXXX";
static Diag diag;

static const char *path(const char *name) {
  return arena_format(diag.arena, "%s/%s", root, name);
}

static const char *contents(const char *name) {
  FILE *file = fopen(path(name), "rb");
  assert_non_null(file);
  char *text = arena_alloc(diag.arena, 4096);
  text[fread(text, 1, 4095, file)] = '\0';
  fclose(file);
  return text;
}

static struct stat facts(const char *name) {
  struct stat result;
  assert_int_equal(stat(path(name), &result), 0);
  return result;
}

static void folders_are_made(void **state) {
  (void)state;
  assert_true(outfile_write(&diag, path("a/b/c.txt"), "hello\n"));
  assert_string_equal(contents("a/b/c.txt"), "hello\n");
}

static void unchanged_file_is_not_touched(void **state) {
  (void)state;
  assert_true(outfile_write(&diag, path("same.txt"), "one"));
  ino_t before = facts("same.txt").st_ino;
  assert_true(outfile_write(&diag, path("same.txt"), "one"));
  assert_int_equal(facts("same.txt").st_ino, before); // no rename happened
  assert_true(outfile_write(&diag, path("same.txt"), "one and more"));
  assert_string_equal(contents("same.txt"), "one and more");
  assert_true(outfile_write(&diag, path("same.txt"), "one"));
  assert_string_equal(contents("same.txt"), "one");
}

static void failing_leaves_nothing(void **state) {
  (void)state;
  assert_int_equal(mkdir(path("taken"), 0777), 0);
  assert_int_equal(mkdir(path("taken/inside"), 0777), 0);
  diag.out = fopen("/dev/null", "w");
  size_t before = diag.errors;
  assert_false(outfile_write(&diag, path("taken"), "text"));
  assert_false(outfile_write(&diag, path("same.txt/x"), "text"));
  assert_int_equal(diag.errors, before + 2);
  fclose(diag.out);
  const char *temporary = arena_format(diag.arena, "taken.%ld.tmp", (long)getpid());
  assert_int_not_equal(access(path(temporary), F_OK), 0);
}

static void depfile_escapes(void **state) {
  (void)state;
  static const char *const targets[] = {"x.hone.h", "out dir/x.hone.c"};
  static const char *const inputs[] = {"a b.h", "c$d#e.h", "f.h", "a b.h"};
  assert_true(outfile_write_depfile(&diag, path("x.d"), targets, 2, inputs, 4));
  assert_string_equal(contents("x.d"), "x.hone.h out\\ dir/x.hone.c: \\\n"
                                       "  a\\ b.h \\\n"
                                       "  c$$d\\#e.h \\\n"
                                       "  f.h\n"
                                       "a\\ b.h:\n"
                                       "c$$d\\#e.h:\n"
                                       "f.h:\n");
}

static int remove_root(void **state) {
  (void)state;
  int result = system(arena_format(diag.arena, "rm -r '%s'", root));
  arena_free(diag.arena);
  return result;
}

static int make_root(void **state) {
  (void)state;
  diag = (Diag){.arena = arena_new(), .out = stderr};
  return mkdtemp(root) == NULL;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(folders_are_made),
      cmocka_unit_test(unchanged_file_is_not_touched),
      cmocka_unit_test(failing_leaves_nothing),
      cmocka_unit_test(depfile_escapes),
  };
  return cmocka_run_group_tests(tests, make_root, remove_root);
}
