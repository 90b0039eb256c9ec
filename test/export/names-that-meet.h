// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that C keeps apart and a .proto file does not are errors, as are those that lie nowhere.
// RUN: not %hone export proto %s -o - 2>&1 | FileCheck %s
#include <hone/hone.h>

HONE_FILE(package = "p")

typedef enum HONE_ENUM(prefix = "A_") A { A_NONE } A;
typedef enum HONE_ENUM(prefix = "B_") B { B_NONE } B;
typedef struct HONE_MESSAGE(name = "q.M") M {
  int32_t x HONE(1);
} M;
typedef struct HONE_MESSAGE() N {
  int32_t x HONE(1, name = "a-b");
} N;
// CHECK: names-that-meet.h:10:43: error: "q.M" lies in "q", which is neither the package "p" nor a message of this header; change its `name`
// CHECK: names-that-meet.h:14:11: error: "a-b" is no name in a .proto file; give it one of letters, digits and underscores: `name = "..."`
// CHECK: names-that-meet.h:9:43: error: "NONE" would be declared twice in the package of the .proto file; give one another `name`
