/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A message that is called as a function of another one is an error, and so is
 * a helper that the header declares; nothing is written.
 */
// RUN: rm -rf %t && mkdir %t
// RUN: not %hone %s -o %t -- -I%include 2>&1 | FileCheck %s
// RUN: not ls %t/helper-name-clash.hone.c
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Point {
  int32_t x HONE(1);
} Point;

// CHECK: helper-name-clash.h:[[#@LINE-4]]:{{[0-9]+}}: error: the generated name 'Point_encode_protobuf' is declared in the header already; rename that declaration, or the message

typedef struct HONE_MESSAGE() Point_encode_protobuf {
  int32_t x HONE(1);
} Point_encode_protobuf;

typedef struct HONE_MESSAGE() Choice {
  uint32_t which;
  union {
    int32_t number HONE(1);
    hone_str text HONE(2);
  } value HONE_ONEOF(which);
} Choice;
void Choice_drop_value(Choice *msg);

// CHECK: helper-name-clash.h:[[#@LINE-9]]:{{[0-9]+}}: error: the generated name 'Choice_drop_value' is declared in the header already
