// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is specialized for size is tables: they count, in ELF, Mach-O and COFF, and belong to their message.
// RUN: rm -rf %t && %hone %s -o %t --optimize size -- -I%include
// RUN: %clang --target=x86_64-linux-gnu -O1 -c -I%include -I%S %t/constants-count.hone.c -o %t/elf.o
// RUN: %hone size %t/elf.o | FileCheck %s --implicit-check-not="of no message"
// RUN: %clang --target=x86_64-linux-gnu -fPIC -O1 -c -I%include -I%S %t/constants-count.hone.c -o %t/pic.o
// RUN: %hone size %t/pic.o | FileCheck %s --implicit-check-not="of no message"
// RUN: not %hone size --quiet --schema %s %t/elf.o -- -I%include 2>&1 | FileCheck --check-prefix=BUDGET %s
#include <hone/hone.h>

typedef struct HONE_MESSAGE(budget = 10) Point {
  float x HONE(1), y HONE(2);
} Point;
// BUDGET: error: 'Point' takes {{[0-9]+}} bytes of code, {{[0-9]+}} more than its `budget = 10`

typedef struct HONE_MESSAGE() Line {
  Point from HONE(1), to HONE(2);
} Line;
// CHECK: {{[1-9][0-9]*}}  Line{{$}}
// CHECK-DAG: Line_table_protobuf
// CHECK-DAG: Line_rows_protobuf
// CHECK-DAG: Line_messages_protobuf
// CHECK: {{[1-9][0-9]*}}  Point{{$}}
// CHECK: all of protobuf
