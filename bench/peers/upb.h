/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What Debian's libupb0 exports and bench/peers uses of it: see upb.c. */
#ifndef BENCH_PEERS_UPB_H
#define BENCH_PEERS_UPB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct upb_arena upb_arena;
typedef struct upb_alloc upb_alloc;

/* One field of a message's table. */
typedef struct upb_msglayout_field {
  uint32_t number;
  uint16_t offset;
  int16_t presence; /* above 0: its has-bit */
  uint16_t submsg_index;
  uint8_t descriptortype; /* FieldDescriptorProto.Type */
  uint8_t label;          /* FieldDescriptorProto.Label, or 7: packed */
} upb_msglayout_field;

/* A message's table: fields by number. */
typedef struct upb_msglayout {
  const struct upb_msglayout *const *submsgs;
  const upb_msglayout_field *fields;
  uint16_t size;
  uint16_t field_count;
  bool extendable;
} upb_msglayout;

extern upb_alloc upb_alloc_global;

upb_arena *upb_arena_init(void *block, size_t size, upb_alloc *alloc);
void upb_arena_free(upb_arena *arena);
void *_upb_msg_new(const upb_msglayout *layout, upb_arena *arena);
bool upb_decode(const char *in, size_t size, void *msg, const upb_msglayout *layout,
                upb_arena *arena);
char *upb_encode(const void *msg, const upb_msglayout *layout, upb_arena *arena, size_t *size);

#endif
