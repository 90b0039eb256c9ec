// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t --target s390x-unknown-linux-gnu -- -nostdinc -isystem %S/Inputs/wrong-target 2>&1 | FileCheck --strict-whitespace %s
//
// Headers of another target's libc are told by the size of uintptr_t.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t x HONE(1); };

// CHECK: hone: error: the <stdint.h> that was found is not of the target s390x-unknown-linux-gnu; give its libc's headers with `-- --sysroot=DIR`, or `-- -nostdlibinc -isystem DIR`
// CHECK-NOT: error:
