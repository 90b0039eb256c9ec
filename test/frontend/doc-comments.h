// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Comments that touch what they document are carried along; others are not.

#include <hone/hone.h>

/** This one stands apart. */

/** A message. */
struct HONE_MESSAGE() documented {
  /// A field,
  /// in two lines.
  int32_t a HONE(1);
  int32_t b HONE(2); /**< Behind it. */
  /* An ordinary comment. */
  int32_t c HONE(3);
  int32_t d HONE(4), e HONE(5); ///< Only of the last.
};

/**
 * A typedef.
 */
typedef struct HONE_MESSAGE() Documented2 {
  int32_t a HONE(1);
} Documented2;

/*! An enum. */
enum HONE_ENUM() color {
  RED,   ///< like fire
  GREEN, ///< like grass
  /** like the sky */
  BLUE
};

// CHECK:      schema doc-comments.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: enum color `enum color` "color", uint32
// CHECK-NEXT:   doc "An enum."
// CHECK-NEXT:   RED = 0
// CHECK-NEXT:     doc "like fire"
// CHECK-NEXT:   GREEN = 1
// CHECK-NEXT:     doc "like grass"
// CHECK-NEXT:   BLUE = 2
// CHECK-NEXT:     doc "like the sky"
// CHECK-EMPTY:
// CHECK-NEXT: message documented `struct documented` "documented", size 20, align 4
// CHECK-NEXT:   doc "A message."
// CHECK-NEXT:   field a = 1: int32 `int32_t`, at 0, implicit
// CHECK-NEXT:     doc "A field,\nin two lines."
// CHECK-NEXT:   field b = 2: int32 `int32_t`, at 4, implicit
// CHECK-NEXT:     doc "Behind it."
// CHECK-NEXT:   field c = 3: int32 `int32_t`, at 8, implicit
// CHECK-NEXT:   field d = 4: int32 `int32_t`, at 12, implicit
// CHECK-NEXT:   field e = 5: int32 `int32_t`, at 16, implicit
// CHECK-NEXT:     doc "Only of the last."
// CHECK-EMPTY:
// CHECK-NEXT: message Documented2 `Documented2` "Documented2", size 4, align 4
// CHECK-NEXT:   doc "A typedef."
// CHECK-NEXT:   field a = 1: int32 `int32_t`, at 0, implicit
// CHECK-NOT: {{.}}
