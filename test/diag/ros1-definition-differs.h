// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t --formats ros1 -- -I%include 2>&1 | FileCheck %s
//
// A struct that brings the text of its definition agrees with it: field by field, in name and type.

#include <hone/hone.h>

typedef struct HONE_MESSAGE(ros1 = "pkg/Name")
    HONE_DEFINITION("int32 a\nfloat64[3] b\nstring c\n") Name {
  uint32_t a HONE(1);
  double b[4] HONE(2);
  hone_str d HONE(3);
} Name;

typedef struct HONE_MESSAGE(ros1 = "pkg/Few") HONE_DEFINITION("int32 a\nint32 b\n") Few {
  int32_t a HONE(1);
} Few;

typedef struct HONE_MESSAGE(ros1 = "pkg/Odd") HONE_DEFINITION("int a\n") Odd {
  int32_t a HONE(1);
} Odd;

// CHECK:      ros1-definition-differs.h:[[#@LINE-13]]:12: error: field 'a': the definition of 'Name' says int32, the struct uint32; make them agree
// CHECK:      ros1-definition-differs.h:[[#@LINE-13]]:10: error: field 'b': the definition of 'Name' says float64[3], the struct float64[4]; make them agree
// CHECK:      ros1-definition-differs.h:[[#@LINE-13]]:12: error: field 'd': the definition of 'Name' has 'c' in its place; make them agree
// CHECK:      ros1-definition-differs.h:{{[0-9]+}}:{{[0-9]+}}: error: the definition of 'Few' has 2 fields, the struct 1; make them agree
// CHECK:      ros1-definition-differs.h:{{[0-9]+}}:{{[0-9]+}}: error: field 'a': the definition of 'Odd' says pkg/int, the struct int32; make them agree
// CHECK-NOT:  error
