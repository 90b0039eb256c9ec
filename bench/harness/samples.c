/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The inputs. See samples.h. */
#include "samples.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"

#define PADDING 32   /* readable bytes behind every input */
#define PACKED 10000 /* elements of a packed array */
#define LONGEST_GOSER 96

enum { VARINT = 0, FIXED64 = 1, DELIMITED = 2 };

/* -- A generator of numbers -- */

static uint64_t state;

/* xorshift64*: good enough to be unpredictable for a processor. */
static uint64_t random_bits(void) {
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return state * 0x2545f4914f6cdd1du;
}

static uint32_t below(uint32_t limit) {
  return (uint32_t)((random_bits() >> 32) % limit);
}

/* A number of 1 to `widest` bits, every width equally likely; never 0. */
static uint64_t of_any_width(uint32_t widest) {
  const uint32_t bits = 1 + below(widest);
  return random_bits() >> (64 - bits) | (uint64_t)1 << (bits - 1);
}

static double random_double(void) {
  return ((double)below(2000000) - 999999.5) / 1024;
}

/* -- Bytes of a message -- */

typedef struct Bytes {
  uint8_t *data;
  size_t size;
} Bytes;

static void put_varint(Bytes *b, uint64_t value) {
  while (value > 127) {
    b->data[b->size++] = (uint8_t)(value | 128);
    value >>= 7;
  }
  b->data[b->size++] = (uint8_t)value;
}

static void put_tag(Bytes *b, uint32_t number, uint32_t wire) {
  put_varint(b, number << 3 | wire);
}

static void put_little(Bytes *b, uint64_t value, size_t size) {
  for (size_t i = 0; i < size; i++) {
    b->data[b->size++] = (uint8_t)(value >> 8 * i);
  }
}

static void put_double(Bytes *b, double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  put_little(b, bits, 8);
}

static void put_text(Bytes *b, uint32_t number, const char *text) {
  const size_t size = strlen(text);
  put_tag(b, number, DELIMITED);
  put_varint(b, size);
  memcpy(b->data + b->size, text, size);
  b->size += size;
}

static void put_random_text(Bytes *b, uint32_t number, uint32_t size) {
  put_tag(b, number, DELIMITED);
  put_varint(b, size);
  for (uint32_t i = 0; i < size; i++) {
    b->data[b->size++] = (uint8_t)('a' + below(26));
  }
}

/* -- The messages -- */

/* The one of 53 bytes. */
static void put_goser(Bytes *b) {
  put_text(b, 1, "0123456789abcdef");
  put_tag(b, 2, VARINT);
  put_varint(b, 1500000000123456789u);
  put_text(b, 3, "5551234567");
  put_tag(b, 4, VARINT);
  put_varint(b, 3);
  put_tag(b, 5, VARINT);
  put_varint(b, 1);
  put_tag(b, 6, FIXED64);
  put_double(b, 1234.5678);
}

/* One of many: lengths and widths differ, and each field is there with p `percent` / 100. */
static void put_random_goser(Bytes *b, uint32_t percent) {
  bool has[7];
  for (size_t i = 1; i <= 6; i++) {
    has[i] = below(100) < percent;
  }
  if (has[1]) {
    put_random_text(b, 1, 1 + below(31));
  }
  if (has[2]) {
    put_tag(b, 2, VARINT);
    put_varint(b, of_any_width(63));
  }
  if (has[3]) {
    put_random_text(b, 3, 1 + below(19));
  }
  if (has[4]) {
    put_tag(b, 4, VARINT);
    put_varint(b, 1 + below(5));
  }
  if (has[5]) {
    put_tag(b, 5, VARINT);
    put_varint(b, 1);
  }
  if (has[6]) {
    put_tag(b, 6, FIXED64);
    put_double(b, random_double());
  }
}

static void put_random_doubles(Bytes *b, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    put_double(b, random_double());
  }
}

/* A submessage of `count` doubles, numbered from 1. */
static void put_vector(Bytes *b, uint32_t number, uint32_t count) {
  put_tag(b, number, DELIMITED);
  put_varint(b, 9 * count);
  for (uint32_t i = 1; i <= count; i++) {
    put_tag(b, i, FIXED64);
    put_random_doubles(b, 1);
  }
}

static void put_covariance(Bytes *b, uint32_t number) {
  put_tag(b, number, DELIMITED);
  put_varint(b, 72);
  put_random_doubles(b, 9);
}

static void put_imu(Bytes *b) {
  uint8_t bytes[64];
  Bytes header = {bytes, 0};
  put_tag(&header, 1, VARINT);
  put_varint(&header, 123456);
  put_tag(&header, 2, DELIMITED);
  put_varint(&header, 12);
  put_tag(&header, 1, VARINT);
  put_varint(&header, 1700000000);
  put_tag(&header, 2, VARINT);
  put_varint(&header, 987654321);
  put_text(&header, 3, "imu_link");

  put_tag(b, 1, DELIMITED);
  put_varint(b, header.size);
  memcpy(b->data + b->size, header.data, header.size);
  b->size += header.size;
  put_vector(b, 2, 4);
  put_covariance(b, 3);
  put_vector(b, 4, 3);
  put_covariance(b, 5);
  put_vector(b, 6, 3);
  put_covariance(b, 7);
}

/* Packed int32: 1 to 31 bits, one in sixteen negative, or all of one byte. */
static void put_ints(Bytes *b, bool small) {
  uint8_t *values = malloc(PACKED * 10);
  Bytes packed = {values, 0};
  if (values == NULL) {
    abort();
  }
  for (size_t i = 0; i < PACKED; i++) {
    const int64_t value = small ? (int64_t)below(128) : (int64_t)of_any_width(31);
    put_varint(&packed, !small && below(16) == 0 ? (uint64_t)-value : (uint64_t)value);
  }
  put_tag(b, 1, DELIMITED);
  put_varint(b, packed.size);
  memcpy(b->data + b->size, values, packed.size);
  b->size += packed.size;
  free(values);
}

static void put_floats(Bytes *b) {
  put_tag(b, 1, DELIMITED);
  put_varint(b, PACKED * 4);
  for (size_t i = 0; i < PACKED; i++) {
    const float value = (float)random_double();
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    put_little(b, bits, 4);
  }
}

/* -- Messages of ROS 1 -- */

static void put_string(Bytes *b, const char *text) {
  const size_t size = strlen(text);
  put_little(b, size, 4);
  memcpy(b->data + b->size, text, size);
  b->size += size;
}

static void put_ros_header(Bytes *b) {
  put_little(b, 4711, 4);
  put_little(b, 1700000000, 4);
  put_little(b, 123456789, 4);
  put_string(b, "base_link");
}

static void put_diagnostics(Bytes *b, uint32_t count) {
  static const char *const pairs[] = {"Voltage", "24.1 V", "Current", "1.25 A", "Encoder", "ok"};
  put_ros_header(b);
  put_little(b, count, 4);
  for (uint32_t i = 0; i < count; i++) {
    put_little(b, i % 3, 1);
    put_string(b, "motor controller: left");
    put_string(b, "Temperature ok, all well");
    put_string(b, "SN-0123456789");
    put_little(b, 3, 4);
    for (size_t k = 0; k < 6; k++) {
      put_string(b, pairs[k]);
    }
  }
}

static void put_poses(Bytes *b) {
  put_ros_header(b);
  put_little(b, 16, 4);
  put_random_doubles(b, 16 * 7);
}

static void put_image(Bytes *b, uint32_t size) {
  put_ros_header(b);
  put_little(b, size / 64, 4);
  put_little(b, 16, 4);
  put_string(b, "rgb8");
  put_little(b, 0, 1);
  put_little(b, 64, 4);
  put_little(b, size, 4);
  for (uint32_t i = 0; i < size; i++) {
    b->data[b->size++] = (uint8_t)random_bits();
  }
}

/* -- The samples -- */

typedef enum Made {
  GOSER,
  GOSER_FULL,
  GOSER_SOME,
  IMU,
  INTS,
  INTS_SMALL,
  FLOATS,
  ROS_BOOL,
  ROS_HEADER,
  ROS_DIAGNOSTICS8,
  ROS_DIAGNOSTICS32,
  ROS_POSES16,
  ROS_IMAGE64,
  ROS_IMAGE1M
} Made;

static const struct {
  const char *name;
  Made made;
  size_t count, longest; /* how many messages, each of how many bytes at most */
} made_up[] = {
    {"goserbench", GOSER, 1, LONGEST_GOSER},
    {"goserbench-full", GOSER_FULL, SAMPLES_MANY, LONGEST_GOSER},
    {"goserbench-some", GOSER_SOME, SAMPLES_MANY, LONGEST_GOSER},
    {"imu", IMU, 1, 512},
    {"ints", INTS, 1, PACKED * 10 + 16},
    {"ints-small", INTS_SMALL, 1, PACKED + 16},
    {"floats", FLOATS, 1, PACKED * 4 + 16},
    {"ros1-bool", ROS_BOOL, 1, 1},
    {"ros1-header", ROS_HEADER, 1, 64},
    {"ros1-diagnostics8", ROS_DIAGNOSTICS8, 1, 2048},
    {"ros1-diagnostics32", ROS_DIAGNOSTICS32, 1, 8192},
    {"ros1-poses16", ROS_POSES16, 1, 1024},
    {"ros1-image64", ROS_IMAGE64, 1, 256},
    {"ros1-image1m", ROS_IMAGE1M, 1, (1 << 20) + 256},
};

static void put(Bytes *b, Made made) {
  switch (made) {
  case GOSER:
    put_goser(b);
    return;
  case GOSER_FULL:
    put_random_goser(b, 100);
    return;
  case GOSER_SOME:
    put_random_goser(b, 75);
    return;
  case IMU:
    put_imu(b);
    return;
  case INTS:
    put_ints(b, false);
    return;
  case INTS_SMALL:
    put_ints(b, true);
    return;
  case FLOATS:
    put_floats(b);
    return;
  case ROS_BOOL:
    put_little(b, 1, 1);
    return;
  case ROS_HEADER:
    put_ros_header(b);
    return;
  case ROS_DIAGNOSTICS8:
    put_diagnostics(b, 8);
    return;
  case ROS_DIAGNOSTICS32:
    put_diagnostics(b, 32);
    return;
  case ROS_POSES16:
    put_poses(b);
    return;
  case ROS_IMAGE64:
    put_image(b, 64);
    return;
  case ROS_IMAGE1M:
    put_image(b, 1 << 20);
    return;
  }
}

/* One message behind the other, as in a log; the padding of one is the next. */
static bool make_up(Made made, size_t count, size_t longest, Sample *sample) {
  Bytes bytes = {calloc(1, count * longest + PADDING), 0};
  sample->inputs = calloc(count, sizeof *sample->inputs);
  sample->count = count;
  if (bytes.data == NULL || sample->inputs == NULL) {
    free(bytes.data);
    free(sample->inputs);
    return false;
  }
  state = 0x9e3779b97f4a7c15u + (uint64_t)made;
  for (size_t i = 0; i < count; i++) {
    const size_t start = bytes.size;
    put(&bytes, made);
    sample->inputs[i].data = bytes.data + start;
    sample->inputs[i].size = bytes.size - start;
  }
  sample->size = bytes.size;
  return true;
}

static bool read_sample(const char *path, Sample *sample) {
  sample->inputs = calloc(1, sizeof *sample->inputs);
  sample->count = 1;
  if (sample->inputs == NULL ||
      (sample->inputs->data = harness_read_file(path, &sample->size)) == NULL) {
    free(sample->inputs);
    return false;
  }
  sample->inputs->size = sample->size;
  return true;
}

bool samples_make(const char *name, const char *folder, Sample *sample) {
  char path[1024];
  for (size_t i = 0; i < sizeof made_up / sizeof *made_up; i++) {
    if (strcmp(made_up[i].name, name) == 0) {
      return make_up(made_up[i].made, made_up[i].count, made_up[i].longest, sample);
    }
  }
  return snprintf(path, sizeof path, "%s/%s", folder, name) < (int)sizeof path &&
         read_sample(path, sample);
}

void samples_free(Sample *sample) {
  free((void *)(uintptr_t)sample->inputs[0].data);
  free(sample->inputs);
}
