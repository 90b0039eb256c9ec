/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How generated things are called, and how C spells types. Every generated
 * name is made here, so that the driver can check them against the names that
 * the user's header declares.
 *
 * Public names are <M>_verb or <M>_verb_format. Locals are `msg p end base
 * size` and the like, loop indices i0 i1 …, and FIELD_suffix for what belongs
 * to a field. A FIELD_suffix takes trailing underscores until it is no keyword
 * of C or C++, no *_t, no name of the library, no parameter or other local of
 * its function, and nothing that the header declares as a function, an enum or
 * a message. A field has a fixed name in a function, so adding another field
 * renames nothing (but where two fields spell one name: `a_b` with `size` and
 * `a` with `b_size`).
 */
#ifndef HONE_EMIT_NAMES_H
#define HONE_EMIT_NAMES_H

#include "schema/schema.h"
#include "schema/value_type.h"
#include "support/str.h"

/* "Person_encode_FORMAT", "Person_init": stem, verb, and the format if there is one. */
const char *name_function(Arena *arena, const char *stem, const char *verb, const char *format);
/* "phones_count", with an underscore behind it where C or the library owns that. */
const char *name_field_local(Arena *arena, const Field *field, const char *suffix);
/* Whether C, C++ or the library own the name. */
bool name_is_reserved(const char *name);
/* "PERSON_HONE_H", for the stem "person"; folders become part of it. */
const char *name_guard(Arena *arena, const char *stem);

/* "int32_t", "uint64_t": the exact-width integer type. */
const char *c_integer(unsigned size, bool is_signed);
/* The C type of a codec's values. */
const char *c_value_type(ValueType type);
/* Whether every value of the codec's type is one of the C type's, so that no check is due.
 * Bit-fields are narrower than their type says: the storage looks at the member. */
bool c_fits(ValueType from, const Type *to);
/* Whether a scalar's C type may be another one, or of another width or sign, on another target:
 * `long`, `size_t`, `wchar_t`, plain `char`, typedefs that could be any of them. */
bool c_may_vary(const Type *type);
/* "count * 8"; "72u" where the count is a literal; `count` itself times 1. */
const char *c_product(Arena *arena, const char *count, uint64_t factor);
/* "const T *" that follows the rules for `*`: "const struct point *", "char **". */
const char *c_pointer(Arena *arena, const char *type);

#endif
