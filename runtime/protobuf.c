/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The out-of-line half of hone/protobuf.h: lengths and keys of more than one
 * byte, passing over fields that nobody wants, and the two well-known types
 * that a C type of ours stands for.
 */
#include "hone/protobuf.h"
#include "hone/native.h"

/* Wire types. */
enum { TYPE_VARINT, TYPE_EIGHT, TYPE_LENGTH, TYPE_START_GROUP, TYPE_END_GROUP, TYPE_FOUR };

static HONE_COLD hone_pb_varint failed(const uint8_t *p, hone_decoder *d, hone_status status) {
  hone_pb_varint varint;
  varint.p = hone_decode_fail(d, p, status);
  varint.value = 0;
  return varint;
}

/* ---- Lengths ---- */

hone_pb_varint hone_pb_length_get_long(const uint8_t *p, const uint8_t *end, hone_decoder *d) {
  hone_pb_varint length = hone_pb_varint_get_long(p, end, d);
  if (length.p == NULL) {
    return length;
  }
  if (HONE_UNLIKELY(length.value > HONE_MAX_LENGTH)) {
    return failed(p, d, HONE_TOO_LARGE);
  }
  if (HONE_UNLIKELY(length.value > (size_t)(end - length.p))) {
    return failed(p, d, HONE_TRUNCATED);
  }
  return length;
}

hone_pb_varint hone_pb_string_get_long(const uint8_t *p, const uint8_t *end, hone_decoder *d) {
  hone_pb_varint text;
  hone_span span;
  text.p = hone_pb_string_get_exact(p, end, &span, d);
  text.value = text.p != NULL ? span.size : 0;
  return text;
}

uint8_t *hone_pb_length_close_long(uint8_t *body, uint8_t *p, const uint8_t *end) {
  size_t n = (size_t)(p - body);
  size_t more;
  if (n > HONE_MAX_LENGTH) {
    return NULL;
  }
  more = hone_pb_length_size(n) - 1;
  if (end != NULL && (size_t)(end - p) < more) {
    return NULL;
  }
  memmove(body + more, body, n);
  hone_pb_varint_put(body - 1, (uint64_t)n);
  return p + more;
}

/* ---- Keys ---- */

hone_pb_varint hone_pb_key_get_long(const uint8_t *p, const uint8_t *end, hone_decoder *d) {
  hone_pb_varint key;
  size_t left = (size_t)(end - p);
  size_t i;
  key.value = 0;
  for (i = 0; i < left && i < 5; i++) {
    key.value |= (uint64_t)(p[i] & 0x7fu) << (7 * i);
    if (p[i] < 0x80) {
      if (key.value > UINT32_MAX || key.value < 8 || (key.value & 7) > TYPE_FOUR) {
        return failed(p, d, HONE_MALFORMED);
      }
      key.p = p + i + 1;
      return key;
    }
  }
  return failed(p, d, left < 5 ? HONE_TRUNCATED : HONE_MALFORMED);
}

/* Over what is in a group, and its end. */
static const uint8_t *group_skip(const uint8_t *p, const uint8_t *end, uint32_t start,
                                 hone_decoder *d) {
  uint32_t key;
  const uint8_t *at;
  if (d->depth == 0) {
    return hone_decode_fail(d, p, HONE_TOO_DEEP);
  }
  d->depth--;
  for (;;) {
    at = p;
    p = hone_pb_key_get(p, end, &key, d);
    if (p == NULL) {
      return NULL;
    }
    if ((key & 7) == TYPE_END_GROUP) {
      if (key != start + (TYPE_END_GROUP - TYPE_START_GROUP)) {
        return hone_decode_fail(d, at, HONE_MALFORMED);
      }
      d->depth++;
      return p;
    }
    p = hone_pb_key_skip(p, end, key, d);
    if (p == NULL) {
      return NULL;
    }
  }
}

const uint8_t *hone_pb_key_skip(const uint8_t *p, const uint8_t *end, uint32_t key,
                                hone_decoder *d) {
  switch (key & 7) {
  case TYPE_VARINT:
    return hone_pb_varint_skip(p, end, d);
  case TYPE_EIGHT:
    return hone_pb_eight_skip(p, end, d);
  case TYPE_LENGTH:
    return hone_pb_length_skip(p, end, d);
  case TYPE_START_GROUP:
    return group_skip(p, end, key, d);
  case TYPE_FOUR:
    return hone_pb_four_skip(p, end, d);
  default:
    return hone_decode_fail(d, p, HONE_MALFORMED);
  }
}

hone_status hone_pb_key_keep(hone_alloc *alloc, hone_unknown *unknown, uint32_t key,
                             uint64_t value) {
  uint8_t field[5 + 10];
  uint8_t *p = field;
  if ((key & 7) == TYPE_LENGTH) {
    key &= ~(uint32_t)7;
  }
  p = hone_pb_varint_put(p, key);
  switch (key & 7) {
  case TYPE_EIGHT:
    hone_store_u64_le(p, value);
    p += 8;
    break;
  case TYPE_FOUR:
    hone_store_u32_le(p, (uint32_t)(value & 0xffffffffu));
    p += 4;
    break;
  default:
    p = hone_pb_varint_put(p, value);
    break;
  }
  return hone_unknown_append(alloc, unknown, field, (size_t)(p - field));
}

/* ---- Timestamp and Duration ---- */

#define SECOND INT64_C(1000000000)
#define SECONDS_KEY 0x08u
#define NANOS_KEY 0x10u

/* The two fields that both types have; a zero is not written. */
static size_t pair_size(int64_t seconds, int64_t nanos) {
  size_t size = 0;
  size += seconds != 0 ? 1 + hone_pb_int64_size(seconds) : 0;
  size += nanos != 0 ? 1 + hone_pb_int64_size(nanos) : 0;
  return size;
}

static uint8_t *pair_put(uint8_t *p, int64_t seconds, int64_t nanos) {
  *p = (uint8_t)pair_size(seconds, nanos);
  p++;
  if (seconds != 0) {
    *p = SECONDS_KEY;
    p = hone_pb_int64_put(p + 1, seconds);
  }
  if (nanos != 0) {
    *p = NANOS_KEY;
    p = hone_pb_int64_put(p + 1, nanos);
  }
  return p;
}

/* Reads a length and so many bytes of fields, in any order, the last of each winning. What is not
 * there keeps the value that it has. */
static const uint8_t *pair_get(const uint8_t *p, const uint8_t *end, int64_t *seconds,
                               int32_t *nanos, hone_decoder *d) {
  size_t size;
  uint32_t key;
  p = hone_pb_length_get(p, end, &size, d);
  if (p == NULL) {
    return NULL;
  }
  end = p + size;
  while (p != end) {
    p = hone_pb_key_get(p, end, &key, d);
    if (p == NULL) {
      return NULL;
    }
    if (key == SECONDS_KEY) {
      p = hone_pb_int64_get(p, end, seconds, d);
    } else if (key == NANOS_KEY) {
      p = hone_pb_int32_get(p, end, nanos, d);
    } else {
      p = hone_pb_key_skip(p, end, key, d);
    }
    if (p == NULL) {
      return NULL;
    }
  }
  return p;
}

size_t hone_pb_timestamp_size(hone_time value) {
  return 1 + pair_size((int64_t)value.sec + value.nsec / SECOND, value.nsec % SECOND);
}

uint8_t *hone_pb_timestamp_put(uint8_t *p, hone_time value) {
  return pair_put(p, (int64_t)value.sec + value.nsec / SECOND, value.nsec % SECOND);
}

const uint8_t *hone_pb_timestamp_get(const uint8_t *p, const uint8_t *end, hone_time *out,
                                     hone_decoder *d) {
  const uint8_t *start = p;
  int64_t seconds = (int64_t)out->sec;
  int32_t nanos = (int32_t)(out->nsec & INT32_MAX);
  p = pair_get(p, end, &seconds, &nanos, d);
  if (p == NULL) {
    return NULL;
  }
  if (seconds < 0 || seconds > UINT32_MAX || nanos < 0 || nanos >= SECOND) {
    return hone_decode_fail(d, start, HONE_BAD_VALUE);
  }
  out->sec = (uint32_t)seconds;
  out->nsec = (uint32_t)nanos;
  return p;
}

/* C's division rounds towards zero, which gives both parts one sign. */
static int64_t duration_nanos(hone_duration value) {
  return (int64_t)value.sec * SECOND + value.nsec;
}

size_t hone_pb_duration_size(hone_duration value) {
  int64_t nanos = duration_nanos(value);
  return 1 + pair_size(nanos / SECOND, nanos % SECOND);
}

uint8_t *hone_pb_duration_put(uint8_t *p, hone_duration value) {
  int64_t nanos = duration_nanos(value);
  return pair_put(p, nanos / SECOND, nanos % SECOND);
}

const uint8_t *hone_pb_duration_get(const uint8_t *p, const uint8_t *end, hone_duration *out,
                                    hone_decoder *d) {
  const uint8_t *start = p;
  int64_t seconds = duration_nanos(*out) / SECOND;
  int32_t nanos = (int32_t)(duration_nanos(*out) % SECOND);
  p = pair_get(p, end, &seconds, &nanos, d);
  if (p == NULL) {
    return NULL;
  }
  if (nanos <= -SECOND || nanos >= SECOND || (seconds < 0 && nanos > 0) ||
      (seconds > 0 && nanos < 0)) {
    return hone_decode_fail(d, start, HONE_BAD_VALUE);
  }
  if (nanos < 0 && seconds >= INT32_MIN) {
    seconds -= 1;
    nanos += (int32_t)SECOND;
  }
  if (seconds < INT32_MIN || seconds > INT32_MAX) {
    return hone_decode_fail(d, start, HONE_BAD_VALUE);
  }
  out->sec = (int32_t)seconds;
  out->nsec = nanos;
  return p;
}
