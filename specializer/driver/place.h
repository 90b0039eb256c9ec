/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Where things lie: what a header's output is called, how it is included, and
 * where the tool finds its own headers.
 */
#ifndef HONE_DRIVER_PLACE_H
#define HONE_DRIVER_PLACE_H

#include "driver/options.h"

/* "person" for any/person.h; with --base the path below it, "robot/imu". */
const char *place_stem(Arena *arena, const Options *options, const char *header);
/* The same with the header's own ending: how generated code includes it. */
const char *place_include(Arena *arena, const Options *options, const char *header);
/* The folder that holds hone/hone.h: beside the tool, or of the source tree it was built in. */
const char *place_include_dir(Arena *arena);

#endif
