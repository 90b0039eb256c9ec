/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Fields of protobuf's wire format, read one by one: what options hold, whose
 * messages are known only from the descriptors that came with them. The
 * functions take what they read off the front of `in`; false: it ends there,
 * or is no such thing.
 */
#ifndef IMPORT_RECORDS_H
#define IMPORT_RECORDS_H

#include <stdbool.h>
#include <stdint.h>

#include <hone/hone.h>

typedef struct Record {
  int64_t number;
  unsigned wire;    // 0, 1, 2, 3 or 5
  uint64_t value;   // 0, 1, 5
  hone_str payload; // 2, 3
} Record;

bool read_varint(hone_str *in, uint64_t *value);
/* A little-endian number of `size` bytes. */
bool read_fixed(hone_str *in, size_t size, uint64_t *value);
/* A field; of a group the payload is what is inside, `depth` groups deep at most. */
bool read_record(hone_str *in, Record *out, unsigned depth);

#endif
