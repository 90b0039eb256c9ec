/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the files of the native storage share: how a place is spelled in C.
 * native.c reads, native_write.c stores, native_life.c initialises and
 * releases.
 */
#ifndef HONE_STORAGE_NATIVE_H
#define HONE_STORAGE_NATIVE_H

#include "storage/storage.h"

/* `msg->header.stamp`: a member of the message that `place` lies in. */
const char *native_member(Function *f, const Place *place, const char *path);
/* The value, container or element itself, as an lvalue. */
const char *native_lvalue(Function *f, const Place *place);
/* The pointer of a POINTER, POINTERS or SEQUENCE container; the array of the others. */
const char *native_items(Function *f, const Place *place);
/* The count as an lvalue; a fixed array's is a local of the function. */
const char *native_count_lvalue(Function *f, const Place *place);
/* The count as size_t, unchecked. */
const char *native_raw_count(Function *f, const Place *place);
/* C spelling of one element: "PhoneNumber", "char *". */
const char *native_element_type(Arena *arena, const Field *field);
/* The name of the constant that holds a text default, or "NULL". */
const char *native_kept(Function *f, const Field *field);
/* Whether the selector says that the arm at `place` is there. */
const char *native_arm_test(Function *f, const Place *place);
/* The arm that a selector of 0 says is there: only case labels may; else NULL. */
const Field *native_zero_arm(const Oneof *oneof);
/* The selector's value for an arm; of case labels the first. */
const char *native_arm_label(Arena *arena, const Field *arm);
/* The place of a field's value, in the message that `place` lies in. */
const Place *native_sibling(Function *f, const Place *place, const Field *field);
/* `x` as a size_t: without a cast where it is one. */
const char *native_size_cast(Arena *arena, const Member *member, const char *x);
/* The word of a presence set that holds the field's bit, and the bit in it. */
const char *native_presence_word(Function *f, const Place *place);
const char *native_presence_mask(Arena *arena, const Field *field);
/* Writes `status = CALL; if (status != HONE_OK) { fail }`. */
void native_checked_call(Function *f, const char *call);

/* The largest value of an integer member, as C writes it. */
const char *native_count_limit(Arena *arena, const Member *member);
/* Pointer to the message that `place` lies in. */
const char *native_holder(Function *f, const Place *place);

bool native_is_text(const Type *type); // TEXT, WTEXT or BYTES
bool native_message_owns(const Message *message);

/* native_write.c */
void native_set_value(Function *f, const Place *place, const char *value);
void native_set_bytes(Function *f, const Place *place, const char *data, const char *size);
const char *native_set_message(Function *f, const Place *place);
void native_set_present(Function *f, const Condition *condition);
void native_set_no_arm(Function *f, const Place *selector);
void native_reserve(Function *f, const Place *place, const char *more);
void native_append(Function *f, const Place *place, bool reserved);
void native_append_copy(Function *f, const Place *place, const char *data, const char *count);
void native_add_count(Function *f, const Place *place, const char *more);
void native_open_container(Function *f, const Place *place);
void native_close_container(Function *f, const Place *place, bool is_map);
void native_add_unknown(Function *f, const Place *place, const char *data, const char *size);

/* native_life.c */
void native_init(Function *f, const Place *place);
void native_init_value(Function *f, const Place *place); // value alone, not count or presence
void native_release(Function *f, const Place *place);
bool native_owns(const Place *place);
/* The name of the function that releases a oneof's arm and leaves none; made on first use. */
const char *native_drop_function(Function *f, const Place *selector);
/* The call that settles a map's entries and gives their new count. */
const char *native_settle_call(Function *f, const Place *place);

/* Assertions of layout (native_layout.c): a type's size, blamed on `what`; a place and all in it.
 */
void native_rely_on_size(Unit *unit, const char *type, uint64_t size, const char *what);
void native_rely_on(Unit *unit, const Place *place);

#endif
