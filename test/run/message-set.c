// The extensions of a message set lie in items, as protoc writes them; the parts of an item may come
// in any order and with others beside them, and what is incomplete is no extension. Of equal numbers
// the messages merge.
//
// REQUIRES: protoc
// RUN: split-file %s %t
// RUN: %protoc -I%t --encode=t.Holder %t/ext.proto < %t/values.txt > %t/in.bin
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs < %t/in.bin > %t/out.bin
// RUN: cmp %t/in.bin %t/out.bin
//--- ext.proto
syntax = "proto2";
package t;
message Set { option message_set_wire_format = true; extensions 4 to max; }
message Leaf {
  extend Set { optional Leaf in_set = 1000; optional Leaf far = 2000000000; }
  optional int32 a = 1;
  optional string b = 2;
  optional Set set = 3;
}
message Holder { optional Set set = 1; optional int32 id = 2; }
//--- values.txt
set {
  [t.Leaf.in_set] { a: 5 b: "five" }
  [t.Leaf.far] { set { [t.Leaf.in_set] { } } }
}
id: 1
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

HONE_FILE(package = "t")

typedef struct HONE_MESSAGE(message_set, extensions = "4-max") Set {
  hone_unknown unknown HONE_UNKNOWN;
} Set;

typedef struct HONE_MESSAGE() Leaf {
  bool has_a;
  int32_t a HONE(1);
  hone_str b HONE(2, optional);
  Set *set HONE(3);
} Leaf;

typedef struct HONE_EXTEND(Set) Items {
  Leaf *far HONE(2000000000);
  Leaf *in_set HONE(1000);
} Items;

typedef struct HONE_EXTEND(Set) Four {
  Leaf *four HONE(4);
} Four;

typedef struct HONE_MESSAGE() Holder {
  Set *set HONE(1);
  bool has_id;
  int32_t id HONE(2);
} Holder;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

static void what_protoc_wrote(void) {
  static uint8_t in[4096], out[4096];
  size_t size = fread(in, 1, sizeof in, stdin);
  hone_result result;
  Holder holder;
  Items items, inner, none;
  result = Holder_decode_protobuf(&holder, in, size, check_heap(), 0);
  CHECK(result.status == HONE_OK);
  CHECK(Items_get(&items, holder.set, check_heap()) == HONE_OK);
  CHECK(items.in_set->a == 5);
  TEXT_IS(items.in_set->b, "five");
  CHECK(Items_get(&inner, items.far->set, check_heap()) == HONE_OK);
  CHECK(inner.far == NULL && inner.in_set != NULL && !inner.in_set->has_a);
  CHECK(Items_has_far(holder.set) && !Items_has_far(items.far->set));
  Items_init(&none);
  CHECK(Items_set(holder.set, &none, NULL) == HONE_OK && holder.set->unknown.size == 0);
  CHECK(Items_set(holder.set, &items, check_heap()) == HONE_OK);
  result = Holder_encode_protobuf(&holder, out, sizeof out);
  CHECK(result.status == HONE_OK);
  fwrite(out, 1, result.size, stdout);
  RELEASE(Items, &inner);
  RELEASE(Items, &items);
  RELEASE(Holder, &holder);
}

/* What the set in `hex` has as number 4: `want`, encoded; NULL: nothing. */
static void has_four(int line, const char *hex, const char *want) {
  Set set;
  Four four;
  DECODES(Set, &set, hex);
  ENCODES(Set, &set, hex);
  CHECK(Four_get(&four, &set, check_heap()) == HONE_OK);
  if (Four_has_four(&set) != (want != NULL) || (four.four != NULL) != (want != NULL)) {
    fprintf(stderr, "line %d: four is %s\n", line, want == NULL ? "there" : "not there");
    exit(1);
  }
  if (want != NULL) {
    ENCODES(Leaf, four.four, want);
  }
  RELEASE(Four, &four);
  RELEASE(Set, &set);
}
#define HAS_FOUR(hex, want) has_four(__LINE__, hex, want)

static void items_in_other_spellings(void) {
  HAS_FOUR("0b 1004 1a02 0801 0c", "0801");
  HAS_FOUR("0b 1a02 0801 1004 0c", "0801");
  HAS_FOUR("0b 2001 1004 2a00 1a02 0801 3001 0c", "0801");
  HAS_FOUR("0b 108400 1a8200 0801 0c", "0801");
  HAS_FOUR("0b 1004 1a02 0801 0c  0b 1a02 0802 1004 0c", "0802");
  HAS_FOUR("0b 1004 1a02 0801 0c  0b 1005 1a02 0807 0c  0b 1004 1a03 120162 0c", "0801 120162");
  HAS_FOUR("1002  0b 1004 1a00 0c  2a0161", "");
  /* The first number and the first message count. */
  HAS_FOUR("0b 1004 1005 1a02 0801 1a02 0802 0c", "0801");
  HAS_FOUR("0b 1005 1004 1a02 0801 0c", NULL);
  /* Incomplete ones, and fields that are no items. */
  HAS_FOUR("0b 0c", NULL);
  HAS_FOUR("0b 1004 0c", NULL);
  HAS_FOUR("0b 1a02 0801 0c", NULL);
  HAS_FOUR("0b 1000 1a02 0801 0c", NULL);
  HAS_FOUR("0b 1084808080 20 1a02 0801 0c", NULL);
  HAS_FOUR("13 1004 1a02 0801 14", NULL);
  HAS_FOUR("2202 0801", NULL);
  HAS_FOUR("", NULL);
}

static void items_are_taken_out(void) {
  Set set;
  Four four;
  Leaf leaf;
  DECODES(Set, &set, "1002  0b 1004 1a00 0c  0b 1004 0c  0b 1005 1a00 0c  0b 1a00 1004 2001 0c  1003");
  Four_clear_four(&set);
  ENCODES(Set, &set, "1002  0b 1004 0c  0b 1005 1a00 0c  1003");
  Leaf_init(&leaf);
  leaf.has_a = true;
  four.four = &leaf;
  CHECK(Four_set(&set, &four, check_heap()) == HONE_OK);
  CHECK(Four_set(&set, &four, check_heap()) == HONE_OK);
  ENCODES(Set, &set, "1002  0b 1004 0c  0b 1005 1a00 0c  1003  0b 1004 1a02 0800 0c");
  RELEASE(Set, &set);
}

static void wrong_items_fail(void) {
  Set set;
  Four four;
  /* A set as a whole is fields, so its own decode refuses what is none. */
  REFUSES(Set, &set, HONE_MALFORMED, 5, "0b 1004 1a00 14");
  REFUSES(Set, &set, HONE_TRUNCATED, 5, "0b 1004 1a00");
  REFUSES(Four, &four, HONE_MALFORMED, 6, "0b 1004 1a00 14");
  REFUSES(Four, &four, HONE_TRUNCATED, 5, "0b 1004 1a00");
  REFUSES(Four, &four, HONE_TRUNCATED, 3, "0b 1005");
  DECODES(Set, &set, "0b 1004 1a01 08 0c");
  CHECK(Four_get(&four, &set, check_heap()) == HONE_TRUNCATED);
  RELEASE(Four, &four);
  RELEASE(Set, &set);
}

int main(void) {
  what_protoc_wrote();
  items_in_other_spellings();
  items_are_taken_out();
  wrong_items_fail();
  return 0;
}
