// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// What a macro of the user's says wrong is reported where the macro is used.

#include <hone/hone.h>

#define FIELD(n) HONE(n, nonsense)

struct HONE_MESSAGE() m {
  int32_t x FIELD(1);
};

// CHECK: {{.*}}key-in-macro.h:11:13: error: HONE has no option 'nonsense'; it has: optional, required, always, default, packed, unpacked, group, map, count, presence, max, name, json, key, external, deprecated, utf8, varint, zigzag, fixed, seq, data, capacity, case, case_default
// CHECK-NEXT: int32_t x FIELD(1);
// CHECK-NEXT:{{^ {14}\^$}}
// CHECK-NOT: error:
