/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the operations on wire bytes share: how they name each other's
 * functions, and how a value passes between its place and its codec.
 */
#ifndef HONE_OPERATIONS_WIRE_H
#define HONE_OPERATIONS_WIRE_H

#include "operations/members.h"

/* A message's own function for this format: "PhoneNumber_size_FORMAT". */
const char *wire_function(const Emission *e, const Message *message, const char *verb);
/* "hone_pb_int32_put". */
const char *wire_primitive(const Emission *e, const Codec *codec, const char *verb);
/* `value` of the place's C type, as the codec takes it. */
const char *wire_to_codec(const Emission *e, const Codec *codec, const Place *place,
                          const char *value);
/* The C type of a scalar at its place; enums by their integer type. */
const char *wire_place_type(const Place *place);
/* A count of bytes, as C writes it. */
const char *wire_number(Arena *arena, uint64_t n);
/* Whether a step's list is one CALL. */
const Step *wire_only_call(const Steps *steps);
/* Whether any step of the list, however deep, is a CALL of a message that can reach itself. */
bool wire_is_recursive_call(const Emission *e, const Step *call);

/* Whether the product of a count and `each` bytes on the wire can be more than a size_t of 32 bits
 * holds: only where an element takes more bytes there than in memory. */
bool wire_may_wrap(const Field *field, uint64_t each);
/* Whether all elements of this EACH can pass at once between an array in memory and the wire: the
 * codec has primitives for that, and its C type is the elements'. */
bool wire_is_bulk(const Emission *e, Function *f, const Step *each);
/* `case N:` for every value of the selector that means this arm, or `default:`. */
void wire_case(Function *f, const Field *arm);
/* Whether some arm stands for every value that no other arm has. */
bool wire_has_default(const Oneof *oneof);

#endif
