// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Ranges are numbers, pairs of numbers, or max.

#include <hone/hone.h>

struct HONE_MESSAGE(reserved = "5-3") a { int32_t x HONE(1); };
struct HONE_MESSAGE(extensions = "100-foo") b { int32_t x HONE(1); };
struct HONE_MESSAGE(extensions = "name") c { int32_t x HONE(1); };
struct HONE_MESSAGE(reserved = "0") d { int32_t x HONE(1); };
struct HONE_MESSAGE(reserved = "5", reserved = "6 7") e { int32_t x HONE(1); };

// CHECK: {{.*}}range-malformed.h:8:21: error: '5-3' is no range of field numbers; write reserved = "5, 100-199, 1000-max"
// CHECK-NEXT: struct HONE_MESSAGE(reserved = "5-3") a { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}range-malformed.h:9:21: error: '100-foo' is no range of field numbers; write extensions = "5, 100-199, 1000-max"
// CHECK-NEXT: struct HONE_MESSAGE(extensions = "100-foo") b { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}range-malformed.h:10:21: error: 'name' is no range of field numbers; write extensions = "5, 100-199, 1000-max"
// CHECK-NEXT: struct HONE_MESSAGE(extensions = "name") c { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}range-malformed.h:11:21: error: '0' is no range of field numbers; write reserved = "5, 100-199, 1000-max"
// CHECK-NEXT: struct HONE_MESSAGE(reserved = "0") d { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}range-malformed.h:12:37: error: '6 7' is no range of field numbers; write reserved = "5, 100-199, 1000-max"
// CHECK-NEXT: struct HONE_MESSAGE(reserved = "5", reserved = "6 7") e { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {38}\^$}}
// CHECK-NOT: error:
