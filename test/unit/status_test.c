/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Statuses: their fixed values and sentences; and that the first failure of a
 * decoder or encoder is the one that stays.
 */
#include "hone/status.h"

#include "runtime.h"

static void values_are_fixed(void **state) {
  (void)state;
  assert_int_equal(HONE_OK, 0);
  assert_int_equal(HONE_NO_SPACE, 1);
  assert_int_equal(HONE_BUFFER_TOO_SMALL, 2);
  assert_int_equal(HONE_TRUNCATED, 3);
  assert_int_equal(HONE_NEED_MORE, 4);
  assert_int_equal(HONE_STOPPED, 5);
  assert_int_equal(HONE_MALFORMED, 6);
  assert_int_equal(HONE_BAD_UTF8, 7);
  assert_int_equal(HONE_BAD_VALUE, 8);
  assert_int_equal(HONE_MISSING_REQUIRED, 9);
  assert_int_equal(HONE_TOO_DEEP, 10);
  assert_int_equal(HONE_TOO_LARGE, 11);
  assert_int_equal(HONE_OUT_OF_MEMORY, 12);
  assert_int_equal(HONE_BAD_ARGUMENT, 13);
  assert_int_equal(HONE_SCHEMA_MISMATCH, 14);
  assert_int_equal(HONE_WRONG_ENDIAN, 15);
  assert_int_equal(HONE_UNKNOWN_TYPE, 16);
}

static void each_has_its_own_sentence(void **state) {
  int a, b;
  (void)state;
  for (a = 0; a < HONE_STATUS_COUNT; a++) {
    assert_true(strlen(hone_status_string((hone_status)a)) > 1);
    assert_true(strcmp(hone_status_string((hone_status)a), "unknown status") != 0);
    for (b = 0; b < a; b++) {
      assert_true(strcmp(hone_status_string((hone_status)a), hone_status_string((hone_status)b)) !=
                  0);
    }
  }
  assert_string_equal(hone_status_string(HONE_OK), "ok");
}

static void unknown_status(void **state) {
  (void)state;
  assert_string_equal(hone_status_string(HONE_STATUS_COUNT), "unknown status");
}

static void first_failure_stays(void **state) {
  static const uint8_t bytes[2] = {0, 0};
  hone_decoder d = decoder();
  hone_encoder e = {0, HONE_OK};
  (void)state;
  assert_null(hone_decode_fail(&d, bytes + 1, HONE_BAD_VALUE));
  assert_null(hone_decode_fail(&d, bytes, HONE_MALFORMED));
  assert_int_equal(d.status, HONE_BAD_VALUE);
  assert_ptr_equal(d.error, bytes + 1);
  assert_null(hone_encode_fail(&e, HONE_NO_SPACE));
  assert_null(hone_encode_fail(&e, HONE_TOO_DEEP));
  assert_int_equal(e.status, HONE_NO_SPACE);
}

static void result_holds_both(void **state) {
  hone_result result = hone_result_make(7, HONE_TRUNCATED);
  (void)state;
  assert_int_equal(result.size, 7);
  assert_int_equal(result.status, HONE_TRUNCATED);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(values_are_fixed),  cmocka_unit_test(each_has_its_own_sentence),
      cmocka_unit_test(unknown_status),    cmocka_unit_test(first_failure_stays),
      cmocka_unit_test(result_holds_both),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
