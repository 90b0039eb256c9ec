// Custom options are extensions of descriptor.proto's messages: imported, specialized, and read from
// what protoc wrote.
//
// REQUIRES: protoc
// RUN: split-file %s %t
// RUN: mkdir -p %t/gen
// RUN: cd %t && %protoc --plugin=protoc-gen-hone=%protoc_gen_hone -I. -I/usr/include --hone_out=gen \
// RUN:   options.proto google/protobuf/descriptor.proto
// RUN: cd %t && %protoc -I. -I/usr/include --descriptor_set_out=set.bin options.proto
// RUN: %hone_run %t/main.c %t/gen/options.h %t/gen/google/protobuf/descriptor.h -- --base %t/gen \
// RUN:   -- -I%t/gen -I%S/Inputs < %t/set.bin
//--- options.proto
syntax = "proto2";
package my;
import "google/protobuf/descriptor.proto";
message Info {
  optional string who = 1;
  repeated int32 n = 2 [packed = true];
}
extend google.protobuf.FieldOptions {
  optional Info info = 50001;
  repeated string tags = 50002;
}
extend google.protobuf.MessageOptions {
  optional bool hot = 50003;
  optional bool cold = 50004;
}
message M {
  option (hot) = true;
  optional int32 a = 1 [(info) = { who: "me" n: [1, 2] }, (tags) = "x", deprecated = true, (tags) = "y"];
}
//--- main.c
#include "google/protobuf/descriptor.hone.h"
#include "options.hone.h"

#include "check.h"

int main(void) {
  static uint8_t in[65536];
  size_t size = fread(in, 1, sizeof in, stdin);
  google_protobuf_FileDescriptorSet set;
  const google_protobuf_DescriptorProto *m;
  my_options_FieldOptions_ext field;
  hone_result result =
      google_protobuf_FileDescriptorSet_decode_protobuf(&set, in, size, check_heap(), 0);
  CHECK(result.status == HONE_OK && set.n_file == 1 && set.file[0].n_message_type == 2);
  m = &set.file[0].message_type[1];
  CHECK(my_options_MessageOptions_ext_has_hot(m->options));
  CHECK(!my_options_MessageOptions_ext_has_cold(m->options));
  CHECK(my_options_FieldOptions_ext_get(&field, m->field[0].options, check_heap()) == HONE_OK);
  TEXT_IS(field.info->who, "me");
  CHECK(field.info->n_n == 2 && field.info->n[1] == 2);
  CHECK(field.n_tags == 2 && m->field[0].options->deprecated);
  TEXT_IS(field.tags[0], "x");
  TEXT_IS(field.tags[1], "y");
  RELEASE(my_options_FieldOptions_ext, &field);
  RELEASE(google_protobuf_FileDescriptorSet, &set);
  return 0;
}
