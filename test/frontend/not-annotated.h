// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A header without messages is an empty schema.

#include <hone/hone.h>

struct plain { int x; };

// CHECK:      schema not-annotated.h, 64-bit little-endian
// CHECK-NOT: {{.}}
