/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * An inertial measurement as a robot's driver holds it: plain structs, no
 * pointer, nothing to free. The annotations vanish for every compiler; only
 * the specializer sees them.
 */
#ifndef EXAMPLES_IMU_H
#define EXAMPLES_IMU_H

#include <hone/hone.h>

HONE_FILE(package = "examples")

typedef struct HONE_MESSAGE() Header {
  uint32_t seq HONE(1);
  hone_time stamp HONE(2);
  char frame_id[32] HONE(3);
} Header;

typedef struct HONE_MESSAGE() Imu {
  Header header HONE(1);
  double orientation[4] HONE(2); /* x, y, z, w */
  double orientation_covariance[9] HONE(3);
  double angular_velocity[3] HONE(4);
  double angular_velocity_covariance[9] HONE(5);
  double linear_acceleration[3] HONE(6);
  double linear_acceleration_covariance[9] HONE(7);
} Imu;

#endif
