// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Required fields beside implicit ones, open enums beside closed ones: edition 2023 has both.
// RUN: %hone export proto %s -o - | FileCheck %s
// CHECK: edition = "2023";
// CHECK: option features.field_presence = IMPLICIT;
#include <hone/hone.h>

typedef enum HONE_ENUM(closed) Closed { ONE = 1 } Closed;
typedef enum HONE_ENUM() Open { ZERO } Open;
// CHECK: enum Closed {
// CHECK-NEXT: option features.enum_type = CLOSED;
// CHECK-NEXT: ONE = 1;
// CHECK: enum Open {
// CHECK-NEXT: ZERO = 0;

typedef struct HONE_MESSAGE() Inner {
  int32_t x HONE(1);
} Inner;

typedef struct HONE_MESSAGE(reserved = "9, old") M {
  int32_t must HONE(1, required);
  int32_t plain HONE(2);
  Open open HONE(3);
  bool has_maybe;
  int32_t maybe HONE(4);
  bool has_closed;
  Closed closed HONE(5, default = ONE);
  size_t n_list;
  float *list HONE(6, unpacked);
  hone_str trusted HONE(7, utf8 = trust);
  Inner *elsewhere HONE(8, group);
} M;
// CHECK: message M {
// CHECK-NEXT: reserved 9;
// CHECK-NEXT: reserved old;
// CHECK-NEXT: int32 must = 1 [features.field_presence = LEGACY_REQUIRED];
// CHECK-NEXT: int32 plain = 2;
// CHECK-NEXT: Open open = 3;
// CHECK-NEXT: int32 maybe = 4 [features.field_presence = EXPLICIT];
// CHECK-NEXT: Closed closed = 5 [default = ONE, features.field_presence = EXPLICIT];
// CHECK-NEXT: repeated float list = 6 [features.repeated_field_encoding = EXPANDED];
// CHECK-NEXT: string trusted = 7 [features.utf8_validation = NONE];
// CHECK-NEXT: Inner elsewhere = 8 [features.message_encoding = DELIMITED];
