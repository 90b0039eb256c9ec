// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Selectors that hold case labels: several may stand for one arm, 0 may be one
// (its arm is there from the start), and a default arm takes all others. A
// clone keeps the label; equality tells labels apart.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/labels.h -- -- -I%S/Inputs

//--- labels.h
#ifndef LABELS_H
#define LABELS_H
#include <hone/hone.h>

typedef enum Kind { KIND_TEXT, KIND_BOTH, KIND_NUMBER = 7 } Kind;

typedef struct HONE_MESSAGE() Closed {
  Kind kind;
  union {
    hone_str text HONE(1, case = KIND_TEXT, case = KIND_BOTH);
    int32_t number HONE(2, case = KIND_NUMBER);
  } HONE_ONEOF(kind, labels);
} Closed;

typedef struct HONE_MESSAGE() Open {
  int32_t which;
  union {
    int32_t number HONE(1, case = -1);
    hone_str text HONE(2, case_default);
    hone_bytes raw HONE(3, case = 1, case = 2);
  } value HONE_ONEOF(which, labels);
} Open;
#endif

//--- main.c
#include "counting.h"
#include "labels.hone.h"

static void test_closed(void) {
  Counting c;
  Closed a, b;
  counting_init(&c, 0);
  memset(&a, 0xee, sizeof(a));
  Closed_init(&a);
  CHECK(a.kind == KIND_TEXT && a.text.size == 0); // 0 is its label
  Closed_release(&a, &c.alloc);
  a.kind = KIND_BOTH;
  a.text.data = "both";
  a.text.size = 4;
  CHECK(Closed_clone(&b, &a, &c.alloc) == HONE_OK);
  CHECK(b.kind == KIND_BOTH && b.text.size == 4 && Closed_equal(&a, &b));
  CHECK(Closed_hash(&a, 0) == Closed_hash(&b, 0));
  b.kind = KIND_TEXT;
  CHECK(!Closed_equal(&a, &b));
  CHECK(Closed_merge(&b, &a, &c.alloc) == HONE_OK && b.kind == KIND_BOTH && b.text.size == 4);
  a.kind = KIND_NUMBER;
  a.number = 3;
  CHECK(Closed_merge(&b, &a, &c.alloc) == HONE_OK && b.kind == KIND_NUMBER && b.number == 3);
  CHECK(c.live == 0);
  a.kind = (Kind)5; // no arm's
  CHECK(Closed_merge(&b, &a, &c.alloc) == HONE_OK && b.kind == KIND_NUMBER);
  CHECK(Closed_clone(&b, &a, &c.alloc) == HONE_OK && (int)b.kind == 5);
  CHECK(Closed_equal(&a, &b));
  Closed_release(&b, &c.alloc);
  CHECK(c.live == 0);
}

static void test_open(void) {
  Counting c;
  Open a, b;
  counting_init(&c, 0);
  memset(&a, 0xee, sizeof(a));
  Open_init(&a);
  CHECK(a.which == 0 && a.value.text.size == 0); // the default arm
  Open_release(&a, &c.alloc);
  a.which = 99;
  a.value.text.data = "ninety-nine";
  a.value.text.size = 11;
  CHECK(Open_clone(&b, &a, &c.alloc) == HONE_OK && b.which == 99 && Open_equal(&a, &b));
  CHECK(c.live == 1);
  a.which = -1;
  a.value.number = 4;
  CHECK(Open_merge(&b, &a, &c.alloc) == HONE_OK && b.which == -1 && b.value.number == 4);
  CHECK(c.live == 0);
  a.which = 2;
  a.value.raw.data = (const uint8_t *)"raw";
  a.value.raw.size = 3;
  CHECK(Open_merge(&b, &a, &c.alloc) == HONE_OK && b.which == 2 && Open_equal(&a, &b));
  CHECK(c.live == 1);
  a.which = 1;
  CHECK(!Open_equal(&a, &b));
  CHECK(Open_merge(&b, &a, &c.alloc) == HONE_OK && b.which == 1 && Open_equal(&a, &b));
  Open_clear(&b, &c.alloc);
  CHECK(c.live == 0 && b.which == 0);
}

// The wire has the arm, not the label: its first one is what decode stores.
static void test_decode(void) {
  uint8_t out[32];
  hone_result wrote;
  hone_arena arena;
  Open a, b;
  hone_arena_init(&arena);
  Open_init(&a);
  a.which = 2;
  a.value.raw.data = (const uint8_t *)"raw";
  a.value.raw.size = 3;
  wrote = Open_encode_protobuf(&a, out, sizeof(out));
  CHECK(wrote.status == HONE_OK && wrote.size == 5 && out[0] == 0x1a);
  CHECK(Open_decode_protobuf(&b, out, wrote.size, &arena.alloc, 0).status == HONE_OK);
  CHECK(b.which == 1 && b.value.raw.size == 3);
  hone_arena_free(&arena);
}

int main(void) {
  test_closed();
  test_open();
  test_decode();
  return check_failures != 0;
}
