/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Exits with 0 if a circle with as many corners as asked for (3) comes back as it was. */
#include "shapes/circle.hone.h"

#include <stdlib.h>

int main(int argc, char **argv) {
  Circle in = {.radius = 150, .corners = {1, 2, 3}}, out;
  uint8_t buffer[64];
  hone_result written = Circle_encode_protobuf(&in, buffer, sizeof buffer);
  if (written.status != HONE_OK ||
      Circle_decode_protobuf(&out, buffer, written.size, NULL, 0).status != HONE_OK) {
    return 1;
  }
  int corners = argc > 1 ? atoi(argv[1]) : 3;
  if (out.radius != 150 || sizeof out.corners / sizeof *out.corners != (size_t)corners) {
    return 2;
  }
  written = Circle_encode_ros1(&in, buffer, sizeof buffer);
  return written.status == HONE_OK && written.size == 4 + 4 * (size_t)corners ? 0 : 3;
}
