/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Exits with 0 if a time comes back as it was. */
#include <hone/wkt.h>

#include "stamp.hone.h"

int main(void) {
  google_protobuf_Timestamp at;
  Stamp in, out;
  uint8_t buffer[64], memory[256];
  struct timespec time = {17, 18};
  hone_fixed fixed;
  hone_result written;
  google_protobuf_Timestamp_init(&at);
  Stamp_init(&in);
  in.at = &at;
  if (hone_wkt_timestamp_from_timespec(&at, &time) != HONE_OK) {
    return 1;
  }
  written = Stamp_encode_protobuf(&in, buffer, sizeof buffer);
  hone_fixed_init(&fixed, memory, sizeof memory);
  if (Stamp_decode_protobuf(&out, buffer, written.size, &fixed.alloc, 0).status != HONE_OK) {
    return 2;
  }
  time.tv_sec = 0;
  return hone_wkt_timestamp_to_timespec(out.at, &time) == HONE_OK && time.tv_sec == 17 &&
                 time.tv_nsec == 18
             ? 0
             : 3;
}
