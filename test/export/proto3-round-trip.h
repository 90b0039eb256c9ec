// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A header of proto3's kind comes back with the same plan, and protoc takes what is between.
// RUN: bash %tools/proto-round-trip %t.d %s -I%include
// RUN: FileCheck %s < %t.d/proto/proto3-round-trip.proto
#include <hone/hone.h>

HONE_FILE(package = "trip.one")

// CHECK: // hone: prefix = "", long_names = false
// CHECK-NEXT: syntax = "proto3";
// CHECK: package trip.one;
// CHECK: import "google/protobuf/duration.proto";
// CHECK-NEXT: import "google/protobuf/timestamp.proto";

/** What it is. */
typedef enum HONE_ENUM(prefix = "KIND_", deprecated, reserved = "7, 9 to 11, OLD") Kind {
  KIND_ODD = 1,
  KIND_NONE = 0, /**< nothing */
  KIND_LOW HONE_VALUE(deprecated) = -5,
  KIND_SAME = 1,
} Kind;
// CHECK: // What it is.
// CHECK-NEXT: enum Kind {
// CHECK-NEXT: option allow_alias = true;
// CHECK-NEXT: option deprecated = true;
// CHECK-NEXT: reserved 7, 9 to 11;
// CHECK-NEXT: reserved "OLD";
// CHECK-NEXT: // nothing
// CHECK-NEXT: NONE = 0; // hone: name = KIND_NONE
// CHECK-NEXT: ODD = 1; // hone: name = KIND_ODD
// CHECK-NEXT: LOW = -5 [deprecated = true];
// CHECK-NEXT: SAME = 1;

typedef enum __attribute__((packed)) HONE_ENUM(prefix = "TINY_") Tiny {
  TINY_NIL,
  TINY_SOME = -100,
  TINY_FEW = 100,
} Tiny;
// CHECK: enum Tiny { // hone: enum = packed

typedef struct HONE_MESSAGE(name = "trip.one.Outer.Point", optimize = size) Point {
  float x HONE(1), y HONE(2);
} Point;

typedef struct outer_MapEntry {
  hone_str key HONE(1);
  Point value HONE(2);
} outer_MapEntry;

typedef struct Shelf {
  char key[8] HONE(1);
  uint8_t value[4] HONE(2);
} Shelf;

typedef struct Shade {
  unsigned key : 7 HONE(1, fixed);
  Point *value HONE(2);
} Shade;

typedef struct Clock {
  int8_t key HONE(1, zigzag);
  bool has_value;
  hone_time value HONE(2);
} Clock;

typedef struct Words {
  char *key HONE(1);
  hone_str value HONE(2, max = 9, utf8 = trust, optional);
} Words;

typedef struct outer_t outer_t;
/** The outer one.

    With two paragraphs. */
struct HONE_MESSAGE(reserved = "100, 200-210, old, older", name = "Outer", deprecated) outer_t {
  bool b HONE(1);
  int8_t i8 HONE(2);
  uint16_t u16 HONE(3);
  int32_t i32 HONE(4, zigzag);
  uint32_t u32 HONE(5, fixed);
  int64_t i64 HONE(6, fixed);
  uint64_t u64 HONE(7, varint = wide);
  float f HONE(8);
  double d HONE(9, deprecated);
  Kind kind HONE(10);
  bool has_maybe;
  int32_t maybe HONE(11);
  int32_t *pointed HONE(12, optional);
  int32_t ever HONE(13, always);
  hone_str view HONE(14);
  hone_str view_or_not HONE(15, optional, json = "other");
  char *text HONE(16, max = 20);
  char fixed[12] HONE(17, utf8 = trust);
  hone_bytes bytes HONE(18, max = 30);
  uint8_t exact[16] HONE(19);
  size_t n_some;
  uint8_t some[8] HONE(20);
  Point at HONE(21);
  bool has_by;
  Point by HONE(22);
  Point *to HONE(23);
  struct outer_t *self HONE(24);
  hone_time when HONE(25);
  bool has_during;
  hone_duration during HONE(26);
  double matrix[2][3] HONE(27);
  char names[3][8] HONE(28);
  size_t n_bounded;
  int32_t bounded[5] HONE(29, unpacked);
  size_t n_listed;
  Kind *listed HONE(30, max = 7);
  size_t n_points;
  Point **points HONE(31);
  HONE_SEQ(hone_str) texts HONE(32);
  size_t n_map;
  outer_MapEntry *map HONE(33, map);
  uint32_t which;
  union {
    int32_t number HONE(34);
    Point *place HONE(35);
    char word[10] HONE(36);
  } choice HONE_ONEOF(which);
  uint32_t other;
  union {
    hone_bytes raw HONE(37);
  } HONE_ONEOF(other);
  float class_ HONE(38, name = "class");
  unsigned narrow : 5 HONE(39);
  bool has_flag;
  bool flag : 1 HONE(40);
  int16_t tight : 9 HONE(41, zigzag);
  Tiny tiny HONE(42), tinier : 8 HONE(43);
  uint64_t wide : 40 HONE(44, fixed);
  uint32_t cube[2][3][4] HONE(45);
  uint8_t keys[2][2][16] HONE(46);
  size_t n_pointed_to;
  int64_t **pointed_to HONE(47, fixed);
  size_t n_shelves;
  Shelf shelves[3] HONE(48, map);
  size_t n_shades;
  Shade *shades HONE(49, map);
  HONE_SEQ(Clock) clocks HONE(50, map);
  size_t n_words;
  Words *words HONE(51, map, max = 100);
  hone_unknown rest HONE_UNKNOWN;
};
// CHECK: // The outer one.
// CHECK: message Outer { // hone: name = outer
// CHECK-NEXT: option deprecated = true;
// CHECK-NEXT: reserved 100, 200 to 210;
// CHECK-NEXT: reserved "old", "older";
// CHECK-NEXT: message Point { // hone: name = Point, unknown = drop, optimize = size
// CHECK-NEXT: float x = 1;
// CHECK: bool b = 1;
// CHECK-NEXT: int32 i8 = 2; // hone: int_bits = 8
// CHECK-NEXT: uint32 u16 = 3; // hone: int_bits = 16
// CHECK-NEXT: sint32 i32 = 4;
// CHECK-NEXT: fixed32 u32 = 5;
// CHECK-NEXT: sfixed64 i64 = 6;
// CHECK-NEXT: uint64 u64 = 7; // hone: varint = wide
// CHECK-NEXT: float f = 8;
// CHECK-NEXT: double d = 9 [deprecated = true];
// CHECK-NEXT: Kind kind = 10;
// CHECK-NEXT: optional int32 maybe = 11;
// CHECK-NEXT: optional int32 pointed = 12;
// CHECK-NEXT: optional int32 ever = 13; // hone: presence = always
// CHECK-NEXT: string view = 14;
// CHECK-NEXT: optional string view_or_not = 15 [json_name = "other"];
// CHECK: Point at = 21; // hone: presence = always
// CHECK-NEXT: Point by = 22; // hone: message = inline
// CHECK-NEXT: Point to = 23;
// CHECK-NEXT: Outer self = 24;
// CHECK-NEXT: google.protobuf.Timestamp when = 25;
// CHECK: repeated double matrix = 27; // hone: max_count = 6, fixed_count, dims = 2x3
// CHECK: map<string, Point> map = 33; // hone: entry = outer_MapEntry
// CHECK-NEXT: oneof choice {
// CHECK-NEXT: int32 number = 34;
// CHECK: oneof other { // hone: oneof = anonymous
// CHECK: float class = 38; // hone: name = class_
// CHECK-NEXT: uint32 narrow = 39; // hone: bits = 5
// CHECK-NEXT: optional bool flag = 40; // hone: bits = 1
// CHECK-NEXT: sint32 tight = 41; // hone: int_bits = 16, bits = 9
// CHECK-NEXT: Tiny tiny = 42;
// CHECK-NEXT: Tiny tinier = 43; // hone: bits = 8
// CHECK-NEXT: fixed64 wide = 44; // hone: bits = 40
// CHECK-NEXT: repeated uint32 cube = 45; // hone: max_count = 24, fixed_count, dims = 2x3x4
// CHECK-NEXT: repeated bytes keys = 46;
// CHECK-NEXT: repeated sfixed64 pointed_to = 47; // hone: list = pointers
// CHECK-NEXT: map<string, bytes> shelves = 48; // hone: entry = Shelf, key.text = array, key.max_length = 7, value.bytes = array, value.max_length = 4, value.fixed_length, max_count = 3
// CHECK-NEXT: map<fixed32, Point> shades = 49; // hone: entry = Shade, key.bits = 7, value.message = pointer
// CHECK-NEXT: map<sint32, google.protobuf.Timestamp> clocks = 50; // hone: entry = Clock, key.int_bits = 8, value.message = time, value.presence = explicit, list = seq
// CHECK-NEXT: map<string, string> words = 51; // hone: entry = Words, key.text = pointer, value.text = view, value.max_length = 9, value.utf8 = trust, value.presence = explicit, list = pointer, max_count = 100
