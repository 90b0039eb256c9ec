// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// In a message set, wherever that is said, "max" is 2^31 - 2, and extensions may be given it.

#include <hone/hone.h>

typedef struct HONE_MESSAGE() leaf { int32_t a HONE(1); } leaf;
typedef struct HONE_MESSAGE(extensions = "4-max", message_set) set { hone_unknown rest HONE_UNKNOWN; } set;
typedef struct HONE_EXTEND(set) items { leaf *one HONE(2147483646); } items;

// CHECK:      message set `set` "set", size 24, align 8
// CHECK-NEXT:   message set
// CHECK-NEXT:   extensions 4 to 2147483646
// CHECK-NEXT:   unknown rest at 0
// CHECK-EMPTY:
// CHECK-NEXT: message items `items` "items", size 8, align 8
// CHECK-NEXT:   extends set
// CHECK-NEXT:   field one = 2147483646: pointer to message leaf `leaf`, at 0, present by pointer, optional
// CHECK-NOT: {{.}}
