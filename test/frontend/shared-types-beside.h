// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// An included header is found beside the one that includes it.

#include <hone/hone.h>

#include "Inputs/address.h"

struct HONE_MESSAGE() person {
  Address *home HONE(1);
};

// CHECK:      schema shared-types-beside.h, 64-bit little-endian
// CHECK-NEXT: include address.h
// CHECK-EMPTY:
// CHECK-NEXT: enum kind `enum kind` "shared.types.kind", uint32, from address.h
// CHECK-NEXT:   KIND_HOME = 1, name "HOME"
// CHECK-NEXT:   KIND_WORK = 2, name "WORK"
// CHECK-EMPTY:
// CHECK-NEXT: message Address `Address` "shared.types.Address", size 24, align 8, from address.h
// CHECK-NEXT:   field street = 1: text view `hone_str`, at 0, implicit
// CHECK-NEXT:   field kind = 2: enum kind `enum kind`, at 16, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message person `struct person` "person", size 8, align 8
// CHECK-NEXT:   field home = 1: pointer to message Address `Address`, at 0, present by pointer, optional
// CHECK-NOT: {{.}}
