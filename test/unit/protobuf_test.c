/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The protobuf primitives: what each writes, that it reads it back, that no
 * byte outside is touched, and which bytes it refuses and how.
 */
#include "hone/native.h"
#include "hone/protobuf.h"

#include "runtime.h"

/* Decoding bytes in a block of their exact size. STEM: hone_ and the stem. */
#define CHECK_VALUE(STEM, TYPE, VALUE, ...)                                                        \
  do {                                                                                             \
    static const uint8_t wanted[] = {__VA_ARGS__};                                                 \
    TYPE value = (TYPE)(VALUE), back;                                                              \
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
    assert_int_equal(d.status, HONE_OK);                                                           \
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

#define CHECK_VARINT(STEM, TYPE, VALUE, ...)                                                       \
  do {                                                                                             \
    static const uint8_t sized[] = {__VA_ARGS__};                                                  \
    assert_int_equal(STEM##_size((TYPE)(VALUE)), sizeof sized);                                    \
    CHECK_VALUE(STEM, TYPE, VALUE, __VA_ARGS__);                                                   \
  } while (0)

static void varint_scalars(void **state) {
  (void)state;
  CHECK_VARINT(hone_pb_int32, int32_t, 0, 0);
  CHECK_VARINT(hone_pb_int32, int32_t, 150, 0x96, 1);
  CHECK_VARINT(hone_pb_int32, int32_t, INT32_MAX, 0xff, 0xff, 0xff, 0xff, 7);
  CHECK_VARINT(hone_pb_int32, int32_t, -1, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1);
  CHECK_VARINT(hone_pb_int32, int32_t, INT32_MIN, 128, 128, 128, 128, 248, 255, 255, 255, 255, 1);
  CHECK_VARINT(hone_pb_enum, int32_t, -2, 254, 255, 255, 255, 255, 255, 255, 255, 255, 1);
  CHECK_VARINT(hone_pb_enum, int32_t, 3, 3);
  CHECK_VARINT(hone_pb_int64, int64_t, INT64_MIN, 128, 128, 128, 128, 128, 128, 128, 128, 128, 1);
  CHECK_VARINT(hone_pb_int64, int64_t, INT64_MAX, 255, 255, 255, 255, 255, 255, 255, 255, 127);
  CHECK_VARINT(hone_pb_uint32, uint32_t, UINT32_MAX, 255, 255, 255, 255, 15);
  CHECK_VARINT(hone_pb_uint64, uint64_t, UINT64_MAX, 255, 255, 255, 255, 255, 255, 255, 255, 255,
               1);
  CHECK_VARINT(hone_pb_uint64, uint64_t, (uint64_t)1 << 56, 128, 128, 128, 128, 128, 128, 128, 128,
               1);
  CHECK_VARINT(hone_pb_sint32, int32_t, -1, 1);
  CHECK_VARINT(hone_pb_sint32, int32_t, INT32_MIN, 255, 255, 255, 255, 15);
  CHECK_VARINT(hone_pb_sint64, int64_t, INT64_MIN, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1);
  CHECK_VARINT(hone_pb_sint64, int64_t, 2, 4);
  CHECK_VARINT(hone_pb_bool, bool, true, 1);
  CHECK_VARINT(hone_pb_bool, bool, false, 0);
}

static void fixed_scalars(void **state) {
  (void)state;
  CHECK_VALUE(hone_pb_fixed32, uint32_t, 0x84030201, 1, 2, 3, 0x84);
  CHECK_VALUE(hone_pb_sfixed32, int32_t, -2, 254, 255, 255, 255);
  CHECK_VALUE(hone_pb_fixed64, uint64_t, UINT64_C(0x8807060504030201), 1, 2, 3, 4, 5, 6, 7, 0x88);
  CHECK_VALUE(hone_pb_sfixed64, int64_t, -2, 254, 255, 255, 255, 255, 255, 255, 255);
  CHECK_VALUE(hone_pb_float, float, -1.5f, 0, 0, 0xc0, 0xbf);
  CHECK_VALUE(hone_pb_double, double, 2.0, 0, 0, 0, 0, 0, 0, 0, 0x40);
}

#define READ(STEM, TYPE, WANTED, ...)                                                              \
  do {                                                                                             \
    static const uint8_t bytes[] = {__VA_ARGS__};                                                  \
    TYPE value;                                                                                    \
    uint8_t *p = exact(bytes, sizeof bytes);                                                       \
    hone_decoder d = decoder();                                                                    \
    assert_ptr_equal(STEM##_get(p, p + sizeof bytes, &value, &d), p + sizeof bytes);               \
    assert_true(value == (TYPE)(WANTED));                                                          \
    free(p);                                                                                       \
  } while (0)

static void narrow_types_keep_their_low_bits(void **state) {
  (void)state;
  READ(hone_pb_int32, int32_t, 1, 0x81, 0x80, 0x80, 0x80, 0x10); /* 2^32 + 1 */
  READ(hone_pb_uint32, uint32_t, 1, 0x81, 0x80, 0x80, 0x80, 0x70);
  READ(hone_pb_enum, int32_t, -1, 255, 255, 255, 255, 15);
  READ(hone_pb_sint32, int32_t, -1, 0x81, 0x80, 0x80, 0x80, 0x10);
  READ(hone_pb_int32, int32_t, 0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0);
  READ(hone_pb_uint64, uint64_t, (uint64_t)1 << 63, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80,
       0x80, 0x7f);
  READ(hone_pb_bool, bool, true, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1);
  READ(hone_pb_bool, bool, false, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 2);
  READ(hone_pb_bool, bool, true, 2);
  READ(hone_pb_bool, bool, false, 0x80, 0x80, 0);
}

/* ---- Lengths ---- */

static hone_status length_status(const uint8_t *bytes, size_t size, size_t *n) {
  uint8_t *p = exact(bytes, size);
  hone_decoder d = decoder();
  const uint8_t *after = hone_pb_length_get(p, p + size, n, &d);
  assert_int_equal(after == NULL, d.status != HONE_OK);
  if (after == NULL) {
    assert_ptr_equal(d.error, p);
  }
  free(p);
  return d.status;
}

static void lengths_are_within_limit_and_input(void **state) {
  size_t n;
  (void)state;
  assert_int_equal(length_status((const uint8_t *)"\0", 1, &n), HONE_OK);
  assert_int_equal(n, 0);
  assert_int_equal(length_status((const uint8_t *)"\x02zz", 3, &n), HONE_OK);
  assert_int_equal(n, 2);
  assert_int_equal(length_status((const uint8_t *)"\x82\x00zz", 4, &n), HONE_OK);
  assert_int_equal(n, 2);
  assert_int_equal(length_status((const uint8_t *)"\x02z", 2, &n), HONE_TRUNCATED);
  assert_int_equal(length_status((const uint8_t *)"\x82\x00z", 3, &n), HONE_TRUNCATED);
  assert_int_equal(length_status((const uint8_t *)"", 0, &n), HONE_TRUNCATED);
  assert_int_equal(length_status((const uint8_t *)"\x80", 1, &n), HONE_TRUNCATED);
  assert_int_equal(length_status((const uint8_t *)"\xff\xff\xff\xff\x07", 5, &n), HONE_TRUNCATED);
  assert_int_equal(length_status((const uint8_t *)"\x80\x80\x80\x80\x08", 5, &n), HONE_TOO_LARGE);
  assert_int_equal(
      length_status((const uint8_t *)"\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 10, &n),
      HONE_TOO_LARGE);
  assert_int_equal(
      length_status((const uint8_t *)"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", 10, &n),
      HONE_MALFORMED);
}

/* A body of n bytes behind one reserved byte, in a buffer with `room` more. */
static void check_close(size_t n, size_t room, bool trusted) {
  size_t more = hone_pb_length_size(n) - 1;
  uint8_t *buffer = malloc(1 + n + room);
  uint8_t *after;
  size_t i;
  for (i = 0; i < n; i++) {
    buffer[1 + i] = (uint8_t)(i * 31);
  }
  after = hone_pb_length_close(buffer + 1, buffer + 1 + n, trusted ? NULL : buffer + 1 + n + room);
  if (more > room) {
    assert_null(after);
  } else {
    hone_decoder d = decoder();
    size_t back;
    const uint8_t *body = hone_pb_length_get(buffer, after, &back, &d);
    assert_ptr_equal(after, buffer + 1 + n + more);
    assert_ptr_equal(body, buffer + 1 + more);
    assert_int_equal(back, n);
    for (i = 0; i < n; i++) {
      assert_int_equal(body[i], (uint8_t)(i * 31));
    }
    assert_ptr_equal(hone_pb_length_skip(buffer, after, &d), after);
  }
  free(buffer);
}

static void closing_moves_the_body_where_it_must(void **state) {
  static const size_t sizes[] = {0, 1, 127, 128, 300, 16383, 16384, 2097151, 2097152};
  size_t i, room;
  (void)state;
  for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    for (room = 0; room < 5; room++) {
      check_close(sizes[i], room, false);
    }
    check_close(sizes[i], hone_pb_length_size(sizes[i]) - 1, true);
  }
}

/* ---- Texts ---- */

static void texts_of_all_sizes(void **state) {
  size_t n;
  (void)state;
  for (n = 0; n < 300; n++) {
    char text[300];
    size_t size = hone_pb_string_size(n);
    uint8_t *p = malloc(size);
    hone_decoder d = decoder();
    hone_span span;
    memset(text, 'x', sizeof text);
    assert_int_equal(size, n + (n < 128 ? 1 : 2));
    assert_ptr_equal(hone_pb_string_put(p, text, n), p + size);
    assert_ptr_equal(hone_pb_string_get(p, p + size, &span, &d), p + size);
    assert_int_equal(span.size, n);
    assert_memory_equal(span.data, text, n);
    assert_ptr_equal(hone_pb_bytes_get(p, p + size, &span, &d), p + size);
    assert_ptr_equal(hone_pb_string_skip(p, p + size, &d), p + size);
    assert_null(hone_pb_string_get(p, p + size - 1, &span, &d));
    assert_int_equal(d.status, HONE_TRUNCATED);
    d = decoder();
    assert_null(hone_pb_bytes_skip(p, p + size - 1, &d));
    assert_int_equal(d.status, HONE_TRUNCATED);
    free(p);
  }
}

static void only_string_asks_for_utf8(void **state) {
  static const uint8_t bad[] = {3, 'a', 0xff, 'b'};
  hone_decoder d = decoder();
  hone_span span;
  (void)state;
  assert_null(hone_pb_string_get(bad, bad + 4, &span, &d));
  assert_int_equal(d.status, HONE_BAD_UTF8);
  d = decoder();
  assert_ptr_equal(hone_pb_bytes_get(bad, bad + 4, &span, &d), bad + 4);
  assert_ptr_equal(hone_pb_string_skip(bad, bad + 4, &d), bad + 4);
}

/* ---- Keys ---- */

static hone_status key_status(const char *bytes, size_t size, uint32_t *key) {
  uint8_t *p = exact(bytes, size);
  hone_decoder d = decoder();
  const uint8_t *after = hone_pb_key_get(p, p + size, key, &d);
  assert_int_equal(after == NULL, d.status != HONE_OK);
  assert_true(after == NULL || after == p + size);
  free(p);
  return d.status;
}

static void keys_of_one_to_five_bytes(void **state) {
  uint32_t key;
  (void)state;
  assert_int_equal(key_status("\x08", 1, &key), HONE_OK);
  assert_int_equal(key, 8);
  assert_int_equal(key_status("\xfd\x01", 2, &key), HONE_OK);
  assert_int_equal(key, 31 * 8 + 5);
  assert_int_equal(key_status("\x8c\x80\x80\x80\x00", 5, &key), HONE_OK);
  assert_int_equal(key, 12);
  assert_int_equal(key_status("\xfd\xff\xff\xff\x0f", 5, &key), HONE_OK);
  assert_true(key == UINT32_MAX - 2);
  assert_int_equal(key_status("", 0, &key), HONE_TRUNCATED);
  assert_int_equal(key_status("\x88\x80\x80\x80", 4, &key), HONE_TRUNCATED);
  assert_int_equal(key_status("\x00", 1, &key), HONE_MALFORMED); /* number 0 */
  assert_int_equal(key_status("\x07", 1, &key), HONE_MALFORMED);
  assert_int_equal(key_status("\x82\x00", 2, &key), HONE_MALFORMED);
  assert_int_equal(key_status("\x0e", 1, &key), HONE_MALFORMED); /* wire type 6 */
  assert_int_equal(key_status("\x0f", 1, &key), HONE_MALFORMED);
  assert_int_equal(key_status("\xfe\x01", 2, &key), HONE_MALFORMED);
  assert_int_equal(key_status("\x88\x80\x80\x80\x10", 5, &key), HONE_MALFORMED); /* 30 bits */
  assert_int_equal(key_status("\x88\x80\x80\x80\x80\x00", 6, &key), HONE_MALFORMED);
}

static hone_status skip_status(const char *bytes, size_t size, unsigned depth) {
  uint8_t *p = exact(bytes, size);
  const uint8_t *end = p + size;
  hone_decoder d = decoder();
  uint32_t key;
  const uint8_t *after = hone_pb_key_get(p, end, &key, &d);
  assert_non_null(after);
  d.depth = depth;
  after = hone_pb_key_skip(after, end, key, &d);
  assert_true(after == NULL || (after == end && d.depth == depth));
  assert_int_equal(after == NULL, d.status != HONE_OK);
  free(p);
  return d.status;
}

static void fields_nobody_wants(void **state) {
  (void)state;
  assert_int_equal(skip_status("\x08\x96\x01", 3, 0), HONE_OK);
  assert_int_equal(skip_status("\x08\x96", 2, 0), HONE_TRUNCATED);
  assert_int_equal(skip_status("\x09"
                               "12345678",
                               9, 0),
                   HONE_OK);
  assert_int_equal(skip_status("\x09"
                               "1234567",
                               8, 0),
                   HONE_TRUNCATED);
  assert_int_equal(skip_status("\x0a\x02zz", 4, 0), HONE_OK);
  assert_int_equal(skip_status("\x0a\x02z", 3, 0), HONE_TRUNCATED);
  assert_int_equal(skip_status("\x0d"
                               "1234",
                               5, 0),
                   HONE_OK);
  assert_int_equal(skip_status("\x0d"
                               "123",
                               4, 0),
                   HONE_TRUNCATED);
  assert_int_equal(skip_status("\x0c", 1, 5), HONE_MALFORMED); /* an end without a start */
}

static void groups_are_passed_whole(void **state) {
  (void)state;
  assert_int_equal(skip_status("\x0b\x0c", 2, 1), HONE_OK);
  assert_int_equal(skip_status("\x0b\x10\x05\x1a\x01z\x0c", 7, 1), HONE_OK);
  assert_int_equal(skip_status("\x0b\x13\x14\x0c", 4, 2), HONE_OK);
  assert_int_equal(skip_status("\x0b\x13\x14\x0c", 4, 1), HONE_TOO_DEEP);
  assert_int_equal(skip_status("\x0b\x0c", 2, 0), HONE_TOO_DEEP);
  assert_int_equal(skip_status("\x0b\x14", 2, 5), HONE_MALFORMED);
  assert_int_equal(skip_status("\x0b\x13\x0c\x14", 4, 5), HONE_MALFORMED);
  assert_int_equal(skip_status("\x0b", 1, 5), HONE_TRUNCATED);
  assert_int_equal(skip_status("\x0b\x10", 2, 5), HONE_TRUNCATED);
  assert_int_equal(skip_status("\x0b\x00", 2, 5), HONE_MALFORMED);
}

static void kept_scalars(void **state) {
  static const uint8_t wanted[] = {0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01,
                                   0x11, 2,    0,    0,    0,    0,    0,    0,    0,    0x1d, 3,
                                   0,    0,    0,    0x20, 5,    0xf8, 0xff, 0xff, 0xff, 0x0f, 0};
  hone_unknown unknown = {NULL, 0, 0};
  hone_heap heap;
  (void)state;
  hone_heap_init(&heap);
  assert_int_equal(hone_pb_key_keep(NULL, &unknown, 0x08, 1), HONE_OUT_OF_MEMORY);
  assert_int_equal(hone_pb_key_keep(&heap.alloc, &unknown, 0x08, UINT64_MAX), HONE_OK);
  assert_int_equal(hone_pb_key_keep(&heap.alloc, &unknown, 0x11, 2), HONE_OK);
  assert_int_equal(hone_pb_key_keep(&heap.alloc, &unknown, 0x1d, 3), HONE_OK);
  assert_int_equal(hone_pb_key_keep(&heap.alloc, &unknown, 0x22, 5), HONE_OK);
  assert_int_equal(hone_pb_key_keep(&heap.alloc, &unknown, 0xfffffff8, 0), HONE_OK);
  assert_int_equal(unknown.size, sizeof wanted);
  assert_memory_equal(unknown.data, wanted, sizeof wanted);
  hone_unknown_release(&heap.alloc, &unknown);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(varint_scalars),
      cmocka_unit_test(fixed_scalars),
      cmocka_unit_test(narrow_types_keep_their_low_bits),
      cmocka_unit_test(lengths_are_within_limit_and_input),
      cmocka_unit_test(closing_moves_the_body_where_it_must),
      cmocka_unit_test(texts_of_all_sizes),
      cmocka_unit_test(only_string_asks_for_utf8),
      cmocka_unit_test(keys_of_one_to_five_bytes),
      cmocka_unit_test(fields_nobody_wants),
      cmocka_unit_test(groups_are_passed_whole),
      cmocka_unit_test(kept_scalars),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
