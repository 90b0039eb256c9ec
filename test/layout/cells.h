// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every member has a line, in the order of offsets: fields with their bytes on the wire, what counts
// them and tells presence, what is skipped, and the holes between.
// RUN: %hone layout %s --target x86_64-linux-gnu | FileCheck --strict-whitespace %s
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Point {
  float x HONE(1), y HONE(2, always);
} Point;

typedef struct HONE_MESSAGE() M {
  bool a HONE(1);
  uint32_t bits HONE_PRESENCE;
  uint32_t low : 3 HONE(2, optional);
  uint32_t high : 7 HONE(3);
  void *user HONE_SKIP;
  char name[6] HONE(4);
  struct {
    int64_t deep HONE(5);
  } inner;
  uint32_t which;
  union {
    double d HONE(6);
    Point *p HONE(7);
  } of HONE_ONEOF(which);
  HONE_SEQ(Point) list HONE(8);
  size_t n_bytes;
  uint8_t *bytes HONE(9);
  hone_unknown rest HONE_UNKNOWN;
} M;
// CHECK:      {{^}}cells.h for x86_64-{{.*}}: 64-bit, little-endian{{$}}
// CHECK:      {{^}}Point "Point": 8 bytes, aligned to 4, no holes{{$}}
// CHECK-NEXT: {{^}}  offset  size  member  type   protobuf{{$}}
// CHECK-NEXT: {{^}}       0     4  x       float  0..5{{$}}
// CHECK-NEXT: {{^}}       4     4  y       float  5{{$}}
// CHECK-NEXT: {{^}}  protobuf: 5..10 bytes, largest is constant: Point_max_size_protobuf{{$}}
// CHECK-NEXT: {{^}}  owns nothing: release is empty{{$}}
// CHECK:      {{^}}M "M": 120 bytes, aligned to 8, 4 holes of 126 bits{{$}}
// CHECK-NEXT: {{^}}  offset  size  member      type            protobuf{{$}}
// CHECK-NEXT: {{^}}       0     1  a           bool            0..2{{$}}
// CHECK-NEXT: {{^}}       1     3  -                           hole{{$}}
// CHECK-NEXT: {{^}}       4     4  bits        uint32_t        presence{{$}}
// CHECK-NEXT: {{^}}     8:0    3b  low         uint32_t        0..2{{$}}
// CHECK-NEXT: {{^}}     8:3    7b  high        uint32_t        0..2{{$}}
// CHECK-NEXT: {{^}}     9:2   54b  -                           hole{{$}}
// CHECK-NEXT: {{^}}      16     8  user        void *          skipped{{$}}
// CHECK-NEXT: {{^}}      24     6  name        char[6]         0..7{{$}}
// CHECK-NEXT: {{^}}      30     2  -                           hole{{$}}
// CHECK-NEXT: {{^}}      32     8  inner.deep  int64_t         0..11{{$}}
// CHECK-NEXT: {{^}}      40     4  which       uint32_t        selector{{$}}
// CHECK-NEXT: {{^}}      44     4  -                           hole{{$}}
// CHECK-NEXT: {{^}}      48     8  of.d        double          0..9{{$}}
// CHECK-NEXT: {{^}}      48     8  of.p        Point *         0..12{{$}}
// CHECK-NEXT: {{^}}      56    24  list        struct { ... }  0..{{$}}
// CHECK-NEXT: {{^}}      80     8  n_bytes     size_t          count of bytes{{$}}
// CHECK-NEXT: {{^}}      88     8  bytes       uint8_t *       0..{{$}}
// CHECK-NEXT: {{^}}      96    24  rest        hone_unknown    unknown{{$}}
// CHECK-NEXT: {{^}}  protobuf: 0.. bytes{{$}}
// CHECK-NEXT: {{^}}  owns memory: release frees it{{$}}
