// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What only proto2 has comes back too: required, defaults, groups, closed enums, extensions.
// RUN: bash %tools/proto-round-trip %t.d %s -I%include
// RUN: FileCheck %s < %t.d/proto/proto2-round-trip.proto
#include <hone/hone.h>

HONE_FILE(package = "trip.two")

// CHECK: // hone: prefix = "", long_names = false, utf8 = check
// CHECK-NEXT: syntax = "proto2";

typedef enum HONE_ENUM(closed) Color { RED = 3, GREEN = -1 } Color;
// CHECK: enum Color {
// CHECK-NEXT: RED = 3;
// CHECK-NEXT: GREEN = -1;

typedef struct HONE_MESSAGE(name = "trip.two.Holder.Result") Holder_Result {
  int32_t status HONE(1, required);
  hone_unknown unknown_fields HONE_UNKNOWN;
} Holder_Result;

typedef struct HONE_MESSAGE(extensions = "100-199, 1000-max") Holder {
  bool has_i;
  int32_t i HONE(1, default = -7);
  bool has_u;
  uint64_t u HONE(2, default = 18446744073709551615u);
  bool has_f;
  float f HONE(3, default = 0.1f);
  bool has_d;
  double d HONE(4, default = -1e300);
  bool has_b;
  bool b HONE(5, default = true);
  bool has_color;
  Color color HONE(6, default = GREEN);
  hone_str text HONE(7, optional, default = "a\"b\n");
  hone_bytes raw HONE(8, optional, default = "\0\xff");
  hone_str must HONE(9, required);
  Holder_Result *result HONE(10, group);
  bool has_always;
  int32_t always HONE(11);
  int32_t ever HONE(12, always, default = 5);
  int32_t bare HONE(13, default = 6);
  Color shade HONE(14, always);
  size_t n_packed;
  int32_t *packed HONE(15);
  size_t n_unpacked;
  int32_t *unpacked HONE(16, unpacked);
  hone_str trusted HONE(17, optional, utf8 = trust);
  Holder_Result *needed HONE(18, required);
  hone_unknown unknown_fields HONE_UNKNOWN;
} Holder;
// CHECK: message Holder {
// CHECK-NEXT: extensions 100 to 199, 1000 to max;
// CHECK-NEXT: optional int32 i = 1 [default = -7];
// CHECK-NEXT: optional uint64 u = 2 [default = 18446744073709551615];
// CHECK-NEXT: optional float f = 3 [default = 0.1];
// CHECK-NEXT: optional double d = 4 [default = -1e+300];
// CHECK-NEXT: optional bool b = 5 [default = true];
// CHECK-NEXT: optional Color color = 6 [default = GREEN];
// CHECK-NEXT: optional string text = 7 [default = "a\"b\n"];
// CHECK-NEXT: optional bytes raw = 8 [default = "\000\377"];
// CHECK-NEXT: required string must = 9;
// CHECK-NEXT: optional group Result = 10 {
// CHECK-NEXT:   required int32 status = 1;
// CHECK-NEXT: }
// CHECK-NEXT: optional int32 always = 11;
// CHECK-NEXT: optional int32 ever = 12 [default = 5]; // hone: presence = always
// CHECK-NEXT: optional int32 bare = 13 [default = 6]; // hone: presence = implicit
// CHECK-NEXT: optional Color shade = 14; // hone: presence = always
// CHECK-NEXT: repeated int32 packed = 15 [packed = true];
// CHECK-NEXT: repeated int32 unpacked = 16;
// CHECK-NEXT: optional string trusted = 17; // hone: utf8 = trust
// CHECK-NEXT: required Result needed = 18;

typedef struct HONE_MESSAGE(message_set, extensions = "4-max") Set {
  hone_unknown unknown_fields HONE_UNKNOWN;
} Set;
// CHECK: message Set {
// CHECK-NEXT: option message_set_wire_format = true;
// CHECK-NEXT: extensions 4 to max;

typedef struct HONE_EXTEND(Holder) proto2_round_trip_Holder_ext {
  bool has_tag;
  int32_t tag HONE(100, name = "trip.two.tag", default = 3);
  size_t n_tags;
  hone_str *tags HONE(101, name = "trip.two.tags");
} proto2_round_trip_Holder_ext;

typedef struct HONE_EXTEND(Set) Holder_Set_ext {
  Holder *held HONE(77, name = "trip.two.Holder.held");
} Holder_Set_ext;
// CHECK: extend Holder {
// CHECK-NEXT: optional int32 tag = 100 [default = 3];
// CHECK-NEXT: repeated string tags = 101;
