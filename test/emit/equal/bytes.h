/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Equal compares wire values: bits of floats, presence, contents: text and
 * bytes: a view, an array, a pointer.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/bytes.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  hone_str name HONE(1);
  char code[4] HONE(2);
  char *note HONE(3);
  hone_bytes raw HONE(4);
};

// CHECK-LABEL: bool thing_equal(const struct thing *a, const struct thing *b) {
// CHECK:   /* 1: name (text) */
// CHECK-NEXT:   if (!hone_equal_bytes(a->name.data, a->name.size, b->name.data, b->name.size)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: code (text) */
// CHECK-NEXT:   code_a_size = hone_chars_size(a->code, 4);
// CHECK-NEXT:   code_b_size = hone_chars_size(b->code, 4);
// CHECK-NEXT:   if (!hone_equal_bytes(a->code, code_a_size, b->code, code_b_size)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: note (text) */
// CHECK-NEXT:   note_a_size = hone_cstr_size(a->note);
// CHECK-NEXT:   note_b_size = hone_cstr_size(b->note);
// CHECK-NEXT:   if (!hone_equal_bytes(a->note, note_a_size, b->note, note_b_size)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 4: raw (bytes) */
// CHECK-NEXT:   if (!hone_equal_bytes(a->raw.data, a->raw.size, b->raw.data, b->raw.size)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return true;
// CHECK-NEXT: }
