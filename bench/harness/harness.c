/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The loop that measures. See harness.h. */
#define _GNU_SOURCE
#include "harness.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROUND_NS 1e6 /* how long one round of one peer takes, about; one pass at least */

/* One row in the making: a peer, and the times of its rounds. */
typedef struct Runner {
  const Peer *peer;
  size_t passes[2]; /* over the whole sample, in one round */
  double *times[2];
} Runner;

/* Where peers write to. */
typedef struct Output {
  uint8_t *data;
  size_t capacity;
} Output;

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

/* One pass over the sample; false: an operation failed, or the peer has none. */
static bool decode_all(const Peer *peer, const Sample *sample) {
  bool ok = peer->decode != NULL;
  for (size_t i = 0; ok && i < sample->count; i++) {
    ok = peer->decode(sample->inputs[i]);
  }
  return ok;
}

static bool encode_all(const Peer *peer, const Sample *sample, Output out) {
  bool ok = peer->encode != NULL;
  size_t size;
  for (size_t i = 0; ok && i < sample->count; i++) {
    ok = peer->encode(i, out.data, out.capacity, &size) != NULL;
  }
  return ok;
}

static bool run_all(const Peer *peer, Verb verb, const Sample *sample, Output out) {
  return verb == DECODE ? decode_all(peer, sample) : encode_all(peer, sample, out);
}

/* ns per message over `passes` passes. */
static double time_round(const Peer *peer, size_t passes, Verb verb, const Sample *sample,
                         Output out) {
  const double start = now_ns();
  for (size_t i = 0; i < passes; i++) {
    run_all(peer, verb, sample, out);
  }
  return (now_ns() - start) / ((double)passes * (double)sample->count);
}

/* So many passes that a round takes ROUND_NS. Also warms caches and allocators up. */
static size_t calibrate(const Peer *peer, Verb verb, const Sample *sample, Output out) {
  double each = time_round(peer, 2, verb, sample, out) * (double)sample->count;
  const size_t some = (size_t)(ROUND_NS / 10 / (each > 1 ? each : 1)) + 1;
  each = time_round(peer, some, verb, sample, out) * (double)sample->count;
  return (size_t)(ROUND_NS / (each > 1 ? each : 1)) + 1;
}

static int by_value(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static Times summary(double *values, size_t count) {
  Times times;
  qsort(values, count, sizeof *values, by_value);
  times.min = values[0];
  times.median = values[count / 2];
  times.spread = (values[count * 3 / 4] - values[count / 4]) / times.median;
  return times;
}

/* Whether what the peer writes is what it read, for every message. */
static bool writes_the_same(const Peer *peer, const Sample *sample, Output out) {
  for (size_t i = 0; i < sample->count; i++) {
    size_t size = 0;
    const uint8_t *bytes =
        peer->encode != NULL ? peer->encode(i, out.data, out.capacity, &size) : NULL;
    if (bytes == NULL || size != sample->inputs[i].size ||
        memcmp(bytes, sample->inputs[i].data, size) != 0) {
      return false;
    }
  }
  return true;
}

/* Checks both directions once, and finds out how long they take. */
static void prepare(Runner *runner, const Sample *sample, Output out, unsigned rounds,
                    Measured *row) {
  for (int verb = DECODE; verb <= ENCODE; verb++) {
    runner->times[verb] = calloc(rounds, sizeof(double));
    row->works[verb] =
        runner->times[verb] != NULL && run_all(runner->peer, (Verb)verb, sample, out);
    if (row->works[verb]) {
      runner->passes[verb] = calibrate(runner->peer, (Verb)verb, sample, out);
    }
  }
  row->has[DECODE] = runner->peer->decode != NULL;
  row->has[ENCODE] = runner->peer->encode != NULL;
  row->same_bytes = writes_the_same(runner->peer, sample, out);
}

static void run_rounds(const Runner *runners, const Measured *rows, size_t count,
                       const Sample *sample, Output out, unsigned rounds) {
  for (unsigned round = 0; round < rounds; round++) {
    for (int verb = DECODE; verb <= ENCODE; verb++) {
      for (size_t i = 0; i < count; i++) {
        const Runner *r = &runners[i];
        if (rows[i].works[verb]) {
          r->times[verb][round] = time_round(r->peer, r->passes[verb], (Verb)verb, sample, out);
        }
      }
    }
  }
}

static Output new_output(const Sample *sample) {
  Output out = {NULL, 4096};
  for (size_t i = 0; i < sample->count; i++) {
    if (out.capacity < sample->inputs[i].size * 2 + 4096) {
      out.capacity = sample->inputs[i].size * 2 + 4096;
    }
  }
  out.data = malloc(out.capacity);
  if (out.data == NULL) {
    abort();
  }
  return out;
}

size_t harness_measure(const PeerGroup *const *groups, size_t group_count, const Sample *sample,
                       unsigned rounds, Measured *rows, size_t capacity) {
  const Output out = new_output(sample);
  Runner *runners = calloc(capacity, sizeof *runners);
  size_t count = 0;

  if (runners == NULL || rounds == 0 || rounds > HARNESS_MAX_ROUNDS) {
    abort();
  }
  for (size_t g = 0; g < group_count; g++) {
    const PeerGroup *group = groups[g];
    const char *failed = group->absent;
    if (failed == NULL && !group->open(sample->inputs, sample->count)) {
      failed = "cannot decode this input";
    }
    for (size_t i = 0; i < (failed != NULL ? 1 : group->count) && count < capacity; i++, count++) {
      Measured *row = &rows[count];
      memset(row, 0, sizeof *row);
      row->group = group;
      row->failed = failed;
      if (failed == NULL) {
        runners[count].peer = &group->peers[i];
        row->variant = group->peers[i].variant;
        prepare(&runners[count], sample, out, rounds, row);
      }
    }
  }
  run_rounds(runners, rows, count, sample, out, rounds);
  for (size_t i = 0; i < count; i++) {
    for (int verb = DECODE; verb <= ENCODE; verb++) {
      if (rows[i].works[verb]) {
        rows[i].times[verb] = summary(runners[i].times[verb], rounds);
      }
      free(runners[i].times[verb]);
    }
  }
  for (size_t g = 0; g < group_count; g++) {
    if (groups[g]->absent == NULL) {
      groups[g]->close();
    }
  }
  free(runners);
  free(out.data);
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
    data = calloc(1, *size + 32);
    if (data != NULL && fread(data, 1, *size, file) != *size) {
      free(data);
      data = NULL;
    }
  }
  fclose(file);
  return data;
}
