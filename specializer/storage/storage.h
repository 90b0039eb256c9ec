/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A storage says in C how a place is loaded, stored, appended to and tested.
 * It knows where values lie and nothing of bytes on a wire. Adding one: a file
 * here, a line in storages.def, what its code calls in include/hone/.
 *
 * Every function writes through the Function it is given: what it returns are
 * expressions, what must happen before them it writes as statements, and where
 * something can go wrong it writes `f->fail(f, status)` under a condition.
 * f->msg is the message; Place.base leads to embedded ones.
 */
#ifndef HONE_STORAGE_STORAGE_H
#define HONE_STORAGE_STORAGE_H

#include "emit/function.h"
#include "plan/plan.h"

typedef struct Storage {
  const char *name;  // the word in --storage
  const char *infix; // between <M> and what follows in generated names: "", "_payload"
  bool has_layout;   // its values lie as the compiler lays them out: runs of them may be copied
  bool owns_values;  // the operations without a format (init, release, clone, …) apply to it

  /* What `msg` points to: "struct point", "Person". */
  const char *(*message_type)(Arena *arena, const Message *message);
  /* What generated names begin with: "Person". */
  const char *(*message_stem)(Arena *arena, const Message *message);
  /* Includes and assertions that its code needs in the unit. */
  void (*prepare)(Unit *unit, const Message *message);
  /* Asserts that the place, and all in it, lies where the layout has it: what COPY steps take as
   * given. NULL where there is no layout. */
  void (*rely_on)(Unit *unit, const Place *place);

  /* -- Reading -- */

  /* A scalar, in its own C type; enums in their integer type. */
  const char *(*value)(Function *f, const Place *place);
  /* Text or bytes. Invalid ones (char[N] without NUL, a count above its capacity) fail
   * with HONE_BAD_VALUE where f->fail is set, else are cut to what is there. */
  void (*bytes)(Function *f, const Place *place, const char **data, const char **size);
  /* Pointer to a message that is there, const. */
  const char *(*message)(Function *f, const Place *place);
  /* The pointer to a value or message that may be NULL though neither presence nor a count says
   * so: an element's, an arm's. What reads the place must ask first. NULL: there is none. */
  const char *(*nullable)(Function *f, const Place *place);
  /* How many elements, as size_t; checked like bytes(). */
  const char *(*count)(Function *f, const Place *place);
  /* The first of the elements, contiguous in C layout; NULL where it cannot be had. */
  const char *(*elements)(Function *f, const Place *place);
  /* The bytes at a place, for COPY steps; also written through. NULL where it cannot be had. */
  const char *(*address)(Function *f, const Place *place);
  /* The selector's value, in its own C type. */
  const char *(*selector)(Function *f, const Place *place);
  /* Whether the condition holds. Never called with WHEN_ALWAYS. */
  const char *(*test)(Function *f, const Condition *condition);
  /* Pointer and size of the unknown fields, as bytes(). */
  void (*unknown)(Function *f, const Place *place, const char **data, const char **size);

  /* -- Writing -- */

  /* Stores a scalar that is known to be in range, of the place's own C type; into a selector
   * another case label of the arm that is there, or one of no arm where none is. */
  void (*set_value)(Function *f, const Place *place, const char *value);
  /* Copies (or where f->alias allows points to) `size` bytes at `data`; what the place
   * owned before is released. Too large, NULs, out of memory: fails. */
  void (*set_bytes)(Function *f, const Place *place, const char *data, const char *size);
  /* Makes a single message be there, initialised if it was not; the pointer to it. */
  const char *(*set_message)(Function *f, const Place *place);
  /* Makes the condition true (presence member or bit, arm; a changed arm is released and
   * initialised). A pointer's presence is set_message's or set_value's own doing. */
  void (*set_present)(Function *f, const Condition *condition);
  /* No arm: what was there is released. */
  void (*set_no_arm)(Function *f, const Place *selector);
  /* Room for `more` elements (an expression of size_t); fails when there cannot be. */
  void (*reserve)(Function *f, const Place *place, const char *more);
  /* One more element, counted and initialised; until function_pop_index the place's
   * PART_ELEMENT is it. Grows, unless reserve() made room for it. */
  void (*append)(Function *f, const Place *place, bool reserved);
  /* `count` more elements copied from bytes of equal layout; reserve() made room. */
  void (*append_copy)(Function *f, const Place *place, const char *data, const char *count);
  /* The count as it is, before more are added; unchecked. */
  const char *(*raw_count)(Function *f, const Place *place);
  /* `more` elements were written behind the last one, from elements() on; reserve() made room. */
  void (*add_count)(Function *f, const Place *place, const char *more);
  /* Before and after all of a message was read: counts of fixed arrays, map keys. */
  void (*open_container)(Function *f, const Place *place);
  void (*close_container)(Function *f, const Place *place, bool is_map);
  /* Adds bytes to the unknown fields. */
  void (*add_unknown)(Function *f, const Place *place, const char *data, const char *size);
  /* The hone_unknown *, for a key codec's keep(). */
  const char *(*unknown_address)(Function *f, const Place *place);

  /* -- Lifetime; each takes a field's PART_VALUE, a oneof's PART_SELECTOR or PART_UNKNOWN -- */

  /* Sets every member of it (value, count, presence, selector) to its initial state, without
   * looking at what was there: the default, zero, NULL, no arm. */
  void (*init)(Function *f, const Place *place);
  /* Frees all it owns (what messages below it own too), through f->alloc. Leaves the members
   * as they are: init follows where they are used again. Writes nothing if it owns nothing. */
  void (*release)(Function *f, const Place *place);
  /* Whether release writes anything. */
  bool (*owns)(const Place *place);
} Storage;

#define STORAGE(NAME) extern const Storage storage_##NAME;
#include "storage/storages.def"
#undef STORAGE

extern const Storage *const storages[];
extern const size_t storage_count;

const Storage *storage_find(const char *name); // NULL: none

#endif
