// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What rows cannot say makes a message one of straight-line code, with one encoder instead of two; what
// embeds it, too. A format without tables has none, and --portable keeps them free of layout.
// RUN: rm -rf %t && %hone %s -o %t --optimize size --formats protobuf,ros1 -- -I%include
// RUN: FileCheck %s < %t/what-has-none.hone.c
// RUN: grep -c "^const hone_pb_table" %t/what-has-none.hone.c | FileCheck --check-prefix=COUNT %s
// COUNT: {{^1$}}
// RUN: %hone %s -o %t --optimize size --portable -- -I%include
// RUN: FileCheck --check-prefix=PORTABLE %s < %t/what-has-none.hone.c
// RUN: not %hone %s -o %t --optimize small 2>&1 | FileCheck --check-prefix=WORD %s
// WORD: --optimize is speed or size, not 'small'
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Plain {
  bool has_a;
  bool has_b;
  int32_t a HONE(1), b HONE(2);
} Plain;
// PORTABLE: /* 1: a */ {{.*}}, 0), HONE_PB_AT(Plain, a), (uint8_t)(offsetof(Plain, a) - offsetof(Plain, has_a)),

typedef struct HONE_MESSAGE() Owner {
  hone_str text HONE(1);
  Plain plain HONE(2);
} Owner;
// CHECK: uint8_t *Owner_put_protobuf(const Owner *msg, uint8_t *p, uint8_t *end, hone_encoder *e) {
// CHECK-NEXT: if ((size_t)(end - p) < Owner_size_protobuf(msg)) {
// CHECK-NEXT: return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT: }
// CHECK-NEXT: return Owner_put_protobuf_trusted(msg, p, e);
// CHECK: hone_result Owner_encode_protobuf(
// CHECK: if (capacity < Owner_size_protobuf(msg)) {

typedef struct HONE_MESSAGE() Embeds {
  Owner owner HONE(1);
} Embeds;

typedef struct HONE_MESSAGE() Bits {
  unsigned a : 3 HONE(1);
} Bits;

typedef struct HONE_MESSAGE() Skips {
  int32_t a HONE(1);
  int mine HONE_SKIP;
} Skips;

typedef struct HONE_MESSAGE(optimize = speed) Fast {
  int32_t a HONE(1);
} Fast;

typedef struct HONE_MESSAGE() Default {
  bool has_a;
  int32_t a HONE(1, default = 3);
} Default;
