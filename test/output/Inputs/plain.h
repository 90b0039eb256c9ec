/* What a format without tags and absence can say as well. */
#ifndef PLAIN_H
#define PLAIN_H
#include <hone/hone.h>

HONE_FILE(package = "plain")

typedef struct HONE_MESSAGE() Header {
  uint32_t seq HONE(1);
  hone_time stamp HONE(2);
  hone_str frame_id HONE(3);
} Header;

typedef struct HONE_MESSAGE() Vector3 {
  double x HONE(1);
  double y HONE(2);
  double z HONE(3);
} Vector3;

typedef struct HONE_MESSAGE() Imu {
  Header header HONE(1);
  Vector3 angular_velocity HONE(2);
  double angular_velocity_covariance[9] HONE(3);
  Vector3 linear_acceleration HONE(4);
  size_t n_track;
  Vector3 *track HONE(5);
  size_t n_tags;
  hone_str *tags HONE(6);
  size_t n_data;
  uint8_t *data HONE(7);
  bool valid HONE(8);
  int8_t temperature HONE(9);
} Imu;

#endif
