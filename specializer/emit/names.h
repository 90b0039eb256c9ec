/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How generated things are called, and how C spells types. Every generated
 * name is made here, so that the driver can check them against the names that
 * the user's header declares.
 */
#ifndef HONE_EMIT_NAMES_H
#define HONE_EMIT_NAMES_H

#include "plan/plan.h"
#include "support/str.h"

/* "Person_encode_protobuf": stem, verb, and the format if there is one. */
const char *name_function(Arena *arena, const char *stem, const char *verb, const char *format);

/* "int32_t", "uint64_t": the exact-width integer type. */
const char *c_integer(unsigned size, bool is_signed);
/* The C type of a codec's values. */
const char *c_value_type(ValueType type);
/* Whether every value of the codec's type is one of the C type's, so that no check is due. */
bool c_fits(ValueType from, const Type *to);

#endif
