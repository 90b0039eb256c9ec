// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t -- -I%include -Dmsg=3 2>&1 | FileCheck --strict-whitespace %s
//
// A macro that is still defined at the end would change what is emitted, or what the library's
// headers declare. One that is undefined, means itself, or is never called does not matter.

#include <hone/hone.h>

#define i0 3
#define key 4
#undef key
#define cursor(x) x
#define end(x) x
#define names names
#define hone_get_limit cut
#define capacity /* nothing */

struct HONE_MESSAGE() m {
  int32_t n_names;
  hone_str names[4] HONE(1);
};

// CHECK: hone: error: the macro 'msg' would change emitted code; rename it, or #undef it at the end of the header
// CHECK-DAG: {{.*}}macro-in-emitted-code.h:16:9: error: the macro 'capacity' would change emitted code; rename it, or #undef it at the end of the header
// CHECK-DAG: {{.*}}macro-in-emitted-code.h:9:9: error: the macro 'i0' would change emitted code; rename it, or #undef it at the end of the header
// CHECK-NOT: error:
