/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Decode of BYTES: one check for the content and what is around it.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/bytes.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  hone_str name HONE(1);
  char code[4] HONE(2);
};

// CHECK-LABEL: {{.*}}thing_get_ros1({{.*}}) {
// CHECK:   /* 1: name (text) */
// CHECK-NEXT:   if ((size_t)(end - p) < 8) {
// CHECK-NEXT:     return hone_decode_fail(d, p, HONE_TRUNCATED);
// CHECK-NEXT:   }
// CHECK-NEXT:   p = hone_ros1_string_get(p, end - 4, &name_span, d);
// CHECK-NEXT:   if (p == NULL) {
// CHECK-NEXT:     return NULL;
// CHECK-NEXT:   }
// CHECK-NEXT:   if ((d->flags & HONE_ALIAS_INPUT) != 0) {
// CHECK-NEXT:     hone_str_alias(&msg->name, name_span.data, name_span.size);
// CHECK-NEXT:   } else {
// CHECK-NEXT:     status = hone_str_assign(d->alloc, &msg->name, NULL, name_span.data, name_span.size);
// CHECK-NEXT:     if (status != HONE_OK) {
// CHECK-NEXT:       return hone_decode_fail(d, p, status);
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: code (text) */
// CHECK-NEXT:   p = hone_ros1_string_get(p, end, &code_span, d);
// CHECK-NEXT:   if (p == NULL) {
// CHECK-NEXT:     return NULL;
// CHECK-NEXT:   }
// CHECK-NEXT:   status = hone_chars_assign(msg->code, 4, code_span.data, code_span.size);
// CHECK-NEXT:   if (status != HONE_OK) {
// CHECK-NEXT:     return hone_decode_fail(d, p, status);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
