/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Names, checksums and definitions of ROS 1, as genmsg has them: of the text that a struct brings,
 * else of one that is made of the struct; of a service, of both its parts. Lists of messages lose
 * their brackets in the checksum, as they do in genmsg. What ROS 1 cannot define has none.
 */
// RUN: rm -rf %t && mkdir %t
// RUN: %hone %s -o %t --formats ros1 --verbs size -- -I%include
// RUN: grep -E '(name|md5|definition)_ros1' %t/ros1-checksum.hone.h | FileCheck %s --match-full-lines
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t/ros1-checksum.hone.c
#include <hone/hone.h>

HONE_FILE(package = "std_msgs")

/* Debian's std_msgs/Header. */
typedef struct HONE_MESSAGE() Header {
  uint32_t seq HONE(1);
  hone_time stamp HONE(2);
  hone_str frame_id HONE(3);
} Header;

// TEXT: const char Header_definition_ros1[39] = "uint32 seq\ntime stamp\nstring frame_id\n";
// CHECK:      #define Header_name_ros1 "std_msgs/Header"
// CHECK-NEXT: #define Header_md5_ros1 "2176decaecbce78abc3b96ef049fabed"
// CHECK-NEXT: extern const char Header_definition_ros1[39];

/* The same with a text: comments and blanks do not count, but stay in the definition. */
typedef struct HONE_MESSAGE(name = "Said", ros1 = "other/Header")
    HONE_DEFINITION("# seconds\nuint32   seq # a count\n\ntime stamp\nstring frame_id") Said {
  uint32_t seq HONE(1);
  hone_time stamp HONE(2);
  hone_str frame_id HONE(3);
} Said;

// CHECK-NEXT: #define Said_name_ros1 "other/Header"
// CHECK-NEXT: #define Said_md5_ros1 "2176decaecbce78abc3b96ef049fabed"
// CHECK-NEXT: extern const char Said_definition_ros1[61];

/* diagnostic_msgs/DiagnosticStatus: constants first, and a byte is a byte. */
typedef struct HONE_MESSAGE(ros1 = "diagnostic_msgs/KeyValue") KeyValue {
  hone_str key HONE(1);
  hone_str value HONE(2);
} KeyValue;

// CHECK-NEXT: #define KeyValue_name_ros1 "diagnostic_msgs/KeyValue"
// CHECK-NEXT: #define KeyValue_md5_ros1 "cf57fdc6617a881a88c16e768132149c"
// CHECK-NEXT: extern const char KeyValue_definition_ros1[25];

typedef struct HONE_MESSAGE(ros1 = "diagnostic_msgs/DiagnosticStatus")
    HONE_DEFINITION("byte OK=0\nbyte WARN=1\nbyte ERROR=2\nbyte STALE=3\n\nbyte level\nstring name\n"
                    "string message\nstring hardware_id\nKeyValue[] values\n") Status {
  int8_t level HONE(1);
  hone_str name HONE(2);
  hone_str message HONE(3);
  hone_str hardware_id HONE(4);
  size_t n_values;
  KeyValue *values HONE(5);
} Status;

// CHECK-NEXT: #define Status_name_ros1 "diagnostic_msgs/DiagnosticStatus"
// CHECK-NEXT: #define Status_md5_ros1 "d0ce08bc6e5ba34c7754f563a9cabaf1"
// CHECK-NEXT: extern const char Status_definition_ros1[{{[0-9]+}}];
// TEXT: const char Status_definition_ros1{{.*}}KeyValue[] values\n\n====={{=*}}\nMSG: diagnostic_msgs/KeyValue\nstring key\nstring value\n";

/* std_srvs/SetBool, of both parts. */
typedef struct HONE_MESSAGE(ros1 = "std_srvs/SetBoolRequest") SetBoolRequest {
  bool data HONE(1);
} SetBoolRequest;

typedef struct HONE_MESSAGE(ros1 = "std_srvs/SetBoolResponse") SetBoolResponse {
  bool success HONE(1);
  hone_str message HONE(2);
} SetBoolResponse;

// CHECK-NEXT: #define SetBoolRequest_name_ros1 "std_srvs/SetBoolRequest"
// CHECK-NEXT: #define SetBoolRequest_md5_ros1 "8b94c1b53db61fb6aed406028ad6332a"
// CHECK-NEXT: extern const char SetBoolRequest_definition_ros1[11];
// CHECK-NEXT: #define SetBoolResponse_name_ros1 "std_srvs/SetBoolResponse"
// CHECK-NEXT: #define SetBoolResponse_md5_ros1 "937c9679a518e3a18d831e57125ea522"
// CHECK-NEXT: extern const char SetBoolResponse_definition_ros1[29];
// CHECK-NEXT: #define SetBool_name_ros1 "std_srvs/SetBool"
// CHECK-NEXT: #define SetBool_md5_ros1 "09fb03525b03e7ea1fd3992bafd87e16"

/* ROS 1 has no oneof: a name, and nothing that would say what it is. */
typedef struct HONE_MESSAGE(ros1 = "pkg/Choice") Choice {
  uint32_t which;
  union {
    int32_t a HONE(1);
    Header b HONE(2);
  } of HONE_ONEOF(which);
} Choice;

// CHECK-NEXT: #define Choice_name_ros1 "pkg/Choice"
// CHECK-NOT:  {{.}}
