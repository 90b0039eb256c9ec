/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The parts of the operation decode. decode.c makes the functions and reads
 * what comes in a fixed order, decode_value.c reads one thing into its place,
 * decode_members.c reads members in any order, complete.c asks afterwards for
 * required ones, settle.c settles maps that came in several parts.
 */
#ifndef HONE_OPERATIONS_DECODE_H
#define HONE_OPERATIONS_DECODE_H

#include "operations/wire.h"

typedef struct Get {
  const Emission *e;
  Function *f;
  const char *end;      // of what is being read: "end", or a LENGTH's own
  const Place *unknown; // where members go that nobody knows; NULL: nowhere
  const Codec *keys;    // of the MEMBERS around; NULL: none
} Get;

/* What happens between reading a value and storing it. */
typedef struct Slot {
  const Condition *when; // made true; NULL: nothing
  const Place *append;   // a container that gets one more element; NULL: none
  bool reserved;         // room for that was made before
  const char *seen;      // a statement that notes a required member's arrival; NULL: none
} Slot;

void get_steps(Get *get, const Steps *steps, const Slot *slot);

/* decode_value.c */
void get_value(Get *get, const Step *step, const Slot *slot);
/* "Color_is_known", a static function that is made on first use: of a closed enum's values. */
const char *get_known_function(const Emission *e, const Codec *codec, const Enum *enumeration);
void get_bytes(Get *get, const Step *step, const Slot *slot);
void get_length(Get *get, const Step *step, const Slot *slot);
void get_each(Get *get, const Step *step, const Slot *slot);
void get_call(Get *get, const Step *step, const char *end, const char *terminator,
              const Slot *slot);
void get_copy(Get *get, const Step *step, const Slot *slot);
void slot_open(Get *get, const Slot *slot);
void slot_close(Get *get, const Slot *slot);
void return_if_failed(Get *get); // `if (p == NULL) { return NULL; }`

/* The same of a plain value that is known to be there, `offset` bytes behind p, which stays. */
void get_value_at(Get *get, const Step *step, const Slot *slot, uint64_t offset);

/* decode_members.c */
void get_members(Get *get, const Step *step);

/* complete.c: <M>_is_complete_<f>, for plans with required members whose presence is kept. */
void emit_is_complete(const Emission *e);
bool required_is_kept(const MemberStep *member);

/* settle.c: <M>_settle_<f>, for plans with maps. */
bool maps_may_wait(const Emission *e);
void note_map(Get *get, const Field *field);
void settle_map(Get *get, const Field *field);
void emit_settle(const Emission *e);

#endif
