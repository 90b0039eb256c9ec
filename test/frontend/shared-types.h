// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s -- -I%S/Inputs | FileCheck %s
//
// Types of another header are known and marked as that header's, with its package.

#include <hone/hone.h>

#include <address.h>

HONE_FILE(package = "people")

struct HONE_MESSAGE() person {
  Address home HONE(1);
  enum kind kind HONE(2);
};

// CHECK:      schema shared-types.h, 64-bit little-endian
// CHECK-NEXT: package people
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
// CHECK-NEXT: message person `struct person` "people.person", size 32, align 8
// CHECK-NEXT:   field home = 1: message Address `Address`, at 0, always
// CHECK-NEXT:   field kind = 2: enum kind `enum kind`, at 24, implicit
// CHECK-NOT: {{.}}
