/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the runtime's unit tests use of cmocka, for targets that have no cmocka:
 * cross-compiled ones. A failed assertion ends the program.
 */
#ifndef HONE_TEST_UNIT_SMALL_CMOCKA_H
#define HONE_TEST_UNIT_SMALL_CMOCKA_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct CMUnitTest {
  const char *name;
  void (*run)(void **state);
};

#define cmocka_unit_test(function)                                                                 \
  { #function, function }

static inline void small_fail(const char *file, int line, const char *what) {
  printf("%s:%d: failed: %s\n", file, line, what);
  exit(1);
}

#define assert_true(condition) ((condition) ? (void)0 : small_fail(__FILE__, __LINE__, #condition))
#define assert_false(condition) assert_true(!(condition))
#define assert_int_equal(a, b) assert_true((long long)(a) == (long long)(b))
#define assert_int_not_equal(a, b) assert_true((long long)(a) != (long long)(b))
#define assert_null(pointer) assert_true((pointer) == NULL)
#define assert_non_null(pointer) assert_true((pointer) != NULL)
#define assert_ptr_equal(a, b) assert_true((const void *)(a) == (const void *)(b))
#define assert_ptr_not_equal(a, b) assert_true((const void *)(a) != (const void *)(b))
#define assert_memory_equal(a, b, size) assert_true(memcmp(a, b, size) == 0)
#define assert_string_equal(a, b) assert_true(strcmp(a, b) == 0)

#define cmocka_run_group_tests(tests, setup, teardown)                                             \
  small_run(tests, sizeof(tests) / sizeof(tests)[0])

static inline int small_run(const struct CMUnitTest *tests, size_t count) {
  size_t i;
  for (i = 0; i < count; i++) {
    tests[i].run(NULL);
  }
  printf("%d tests passed\n", (int)count);
  return 0;
}

#endif
