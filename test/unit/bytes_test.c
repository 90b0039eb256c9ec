/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Loads and stores are little endian on every machine and at any alignment;
 * copies touch exactly what they are told to.
 */
#include "hone/bytes.h"
#include "hone/hash.h"

#include "runtime.h"

static void loads_and_stores(void **state) {
  static const uint8_t bytes[] = {0x01, 0x82, 0x03, 0x84, 0x05, 0x86, 0x07, 0x88};
  size_t offset;
  (void)state;
  for (offset = 0; offset < 9; offset++) {
    uint8_t held[24], out[24];
    memset(held, 0, sizeof held);
    memcpy(held + offset, bytes, sizeof bytes);
    assert_true(hone_load_u16_le(held + offset) == 0x8201);
    assert_true(hone_load_u32_le(held + offset) == 0x84038201);
    assert_true(hone_load_u64_le(held + offset) == UINT64_C(0x8807860584038201));
    memset(out, 0, sizeof out);
    hone_store_u64_le(out + offset, UINT64_C(0x8807860584038201));
    assert_memory_equal(out, held, sizeof out);
    hone_store_u32_le(out + offset, 0x84038201);
    hone_store_u16_le(out + offset + 4, 0x8605);
    assert_memory_equal(out, held, sizeof out);
  }
}

static void floats_keep_their_bits(void **state) {
  static const uint8_t nan32[] = {0x01, 0x00, 0xc0, 0x7f};
  static const uint8_t minus_zero64[] = {0, 0, 0, 0, 0, 0, 0, 0x80};
  uint8_t out[8];
  (void)state;
  hone_store_f32_le(out, hone_load_f32_le(nan32));
  assert_memory_equal(out, nan32, 4);
  hone_store_f64_le(out, hone_load_f64_le(minus_zero64));
  assert_memory_equal(out, minus_zero64, 8);
  hone_store_f32_le(out, 1.0f);
  assert_memory_equal(out, "\x00\x00\x80\x3f", 4);
  hone_store_f64_le(out, -2.0);
  assert_memory_equal(out, "\x00\x00\x00\x00\x00\x00\x00\xc0", 8);
}

static void bits_are_twos_complement(void **state) {
  (void)state;
  assert_int_equal(hone_i8_of_bits(0x80), -128);
  assert_int_equal(hone_i16_of_bits(0x8001), -32767);
  assert_int_equal(hone_i32_of_bits(0xffffffff), -1);
  assert_true(hone_i64_of_bits((uint64_t)1 << 63) == INT64_MIN);
}

/* Source and target are blocks of exactly n bytes. */
static void copies_are_exact(void **state) {
  size_t n, i;
  (void)state;
  for (n = 0; n < 200; n++) {
    uint8_t *from = malloc(n + (n == 0));
    uint8_t *to = malloc(n + (n == 0));
    uint8_t *tight_from, *tight_to;
    for (i = 0; i < n; i++) {
      from[i] = (uint8_t)(i * 37 + n);
    }
    tight_from = exact(from, n);
    memset(to, 0xaa, n);
    tight_to = exact(to, n);
    hone_copy(tight_to, tight_from, n);
    assert_memory_equal(tight_to, from, n);
    hone_zero(tight_to, n);
    for (i = 0; i < n; i++) {
      assert_int_equal(tight_to[i], 0);
    }
    free(tight_from);
    free(tight_to);
    free(from);
    free(to);
  }
  hone_copy(NULL, NULL, 0);
  hone_zero(NULL, 0);
}

static void nothing_around_a_copy_changes(void **state) {
  size_t n, i;
  (void)state;
  for (n = 0; n < 100; n++) {
    uint8_t from[164], to[164];
    memset(from, 0x55, sizeof from);
    memset(to, 0xaa, sizeof to);
    hone_copy(to + 32, from + 32, n);
    for (i = 0; i < sizeof to; i++) {
      assert_int_equal(to[i], i >= 32 && i < 32 + n ? 0x55 : 0xaa);
    }
    hone_zero(to + 32, n);
    for (i = 0; i < sizeof to; i++) {
      assert_int_equal(to[i], i >= 32 && i < 32 + n ? 0 : 0xaa);
    }
  }
}

/* Written down once: the hash is the same on every platform. */
static void hash_is_stable(void **state) {
  static const char text[] = "hash of some bytes";
  (void)state;
  assert_true(hone_hash_u64(1, 2) == hone_hash_u64(1, 2));
  assert_true(hone_hash_u64(0, 1) == UINT64_C(0xe5d35b311b1c462b));
  assert_true(hone_hash_bytes(7, text, sizeof text - 1) == UINT64_C(0x4fbf7454402597bd));
  assert_true(hone_hash_bytes(7, NULL, 0) == hone_hash_u64(7, 0));
}

static void hash_tells_apart(void **state) {
  static const uint8_t zeros[64];
  uint64_t seen[65];
  size_t i, k;
  (void)state;
  for (i = 0; i <= 64; i++) {
    uint8_t *tight = exact(zeros, i);
    seen[i] = hone_hash_bytes(0, tight, i);
    free(tight);
    for (k = 0; k < i; k++) {
      assert_true(seen[k] != seen[i]);
    }
  }
  assert_true(hone_hash_u64(0, 1) != hone_hash_u64(1, 0));
  assert_true(hone_hash_unordered(hone_hash_unordered(0, 5), 9) ==
              hone_hash_unordered(hone_hash_unordered(0, 9), 5));
}

/* A change of one bit of the value changes about half of the bits. */
static void hash_spreads(void **state) {
  uint64_t random = 11;
  unsigned bit, round;
  (void)state;
  for (bit = 0; bit < 64; bit++) {
    unsigned changed = 0;
    for (round = 0; round < 200; round++) {
      uint64_t h = next_random(&random), value = next_random(&random);
      uint64_t x = hone_hash_u64(hone_hash_u64(h, value), 1) ^
                   hone_hash_u64(hone_hash_u64(h, value ^ ((uint64_t)1 << bit)), 1);
      for (; x != 0; x &= x - 1) {
        changed++;
      }
    }
    assert_true(changed > 200 * 26 && changed < 200 * 38);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(loads_and_stores),
      cmocka_unit_test(floats_keep_their_bits),
      cmocka_unit_test(bits_are_twos_complement),
      cmocka_unit_test(copies_are_exact),
      cmocka_unit_test(nothing_around_a_copy_changes),
      cmocka_unit_test(hash_is_stable),
      cmocka_unit_test(hash_tells_apart),
      cmocka_unit_test(hash_spreads),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
