/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * UTF-8 against a reference that decodes each character to its number and asks
 * whether that is a scalar value in its shortest form.
 */
#include "hone/utf8.h"

#include "runtime.h"

static bool plain_valid(const uint8_t *p, size_t size) {
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  size_t i = 0;
  while (i < size) {
    uint32_t lead = p[i], number;
    size_t length, k;
    if (lead < 0x80) {
      length = 1, number = lead;
    } else if ((lead & 0xe0) == 0xc0) {
      length = 2, number = lead & 0x1f;
    } else if ((lead & 0xf0) == 0xe0) {
      length = 3, number = lead & 0x0f;
    } else if ((lead & 0xf8) == 0xf0) {
      length = 4, number = lead & 0x07;
    } else {
      return false;
    }
    if (length > size - i) {
      return false;
    }
    for (k = 1; k < length; k++) {
      if ((p[i + k] & 0xc0) != 0x80) {
        return false;
      }
      number = number << 6 | (p[i + k] & 0x3fu);
    }
    if (number < least[length] || number > 0x10ffff || (number >= 0xd800 && number <= 0xdfff)) {
      return false;
    }
    i += length;
  }
  return true;
}

/* Behind 0 to 40 bytes of ASCII and before as many: every path of the checker. */
static void check(const uint8_t *bytes, size_t size, size_t before, size_t behind) {
  uint8_t *p = malloc(before + size + behind + 1);
  uint8_t *tight;
  size_t all = before + size + behind;
  memset(p, 'a', all + 1);
  memcpy(p + before, bytes, size);
  tight = exact(p, all);
  assert_int_equal(hone_utf8_valid(tight, all), plain_valid(bytes, size));
  free(tight);
  free(p);
}

static void one_and_two_bytes_exhaustively(void **state) {
  unsigned first, second;
  uint8_t bytes[2];
  (void)state;
  for (first = 0; first < 256; first++) {
    bytes[0] = (uint8_t)first;
    check(bytes, 1, 0, 0);
    check(bytes, 1, 3, 0);
    check(bytes, 1, 9, 0);
    check(bytes, 1, 40, 0);
    check(bytes, 1, 0, 40);
    for (second = 0; second < 256; second++) {
      bytes[1] = (uint8_t)second;
      check(bytes, 2, 0, 0);
      check(bytes, 2, (first * 7 + second) % 41, (second * 5 + first) % 41);
    }
  }
}

/* The bytes at which the answer changes. */
static const uint8_t edges[] = {0x00, 0x41, 0x7f, 0x80, 0x81, 0x8f, 0x90, 0x9f, 0xa0, 0xaf,
                                0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee,
                                0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xf7, 0xf8, 0xfe, 0xff};
#define EDGES (sizeof edges / sizeof *edges)

static void three_and_four_bytes_at_their_edges(void **state) {
  size_t a, b, c, d;
  (void)state;
  for (a = 0; a < EDGES; a++) {
    for (b = 0; b < EDGES; b++) {
      for (c = 0; c < EDGES; c++) {
        uint8_t bytes[4];
        bytes[0] = edges[a];
        bytes[1] = edges[b];
        bytes[2] = edges[c];
        check(bytes, 3, 0, 0);
        for (d = 0; d < EDGES; d++) {
          bytes[3] = edges[d];
          assert_int_equal(hone_utf8_valid(bytes, 4), plain_valid(bytes, 4));
          if ((a + b + c + d) % 7 == 0) {
            check(bytes, 4, (a + d) % 41, (b + c) % 41);
          }
        }
      }
    }
  }
}

static void every_scalar_value_and_no_other(void **state) {
  uint32_t number;
  (void)state;
  for (number = 0; number < 0x200000; number++) {
    uint8_t bytes[4];
    size_t size;
    bool scalar = number < 0xd800 || (number >= 0xe000 && number <= 0x10ffff);
    if (number < 0x80) {
      bytes[0] = (uint8_t)number;
      size = 1;
    } else if (number < 0x800) {
      bytes[0] = (uint8_t)(0xc0 | number >> 6);
      size = 2;
    } else if (number < 0x10000) {
      bytes[0] = (uint8_t)(0xe0 | number >> 12);
      bytes[1] = (uint8_t)(0x80 | (number >> 6 & 0x3f));
      size = 3;
    } else {
      bytes[0] = (uint8_t)(0xf0 | number >> 18);
      bytes[1] = (uint8_t)(0x80 | (number >> 12 & 0x3f));
      bytes[2] = (uint8_t)(0x80 | (number >> 6 & 0x3f));
      size = 4;
    }
    if (size > 1) {
      bytes[size - 1] = (uint8_t)(0x80 | (number & 0x3f));
    }
    assert_int_equal(hone_utf8_valid(bytes, size), scalar);
  }
}

static void random_texts(void **state) {
  uint64_t random = 5;
  unsigned round;
  (void)state;
  for (round = 0; round < 30000; round++) {
    uint8_t bytes[100];
    size_t size = (size_t)(next_random(&random) % sizeof bytes);
    size_t i = 0;
    /* Mostly valid characters of all lengths; then, half of the time, one byte changed. */
    while (i < size) {
      unsigned kind = (unsigned)(next_random(&random) % 8);
      if (kind == 0 && size - i >= 4) {
        memcpy(bytes + i, "\xf0\x9f\x90\x9d", 4);
        i += 4;
      } else if (kind == 1 && size - i >= 3) {
        memcpy(bytes + i, "\xe2\x82\xac", 3);
        i += 3;
      } else if (kind == 2 && size - i >= 2) {
        memcpy(bytes + i, "\xc3\xbc", 2);
        i += 2;
      } else {
        bytes[i++] = (uint8_t)(0x20 + next_random(&random) % 0x5f);
      }
    }
    if (round % 2 == 0 && size != 0) {
      bytes[next_random(&random) % size] = edges[next_random(&random) % EDGES];
    }
    check(bytes, size, 0, 0);
  }
}

static void empty_text_may_be_null(void **state) {
  (void)state;
  assert_true(hone_utf8_valid(NULL, 0));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_and_two_bytes_exhaustively),
      cmocka_unit_test(three_and_four_bytes_at_their_edges),
      cmocka_unit_test(every_scalar_value_and_no_other),
      cmocka_unit_test(random_texts),
      cmocka_unit_test(empty_text_may_be_null),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
