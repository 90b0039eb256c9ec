// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structs as .msg and .srv files, in the words of ROS 1 and ROS 2; what is made of them comes back
// with the same bytes.
//
// RUN: rm -rf %t && %hone export msg %s -o %t/one -- -I%include
// RUN: cat %t/one/demo/msg/Shape.msg | FileCheck %s --match-full-lines --strict-whitespace
// RUN: cat %t/one/demo/srv/Area.srv | FileCheck %s --check-prefix=SRV --match-full-lines
// RUN: %hone export msg --ros 2 %s -o - -- -I%include | FileCheck %s --check-prefix=TWO
// RUN: %hone import msg %t/one/demo/msg/Shape.msg -o %t/back --imports
// RUN: %hone %s --formats ros1 --dump plan=ros1 --after lower -- -I%include | sed -n '/plan ros1 Shape/,/^$/p' > %t/before
// RUN: %hone %t/back/demo/msg/Shape.h --formats ros1 --dump plan=ros1 --after lower -- -I%include -I%t/back | sed -n '/plan ros1 demo_Shape/,/^$/p' | sed 's/demo_//' > %t/after
// RUN: diff %t/before %t/after

#include <hone/hone.h>

HONE_FILE(package = "demo")

typedef struct HONE_MESSAGE() Point {
  double x HONE(1);
  double y HONE(2);
} Point;

/** What it is for. */
typedef struct HONE_MESSAGE() HONE_CONST(int32, ROUND, "1") HONE_CONST(string, UNIT, " m # metres")
    Shape {
  /** Which one. */
  int32_t kind HONE(1, default = 7);
  hone_str name HONE(2, max = 16);
  size_t n_corners;
  Point *corners HONE(3, max = 8);
  Point middle HONE(4);
  uint8_t id[16] HONE(5);
  hone_bytes data HONE(6);
  hone_time when HONE(7);
  bool flags[3] HONE(8);
  float weight HONE(9);
} Shape;

// CHECK:# What it is for.
// CHECK-EMPTY:
// CHECK-NEXT:int32 ROUND=1
// CHECK-NEXT:string UNIT= m # metres
// CHECK-NEXT:# Which one.
// CHECK-NEXT:int32 kind
// CHECK-NEXT:string name
// CHECK-NEXT:Point[] corners
// CHECK-NEXT:Point middle
// CHECK-NEXT:uint8[16] id
// CHECK-NEXT:uint8[] data
// CHECK-NEXT:time when
// CHECK-NEXT:bool[3] flags
// CHECK-NEXT:float32 weight
// CHECK-NOT:{{.}}

typedef struct HONE_MESSAGE() AreaRequest {
  Shape of HONE(1);
} AreaRequest;

typedef struct HONE_MESSAGE() AreaResponse {
  double area HONE(1);
} AreaResponse;

// SRV:      Shape of
// SRV-NEXT: ---
// SRV-NEXT: float64 area
// SRV-NOT:  {{.}}

// TWO:      ==> demo/msg/Point.msg <==
// TWO:      ==> demo/msg/Shape.msg <==
// TWO:      int32 kind 7
// TWO-NEXT: string<=16 name
// TWO-NEXT: Point[<=8] corners
// TWO:      builtin_interfaces/Time when
// TWO:      ==> demo/srv/Area.srv <==
