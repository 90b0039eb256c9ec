/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The loop that measures. See harness.h. */
#define _GNU_SOURCE
#include "harness.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROUND_NS 2e6 /* how long one round of one peer takes, about */

typedef enum Verb { DECODE, ENCODE } Verb;

/* One row in the making: a peer, and the times of its rounds. */
typedef struct Runner {
  const Peer *peer;
  size_t iterations[2];
  double *times[2];
  bool works[2];
} Runner;

/* Of this thread: what others run on the same core does not count. */
static double now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

bool harness_pin(void) {
  cpu_set_t all, one;
  if (sched_getaffinity(0, sizeof all, &all) != 0) {
    return false;
  }
  for (size_t cpu = CPU_SETSIZE; cpu-- > 0;) {
    if (CPU_ISSET(cpu, &all)) {
      CPU_ZERO(&one);
      CPU_SET(cpu, &one);
      return sched_setaffinity(0, sizeof one, &one) == 0;
    }
  }
  return false;
}

static bool run_once(const Peer *peer, Verb verb, PeerInput input, uint8_t *out, size_t capacity) {
  size_t size;
  return verb == DECODE ? peer->decode(input) : peer->encode(out, capacity, &size) != NULL;
}

/* ns per operation over `iterations` of them. */
static double time_round(const Runner *runner, Verb verb, PeerInput input, uint8_t *out,
                         size_t capacity) {
  const size_t iterations = runner->iterations[verb];
  const double start = now_ns();
  for (size_t i = 0; i < iterations; i++) {
    run_once(runner->peer, verb, input, out, capacity);
  }
  return (now_ns() - start) / (double)iterations;
}

/* So many iterations that a round takes ROUND_NS. Also warms caches and allocators up. */
static void calibrate(Runner *runner, Verb verb, PeerInput input, uint8_t *out, size_t capacity) {
  double each;
  runner->iterations[verb] = 2;
  each = time_round(runner, verb, input, out, capacity);
  each = time_round(runner, verb, input, out, capacity);
  runner->iterations[verb] = (size_t)(ROUND_NS / (each > 1 ? each : 1)) + 1;
}

static int by_value(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, size_t count) {
  qsort(values, count, sizeof *values, by_value);
  return values[count / 2];
}

/* Checks both directions once, and finds out how long they take. */
static void prepare(Runner *runner, PeerInput input, uint8_t *out, size_t capacity, unsigned rounds,
                    Measured *row) {
  const uint8_t *bytes;
  size_t size = 0;

  for (int verb = DECODE; verb <= ENCODE; verb++) {
    runner->works[verb] = run_once(runner->peer, (Verb)verb, input, out, capacity);
    runner->times[verb] = calloc(rounds, sizeof(double));
    if (runner->works[verb]) {
      calibrate(runner, (Verb)verb, input, out, capacity);
    }
  }
  bytes = runner->peer->encode(out, capacity, &size);
  row->same_bytes = bytes != NULL && size == input.size && memcmp(bytes, input.data, size) == 0;
}

static void run_all(Runner *runners, size_t count, PeerInput input, uint8_t *out, size_t capacity,
                    unsigned rounds) {
  for (unsigned round = 0; round < rounds; round++) {
    for (int verb = DECODE; verb <= ENCODE; verb++) {
      for (size_t i = 0; i < count; i++) {
        if (runners[i].peer != NULL && runners[i].works[verb]) {
          runners[i].times[verb][round] = time_round(&runners[i], (Verb)verb, input, out, capacity);
        }
      }
    }
  }
}

size_t harness_measure(const PeerGroup *const *groups, size_t group_count, PeerInput input,
                       unsigned rounds, Measured *rows, size_t capacity) {
  const size_t out_capacity = input.size * 2 + 4096;
  uint8_t *out = malloc(out_capacity);
  Runner *runners = calloc(capacity, sizeof *runners);
  size_t count = 0;

  if (out == NULL || runners == NULL || rounds == 0 || rounds > HARNESS_MAX_ROUNDS) {
    abort();
  }
  for (size_t g = 0; g < group_count; g++) {
    const PeerGroup *group = groups[g];
    const size_t n = group->peers != NULL ? group->count : 1;
    const bool opened = group->peers != NULL && group->open(input);
    for (size_t i = 0; i < n && count < capacity; i++, count++) {
      Measured *row = &rows[count];
      memset(row, 0, sizeof *row);
      row->group = group;
      if (group->peers == NULL) {
        row->failed = "not installed";
        continue;
      }
      if (!opened) {
        row->failed = "cannot decode this input";
        continue;
      }
      runners[count].peer = &group->peers[i];
      row->variant = group->peers[i].variant;
      prepare(&runners[count], input, out, out_capacity, rounds, row);
    }
  }
  run_all(runners, count, input, out, out_capacity, rounds);
  for (size_t i = 0; i < count; i++) {
    if (runners[i].peer != NULL) {
      rows[i].decode_ns = runners[i].works[DECODE] ? median(runners[i].times[DECODE], rounds) : 0;
      rows[i].encode_ns = runners[i].works[ENCODE] ? median(runners[i].times[ENCODE], rounds) : 0;
    }
    free(runners[i].times[DECODE]);
    free(runners[i].times[ENCODE]);
  }
  for (size_t g = 0; g < group_count; g++) {
    if (groups[g]->peers != NULL) {
      groups[g]->close();
    }
  }
  free(runners);
  free(out);
  return count;
}

uint8_t *harness_read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  uint8_t *data = NULL;
  long end;

  if (file == NULL) {
    return NULL;
  }
  if (fseek(file, 0, SEEK_END) == 0 && (end = ftell(file)) >= 0 && fseek(file, 0, SEEK_SET) == 0) {
    *size = (size_t)end;
    data = malloc(*size + 1);
    if (data != NULL && fread(data, 1, *size, file) != *size) {
      free(data);
      data = NULL;
    }
  }
  fclose(file);
  return data;
}
