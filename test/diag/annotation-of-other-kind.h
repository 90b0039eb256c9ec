// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// An annotation that belongs elsewhere is refused where it stands.

#include <hone/hone.h>

enum HONE_MESSAGE() e { A HONE(1) };
struct HONE_MESSAGE() HONE_ENUM() m {
  int32_t x HONE_VALUE(deprecated);
  enum e f HONE(1);
};

// CHECK: {{.*}}annotation-of-other-kind.h:8:6: error: HONE_MESSAGE does not belong to an enum; write HONE_ENUM(...)
// CHECK-NEXT: enum HONE_MESSAGE() e { A HONE(1) };
// CHECK-NEXT:{{^ {7}\^$}}
// CHECK-NEXT: {{.*}}annotation-of-other-kind.h:8:27: error: HONE does not belong to an enumerator; write HONE_VALUE(...)
// CHECK-NEXT: enum HONE_MESSAGE() e { A HONE(1) };
// CHECK-NEXT:{{^ {28}\^$}}
// CHECK-NEXT: {{.*}}annotation-of-other-kind.h:10:13: error: HONE_VALUE does not belong to a member; a member that is a field has HONE(...)
// CHECK-NEXT: int32_t x HONE_VALUE(deprecated);
// CHECK-NEXT:{{^ {14}\^$}}
// CHECK-NEXT: {{.*}}annotation-of-other-kind.h:10:11: error: 'x' is not serialized, and nothing refers to it; write HONE(...), or HONE_SKIP to leave it out
// CHECK-NEXT: int32_t x HONE_VALUE(deprecated);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NEXT: {{.*}}annotation-of-other-kind.h:9:23: error: HONE_ENUM does not belong to a struct; write HONE_MESSAGE(...)
// CHECK-NEXT: struct HONE_MESSAGE() HONE_ENUM() m {
// CHECK-NEXT:{{^ {24}\^$}}
// CHECK-NOT: error:
