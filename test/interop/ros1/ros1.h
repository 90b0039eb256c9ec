/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the table of all messages, which messages.py makes, is written in: the
 * generator of numbers, fillers of the builtin types, an entry per message.
 */
#ifndef ROS1_H
#define ROS1_H

#define TEST_FORMAT ros1
#include "message.h"

#include <string.h>

typedef struct Entry {
  const char *name, *md5, *text;             // as genmsg has them
  const char *our_name, *our_md5, *our_text; // constants of the emitted code
  void (*fill)(uint64_t *r, void *m);
  const TestMessage *message;
} Entry;

typedef struct Service {
  const char *name, *md5, *our_name, *our_md5;
} Service;

#define ENTRY(M, NAME, MD5, TEXT)                                                                  \
  {                                                                                                \
    NAME, MD5, TEXT, M##_name_ros1, M##_md5_ros1, M##_definition_ros1, filler_##M,                 \
        &test_message_##M                                                                          \
  }

extern const Entry entries[];
extern const size_t entry_count;
extern const Service services[];
extern const size_t service_count;

/* Zeroed memory until the next message. */
void *take(size_t size);

static inline uint64_t next(uint64_t *r) {
  uint64_t z = *r += UINT64_C(0x9E3779B97F4A7C15);
  z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
  return z ^ (z >> 31);
}

#define FILL(ROS, TYPE, VALUE)                                                                     \
  static inline void fill_##ROS(uint64_t *r, TYPE *m) {                                            \
    *m = (TYPE)(VALUE);                                                                            \
  }
FILL(bool, bool, next(r) & 1)
FILL(byte, int8_t, next(r))
FILL(char, uint8_t, next(r))
FILL(int8, int8_t, next(r))
FILL(uint8, uint8_t, next(r))
FILL(int16, int16_t, next(r))
FILL(uint16, uint16_t, next(r))
FILL(int32, int32_t, next(r))
FILL(uint32, uint32_t, next(r))
FILL(int64, int64_t, next(r))
FILL(uint64, uint64_t, next(r))
FILL(float32, float, (double)((int64_t)(next(r) % (1 << 24)) - (1 << 23)) / 16)
FILL(float64, double, (double)((int64_t)(next(r) % (INT64_C(1) << 41)) - (INT64_C(1) << 40)) / 16)

static inline void fill_string(uint64_t *r, hone_str *m) {
  m->size = next(r) % 24;
  char *text = (char *)take(m->size);
  for (size_t i = 0; i < m->size; i++) {
    text[i] = (char)('a' + next(r) % 26);
  }
  m->data = text;
}

static inline void fill_bytes(uint64_t *r, hone_bytes *m) {
  m->size = next(r) % 24;
  uint8_t *bytes = (uint8_t *)take(m->size);
  for (size_t i = 0; i < m->size; i++) {
    fill_uint8(r, &bytes[i]);
  }
  m->data = bytes;
}

static inline void fill_time(uint64_t *r, hone_time *m) {
  fill_uint32(r, &m->sec);
  m->nsec = (uint32_t)(next(r) % 1000000000);
}

static inline void fill_duration(uint64_t *r, hone_duration *m) {
  fill_int32(r, &m->sec);
  m->nsec = (int32_t)(next(r) % 1000000000);
}

#endif
