// Timestamp and Duration become C's own types and come back; what one of them cannot hold is refused.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %include/hone/wkt/timestamp.h %include/hone/wkt/duration.h -- -- -I%S/Inputs
//--- main.c
#include <hone/wkt.h>

#include "hone/wkt/duration.hone.h"
#include "hone/wkt/timestamp.hone.h"

#include "check.h"

#define TIME_T_IS_WIDE (sizeof(time_t) > 4)

static void timestamps(void) {
  google_protobuf_Timestamp t;
  struct timespec ts = {1700000000, 999999999};
  hone_time time = {3, 4};
  google_protobuf_Timestamp_init(&t);
  CHECK(hone_wkt_timestamp_is_valid(&t));
  CHECK(hone_wkt_timestamp_from_timespec(&t, &ts) == HONE_OK);
  CHECK(t.seconds == 1700000000 && t.nanos == 999999999);
  ENCODES(google_protobuf_Timestamp, &t, "08 80e2cfaa06 10 ff93ebdc03");
  ts.tv_sec = 0;
  CHECK(hone_wkt_timestamp_to_timespec(&t, &ts) == HONE_OK);
  CHECK(ts.tv_sec == 1700000000 && ts.tv_nsec == 999999999);
  CHECK(hone_wkt_timestamp_to_time(&t, &time) == HONE_OK);
  CHECK(time.sec == 1700000000 && time.nsec == 999999999);
  ts.tv_nsec = 1000000000;
  CHECK(hone_wkt_timestamp_from_timespec(&t, &ts) == HONE_BAD_VALUE);
  ts.tv_nsec = -1;
  CHECK(hone_wkt_timestamp_from_timespec(&t, &ts) == HONE_BAD_VALUE && t.seconds == 1700000000);
  /* Before 1970 the nanoseconds still go forward. */
  ts.tv_sec = -1;
  ts.tv_nsec = 500000000;
  CHECK(hone_wkt_timestamp_from_timespec(&t, &ts) == HONE_OK && t.seconds == -1);
  CHECK(t.nanos == 500000000 && hone_wkt_timestamp_to_time(&t, &time) == HONE_BAD_VALUE);
  time.sec = UINT32_MAX;
  time.nsec = UINT32_MAX;
  hone_wkt_timestamp_from_time(&t, time);
  CHECK(t.seconds == INT64_C(4294967299) && t.nanos == 294967295);
  CHECK(hone_wkt_timestamp_to_time(&t, &time) == HONE_BAD_VALUE);
  CHECK((hone_wkt_timestamp_to_timespec(&t, &ts) == HONE_OK) == TIME_T_IS_WIDE);
}

static void limits_of_timestamps(void) {
  google_protobuf_Timestamp t;
  struct timespec ts;
  google_protobuf_Timestamp_init(&t);
  t.seconds = INT64_C(253402300799);
  CHECK(hone_wkt_timestamp_is_valid(&t));
  CHECK((hone_wkt_timestamp_to_timespec(&t, &ts) == HONE_OK) == TIME_T_IS_WIDE);
  t.seconds++;
  CHECK(!hone_wkt_timestamp_is_valid(&t));
  CHECK(hone_wkt_timestamp_to_timespec(&t, &ts) == HONE_BAD_VALUE);
  t.seconds = INT64_C(-62135596800);
  CHECK(hone_wkt_timestamp_is_valid(&t));
  t.seconds--;
  CHECK(!hone_wkt_timestamp_is_valid(&t));
  t.seconds = 0;
  t.nanos = -1;
  CHECK(!hone_wkt_timestamp_is_valid(&t));
  t.nanos = 1000000000;
  CHECK(!hone_wkt_timestamp_is_valid(&t));
#if UINTPTR_MAX > 0xffffffff
  ts.tv_sec = (time_t)INT64_C(253402300800);
  ts.tv_nsec = 0;
  CHECK(hone_wkt_timestamp_from_timespec(&t, &ts) == HONE_BAD_VALUE);
#endif
}

/* A duration, as a struct timespec, and there and back. */
static void duration_is(int line, int64_t seconds, int32_t nanos, int64_t down, int32_t forward) {
  google_protobuf_Duration d;
  struct timespec ts = {0, 0};
  hone_duration pair = {0, 0};
  google_protobuf_Duration_init(&d);
  d.seconds = seconds;
  d.nanos = nanos;
  if (hone_wkt_duration_to_timespec(&d, &ts) != HONE_OK || (int64_t)ts.tv_sec != down ||
      ts.tv_nsec != forward || hone_wkt_duration_to_duration(&d, &pair) != HONE_OK ||
      pair.sec != down || pair.nsec != forward) {
    fprintf(stderr, "line %d: %lld s %ld ns\n", line, (long long)ts.tv_sec, (long)ts.tv_nsec);
    exit(1);
  }
  google_protobuf_Duration_init(&d);
  CHECK(hone_wkt_duration_from_timespec(&d, &ts) == HONE_OK);
  CHECK(d.seconds == seconds && d.nanos == nanos);
  google_protobuf_Duration_init(&d);
  hone_wkt_duration_from_duration(&d, pair);
  CHECK(d.seconds == seconds && d.nanos == nanos);
}

static void durations(void) {
  google_protobuf_Duration d;
  struct timespec ts = {0, 0};
  hone_duration pair = {-1, -1};
  duration_is(__LINE__, 0, 0, 0, 0);
  duration_is(__LINE__, 1, 500000000, 1, 500000000);
  duration_is(__LINE__, -1, -500000000, -2, 500000000);
  duration_is(__LINE__, 0, -1, -1, 999999999);
  duration_is(__LINE__, -3, 0, -3, 0);
  google_protobuf_Duration_init(&d);
  hone_wkt_duration_from_duration(&d, pair);
  CHECK(d.seconds == -1 && d.nanos == -1);
  d.seconds = 1;
  CHECK(!hone_wkt_duration_is_valid(&d));
  CHECK(hone_wkt_duration_to_timespec(&d, &ts) == HONE_BAD_VALUE);
  CHECK(hone_wkt_duration_to_duration(&d, &pair) == HONE_BAD_VALUE);
  d.nanos = 1000000000;
  CHECK(!hone_wkt_duration_is_valid(&d));
  d.seconds = INT64_C(315576000000);
  d.nanos = 999999999;
  CHECK(hone_wkt_duration_is_valid(&d));
  CHECK(hone_wkt_duration_to_duration(&d, &pair) == HONE_BAD_VALUE);
  d.seconds++;
  CHECK(!hone_wkt_duration_is_valid(&d));
  d.seconds = (int64_t)INT32_MIN;
  d.nanos = -1;
  CHECK(hone_wkt_duration_to_duration(&d, &pair) == HONE_BAD_VALUE);
  ts.tv_nsec = 1000000000;
  CHECK(hone_wkt_duration_from_timespec(&d, &ts) == HONE_BAD_VALUE && d.nanos == -1);
#if UINTPTR_MAX > 0xffffffff
  ts.tv_sec = (time_t)INT64_C(-315576000001);
  ts.tv_nsec = 1;
  CHECK(hone_wkt_duration_from_timespec(&d, &ts) == HONE_OK);
  CHECK(d.seconds == INT64_C(-315576000000) && d.nanos == -999999999);
  CHECK(hone_wkt_duration_is_valid(&d));
  ts.tv_nsec = 0;
  CHECK(hone_wkt_duration_from_timespec(&d, &ts) == HONE_BAD_VALUE);
#endif
}

int main(void) {
  timestamps();
  limits_of_timestamps();
  durations();
  return 0;
}
