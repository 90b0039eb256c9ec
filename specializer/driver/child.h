/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Other programs that the tool runs.
 */
#ifndef HONE_DRIVER_CHILD_H
#define HONE_DRIVER_CHILD_H

#include "support/vec.h"

typedef VEC(const char *) Words;

/* Runs a program, looked for on PATH unless it holds a slash; the words begin with its name.
 * Returns its exit code, 127 where it cannot be started, 128 + N where signal N ended it. Its
 * diagnostics go into *log, in the arena; with `log` NULL they go where ours go. */
int child_run(Arena *arena, const Words *words, const char **log);

#endif
