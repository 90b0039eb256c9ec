// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A message for size that is held in its own members is rows of a table; its functions are calls.
// RUN: rm -rf %t && %hone %s -o %t -- -I%include
// RUN: FileCheck %s < %t/rows.hone.c
// RUN: FileCheck --check-prefix=HEADER %s < %t/rows.hone.h
// RUN: %clang -std=c11 %warnings -I%include -I%S -fsyntax-only %t/rows.hone.c
// RUN: %clangxx -std=c++17 -x c++ %warnings -I%include -I%S -fsyntax-only %t/rows.hone.c
#include <hone/hone.h>

typedef struct HONE_MESSAGE(optimize = size) Point {
  double x HONE(1, always), y HONE(2, always);
} Point;

typedef struct HONE_MESSAGE(optimize = size) Plan {
  uint16_t id HONE(1);
  bool has_t;
  int64_t t HONE(20);
  char name[16] HONE(21);
  size_t n_stops;
  Point stops[4] HONE(22);
  uint8_t which;
  union {
    Point at HONE(23);
    bool home HONE(24);
  } of HONE_ONEOF(which);
  uint32_t exactly[3] HONE(25);
  uint8_t n_mac;
  uint8_t mac[6] HONE(26);
} Plan;

// CHECK: static const uint8_t Point_rows_protobuf[] = {
// CHECK-NEXT: /* 1: x */ HONE_PB_ROW(HONE_PB_FIXED64, 0, HONE_PB_ALWAYS, HONE_PB_WIDTH_OF(Point, x), 0), HONE_PB_AT(Point, x),
// CHECK-NEXT: /* 2: y */
// CHECK-NEXT: };
// CHECK-NEXT: const hone_pb_table Point_table_protobuf = {Point_rows_protobuf, NULL, sizeof(Point_rows_protobuf), (uint16_t)sizeof(Point)};

// CHECK: /* 1: id */ HONE_PB_ROW(HONE_PB_UINT32, 0, HONE_PB_IMPLICIT, HONE_PB_WIDTH_OF(Plan, id), 0), HONE_PB_AT(Plan, id),
// CHECK-NEXT: /* 20: t */ HONE_PB_ROW(HONE_PB_INT64, 7, HONE_PB_MEMBER, HONE_PB_WIDTH_OF(Plan, t), {{[0-4]}}), HONE_PB_AT(Plan, t), HONE_PB_NUMBER(20),
// CHECK-NEXT: /* 21: name */ HONE_PB_ROW(HONE_PB_STRING, 0, HONE_PB_IMPLICIT, 0, 0), HONE_PB_AT(Plan, name), HONE_PB_NUMBER(16),
// CHECK-NEXT: /* 22: stops */ HONE_PB_ROW(HONE_PB_MESSAGE, 0, HONE_PB_BOUNDED, 0, HONE_PB_WIDTH_OF(Plan, n_stops)), HONE_PB_AT(Plan, stops), HONE_PB_AT(Plan, n_stops), HONE_PB_NUMBER(4), 0,
// CHECK-NEXT: /* 23: at */ HONE_PB_ROW(HONE_PB_MESSAGE, 0, HONE_PB_ARM, 0, HONE_PB_WIDTH_OF(Plan, which)), HONE_PB_AT(Plan, of.at), HONE_PB_AT(Plan, which), 0,
// CHECK-NEXT: /* 24: home */ HONE_PB_ROW(HONE_PB_BOOL, 0, HONE_PB_ARM,
// CHECK-NEXT: /* 25: exactly */ HONE_PB_ROW(HONE_PB_UINT32, 0, HONE_PB_EXACTLY, HONE_PB_WIDTH_OF(Plan, exactly[0]), 4), HONE_PB_AT(Plan, exactly), HONE_PB_NUMBER(3),
// CHECK-NEXT: /* 26: mac */ HONE_PB_ROW(HONE_PB_BYTES, 0, HONE_PB_IMPLICIT, 0, 0), HONE_PB_AT(Plan, mac), HONE_PB_NUMBER(6), HONE_PB_AT(Plan, n_mac), HONE_PB_WIDTH_OF(Plan, n_mac),
// CHECK-NEXT: };
// CHECK-NEXT: static const hone_pb_table *const Plan_messages_protobuf[] = {&Point_table_protobuf};

// The size that is always the same is still a constant.
// HEADER: static inline size_t Point_size_protobuf(const Point *msg) {
// HEADER-NEXT: (void)msg;
// HEADER-NEXT: return 18;
// HEADER: static inline hone_result Plan_encode_protobuf(const Plan *msg, uint8_t *out, size_t capacity) {
// HEADER-NEXT: return hone_pb_table_encode(&Plan_table_protobuf, msg, out, capacity);
