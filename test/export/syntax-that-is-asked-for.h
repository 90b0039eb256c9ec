// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// --syntax takes what it is told, or says what stands against it.
// RUN: split-file %s %t
// RUN: %hone export proto --syntax 2023 %t/plain.h -o - -- -I%include | FileCheck --check-prefix=NEW %s
// RUN: not %hone export proto --syntax proto2 %t/plain.h -o - -- -I%include 2>&1 | FileCheck --check-prefix=TWO %s
// RUN: not %hone export proto --syntax proto3 %t/required.h -o - -- -I%include 2>&1 | FileCheck --check-prefix=THREE %s
// RUN: not %hone export proto --syntax proto4 %t/plain.h 2>&1 | FileCheck --check-prefix=FOUR %s
// NEW: edition = "2023";
// TWO: plain.h:3:11: error: 'x' has no presence, which proto2 cannot say; leave the syntax to be chosen
// THREE: required.h:3:11: error: 'x' is required, which proto3 cannot say; leave the syntax to be chosen
// FOUR: no syntax 'proto4'; there are proto2, proto3 and 2023

//--- plain.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t x HONE(1);
} M;
//--- required.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t x HONE(1, required);
} M;
