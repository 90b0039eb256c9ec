// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Neighbours whose bytes in memory are their bytes on the wire are copied at once: a memcpy, or as few
// loads and stores as the machine has registers for; elements of such arrays, too.
// RUN: rm -rf %t && %hone %s -o %t --formats protobuf,ros1 -- -I%include
// RUN: %clang -O2 -S -emit-llvm -I%include -I%S %t/fused-fields-are-one-copy.hone.c -o - | FileCheck %s
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Sample {
  uint32_t seq HONE(1);
  hone_time stamp HONE(2);
  uint16_t flags HONE(3), kind HONE(4);
  double at[6] HONE(5);
} Sample;

// CHECK-LABEL: ptr @Sample_put_protobuf_trusted(
// CHECK: @llvm.memcpy{{.*}} i64 48,
// CHECK-NOT: @llvm.memcpy
// CHECK: {{^}}}

// CHECK-LABEL: ptr @Sample_put_ros1_trusted(
// CHECK-NEXT: call void @llvm.memcpy.{{.*}}(ptr {{.*}} %1, ptr {{.*}} %0, i64 64, i1 false)
// CHECK-NEXT: getelementptr
// CHECK-NEXT: ret ptr

// One check, one copy.
// CHECK-LABEL: ptr @Sample_get_ros1(
// CHECK: icmp ult i64 {{.*}}, 64
// CHECK: @llvm.memcpy.{{.*}}(ptr {{.*}} %0, ptr {{.*}} %1, i64 64, i1 false)
// CHECK-NOT: {{load|store|memcpy}}
// CHECK: {{^}}}
