/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Messages of ROS 1 as `hone import msg` makes them of Debian's definitions, without their texts:
 * std_msgs/Bool and Header, diagnostic_msgs/DiagnosticArray, geometry_msgs/PoseArray,
 * sensor_msgs/Image.
 */
#ifndef BENCH_MESSAGES_ROS1_H
#define BENCH_MESSAGES_ROS1_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE(ros1 = "std_msgs/Bool") RosBool {
  bool data HONE(1);
} RosBool;

typedef struct HONE_MESSAGE(ros1 = "std_msgs/Header") RosHeader {
  uint32_t seq HONE(1);
  hone_time stamp HONE(2);
  hone_str frame_id HONE(3);
} RosHeader;

typedef struct HONE_MESSAGE(ros1 = "diagnostic_msgs/KeyValue") RosKeyValue {
  hone_str key HONE(1);
  hone_str value HONE(2);
} RosKeyValue;

typedef struct HONE_MESSAGE(ros1 = "diagnostic_msgs/DiagnosticStatus") RosStatus {
  int8_t level HONE(1);
  hone_str name HONE(2);
  hone_str message HONE(3);
  hone_str hardware_id HONE(4);
  size_t n_values;
  RosKeyValue *values HONE(5);
} RosStatus;

typedef struct HONE_MESSAGE(ros1 = "diagnostic_msgs/DiagnosticArray") RosDiagnostics {
  RosHeader header HONE(1);
  size_t n_status;
  RosStatus *status HONE(2);
} RosDiagnostics;

typedef struct HONE_MESSAGE(ros1 = "geometry_msgs/Point") RosPoint {
  double x HONE(1);
  double y HONE(2);
  double z HONE(3);
} RosPoint;

typedef struct HONE_MESSAGE(ros1 = "geometry_msgs/Quaternion") RosQuaternion {
  double x HONE(1);
  double y HONE(2);
  double z HONE(3);
  double w HONE(4);
} RosQuaternion;

typedef struct HONE_MESSAGE(ros1 = "geometry_msgs/Pose") RosPose {
  RosPoint position HONE(1);
  RosQuaternion orientation HONE(2);
} RosPose;

typedef struct HONE_MESSAGE(ros1 = "geometry_msgs/PoseArray") RosPoses {
  RosHeader header HONE(1);
  size_t n_poses;
  RosPose *poses HONE(2);
} RosPoses;

typedef struct HONE_MESSAGE(ros1 = "sensor_msgs/Image") RosImage {
  RosHeader header HONE(1);
  uint32_t height HONE(2);
  uint32_t width HONE(3);
  hone_str encoding HONE(4);
  uint8_t is_bigendian HONE(5);
  uint32_t step HONE(6);
  hone_bytes data HONE(7);
} RosImage;

#endif
