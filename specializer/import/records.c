// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fields of protobuf's wire format, one after the other, for options whose
// messages the importer knows only when it reads them.

#include "import/records.h"

// False: the input ends here, or is none.
bool read_varint(hone_str *in, uint64_t *value) {
  *value = 0;
  for (unsigned shift = 0; shift < 70 && in->size != 0; shift += 7) {
    unsigned char byte = (unsigned char)*in->data++;
    in->size--;
    *value |= shift < 64 ? (uint64_t)(byte & 0x7f) << shift : 0;
    if (byte < 0x80) {
      return true;
    }
  }
  return false;
}

bool read_fixed(hone_str *in, size_t size, uint64_t *value) {
  if (in->size < size) {
    return false;
  }
  *value = 0;
  for (size_t i = size; i-- > 0;) {
    *value = *value << 8 | (unsigned char)in->data[i];
  }
  in->data += size;
  in->size -= size;
  return true;
}

static bool read_group(hone_str *in, Record *out, unsigned depth) {
  hone_str all = *in;
  for (;;) {
    out->payload.size = (size_t)(in->data - all.data);
    hone_str at = *in;
    uint64_t key;
    if (!read_varint(&at, &key)) {
      return false;
    }
    if ((key & 7) == 4) {
      out->payload.data = all.data;
      *in = at;
      return (int64_t)(key >> 3) == out->number;
    }
    Record inner;
    if (depth == 0 || !read_record(in, &inner, depth - 1)) {
      return false;
    }
  }
}

bool read_record(hone_str *in, Record *out, unsigned depth) {
  uint64_t key, size;
  if (!read_varint(in, &key) || key >> 3 == 0 || key >> 3 > INT32_MAX) {
    return false;
  }
  out->number = (int64_t)(key >> 3);
  out->wire = (unsigned)(key & 7);
  switch (out->wire) {
  case 0:
    return read_varint(in, &out->value);
  case 1:
    return read_fixed(in, 8, &out->value);
  case 2:
    if (!read_varint(in, &size) || size > in->size) {
      return false;
    }
    out->payload.data = in->data;
    out->payload.size = (size_t)size;
    in->data += size;
    in->size -= (size_t)size;
    return true;
  case 3:
    return read_group(in, out, depth);
  case 5:
    return read_fixed(in, 4, &out->value);
  default:
    return false;
  }
}
