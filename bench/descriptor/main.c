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
#include "groups.h"

#define MAX_ROWS 16

static const PeerGroup *const groups[] = {
    &peer_hone, &peer_libprotobuf, &peer_protobuf_c, &peer_nanopb, &peer_upb,
};

/* Code and tables of all files in `paths`; false: one of them cannot be read. */
static bool weigh(const char *paths, uint64_t *code, uint64_t *data) {
  char path[1024];
  *code = *data = 0;
  while (*paths != '\0') {
    const size_t size = strcspn(paths, ":");
    uint64_t c, d;
    if (size >= sizeof path) {
      return false;
    }
    memcpy(path, paths, size);
    path[size] = '\0';
    if (!harness_code_size(path, &c, &d)) {
      return false;
    }
    *code += c;
    *data += d;
    paths += size + (paths[size] == ':');
  }
  return true;
}

/* The size cells of a row: those of the group less those of an empty program. */
static void print_sizes(const PeerGroup *group) {
  const bool is_program = strstr(group->weigh, ".so") == NULL;
  uint64_t code, data, base_code, base_data;

  if (!weigh(group->weigh, &code, &data) || !weigh(peer_none.weigh, &base_code, &base_data)) {
    printf(" %10s %10s", "?", "?");
    return;
  }
  if (is_program) {
    code -= base_code;
    data -= base_data;
  }
  printf(" %10" PRIu64 " %10" PRIu64 "%s", code, data, is_program ? " " : "*");
}

static void print_rate(double ns, size_t size) {
  if (ns > 0) {
    printf(" %9.0f", (double)size * 1e3 / ns);
  } else {
    printf(" %9s", "fails");
  }
}

static void print_row(const Measured *row, size_t size, bool first) {
  if (row->failed != NULL) {
    printf("%-19s %s%s%s\n", row->group->name, row->failed,
           row->group->peers == NULL ? ": apt-get install " : "",
           row->group->peers == NULL ? row->group->needs : "");
    return;
  }
  printf("%-19s %-29s", row->group->name, row->variant);
  print_rate(row->decode_ns, size);
  print_rate(row->encode_ns, size);
  printf("  %-5s", row->same_bytes ? "yes" : "no");
  if (first) {
    print_sizes(row->group);
  }
  printf("\n");
}

int main(int argc, char **argv) {
  Measured rows[MAX_ROWS];
  PeerInput input = {NULL, 0};
  const unsigned rounds = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 101;
  size_t count;
  bool pinned;

  if (argc < 2 || (input.data = harness_read_file(argv[1], &input.size)) == NULL || rounds == 0 ||
      rounds > HARNESS_MAX_ROUNDS) {
    fprintf(stderr, "usage: %s SET [ROUNDS]\n", argv[0]);
    return 2;
  }
  pinned = harness_pin();
  count = harness_measure(groups, sizeof groups / sizeof *groups, input, rounds, rows, MAX_ROWS);

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
