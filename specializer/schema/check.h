/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The parts of schema_check: check.c has messages one by one, extensions.c
 * what sets of extensions may say, and that they do not meet.
 */
#ifndef HONE_SCHEMA_CHECK_H
#define HONE_SCHEMA_CHECK_H

#include "schema/schema.h"

void schema_check_extensions(const Schema *schema, Diag *diag);

#endif
