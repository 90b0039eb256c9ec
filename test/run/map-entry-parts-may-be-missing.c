// A missing key or value is its default; an entry is written with both; entries go out in the
// order of the array.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Entry {
  int32_t key HONE(1);
  hone_str value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Map {
  size_t n_entries;
  Entry *entries HONE(1, map);
} Map;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Map map;
  BECOMES(Map, &map, "0a 00", "0a 04 0800 1200");
  BECOMES(Map, &map, "0a 03 120161", "0a 05 0800 120161");
  BECOMES(Map, &map, "0a 02 0805", "0a 04 0805 1200");
  BECOMES(Map, &map, "0a 05 120161 0805", "0a 05 0805 120161");
  BECOMES(Map, &map, "0a 07 0805 120161 1807", "0a 05 0805 120161");
  BECOMES(Map, &map, "0a 02 0809  0a 02 0803", "0a 04 0809 1200  0a 04 0803 1200");
  return 0;
}
