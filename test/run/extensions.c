// A set of extensions sees what its message keeps as unknown: occurrences in any order and either
// packing, the last of them or merged; what is not its own, or has another wire type, stays where it
// is. What a closed enum does not know is absent.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef enum HONE_ENUM(closed) Color { RED = 1, BLUE = 3 } Color;

typedef struct HONE_MESSAGE() Leaf {
  bool has_a;
  int32_t a HONE(1);
  bool has_b;
  int32_t b HONE(2);
} Leaf;

typedef struct HONE_MESSAGE() Strict {
  Leaf *must HONE(1, required);
} Strict;

typedef struct HONE_MESSAGE(extensions = "2-15") Base {
  int32_t id HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} Base;

typedef struct HONE_EXTEND(Base) Ext {
  bool has_level;
  int32_t level HONE(2, default = -1);
  Leaf *leaf HONE(3);
  size_t n_values;
  int32_t *values HONE(4, packed);
  bool has_color;
  Color color HONE(5);
  size_t n_colors;
  Color *colors HONE(6, packed);
  Leaf *group HONE(7, group);
  char name[4] HONE(8, optional, presence = has_name);
  bool has_name;
} Ext;

typedef struct HONE_EXTEND(Base) Other {
  int32_t plain HONE(9);
  Strict *strict HONE(10);
  hone_time when HONE(11);
} Other;

typedef struct HONE_EXTEND(Base) Nothing {
  char unused HONE_SKIP;
} Nothing;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

static void get_sees(void) {
  Base base;
  Ext ext;
  DECODES(Base, &base, "10 01  1a 02 0805  20 07  10 02  1a 04 0806 1009  22 02 0809  22 00");
  memset(&ext, 0xa5, sizeof ext);
  CHECK(Ext_get(&ext, &base, check_heap()) == HONE_OK);
  CHECK(ext.has_level && ext.level == 2);
  CHECK(ext.leaf->a == 6 && ext.leaf->b == 9);
  CHECK(ext.n_values == 3 && ext.values[0] == 7 && ext.values[1] == 8 && ext.values[2] == 9);
  CHECK(!ext.has_color && ext.n_colors == 0 && ext.group == NULL && !ext.has_name);
  RELEASE(Ext, &ext);
  RELEASE(Base, &base);

  DECODES(Base, &base, "08 01");
  CHECK(Ext_get(&ext, &base, NULL) == HONE_OK);
  CHECK(!ext.has_level && ext.level == -1);
  RELEASE(Base, &base);
}

static void has_sees(void) {
  Base base;
  DECODES(Base, &base, "08 01");
  CHECK(!Ext_has_level(&base) && !Ext_has_leaf(&base) && !Ext_has_values(&base));
  RELEASE(Base, &base);
  DECODES(Base, &base, "10 00  1a 00  20 00  3b 3c");
  CHECK(Ext_has_level(&base) && Ext_has_leaf(&base) && Ext_has_values(&base));
  CHECK(Ext_has_group(&base) && !Ext_has_color(&base) && !Other_has_plain(&base));
  RELEASE(Base, &base);
  /* Another wire type, and an empty block. */
  DECODES(Base, &base, "12 00  18 01  22 00  22 80 00");
  CHECK(!Ext_has_level(&base) && !Ext_has_leaf(&base) && !Ext_has_values(&base));
  RELEASE(Base, &base);
  /* The closed enum has 1 and 3. */
  DECODES(Base, &base, "28 02  32 02 0200  30 05");
  CHECK(!Ext_has_color(&base) && !Ext_has_colors(&base));
  RELEASE(Base, &base);
  DECODES(Base, &base, "28 02  28 03  32 02 0203");
  CHECK(Ext_has_color(&base) && Ext_has_colors(&base));
  RELEASE(Base, &base);
  DECODES(Base, &base, "28 04  30 01");
  CHECK(!Ext_has_color(&base) && Ext_has_colors(&base));
  RELEASE(Base, &base);
}

static void clear_takes_out(void) {
  Base base;
  DECODES(Base, &base, "10 01  48 05  22 01 04  10 02  12 01 61  20 07  a0 06 01");
  Ext_clear_level(&base);
  ENCODES(Base, &base, "48 05  22 01 04  12 01 61  20 07  a0 06 01");
  Ext_clear_values(&base);
  ENCODES(Base, &base, "48 05  12 01 61  a0 06 01");
  Ext_clear_values(&base);
  Other_clear_plain(&base);
  ENCODES(Base, &base, "12 01 61  a0 06 01");
  RELEASE(Base, &base);
}

static void set_replaces(void) {
  Base base;
  Ext ext;
  Leaf leaf;
  Nothing nothing;
  DECODES(Base, &base, "08 01  10 01  48 05  1a 02 0801  18 03  a0 06 01  1a 02 1002");
  Ext_init(&ext);
  Leaf_init(&leaf);
  leaf.has_b = true;
  leaf.b = 7;
  ext.leaf = &leaf;
  ext.has_name = true;
  memcpy(ext.name, "abc", 4);
  CHECK(Ext_set(&base, &ext, check_heap()) == HONE_OK);
  ENCODES(Base, &base, "08 01  48 05  18 03  a0 06 01  1a 02 1007  42 03 616263");
  CHECK(Ext_set(&base, &ext, check_heap()) == HONE_OK);
  ENCODES(Base, &base, "08 01  48 05  18 03  a0 06 01  1a 02 1007  42 03 616263");
  Ext_init(&ext);
  CHECK(Ext_set(&base, &ext, NULL) == HONE_OK);
  ENCODES(Base, &base, "08 01  48 05  18 03  a0 06 01");
  CHECK(Nothing_get(&nothing, &base, NULL) == HONE_OK);
  CHECK(Nothing_set(&base, &nothing, NULL) == HONE_OK);
  ENCODES(Base, &base, "08 01  48 05  18 03  a0 06 01");
  RELEASE(Base, &base);
}

static void failures_change_nothing(void) {
  Base base;
  Ext ext;
  Other other;
  Strict strict;
  DECODES(Base, &base, "10 01  48 05");
  /* No memory. */
  Ext_init(&ext);
  ext.has_name = true;
  hone_fixed fixed;
  hone_fixed_init(&fixed, NULL, 0);
  base.unknown.capacity = base.unknown.size;
  CHECK(Ext_set(&base, &ext, &fixed.alloc) == HONE_OUT_OF_MEMORY);
  ENCODES(Base, &base, "10 01  48 05");
  /* A value that cannot be written. */
  memset(ext.name, 'x', 4);
  CHECK(Ext_set(&base, &ext, check_heap()) == HONE_BAD_VALUE);
  ENCODES(Base, &base, "10 01  48 05");
  Other_init(&other);
  Strict_init(&strict);
  other.strict = &strict;
  CHECK(Other_set(&base, &other, check_heap()) == HONE_MISSING_REQUIRED);
  ENCODES(Base, &base, "10 01  48 05");
  RELEASE(Base, &base);

  DECODES(Base, &base, "52 00");
  CHECK(Other_has_strict(&base));
  CHECK(Other_get(&other, &base, check_heap()) == HONE_MISSING_REQUIRED);
  RELEASE(Other, &other);
  RELEASE(Base, &base);
  DECODES(Base, &base, "42 04 61626364");
  CHECK(Ext_get(&ext, &base, check_heap()) == HONE_TOO_LARGE);
  RELEASE(Ext, &ext);
  RELEASE(Base, &base);
}

/* Bytes that did not come from decode. */
static void other_bytes(void) {
  Base base;
  Ext ext;
  size_t size;
  Base_init(&base);
  base.unknown.data = check_bytes("48 05  10", &size);
  base.unknown.size = size;
  CHECK(!Ext_has_level(&base));
  CHECK(Ext_get(&ext, &base, check_heap()) == HONE_TRUNCATED);
  Ext_clear_level(&base);
  CHECK(base.unknown.size == 3);
  Other_clear_plain(&base);
  CHECK(base.unknown.size == 1 && base.unknown.data[0] == 0x10);
}

static void sets_are_messages(void) {
  Ext ext, copy;
  DECODES(Ext, &ext, "10 01  1a 02 0801");
  CHECK(Ext_clone(&copy, &ext, check_heap()) == HONE_OK && Ext_equal(&ext, &copy));
  CHECK(Ext_hash(&ext, 1) == Ext_hash(&copy, 1));
  CHECK(Ext_merge(&copy, &ext, check_heap()) == HONE_OK && Ext_equal(&ext, &copy));
  Ext_clear(&copy, check_heap());
  CHECK(!copy.has_level && copy.level == -1 && !Ext_equal(&ext, &copy));
  RELEASE(Ext, &ext);
  RELEASE(Ext, &copy);
}

int main(void) {
  get_sees();
  has_sees();
  clear_takes_out();
  set_replaces();
  failures_change_nothing();
  other_bytes();
  sets_are_messages();
  return 0;
}
