/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How fields lie in C.
 */
#ifndef IMPORT_SHAPE_H
#define IMPORT_SHAPE_H

#include "import/model.h"

/* Reports what was said of this field and does not suit it. */
void shape_check_choices(Model *model, const ProtoField *field);

/* Sets field->shape; the types that it uses have their names. */
void shape_field(Model *model, ProtoField *field);

/* Whether the field is a message or a group. */
/* By choice a hone_time or hone_duration, not a message. */
bool shape_is_time(const ProtoField *field);
bool shape_is_message(const ProtoField *field);

#endif
