/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * robust VALUES [NAME]: random valid values of every message of matrix.h and of
 * descriptor.h (or of message NAME alone), each put through every check of
 * checks.c. HONE_SEED sets the seed.
 */
#include "robust.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const WireMessage matrix_messages[];
extern const WireMessage descriptor_messages[];

static void check_message(const WireMessage *table, size_t index, size_t values, uint64_t seed) {
  WireBytes last = {NULL, 0, 0};
  size_t value;
  numbers.messages++;
  for (value = 0; value < values; value++) {
    WireBytes bytes = {NULL, 0, 0};
    WireRandom random;
    Subject s, before;
    random.state = seed * 1000003 + index * 1009 + value;
    wire_message(&random, &bytes, table, index, (unsigned)(value % 3));
    memset(&s, 0, sizeof(s));
    s.message = table[index].message;
    s.bytes = bytes.data;
    s.size = bytes.size;
    s.seed = seed;
    numbers.values++;
    check_bytes(&s, &random);
    before = s;
    before.bytes = last.data;
    before.size = last.size;
    if (!table[index].is_entry) { /* an entry is replaced, not merged */
      check_concatenation(&before, &s);
    }
    check_equality(&s, &before, &random);
    wire_free(&last);
    last = bytes;
  }
  wire_free(&last);
}

static void check_table(const WireMessage *table, size_t values, const char *only, uint64_t seed) {
  size_t index;
  for (index = 0; table[index].name != NULL; index++) {
    if (only == NULL || strcmp(only, table[index].name) == 0) {
      check_message(table, index, values, seed);
    }
  }
}

int main(int argc, char **argv) {
  const char *seed_text = getenv("HONE_SEED");
  uint64_t seed = seed_text != NULL && *seed_text != '\0' ? strtoull(seed_text, NULL, 10) : 1;
  size_t values = argc > 1 ? (size_t)strtoul(argv[1], NULL, 10) : 6;
  const char *only = argc > 2 ? argv[2] : NULL;
  check_table(matrix_messages, values, only, seed);
  check_table(descriptor_messages, values, only, seed);
  printf("robust, seed %llu: ", (unsigned long long)seed);
  numbers_print();
  return numbers.failures != 0 || numbers.messages == 0;
}
