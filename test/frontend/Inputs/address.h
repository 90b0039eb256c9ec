/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A header with types that others share. */
#ifndef ADDRESS_H
#define ADDRESS_H
#include <hone/hone.h>

HONE_FILE(package = "shared.types")

enum HONE_ENUM(prefix = "KIND_") kind { KIND_HOME = 1, KIND_WORK };

typedef struct HONE_MESSAGE() Address {
  hone_str street HONE(1);
  enum kind kind HONE(2);
} Address;

#endif
