// What protoc writes as extensions, every type of them, a set reads, and writes again as the same
// bytes; taken out and put back in other orders, protoc reads the same from it.
//
// REQUIRES: protoc
// RUN: split-file %s %t
// RUN: %protoc -I%t --encode=t.Base %t/ext.proto < %t/values.txt > %t/in.bin
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs < %t/in.bin > %t/out.bin
// RUN: cmp %t/in.bin %t/out.bin
// RUN: %run %t.run/program twice < %t/in.bin > %t/twice.bin
// RUN: %protoc -I%t --decode=t.Base %t/ext.proto < %t/in.bin > %t/in.txt
// RUN: %protoc -I%t --decode=t.Base %t/ext.proto < %t/twice.bin | diff %t/in.txt -
//--- ext.proto
syntax = "proto2";
package t;
enum Color { RED = 0; GREEN = 2; BLUE = -1; }
message Leaf { optional int32 a = 1; optional string b = 2; optional Leaf next = 3; }
message Base { optional int32 id = 1; extensions 100 to max; }
extend Base {
  optional int32 i32 = 100;
  optional int64 i64 = 101;
  optional uint32 u32 = 102;
  optional uint64 u64 = 103;
  optional sint32 s32 = 104;
  optional sint64 s64 = 105;
  optional fixed32 f32 = 106;
  optional fixed64 f64 = 107;
  optional sfixed32 sf32 = 108;
  optional sfixed64 sf64 = 109;
  optional float f = 110;
  optional double d = 111 [default = 1.5];
  optional bool flag = 112 [default = true];
  optional string text = 113 [default = "none"];
  optional bytes raw = 114;
  optional Color color = 115;
  optional Leaf leaf = 116;
  optional group Group = 117 { optional int32 g = 1; }
  repeated int32 loose = 120;
  repeated sint64 tight = 121 [packed = true];
  repeated double doubles = 122 [packed = true];
  repeated string texts = 123;
  repeated Leaf leaves = 124;
  repeated group Groups = 125 { optional int32 g = 1; }
  repeated Color colors = 126;
  repeated bool flags = 127 [packed = true];
  optional int32 last = 536870911;
}
//--- values.txt
id: 7
[t.i32]: -5
[t.i64]: -9000000000
[t.u32]: 4000000000
[t.u64]: 18446744073709551615
[t.s32]: -2000000000
[t.s64]: -9000000000000000000
[t.f32]: 4000000001
[t.f64]: 18446744073709551614
[t.sf32]: -7
[t.sf64]: -8
[t.f]: -0.5
[t.d]: 0.1
[t.flag]: false
[t.text]: ""
[t.raw]: "\000\377"
[t.color]: BLUE
[t.leaf] { a: 1 b: "deep" next { next { a: 0 } } }
[t.group] { g: 3 }
[t.loose]: [1, -1, 2147483647]
[t.tight]: [0, -1, 4611686018427387904]
[t.doubles]: [1e300, -0.0]
[t.texts]: ["", "two"]
[t.leaves] { }
[t.leaves] { a: 2 }
[t.groups] { g: 1 }
[t.groups] { }
[t.colors]: [GREEN, RED]
[t.flags]: [true, false]
[t.last]: 1
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

HONE_FILE(package = "t")

typedef enum HONE_ENUM(closed) Color { RED = 0, GREEN = 2, BLUE = -1 } Color;

typedef struct HONE_MESSAGE() Leaf {
  bool has_a;
  int32_t a HONE(1);
  hone_str b HONE(2, optional);
  struct Leaf *next HONE(3);
} Leaf;

typedef struct HONE_MESSAGE() Group {
  bool has_g;
  int32_t g HONE(1);
} Group;

typedef struct HONE_MESSAGE(extensions = "100-max") Base {
  bool has_id;
  int32_t id HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} Base;

/* Two sets, declared backwards. */
typedef struct HONE_EXTEND(Base) Second {
  bool has_last;
  int32_t last HONE(536870911);
  size_t n_flags;
  bool *flags HONE(127, packed);
  size_t n_colors;
  Color *colors HONE(126, unpacked);
  size_t n_groups;
  Group *groups HONE(125, group);
  size_t n_leaves;
  Leaf *leaves HONE(124);
  size_t n_texts;
  hone_str *texts HONE(123);
  size_t n_doubles;
  double *doubles HONE(122, packed);
  HONE_SEQ(int64_t) tight HONE(121, zigzag, packed);
  size_t n_loose;
  int32_t loose[8] HONE(120, unpacked);
  Group *group HONE(117, group);
} Second;

typedef struct HONE_EXTEND(Base) First {
  bool has_i32, has_i64, has_u32, has_u64, has_s32, has_s64;
  int32_t i32 HONE(100);
  int64_t i64 HONE(101);
  uint32_t u32 HONE(102);
  uint64_t u64 HONE(103);
  int32_t s32 HONE(104, zigzag);
  int64_t s64 HONE(105, zigzag);
  bool has_f32, has_f64, has_sf32, has_sf64, has_f, has_d, has_flag;
  uint32_t f32 HONE(106, fixed);
  uint64_t f64 HONE(107, fixed);
  int32_t sf32 HONE(108, fixed);
  int64_t sf64 HONE(109, fixed);
  float f HONE(110);
  double d HONE(111, default = 1.5);
  bool flag HONE(112, default = true);
  hone_str text HONE(113, optional, default = "none", utf8 = trust);
  hone_bytes raw HONE(114, optional);
  bool has_color;
  Color color HONE(115);
  Leaf *leaf HONE(116);
} First;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

static void take_out_and_put_back(Base *base, bool second_first) {
  First first, no_first;
  Second second, no_second;
  CHECK(First_get(&first, base, check_heap()) == HONE_OK);
  CHECK(Second_get(&second, base, check_heap()) == HONE_OK);
  CHECK(first.has_i32 && first.i32 == -5 && First_has_i32(base));
  CHECK(first.has_flag && !first.flag && first.text.data != NULL && first.text.size == 0);
  CHECK(first.color == BLUE && First_has_color(base) && first.leaf->next->next->has_a);
  CHECK(second.n_loose == 3 && second.loose[2] == INT32_MAX && second.tight.size == 3);
  CHECK(Second_has_loose(base) && Second_has_tight(base) && Second_has_groups(base));
  First_init(&no_first);
  Second_init(&no_second);
  CHECK(no_first.d == 1.5 && no_first.flag && no_first.text.data == NULL);
  CHECK(First_set(base, &no_first, NULL) == HONE_OK);
  CHECK(!First_has_i32(base) && Second_has_loose(base));
  CHECK(Second_set(base, &no_second, NULL) == HONE_OK && base->unknown.size == 0);
  if (second_first) {
    CHECK(Second_set(base, &second, check_heap()) == HONE_OK);
  }
  CHECK(First_set(base, &first, check_heap()) == HONE_OK);
  CHECK(Second_set(base, &second, check_heap()) == HONE_OK);
  RELEASE(First, &first);
  RELEASE(Second, &second);
}

int main(int argc, char **argv) {
  static uint8_t in[4096], out[4096];
  size_t size = fread(in, 1, sizeof in, stdin);
  hone_result result;
  Base base;
  result = Base_decode_protobuf(&base, in, size, check_heap(), 0);
  CHECK(result.status == HONE_OK);
  CHECK(base.id == 7);
  take_out_and_put_back(&base, argc > 1 && strcmp(argv[1], "twice") == 0);
  result = Base_encode_protobuf(&base, out, sizeof out);
  CHECK(result.status == HONE_OK);
  fwrite(out, 1, result.size, stdout);
  RELEASE(Base, &base);
  return 0;
}
