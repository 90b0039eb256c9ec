// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A default fits into its type.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  uint8_t a HONE(1, default = 256);
  int8_t b HONE(2, default = -129);
  uint32_t c HONE(3, default = -1);
  bool d HONE(4, default = 2);
  int e : 3 HONE(5, default = 4);
  int64_t f HONE(6, default = 9223372036854775808u);
};

// CHECK: {{.*}}default-range.h:9:21: error: 'default = 256' does not fit into 'a', which is 'uint8_t'; write a smaller value or a wider type
// CHECK-NEXT: uint8_t a HONE(1, default = 256);
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}default-range.h:10:20: error: 'default = -129' does not fit into 'b', which is 'int8_t'; write a smaller value or a wider type
// CHECK-NEXT: int8_t b HONE(2, default = -129);
// CHECK-NEXT:{{^ {21}\^$}}
// CHECK-NEXT: {{.*}}default-range.h:11:22: error: 'default = -1' does not fit into 'c', which is 'uint32_t'; write a smaller value or a wider type
// CHECK-NEXT: uint32_t c HONE(3, default = -1);
// CHECK-NEXT:{{^ {23}\^$}}
// CHECK-NEXT: {{.*}}default-range.h:12:18: error: 'default = 2' does not fit into 'd', which is 'bool'; write a smaller value or a wider type
// CHECK-NEXT: bool d HONE(4, default = 2);
// CHECK-NEXT:{{^ {19}\^$}}
// CHECK-NEXT: {{.*}}default-range.h:13:21: error: 'default = 4' does not fit into 'e', which is 'int'; write a smaller value or a wider type
// CHECK-NEXT: int e : 3 HONE(5, default = 4);
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}default-range.h:14:21: error: 'default = 9223372036854775808u' does not fit into 'f', which is 'int64_t'; write a smaller value or a wider type
// CHECK-NEXT: int64_t f HONE(6, default = 9223372036854775808u);
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NOT: error:
