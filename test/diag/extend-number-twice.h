// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Two sets of one message share no number; of different messages they may.

#include <hone/hone.h>

struct HONE_MESSAGE(extensions = "100-199") base { hone_unknown rest HONE_UNKNOWN; };
struct HONE_MESSAGE(extensions = "100-199") other { hone_unknown rest HONE_UNKNOWN; };
struct HONE_EXTEND(base) one { int32_t a HONE(100); int32_t b HONE(101); };
struct HONE_EXTEND(other) two { int32_t c HONE(101); };
struct HONE_EXTEND(base) three { int32_t d HONE(102); int32_t e HONE(101); };

// CHECK: {{.*}}extend-number-twice.h:12:63: error: 'e' has the number 101, which 'b' of 'one' has in 'base'; give it another
// CHECK-NEXT: struct HONE_EXTEND(base) three { int32_t d HONE(102); int32_t e HONE(101); };
// CHECK-NEXT:{{^ {64}\^$}}
// CHECK-NEXT: {{.*}}extend-number-twice.h:10:61: note: 'b' is here
// CHECK-NEXT: struct HONE_EXTEND(base) one { int32_t a HONE(100); int32_t b HONE(101); };
// CHECK-NEXT:{{^ {62}\^$}}
// CHECK-NOT: error:
