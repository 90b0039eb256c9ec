/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Bounds are exact: by the width of integers in C, by what lengths need, by
 * capacities and `max`; text without either has none.
 */
// RUN: %hone %s --dump plan=protobuf --after bounds -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Exact {
  uint8_t u8 HONE(1);
  uint16_t u16 HONE(2);
  unsigned bits : 5 HONE(3);
  int8_t negative HONE(4);
  int8_t zigzag HONE(5, zigzag);
  char short_text[64] HONE(6);
  char long_text[200] HONE(7);
  hone_bytes blob HONE(8, max = 300);
  uint8_t exactly[130] HONE(9);
  size_t n_few;
  uint32_t few[30] HONE(10);
  HONE_SEQ(double) some HONE(11, max = 2);
  char words[3][4] HONE(12);
} Exact;

typedef struct HONE_MESSAGE() Open {
  Exact exact HONE(1);
  hone_str text HONE(2);
} Open;

// CHECK-LABEL:plan protobuf Exact  ; 139..912 bytes
// CHECK-NEXT:  MEMBERS pb_key  ; 139..912 bytes
// CHECK-NEXT:    8 u8 [08] when nonzero u8  ; 0..3 bytes
// CHECK-NEXT:      VALUE pb_uint32 u8  ; 1..2 bytes
// CHECK-NEXT:    16 u16 [10] when nonzero u16  ; 0..4 bytes
// CHECK-NEXT:      VALUE pb_uint32 u16  ; 1..3 bytes
// CHECK-NEXT:    24 bits [18] when nonzero bits  ; 0..2 bytes
// CHECK-NEXT:      VALUE pb_uint32 bits  ; 1 byte
// CHECK-NEXT:    32 negative [20] when nonzero negative  ; 0..11 bytes
// CHECK-NEXT:      VALUE pb_int32 negative  ; 1..10 bytes
// CHECK-NEXT:    40 zigzag [28] when nonzero zigzag  ; 0..3 bytes
// CHECK-NEXT:      VALUE pb_sint32 zigzag  ; 1..2 bytes
// CHECK-NEXT:    50 short_text [32] when nonzero short_text  ; 0..65 bytes
// CHECK-NEXT:      BYTES pb_string short_text  ; 1..64 bytes
// CHECK-NEXT:    58 long_text [3a] when nonzero long_text  ; 0..202 bytes
// CHECK-NEXT:      BYTES pb_string long_text  ; 1..201 bytes
// CHECK-NEXT:    66 blob [42] when nonzero blob  ; 0..303 bytes
// CHECK-NEXT:      BYTES pb_bytes blob  ; 1..302 bytes
// CHECK-NEXT:    74 exactly [4a]  ; 133 bytes
// CHECK-NEXT:      BYTES pb_bytes exactly  ; 132 bytes
// CHECK-NEXT:    82 few [52] when elements few  ; 0..153 bytes
// CHECK-NEXT:      LENGTH pb_length  ; 1..152 bytes
// CHECK-NEXT:        EACH few to end  ; 0..150 bytes
// CHECK-NEXT:          VALUE pb_uint32 few[]  ; 1..5 bytes
// CHECK-NEXT:    80 few [50] each few read-only  ; 0..180 bytes
// CHECK-NEXT:      VALUE pb_uint32 few[]  ; 1..5 bytes
// CHECK-NEXT:    90 some [5a] when elements some  ; 0..18 bytes
// CHECK-NEXT:      LENGTH pb_length  ; 1..17 bytes, known
// CHECK-NEXT:        EACH some to end  ; 0..16 bytes, stride 8 rigid
// CHECK-NEXT:          COPY some[] size 8  ; 8 bytes
// CHECK-NEXT:    89 some [59] each some read-only  ; 0..18 bytes
// CHECK-NEXT:      VALUE pb_double some[]  ; 8 bytes
// CHECK-NEXT:    98 words [62] each words  ; 6..15 bytes
// CHECK-NEXT:      BYTES pb_string words[]  ; 1..4 bytes
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Open  ; 142.. bytes
// CHECK-NEXT:  MEMBERS pb_key  ; 142.. bytes
// CHECK-NEXT:    10 exact [0a]  ; 142..915 bytes
// CHECK-NEXT:      LENGTH pb_length  ; 141..914 bytes
// CHECK-NEXT:        CALL Exact exact  ; 139..912 bytes
// CHECK-NEXT:    18 text [12] when nonzero text  ; 0.. bytes
// CHECK-NEXT:      BYTES pb_string text  ; 1.. bytes
