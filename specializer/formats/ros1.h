/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the files of the format ros1 share.
 */
#ifndef HONE_FORMATS_ROS1_H
#define HONE_FORMATS_ROS1_H

#include "formats/format.h"
#include "support/str.h"

/* Whether the definitions that the messages bring say what their structs say. */
void ros1_check_definition(Diag *diag, Arena *arena, const Message *message);

/* Names, checksums and definitions, as NameConstants. */
size_t ros1_constants(Arena *arena, const Schema *schema, const Message *message, NameConstant *out,
                      size_t capacity);

#endif
