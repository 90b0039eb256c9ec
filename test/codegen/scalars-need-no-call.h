// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A message of scalars is sized, encoded and decoded in line. What is called is for the rare: integers
// of more bytes than one in protobuf, keys that nobody knows, errors.
// RUN: rm -rf %t && %hone %s -o %t --formats protobuf,ros1 -- -I%include
// RUN: %clang -O2 -S -emit-llvm -I%include -I%S %t/scalars-need-no-call.hone.c -o - > %t/ir
// RUN: python3 %tools/check-promises --calls %t/ir Fixed_size_protobuf Fixed_encode_protobuf Fixed_encode_protobuf_trusted \
// RUN:   Fixed_size_ros1 Fixed_encode_ros1 Fixed_encode_ros1_trusted Any_size_protobuf Any_size_ros1 Any_encode_ros1 \
// RUN:   Fixed_init Fixed_clear Fixed_equal Fixed_hash Any_init Any_equal Any_hash
// RUN: python3 %tools/check-promises --calls=hone_decode_fail %t/ir Fixed_get_ros1 Any_get_ros1 Fixed_decode_ros1 Any_decode_ros1
// RUN: python3 %tools/check-promises --calls=hone_decode_fail,hone_pb_key_get_long,hone_pb_key_skip,hone_pb_varint_get_long %t/ir Fixed_get_protobuf
// RUN: python3 %tools/check-promises --calls=hone_pb_varint_put_long %t/ir Any_put_protobuf_trusted
// RUN: python3 %tools/check-promises --calls=hone_decode_fail,hone_pb_key_get_long,hone_pb_key_skip,hone_pb_varint_get_long %t/ir Any_get_protobuf
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Fixed {
  uint32_t a HONE(1, fixed);
  int64_t b HONE(2, fixed);
  float c HONE(3);
  double d HONE(4);
  bool e HONE(5);
} Fixed;

typedef struct HONE_MESSAGE() Any {
  int32_t a HONE(1);
  uint64_t b HONE(2);
  int64_t c HONE(3, zigzag);
  bool d HONE(4);
  double e HONE(5);
} Any;
