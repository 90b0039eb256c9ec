/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Every form of text and bytes is BYTES; only `utf8 = trust` skips the check. An
 * array of exactly N bytes is never empty, so it is written always.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Texts {
  hone_str view HONE(1);
  char *pointer HONE(2);
  char array[8] HONE(3);
  hone_str trusted HONE(4, utf8 = trust);
  HONE_SEQ(char) sequence HONE(5);
  hone_bytes bytes HONE(6);
  uint8_t exact[4] HONE(7);
  size_t n_counted;
  uint8_t counted[4] HONE(8);
  size_t n_names;
  hone_str *names HONE(9);
  char words[3][8] HONE(10);
} Texts;

// CHECK-LABEL:plan protobuf Texts
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 view [0a] when nonzero view
// CHECK-NEXT:      BYTES pb_string view
// CHECK-NEXT:    18 pointer [12] when nonzero pointer
// CHECK-NEXT:      BYTES pb_string pointer
// CHECK-NEXT:    26 array [1a] when nonzero array
// CHECK-NEXT:      BYTES pb_string array
// CHECK-NEXT:    34 trusted [22] when nonzero trusted
// CHECK-NEXT:      BYTES pb_string_unchecked trusted
// CHECK-NEXT:    42 sequence [2a] when nonzero sequence
// CHECK-NEXT:      BYTES pb_string sequence
// CHECK-NEXT:    50 bytes [32] when nonzero bytes
// CHECK-NEXT:      BYTES pb_bytes bytes
// CHECK-NEXT:    58 exact [3a]
// CHECK-NEXT:      BYTES pb_bytes exact
// CHECK-NEXT:    66 counted [42] when nonzero counted
// CHECK-NEXT:      BYTES pb_bytes counted
// CHECK-NEXT:    74 names [4a] each names
// CHECK-NEXT:      BYTES pb_string names[]
// CHECK-NEXT:    82 words [52] each words
// CHECK-NEXT:      BYTES pb_string words[]
