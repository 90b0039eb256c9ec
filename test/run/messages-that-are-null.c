// A NULL where a message must be (an element, an arm) is HONE_BAD_VALUE on encode; nothing else
// follows the pointer.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Fixed {
  uint32_t a HONE(1, fixed, always);
} Fixed;

typedef struct HONE_MESSAGE() Inner {
  hone_str text HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Message {
  size_t n_inner;
  Inner **inner HONE(1);
  size_t n_fixed;
  Fixed **fixed HONE(2);
  uint32_t which;
  union {
    Inner *arm HONE(3);
    Fixed *fixed_arm HONE(4);
    Inner *group HONE(5, group);
  } HONE_ONEOF(which);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

static void try_it(const Message *message) {
  Message copy;
  hone_bytes bytes;
  (void)Message_size_protobuf(message);
  ENCODE_FAILS(Message, message, HONE_BAD_VALUE);
  CHECK(Message_encode_protobuf_new(message, check_heap(), &bytes).status == HONE_BAD_VALUE);
  CHECK(Message_equal(message, message));
  (void)Message_hash(message, 0);
  CHECK(Message_clone(&copy, message, check_heap()) == HONE_BAD_VALUE);
  Message_release(&copy, check_heap());
}

int main(void) {
  Message message;
  uint32_t arm;
  Message_init(&message);
  message.inner = (Inner **)calloc(8, sizeof(Inner *));
  message.n_inner = 2;
  try_it(&message);
  Message_release(&message, check_heap());

  Message_init(&message);
  message.fixed = (Fixed **)calloc(8, sizeof(Fixed *));
  message.n_fixed = 2;
  try_it(&message);
  Message_release(&message, check_heap());

  for (arm = 3; arm <= 5; arm++) {
    Message_init(&message);
    message.arm = NULL;
    message.which = arm;
    try_it(&message);
    Message_release(&message, check_heap());
  }
  return 0;
}
