/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * make-seeds FOLDER: one small valid input for each message, as corpus/ holds
 * them. To be run again when messages were added: build target fuzz-seeds.
 */
#include "fuzz.h"

#include <stdio.h>
#include <string.h>

enum { SEED_MAX = 160 };

static int write_seed(const char *folder, const WireMessage *table, size_t index) {
  WireRandom random = {index};
  unsigned key = fuzz_key(table[index].name), depth;
  char path[1024];
  FILE *out;
  size_t attempt;
  snprintf(path, sizeof(path), "%s/%s", folder, table[index].name);
  out = fopen(path, "wb");
  if (out == NULL) {
    perror(path);
    return 1;
  }
  fputc((int)(key & 0xff), out);
  fputc((int)(key >> 8), out);
  fputc(200, out);
  for (attempt = 0; attempt < 400; attempt++) {
    WireBytes bytes = {NULL, 0, 0};
    int fits;
    depth = attempt < 200 ? 1 : 0;
    wire_message(&random, &bytes, table, index, depth);
    fits = bytes.size <= SEED_MAX || attempt == 399;
    if (fits) {
      fwrite(bytes.data, 1, bytes.size < 1000 ? bytes.size : 0, out);
    }
    wire_free(&bytes);
    if (fits) {
      break;
    }
  }
  return fclose(out) != 0;
}

int main(int argc, char **argv) {
  static const WireMessage *const tables[] = {matrix_messages, descriptor_messages};
  size_t t, i;
  int failed = argc != 2;
  for (t = 0; t < 2 && !failed; t++) {
    for (i = 0; tables[t][i].name != NULL; i++) {
      failed |= write_seed(argv[1], tables[t], i);
    }
  }
  return failed;
}
