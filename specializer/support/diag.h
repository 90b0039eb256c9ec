/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the tool tells its user. Every diagnostic has the form
 *
 *   file:line:col: error: what is wrong; what to write instead
 *     the source line
 *         ^
 *
 * Errors are counted and the stage goes on; the driver stops after a stage
 * with errors. `unreachable` is for broken invariants of ours, never for
 * something a user can cause.
 */
#ifndef HONE_SUPPORT_DIAG_H
#define HONE_SUPPORT_DIAG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "support/arena.h"

typedef struct Location {
  const char *file;      // as the user gave it or the compiler found it; NULL: no place
  unsigned line, column; // from 1
} Location;

typedef struct Diag {
  Arena *arena;
  FILE *out; // stderr
  size_t errors, warnings;
} Diag;

void diag_error(Diag *diag, Location at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void diag_warning(Diag *diag, Location at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* A second place that belongs to the error before it. */
void diag_note(Diag *diag, Location at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

_Noreturn void unreachable(const char *what);

#endif
