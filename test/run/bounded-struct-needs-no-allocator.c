// A message of bounded parts decodes with NULL as its allocator and owns nothing.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  char name[8] HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Entry {
  int32_t key HONE(1);
  Inner value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Message {
  double pose[2] HONE(1);
  size_t n_inners;
  Inner inners[2] HONE(2);
  size_t n_map;
  Entry map[2] HONE(3, map);
  uint32_t which;
  union {
    char text[4] HONE(4);
    Inner inner HONE(5);
  } HONE_ONEOF(which);
} Message;

HONE_STATIC_ASSERT(sizeof(Message) > 0, "it is complete");

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  HONE_STATIC_ASSERT(Message_owns_nothing, "it has no pointer");
  DECODES_WITH(Message, &message, NULL, 0, "12 03 0a0161  1a 07 0805 12030a0162  2a 03 0a0163  1a 02 0805");
  CHECK(message.n_map == 1 && message.map[0].value.name[0] == '\0' && message.which == 5);
  Message_release(&message, NULL);
  return 0;
}
