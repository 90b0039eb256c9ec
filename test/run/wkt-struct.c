// What protoc wrote as a Struct is found by its keys; a mask of fields has those that it names and
// what lies in them.
//
// REQUIRES: protoc
// RUN: split-file %s %t
// RUN: %protoc -I/usr/include --encode=google.protobuf.Struct google/protobuf/struct.proto < %t/in.txt > %t/in.bin
// RUN: %hone_run %t/main.c %include/hone/wkt/struct.h %include/hone/wkt/field_mask.h -- -- -I%S/Inputs \
// RUN:   < %t/in.bin > %t/out.bin
// RUN: %protoc -I/usr/include --decode=google.protobuf.FieldMask google/protobuf/field_mask.proto < %t/out.bin \
// RUN:   | diff %t/out.txt -
//--- in.txt
fields { key: "pi" value { number_value: 3.25 } }
fields { key: "name" value { string_value: "n" } }
fields { key: "yes" value { bool_value: true } }
fields { key: "nothing" value { null_value: NULL_VALUE } }
fields { key: "inner" value { struct_value { fields { key: "" value { number_value: 1 } } } } }
fields { key: "list" value { list_value { values { bool_value: false } values { number_value: 2 } } } }
//--- out.txt
paths: "b.c"
paths: "a"
paths: "p2"
paths: "p3"
paths: "p4"
paths: "p5"
paths: "p6"
paths: "p7"
paths: "p8"
paths: "p9"
//--- main.c
#include <hone/wkt.h>

#include "hone/wkt/field_mask.hone.h"
#include "hone/wkt/struct.hone.h"

#include "check.h"

static void lookups(const google_protobuf_Struct *s) {
  double number = 0;
  bool yes = false;
  hone_str name = {NULL, 0};
  const google_protobuf_ListValue *list = hone_wkt_struct_list(s, "list");
  const google_protobuf_Struct *inner = hone_wkt_struct_struct(s, "inner");
  CHECK(hone_wkt_struct_number(s, "pi", &number) && number == 3.25);
  CHECK(hone_wkt_struct_text(s, "name", &name));
  TEXT_IS(name, "n");
  CHECK(hone_wkt_struct_bool(s, "yes", &yes) && yes);
  CHECK(hone_wkt_struct_find(s, "nothing")->kind_case == HONE_WKT_NULL);
  CHECK(inner != NULL && hone_wkt_struct_number(inner, "", &number) && number == 1);
  CHECK(list != NULL && list->n_values == 2 && list->values[1].kind.number_value == 2);
  /* Not there, and of another kind. */
  CHECK(hone_wkt_struct_find(s, "p") == NULL && hone_wkt_struct_find(s, "pi2") == NULL);
  CHECK(!hone_wkt_struct_number(s, "name", &number) && !hone_wkt_struct_number(s, "x", &number));
  CHECK(!hone_wkt_struct_text(s, "pi", &name) && !hone_wkt_struct_bool(s, "pi", &yes));
  CHECK(hone_wkt_struct_struct(s, "list") == NULL && hone_wkt_struct_list(s, "inner") == NULL);
  CHECK(hone_wkt_struct_struct(s, "x") == NULL && hone_wkt_struct_list(s, "x") == NULL);
}

static void masks(google_protobuf_FieldMask *mask) {
  char path[] = "p0";
  google_protobuf_FieldMask_init(mask);
  CHECK(!hone_wkt_field_mask_has(mask, "a"));
  CHECK(hone_wkt_field_mask_add(mask, "b.c", NULL) == HONE_OUT_OF_MEMORY && mask->n_paths == 0);
  CHECK(hone_wkt_field_mask_add(mask, "b.c", check_heap()) == HONE_OK);
  CHECK(hone_wkt_field_mask_add(mask, "a", check_heap()) == HONE_OK);
  CHECK(hone_wkt_field_mask_has(mask, "a") && hone_wkt_field_mask_has(mask, "a.x"));
  CHECK(!hone_wkt_field_mask_has(mask, "ab") && !hone_wkt_field_mask_has(mask, ""));
  CHECK(hone_wkt_field_mask_has(mask, "b.c.d") && !hone_wkt_field_mask_has(mask, "b"));
  CHECK(hone_wkt_field_mask_add(mask, "a.y", check_heap()) == HONE_OK && mask->n_paths == 2);
  for (path[1] = '2'; path[1] <= '9'; path[1]++) {
    CHECK(hone_wkt_field_mask_add(mask, path, check_heap()) == HONE_OK);
  }
  CHECK(mask->n_paths == 10);
}

int main(void) {
  static uint8_t in[4096], out[4096];
  size_t size = fread(in, 1, sizeof in, stdin);
  google_protobuf_Struct s;
  google_protobuf_FieldMask mask;
  hone_result result;
  result = google_protobuf_Struct_decode_protobuf(&s, in, size, check_heap(), 0);
  CHECK(result.status == HONE_OK && s.n_fields == 6);
  lookups(&s);
  RELEASE(google_protobuf_Struct, &s);
  masks(&mask);
  result = google_protobuf_FieldMask_encode_protobuf(&mask, out, sizeof out);
  CHECK(result.status == HONE_OK);
  fwrite(out, 1, result.size, stdout);
  RELEASE(google_protobuf_FieldMask, &mask);
  return 0;
}
