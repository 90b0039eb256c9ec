/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Merge overwrites what the source has, appends what is repeated, merges
 * messages: text and bytes: a view, an array, a pointer.
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

// CHECK-LABEL: {{.*}}thing_merge({{.*}}) {
// CHECK:   if (dst == src) {
// CHECK-NEXT:     return HONE_BAD_ARGUMENT;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: name (text) */
// CHECK-NEXT:   if (src->name.size != 0) {
// CHECK-NEXT:     status = hone_str_assign(alloc, &dst->name, NULL, src->name.data, src->name.size);
// CHECK-NEXT:     if (status != HONE_OK) {
// CHECK-NEXT:       return status;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: code (text) */
// CHECK-NEXT:   if (src->code[0] != '\0') {
// CHECK-NEXT:     code_src_size = hone_chars_size(src->code, 4);
// CHECK-NEXT:     if (code_src_size > 3) {
// CHECK-NEXT:       return HONE_BAD_VALUE;
// CHECK-NEXT:     }
// CHECK-NEXT:     status = hone_chars_assign(dst->code, 4, src->code, code_src_size);
// CHECK-NEXT:     if (status != HONE_OK) {
// CHECK-NEXT:       return status;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: note (text) */
// CHECK-NEXT:   if (src->note != NULL && src->note[0] != '\0') {
// CHECK-NEXT:     note_src_size = hone_cstr_size(src->note);
// CHECK-NEXT:     status = hone_cstr_assign(alloc, &dst->note, NULL, src->note, note_src_size);
// CHECK-NEXT:     if (status != HONE_OK) {
// CHECK-NEXT:       return status;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 4: raw (bytes) */
// CHECK-NEXT:   if (src->raw.size != 0) {
// CHECK-NEXT:     status = hone_bytes_assign(alloc, &dst->raw, NULL, src->raw.data, src->raw.size);
// CHECK-NEXT:     if (status != HONE_OK) {
// CHECK-NEXT:       return status;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return HONE_OK;
// CHECK-NEXT: }
