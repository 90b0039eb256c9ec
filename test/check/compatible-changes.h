// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every program takes: new optional fields, new messages, new values of open enums, another order.
// RUN: split-file %s %t
// RUN: %hone check %t/old.h %t/new.h -- -I%include 2>&1 | count 0

//--- old.h
#include <hone/hone.h>
typedef enum HONE_ENUM() E {
  ZERO
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
typedef struct HONE_MESSAGE() N {
  int32_t a HONE(1);
  float b HONE(2);
} N;
//--- new.h
#include <hone/hone.h>
typedef enum HONE_ENUM() E {
  ZERO, ONE
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
typedef struct HONE_MESSAGE(reserved = "9") N {
  bool has_c;
  int32_t c HONE(3);
  float b HONE(2, deprecated);
  int32_t a HONE(1);
} N;
typedef struct HONE_MESSAGE() Fresh {
  int32_t a HONE(1, required);
} Fresh;
