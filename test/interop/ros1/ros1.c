// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ros1 FOLDER VALUES: constants of every message against genmsg's, its bytes
// through the checks of ../../robust, and into hone.bin for roscpp and genpy,
// which then compare; definitions.bin for bags.

#include "ros1.h"
#include "robust.h"

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

// The value's own bytes, which then go through the robustness checks, every truncation, refused
// block and capacity among them.
static void check_value(const Entry *e, size_t index, uint32_t seed, FILE *out) {
  const TestMessage *m = e->message;
  Subject s = {.message = m, .seed = seed};
  void *filled = calloc(1, m->size), *read = robust_message(&s);
  uint64_t r = seed;
  memory_used = 0;
  e->fill(&r, filled);
  s.size = m->encoded_size(filled);
  uint8_t *bytes = malloc(s.size + 1);
  hone_result result = m->encode(filled, bytes, s.size);
  expect(result.status == HONE_OK && result.size == s.size, e->name, "it is not encoded");
  s.bytes = bytes;
  hone_arena arena;
  hone_arena_init(&arena);
  result = m->decode(read, bytes, s.size, &arena.alloc, 0);
  expect(result.status == HONE_OK && result.size == s.size, e->name, "it is not decoded");
  expect(m->equal(filled, read), e->name, "another value is read");
  hone_arena_free(&arena);
  if (seed % 1000 < 2) { // the first two of each
    WireRandom random = {seed};
    numbers.values++;
    check_bytes(&s, &random);
  }
  uint32_t head[] = {(uint32_t)index, seed, (uint32_t)s.size};
  fwrite(head, sizeof head, 1, out);
  fwrite(bytes, 1, s.size, out);
  free(filled);
  free(read);
  free(bytes);
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
    numbers.messages++;
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
  printf("robust: ");
  numbers_print();
  return failures != 0 || numbers.failures != 0;
}
