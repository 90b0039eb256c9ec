/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The golden of decision record 0001: one message with all that proto2 has.
 * Extensions are unknown fields of the message they extend, and members of the
 * struct that holds them.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

HONE_FILE(package = "golden")

typedef enum HONE_ENUM(closed) Kind { KIND_A = 1, KIND_B = 2 } Kind;

typedef struct HONE_MESSAGE() CountsEntry {
  hone_str key HONE(1);
  int64_t value HONE(2);
} CountsEntry;

typedef struct HONE_MESSAGE(extensions = "100-199", reserved = "50") Everything {
  hone_str name HONE(1, required);
  struct Everything *child HONE(2, group);
  size_t n_counts;
  CountsEntry *counts HONE(3, map);
  size_t n_samples;
  int32_t *samples HONE(4);
  size_t n_ids;
  uint32_t *ids HONE(5, unpacked, fixed);
  bool has_kind;
  Kind kind HONE(6, default = KIND_B);
  uint32_t which;
  union {
    hone_str url HONE(7);
    struct Everything *inner HONE(8);
    double ratio HONE(10);
  } source HONE_ONEOF(which);
  bool has_delta;
  int32_t delta HONE(9, zigzag);
  hone_unknown extra HONE_UNKNOWN;
} Everything;

typedef struct HONE_EXTEND(Everything) More {
  bool has_weight;
  float weight HONE(100);
  hone_str note HONE(101, optional);
} More;

// CHECK-LABEL:plan protobuf golden.CountsEntry
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 key [0a]
// CHECK-NEXT:      BYTES pb_string key
// CHECK-NEXT:    16 value [10]
// CHECK-NEXT:      VALUE pb_int64 value
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf golden.Everything
// CHECK-NEXT:  MEMBERS pb_key unknown extra
// CHECK-NEXT:    10 name [0a] required
// CHECK-NEXT:      BYTES pb_string name
// CHECK-NEXT:    19 child [13] when present child
// CHECK-NEXT:      LENGTH group until [14]
// CHECK-NEXT:        CALL Everything child
// CHECK-NEXT:    26 counts [1a] each counts map
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL CountsEntry counts[]
// CHECK-NEXT:    34 samples [22] when elements samples
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH samples to end
// CHECK-NEXT:          VALUE pb_int32 samples[]
// CHECK-NEXT:    32 samples [20] each samples read-only
// CHECK-NEXT:      VALUE pb_int32 samples[]
// CHECK-NEXT:    45 ids [2d] each ids
// CHECK-NEXT:      VALUE pb_fixed32 ids[]
// CHECK-NEXT:    42 ids [2a] read-only
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH ids to end
// CHECK-NEXT:          VALUE pb_fixed32 ids[]
// CHECK-NEXT:    48 kind [30] when present kind
// CHECK-NEXT:      VALUE pb_enum kind closed keep 48
// CHECK-NEXT:    58 url [3a] when arm url
// CHECK-NEXT:      BYTES pb_string url
// CHECK-NEXT:    66 inner [42] when arm inner
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Everything inner
// CHECK-NEXT:    72 delta [48] when present delta
// CHECK-NEXT:      VALUE pb_sint32 delta
// CHECK-NEXT:    81 ratio [51] when arm ratio
// CHECK-NEXT:      VALUE pb_double ratio
// CHECK-NEXT:  UNKNOWN extra
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf golden.More
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    805 weight [a5 06] when present weight
// CHECK-NEXT:      VALUE pb_float weight
// CHECK-NEXT:    810 note [aa 06] when present note
// CHECK-NEXT:      BYTES pb_string note
