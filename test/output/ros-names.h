/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The DDS name of a type is a constant, from every form of namespace that ROS 2's middleware makes
 * it of: as C, C++ and paths join it, of two parts, of one, of many, empty, and none at all.
 */
// RUN: rm -rf %t && mkdir %t
// RUN: %hone %s -o %t --formats ros1 --verbs size -- -I%include
// RUN: grep 'name_dds' %t/ros-names.hone.h | FileCheck %s --match-full-lines
#include <hone/hone.h>

#define FIELD                                                                                      \
  uint8_t x HONE(1);

typedef struct HONE_MESSAGE(ros2 = "std_msgs__msg__Header") AsC {
  FIELD
} AsC;
// CHECK:      #define AsC_name_dds "std_msgs::msg::dds_::Header_"

typedef struct HONE_MESSAGE(ros2 = "std_msgs::msg::Header") AsCxx {
  FIELD
} AsCxx;
// CHECK-NEXT: #define AsCxx_name_dds "std_msgs::msg::dds_::Header_"

typedef struct HONE_MESSAGE(ros2 = "std_msgs/msg/Header") AsPath {
  FIELD
} AsPath;
// CHECK-NEXT: #define AsPath_name_dds "std_msgs::msg::dds_::Header_"

typedef struct HONE_MESSAGE(ros2 = "a__b__c__d__Deep") Deep {
  FIELD
} Deep;
// CHECK-NEXT: #define Deep_name_dds "a::b::c::d::dds_::Deep_"

typedef struct HONE_MESSAGE(ros2 = "plain__Name") OnePart {
  FIELD
} OnePart;
// CHECK-NEXT: #define OnePart_name_dds "plain::dds_::Name_"

/* An empty namespace, and none that anyone said. */
typedef struct HONE_MESSAGE(ros2 = "Alone") Empty {
  FIELD
} Empty;
// CHECK-NEXT: #define Empty_name_dds "dds_::Alone_"

typedef struct HONE_MESSAGE() Unsaid {
  FIELD
} Unsaid;
// CHECK-NEXT: #define Unsaid_name_dds "dds_::Unsaid_"

/* Underscores that join nothing belong to the name. */
typedef struct HONE_MESSAGE(ros2 = "my_pkg/msg/Has_One") Underscored {
  FIELD
} Underscored;
// CHECK-NEXT: #define Underscored_name_dds "my_pkg::msg::dds_::Has_One_"

typedef struct HONE_MESSAGE(ros2 = "example_interfaces/srv/AddTwoInts_Request") Service {
  FIELD
} Service;
// CHECK-NEXT: #define Service_name_dds "example_interfaces::srv::dds_::AddTwoInts_Request_"

typedef struct HONE_MESSAGE(ros2 = "pkg::action::Fibonacci_SendGoal_Request") Action {
  FIELD
} Action;
// CHECK-NEXT: #define Action_name_dds "pkg::action::dds_::Fibonacci_SendGoal_Request_"
// CHECK-NOT: {{.}}
