// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/words.h
//
// A header may use macros called as emitted code's own names, if it undefines them at its end, and
// keep those that change nothing: a name defined as itself, one for a call that is never made,
// names that a standard header may define.

//--- words.h
#include <hone/hone.h>

#define p 3
#define key int32_t
#define size_of_all(x) (x)
#define end(x) (x)
#define names names
#ifndef NULL
#define NULL ((void *)0)
#endif
struct HONE_MESSAGE() words {
  key n_names;
  hone_str names[p] HONE(1);
  key last HONE(2);
};
#undef p
#undef key

//--- main.c
#include "words.hone.h"

int main(void) {
  struct words in = {0};
  struct words out;
  uint8_t bytes[64];
  in.n_names = 2;
  in.names[1].data = "two";
  in.names[1].size = 3;
  in.last = -1;
  hone_result encoded = words_encode_protobuf(&in, bytes, sizeof bytes);
  if (encoded.status != HONE_OK) {
    return 1;
  }
  hone_arena arena;
  hone_arena_init(&arena);
  hone_result decoded = words_decode_protobuf(&out, bytes, encoded.size, &arena.alloc, 0);
  int failed = decoded.status != HONE_OK || !words_equal(&in, &out);
  hone_arena_free(&arena);
  return failed;
}
