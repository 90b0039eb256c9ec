/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The pass that joins neighbouring literals, on plans made by hand: no format
 * in the tree writes two literals in a row yet.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "plan/passes.h"

typedef struct Fixture {
  Arena *arena;
  PlanSet set;
  Plan plan;
  Plan *plans[1];
} Fixture;

static int setup(void **state) {
  Arena *arena = arena_new();
  Fixture *f = arena_new_of(arena, Fixture);
  f->arena = arena;
  f->plans[0] = &f->plan;
  f->set = (PlanSet){.arena = arena, .plans = f->plans, .count = 1};
  *state = f;
  return 0;
}

static int teardown(void **state) {
  arena_free(((Fixture *)*state)->arena);
  return 0;
}

static void add(Fixture *f, Steps *steps, const char *text) {
  vec_push(f->arena, steps, step_literal(f->arena, NULL, (const uint8_t *)text, strlen(text)));
}

static void fold(Fixture *f) {
  PassOptions options = {0};
  pass_fold.run(&f->set, &options);
}

static void assert_literal(const Step *step, const char *text) {
  assert_int_equal(step->kind, STEP_LITERAL);
  assert_int_equal(step->literal.size, strlen(text));
  assert_memory_equal(step->literal.bytes, text, strlen(text));
}

static void neighbours_are_joined(void **state) {
  Fixture *f = *state;
  add(f, &f->plan.steps, "ab");
  add(f, &f->plan.steps, "");
  add(f, &f->plan.steps, "c");
  add(f, &f->plan.steps, "de");
  fold(f);
  assert_int_equal(f->plan.steps.count, 1);
  assert_literal(f->plan.steps.items[0], "abcde");
  assert_int_equal(f->plan.steps.items[0]->bytes.min, 5);
  assert_int_equal(f->plan.steps.items[0]->bytes.max, 5);
}

static void what_lies_between_keeps_them_apart(void **state) {
  Fixture *f = *state;
  add(f, &f->plan.steps, "a");
  vec_push(f->arena, &f->plan.steps, step_new(f->arena, STEP_ALIGN, NULL));
  add(f, &f->plan.steps, "b");
  fold(f);
  assert_int_equal(f->plan.steps.count, 3);
  assert_literal(f->plan.steps.items[0], "a");
  assert_literal(f->plan.steps.items[2], "b");
}

static void bodies_are_folded(void **state) {
  Fixture *f = *state;
  Step *when = step_new(f->arena, STEP_WHEN, NULL);
  add(f, &when->when.otherwise, "x");
  add(f, &when->when.otherwise, "y");
  vec_push(f->arena, &f->plan.steps, when);
  fold(f);
  assert_int_equal(when->when.otherwise.count, 1);
  assert_literal(when->when.otherwise.items[0], "xy");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(neighbours_are_joined, setup, teardown),
      cmocka_unit_test_setup_teardown(what_lies_between_keeps_them_apart, setup, teardown),
      cmocka_unit_test_setup_teardown(bodies_are_folded, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
