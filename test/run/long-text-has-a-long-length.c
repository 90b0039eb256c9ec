// Lengths of one, two and three bytes, on texts and on messages that hold them.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  hone_str text HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Outer {
  Inner inner HONE(1);
  int32_t behind HONE(2);
} Outer;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

static const size_t sizes[] = {0, 1, 123, 124, 125, 126, 127, 128, 129, 16379, 16380, 16383, 16384, 20000};

static size_t length_of(size_t n) {
  return n < 128 ? 1 : n < 16384 ? 2 : 3;
}

int main(void) {
  size_t i, want, inner;
  char *text = (char *)check_block(20000);
  uint8_t *out = check_block(20016);
  memset(text, 'x', 20000);
  for (i = 0; i < sizeof(sizes) / sizeof(*sizes); i++) {
    Outer outer = {{{NULL, 0}}, 7}, back;
    hone_result result;
    outer.inner.text.data = text;
    outer.inner.text.size = sizes[i];
    inner = sizes[i] == 0 ? 0 : 1 + length_of(sizes[i]) + sizes[i];
    want = 1 + length_of(inner) + inner + 2;
    CHECK(Outer_size_protobuf(&outer) == want);
    result = Outer_encode_protobuf(&outer, out, want);
    check_result(__FILE__, __LINE__, result, HONE_OK, want);
    result = Outer_encode_protobuf(&outer, out, want - 1);
    check_result(__FILE__, __LINE__, result, HONE_NO_SPACE, 0);
    CHECK(Outer_encode_protobuf_trusted(&outer, out) == want);
    CHECK(out[want - 2] == 0x10 && out[want - 1] == 7);
    result = Outer_decode_protobuf(&back, out, want, check_heap(), 0);
    check_result(__FILE__, __LINE__, result, HONE_OK, want);
    CHECK(Outer_equal(&outer, &back));
    RELEASE(Outer, &back);
  }
  return 0;
}
