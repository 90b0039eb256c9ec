// Wrappers tell what is there from what is not: they are made when a value is set, read with what
// stands for absence, and are what protoc has.
//
// REQUIRES: protoc
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h %include/hone/wkt/wrappers.h -- -- -I%S/Inputs > %t/out.bin
// RUN: %protoc -I%t -I/usr/include --decode=t.Box %t/box.proto < %t/out.bin | diff %t/out.txt -
//--- box.proto
syntax = "proto3";
package t;
import "google/protobuf/wrappers.proto";
message Box {
  google.protobuf.DoubleValue d = 1;
  google.protobuf.FloatValue f = 2;
  google.protobuf.Int64Value i64 = 3;
  google.protobuf.UInt64Value u64 = 4;
  google.protobuf.Int32Value i32 = 5;
  google.protobuf.UInt32Value u32 = 6;
  google.protobuf.BoolValue b = 7;
  google.protobuf.StringValue s = 8;
  google.protobuf.BytesValue raw = 9;
}
//--- out.txt
d {
  value: 0.5
}
f {
  value: 1.5
}
i64 {
  value: -3
}
u64 {
  value: 18446744073709551615
}
i32 {
}
u32 {
  value: 4294967295
}
b {
  value: true
}
s {
  value: "second"
}
raw {
}
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>
#include <hone/wkt/wrappers.h>

HONE_FILE(package = "t")

typedef struct HONE_MESSAGE() Box {
  google_protobuf_DoubleValue *d HONE(1);
  google_protobuf_FloatValue *f HONE(2);
  google_protobuf_Int64Value *i64 HONE(3);
  google_protobuf_UInt64Value *u64 HONE(4);
  google_protobuf_Int32Value *i32 HONE(5);
  google_protobuf_UInt32Value *u32 HONE(6);
  google_protobuf_BoolValue *b HONE(7);
  google_protobuf_StringValue *s HONE(8);
  google_protobuf_BytesValue *raw HONE(9);
} Box;

#endif
//--- main.c
#include <hone/wkt.h>

#include "schema.hone.h"

#include "check.h"

static const hone_str no_text = {"none", 4};
static const hone_bytes no_bytes = {NULL, 0};

static void nothing(const Box *box) {
  CHECK(hone_wkt_double_get(box->d, 2) == 2 && hone_wkt_float_get(box->f, 3) == 3);
  CHECK(hone_wkt_int64_get(box->i64, -4) == -4 && hone_wkt_uint64_get(box->u64, 5) == 5);
  CHECK(hone_wkt_int32_get(box->i32, -6) == -6 && hone_wkt_uint32_get(box->u32, 7) == 7);
  CHECK(hone_wkt_bool_get(box->b, true) && !hone_wkt_bool_get(box->b, false));
  TEXT_IS(hone_wkt_string_get(box->s, no_text), "none");
  CHECK(hone_wkt_bytes_get(box->raw, no_bytes).size == 0);
}

static void fill(Box *box, hone_alloc *alloc) {
  CHECK(hone_wkt_double_set(&box->d, 0.5, alloc) == HONE_OK);
  CHECK(hone_wkt_float_set(&box->f, 1.5f, alloc) == HONE_OK);
  CHECK(hone_wkt_int64_set(&box->i64, -3, alloc) == HONE_OK);
  CHECK(hone_wkt_uint64_set(&box->u64, UINT64_MAX, alloc) == HONE_OK);
  CHECK(hone_wkt_int32_set(&box->i32, 0, alloc) == HONE_OK);
  CHECK(hone_wkt_uint32_set(&box->u32, UINT32_MAX, alloc) == HONE_OK);
  CHECK(hone_wkt_bool_set(&box->b, true, alloc) == HONE_OK);
  CHECK(hone_wkt_string_set(&box->s, "first", 5, alloc) == HONE_OK);
  CHECK(hone_wkt_string_set(&box->s, "second", 6, alloc) == HONE_OK);
  CHECK(hone_wkt_bytes_set(&box->raw, (const uint8_t *)"x", 1, alloc) == HONE_OK);
  CHECK(hone_wkt_bytes_set(&box->raw, NULL, 0, alloc) == HONE_OK);
}

static void something(const Box *box) {
  CHECK(hone_wkt_double_get(box->d, 2) == 0.5 && hone_wkt_int64_get(box->i64, -4) == -3);
  CHECK(hone_wkt_int32_get(box->i32, -6) == 0 && hone_wkt_bool_get(box->b, false));
  TEXT_IS(hone_wkt_string_get(box->s, no_text), "second");
  CHECK(box->raw != NULL && hone_wkt_bytes_get(box->raw, no_bytes).size == 0);
}

/* Without memory nothing is made, and nothing is lost. */
static void no_memory(void) {
  uint8_t room[sizeof(google_protobuf_StringValue) + 24];
  hone_fixed fixed;
  Box box;
  Box_init(&box);
  hone_fixed_init(&fixed, room, sizeof room);
  CHECK(hone_wkt_string_set(&box.s, "longer than what is left there", 31, &fixed.alloc) ==
        HONE_OUT_OF_MEMORY);
  CHECK(box.s == NULL);
  CHECK(hone_wkt_string_set(&box.s, "short", 5, &fixed.alloc) == HONE_OK);
  CHECK(hone_wkt_string_set(&box.s, "longer than what is left there", 31, &fixed.alloc) ==
        HONE_OUT_OF_MEMORY);
  TEXT_IS(hone_wkt_string_get(box.s, no_text), "short");
  CHECK(hone_wkt_int32_set(&box.i32, 5, NULL) == HONE_OUT_OF_MEMORY && box.i32 == NULL);
  CHECK(hone_wkt_bytes_set(&box.raw, (const uint8_t *)"x", 1, NULL) == HONE_OUT_OF_MEMORY);
  CHECK(box.raw == NULL);
}

int main(void) {
  uint8_t bytes[256];
  Box box, back;
  hone_result out;
  hone_heap heap;
  hone_heap_init(&heap);
  Box_init(&box);
  nothing(&box);
  fill(&box, &heap.alloc);
  something(&box);
  out = Box_encode_protobuf(&box, bytes, sizeof bytes);
  CHECK(out.status == HONE_OK);
  CHECK(fwrite(bytes, 1, out.size, stdout) == out.size);
  CHECK(Box_decode_protobuf(&back, bytes, out.size, &heap.alloc, 0).status == HONE_OK);
  something(&back);
  Box_release(&back, &heap.alloc);
  Box_release(&box, &heap.alloc);
  no_memory();
  return 0;
}
