/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The allocators: alignment, growth in place, what a reset keeps, and that
 * running out is NULL and nothing else.
 */
#include "hone/alloc.h"
#include "hone/native.h"

#include "runtime.h"

static bool aligned(const void *block, size_t align) {
  return ((uintptr_t)block & (align - 1)) == 0;
}

static void null_allocates_nothing(void **state) {
  (void)state;
  assert_null(hone_allocate(NULL, 1, 1));
  assert_null(hone_reallocate(NULL, NULL, 0, 1, 1));
  hone_release(NULL, NULL, 0);
  hone_give_back(NULL, NULL, 0);
  assert_false(hone_frees_blocks(NULL));
}

static void buffer_of_any_alignment(void **state) {
  size_t offset, align;
  (void)state;
  for (offset = 0; offset < 16; offset++) {
    for (align = 1; align <= 64; align *= 2) {
      uint8_t *memory = malloc(offset + 256);
      hone_fixed fixed;
      uint8_t *block;
      size_t blocks = 0;
      hone_fixed_init(&fixed, memory + offset, 256);
      assert_int_equal(hone_fixed_used(&fixed), 0);
      while ((block = hone_allocate(&fixed.alloc, align, align)) != NULL) {
        assert_true(aligned(block, align));
        memset(block, 0xff, align);
        blocks++;
      }
      assert_true(blocks >= 256 / align - 1);
      assert_true(hone_fixed_used(&fixed) <= 256);
      hone_fixed_reset(&fixed);
      assert_int_equal(hone_fixed_used(&fixed), 0);
      free(memory);
    }
  }
}

static void buffer_that_is_used_up(void **state) {
  uint8_t memory[10];
  hone_fixed fixed;
  (void)state;
  hone_fixed_init(&fixed, memory, sizeof memory);
  assert_null(hone_allocate(&fixed.alloc, 11, 1));
  assert_null(hone_allocate(&fixed.alloc, SIZE_MAX, 1));
  assert_null(hone_allocate(&fixed.alloc, SIZE_MAX - 3, 16));
  assert_ptr_equal(hone_allocate(&fixed.alloc, 10, 1), memory);
  assert_null(hone_allocate(&fixed.alloc, 1, 1));
  hone_fixed_init(&fixed, NULL, 0);
  assert_null(hone_allocate(&fixed.alloc, 1, 1));
  assert_null(hone_allocate(&fixed.alloc, 1, 8));
}

static void last_block_grows_in_place(void **state) {
  uint8_t memory[64];
  hone_fixed fixed;
  uint8_t *first, *second, *moved;
  (void)state;
  hone_fixed_init(&fixed, memory, sizeof memory);
  first = hone_allocate(&fixed.alloc, 8, 1);
  memcpy(first, "12345678", 8);
  assert_ptr_equal(hone_reallocate(&fixed.alloc, first, 8, 16, 1), first);
  second = hone_allocate(&fixed.alloc, 4, 1);
  assert_ptr_equal(second, first + 16);
  moved = hone_reallocate(&fixed.alloc, first, 16, 24, 1);
  assert_ptr_equal(moved, second + 4);
  assert_memory_equal(moved, "12345678", 8);
  assert_null(hone_reallocate(&fixed.alloc, moved, 24, 45, 1));
  assert_ptr_equal(hone_reallocate(&fixed.alloc, moved, 24, 44, 1), moved);
  assert_int_equal(hone_fixed_used(&fixed), 64);
  assert_ptr_equal(hone_reallocate(&fixed.alloc, moved, 44, 4, 1), moved);
  assert_int_equal(hone_fixed_used(&fixed), 24);
  hone_give_back(&fixed.alloc, first, 16); /* not the last */
  assert_int_equal(hone_fixed_used(&fixed), 24);
  hone_release(&fixed.alloc, moved, 4); /* a buffer frees at once only */
  assert_int_equal(hone_fixed_used(&fixed), 24);
  hone_give_back(&fixed.alloc, moved, 4);
  assert_int_equal(hone_fixed_used(&fixed), 20);
}

#define BLOCKS 4000

/* Blocks of all sizes, each filled with its number; at the end all are still as they were. */
static void work(hone_alloc *alloc, uint8_t **blocks, size_t *sizes) {
  uint64_t random = 7;
  size_t i, k;
  for (i = 0; i < BLOCKS; i++) {
    size_t size = 1 + (size_t)(next_random(&random) % (i % 500 == 499 ? 200000 : 300));
    size_t align = (size_t)1 << (next_random(&random) % 7);
    blocks[i] = hone_allocate(alloc, size, align);
    assert_non_null(blocks[i]);
    assert_true(aligned(blocks[i], align));
    memset(blocks[i], (int)(i & 0xff), size);
    sizes[i] = size;
    if (i % 5 == 0) {
      size_t more = size + (size_t)(next_random(&random) % 200);
      blocks[i] = hone_reallocate(alloc, blocks[i], size, more, align);
      assert_true(blocks[i] != NULL && aligned(blocks[i], align));
      memset(blocks[i] + size, (int)(i & 0xff), more - size);
      sizes[i] = more;
    }
  }
  for (i = 0; i < BLOCKS; i++) {
    for (k = 0; k < sizes[i]; k++) {
      assert_int_equal(blocks[i][k], i & 0xff);
    }
  }
}

static void arena_keeps_its_memory_over_a_reset(void **state) {
  uint8_t **blocks = malloc(BLOCKS * sizeof *blocks);
  uint8_t **again = malloc(BLOCKS * sizeof *again);
  size_t *sizes = malloc(BLOCKS * sizeof *sizes);
  hone_arena arena;
  (void)state;
  hone_arena_init(&arena);
  work(&arena.alloc, blocks, sizes);
  hone_arena_reset(&arena);
  work(&arena.alloc, blocks, sizes);
  hone_arena_reset(&arena);
  work(&arena.alloc, again, sizes);
  hone_arena_free(&arena);
  work(&arena.alloc, again, sizes);
  hone_arena_free(&arena);
  hone_arena_free(&arena);
  free(blocks);
  free(again);
  free(sizes);
}

/* The small blocks of the same work come to lie at the same places. */
static void reset_starts_over(void **state) {
  hone_arena arena;
  uint8_t *first[300];
  size_t round, i;
  (void)state;
  hone_arena_init(&arena);
  for (round = 0; round < 3; round++) {
    for (i = 0; i < 300; i++) {
      uint8_t *block = hone_allocate(&arena.alloc, 100 + i, 8);
      assert_non_null(block);
      if (round == 0) {
        first[i] = block;
      }
      assert_ptr_equal(block, first[i]);
    }
    hone_arena_reset(&arena);
  }
  hone_arena_free(&arena);
}

static void large_blocks_are_used_again(void **state) {
  hone_arena arena;
  uint8_t *large, *small, *moved;
  (void)state;
  hone_arena_init(&arena);
  small = hone_allocate(&arena.alloc, 10, 1);
  large = hone_allocate(&arena.alloc, 100000, 8);
  assert_non_null(large);
  memset(large, 1, 100000);
  assert_ptr_equal(hone_allocate(&arena.alloc, 10, 1), small + 10);
  moved = hone_reallocate(&arena.alloc, large, 100000, 3000000, 8);
  assert_non_null(moved);
  assert_int_equal(moved[99999], 1);
  moved[2999999] = 1;
  assert_ptr_equal(hone_reallocate(&arena.alloc, moved, 3000000, 2000000, 8), moved);
  hone_arena_reset(&arena);
  assert_ptr_equal(hone_allocate(&arena.alloc, 2500000, 8), moved);
  hone_arena_free(&arena);
}

static void sizes_that_cannot_be(void **state) {
  hone_arena arena;
  hone_heap heap;
  void *block;
  (void)state;
  hone_arena_init(&arena);
  hone_heap_init(&heap);
  assert_null(hone_allocate(&arena.alloc, SIZE_MAX, 1));
  assert_null(hone_allocate(&arena.alloc, SIZE_MAX / 2 + 1, 64));
  assert_null(hone_allocate(&heap.alloc, SIZE_MAX - 7, 64));
  block = hone_allocate(&arena.alloc, 100000, 64);
  assert_null(hone_reallocate(&arena.alloc, block, 100000, SIZE_MAX - 16, 64));
  block = hone_allocate(&arena.alloc, 100000, 8);
  assert_null(hone_reallocate(&arena.alloc, block, 100000, SIZE_MAX - 16, 8));
  hone_arena_free(&arena);
}

static void heap_aligns_and_frees(void **state) {
  hone_heap heap, other;
  size_t align;
  (void)state;
  hone_heap_init(&heap);
  hone_heap_init(&other);
  assert_true(hone_frees_blocks(&heap.alloc));
  for (align = 1; align <= 4096; align *= 2) {
    uint8_t *block = hone_allocate(&heap.alloc, 100, align);
    assert_true(block != NULL && aligned(block, align));
    memset(block, 3, 100);
    block = hone_reallocate(&heap.alloc, block, 100, 10000, align);
    assert_true(block != NULL && aligned(block, align));
    assert_int_equal(block[99], 3);
    block = hone_reallocate(&heap.alloc, block, 10000, 10, align);
    assert_true(block != NULL && aligned(block, align));
    assert_int_equal(block[9], 3);
    hone_release(&other.alloc, block, 10);
  }
}

static void ones_own(void **state) {
  Counting counting;
  uint8_t *block;
  (void)state;
  counting_init(&counting);
  block = hone_allocate(&counting.alloc, 5, 8);
  memcpy(block, "12345", 5);
  block = hone_reallocate(&counting.alloc, block, 5, 9, 8);
  assert_memory_equal(block, "12345", 5);
  assert_int_equal(counting.live, 1);
  block = hone_reallocate(&counting.alloc, block, 9, 3, 8);
  assert_memory_equal(block, "123", 3);
  counting.fail_at = counting.calls + 1;
  assert_null(hone_reallocate(&counting.alloc, block, 3, 9, 8));
  assert_memory_equal(block, "123", 3);
  hone_give_back(&counting.alloc, block, 3);
  assert_int_equal(counting.live, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(null_allocates_nothing),
      cmocka_unit_test(buffer_of_any_alignment),
      cmocka_unit_test(buffer_that_is_used_up),
      cmocka_unit_test(last_block_grows_in_place),
      cmocka_unit_test(arena_keeps_its_memory_over_a_reset),
      cmocka_unit_test(reset_starts_over),
      cmocka_unit_test(large_blocks_are_used_again),
      cmocka_unit_test(sizes_that_cannot_be),
      cmocka_unit_test(heap_aligns_and_frees),
      cmocka_unit_test(ones_own),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
