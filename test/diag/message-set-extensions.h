// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// What a message set holds are extensions, and these are single messages.

#include <hone/hone.h>

struct HONE_MESSAGE() leaf { int32_t a HONE(1); };
struct HONE_MESSAGE(message_set, extensions = "4-max") full {
  int32_t own HONE(1);
  hone_unknown rest HONE_UNKNOWN;
};
struct HONE_MESSAGE(message_set, extensions = "4-max") set { hone_unknown rest HONE_UNKNOWN; };
struct HONE_EXTEND(set) items {
  int32_t number HONE(4);
  size_t n_many;
  struct leaf *many HONE(5);
  struct leaf *group HONE(6, group);
  struct leaf *good HONE(2147483646);
  struct leaf *beyond HONE(2147483647);
};

// CHECK: {{.*}}message-set-extensions.h:10:11: error: 'full' is a message set, which has extensions alone; drop `message_set`, or move 'own' into an extension
// CHECK-NEXT: int32_t own HONE(1);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NEXT: {{.*}}message-set-extensions.h:15:11: error: 'number' is an extension of the message set 'set', which holds single messages; put it into a message
// CHECK-NEXT: int32_t number HONE(4);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NEXT: {{.*}}message-set-extensions.h:17:16: error: 'many' is an extension of the message set 'set', which holds single messages; put it into a message
// CHECK-NEXT: struct leaf *many HONE(5);
// CHECK-NEXT:{{^ {17}\^$}}
// CHECK-NEXT: {{.*}}message-set-extensions.h:18:16: error: 'group' is an extension of the message set 'set', which holds no groups; drop `group`
// CHECK-NEXT: struct leaf *group HONE(6, group);
// CHECK-NEXT:{{^ {17}\^$}}
// CHECK-NEXT: {{.*}}message-set-extensions.h:20:16: error: the number 2147483647 of 'beyond' is no extension of 'set'; add it there: `extensions = "..."`
// CHECK-NEXT: struct leaf *beyond HONE(2147483647);
// CHECK-NEXT:{{^ {17}\^$}}
// CHECK-NOT: error:
