/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What round-trip.cc knows of a message: its name, and emitted functions behind
 * types that are the same for all. tables.py writes the table.
 */
#ifndef CORPUS_H
#define CORPUS_H

#include <hone/alloc.h>
#include <hone/status.h>

typedef struct CorpusMessage {
  const char *name; /* the full name in protobuf */
  size_t size;      /* of the struct */
  hone_result (*decode)(void *msg, const uint8_t *in, size_t size, hone_alloc *alloc,
                        unsigned flags);
  size_t (*encoded_size)(const void *msg);
  hone_result (*encode)(const void *msg, uint8_t *out, size_t capacity);
  void (*release)(void *msg, hone_alloc *alloc);
} CorpusMessage;

/* Ends with a NULL name. */
extern const CorpusMessage *const corpus_tables[];

#endif
