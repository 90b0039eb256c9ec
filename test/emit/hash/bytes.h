/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Hash takes in exactly what equal compares: text and bytes: a view, an array,
 * a pointer.
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

// CHECK-LABEL: uint64_t thing_hash(const struct thing *msg, uint64_t seed) {
// CHECK:   /* 1: name (text) */
// CHECK-NEXT:   h = hone_hash_bytes(h, msg->name.data, msg->name.size);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: code (text) */
// CHECK-NEXT:   code_size = hone_chars_size(msg->code, 4);
// CHECK-NEXT:   h = hone_hash_bytes(h, msg->code, code_size);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: note (text) */
// CHECK-NEXT:   note_size = hone_cstr_size(msg->note);
// CHECK-NEXT:   h = hone_hash_bytes(h, msg->note, note_size);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 4: raw (bytes) */
// CHECK-NEXT:   h = hone_hash_bytes(h, msg->raw.data, msg->raw.size);
// CHECK-EMPTY:
// CHECK-NEXT:   return h;
// CHECK-NEXT: }
