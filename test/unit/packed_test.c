/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Packed varints at once equal packed varints one by one: sizes, bytes and
 * values, for every number of elements near the widths of the fast paths, in
 * buffers that end where the region ends.
 */
#include "runtime.h"

#include "hone/protobuf.h"

static uint64_t state = 1;

static uint64_t next(void) {
  return next_random(&state);
}

/* Mostly small, now and then of any width; `small`: all of one byte. */
static uint64_t random_value(int small) {
  uint64_t value = next();
  return small ? value & 0x3f : value >> (next() % 64);
}

#define TEST_OF(S, T)                                                                              \
  static void S##_at_once_is_one_by_one(void **unused) {                                           \
    size_t n;                                                                                      \
    int small;                                                                                     \
    (void)unused;                                                                                  \
    for (small = 0; small < 2; small++) {                                                          \
      for (n = 0; n < 200; n++) {                                                                  \
        T *values = malloc(n * sizeof(T) + 1), *back = malloc(n * sizeof(T) + 1);                  \
        size_t size = 0, i;                                                                        \
        for (i = 0; i < n; i++) {                                                                  \
          values[i] = (T)random_value(small);                                                      \
          size += hone_pb_##S##_size(values[i]);                                                   \
        }                                                                                          \
        assert_int_equal(hone_pb_##S##_size_all(values, n), size);                                 \
        uint8_t *single = malloc(size + 1), *all = malloc(size != 0 ? size : 1), *p = single;      \
        for (i = 0; i < n; i++) {                                                                  \
          p = hone_pb_##S##_put(p, values[i]);                                                     \
        }                                                                                          \
        assert_ptr_equal(hone_pb_##S##_put_all(all, size, values, n), all + size);                 \
        assert_memory_equal(all, single, size);                                                    \
        hone_decoder d = decoder();                                                                \
        assert_int_equal(hone_pb_##S##_count(all, all + size), n);                                 \
        assert_ptr_equal(hone_pb_##S##_get_all(all, all + size, back, n, &d), all + size);         \
        assert_memory_equal(back, values, n * sizeof(T));                                          \
        if (size != 0) { /* a region that ends inside its last value */                            \
          all[size - 1] |= 0x80;                                                                   \
          size_t whole = hone_pb_##S##_count(all, all + size);                                     \
          assert_null(hone_pb_##S##_get_all(all, all + size, back, whole, &d));                    \
          assert_true(d.status == HONE_TRUNCATED || d.status == HONE_MALFORMED);                   \
        }                                                                                          \
        free(values);                                                                              \
        free(back);                                                                                \
        free(single);                                                                              \
        free(all);                                                                                 \
      }                                                                                            \
    }                                                                                              \
  }

TEST_OF(int32, int32_t)
TEST_OF(int64, int64_t)
TEST_OF(uint32, uint32_t)
TEST_OF(uint64, uint64_t)
TEST_OF(sint32, int32_t)
TEST_OF(sint64, int64_t)
TEST_OF(enum, int32_t)

/* Overlong spellings, and values wider than the type, are read as the single reader does. */
#define SPELLINGS_OF(S, T)                                                                         \
  static void other_spellings_of_##S##_are_read_alike(void **unused) {                             \
    uint8_t bytes[300];                                                                            \
    int round;                                                                                     \
    (void)unused;                                                                                  \
    for (round = 0; round < 20000; round++) {                                                      \
      size_t size = next() % sizeof bytes, n = 0, i;                                               \
      unsigned more = round % 2 != 0 ? 4 : 40; /* eleven bytes without an end: often or seldom */  \
      T one[sizeof bytes], all[sizeof bytes];                                                      \
      hone_decoder d = decoder(), e = decoder();                                                   \
      for (i = 0; i < size; i++) {                                                                 \
        bytes[i] = (uint8_t)(next() % more != 0 && (more == 4 || i % 10 != 9) ? next() | 0x80      \
                                                                              : next() & 0x7f);    \
      }                                                                                            \
      const uint8_t *p = bytes, *end = bytes + size;                                               \
      while (p != NULL && p != end) {                                                              \
        p = hone_pb_##S##_get(p, end, &one[n], &d);                                                \
        n += p != NULL;                                                                            \
      }                                                                                            \
      const uint8_t *q =                                                                           \
          hone_pb_##S##_get_all(bytes, end, all, hone_pb_##S##_count(bytes, end), &e);             \
      assert_ptr_equal(q, p);                                                                      \
      assert_int_equal(e.status, d.status);                                                        \
      assert_ptr_equal(e.error, d.error);                                                          \
      assert_memory_equal(all, one, n * sizeof one[0]);                                            \
    }                                                                                              \
  }

SPELLINGS_OF(uint32, uint32_t)
SPELLINGS_OF(uint64, uint64_t)
SPELLINGS_OF(bool, bool)

/* Values of one byte take a way of their own, 64 at a time. */
static void bools_at_once_are_one_by_one(void **unused) {
  size_t n, i;
  (void)unused;
  for (n = 0; n < 200; n++) {
    bool values[200], back[200];
    uint8_t *all = malloc(n + 1);
    hone_decoder d = decoder();
    for (i = 0; i < n; i++) {
      values[i] = next() % 2 != 0;
    }
    assert_int_equal(hone_pb_bool_size_all(values, n), n);
    assert_ptr_equal(hone_pb_bool_put_all(all, n, values, n), all + n);
    assert_ptr_equal(hone_pb_bool_get_all(all, all + n, back, n, &d), all + n);
    assert_memory_equal(back, values, n);
    free(all);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(int32_at_once_is_one_by_one),
      cmocka_unit_test(int64_at_once_is_one_by_one),
      cmocka_unit_test(uint32_at_once_is_one_by_one),
      cmocka_unit_test(uint64_at_once_is_one_by_one),
      cmocka_unit_test(sint32_at_once_is_one_by_one),
      cmocka_unit_test(sint64_at_once_is_one_by_one),
      cmocka_unit_test(enum_at_once_is_one_by_one),
      cmocka_unit_test(other_spellings_of_uint32_are_read_alike),
      cmocka_unit_test(other_spellings_of_uint64_are_read_alike),
      cmocka_unit_test(other_spellings_of_bool_are_read_alike),
      cmocka_unit_test(bools_at_once_are_one_by_one),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
