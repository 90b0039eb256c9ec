// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of what is emitted, every function belongs to a message.
// RUN: rm -rf %t && %hone %s -o %t --formats protobuf,ros1
// RUN: %clang -O1 -c -I%include -I%S -I%t %t/emitted-code.hone.c -o %t/m.o
// RUN: %hone size %t/m.o | FileCheck %s --implicit-check-not="of no message"
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Part {
  char name[8] HONE(1);
} Part;

typedef struct HONE_MESSAGE() Whole {
  size_t n_parts;
  Part *parts HONE(1);
  uint32_t which;
  union {
    hone_str text HONE(2);
    int32_t number HONE(3);
  } of HONE_ONEOF(which);
} Whole;
// CHECK: Whole{{$}}
// CHECK-DAG: {{  protobuf$}}
// CHECK-DAG: Whole_encode_protobuf
// CHECK-DAG: {{  ros1$}}
// CHECK-DAG: Whole_decode_ros1
// CHECK: Part{{$}}
// CHECK: all of protobuf
// CHECK: all of ros1
// CHECK: total
