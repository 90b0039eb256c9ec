/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the two halves of the protobuf format share: protobuf.c has its codecs
 * and lowers messages, protobuf_check.c judges schemas beforehand.
 */
#ifndef HONE_FORMATS_PROTOBUF_H
#define HONE_FORMATS_PROTOBUF_H

#include "formats/format.h"

/* Errors for whatever protobuf cannot say, in the messages that are used. */
void protobuf_check(const Schema *schema, Diag *diag);

/* The codec of a field's scalar: of one element. NULL: its type is no scalar, or has none. */
const Codec *protobuf_scalar(const Field *field);
/* Whether elements of this codec can be packed: all numbers, bool and enums. */
bool protobuf_is_packable(const Codec *codec);

#endif
