// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The same as JSON: a list, one object per header and target.
// RUN: %hone layout --json %s --target x86_64-linux-gnu > %t.json
// RUN: python3 -c "import json, sys; json.load(open(sys.argv[1]))" %t.json
// RUN: FileCheck --input-file=%t.json %s
#include <hone/hone.h>

typedef struct HONE_MESSAGE() M {
  uint8_t bits : 3 HONE(1);
  size_t n_list;
  int32_t list[4] HONE(2);
} M;
// CHECK:      "target": "x86_64-
// CHECK-NEXT: "pointer_size": 8,
// CHECK-NEXT: "big_endian": false,
// CHECK:      "name": "M",
// CHECK:      "size": 32,
// CHECK-NEXT: "alignment": 8,
// CHECK-NEXT: "holes": 1,
// CHECK-NEXT: "hole_bits": 61,
// CHECK-NEXT: "owns_nothing": true,
// CHECK-NEXT: "formats": {
// CHECK-NEXT:   "protobuf": {
// CHECK-NEXT:     "min": 0,
// CHECK-NEXT:     "max": 44,
// CHECK-NEXT:     "constant": false
// CHECK:      "members": [
// CHECK:        "role": "field",
// CHECK-NEXT:   "offset": 0,
// CHECK-NEXT:   "bit": 0,
// CHECK-NEXT:   "bits": 3,
// CHECK-NEXT:   "member": "bits",
// CHECK-NEXT:   "type": "uint8_t",
// CHECK-NEXT:   "number": 1,
// CHECK:        "role": "hole",
// CHECK-NEXT:   "offset": 0,
// CHECK-NEXT:   "bit": 3,
// CHECK-NEXT:   "bits": 61
// CHECK:        "role": "count",
// CHECK-NEXT:   "offset": 8,
// CHECK-NEXT:   "size": 8,
// CHECK-NEXT:   "member": "n_list",
// CHECK-NEXT:   "type": "size_t",
// CHECK-NEXT:   "of": "list"
