/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Files that the tool makes: whole or not at all, and left alone when nothing
 * changed, so that a build does not redo what depends on them.
 */
#ifndef HONE_SUPPORT_OUTFILE_H
#define HONE_SUPPORT_OUTFILE_H

#include "support/diag.h"

/* Makes `path` hold `text`, creating its folders. A file that holds it already is not touched.
 * Else the text goes to a temporary name beside it, which is renamed: no one ever sees half of
 * it. False, and a diagnostic, when it cannot be done. */
bool outfile_write(Diag *diag, const char *path, const char *text);

/* A depfile, as make and ninja read it: all targets depend on all inputs. */
bool outfile_write_depfile(Diag *diag, const char *path, const char *const *targets,
                           size_t target_count, const char *const *inputs, size_t input_count);

#endif
