/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Settling maps against a reference that looks for each key from the front;
 * with memory, without, and with entries of several sizes.
 */
#include "hone/native.h"

#include "runtime.h"

/* The first two members of every entry, whatever its size. */
typedef struct Entry {
  uint32_t key;
  uint32_t number; // where it came from
} Entry;

static unsigned released;
static uint8_t seen[5000]; // by number
static unsigned long compared;

static int by_key(const void *a, const void *b) {
  Entry x, y;
  memcpy(&x, a, sizeof x);
  memcpy(&y, b, sizeof y);
  compared++;
  return x.key < y.key ? -1 : x.key > y.key;
}

static void release(void *entry, hone_alloc *alloc) {
  Entry e;
  (void)alloc;
  memcpy(&e, entry, sizeof e);
  assert_int_equal(seen[e.number], 0);
  seen[e.number] = 1;
  released++;
}

static int sort_by_key(const void *a, const void *b) {
  return by_key(a, b);
}

/* The last value of a key in the slot of the first. */
static size_t plain_settle(Entry *entries, size_t count) {
  size_t i, k, n = 0;
  for (i = 0; i < count; i++) {
    for (k = 0; k < n && entries[k].key != entries[i].key; k++) {
    }
    entries[k] = entries[i];
    n += k == n;
  }
  return n;
}

/* Fills what is behind the two members, to see that it moves with them. */
static void fill(uint8_t *entry, size_t size, Entry e) {
  memcpy(entry, &e, sizeof e);
  memset(entry + sizeof e, (int)(e.number & 0xff), size - sizeof e);
}

static void check(hone_alloc *alloc, size_t count, size_t size, uint32_t keys, uint64_t *random,
                  bool sorted) {
  Entry *wanted = calloc(count + 1, sizeof *wanted);
  uint8_t *entries = malloc(count * size + 1);
  uint8_t *filled = malloc(size);
  uint8_t *tight;
  size_t i, n, settled;
  for (i = 0; i < count; i++) {
    wanted[i].key = (uint32_t)(next_random(random) % keys);
    wanted[i].number = (uint32_t)i;
    fill(entries + i * size, size, wanted[i]);
  }
  tight = exact(entries, count * size);
  n = plain_settle(wanted, count);
  if (sorted) {
    qsort(wanted, n, sizeof *wanted, sort_by_key);
  }
  memset(seen, 0, sizeof seen);
  released = 0;
  settled = hone_map_settle(alloc, tight, count, size, by_key, release);
  assert_int_equal(settled, n);
  assert_int_equal(released, count - n);
  for (i = 0; i < n; i++) {
    fill(filled, size, wanted[i]);
    assert_memory_equal(tight + i * size, filled, size);
    assert_int_equal(seen[wanted[i].number], 0);
  }
  free(tight);
  free(filled);
  free(entries);
  free(wanted);
}

static const size_t entry_sizes[] = {8, 12, 24, 40, 72, 200};
#define ENTRY_SIZES (sizeof entry_sizes / sizeof *entry_sizes)

static void with_an_index(void **state) {
  uint64_t random = 1;
  size_t round;
  hone_arena arena;
  (void)state;
  hone_arena_init(&arena);
  for (round = 0; round < 1500; round++) {
    size_t count = (size_t)(next_random(&random) % (round % 10 == 0 ? 500 : 70));
    check(&arena.alloc, count, entry_sizes[round % ENTRY_SIZES],
          (uint32_t)(1 + next_random(&random) % (count + 3)), &random, false);
  }
  /* 64 entries need no memory. */
  check(NULL, 64, 24, 30, &random, false);
  hone_arena_free(&arena);
}

static void without_memory_it_sorts(void **state) {
  uint64_t random = 2;
  size_t round;
  (void)state;
  for (round = 0; round < 600; round++) {
    size_t count = 65 + (size_t)(next_random(&random) % 400);
    uint32_t keys = (uint32_t)(1 + next_random(&random) % (count / (1 + round % 3)));
    check(NULL, count, entry_sizes[round % ENTRY_SIZES], keys, &random, true);
  }
}

static void memory_is_given_back(void **state) {
  uint64_t random = 3;
  uint8_t memory[4096];
  hone_fixed fixed;
  Counting counting;
  (void)state;
  hone_fixed_init(&fixed, memory, sizeof memory);
  check(&fixed.alloc, 200, 8, 50, &random, false);
  assert_true(hone_fixed_used(&fixed) < 4);
  counting_init(&counting);
  check(&counting.alloc, 200, 8, 50, &random, false);
  assert_int_equal(counting.calls, 1);
  assert_int_equal(counting.live, 0);
  counting.fail_at = 1;
  check(&counting.alloc, 200, 8, 50, &random, true);
}

static void keys_that_increase_cost_one_pass(void **state) {
  Entry entries[1000];
  size_t i;
  (void)state;
  for (i = 0; i < 1000; i++) {
    entries[i].key = (uint32_t)(i * 3);
    entries[i].number = (uint32_t)i;
  }
  compared = 0;
  assert_int_equal(hone_map_settle(NULL, entries, 1000, sizeof *entries, by_key, release), 1000);
  assert_int_equal(compared, 999);
  assert_int_equal(hone_map_settle(NULL, NULL, 0, sizeof *entries, by_key, NULL), 0);
  assert_int_equal(hone_map_settle(NULL, entries, 1, sizeof *entries, by_key, NULL), 1);
  assert_int_equal(compared, 999);
}

static void work_grows_as_n_log_n(void **state) {
  enum { N = 5000 };
  uint64_t random = 4;
  hone_arena arena;
  (void)state;
  hone_arena_init(&arena);
  compared = 0;
  {
    Entry *entries = malloc(N * sizeof *entries);
    size_t i;
    for (i = 0; i < N; i++) {
      entries[i].key = (uint32_t)next_random(&random);
      entries[i].number = (uint32_t)i;
    }
    hone_map_settle(&arena.alloc, entries, N, sizeof *entries, by_key, NULL);
    assert_true(compared < N * 16);
    for (i = 0; i < N; i++) {
      entries[i].key = (uint32_t)(N - i);
    }
    compared = 0;
    hone_map_settle(NULL, entries, N, sizeof *entries, by_key, NULL);
    assert_true(compared < N * 32);
    for (i = 1; i < N; i++) {
      assert_true(entries[i - 1].key < entries[i].key);
    }
    free(entries);
  }
  hone_arena_free(&arena);
}

static void nothing_to_release(void **state) {
  Entry entries[3] = {{1, 0}, {1, 1}, {1, 2}};
  (void)state;
  assert_int_equal(hone_map_settle(NULL, entries, 3, sizeof *entries, by_key, NULL), 1);
  assert_int_equal(entries[0].number, 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(with_an_index),         cmocka_unit_test(without_memory_it_sorts),
      cmocka_unit_test(memory_is_given_back),  cmocka_unit_test(keys_that_increase_cost_one_pass),
      cmocka_unit_test(work_grows_as_n_log_n), cmocka_unit_test(nothing_to_release),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
