/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The generated header: banner, guard, what it includes, C linkage, constants
 * and prototypes under a line that says what each is for.
 */
// RUN: rm -rf %t && mkdir %t
// RUN: %hone %s -o %t --target x86_64-linux-gnu -- -I%include
// RUN: FileCheck %s < %t/header-frame.hone.h
// RUN: FileCheck %s --check-prefix=SOURCE < %t/header-frame.hone.c
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Point {
  uint32_t x HONE(1, fixed, always);
} Point;

// CHECK: {{^}}/* Generated from header-frame.h by hone for x86_64-{{.*}}. Do not edit. */
// CHECK: #ifndef HEADER_FRAME_HONE_H
// CHECK-NEXT: #define HEADER_FRAME_HONE_H
// CHECK: #include <hone/hone.h>
// CHECK: #include "{{.*}}header-frame.h" /* IWYU pragma: export */
// CHECK: #ifdef __cplusplus
// CHECK-NEXT: extern "C" {
// CHECK-NEXT: #endif
// CHECK: /* 1 where there is never anything to release. */
// CHECK-NEXT: #define Point_owns_nothing 1
// CHECK: #define Point_fixed_size_protobuf 5u
// CHECK: #define Point_max_size_protobuf 5u
// CHECK: hone_result Point_encode_protobuf(const Point *msg, uint8_t *out, size_t capacity);
// CHECK: #ifdef __cplusplus
// CHECK-NEXT: }
// CHECK-NEXT: #endif
// CHECK: #endif

// SOURCE: {{^}}/* Generated from header-frame.h by hone for x86_64-
// SOURCE: {{^}}#include "header-frame.hone.h"
// SOURCE: #if HONE_RUNTIME_ABI != 1
