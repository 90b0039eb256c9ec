// An Any holds any specialized message, named by its URL; protoc reads it.
//
// REQUIRES: protoc
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h %include/hone/wkt/any.h -- -- -I%S/Inputs > %t/out.bin
// RUN: %protoc -I%t -I/usr/include --decode=t.Event %t/any.proto < %t/out.bin | diff %t/out.txt -
//--- any.proto
syntax = "proto3";
package t;
import "google/protobuf/any.proto";
message Point { int32 x = 1; string name = 2; }
message Event { google.protobuf.Any detail = 1; }
//--- out.txt
detail {
  type_url: "type.googleapis.com/t.Point"
  value: "\010\007\022\005seven"
}
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>
#include <hone/wkt/any.h>

HONE_FILE(package = "t")

typedef struct HONE_MESSAGE() Point {
  int32_t x HONE(1);
  hone_str name HONE(2);
} Point;

typedef struct HONE_MESSAGE() Empty {
  char unused HONE_SKIP;
} Empty;

typedef struct HONE_MESSAGE() Event {
  google_protobuf_Any *detail HONE(1);
} Event;

#endif
//--- main.c
#include <hone/wkt.h>

#include "schema.hone.h"

#include "check.h"

static hone_str text(const char *data) {
  hone_str s;
  s.data = data;
  s.size = strlen(data);
  return s;
}

static void names(void) {
  CHECK(hone_wkt_any_is(text("type.googleapis.com/t.Point"), "t.Point"));
  CHECK(hone_wkt_any_is(text("a/b/t.Point"), "t.Point"));
  CHECK(hone_wkt_any_is(text("/t.Point"), "t.Point"));
  CHECK(!hone_wkt_any_is(text("t.Point"), "t.Point"));
  CHECK(!hone_wkt_any_is(text("x/t.Point2"), "t.Point"));
  CHECK(!hone_wkt_any_is(text("x/t.Poin"), "t.Point"));
  CHECK(!hone_wkt_any_is(text("x/"), ""));
  CHECK(!hone_wkt_any_is(text(""), "t.Point"));
}

static void failures(void) {
  google_protobuf_Any any;
  Point point;
  uint8_t buffer[20]; /* for the message, not for its name */
  hone_fixed fixed;
  google_protobuf_Any_init(&any);
  Point_init(&point);
  point.x = 1;
  CHECK(HONE_ANY_PACK(&any, Point, &point, NULL) == HONE_OUT_OF_MEMORY);
  CHECK(any.type_url.size == 0 && any.value.size == 0);
  hone_fixed_init(&fixed, buffer, sizeof buffer);
  CHECK(HONE_ANY_PACK(&any, Point, &point, &fixed.alloc) == HONE_OUT_OF_MEMORY);
  CHECK(any.type_url.size == 0 && any.value.size == 0);
  CHECK(HONE_ANY_UNPACK(&any, Point, &point, NULL) == HONE_UNKNOWN_TYPE && point.x == 1);
  /* What is inside is judged when it is taken out. */
  any.type_url = text("x/t.Point");
  any.value.data = (const uint8_t *)"\x08";
  any.value.size = 1;
  CHECK(HONE_ANY_UNPACK(&any, Point, &point, NULL) == HONE_TRUNCATED);
}

int main(void) {
  uint8_t out[256];
  google_protobuf_Any any;
  Event event;
  Point point, back;
  Empty empty;
  hone_result result;
  names();
  failures();
  google_protobuf_Any_init(&any);
  Empty_init(&empty);
  Point_init(&point);
  point.x = 7;
  point.name = text("seven");
  CHECK(HONE_ANY_PACK(&any, Empty, &empty, check_heap()) == HONE_OK);
  CHECK(HONE_ANY_IS(&any, Empty) && any.value.size == 0);
  CHECK(HONE_ANY_PACK(&any, Point, &point, check_heap()) == HONE_OK);
  CHECK(HONE_ANY_IS(&any, Point) && !HONE_ANY_IS(&any, Empty));
  CHECK(HONE_ANY_UNPACK(&any, Point, &back, check_heap()) == HONE_OK);
  CHECK(Point_equal(&point, &back));
  RELEASE(Point, &back);
  Event_init(&event);
  event.detail = &any;
  result = Event_encode_protobuf(&event, out, sizeof out);
  CHECK(result.status == HONE_OK);
  fwrite(out, 1, result.size, stdout);
  RELEASE(google_protobuf_Any, &any);
  return 0;
}
