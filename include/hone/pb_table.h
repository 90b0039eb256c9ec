/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Protobuf for messages that were specialized for size: rows of bytes say where
 * each field lies and how it is spelled, and one reader and one writer in the
 * runtime serve all of them. Emitted code uses the macros; the compiler fills in
 * offsets and widths, so that rows hold for the target that they are compiled
 * for. Users meet none of it.
 */
#ifndef HONE_PB_TABLE_H
#define HONE_PB_TABLE_H

#include <stddef.h>

#include "hone/decoder.h"
#include "hone/hone.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How a value is spelled: the low 5 bits of a row's first byte. */
enum {
  HONE_PB_BOOL,
  HONE_PB_INT32,
  HONE_PB_INT64,
  HONE_PB_UINT32,
  HONE_PB_UINT64,
  HONE_PB_SINT32,
  HONE_PB_SINT64,
  HONE_PB_ENUM,
  HONE_PB_FIXED32, /* sfixed32 and float, too: four bytes as they are */
  HONE_PB_FIXED64,
  HONE_PB_STRING,
  HONE_PB_STRING_UNCHECKED,
  HONE_PB_BYTES,
  HONE_PB_MESSAGE,
  HONE_PB_ENUM_UNSIGNED = HONE_PB_UINT32 /* of less than 32 bits */
};

/* When it is there, and how often: the low 3 bits of the second byte. */
enum {
  HONE_PB_IMPLICIT, /* unless it is zero */
  HONE_PB_ALWAYS,
  HONE_PB_MEMBER, /* as a bool says that lies before it */
  HONE_PB_ARM,    /* if the selector holds its number */
  HONE_PB_BOUNDED,
  HONE_PB_EXACTLY
};

/* A row: kind and step from the last number; rule, width of the value and a little more; offset;
 * then what HONE_PB_NUMBER (steps above 6), the rule and the kind need, in this order. */
#define HONE_PB_U16(n) (uint8_t)((n)&0xff), (uint8_t)((n) >> 8 & 0xff)
#define HONE_PB_WIDTH(size) ((size) >= 8 ? 3 : (size) >= 4 ? 2 : (size) >= 2 ? 1 : 0)
#define HONE_PB_WIDTH_OF(M, member) HONE_PB_WIDTH(sizeof(((M *)0)->member))
#define HONE_PB_AT(M, member) HONE_PB_U16(offsetof(M, member))
/* `step` is the number less the last one, less 1; 7: HONE_PB_NUMBER follows. */
#define HONE_PB_ROW(kind, step, rule, width, more)                                                 \
  (uint8_t)((kind) | (step) << 5), (uint8_t)((rule) | (width) << 3 | (more) << 5)
#define HONE_PB_NUMBER(n) HONE_PB_U16(n)

/* A message's rows, and the tables of the messages in it. */
typedef struct hone_pb_table {
  const uint8_t *rows;
  const struct hone_pb_table *const *messages; /* NULL: none */
  uint16_t rows_size;
  uint16_t size; /* of the struct */
} hone_pb_table;

/* As <M>_size_protobuf, _encode_protobuf, _encode_protobuf_trusted, _new and _decode_protobuf;
 * `msg` is a message that the table describes. */
size_t hone_pb_table_size(const hone_pb_table *table, const void *msg);
hone_result hone_pb_table_encode(const hone_pb_table *table, const void *msg, uint8_t *out,
                                 size_t capacity);
size_t hone_pb_table_encode_trusted(const hone_pb_table *table, const void *msg, uint8_t *out);
hone_result hone_pb_table_encode_new(const hone_pb_table *table, const void *msg, hone_alloc *alloc,
                                     hone_bytes *out);
hone_result hone_pb_table_decode(const hone_pb_table *table, void *msg, const uint8_t *in,
                                 size_t size, hone_alloc *alloc, unsigned flags);

/* Inside of other messages: without checks for room, with them, and reading all from p to end into
 * an initialised message. NULL: failed. */
uint8_t *hone_pb_table_put_trusted(const hone_pb_table *table, const void *msg, uint8_t *p,
                                   hone_encoder *e);
uint8_t *hone_pb_table_put(const hone_pb_table *table, const void *msg, uint8_t *p, uint8_t *end,
                           hone_encoder *e);
const uint8_t *hone_pb_table_get(const hone_pb_table *table, void *msg, const uint8_t *p,
                                 const uint8_t *end, hone_decoder *d);

#ifdef __cplusplus
}
#endif

#endif
