/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What an enum does not take goes to the unknown fields under the key of one
 * value, packed or not: what is no enumerator of a closed one, and what the C type
 * cannot hold. Where a message keeps none, a closed one drops it. A map's entry
 * would have to go as a whole: there it fails.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef enum Open { OPEN_ZERO, OPEN_ONE } Open;
typedef enum HONE_ENUM(closed) Closed { CLOSED_ZERO, CLOSED_ONE } Closed;

typedef struct HONE_MESSAGE() Keeps {
  Open open HONE(1);
  Closed closed HONE(2);
  size_t n_many;
  Closed *many HONE(3);
  hone_unknown extra HONE_UNKNOWN;
} Keeps;

typedef struct HONE_MESSAGE() Drops {
  Open open HONE(1);
  Closed closed HONE(2);
} Drops;

typedef struct HONE_MESSAGE() Entry {
  int32_t key HONE(1);
  Closed value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Map {
  size_t n_map;
  Entry *map HONE(1, map);
} Map;

// CHECK-LABEL:plan protobuf Keeps
// CHECK-NEXT:  MEMBERS pb_key unknown extra
// CHECK-NEXT:    8 open [08] when nonzero open
// CHECK-NEXT:      VALUE pb_enum open keep 8
// CHECK-NEXT:    16 closed [10] when nonzero closed
// CHECK-NEXT:      VALUE pb_enum closed closed keep 16
// CHECK-NEXT:    26 many [1a] when elements many
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH many to end
// CHECK-NEXT:          VALUE pb_enum many[] closed keep 24
// CHECK-NEXT:    24 many [18] each many read-only
// CHECK-NEXT:      VALUE pb_enum many[] closed keep 24
// CHECK-NEXT:  UNKNOWN extra
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Drops
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    8 open [08] when nonzero open
// CHECK-NEXT:      VALUE pb_enum open
// CHECK-NEXT:    16 closed [10] when nonzero closed
// CHECK-NEXT:      VALUE pb_enum closed closed keep 16
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Entry
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    8 key [08]
// CHECK-NEXT:      VALUE pb_int32 key
// CHECK-NEXT:    16 value [10]
// CHECK-NEXT:      VALUE pb_enum value closed
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Map
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 map [0a] each map map
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Entry map[]
