/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * proto2 extensions lie among the unknown fields of the message they extend.
 * What emitted code needs there: finding those with a key, and taking them out;
 * and the other encoding that a message set gives them, a group each:
 *
 *   0b  10 NUMBER  1a LENGTH MESSAGE  0c
 *
 * of which the two inner fields may come in any order, and others beside them.
 */
#ifndef HONE_PROTOBUF_EXTENSION_H
#define HONE_PROTOBUF_EXTENSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "hone/decoder.h"
#include "hone/hone.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether among the `size` bytes of unknown fields at `data` one with this key lies at or behind
 * *at (from 0), which is then moved behind it; *out is what stands behind its key, the end of a
 * group included. Bytes that are no fields end the search. */
bool hone_pb_key_find(const uint8_t *data, size_t size, uint32_t key, size_t *at, hone_span *out);

/* Takes the fields with one of these keys out of the first `size` bytes. */
void hone_pb_key_drop(hone_unknown *unknown, const uint32_t *keys, size_t count, size_t size);

/* ---- Items of a message set ---- */

/* Yields the number of an item, and the place of its message's length. *key is 0 for an item that
 * lacks either of them, and for a field that is no item: then its end is the place. */
const uint8_t *hone_pb_item_get(const uint8_t *p, const uint8_t *end, uint32_t *key,
                                hone_decoder *d);

/* Over the item whose key was just read. */
const uint8_t *hone_pb_item_skip(const uint8_t *p, const uint8_t *end, uint32_t key,
                                 hone_decoder *d);

/* Over what stands behind an item's message. */
const uint8_t *hone_pb_item_end(const uint8_t *p, const uint8_t *end, hone_decoder *d);

/* As for keys; *out begins with the message's length, and ends with the message. */
bool hone_pb_item_find(const uint8_t *data, size_t size, uint32_t key, size_t *at, hone_span *out);
void hone_pb_item_drop(hone_unknown *unknown, const uint32_t *keys, size_t count, size_t size);

#ifdef __cplusplus
}
#endif

#endif
