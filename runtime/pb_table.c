/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Rows of tables, and the one writer for all of them. It counts, and writes
 * where there is something to write to: so a size cannot differ from what is
 * written, and there is one walk in the program.
 */
#include "pb_table.h"

#include <string.h>

#include "hone/bytes.h"
#include "hone/encoder.h"
#include "hone/native.h"
#include "hone/protobuf.h"

/* ---- Rows ---- */

static uint32_t read16(const uint8_t **p) {
  uint32_t value = (*p)[0] | (uint32_t)(*p)[1] << 8;
  *p += 2;
  return value;
}

static void read_rule(const uint8_t **p, unsigned more, hone_pb_row *row) {
  row->limit = 1;
  switch (row->rule) {
  case HONE_PB_MEMBER: /* how far before it: 1, 2, 4, 8, or as the next byte says */
    row->count_at = row->at - (more != 0 ? 1u << (more - 1) : *(*p)++);
    break;
  case HONE_PB_ARM:
    row->count_at = read16(p);
    break;
  case HONE_PB_BOUNDED:
    row->count_at = read16(p);
    row->limit = read16(p);
    break;
  case HONE_PB_EXACTLY:
    row->limit = read16(p);
    break;
  default:
    break;
  }
}

const uint8_t *hone_pb_row_read(const hone_pb_table *table, const uint8_t *p, uint32_t before,
                                hone_pb_row *row) {
  unsigned step = p[0] >> 5, more = p[1] >> 5;
  row->kind = p[0] & 31;
  row->rule = p[1] & 7;
  row->width = p[1] >> 3 & 3;
  row->count_width = more & 3;
  row->packed = row->rule >= HONE_PB_BOUNDED && (more & 4) != 0;
  p += 2;
  row->at = read16(&p);
  row->number = step == 7 ? read16(&p) : before + 1 + step;
  read_rule(&p, more, row);
  if (row->kind == HONE_PB_MESSAGE) {
    row->message = table->messages[*p++];
    row->stride = row->message->size;
  } else if (row->kind >= HONE_PB_STRING) {
    row->stride = read16(&p);
    if (row->kind == HONE_PB_BYTES) {
      row->bytes_at = read16(&p);
      row->bytes_width = *p++;
    }
  } else {
    row->stride = 1u << row->width;
  }
  return p;
}

uint32_t hone_pb_row_wire(const hone_pb_row *row) {
  return row->kind >= HONE_PB_STRING    ? 2
         : row->kind == HONE_PB_FIXED32 ? 5
         : row->kind == HONE_PB_FIXED64 ? 1
                                        : 0;
}

uint64_t hone_pb_load(const void *at, unsigned width) {
  uint16_t two;
  uint32_t four;
  uint64_t eight;
  switch (width) {
  case 0:
    return *(const uint8_t *)at;
  case 1:
    memcpy(&two, at, 2);
    return two;
  case 2:
    memcpy(&four, at, 4);
    return four;
  default:
    memcpy(&eight, at, 8);
    return eight;
  }
}

void hone_pb_store(void *at, unsigned width, uint64_t value) {
  uint8_t one = (uint8_t)value;
  uint16_t two = (uint16_t)value;
  uint32_t four = (uint32_t)value;
  switch (width) {
  case 0:
    memcpy(at, &one, 1);
    return;
  case 1:
    memcpy(at, &two, 2);
    return;
  case 2:
    memcpy(at, &four, 4);
    return;
  default:
    memcpy(at, &value, 8);
    return;
  }
}

/* ---- Writing ---- */

typedef struct Out {
  uint8_t *p; /* NULL: only counts */
  uint64_t size;
  hone_status status;
} Out;

static void write_message(Out *out, const hone_pb_table *table, const uint8_t *msg);

static void write_bytes(Out *out, const void *data, size_t size) {
  if (out->p != NULL) {
    out->p = hone_put_bytes(out->p, data, size);
  }
  out->size += size;
}

static void write_varint(Out *out, uint64_t value) {
  uint8_t bytes[10];
  size_t n = 0;
  for (; value >= 0x80; value >>= 7) {
    bytes[n++] = (uint8_t)(value | 0x80);
  }
  bytes[n++] = (uint8_t)value;
  write_bytes(out, bytes, n);
}

static uint64_t varint_of(const hone_pb_row *row, const uint8_t *at) {
  uint64_t value = hone_pb_load(at, row->width);
  uint64_t sign = UINT64_C(1) << ((8u << row->width) - 1);
  switch (row->kind) {
  case HONE_PB_BOOL:
    return value != 0;
  case HONE_PB_UINT32:
  case HONE_PB_UINT64:
    return value;
  case HONE_PB_SINT32:
  case HONE_PB_SINT64:
    value = (value ^ sign) - sign;
    return value << 1 ^ (0 - (value >> 63));
  default:
    return (value ^ sign) - sign;
  }
}

/* A text's or byte string's bytes; what is not within its bounds is none. */
static size_t bytes_of(Out *out, const hone_pb_row *row, const uint8_t *at, const uint8_t *msg) {
  uint64_t size = row->kind == HONE_PB_BYTES ? hone_pb_load(msg + row->bytes_at, row->bytes_width)
                                             : hone_chars_size((const char *)at, row->stride);
  if (size > row->stride - (row->kind != HONE_PB_BYTES)) {
    out->status = HONE_BAD_VALUE;
    return row->stride;
  }
  return (size_t)size;
}

static void write_value(Out *out, const hone_pb_row *row, const uint8_t *at, const uint8_t *msg) {
  Out inside = {NULL, 0, HONE_OK};
  uint8_t bytes[8];
  switch (row->kind) {
  case HONE_PB_FIXED32:
    hone_store_u32_le(bytes, (uint32_t)hone_pb_load(at, 2));
    write_bytes(out, bytes, 4);
    return;
  case HONE_PB_FIXED64:
    hone_store_u64_le(bytes, hone_pb_load(at, 3));
    write_bytes(out, bytes, 8);
    return;
  case HONE_PB_STRING:
  case HONE_PB_STRING_UNCHECKED:
  case HONE_PB_BYTES:
    inside.size = bytes_of(out, row, at, msg);
    write_varint(out, inside.size);
    write_bytes(out, at, (size_t)inside.size);
    return;
  case HONE_PB_MESSAGE:
    write_message(&inside, row->message, at);
    write_varint(out, inside.size);
    write_message(out, row->message, at);
    return;
  default:
    write_varint(out, varint_of(row, at));
    return;
  }
}

static bool is_there(Out *out, const hone_pb_row *row, const uint8_t *at, const uint8_t *msg) {
  switch (row->rule) {
  case HONE_PB_IMPLICIT:
    return row->kind >= HONE_PB_STRING ? bytes_of(out, row, at, msg) != 0
                                       : !hone_is_zero(at, row->stride);
  case HONE_PB_MEMBER:
    return msg[row->count_at] != 0;
  case HONE_PB_ARM:
    return hone_pb_load(msg + row->count_at, row->count_width) == row->number;
  default:
    return true;
  }
}

static void write_elements(Out *out, const hone_pb_row *row, const uint8_t *msg, uint64_t count,
                           bool keys) {
  const uint8_t *at = msg + row->at;
  for (; count != 0; count--, at += row->stride) {
    if (keys) {
      write_varint(out, row->number << 3 | hone_pb_row_wire(row));
    }
    write_value(out, row, at, msg);
  }
}

static void write_row(Out *out, const hone_pb_row *row, const uint8_t *msg) {
  Out inside = {NULL, 0, HONE_OK};
  uint64_t count = row->limit;
  if (!is_there(out, row, msg + row->at, msg)) {
    return;
  }
  if (row->rule == HONE_PB_BOUNDED) {
    count = hone_pb_load(msg + row->count_at, row->count_width);
    if (count > row->limit) {
      out->status = HONE_BAD_VALUE;
      count = row->limit;
    }
  }
  if (!row->packed || count == 0) {
    write_elements(out, row, msg, count, true);
    return;
  }
  write_elements(&inside, row, msg, count, false);
  write_varint(out, row->number << 3 | 2);
  write_varint(out, inside.size);
  write_elements(out, row, msg, count, false);
}

static void write_message(Out *out, const hone_pb_table *table, const uint8_t *msg) {
  const uint8_t *p = table->rows, *end = p + table->rows_size;
  hone_pb_row row = {0};
  while (p != end && (out->p == NULL || out->status == HONE_OK)) {
    p = hone_pb_row_read(table, p, row.number, &row);
    write_row(out, &row, msg);
  }
}

/* ---- What is called ---- */

size_t hone_pb_table_size(const hone_pb_table *table, const void *msg) {
  Out out = {NULL, 0, HONE_OK};
  write_message(&out, table, (const uint8_t *)msg);
  return hone_size(out.size);
}

uint8_t *hone_pb_table_put_trusted(const hone_pb_table *table, const void *msg, uint8_t *p,
                                   hone_encoder *e) {
  Out out = {p, 0, HONE_OK};
  write_message(&out, table, (const uint8_t *)msg);
  return out.status == HONE_OK ? out.p : hone_encode_fail(e, out.status);
}

uint8_t *hone_pb_table_put(const hone_pb_table *table, const void *msg, uint8_t *p, uint8_t *end,
                           hone_encoder *e) {
  return hone_pb_table_size(table, msg) > (size_t)(end - p)
             ? hone_encode_fail(e, HONE_NO_SPACE)
             : hone_pb_table_put_trusted(table, msg, p, e);
}

hone_result hone_pb_table_encode(const hone_pb_table *table, const void *msg, uint8_t *out,
                                 size_t capacity) {
  hone_encoder e;
  if (hone_pb_table_size(table, msg) > capacity) {
    return hone_result_make(0, HONE_NO_SPACE);
  }
  hone_encoder_init(&e);
  return hone_encode_end(&e, out, hone_pb_table_put_trusted(table, msg, out, &e));
}

size_t hone_pb_table_encode_trusted(const hone_pb_table *table, const void *msg, uint8_t *out) {
  hone_encoder e;
  uint8_t *p;
  hone_encoder_init(&e);
  p = hone_pb_table_put_trusted(table, msg, out, &e);
  return p != NULL ? (size_t)(p - out) : 0;
}

hone_result hone_pb_table_encode_new(const hone_pb_table *table, const void *msg, hone_alloc *alloc,
                                     hone_bytes *out) {
  hone_encoder e;
  size_t size = hone_pb_table_size(table, msg);
  uint8_t *block = hone_encode_block(alloc, size);
  if (block == NULL) {
    return hone_result_make(0, size > HONE_MAX_LENGTH ? HONE_TOO_LARGE : HONE_OUT_OF_MEMORY);
  }
  hone_encoder_init(&e);
  hone_pb_table_put_trusted(table, msg, block, &e);
  return hone_encode_block_end(&e, alloc, block, size, out);
}
