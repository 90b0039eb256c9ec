/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Storing into plain structs: what is copied, aliased, kept and given back,
 * and that a failure changes nothing.
 */
#include "hone/native.h"

#include "runtime.h"

static const char standard[] = "default";

/* ---- Texts ---- */

static void text_is_copied_and_given_back(void **state) {
  Counting counting;
  hone_str s = {standard, 7};
  (void)state;
  counting_init(&counting);
  assert_int_equal(hone_str_assign(&counting.alloc, &s, standard, "abc", 3), HONE_OK);
  assert_int_equal(counting.in_bytes, 4);
  assert_string_equal(s.data, "abc");
  assert_int_equal(s.size, 3);
  /* From itself: the source lies in what is given up. */
  assert_int_equal(hone_str_assign(&counting.alloc, &s, standard, s.data + 1, 2), HONE_OK);
  assert_string_equal(s.data, "bc");
  assert_int_equal(counting.live, 1);
  assert_int_equal(hone_str_assign(&counting.alloc, &s, standard, NULL, 0), HONE_OK);
  assert_ptr_equal(s.data, hone_empty);
  assert_int_equal(counting.live, 0);
  hone_str_release(&counting.alloc, &s, standard);
  assert_int_equal(hone_str_assign(&counting.alloc, &s, standard, "a\0b", 3), HONE_OK);
  assert_memory_equal(s.data, "a\0b", 4);
  hone_str_release(&counting.alloc, &s, standard);
  assert_int_equal(counting.live, 0);
}

static void text_is_pointed_to(void **state) {
  static const char input[] = "input";
  hone_str s = {NULL, 0};
  hone_bytes b = {NULL, 0};
  uint8_t *block = NULL;
  (void)state;
  hone_str_alias(&s, input, 5);
  assert_ptr_equal(s.data, input);
  hone_bytes_alias(&b, input, 5);
  assert_ptr_equal(b.data, input);
  assert_int_equal(hone_block_assign(NULL, true, &block, 0, NULL, input, 5), HONE_OK);
  assert_ptr_equal(block, input);
}

static void failure_changes_nothing(void **state) {
  Counting counting;
  hone_str s = {NULL, 0};
  hone_bytes b = {NULL, 0};
  char *c = NULL;
  uint8_t *block = NULL;
  (void)state;
  counting_init(&counting);
  assert_int_equal(hone_str_assign(&counting.alloc, &s, NULL, "old", 3), HONE_OK);
  assert_int_equal(hone_bytes_assign(&counting.alloc, &b, NULL, "old", 3), HONE_OK);
  assert_int_equal(hone_cstr_assign(&counting.alloc, &c, NULL, "old", 3), HONE_OK);
  assert_int_equal(hone_block_assign(&counting.alloc, false, &block, 0, NULL, "old", 3), HONE_OK);
  assert_int_equal(counting.in_bytes, 4 + 3 + 4 + 3);
  counting.fail_at = counting.calls + 1;
  assert_int_equal(hone_str_assign(&counting.alloc, &s, NULL, "new", 3), HONE_OUT_OF_MEMORY);
  assert_int_equal(hone_bytes_assign(&counting.alloc, &b, NULL, "new", 3), HONE_OUT_OF_MEMORY);
  assert_int_equal(hone_cstr_assign(&counting.alloc, &c, NULL, "new", 3), HONE_OUT_OF_MEMORY);
  assert_int_equal(hone_cstr_assign(&counting.alloc, &c, NULL, "n\0w", 3), HONE_BAD_VALUE);
  assert_int_equal(hone_block_assign(&counting.alloc, false, &block, 3, NULL, "new", 3),
                   HONE_OUT_OF_MEMORY);
  assert_memory_equal(s.data, "old", 4);
  assert_memory_equal(b.data, "old", 3);
  assert_memory_equal(c, "old", 4);
  assert_memory_equal(block, "old", 3);
  assert_int_equal(hone_str_assign(NULL, &s, NULL, "new", 3), HONE_OUT_OF_MEMORY);
  assert_int_equal(counting.live, 4);
  hone_str_release(&counting.alloc, &s, NULL);
  hone_bytes_release(&counting.alloc, &b, NULL);
  hone_cstr_release(&counting.alloc, c, NULL);
  hone_block_release(&counting.alloc, block, 3, NULL);
  assert_int_equal(counting.live, 0);
}

static void constants_are_not_freed(void **state) {
  Counting counting;
  hone_str s = {standard, 7};
  hone_bytes b = {(const uint8_t *)standard, 7};
  char constant[] = "default";
  char *c = constant;
  uint8_t *block = (uint8_t *)constant;
  (void)state;
  counting_init(&counting);
  hone_str_release(&counting.alloc, &s, standard);
  hone_bytes_release(&counting.alloc, &b, (const uint8_t *)standard);
  hone_cstr_release(&counting.alloc, c, constant);
  hone_cstr_release(&counting.alloc, NULL, NULL);
  hone_block_release(&counting.alloc, block, 7, (const uint8_t *)constant);
  assert_int_equal(hone_cstr_assign(&counting.alloc, &c, constant, "", 0), HONE_OK);
  assert_ptr_equal(c, hone_empty);
  hone_cstr_release(&counting.alloc, c, constant);
  assert_int_equal(
      hone_block_assign(&counting.alloc, false, &block, 7, (const uint8_t *)constant, NULL, 0),
      HONE_OK);
  hone_block_release(&counting.alloc, block, 0, NULL);
  assert_int_equal(counting.calls, 0);
}

static void arrays_of_char(void **state) {
  char text[8];
  (void)state;
  memset(text, 'x', sizeof text);
  assert_int_equal(hone_chars_assign(text, 8, "1234567", 7), HONE_OK);
  assert_memory_equal(text, "1234567", 8);
  assert_int_equal(hone_chars_assign(text, 8, "12345678", 8), HONE_TOO_LARGE);
  assert_int_equal(hone_chars_assign(text, 8, "1\0", 2), HONE_BAD_VALUE);
  assert_memory_equal(text, "1234567", 8);
  assert_int_equal(hone_chars_assign(text, 8, "ab", 2), HONE_OK);
  assert_memory_equal(text, "ab\0\0\0\0\0", 8);
  assert_int_equal(hone_chars_assign(text, 8, NULL, 0), HONE_OK);
  assert_memory_equal(text, "\0\0\0\0\0\0\0", 8);
}

static void size_of_a_char_array(void **state) {
  size_t size, at;
  (void)state;
  for (size = 0; size < 40; size++) {
    for (at = 0; at <= size; at++) {
      char text[40];
      uint8_t *tight;
      memset(text, (int)(0x7f + at % 3), sizeof text); /* 0x80: its high bit is no NUL */
      if (at < size) {
        text[at] = 0;
      }
      tight = exact(text, size);
      assert_int_equal(hone_chars_size((const char *)tight, size), at);
      free(tight);
    }
  }
}

static void sequences_of_char(void **state) {
  Counting counting;
  struct {
    char *data;
    size_t size, capacity;
  } seq = {NULL, 0, 0};
  (void)state;
  counting_init(&counting);
  assert_int_equal(hone_seq_assign(&counting.alloc, &seq.data, 0, "abcdef", 6), HONE_OK);
  assert_string_equal(seq.data, "abcdef");
  assert_int_equal(counting.in_bytes, 7);
  assert_int_equal(hone_seq_assign(&counting.alloc, &seq.data, 7, seq.data + 3, 3), HONE_OK);
  assert_string_equal(seq.data, "def");
  assert_int_equal(counting.calls, 1);
  assert_int_equal(hone_seq_assign(&counting.alloc, &seq.data, 7, "0123456789", 10), HONE_OK);
  assert_string_equal(seq.data, "0123456789");
  assert_int_equal(counting.live, 1);
  counting.fail_at = 1;
  assert_int_equal(hone_seq_assign(&counting.alloc, &seq.data, 11, "0123456789a", 11),
                   HONE_OUT_OF_MEMORY);
  assert_string_equal(seq.data, "0123456789");
  hone_release(&counting.alloc, seq.data, 11);
  assert_int_equal(counting.live, 0);
}

static void wide_texts(void **state) {
  static const hone_char16 units[] = {'a', 0xd83d, 0xdc1d};
  Counting counting;
  hone_wstr s = {NULL, 0};
  uint8_t odd[1 + sizeof units];
  (void)state;
  counting_init(&counting);
  assert_int_equal(hone_wstr_assign(NULL, true, &s, NULL, units, 3), HONE_OK);
  assert_ptr_equal(s.data, units);
  s.size = 0;
  memcpy(odd + 1, units, sizeof units);
  assert_int_equal(hone_wstr_assign(&counting.alloc, false, &s, NULL, odd + 1, 3), HONE_OK);
  assert_memory_equal(s.data, units, sizeof units);
  assert_int_equal(counting.live, 1);
  assert_int_equal(hone_wstr_assign(&counting.alloc, false, &s, NULL, NULL, 0), HONE_OK);
  assert_int_equal(counting.live, 0);
  hone_wstr_release(&counting.alloc, &s, NULL);
  assert_int_equal(hone_wstr_assign(NULL, false, &s, NULL, units, 3), HONE_OUT_OF_MEMORY);
}

static void comparisons(void **state) {
  (void)state;
  assert_int_equal(hone_cstr_size(NULL), 0);
  assert_int_equal(hone_cstr_size("abc"), 3);
  assert_true(hone_is_zero("\0\0\0", 3));
  assert_false(hone_is_zero("\0\0\1", 3));
  assert_true(hone_is_zero(NULL, 0));
  assert_true(hone_compare_bytes("a", 1, "b", 1) < 0);
  assert_true(hone_compare_bytes("b", 1, "a", 1) > 0);
  assert_true(hone_compare_bytes("a", 1, "ab", 2) < 0);
  assert_true(hone_compare_bytes("ab", 2, "a", 1) > 0);
  assert_int_equal(hone_compare_bytes(NULL, 0, NULL, 0), 0);
  assert_int_equal(hone_compare_bytes("a\xff", 2, "a\xff", 2), 0);
}

/* ---- Arrays ---- */

static void capacity_follows_from_the_count(void **state) {
  size_t count;
  (void)state;
  assert_int_equal(hone_capacity_of(0), 0);
  assert_int_equal(hone_capacity_of(1), 8);
  assert_int_equal(hone_capacity_of(8), 8);
  assert_int_equal(hone_capacity_of(9), 16);
  assert_int_equal(hone_capacity_of(1025), 2048);
  for (count = 0; count < 5000; count++) {
    assert_int_equal(hone_is_full(count), count == hone_capacity_of(count));
  }
}

/* One at a time: every element stays, and the moves are few. */
static void arrays_grow(void **state) {
  Counting counting;
  uint32_t *items = NULL;
  uint32_t count, i;
  (void)state;
  counting_init(&counting);
  for (count = 0; count < 3000; count++) {
    if (hone_is_full(count)) {
      items = hone_grow(&counting.alloc, items, count, 1, sizeof *items, sizeof *items);
      assert_non_null(items);
    }
    items[count] = count;
  }
  for (i = 0; i < count; i++) {
    assert_int_equal(items[i], i);
  }
  assert_int_equal(counting.live, 1);
  assert_int_equal(counting.calls, 10);
  hone_array_release(&counting.alloc, items, count, sizeof *items);
  assert_int_equal(counting.live, 0);
}

static void room_for_many_at_once(void **state) {
  hone_heap heap;
  uint16_t *items;
  (void)state;
  hone_heap_init(&heap);
  items = hone_grow(&heap.alloc, NULL, 0, 100, sizeof *items, sizeof *items);
  memset(items, 1, 128 * sizeof *items);
  assert_ptr_equal(hone_grow(&heap.alloc, items, 100, 28, sizeof *items, sizeof *items), items);
  assert_ptr_equal(hone_grow(&heap.alloc, items, 100, 0, sizeof *items, sizeof *items), items);
  items = hone_grow(&heap.alloc, items, 100, 29, sizeof *items, sizeof *items);
  memset(items + 100, 1, 156 * sizeof *items);
  assert_int_equal(items[99], 0x0101);
  /* Room was made, nothing came, and more room is wanted. */
  items = hone_grow(&heap.alloc, items, 0, 300, sizeof *items, sizeof *items);
  memset(items, 1, 512 * sizeof *items);
  hone_release(&heap.alloc, items, 0);
  assert_null(hone_grow(NULL, NULL, 0, 0, 2, 2));
}

static void sizes_that_overflow(void **state) {
  hone_heap heap;
  uint64_t one = 1;
  size_t capacity = 1;
  (void)state;
  hone_heap_init(&heap);
  assert_null(hone_grow(&heap.alloc, NULL, 0, SIZE_MAX, 1, 1));
  assert_null(hone_grow(&heap.alloc, NULL, 0, SIZE_MAX / 2, 1, 1));
  assert_null(hone_grow(&heap.alloc, NULL, 0, SIZE_MAX / 8 + 2, 8, 8));
  assert_null(hone_grow(&heap.alloc, &one, 1, SIZE_MAX, 8, 8));
  assert_null(hone_grow_to(&heap.alloc, &one, 1, &capacity, SIZE_MAX, 8, 8));
  assert_null(hone_grow_to(&heap.alloc, &one, 1, &capacity, SIZE_MAX / 16, 8, 8));
  assert_int_equal(capacity, 1);
}

static void arrays_with_a_capacity_member(void **state) {
  Counting counting;
  uint32_t users[3] = {1, 2, 3};
  uint32_t *items, *before;
  size_t capacity = 3;
  (void)state;
  counting_init(&counting);
  assert_ptr_equal(hone_grow_to(NULL, users, 2, &capacity, 1, 4, 4), users);
  assert_null(hone_grow_to(NULL, users, 3, &capacity, 1, 4, 4));
  assert_int_equal(capacity, 3);
  capacity = 0; /* it is somebody else's: copied, and not freed */
  items = hone_grow_to(&counting.alloc, users, 3, &capacity, 1, 4, 4);
  assert_non_null(items);
  assert_ptr_not_equal(items, users);
  assert_int_equal(capacity, 8);
  assert_int_equal(items[2], 3);
  before = items;
  items = hone_grow_to(&counting.alloc, items, 8, &capacity, 20, 4, 4);
  assert_int_equal(capacity, 32);
  assert_int_equal(counting.live, 1);
  counting.fail_at = 1;
  before = items;
  assert_null(hone_grow_to(&counting.alloc, items, 32, &capacity, 1, 4, 4));
  assert_int_equal(before[2], 3);
  hone_release(&counting.alloc, items, capacity * 4);
  assert_int_equal(counting.live, 0);
}

static void last_array_of_an_arena_stays(void **state) {
  hone_arena arena;
  uint64_t *items = NULL;
  uint64_t *first;
  size_t count;
  (void)state;
  hone_arena_init(&arena);
  items = hone_grow(&arena.alloc, NULL, 0, 1, 8, 8);
  first = items;
  for (count = 1; count < 200; count++) {
    items[count - 1] = count;
    if (hone_is_full(count)) {
      items = hone_grow(&arena.alloc, items, count, 1, 8, 8);
    }
  }
  assert_ptr_equal(items, first);
  hone_arena_free(&arena);
}

/* ---- Unknown fields ---- */

static void unknown_fields_gather(void **state) {
  Counting counting;
  hone_unknown unknown = {NULL, 0, 0};
  size_t i;
  (void)state;
  counting_init(&counting);
  assert_int_equal(hone_unknown_append(&counting.alloc, &unknown, NULL, 0), HONE_OK);
  assert_int_equal(counting.calls, 0);
  for (i = 0; i < 10000; i++) {
    uint8_t field[3];
    memset(field, (int)(i & 0xff), sizeof field);
    assert_int_equal(hone_unknown_append(&counting.alloc, &unknown, field, 3), HONE_OK);
  }
  assert_int_equal(unknown.size, 30000);
  assert_true(counting.calls < 12);
  for (i = 0; i < 30000; i++) {
    assert_int_equal(unknown.data[i], i / 3 & 0xff);
  }
  counting.fail_at = 1;
  while (unknown.size < unknown.capacity) {
    assert_int_equal(hone_unknown_append(&counting.alloc, &unknown, "x", 1), HONE_OK);
  }
  i = unknown.size;
  assert_int_equal(hone_unknown_append(&counting.alloc, &unknown, "x", 1), HONE_OUT_OF_MEMORY);
  assert_int_equal(unknown.size, i);
  hone_unknown_release(&counting.alloc, &unknown);
  assert_int_equal(counting.live, 0);
}

static void unknown_fields_of_somebody_else(void **state) {
  uint8_t theirs[] = {1, 2, 3};
  hone_unknown unknown;
  Counting counting;
  (void)state;
  counting_init(&counting);
  unknown.data = theirs;
  unknown.size = 3;
  unknown.capacity = 0;
  hone_unknown_release(&counting.alloc, &unknown);
  assert_int_equal(hone_unknown_append(NULL, &unknown, "\4", 1), HONE_OUT_OF_MEMORY);
  assert_int_equal(hone_unknown_append(&counting.alloc, &unknown, "\4", 1), HONE_OK);
  assert_memory_equal(unknown.data, "\1\2\3\4", 4);
  assert_int_equal(hone_unknown_append(&counting.alloc, &unknown, NULL, HONE_MAX_LENGTH),
                   HONE_TOO_LARGE);
  assert_int_equal(
      hone_unknown_append(&counting.alloc, &unknown, NULL, (size_t)HONE_MAX_LENGTH + 1),
      HONE_TOO_LARGE);
  hone_unknown_release(&counting.alloc, &unknown);
  assert_int_equal(counting.live, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(text_is_copied_and_given_back),
      cmocka_unit_test(text_is_pointed_to),
      cmocka_unit_test(failure_changes_nothing),
      cmocka_unit_test(constants_are_not_freed),
      cmocka_unit_test(arrays_of_char),
      cmocka_unit_test(size_of_a_char_array),
      cmocka_unit_test(sequences_of_char),
      cmocka_unit_test(wide_texts),
      cmocka_unit_test(comparisons),
      cmocka_unit_test(capacity_follows_from_the_count),
      cmocka_unit_test(arrays_grow),
      cmocka_unit_test(room_for_many_at_once),
      cmocka_unit_test(sizes_that_overflow),
      cmocka_unit_test(arrays_with_a_capacity_member),
      cmocka_unit_test(last_array_of_an_arena_stays),
      cmocka_unit_test(unknown_fields_gather),
      cmocka_unit_test(unknown_fields_of_somebody_else),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
