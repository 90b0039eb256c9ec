/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The writer: holes, and how lines are indented by the braces they hold.
 */
#include "emit/writer.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static int setup(void **state) {
  *state = arena_new();
  return 0;
}

static int teardown(void **state) {
  arena_free(*state);
  return 0;
}

static void holes_are_filled_by_name(void **state) {
  Writer w = writer_new(*state);
  writer_line(&w, "$a$ = $b$ + $a$;", {"a", "x"}, {"b", "$a$"});
  assert_string_equal(str_text(&w.text), "x = $a$ + x;\n");
  assert_string_equal(expression(*state, "f($x$)", {"x", "1"}), "f(1)");
  assert_string_equal(expression(*state, "f()"), "f()");
}

static void key_that_begins_another_is_not_it(void **state) {
  assert_string_equal(expression(*state, "$i$ $index$", {"index", "2"}, {"i", "1"}), "1 2");
}

static void braces_indent(void **state) {
  Writer w = writer_new(*state);
  writer_line(&w, "void f(void) {");
  writer_line(&w, "if (x) {\n  y();\n} else if (z) {\nint a[] = {1, 2};\n} else {\ndo {\nw();\n} "
                  "while (v);\n}");
  writer_line(&w, "}");
  assert_string_equal(str_text(&w.text), "void f(void) {\n"
                                         "  if (x) {\n"
                                         "    y();\n"
                                         "  } else if (z) {\n"
                                         "    int a[] = {1, 2};\n"
                                         "  } else {\n"
                                         "    do {\n"
                                         "      w();\n"
                                         "    } while (v);\n"
                                         "  }\n"
                                         "}\n");
  assert_int_equal(w.depth, 0);
}

static void braces_in_text_do_not_count(void **state) {
  Writer w = writer_new(*state);
  writer_line(&w, "f(\"{\\\"{\", '{', '\\''); /* { */\ng();");
  assert_string_equal(str_text(&w.text), "f(\"{\\\"{\", '{', '\\''); /* { */\ng();\n");
  assert_int_equal(w.depth, 0);
}

static void labels_stand_one_level_out(void **state) {
  Writer w = writer_new(*state);
  writer_line(&w,
              "void f(void) {\nswitch (x) {\ncase 1: {\na();\nbreak;\n}\ncase 'b':\nhere:\nb();\n"
              "default:\nbreak;\n}\nif (y) {\ninner:\nc ? d : e;\n}\nend:\ng();\n}");
  assert_string_equal(str_text(&w.text), "void f(void) {\n"
                                         "  switch (x) {\n"
                                         "  case 1: {\n"
                                         "    a();\n"
                                         "    break;\n"
                                         "  }\n"
                                         "  case 'b':\n"
                                         "  here:\n"
                                         "    b();\n"
                                         "  default:\n"
                                         "    break;\n"
                                         "  }\n"
                                         "  if (y) {\n"
                                         "  inner:\n"
                                         "    c ? d : e;\n"
                                         "  }\n"
                                         "end:\n"
                                         "  g();\n"
                                         "}\n");
}

static void words_that_begin_like_labels_are_none(void **state) {
  Writer w = writer_new_body(*state);
  writer_line(&w, "cases = 1;\ndefault_value = 2;");
  assert_string_equal(str_text(&w.text), "  cases = 1;\n  default_value = 2;\n");
}

static void preprocessor_stands_at_the_margin(void **state) {
  Writer w = writer_new_body(*state);
  writer_line(&w, "#if A\nx();\n#endif");
  assert_string_equal(str_text(&w.text), "#if A\n  x();\n#endif\n");
}

static void comments_keep_their_shape(void **state) {
  Writer w = writer_new_body(*state);
  writer_line(&w, "/*\n * One: {\n *   two\n */\nx();");
  assert_string_equal(str_text(&w.text), "  /*\n   * One: {\n   *   two\n   */\n  x();\n");
  assert_int_equal(w.depth, 1);
}

static void gaps_are_single_and_inside(void **state) {
  Writer w = writer_new(*state);
  writer_gap(&w);
  writer_line(&w, "f {");
  writer_gap(&w);
  writer_line(&w, "a();");
  writer_gap(&w);
  writer_gap(&w);
  writer_line(&w, "\n\nb();\nhere:");
  writer_gap(&w);
  writer_line(&w, "c();");
  writer_gap(&w);
  writer_line(&w, "}");
  writer_gap(&w);
  assert_string_equal(str_text(&w.text), "f {\n  a();\n\n  b();\nhere:\n  c();\n}\n");
}

static void spliced_text_is_indented(void **state) {
  Writer inner = writer_new(*state);
  writer_line(&inner, "if (x) {\n#if Y\ny();\n#endif\n\nz();\n}");
  Writer w = writer_new_body(*state);
  writer_line(&w, "a();");
  writer_gap(&w);
  writer_splice(&w, &inner);
  writer_line(&w, "b();");
  assert_string_equal(str_text(&w.text), "  a();\n"
                                         "\n"
                                         "  if (x) {\n"
                                         "#if Y\n"
                                         "    y();\n"
                                         "#endif\n"
                                         "\n"
                                         "    z();\n"
                                         "  }\n"
                                         "  b();\n");
}

static void rewinding_forgets(void **state) {
  Writer w = writer_new(*state);
  writer_line(&w, "a();");
  size_t mark = writer_mark(&w);
  writer_gap(&w);
  writer_line(&w, "b();");
  writer_gap(&w);
  writer_rewind(&w, mark);
  writer_line(&w, "c();");
  assert_string_equal(str_text(&w.text), "a();\nc();\n");
}

// A long unit costs what it is long: no copying of what was written.
static void writing_is_linear(void **state) {
  Writer w = writer_new(*state);
  for (int i = 0; i < 200000; i++) {
    writer_line(&w, "if ($x$) {\nf();\n}", {"x", "a"});
  }
  assert_int_equal(w.text.size, 200000u * (sizeof "if (a) {\n  f();\n}\n" - 1));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(holes_are_filled_by_name),
      cmocka_unit_test(key_that_begins_another_is_not_it),
      cmocka_unit_test(braces_indent),
      cmocka_unit_test(braces_in_text_do_not_count),
      cmocka_unit_test(labels_stand_one_level_out),
      cmocka_unit_test(words_that_begin_like_labels_are_none),
      cmocka_unit_test(preprocessor_stands_at_the_margin),
      cmocka_unit_test(comments_keep_their_shape),
      cmocka_unit_test(gaps_are_single_and_inside),
      cmocka_unit_test(spliced_text_is_indented),
      cmocka_unit_test(rewinding_forgets),
      cmocka_unit_test(writing_is_linear),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
