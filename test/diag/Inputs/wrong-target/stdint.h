/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A libc of a 32-bit target. */
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef int int32_t;
typedef unsigned uint32_t;
typedef unsigned uintptr_t;
typedef unsigned short uint_least16_t;
