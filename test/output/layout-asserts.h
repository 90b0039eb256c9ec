/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What is copied as it lies is asserted, down to the members of the messages in
 * it: two members that change places, at equal size, refuse to compile. What is
 * not copied is free to move.
 */
// RUN: rm -rf %t && mkdir -p %t
// RUN: cp %s %t/layout-asserts.h
// RUN: %hone %t/layout-asserts.h -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s < %t/layout-asserts.hone.c
// RUN: %gcc -std=c11 %warnings -I%include -c %t/layout-asserts.hone.c -o %t/a.o
// RUN: %gxx -std=c++17 -x c++ %warnings -I%include -c %t/layout-asserts.hone.c -o %t/a.o
//
// RUN: sed -i 's/double x HONE(1);/double z HONE(3);/; s/double z HONE(3); .. last ../double x HONE(1);/' %t/layout-asserts.h
// RUN: not %gcc -std=c11 -I%include -c %t/layout-asserts.hone.c -o %t/a.o 2>&1 | FileCheck %s --check-prefix=MOVED
// MOVED: error: static assertion failed: "Vector changed: specialize its header again"
//
// RUN: cp %s %t/layout-asserts.h
// RUN: sed -i 's/hone_str name HONE(1);/hone_str note HONE(2);/; s/hone_str note HONE(2); .. last ../hone_str name HONE(1);/' %t/layout-asserts.h
// RUN: %gcc -std=c11 %warnings -I%include -c %t/layout-asserts.hone.c -o %t/a.o
#ifndef LAYOUT_ASSERTS_H
#define LAYOUT_ASSERTS_H
#include <hone/hone.h>

typedef struct HONE_MESSAGE(ros1 = "a/Vector") Vector {
  double x HONE(1);
  double y HONE(2);
  double z HONE(3); /* last */
} Vector;

typedef struct HONE_MESSAGE(ros1 = "a/Pair") Pair {
  hone_str name HONE(1);
  hone_str note HONE(2); /* last */
  size_t n_vectors;
  Vector *vectors HONE(3);
} Pair;
#endif

// CHECK-DAG: HONE_STATIC_ASSERT(offsetof(Vector, x) == 0, "Vector changed: specialize its header again");
// CHECK-DAG: HONE_STATIC_ASSERT(offsetof(Vector, z) == 16, "Vector changed: specialize its header again");
// CHECK-NOT: offsetof(Pair
