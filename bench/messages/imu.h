/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * An inertial measurement, shaped as ROS has it: a header, a quaternion, two
 * vectors, three covariances. 348 bytes, nearly all of them doubles.
 */
#ifndef BENCH_IMU_H
#define BENCH_IMU_H

#include <hone/hone.h>

HONE_FILE(package = "bench")

typedef struct HONE_MESSAGE() Stamp {
  uint32_t sec HONE(1);
  uint32_t nsec HONE(2);
} Stamp;

typedef struct HONE_MESSAGE() Header {
  uint32_t seq HONE(1);
  bool has_stamp;
  Stamp stamp HONE(2);
  hone_str frame_id HONE(3);
} Header;

typedef struct HONE_MESSAGE() Quaternion {
  double x HONE(1);
  double y HONE(2);
  double z HONE(3);
  double w HONE(4);
} Quaternion;

typedef struct HONE_MESSAGE() Vector3 {
  double x HONE(1);
  double y HONE(2);
  double z HONE(3);
} Vector3;

typedef struct HONE_MESSAGE() Imu {
  bool has_header;
  Header header HONE(1);
  bool has_orientation;
  Quaternion orientation HONE(2);
  double orientation_covariance[9] HONE(3);
  bool has_angular_velocity;
  Vector3 angular_velocity HONE(4);
  double angular_velocity_covariance[9] HONE(5);
  bool has_linear_acceleration;
  Vector3 linear_acceleration HONE(6);
  double linear_acceleration_covariance[9] HONE(7);
} Imu;

#endif
