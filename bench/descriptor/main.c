/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * FileDescriptorSet, decoded and encoded by Hone and its peers: throughput on
 * one input, and the code a program gains by each library.
 *
 *   bench_descriptor SET [ROUNDS]
 *
 * Code sizes are those of small programs (weigh.c) that the build makes beside
 * this one, less the size of the same program without any library.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../harness/harness.h"

#define MAX_ROWS 16

extern const PeerGroup peer_hone_set, peer_libprotobuf_set, peer_protobuf_c_set, peer_nanopb_set,
    peer_upb_set, peer_none_nothing;

static const PeerGroup *const groups[] = {
    &peer_hone_set, &peer_libprotobuf_set, &peer_protobuf_c_set, &peer_nanopb_set, &peer_upb_set,
};

/* The size cells of a row: those of the group less those of an empty program. */
static void print_sizes(const PeerGroup *group) {
  const bool is_program = strstr(group->weigh, ".so") == NULL;
  uint64_t code, data, base_code, base_data;

  if (!harness_code_sizes(group->weigh, &code, &data) ||
      !harness_code_sizes(peer_none_nothing.weigh, &base_code, &base_data)) {
    printf(" %10s %10s", "?", "?");
    return;
  }
  if (is_program) {
    code -= base_code;
    data -= base_data;
  }
  printf(" %10" PRIu64 " %10" PRIu64 "%s", code, data, is_program ? " " : "*");
}

/* MB/s by the median; empty where the variant is not about this verb. */
static void print_rate(const Measured *row, Verb verb, size_t size) {
  if (row->works[verb]) {
    printf(" %9.0f", (double)size * 1e3 / row->times[verb].median);
  } else {
    printf(" %9s", row->has[verb] ? "fails" : "");
  }
}

static void print_row(const Measured *row, size_t size, bool first) {
  if (row->failed != NULL) {
    printf("%-19s %s\n", row->group->name, row->failed);
    return;
  }
  printf("%-19s %-29s", row->group->name, row->variant);
  print_rate(row, DECODE, size);
  print_rate(row, ENCODE, size);
  printf("  %-5s", row->same_bytes ? "yes" : row->has[ENCODE] ? "no" : "");
  if (first) {
    print_sizes(row->group);
  }
  printf("\n");
}

int main(int argc, char **argv) {
  Measured rows[MAX_ROWS];
  PeerInput input = {NULL, 0};
  Sample sample;
  const unsigned rounds = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 101;
  size_t count;
  bool pinned;

  if (argc < 2 || (input.data = harness_read_file(argv[1], &input.size)) == NULL || rounds == 0 ||
      rounds > HARNESS_MAX_ROUNDS) {
    fprintf(stderr, "usage: %s SET [ROUNDS]\n", argv[0]);
    return 2;
  }
  sample.inputs = &input;
  sample.count = 1;
  sample.size = input.size;
  pinned = harness_pin();
  count = harness_measure(groups, sizeof groups / sizeof *groups, &sample, rounds, rows, MAX_ROWS);

  printf("FileDescriptorSet of %zu bytes; medians of %u rounds in turns, %s; built by %s\n",
         input.size, rounds, pinned ? "on one core" : "not pinned to a core", BENCH_COMPILER);
  printf("%-19s %-29s %9s %9s  %-5s %10s %10s\n", "", "", "decode", "encode", "same", "code",
         "tables");
  printf("%-19s %-29s %9s %9s  %-5s %10s %10s\n", "library", "used with", "MB/s", "MB/s", "bytes",
         "bytes", "bytes");
  for (size_t i = 0; i < count; i++) {
    print_row(&rows[i], input.size, i == 0 || rows[i].group != rows[i - 1].group);
  }
  printf(
      "same bytes: its encoding equals the input. code, tables: machine code and constant data\n"
      "that a program gains which decodes and encodes this message, library included, unused\n"
      "sections removed, libc and libstdc++ not counted; *: of the shared libraries as a whole.\n");
  return rows[0].failed == NULL && rows[0].same_bytes ? EXIT_SUCCESS : EXIT_FAILURE;
}
