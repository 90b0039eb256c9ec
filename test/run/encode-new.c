// encode_new allocates exactly the size and is HONE_OUT_OF_MEMORY without an allocator.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  int32_t number HONE(1);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message = {300};
  hone_bytes out;
  hone_result result = Message_encode_protobuf_new(&message, check_heap(), &out);
  check_result(__FILE__, __LINE__, result, HONE_OK, 3);
  check_same(__FILE__, __LINE__, out.data, out.size, "08 ac02");
  hone_release(check_heap(), (void *)(uintptr_t)out.data, out.size);
  CHECK(Message_encode_protobuf_new(&message, NULL, &out).status == HONE_OUT_OF_MEMORY);
  return 0;
}
