// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
/* What other headers declare is imported from the .proto files that stand for them, those that come
 * with Hone from protobuf's own. */
// RUN: split-file %s %t && %hone export proto %t/a/main.h %t/b/other.h -o %t/out --base %t -- -I%t -I%include
// RUN: FileCheck --input-file %t/out/a/main.proto %s
// RUN: %protoc -I%t/out -I/usr/include -o%t/set %t/out/a/main.proto
// CHECK: package one.two;
// CHECK: import "b/other.proto";
// CHECK-NEXT: import "google/protobuf/wrappers.proto";
// CHECK: message Main {
// CHECK-NEXT: other.Thing thing = 1;
// CHECK-NEXT: repeated other.Kind kinds = 2;
// CHECK-NEXT: google.protobuf.Int32Value maybe = 3;
// CHECK-NEXT: map<int32, other.Kind> map = 4;

//--- a/main.h
#include <hone/hone.h>
#include <hone/wkt/wrappers.h>
#include "b/other.h"
HONE_FILE(package = "one.two")
typedef struct Main_MapEntry {
  int32_t key HONE(1);
  Kind value HONE(2);
} Main_MapEntry;
typedef struct HONE_MESSAGE() Main {
  Thing *thing HONE(1);
  size_t n_kinds;
  Kind *kinds HONE(2);
  google_protobuf_Int32Value *maybe HONE(3);
  size_t n_map;
  Main_MapEntry *map HONE(4, map);
} Main;
//--- b/other.h
#include <hone/hone.h>
HONE_FILE(package = "other")
typedef enum HONE_ENUM() Kind { NONE } Kind;
typedef struct HONE_MESSAGE() Thing {
  int32_t x HONE(1);
} Thing;
