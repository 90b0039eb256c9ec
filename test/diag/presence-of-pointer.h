// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A pointer's presence is itself.

#include <hone/hone.h>

struct HONE_MESSAGE() inner { int32_t x HONE(1); };

struct HONE_MESSAGE() m {
  bool there HONE_SKIP;
  struct inner *a HONE(1, presence = there);
  struct inner *b HONE(2, always);
};

// CHECK: {{.*}}presence-of-pointer.h:12:17: error: 'a': NULL says that it is absent; drop `presence = ...`
// CHECK-NEXT: struct inner *a HONE(1, presence = there);
// CHECK-NEXT:{{^ {18}\^$}}
// CHECK-NEXT: {{.*}}presence-of-pointer.h:13:17: error: 'b': a pointer may be NULL; drop 'always', or hold the value itself
// CHECK-NEXT: struct inner *b HONE(2, always);
// CHECK-NEXT:{{^ {18}\^$}}
// CHECK-NOT: error:
