// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// --plain leaves the comments to the importer out, and only those.
// RUN: %hone export proto --plain %s -o - | FileCheck %s
// CHECK-NOT: hone:
// CHECK: // A text.
// CHECK-NEXT: string text = 1;{{$}}
// CHECK-NOT: hone:
#include <hone/hone.h>

typedef struct HONE_MESSAGE() M {
  /** A text. */
  char text[8] HONE(1);
} M;
