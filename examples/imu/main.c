/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The same struct in two wire formats: encode, decode, compare. Buffers are
 * sized at compile time and no allocator is passed: nothing needs one.
 */
#include <stdio.h>
#include <stdlib.h>

#include "imu.hone.h"

static Imu measure(void) {
  Imu imu;
  Imu_init(&imu);
  imu.header.seq = 7;
  imu.header.stamp.sec = 1700000000;
  imu.header.stamp.nsec = 250000000;
  snprintf(imu.header.frame_id, sizeof imu.header.frame_id, "imu_link");
  imu.orientation[3] = 1.0;
  imu.angular_velocity[2] = 0.25;
  imu.linear_acceleration[2] = 9.80665;
  for (int i = 0; i < 9; i += 4) {
    imu.orientation_covariance[i] = 1e-4;
    imu.angular_velocity_covariance[i] = 1e-5;
    imu.linear_acceleration_covariance[i] = 1e-3;
  }
  return imu;
}

static bool report(const char *format, hone_result encoded, hone_result decoded, const Imu *sent,
                   const Imu *received) {
  if (encoded.status != HONE_OK || decoded.status != HONE_OK) {
    printf("%s: encode: %s, decode: %s\n", format, hone_status_string(encoded.status),
           hone_status_string(decoded.status));
    return false;
  }
  printf("%-8s %zu bytes, decoded %s\n", format, encoded.size,
         Imu_equal(sent, received) ? "equal" : "DIFFERENT");
  return decoded.size == encoded.size && Imu_equal(sent, received);
}

int main(void) {
  const Imu imu = measure();
  uint8_t protobuf[Imu_max_size_protobuf], ros1[Imu_max_size_ros1];
  hone_result encoded, decoded;
  Imu received;
  bool ok;

  encoded = Imu_encode_protobuf(&imu, protobuf, sizeof protobuf);
  decoded = Imu_decode_protobuf(&received, protobuf, encoded.size, NULL, 0);
  ok = report("protobuf", encoded, decoded, &imu, &received);

  encoded = Imu_encode_ros1(&imu, ros1, sizeof ros1);
  decoded = Imu_decode_ros1(&received, ros1, encoded.size, NULL, 0);
  ok = report("ros1", encoded, decoded, &imu, &received) && ok;

  return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
