// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ros1 FOLDER VALUES: constants of every message against genmsg's, its bytes
// against themselves (size, encode, decode, equal; every truncation), into
// hone.bin for roscpp and genpy, which then compare; definitions.bin for bags.

#include "ros1.h"

#include <stdio.h>
#include <stdlib.h>

static uint8_t memory[1 << 20];
static size_t memory_used;

void *take(size_t size) {
  uint8_t *p = memory + memory_used;
  memory_used += (size + 15) / 16 * 16;
  if (memory_used > sizeof memory) {
    fprintf(stderr, "the memory for values is too small\n");
    exit(1);
  }
  memset(p, 0, size);
  return p;
}

static size_t failures;

static void expect(bool condition, const char *name, const char *what) {
  if (!condition) {
    fprintf(stderr, "%s: %s\n", name, what);
    failures++;
  }
}

static void write_text(FILE *out, const char *text) {
  uint32_t size = (uint32_t)strlen(text);
  fwrite(&size, sizeof size, 1, out);
  fwrite(text, 1, size, out);
}

static void check_constants(const Entry *e, FILE *definitions) {
  expect(strcmp(e->name, e->our_name) == 0, e->name, "another name");
  expect(strcmp(e->md5, e->our_md5) == 0, e->name, "another md5");
  expect(strcmp(e->text, e->our_text) == 0, e->name, "another definition");
  write_text(definitions, e->our_name);
  write_text(definitions, e->our_md5);
  write_text(definitions, e->our_text);
}

// Of every length that is too short, the decoder says so, or that the rest is missing.
static void check_truncations(const Entry *e, const uint8_t *bytes, size_t size) {
  for (size_t cut = 0; cut < size; cut++) {
    uint8_t *copy = malloc(cut + (cut == 0));
    void *m = calloc(1, e->size);
    hone_arena arena;
    memcpy(copy, bytes, cut);
    hone_arena_init(&arena);
    hone_result result = e->decode(m, copy, cut, &arena.alloc, 0);
    expect(result.status == HONE_TRUNCATED || result.status == HONE_TOO_LARGE, e->name,
           "a truncated message is taken");
    hone_arena_free(&arena);
    free(copy);
    free(m);
  }
}

static void check_value(const Entry *e, size_t index, uint32_t seed, FILE *out) {
  void *filled = calloc(1, e->size), *read = calloc(1, e->size);
  uint64_t r = seed;
  memory_used = 0;
  e->fill(&r, filled);
  size_t size = e->measure(filled);
  uint8_t *bytes = malloc(size + 1), *again = malloc(size + 1);
  hone_result result = e->encode(filled, bytes, size);
  expect(result.status == HONE_OK && result.size == size, e->name, "it is not encoded");
  if (size != 0) {
    expect(e->encode(filled, again, size - 1).status == HONE_NO_SPACE, e->name, "it fits too well");
  }
  hone_arena arena;
  hone_arena_init(&arena);
  result = e->decode(read, bytes, size, &arena.alloc, 0);
  expect(result.status == HONE_OK && result.size == size, e->name, "it is not decoded");
  expect(e->equal(filled, read), e->name, "another value is read");
  expect(e->encode(read, again, size).size == size && memcmp(bytes, again, size) == 0, e->name,
         "other bytes are written again");
  check_truncations(e, bytes, size);
  uint32_t head[] = {(uint32_t)index, seed, (uint32_t)size};
  fwrite(head, sizeof head, 1, out);
  fwrite(bytes, 1, size, out);
  hone_arena_free(&arena);
  free(filled);
  free(read);
  free(bytes);
  free(again);
}

int main(int argc, char **argv) {
  char path[4096];
  snprintf(path, sizeof path, "%s/hone.bin", argc > 2 ? argv[1] : ".");
  FILE *out = fopen(path, "wb");
  snprintf(path, sizeof path, "%s/definitions.bin", argc > 2 ? argv[1] : ".");
  FILE *definitions = fopen(path, "wb");
  uint32_t values = argc > 2 ? (uint32_t)atoi(argv[2]) : 1;
  if (out == NULL || definitions == NULL) {
    return 1;
  }
  for (size_t i = 0; i < entry_count; i++) {
    check_constants(&entries[i], definitions);
    for (uint32_t k = 0; k < values; k++) {
      check_value(&entries[i], i, (uint32_t)i * 1000 + k, out);
    }
  }
  for (size_t i = 0; i < service_count; i++) {
    expect(strcmp(services[i].name, services[i].our_name) == 0, services[i].name, "another name");
    expect(strcmp(services[i].md5, services[i].our_md5) == 0, services[i].name, "another md5");
  }
  fclose(out);
  fclose(definitions);
  printf("hone: %zu messages, %zu services, %u values each, %zu failures\n", entry_count,
         service_count, (unsigned)values, failures);
  return failures != 0;
}
