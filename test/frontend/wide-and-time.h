// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// The types of CDR and ROS: wide text, time and duration, long double, char, wchar_t.

#include <hone/hone.h>

#include <wchar.h>

struct HONE_MESSAGE() rare {
  hone_wstr wide HONE(1);
  hone_time stamp HONE(2);
  hone_duration span HONE(3);
  wchar_t letter HONE(4);
};

// CHECK:      schema wide-and-time.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message rare `struct rare` "rare", size 40, align 8
// CHECK-NEXT:   field wide = 1: wtext view `hone_wstr`, at 0, implicit
// CHECK-NEXT:   field stamp = 2: time `hone_time`, at 16, always
// CHECK-NEXT:   field span = 3: duration `hone_duration`, at 24, always
// CHECK-NEXT:   field letter = 4: int32 `wchar_t`, at 32, implicit
// CHECK-NOT: {{.}}
