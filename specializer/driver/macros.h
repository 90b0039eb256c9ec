/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A user's macro may be called as something in emitted code is, or in the
 * library's headers that it includes: `#define key 3` in a header changes
 * every `key` behind it. This finds them by the words of the text itself.
 */
#ifndef HONE_DRIVER_MACROS_H
#define HONE_DRIVER_MACROS_H

#include "driver/read.h"
#include "support/diag.h"

/* Reports each macro of schema->macros that is still defined at the end of `header` and that one
 * of the texts (x.hone.h and x.hone.c, complete) or a header of the library they include would be
 * changed by. Standard names and those that begin with HONE_ are taken as meant. */
void macros_check(Arena *arena, Diag *diag, const ReadOptions *options, const Schema *schema,
                  const char *const *texts, size_t text_count);

#endif
