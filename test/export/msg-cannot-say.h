// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone export msg %s -o %t --ros 2 -- -I%include 2>&1 | FileCheck %s
// RUN: not ls %t
//
// What no .msg file can say is said, and nothing is written.

#include <hone/hone.h>

typedef struct HONE_MESSAGE(ros1 = "demo/Choice") Choice {
  uint32_t which;
  union {
    int32_t a HONE(1);
    double b HONE(2);
  } of HONE_ONEOF(which);
} Choice;

typedef struct HONE_MESSAGE() Lost {
  int32_t a HONE(1);
} Lost;

// CHECK:      msg-cannot-say.h:{{[0-9]+}}:{{[0-9]+}}: error: message 'Lost' has no package, which ROS needs; write HONE_FILE(package = "…"), or ros1 = "package/Name"
// CHECK:      msg-cannot-say.h:12:13: error: field 'a': ROS 2 has nothing like it; leave it out with HONE_SKIP
