/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions and units: which locals and parameters appear, how locals keep
 * clear of other names, sections, assertions, and the check of public names.
 */
#include "emit/function.h"
#include "emit/names.h"
#include "emit/unit.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

typedef struct World {
  Arena *arena;
  Schema schema;
  Message person;
  Enum color;
  Unit *unit;
} World;

static int setup(void **state) {
  Arena *arena = arena_new();
  World *w = arena_new_of(arena, World);
  w->arena = arena;
  w->schema = (Schema){.arena = arena, .source = "deep/person.h", .target = {.triple = "t-t-t"}};
  w->person = (Message){.name = "Person", .c_type = "struct person", .at = {"person.h", 3, 7}};
  vec_push(arena, &w->schema.messages, &w->person);
  w->color = (Enum){.name = "color", .c_type = "enum color"};
  vec_push(arena, &w->color.values, ((Enumerator){.name = "red_size"}));
  vec_push(arena, &w->schema.enums, &w->color);
  vec_push(arena, &w->schema.functions, "Person_free");
  w->unit = unit_new(arena, &w->schema, "gen/person", false);
  *state = w;
  return 0;
}

static int teardown(void **state) {
  arena_free(((World *)*state)->arena);
  return 0;
}

static const char *source(World *w) {
  return str_text(&w->unit->source.text);
}

static void only_what_is_used_appears(void **state) {
  World *w = *state;
  Function *f = function_new(w->unit, "void f(const struct person *msg, uint8_t a[4], void *b)");
  function_local(f, "size_t", "never");
  function_variable(f, "uint8_t *", "p", "a");
  function_variable(f, "uint8_t *const", "end", "p + 4");
  function_local(f, "size_t", "late");
  function_line(f, "late = 1; /* never, b */\ng(\"never b\", end);");
  function_end(f);
  assert_string_equal(source(w), "void f(const struct person *msg, uint8_t a[4], void *b) {\n"
                                 "  uint8_t *p = a;\n"
                                 "  uint8_t *const end = p + 4;\n"
                                 "  size_t late;\n"
                                 "\n"
                                 "  (void)msg;\n"
                                 "  (void)b;\n"
                                 "  late = 1; /* never, b */\n"
                                 "  g(\"never b\", end);\n"
                                 "}\n");
}

static void field_locals_keep_clear(void **state) {
  World *w = *state;
  Function *f = function_new(w->unit, "void f(int pose_size)");
  Field name = {.name = "name"}, pose = {.name = "pose"}, red = {.name = "red"};
  Field size = {.name = "size"}, is = {.name = "static"}, other = {.name = "name_a"};
  assert_string_equal(function_field_local(f, "size_t", &name, "size"), "name_size");
  assert_string_equal(function_field_local(f, "size_t", &name, "size"), "name_size");
  assert_string_equal(function_field_local(f, "size_t", &pose, "size"), "pose_size_");
  assert_string_equal(function_field_local(f, "size_t", &red, "size"), "red_size_");
  assert_string_equal(function_field_local(f, "size_t", &size, "t"), "size_t_");
  assert_string_equal(function_field_local(f, "int", &is, "assert"), "static_assert_");
  assert_string_equal(function_field_local(f, "int", &name, "a_b"), "name_a_b");
  assert_string_equal(function_field_local(f, "int", &other, "b"), "name_a_b_");
  assert_string_equal(function_field_local(f, "int", &other, "b"), "name_a_b_");
}

static void loops_count_by_depth(void **state) {
  World *w = *state;
  Function *f = function_new(w->unit, "void f(void)");
  Field a = {.name = "a", .has_number = true, .number = 7}, b = {.name = "b"};
  function_comment(f, &a, "text");
  function_open_loop(f, &a, "2");
  function_comment(f, &b, NULL);
  function_open_loop(f, &b, "n");
  function_line(f, "g($a$, $b$);", {"a", function_index(f, &a)}, {"b", function_index(f, &b)});
  function_close_loop(f, &b);
  function_close_loop(f, &a);
  function_open_loop(f, &b, "3");
  function_close_loop(f, &b);
  function_end(f);
  assert_string_equal(source(w), "void f(void) {\n"
                                 "  /* 7: a (text) */\n"
                                 "  for (size_t i0 = 0; i0 < 2; i0++) {\n"
                                 "    /* b */\n"
                                 "    for (size_t i1 = 0; i1 < n; i1++) {\n"
                                 "      g(i0, i1);\n"
                                 "    }\n"
                                 "  }\n"
                                 "  for (size_t i0 = 0; i0 < 3; i0++) {\n"
                                 "  }\n"
                                 "}\n");
}

static void empty_sections_vanish(void **state) {
  World *w = *state;
  unit_section(w->unit, "first");
  unit_section(w->unit, "second");
  unit_define(w->unit, "A", "1", NULL);
  unit_section(w->unit, "third");
  const char *header = unit_header_text(w->unit, "person.h", NULL, 0);
  assert_null(strstr(header, "first"));
  assert_non_null(strstr(header, "\n\n/* ---- second ---- */\n\n#define A 1\n"));
  assert_null(strstr(header, "third"));
  assert_null(strstr(unit_source_text(w->unit), "----"));
}

static void files_are_framed(void **state) {
  World *w = *state;
  static const char *const dependencies[] = {"base.hone.h"};
  unit_include(w->unit, "string.h");
  unit_include(w->unit, "hone/x.h");
  unit_include(w->unit, "string.h");
  unit_assert(w->unit, "sizeof(struct person) == 8", "struct person changed");
  unit_assert(w->unit, "sizeof(struct person) == 8", "struct person changed");
  const char *header = unit_header_text(w->unit, "person.h", dependencies, 1);
  assert_non_null(
      strstr(header, "/* Generated from person.h by hone for t-t-t. Do not edit. */\n"));
  assert_non_null(strstr(header, "#ifndef GEN_PERSON_HONE_H\n#define GEN_PERSON_HONE_H\n"));
  assert_non_null(strstr(header, "#include \"base.hone.h\"\n"));
  const char *text = unit_source_text(w->unit);
  assert_non_null(strstr(text, "#include \"person.hone.h\"\n\n#include <hone/x.h>\n\n"
                               "#include <string.h>\n\n#if HONE_RUNTIME_ABI != 1\n"));
  const char *fact = strstr(text, "HONE_STATIC_ASSERT(sizeof(struct person) == 8, \"");
  assert_non_null(fact);
  assert_null(strstr(fact + 1, "HONE_STATIC_ASSERT"));
}

static void portable_output_asserts_nothing(void **state) {
  World *w = *state;
  Unit *unit = unit_new(w->arena, &w->schema, "person", true);
  unit_assert(unit, "sizeof(int) == 4", "int");
  const char *text = unit_source_text(unit);
  assert_null(strstr(text, "HONE_STATIC_ASSERT"));
  assert_null(strstr(text, "t-t-t"));
}

static void clashing_names_are_errors(void **state) {
  World *w = *state;
  char *text = NULL;
  size_t size = 0;
  Diag diag = {.arena = w->arena, .out = open_memstream(&text, &size)};
  unit_name(w->unit, "Person_init");
  unit_check_names(w->unit, &diag);
  assert_int_equal(diag.errors, 0);
  unit_name(w->unit, "Person_free");
  unit_name(w->unit, "Person_init");
  unit_check_names(w->unit, &diag);
  fclose(diag.out);
  assert_int_equal(diag.errors, 2);
  assert_non_null(
      strstr(text, "person.h:3:7: error: the generated name 'Person_free' is declared"));
  assert_non_null(strstr(text, "person.h:3:7: error: two generated names are 'Person_init'"));
  free(text);
}

static void guards_are_identifiers(void **state) {
  World *w = *state;
  assert_string_equal(name_guard(w->arena, "../a-b/c.d"), "A_B_C_D_HONE_H");
  assert_string_equal(name_guard(w->arena, "3d/point"), "HONE_3D_POINT_HONE_H");
}

static void fitting_types(void **state) {
  (void)state;
  Type u8 = {.kind = TYPE_INT, .size = 1}, i32 = {.kind = TYPE_INT, .size = 4, .is_signed = true};
  Type u64 = {.kind = TYPE_INT, .size = 8}, f32 = {.kind = TYPE_FLOAT, .size = 4};
  assert_true(c_fits(VALUE_TYPE_U8, &u8));
  assert_false(c_fits(VALUE_TYPE_I8, &u8));
  assert_true(c_fits(VALUE_TYPE_BOOL, &u8));
  assert_true(c_fits(VALUE_TYPE_U16, &i32));
  assert_false(c_fits(VALUE_TYPE_U32, &i32));
  assert_false(c_fits(VALUE_TYPE_I32, &u64));
  assert_true(c_fits(VALUE_TYPE_U32, &u64));
  assert_true(c_fits(VALUE_TYPE_F32, &f32));
  assert_false(c_fits(VALUE_TYPE_F64, &f32));
}

static void products_of_literals_are_literals(void **state) {
  World *w = *state;
  assert_string_equal(c_product(w->arena, "n", 8), "n * 8");
  assert_string_equal(c_product(w->arena, "n", 1), "n");
  assert_string_equal(c_product(w->arena, "9u", 8), "72u");
  assert_string_equal(c_product(w->arena, "9u", 1), "9u");
  assert_string_equal(c_product(w->arena, "4294967295u", 2), "4294967295u * 2");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(only_what_is_used_appears, setup, teardown),
      cmocka_unit_test_setup_teardown(field_locals_keep_clear, setup, teardown),
      cmocka_unit_test_setup_teardown(loops_count_by_depth, setup, teardown),
      cmocka_unit_test_setup_teardown(empty_sections_vanish, setup, teardown),
      cmocka_unit_test_setup_teardown(files_are_framed, setup, teardown),
      cmocka_unit_test_setup_teardown(portable_output_asserts_nothing, setup, teardown),
      cmocka_unit_test_setup_teardown(clashing_names_are_errors, setup, teardown),
      cmocka_unit_test_setup_teardown(guards_are_identifiers, setup, teardown),
      cmocka_unit_test_setup_teardown(fitting_types, setup, teardown),
      cmocka_unit_test_setup_teardown(products_of_literals_are_literals, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
