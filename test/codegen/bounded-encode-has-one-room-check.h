// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Encoding a message of known maximum size looks at the capacity once. Only where that is less than
// the maximum, the exact size decides. The encoder behind it knows no end.
// RUN: rm -rf %t && %hone %s -o %t -- -I%include
// RUN: %clang -O2 -S -emit-llvm -I%include -I%S %t/bounded-encode-has-one-room-check.hone.c -o - > %t/ir
// RUN: FileCheck %s < %t/ir
// RUN: not grep "@Report_put_protobuf(" %t/ir
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Report {
  int32_t id HONE(1);
  char name[32] HONE(2);
  size_t n_values;
  uint64_t values[4] HONE(3, fixed);
  bool good HONE(4);
} Report;

// CHECK-LABEL: ptr @Report_put_protobuf_trusted(ptr {{[^,]*}} %0, ptr {{[^,]*}} %1, ptr {{[^,]*}} %2)
// CHECK-LABEL: @Report_encode_protobuf(ptr {{[^,]*}} %0, ptr {{[^,]*}} %1, i64 {{[^,]*}} %2)
// CHECK-NOT: {{%2\b}}
// CHECK: icmp ult i64 %2, 80
// CHECK-NOT: {{%2\b}}
// CHECK: icmp {{ult|ugt}} i64 {{%[0-9]+, %2|%2, %[0-9]+}}
// CHECK-NOT: {{%2\b}}
// CHECK: {{^}}}
