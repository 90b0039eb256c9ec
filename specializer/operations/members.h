/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the operations on the values themselves share: they walk the plan of
 * the values member by member, two of them with a destination and a source
 * (copy.c), two with nothing to write to.
 */
#ifndef HONE_OPERATIONS_MEMBERS_H
#define HONE_OPERATIONS_MEMBERS_H

#include "operations/operation.h"

/* What a top-level step of the values' plan is about, as init() and release() take it: a field's
 * value, a oneof's selector, or the unknown fields. */
const Place *member_place(Arena *arena, const Step *step);
/* The place of a VALUE, BYTES or CALL itself, which may be an element. */
const Place *member_own_place(const Step *step);
/* The condition that makes an arm of a SELECT the one that is there. */
Condition member_arm(Arena *arena, const Step *select, size_t arm);
/* "name (text)", "phones (repeated message)": above a member's code. */
void member_comment(Function *f, const Step *step);
/* The same for a field: "1: name (optional text)". */
void field_comment(Function *f, const Field *field);
/* The same for a step that has a field; fields that are copied together are named together:
 * "x, y: 8 bytes as they lie". */
void step_comment(Function *f, const Step *step);

/* A message's own function: "PhoneNumber_clone". */
const char *member_function(const Emission *e, const Message *message, const char *verb);
/* How C compares an element's bytes: true for scalars without padding. */
bool member_is_plain(const Type *type);

/* A function of `e`'s message: `signature` has the hole $type$, and $name$ for stem and verb. */
Function *member_begin(const Emission *e, const char *verb, const char *signature);
#endif
