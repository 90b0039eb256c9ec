/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The one reader for all tables. A key's row is looked for from the row of the
 * last one on, so that fields in order cost one step each.
 */
#include <string.h>

#include "hone/native.h"
#include "hone/packed.h"
#include "hone/protobuf.h"
#include "pb_table.h"

enum { EXACT_MAX = 8 }; /* as many arrays of exactly N in a message; the specializer knows it */

/* Where the last row was found, and how many elements the arrays of exactly N have got. */
typedef struct Place {
  const uint8_t *next;
  uint32_t number;
  unsigned exact; /* how many of those arrays come before `next` */
  uint32_t counts[EXACT_MAX];
} Place;

static bool find_row(const hone_pb_table *table, uint32_t number, Place *place, hone_pb_row *row) {
  const uint8_t *end = table->rows + table->rows_size;
  if (number <= place->number || place->next == NULL) {
    place->next = table->rows;
    place->number = 0;
    place->exact = 0;
  }
  row->number = place->number;
  while (place->next != end) {
    const uint8_t *next = hone_pb_row_read(table, place->next, place->number, row);
    if (row->number >= number) {
      return row->number == number; /* stays here: lists have it again */
    }
    place->exact += row->rule == HONE_PB_EXACTLY;
    place->number = row->number;
    place->next = next;
  }
  return false;
}

/* Makes the value be there; where it is to be stored. NULL: there is no room. */
static uint8_t *make_place(const hone_pb_row *row, Place *place, uint8_t *msg) {
  uint8_t *at = msg + row->at;
  uint64_t count;
  switch (row->rule) {
  case HONE_PB_MEMBER:
    if (row->kind == HONE_PB_MESSAGE && msg[row->count_at] == 0) {
      memset(at, 0, row->stride);
    }
    msg[row->count_at] = 1;
    return at;
  case HONE_PB_ARM:
    if (hone_pb_load(msg + row->count_at, row->count_width) != row->number) {
      memset(at, 0, row->stride);
      hone_pb_store(msg + row->count_at, row->count_width, row->number);
    }
    return at;
  case HONE_PB_BOUNDED:
    count = hone_pb_load(msg + row->count_at, row->count_width);
    if (count >= row->limit) {
      return NULL;
    }
    at += (size_t)count * row->stride;
    memset(at, 0, row->stride);
    hone_pb_store(msg + row->count_at, row->count_width, count + 1);
    return at;
  case HONE_PB_EXACTLY:
    if (place->counts[place->exact] >= row->limit) {
      return NULL;
    }
    return at + (size_t)place->counts[place->exact]++ * row->stride;
  default:
    return at;
  }
}

/* What the C type holds of a varint; false: not this one. */
static bool convert(const hone_pb_row *row, uint64_t *value) {
  unsigned bits = 8u << row->width;
  uint64_t v = *value, sign = UINT64_C(1) << (bits - 1);
  switch (row->kind) {
  case HONE_PB_BOOL:
    *value = v != 0;
    return true;
  case HONE_PB_UINT32:
  case HONE_PB_UINT64:
    v = row->kind == HONE_PB_UINT32 ? v & UINT32_MAX : v;
    *value = v;
    return bits == 64 || v >> bits == 0;
  case HONE_PB_SINT32:
  case HONE_PB_SINT64:
    v = row->kind == HONE_PB_SINT32 ? v & UINT32_MAX : v;
    v = v >> 1 ^ (0 - (v & 1));
    break;
  case HONE_PB_INT64:
    break;
  default:
    v = ((v & UINT32_MAX) ^ UINT64_C(0x80000000)) - UINT64_C(0x80000000);
    break;
  }
  *value = v;
  return bits == 64 || v + sign < sign * 2;
}

static const uint8_t *no_place(const hone_pb_row *row, const uint8_t *p, hone_decoder *d) {
  return hone_decode_fail(d, p, row->rule == HONE_PB_EXACTLY ? HONE_BAD_VALUE : HONE_TOO_LARGE);
}

static const uint8_t *get_bytes(const hone_pb_row *row, Place *place, uint8_t *msg, hone_span span,
                                hone_decoder *d) {
  const uint8_t *p = span.data + span.size;
  uint8_t *at;
  hone_status status = HONE_OK;
  if (row->kind == HONE_PB_STRING && !hone_utf8_valid(span.data, span.size)) {
    return hone_decode_fail(d, span.data, HONE_BAD_UTF8);
  }
  at = make_place(row, place, msg);
  if (at == NULL) {
    return no_place(row, p, d);
  }
  if (row->kind == HONE_PB_BYTES && span.size > row->stride) {
    status = HONE_TOO_LARGE;
  } else if (row->kind == HONE_PB_BYTES) {
    memcpy(at, span.data, span.size);
    hone_pb_store(msg + row->bytes_at, row->bytes_width, span.size);
  } else {
    status = hone_chars_assign((char *)at, row->stride, span.data, span.size);
  }
  return status == HONE_OK ? p : hone_decode_fail(d, p, status);
}

static const uint8_t *get_scalar(const hone_pb_row *row, Place *place, uint8_t *msg,
                                 const uint8_t *p, const uint8_t *end, hone_decoder *d) {
  uint64_t value;
  uint8_t *at;
  uint32_t wire = hone_pb_row_wire(row);
  size_t size = wire == 1 ? 8 : 4;
  if (wire == 0) {
    p = hone_pb_uint64_get(p, end, &value, d);
    if (p == NULL) {
      return NULL;
    }
    if (!convert(row, &value)) {
      return hone_decode_fail(d, p, HONE_BAD_VALUE);
    }
  } else {
    if ((size_t)(end - p) < size) {
      return hone_decode_fail(d, p, HONE_TRUNCATED);
    }
    value = wire == 1 ? hone_load_u64_le(p) : hone_load_u32_le(p);
    p += size;
  }
  at = make_place(row, place, msg);
  if (at == NULL) {
    return no_place(row, p, d);
  }
  hone_pb_store(at, row->width, value);
  return p;
}

/* Whether the packed elements between p and end find room: nothing is stored where they do not. Of
 * those that their C type may not hold one is looked at after the other. */
static bool has_room(const hone_pb_row *row, const Place *place, const uint8_t *msg,
                     const uint8_t *p, const uint8_t *end) {
  uint64_t count = row->rule == HONE_PB_EXACTLY
                       ? place->counts[place->exact]
                       : hone_pb_load(msg + row->count_at, row->count_width);
  size_t more =
      hone_pb_row_wire(row) == 0 ? hone_pb_packed_count(p, end) : (size_t)(end - p) / row->stride;
  return count <= row->limit && more <= row->limit - count;
}

/* What stands behind a length: a text, a message, or packed elements. */
static const uint8_t *get_delimited(const hone_pb_row *row, Place *place, uint8_t *msg,
                                    const uint8_t *p, const uint8_t *end, hone_decoder *d) {
  hone_span span;
  uint8_t *at;
  p = hone_pb_length_get(p, end, &span.size, d);
  if (p == NULL) {
    return NULL;
  }
  span.data = p;
  end = p + span.size;
  if (row->kind == HONE_PB_MESSAGE) {
    at = make_place(row, place, msg);
    return at == NULL ? no_place(row, p, d) : hone_pb_table_get(row->message, at, p, end, d);
  }
  if (row->kind >= HONE_PB_STRING) {
    return get_bytes(row, place, msg, span, d);
  }
  if (hone_pb_row_wire(row) != 0 && span.size % row->stride != 0) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  if ((row->width >= 2 || row->kind == HONE_PB_BOOL) && !has_room(row, place, msg, p, end)) {
    return no_place(row, p, d);
  }
  while (p != NULL && p != end) {
    p = get_scalar(row, place, msg, p, end, d);
  }
  return p;
}

/* Arrays of exactly N have got all or nothing. */
static const uint8_t *check_exact(const hone_pb_table *table, const Place *place, const uint8_t *p,
                                  hone_decoder *d) {
  const uint8_t *at = table->rows, *end = at + table->rows_size;
  hone_pb_row row = {0};
  unsigned exact = 0;
  while (at != end) {
    at = hone_pb_row_read(table, at, row.number, &row);
    if (row.rule == HONE_PB_EXACTLY) {
      uint32_t count = place->counts[exact++];
      if (count != 0 && count != row.limit) {
        return hone_decode_fail(d, p, HONE_BAD_VALUE);
      }
    }
  }
  return p;
}

const uint8_t *hone_pb_table_get(const hone_pb_table *table, void *msg, const uint8_t *p,
                                 const uint8_t *end, hone_decoder *d) {
  Place place = {0};
  hone_pb_row row;
  uint32_t key;
  while (p != end) {
    p = hone_pb_key_get(p, end, &key, d);
    if (p == NULL) {
      return NULL;
    }
    bool is_known = find_row(table, key >> 3, &place, &row);
    bool is_list = is_known && row.rule >= HONE_PB_BOUNDED;
    if (is_known && (key & 7) == 2 && (is_list || row.kind >= HONE_PB_STRING)) {
      p = get_delimited(&row, &place, (uint8_t *)msg, p, end, d);
    } else if (is_known && (key & 7) == hone_pb_row_wire(&row)) {
      p = get_scalar(&row, &place, (uint8_t *)msg, p, end, d);
    } else {
      p = hone_pb_key_skip(p, end, key, d);
    }
    if (p == NULL) {
      return NULL;
    }
  }
  return check_exact(table, &place, p, d);
}

hone_result hone_pb_table_decode(const hone_pb_table *table, void *msg, const uint8_t *in,
                                 size_t size, hone_alloc *alloc, unsigned flags) {
  hone_decoder d;
  const uint8_t *p;
  if ((flags & HONE_MERGE) == 0) {
    memset(msg, 0, table->size);
  }
  if (!hone_decoder_init(&d, in, size, alloc, flags)) {
    return hone_result_make(0, d.status);
  }
  p = hone_pb_table_get(table, msg, in, size != 0 ? in + size : in, &d);
  return hone_decode_end(&d, in, size, p);
}
