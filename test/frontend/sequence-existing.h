// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A struct of pointer, size and capacity that exists already is a sequence by `seq`, whatever
// its members are called.

#include <hone/hone.h>

typedef struct ros_string { char *data; size_t size; size_t capacity; } ros_string;
typedef struct ros_strings { ros_string *data; size_t size; size_t capacity; } ros_strings;
typedef struct dds_sequence { uint32_t _maximum, _length; int32_t *_buffer; bool _release; } dds_sequence;

struct HONE_MESSAGE() existing {
  ros_string name HONE(1, seq);
  ros_strings names HONE(2, seq);
  dds_sequence numbers HONE(3, seq, data = _buffer, count = _length, capacity = _maximum);
};

// CHECK:      schema sequence-existing.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message existing `struct existing` "existing", size 72, align 8
// CHECK-NEXT:   field name = 1: text sequence {data, size, capacity} `ros_string`, at 0, implicit
// CHECK-NEXT:   field names = 2: sequence of text sequence {data, size, capacity} `ros_string`, at 24, count names.size at 32 `size_t`, capacity names.capacity at 40 `size_t`
// CHECK-NEXT:   field numbers = 3: sequence of int32 `int32_t`, at 48, count numbers._length at 52 `uint32_t`, capacity numbers._maximum at 48 `uint32_t`
// CHECK-NOT: {{.}}
