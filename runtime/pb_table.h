/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the reader and the writer of tables share: a row taken apart, and
 * integers of any width in memory.
 */
#ifndef HONE_RUNTIME_PB_TABLE_H
#define HONE_RUNTIME_PB_TABLE_H

#include "hone/pb_table.h"

typedef struct hone_pb_row {
  uint32_t number;
  uint8_t kind, rule;
  uint8_t width;       /* log2 of a scalar's bytes in C */
  bool packed;         /* its elements are written together */
  uint8_t count_width; /* log2 of the count's or selector's bytes */
  uint8_t bytes_width; /* log2 of the bytes of what says how many bytes there are */
  uint32_t at;         /* the value, or the first element */
  uint32_t count_at;   /* presence, selector, or count of elements */
  uint32_t limit;      /* of elements */
  uint32_t stride;     /* bytes of one element in C */
  uint32_t bytes_at;   /* bytes: how many there are; they hold up to `stride` */
  const hone_pb_table *message;
} hone_pb_row;

/* Takes the row at p apart; `before` is the number of the one before it. What is behind it. */
const uint8_t *hone_pb_row_read(const hone_pb_table *table, const uint8_t *p, uint32_t before,
                                hone_pb_row *row);
/* 0, 1, 2 or 5. */
uint32_t hone_pb_row_wire(const hone_pb_row *row);
uint64_t hone_pb_load(const void *at, unsigned width);
void hone_pb_store(void *at, unsigned width, uint64_t value);

#endif
