/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A wire format: a table of codecs and a function from Message to Plan. It
 * knows no C text, no storage and no operation. Adding one: a file here, a
 * line in formats.def, its primitives in include/hone/<name>.h.
 */
#ifndef HONE_FORMATS_FORMAT_H
#define HONE_FORMATS_FORMAT_H

#include "plan/constant.h"
#include "plan/plan.h"

typedef struct Format {
  const char *name;   // the word in --formats and in generated names
  const char *header; // "hone/protobuf.h"
  /* Judges what is the format's own: numbers, options it cannot honour. */
  void (*check)(const Schema *schema, Diag *diag);
  /* The steps of one message; checked before. */
  void (*lower)(Arena *arena, Plan *plan);
  /* This format's constants for a message: how many, at most `capacity`. */
  size_t (*constants)(Arena *arena, const Schema *schema, const Message *message, NameConstant *out,
                      size_t capacity);
} Format;

#define FORMAT(NAME) extern const Format format_##NAME;
#include "formats/formats.def"
#undef FORMAT

extern const Format *const formats[];
extern const size_t format_count;

const Format *format_find(const char *name); // NULL: none

/* Lowers every message of the schema. */
PlanSet *format_lower(Arena *arena, const Schema *schema, const Format *format);

/* By Message.index: whether code for it is asked for: the main header's messages and all that they
 * reach. Others are lowered, but not judged. */
bool *format_used(Arena *arena, const Schema *schema);

#endif
