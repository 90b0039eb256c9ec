// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The trusted encoder knows no end to check against, nor do those that it calls.
// RUN: rm -rf %t && %hone %s -o %t -- -I%include
// RUN: %clang -O2 -S -emit-llvm -I%include -I%S %t/trusted-checks-no-bound.hone.c -o - > %t/ir
// RUN: FileCheck %s < %t/ir
// RUN: %hone layout --json %s -- -I%include > %t/layout.json
// RUN: python3 %tools/check-promises --layout %t/layout.json --formats protobuf %t/ir | FileCheck --check-prefix=COUNT %s
// COUNT: trusted: 2 messages
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Leaf {
  hone_str text HONE(1);
} Leaf;

typedef struct HONE_MESSAGE() Tree {
  hone_str name HONE(1);
  size_t n_leaves;
  Leaf *leaves HONE(2);
  size_t n_ids;
  uint64_t *ids HONE(3);
} Tree;

// CHECK-LABEL: ptr @Leaf_put_protobuf_trusted(ptr {{[^,]*}} %0, ptr {{[^,]*}} %1, ptr {{[^,]*}} %2)
// CHECK-LABEL: ptr @Tree_put_protobuf_trusted(ptr {{[^,]*}} %0, ptr {{[^,]*}} %1, ptr {{[^,]*}} %2)
// CHECK-NOT: @Leaf_put_protobuf(
// CHECK-LABEL: i64 @Tree_encode_protobuf_trusted(ptr {{[^,]*}} %0, ptr {{[^,]*}} %1)
