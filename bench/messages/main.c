/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Messages, one comparison each, by Hone and its peers. Prints what it
 * measured as JSON; bench/report makes tables and plots of it.
 *
 *   bench_messages [--rounds N] [--most N] [NAME...]     all comparisons, if none is named
 *
 * Under callgrind it counts instructions instead, on the first `--most` messages of a sample.
 * HONE_ALONE: built without the other libraries.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../harness/harness.h"

#define MAX_ROWS 24
#define MOST 1024

#define COMPARISON(name, message, sample)
#ifdef HONE_ALONE
#define MESSAGE(word)                                                                              \
  extern const PeerGroup peer_hone_##word;                                                         \
  static const PeerGroup *const groups_##word[] = {&peer_hone_##word};
#define ROS1_MESSAGE(word) MESSAGE(word)
#else
extern const PeerGroup peer_none_nothing;
#define MESSAGE(word)                                                                              \
  extern const PeerGroup peer_hone_##word, peer_libprotobuf_##word, peer_protobuf_c_##word,        \
      peer_nanopb_##word, peer_upb_##word;                                                         \
  static const PeerGroup *const groups_##word[] = {&peer_hone_##word, &peer_libprotobuf_##word,    \
                                                   &peer_upb_##word, &peer_protobuf_c_##word,      \
                                                   &peer_nanopb_##word};
#define ROS1_MESSAGE(word)                                                                         \
  extern const PeerGroup peer_hone_##word, peer_roscpp_##word;                                     \
  static const PeerGroup *const groups_##word[] = {&peer_hone_##word, &peer_roscpp_##word};
#endif
#include "messages.def"
#undef MESSAGE
#undef ROS1_MESSAGE
#undef COMPARISON

typedef struct Comparison {
  const char *name;
  const char *sample;
  const PeerGroup *const *groups;
  size_t group_count;
} Comparison;

static const Comparison comparisons[] = {
#define MESSAGE(word)
#define ROS1_MESSAGE(word)
#define COMPARISON(name, message, sample)                                                          \
  {name, sample, groups_##message, sizeof groups_##message / sizeof *groups_##message},
#include "messages.def"
#undef MESSAGE
#undef ROS1_MESSAGE
#undef COMPARISON
};

typedef struct Options {
  unsigned rounds;
  size_t most;
  char **names;
  size_t name_count;
} Options;

static bool chosen(const Options *options, const char *name) {
  for (size_t i = 0; i < options->name_count; i++) {
    if (strcmp(options->names[i], name) == 0) {
      return true;
    }
  }
  return options->name_count == 0;
}

static void print_times(const char *verb, const Measured *row, int index) {
  const Times *times = &row->times[index];
  if (row->works[index]) {
    printf(", \"%s\": {\"min\": %.2f, \"median\": %.2f, \"spread\": %.3f}", verb, times->min,
           times->median, times->spread);
  }
}

/* Code and constant data that a program gains; a shared library counts as a whole. */
static void print_size(const PeerGroup *group) {
  uint64_t code, data, base_code = 0, base_data = 0;
#ifndef HONE_ALONE
  if (strstr(group->weigh, ".so") == NULL) {
    harness_code_sizes(peer_none_nothing.weigh, &base_code, &base_data);
  }
#endif
  if (harness_code_sizes(group->weigh, &code, &data)) {
    printf(", \"code\": %" PRIu64 ", \"data\": %" PRIu64, code - base_code, data - base_data);
  }
}

static void print_row(const Measured *row) {
  printf("      {\"library\": \"%s\"", row->group->name);
  if (row->failed != NULL) {
    printf(", \"failed\": \"%s\"}", row->failed);
    return;
  }
  printf(", \"variant\": \"%s\"", row->variant);
  print_times("decode", row, DECODE);
  print_times("encode", row, ENCODE);
  if (row->works[ENCODE]) {
    printf(", \"same_bytes\": %s", row->same_bytes ? "true" : "false");
  }
  print_size(row->group);
  printf("}");
}

static void measure(const Comparison *comparison, const Sample *sample, unsigned rounds) {
  Measured rows[MAX_ROWS];
  const size_t count =
      harness_measure(comparison->groups, comparison->group_count, sample, rounds, rows, MAX_ROWS);
  printf("    {\"name\": \"%s\", \"messages\": %zu, \"bytes\": %zu, \"rows\": [\n",
         comparison->name, sample->count, sample->size);
  for (size_t i = 0; i < count; i++) {
    print_row(&rows[i]);
    printf(i + 1 < count ? ",\n" : "\n");
  }
  printf("    ]}");
}

static bool parse(int argc, char **argv, Options *options) {
  int i = 1;
  for (; i + 1 < argc && strncmp(argv[i], "--", 2) == 0; i += 2) {
    const unsigned long value = strtoul(argv[i + 1], NULL, 10);
    if (strcmp(argv[i], "--rounds") == 0) {
      options->rounds = (unsigned)value;
    } else if (strcmp(argv[i], "--most") == 0) {
      options->most = value;
    } else {
      return false;
    }
  }
  options->names = argv + i;
  options->name_count = (size_t)(argc - i);
  for (; i < argc; i++) {
    bool known = false;
    for (size_t c = 0; c < sizeof comparisons / sizeof *comparisons; c++) {
      known = known || strcmp(comparisons[c].name, argv[i]) == 0;
    }
    if (!known) {
      fprintf(stderr, "no comparison is named %s\n", argv[i]);
      return false;
    }
  }
  return options->rounds > 0 && options->rounds <= HARNESS_MAX_ROUNDS && options->most > 0;
}

int main(int argc, char **argv) {
  Options options = {101, MOST, NULL, 0};
  bool first = true;
  if (!parse(argc, argv, &options)) {
    fprintf(stderr, "usage: %s [--rounds N] [--most N] [NAME...]\n", argv[0]);
    return 2;
  }
  if (!harness_counts()) {
    const bool pinned = harness_pin();
    printf("{\"compiler\": \"%s\", \"rounds\": %u, \"pinned\": %s, \"comparisons\": [\n",
           BENCH_COMPILER, options.rounds, pinned ? "true" : "false");
  }
  for (size_t i = 0; i < sizeof comparisons / sizeof *comparisons; i++) {
    const Comparison *c = &comparisons[i];
    Sample sample;
    if (!chosen(&options, c->name)) {
      continue;
    }
    if (!samples_make(c->sample, BENCH_DATA, &sample)) {
      fprintf(stderr, "%s: the sample %s cannot be made\n", c->name, c->sample);
      return 1;
    }
    if (harness_counts()) {
      harness_count(c->name, c->groups, c->group_count, &sample, options.most);
    } else {
      printf(first ? "" : ",\n");
      measure(c, &sample, options.rounds);
      fflush(stdout);
    }
    first = false;
    samples_free(&sample);
  }
  if (!harness_counts()) {
    printf("\n]}\n");
  }
  return 0;
}
