/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The ROS 1 primitives: what each writes, that it reads it back, and which
 * bytes it refuses and how.
 */
#include "hone/ros1.h"

#include "runtime.h"

/* STEM: hone_ and the stem. The bytes follow the value. */
#define CHECK(STEM, TYPE, VALUE, ...)                                                              \
  do {                                                                                             \
    static const uint8_t wanted[] = {__VA_ARGS__};                                                 \
    TYPE value = VALUE, back;                                                                      \
    uint8_t *p = exact(wanted, sizeof wanted);                                                     \
    const uint8_t *end = p + sizeof wanted;                                                        \
    hone_decoder d = decoder();                                                                    \
    size_t cut;                                                                                    \
    memset(p, 0, sizeof wanted);                                                                   \
    assert_ptr_equal(STEM##_put(p, value), end);                                                   \
    assert_memory_equal(p, wanted, sizeof wanted);                                                 \
    assert_ptr_equal(STEM##_get(p, end, &back, &d), end);                                          \
    assert_memory_equal(&back, &value, sizeof value);                                              \
    assert_ptr_equal(STEM##_skip(p, end, &d), end);                                                \
    for (cut = 0; cut < sizeof wanted; cut++) {                                                    \
      uint8_t *part = exact(wanted, cut);                                                          \
      d = decoder();                                                                               \
      assert_null(STEM##_get(part, part + cut, &back, &d));                                        \
      assert_int_equal(d.status, HONE_TRUNCATED);                                                  \
      d = decoder();                                                                               \
      assert_null(STEM##_skip(part, part + cut, &d));                                              \
      assert_int_equal(d.status, HONE_TRUNCATED);                                                  \
      free(part);                                                                                  \
    }                                                                                              \
    free(p);                                                                                       \
  } while (0)

#define CHECK_PLAIN(STEM, TYPE, VALUE, ...)                                                        \
  do {                                                                                             \
    static const uint8_t plain[] = {__VA_ARGS__};                                                  \
    TYPE loaded = STEM##_load(plain), meant = VALUE;                                               \
    assert_memory_equal(&loaded, &meant, sizeof meant);                                            \
    CHECK(STEM, TYPE, VALUE, __VA_ARGS__);                                                         \
  } while (0)

static void scalars(void **state) {
  (void)state;
  CHECK(hone_ros1_bool, bool, true, 1);
  CHECK(hone_ros1_bool, bool, false, 0);
  CHECK_PLAIN(hone_ros1_i8, int8_t, -2, 0xfe);
  CHECK_PLAIN(hone_ros1_u8, uint8_t, 0xfe, 0xfe);
  CHECK_PLAIN(hone_ros1_i16, int16_t, -2, 0xfe, 0xff);
  CHECK_PLAIN(hone_ros1_u16, uint16_t, 0x8201, 0x01, 0x82);
  CHECK_PLAIN(hone_ros1_i32, int32_t, -2, 0xfe, 0xff, 0xff, 0xff);
  CHECK_PLAIN(hone_ros1_u32, uint32_t, 0x84030201, 1, 2, 3, 0x84);
  CHECK_PLAIN(hone_ros1_i64, int64_t, INT64_MIN, 0, 0, 0, 0, 0, 0, 0, 0x80);
  CHECK_PLAIN(hone_ros1_u64, uint64_t, 1, 1, 0, 0, 0, 0, 0, 0, 0);
  CHECK_PLAIN(hone_ros1_f32, float, 1.0f, 0, 0, 0x80, 0x3f);
  CHECK_PLAIN(hone_ros1_f64, double, 1.0, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f);
}

static void times(void **state) {
  const hone_time time = {1, 0x80000002};
  const hone_duration duration = {-1, 2};
  (void)state;
  CHECK_PLAIN(hone_ros1_time, hone_time, time, 1, 0, 0, 0, 2, 0, 0, 0x80);
  CHECK_PLAIN(hone_ros1_duration, hone_duration, duration, 255, 255, 255, 255, 2, 0, 0, 0);
}

static void bool_is_strict_unless_lenient(void **state) {
  static const uint8_t two = 2;
  hone_decoder d = decoder();
  bool value;
  (void)state;
  assert_null(hone_ros1_bool_get(&two, &two + 1, &value, &d));
  assert_int_equal(d.status, HONE_BAD_VALUE);
  d = decoder();
  d.flags = HONE_LENIENT;
  assert_ptr_equal(hone_ros1_bool_get(&two, &two + 1, &value, &d), &two + 1);
  assert_true(value);
}

static void texts(void **state) {
  size_t n;
  (void)state;
  for (n = 0; n < 80; n++) {
    uint8_t text[80];
    uint8_t *p = malloc(4 + n);
    hone_decoder d = decoder();
    hone_span span;
    size_t cut;
    memset(text, 0xff, sizeof text); /* no encoding is asked for */
    assert_int_equal(hone_ros1_string_size(n), 4 + n);
    assert_ptr_equal(hone_ros1_string_put(p, text, n), p + 4 + n);
    assert_true(p[0] == n && p[1] == 0 && p[2] == 0 && p[3] == 0);
    assert_ptr_equal(hone_ros1_string_get(p, p + 4 + n, &span, &d), p + 4 + n);
    assert_int_equal(span.size, n);
    assert_memory_equal(span.data, text, n);
    assert_ptr_equal(hone_ros1_string_skip(p, p + 4 + n, &d), p + 4 + n);
    for (cut = 0; cut < 4 + n; cut++) {
      uint8_t *part = exact(p, cut);
      d = decoder();
      assert_null(hone_ros1_bytes_get(part, part + cut, &span, &d));
      assert_int_equal(d.status, HONE_TRUNCATED);
      free(part);
    }
    free(p);
  }
}

static void counts_above_the_limit(void **state) {
  static const uint8_t largest[] = {0xff, 0xff, 0xff, 0x7f, 0};
  static const uint8_t too_large[] = {0, 0, 0, 0x80, 0};
  hone_decoder d = decoder();
  hone_span span;
  (void)state;
  assert_null(hone_ros1_string_get(largest, largest + 5, &span, &d));
  assert_int_equal(d.status, HONE_TRUNCATED);
  d = decoder();
  assert_null(hone_ros1_bytes_skip(too_large, too_large + 5, &d));
  assert_int_equal(d.status, HONE_TOO_LARGE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(scalars),
      cmocka_unit_test(times),
      cmocka_unit_test(bool_is_strict_unless_lenient),
      cmocka_unit_test(texts),
      cmocka_unit_test(counts_above_the_limit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
