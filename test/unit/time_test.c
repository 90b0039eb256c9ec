/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * hone_time and hone_duration as google.protobuf.Timestamp and Duration: what
 * is written, what is read from any spelling, and what has no place.
 */
#include "hone/protobuf.h"

#include "runtime.h"

static void check_time(uint32_t sec, uint32_t nsec, const char *bytes, size_t size) {
  hone_time value, back = {0, 0};
  hone_decoder d = decoder();
  uint8_t *p = malloc(size);
  size_t cut;
  value.sec = sec;
  value.nsec = nsec;
  assert_int_equal(hone_pb_timestamp_size(value), size);
  assert_ptr_equal(hone_pb_timestamp_put(p, value), p + size);
  assert_memory_equal(p, bytes, size);
  assert_ptr_equal(hone_pb_timestamp_get(p, p + size, &back, &d), p + size);
  if (hone_pb_timestamp_valid(value)) {
    assert_true(back.sec == sec && back.nsec == nsec);
  }
  assert_ptr_equal(hone_pb_timestamp_skip(p, p + size, &d), p + size);
  for (cut = 0; cut < size; cut++) {
    uint8_t *part = exact(p, cut);
    d = decoder();
    assert_null(hone_pb_timestamp_get(part, part + cut, &back, &d));
    assert_int_equal(d.status, HONE_TRUNCATED);
    free(part);
  }
  free(p);
}

static void timestamps(void **state) {
  (void)state;
  check_time(0, 0, "\0", 1);
  check_time(1, 0, "\x02\x08\x01", 3);
  check_time(0, 1, "\x02\x10\x01", 3);
  check_time(UINT32_MAX, 999999999, "\x0c\x08\xff\xff\xff\xff\x0f\x10\xff\x93\xeb\xdc\x03", 13);
  /* Nanoseconds that are more than a second are carried over. */
  check_time(1, 2000000001, "\x04\x08\x03\x10\x01", 5);
}

static hone_status read_time(const char *bytes, size_t size, hone_time *out) {
  uint8_t *p = exact(bytes, size);
  hone_decoder d = decoder();
  const uint8_t *after = hone_pb_timestamp_get(p, p + size, out, &d);
  assert_true(after == NULL || after == p + size);
  assert_int_equal(after == NULL, d.status != HONE_OK);
  free(p);
  return d.status;
}

static void timestamps_in_other_spellings(void **state) {
  hone_time t = {0, 0};
  (void)state;
  /* Nanoseconds first, an unknown field, the last seconds win. */
  assert_int_equal(read_time("\x0a\x10\x07\x08\x01\x1a\x01z\x88\x00\x02", 11, &t), HONE_OK);
  assert_true(t.sec == 2 && t.nsec == 7);
  /* A second part is merged into the first. */
  assert_int_equal(read_time("\x02\x08\x05", 3, &t), HONE_OK);
  assert_true(t.sec == 5 && t.nsec == 7);
  assert_int_equal(read_time("\x02\x09\x01", 3, &t), HONE_TRUNCATED);
  assert_int_equal(read_time("\x01\x0c", 2, &t), HONE_MALFORMED);
  assert_int_equal(read_time("\x01\x00", 2, &t), HONE_MALFORMED);
}

static void timestamps_without_a_place(void **state) {
  hone_time t = {0, 0};
  (void)state;
  assert_int_equal(read_time("\x0b\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 12, &t),
                   HONE_BAD_VALUE); /* -1 */
  assert_int_equal(read_time("\x06\x08\x80\x80\x80\x80\x10", 7, &t), HONE_BAD_VALUE);
  assert_int_equal(read_time("\x06\x10\x80\x94\xeb\xdc\x03", 7, &t), HONE_BAD_VALUE);
  assert_int_equal(read_time("\x0b\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 12, &t),
                   HONE_BAD_VALUE);
}

static hone_status read_duration(const uint8_t *bytes, size_t size, hone_duration *out) {
  uint8_t *p = exact(bytes, size);
  hone_decoder d = decoder();
  const uint8_t *after = hone_pb_duration_get(p, p + size, out, &d);
  assert_true(after == NULL || after == p + size);
  free(p);
  return d.status;
}

/* Through bytes and back; the sum is kept, and the form is ROS's. */
static void check_duration(int32_t sec, int32_t nsec) {
  hone_duration value, back = {0, 0};
  uint8_t bytes[23];
  size_t size;
  int64_t total = (int64_t)sec * 1000000000 + nsec;
  value.sec = sec;
  value.nsec = nsec;
  size = hone_pb_duration_size(value);
  assert_true(size <= sizeof bytes);
  assert_ptr_equal(hone_pb_duration_put(bytes, value), bytes + size);
  assert_int_equal(read_duration(bytes, size, &back), HONE_OK);
  assert_true((int64_t)back.sec * 1000000000 + back.nsec == total);
  assert_true(hone_pb_duration_valid(back));
  if (hone_pb_duration_valid(value)) {
    assert_true(back.sec == sec && back.nsec == nsec);
  }
}

static void durations(void **state) {
  static const uint8_t minus_one_and_a_half[] = {0x16, 0x08, 255, 255, 255,  255,  255,  255,
                                                 255,  255,  255, 1,   0x10, 0x80, 0xb6, 0xca,
                                                 0x91, 0xfe, 255, 255, 255,  255,  1};
  hone_duration value = {0, 0};
  uint8_t bytes[23];
  (void)state;
  check_duration(0, 0);
  check_duration(5, 7);
  check_duration(-1, 0);
  check_duration(-1, 1);
  check_duration(-1, 999999999);
  check_duration(-2, 500000000);
  check_duration(-1, -500000000);
  check_duration(5, -1);
  check_duration(INT32_MAX, 999999999);
  check_duration(INT32_MIN, 0);
  check_duration(INT32_MIN, 1);
  value.sec = -2;
  value.nsec = 500000000;
  assert_int_equal(hone_pb_duration_size(value), sizeof minus_one_and_a_half);
  hone_pb_duration_put(bytes, value);
  assert_memory_equal(bytes, minus_one_and_a_half, sizeof minus_one_and_a_half);
}

static void durations_without_a_place(void **state) {
  static const uint8_t two_signs[] = {0x0d, 0x08, 1,   0x10, 255, 255, 255,
                                      255,  255,  255, 255,  255, 255, 1};
  static const uint8_t too_many_nanos[] = {6, 0x10, 0x80, 0x94, 0xeb, 0xdc, 0x03};
  static const uint8_t too_long[] = {6, 0x08, 0x80, 0x80, 0x80, 0x80, 0x08};
  static const uint8_t too_short[] = {0x0b, 0x08, 0xff, 0xff, 0xff, 0xff,
                                      0xf7, 255,  255,  255,  255,  1};
  hone_duration value = {0, 0};
  (void)state;
  assert_int_equal(read_duration(two_signs, sizeof two_signs, &value), HONE_BAD_VALUE);
  assert_int_equal(read_duration(too_many_nanos, sizeof too_many_nanos, &value), HONE_BAD_VALUE);
  assert_int_equal(read_duration(too_long, sizeof too_long, &value), HONE_BAD_VALUE);
  assert_int_equal(read_duration(too_short, sizeof too_short, &value), HONE_BAD_VALUE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(timestamps),
      cmocka_unit_test(timestamps_in_other_spellings),
      cmocka_unit_test(timestamps_without_a_place),
      cmocka_unit_test(durations),
      cmocka_unit_test(durations_without_a_place),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
