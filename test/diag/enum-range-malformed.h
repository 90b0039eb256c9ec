// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck %s
//
// A range of reserved values that is none is shown where it stands.

#include <hone/hone.h>

typedef enum HONE_ENUM(reserved = "4 to 3") Backwards { B_A } Backwards;
typedef enum HONE_ENUM(reserved = "1, 4294967296") Large { L_A } Large;

// CHECK: enum-range-malformed.h:8:24: error: '4 to 3' is no range of values; write reserved = "5, 9 to 11, OLD"
// CHECK: enum-range-malformed.h:9:24: error: '4294967296' is no range of values; write reserved = "5, 9 to 11, OLD"
