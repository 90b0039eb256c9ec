/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The pipeline for a run: every header from its text to its two files. It is
 * the only place where formats and operations meet.
 */
#ifndef HONE_DRIVER_PIPELINE_H
#define HONE_DRIVER_PIPELINE_H

#include "driver/options.h"

/* Runs it for all headers. Nothing is written where any has an error. False: there were errors. */
bool pipeline_run(const Options *options, Diag *diag);

#endif
