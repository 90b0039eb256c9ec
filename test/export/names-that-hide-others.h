// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A type is written so that protoc finds it and not another one of an inner scope.
// RUN: split-file %s %t && %hone export proto %t/main.h %t/far.h -o %t/out -- -I%include
// RUN: FileCheck --input-file %t/out/main.proto %s
// RUN: %protoc -I%t/out -o%t/set %t/out/main.proto
// CHECK: message Outer {
// CHECK-NEXT: message Point {
// CHECK: Point own = 1;
// CHECK-NEXT: .a.b.Point other = 2;
// CHECK-NEXT: .b.Away away = 3;
// CHECK-NEXT: Next next = 4;

//--- main.h
#include "far.h"
HONE_FILE(package = "a.b")
typedef struct HONE_MESSAGE() Point {
  int32_t x HONE(1);
} Point;
typedef struct HONE_MESSAGE(name = "a.b.Outer.Point") Outer_Point {
  int32_t y HONE(1);
} Outer_Point;
typedef struct HONE_MESSAGE() Next {
  int32_t z HONE(1);
} Next;
typedef struct HONE_MESSAGE() Outer {
  Outer_Point *own HONE(1);
  Point *other HONE(2);
  Away *away HONE(3);
  Next *next HONE(4);
} Outer;
//--- far.h
#include <hone/hone.h>
HONE_FILE(package = "b")
typedef struct HONE_MESSAGE() Away {
  int32_t x HONE(1);
} Away;
