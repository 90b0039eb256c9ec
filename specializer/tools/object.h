/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What functions and constants an object file has, and how many bytes each takes. LLVM reads
 * ELF, Mach-O and COFF; archives of those are taken apart here.
 */
#ifndef HONE_TOOLS_OBJECT_H
#define HONE_TOOLS_OBJECT_H

#include <stdint.h>

#include "support/diag.h"
#include "support/vec.h"

typedef struct Function {
  const char *name; // as C has it: without the underscore of Mach-O
  uint64_t bytes;
} Function;

typedef VEC(Function) Functions;

/* Adds the functions of a file, in the order of its symbols. False, and a diagnostic, where it is
 * none of these. */
bool object_read(Arena *arena, Diag *diag, const char *path, Functions *functions);

#endif
