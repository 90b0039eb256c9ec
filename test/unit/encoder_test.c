/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What encodes and decodes begin and end with: room, padding, blocks of exact
 * size, flags that do not go together, bytes left over.
 */
#include "hone/encoder.h"

#include "runtime.h"

static void room_is_never_overestimated(void **state) {
  uint8_t bytes[10];
  (void)state;
  assert_true(hone_has_room(bytes, bytes + 10, 4, 6));
  assert_false(hone_has_room(bytes, bytes + 10, 4, 7));
  assert_false(hone_has_room(bytes, bytes + 10, 11, 0));
  /* The largest size of anything in memory, and what hone_size() makes of larger sums; products
   * of 64 bits on targets of 32. */
  assert_false(hone_has_room(bytes, bytes + 10, 4, SIZE_MAX / 2));
  assert_false(hone_has_room(bytes, bytes + 10, SIZE_MAX / 2, SIZE_MAX / 2));
  assert_false(hone_has_room(bytes, bytes + 10, 4, UINT64_C(0x100000000)));
  assert_int_equal(hone_size(7), 7);
  assert_true(hone_size(UINT64_C(0x100000001)) > 0xffff);
  assert_true(hone_has_room(bytes, bytes, 0, 0));
}

static void padding_counts_from_the_origin(void **state) {
  uint8_t bytes[16];
  hone_decoder d = decoder();
  (void)state;
  memset(bytes, 0xee, sizeof bytes);
  assert_ptr_equal(hone_put_padding(bytes + 3, bytes + 1, 4), bytes + 5);
  assert_memory_equal(bytes, "\xee\xee\xee\0\0\xee", 6);
  assert_ptr_equal(hone_put_padding(bytes + 5, bytes + 1, 4), bytes + 5);
  assert_ptr_equal(hone_get_padding(bytes + 3, bytes + 5, bytes + 1, 4, &d), bytes + 5);
  assert_null(hone_get_padding(bytes + 3, bytes + 4, bytes + 1, 4, &d));
  assert_int_equal(d.status, HONE_TRUNCATED);
}

static void encode_ends(void **state) {
  uint8_t bytes[4];
  hone_encoder e;
  hone_result result;
  (void)state;
  hone_encoder_init(&e);
  result = hone_encode_end(&e, bytes, hone_put_bytes(bytes, "abc", 3));
  assert_int_equal(result.size, 3);
  assert_int_equal(result.status, HONE_OK);
  hone_encode_fail(&e, HONE_BAD_VALUE);
  result = hone_encode_end(&e, bytes, NULL);
  assert_int_equal(result.size, 0);
  assert_int_equal(result.status, HONE_BAD_VALUE);
}

static void blocks_of_exact_size(void **state) {
  Counting counting;
  hone_encoder e;
  hone_bytes out;
  uint8_t *block;
  (void)state;
  counting_init(&counting);
  hone_encoder_init(&e);
  block = hone_encode_block(&counting.alloc, 5);
  assert_int_equal(hone_encode_block_end(&e, &counting.alloc, block, 5, &out).size, 5);
  assert_ptr_equal(out.data, block);
  assert_int_equal(out.size, 5);
  hone_release(&counting.alloc, block, 5);

  block = hone_encode_block(NULL, 0); /* an empty message needs no memory */
  assert_non_null(block);
  assert_int_equal(hone_encode_block_end(&e, NULL, block, 0, &out).status, HONE_OK);
  assert_int_equal(out.size, 0);

  assert_null(hone_encode_block(NULL, 1));
  assert_null(hone_encode_block(&counting.alloc, (size_t)HONE_MAX_LENGTH + 1));

  block = hone_encode_block(&counting.alloc, 5);
  hone_encode_fail(&e, HONE_TOO_DEEP);
  assert_int_equal(hone_encode_block_end(&e, &counting.alloc, block, 5, &out).status,
                   HONE_TOO_DEEP);
  assert_null(out.data);
  assert_int_equal(counting.live, 0);
}

static void decode_begins(void **state) {
  Counting counting;
  static const uint8_t in[8] = {0}; /* of which nothing is read */
  hone_fixed fixed;
  hone_decoder d;
  (void)state;
  counting_init(&counting);
  hone_fixed_init(&fixed, NULL, 0);
  assert_true(hone_decoder_init(&d, in, 5, &counting.alloc, 0));
  assert_false(hone_decoder_init(&d, in, 5, &counting.alloc, HONE_ALIAS_INPUT));
  assert_int_equal(d.status, HONE_BAD_ARGUMENT);
  assert_true(hone_decoder_init(&d, in, 5, &fixed.alloc, HONE_ALIAS_INPUT));
  assert_true(hone_decoder_init(&d, in, HONE_MAX_LENGTH, NULL, HONE_ALIAS_INPUT));
  assert_false(hone_decoder_init(&d, in, (size_t)HONE_MAX_LENGTH + 1, NULL, 0));
  assert_int_equal(d.status, HONE_TOO_LARGE);
}

static void decode_ends(void **state) {
  static const uint8_t in[4] = {0};
  hone_decoder d = decoder();
  (void)state;
  assert_int_equal(hone_decode_end(&d, in, 4, in + 4).size, 4);
  assert_int_equal(hone_decode_end(&d, in, 4, in + 4).status, HONE_OK);
  assert_int_equal(hone_decode_end(&d, in, 4, in + 3).status, HONE_MALFORMED);
  assert_int_equal(hone_decode_end(&d, in, 4, in + 3).size, 3);
  d.flags = HONE_LENIENT;
  assert_int_equal(hone_decode_end(&d, in, 4, in + 3).status, HONE_OK);
  hone_decode_fail(&d, in + 1, HONE_BAD_UTF8);
  assert_int_equal(hone_decode_end(&d, in, 4, NULL).status, HONE_BAD_UTF8);
  assert_int_equal(hone_decode_end(&d, in, 4, NULL).size, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(room_is_never_overestimated),
      cmocka_unit_test(padding_counts_from_the_origin),
      cmocka_unit_test(encode_ends),
      cmocka_unit_test(blocks_of_exact_size),
      cmocka_unit_test(decode_begins),
      cmocka_unit_test(decode_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
