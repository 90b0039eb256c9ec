/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Needs the target's include folder and its definition to be parsed at all. */
#ifndef CIRCLE_H
#define CIRCLE_H
#include <hone/hone.h>
#include <stdint.h>

#include "unit.h"

typedef struct HONE_MESSAGE() Circle {
  int32_t radius HONE(1);
  float corners[SIDES] HONE(2);
} Circle;

#endif
