/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Varints: every encoded length at every distance from the end of the input,
 * against a reader and a writer that go bit by bit.
 */
#include "hone/varint.h"

#include "runtime.h"

/* What the bytes mean: value, size and status. */
static hone_status plain_read(const uint8_t *p, size_t left, uint64_t *value, size_t *size) {
  size_t i;
  *value = 0;
  for (i = 0; i < 10; i++) {
    unsigned bit;
    if (i == left) {
      return HONE_TRUNCATED;
    }
    for (bit = 0; bit < 7; bit++) {
      if (7 * i + bit < 64 && (p[i] >> bit & 1) != 0) {
        *value |= (uint64_t)1 << (7 * i + bit);
      }
    }
    if (p[i] < 0x80) {
      *size = i + 1;
      return HONE_OK;
    }
  }
  return HONE_MALFORMED;
}

static size_t plain_write(uint8_t *p, uint64_t value) {
  size_t n = 0;
  do {
    p[n] = (uint8_t)(value & 0x7f);
    value >>= 7;
    if (value != 0) {
      p[n] |= 0x80;
    }
    n++;
  } while (value != 0);
  return n;
}

static void check_read(const uint8_t *bytes, size_t size) {
  uint8_t *p = exact(bytes, size);
  const uint8_t *end = p + size;
  hone_decoder d = decoder();
  uint64_t value, wanted;
  size_t used = 0;
  hone_status status = plain_read(bytes, size, &wanted, &used);
  const uint8_t *after = hone_pb_varint_get(p, end, &value, &d);
  assert_int_equal(d.status, status);
  if (status == HONE_OK) {
    assert_ptr_equal(after, p + used);
    assert_true(value == wanted);
  } else {
    assert_null(after);
    assert_ptr_equal(d.error, p);
  }
  d = decoder();
  assert_ptr_equal(hone_pb_varint_skip(p, end, &d), after);
  assert_int_equal(d.status, status);
  free(p);
}

static void lengths_at_every_distance_from_the_end(void **state) {
  uint64_t random = 1;
  size_t length, behind, round;
  (void)state;
  for (length = 1; length <= 11; length++) {
    for (behind = 0; behind <= 12; behind++) {
      for (round = 0; round < 200; round++) {
        uint8_t bytes[32];
        size_t i;
        for (i = 0; i < sizeof bytes; i++) {
          bytes[i] = (uint8_t)(next_random(&random) >> 17);
        }
        for (i = 0; i + 1 < length; i++) {
          bytes[i] |= 0x80;
          if (round < 4) {
            bytes[i] = (uint8_t)(round % 2 == 0 ? 0x80 : 0xff);
          }
        }
        bytes[length - 1] &= 0x7f;
        if (round < 4) {
          bytes[length - 1] = (uint8_t)(round < 2 ? 0 : 0x7f);
        }
        check_read(bytes, length + behind);
      }
    }
  }
}

static void inputs_that_end_inside(void **state) {
  uint8_t bytes[16];
  size_t size;
  (void)state;
  memset(bytes, 0xff, sizeof bytes);
  for (size = 0; size <= sizeof bytes; size++) {
    check_read(bytes, size);
  }
}

static void two_bytes_exhaustively(void **state) {
  unsigned first, second, third;
  (void)state;
  for (first = 0; first < 256; first++) {
    for (second = 0; second < 256; second++) {
      for (third = 0; third < 256; third += 85) {
        uint8_t bytes[3];
        bytes[0] = (uint8_t)first;
        bytes[1] = (uint8_t)second;
        bytes[2] = (uint8_t)third;
        check_read(bytes, 3);
      }
    }
  }
}

static void check_write(uint64_t value) {
  uint8_t wanted[10];
  size_t size = plain_write(wanted, value);
  uint8_t *p = malloc(size);
  assert_int_equal(hone_pb_varint_size(value), size);
  assert_ptr_equal(hone_pb_varint_put(p, value), p + size);
  assert_memory_equal(p, wanted, size);
  check_read(p, size);
  free(p);
}

static void writing_is_shortest_and_exact(void **state) {
  uint64_t random = 2;
  unsigned bits, round;
  (void)state;
  check_write(0);
  check_write(UINT64_MAX);
  for (bits = 0; bits < 64; bits++) {
    uint64_t one = (uint64_t)1 << bits;
    check_write(one);
    check_write(one - 1);
    check_write(one | (one - 1));
    for (round = 0; round < 500; round++) {
      check_write(next_random(&random) & (one | (one - 1)));
    }
  }
}

static void zigzag_is_its_own_inverse(void **state) {
  static const int64_t values[] = {0,         -1,        1,      -2, 2, 0x7fffffff, -0x7fffffff - 1,
                                   INT64_MAX, INT64_MIN, 1234567};
  size_t i;
  (void)state;
  assert_true(hone_pb_zigzag32(0) == 0 && hone_pb_zigzag32(-1) == 1 && hone_pb_zigzag32(1) == 2);
  assert_true(hone_pb_zigzag32(INT32_MAX) == 0xfffffffe &&
              hone_pb_zigzag32(INT32_MIN) == 0xffffffff);
  assert_true(hone_pb_zigzag64(INT64_MIN) == UINT64_MAX);
  for (i = 0; i < sizeof values / sizeof *values; i++) {
    assert_true(hone_pb_unzigzag64(hone_pb_zigzag64(values[i])) == values[i]);
    if (values[i] >= INT32_MIN && values[i] <= INT32_MAX) {
      assert_true(hone_pb_unzigzag32(hone_pb_zigzag32((int32_t)values[i])) == values[i]);
    }
  }
}

static void packed_count_counts_ends(void **state) {
  uint64_t random = 3;
  size_t size;
  (void)state;
  for (size = 0; size < 5000; size += 1 + size / 9) {
    uint8_t *p = malloc(size + (size == 0));
    size_t i, wanted = 0;
    for (i = 0; i < size; i++) {
      p[i] = (uint8_t)(size % 2 == 0 ? next_random(&random) >> 11 : 0x7f);
      wanted += p[i] < 0x80;
    }
    {
      uint8_t *tight = exact(p, size);
      assert_int_equal(hone_pb_packed_count(tight, tight + size), wanted);
      free(tight);
    }
    free(p);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lengths_at_every_distance_from_the_end),
      cmocka_unit_test(inputs_that_end_inside),
      cmocka_unit_test(two_bytes_exhaustively),
      cmocka_unit_test(writing_is_shortest_and_exact),
      cmocka_unit_test(zigzag_is_its_own_inverse),
      cmocka_unit_test(packed_count_counts_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
