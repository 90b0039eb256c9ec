/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * IR 2: the Plan. What the bytes of a message are, whatever holds the values.
 *
 * A format lowers a Message to a Plan; passes rewrite it; operations walk it
 * and write C. A Plan names values by *places*, bytes by *codecs*, and is built
 * from the closed list of steps below. It knows no C text and no layout.
 *
 * Decision record 0001 walks through one plan per format; docs/plan.md says
 * what each step means, for those who add a format.
 */
#ifndef HONE_PLAN_PLAN_H
#define HONE_PLAN_PLAN_H

#include "schema/schema.h"
#include "schema/value_type.h"

typedef struct Step Step;
typedef struct Plan Plan;

/* ---- Places ---- */

typedef enum PlacePart {
  PART_VALUE,    // the value, or the whole container
  PART_ELEMENT,  // the element that the EACH (or repeating member) around is at
  PART_COUNT,    // how many elements there are
  PART_SELECTOR, // which arm of `oneof` is there
  PART_UNKNOWN,  // the message's unknown fields
} PlacePart;

typedef struct Place {
  const struct Place *base; // the embedded message it lies in, where a CALL was inlined; else NULL
  const Message *message;   // whose member it is
  const Field *field;       // VALUE, ELEMENT, COUNT
  const Oneof *oneof;       // SELECTOR
  PlacePart part;
} Place;

/* ---- Conditions ---- */

typedef enum ConditionKind {
  WHEN_ALWAYS,
  WHEN_NONZERO,  // the scalar's bits are not all zero (-0.0 is nonzero); text or bytes not empty
  WHEN_PRESENT,  // its presence member, bit or pointer says so
  WHEN_ELEMENTS, // the container has at least one element
  WHEN_ARM,      // the selector of field->oneof holds this arm
} ConditionKind;

typedef struct Condition {
  ConditionKind kind;
  const Place *place; // of the field (PART_VALUE)
} Condition;

/* ---- Codecs: open; a format's table ---- */

typedef enum CodecKind {
  CODEC_VALUE,  // a scalar
  CODEC_BYTES,  // text or bytes, with all that delimits them
  CODEC_LENGTH, // what surrounds a nested body: a length before it, or a terminator behind it
  CODEC_KEY,    // what names a member
} CodecKind;

/*
 * A codec stands for primitives in include/hone/<format>.h. With stem S, C type T, `in` for
 * `const uint8_t *p, const uint8_t *end`:
 *
 * VALUE
 *   size_t hone_S_size(T);
 *     only if min != max
 *   uint8_t *hone_S_put(uint8_t *p, T);
 *     the caller checked for `max` bytes; writes exactly the bytes it needs
 *   const uint8_t *hone_S_get(in, T *out, hone_decoder *d);
 *     NULL: failed, and d says how
 *   T hone_S_load(const uint8_t *p);
 *     only if `plain`: `max` bytes are there
 *   size_t hone_S_count(in);  hone_S_get_all(in, T *out, size_t n, hone_decoder *d);
 *   size_t hone_S_size_all(const T *, size_t n);  hone_S_put_all(p, size, const T *, size_t n);
 *     only if `bulk`: the values that end in a region, those n values; the size of n values, and
 *     writing them, for which size_all() gave `size`
 * BYTES
 *   size_t hone_S_size(size_t n);
 *     all of it, for n bytes of content
 *   uint8_t *hone_S_put(uint8_t *p, const void *data, size_t n);
 *     the caller checked for n + max
 *   const uint8_t *hone_S_get(in, hone_span *out, hone_decoder *d);
 * LENGTH
 *   size_t hone_S_size(size_t n);
 *     the prefix alone
 *   uint8_t *hone_S_put(uint8_t *p, size_t n);
 *     the prefix, where n is known
 *   uint8_t *hone_S_close(uint8_t *body, uint8_t *p, const uint8_t *end);
 *     `reserve` bytes lie before body and p is its end: writes the prefix, moving the body
 *     where it needs more; NULL when there is no room for that; `end` NULL: room is known
 *   const uint8_t *hone_S_get(in, size_t *n, hone_decoder *d);
 *     checks that n bytes follow
 *   Where `delimited` there is no prefix and none of these: the LENGTH step's terminator
 *   stands behind the body, and only MEMBERS can find it.
 * KEY
 *   const uint8_t *hone_S_get(in, uint32_t *key, hone_decoder *d);
 *   const uint8_t *hone_S_skip(in, uint32_t key, hone_decoder *d);
 *     p is behind the key; a terminator where none is due fails
 *   hone_status hone_S_keep(hone_alloc *, hone_unknown *, uint32_t key, uint64_t value);
 *     adds a scalar that its place cannot hold to the unknown fields
 *   const uint8_t *hone_S_end(in, hone_decoder *d);
 *     only where a LITERAL names the codec: what stands behind a member, however it is spelled
 *   bool hone_S_find(const uint8_t *, size_t size, uint32_t key, size_t *at, hone_span *out);
 *     only if `extends`: of kept members the next with this key at or behind *at, which then is
 *     behind it; *out is what stands behind its key; false: there is none
 *   void hone_S_drop(hone_unknown *, const uint32_t *keys, size_t count, size_t size);
 *     only if `extends`: takes the members with these keys out of the first `size` bytes
 * Every VALUE, and BYTES that are not bare
 *   const uint8_t *hone_S_skip(in, hone_decoder *d);
 */
typedef struct Codec {
  const char *name; // in dumps
  const char *stem;
  /* What a row of a table calls it; NULL: no table can. Of a KEY the word in the runtime's names,
   * `pb` for <hone/pb_table.h>, hone_pb_table_get() and HONE_PB_ROW(). */
  const char *table;
  CodecKind kind;
  ValueType value;   // VALUE
  unsigned min, max; // VALUE: encoded bytes; BYTES, LENGTH: of what is around the content
  /* What the tool knows of sizes beyond min and max, for exact bounds; NULL: nothing. */
  unsigned (*around)(uint64_t n);       // BYTES, LENGTH: bytes around n bytes of content
  unsigned (*most)(const Field *field); // VALUE: the most that a value of this C type takes
  unsigned unit;                        // BYTES: bytes per unit of size (1; 2 for UTF-16); else 0
  bool bare;        // BYTES with nothing around: exactly what the C array holds. On entry of
                    // get, out->size says how many bytes there must be
  uint64_t limit;   // BYTES, LENGTH: the largest n that may be written
  bool plain;       // VALUE with min == max: equals the C type of that size in layout (in the
                    // byte order below), every bit pattern is valid, and hone_S_load exists
  bool exact;       // VALUE with min == max: get reads no longer spelling either; so are plain ones
  bool big_endian;  // of plain codecs
  bool bulk;        // VALUE: there are primitives for all elements of an array of T at once
  bool extends;     // KEY: what a message keeps as unknown can be read as members of another one
  bool guarded;     // VALUE: hone_S_valid(T) says whether a value may be written
  bool merges;      // VALUE: get starts from what *out holds
  bool delimited;   // LENGTH without prefix
  unsigned reserve; // LENGTH: bytes that close() expects before the body
} Codec;

/* ---- Steps ---- */

/* Encoded bytes, at least and at most. Unbounded max is BYTES_UNBOUNDED. A storage must refuse
 * content above a field's capacity or `max` before it is written: room checks rely on it. What
 * decode meets lies within, but for members that are left out (MEMBERS) and codecs that read more
 * spellings than they write. */
typedef struct Bounds {
  uint64_t min, max;
} Bounds;
#define BYTES_UNBOUNDED UINT64_MAX

typedef enum StepKind {
#define STEP(NAME) STEP_##NAME,
#include "plan/steps.def"
#undef STEP
} StepKind;

typedef VEC(Step *) Steps;

/* How an EACH knows its end. */
typedef enum EachEnd {
  EACH_COUNTED, // `codec` holds the number of elements before the first
  EACH_TO_END,  // the LENGTH around it ends it
  EACH_FIXED,   // always field->length elements
} EachEnd;

/* One key of a MEMBERS step. */
typedef struct MemberStep {
  const Field *field;
  uint32_t key;             // what the key codec's get yields
  const uint8_t *key_bytes; // what is written for it
  size_t key_size;
  Condition when;       // written only then; decoding it makes it so
  const Place *repeats; // NULL, or a container: once per element, key included (PART_VALUE)
  bool is_map;          // repeats: of equal keys the last value wins, in the slot of the first
  bool required;        // its absence is HONE_MISSING_REQUIRED
  bool read_only;       // another spelling of `field`: accepted, never written
  Steps body;
  Bounds bytes;  // key and all; with `repeats` all of its occurrences
  uint64_t room; // by the rooms pass: encode checks for so many bytes before it tests
                 // `when`, for this member and those after it; 0: no check there
} MemberStep;

/* What decode does with a value that its place does not take. */
typedef enum Domain {
  DOMAIN_ANY,    // only what the C type cannot hold is HONE_BAD_VALUE
  DOMAIN_CLOSED, // an enum that takes only its enumerators
} Domain;

/*
 * Room, the checks of encode (by the rooms pass). Before a step, encode checks for
 *   room                               where it is covered, or has no content of its own;
 *   room plus its content's size       where it is not covered and has content: BYTES (n bytes),
 *                                      EACH with a stride (count * stride bytes), LENGTH that is
 *                                      `known` (the same), UNKNOWN.
 * Nothing is checked where that is 0. `covered`: `room`, or a check before it, is enough for all
 * of the step; nothing inside checks, a LENGTH closes with `end` NULL and a CALL is one without
 * checks. Where it is not covered, a CALL checks for itself and a terminator is checked on its own.
 * The check of a member's first step stands before the member's key and includes it. As max
 * counts, a failed check does not yet say that the message does not fit.
 *
 * Need, the checks of decode. Before a step, decode checks that `need` bytes are left (0: no
 * check). `sure`: bytes.min of this step (of a counted EACH or a SELECT: its first codec's) are
 * there, by such a check; a plain VALUE needs but load(). A BYTES' get is given `end - after`:
 * then the `after` bytes behind it are there as well. In an EACH that is `rigid`, what is inside
 * is sure once count * stride bytes are.
 */
struct Step {
  StepKind kind;
  const Field *field; // whose bytes these are, for comments and diagnostics; NULL: nobody's
  Bounds bytes;       // by the bounds pass
  uint64_t room;      // by the rooms pass, as above
  uint64_t need;
  bool covered;
  bool sure;
  union {
    struct {
      const uint8_t *bytes;
      size_t size;
      const Codec *end; // NULL: decode wants just these bytes; else what this key codec reads
    } literal;
    struct {
      const Codec *codec;
      const Place *place;
      Domain domain;
      bool keep; // what the domain or C type refuses goes to the unknown fields, under `key`
      uint32_t key;
    } value;
    struct {
      const Codec *codec;
      const Place *place;
      uint64_t after; // by the rooms pass
    } bytes_of;       // BYTES
    struct {
      unsigned to; // a power of two
    } align;
    struct {
      Steps body;
    } origin;
    struct {
      const Place *place; // the container (PART_VALUE)
      EachEnd end;
      const Codec *codec; // EACH_COUNTED
      Steps body;         // uses PART_ELEMENT places of the same field
      uint64_t stride;    // by the bounds pass: every element takes exactly this; 0: not so
      bool rigid;         // it has a stride, and decode accepts nothing longer either
    } each;
    struct {
      Condition condition;
      Steps body;
      Steps otherwise; // what stands there when it is absent; decode never takes it: present
    } when;
    struct {
      const Place *place; // PART_SELECTOR
      const Codec *codec;
      const Oneof *oneof;
      Steps *cases; // one per arm, in oneof->arms order
      Steps none;   // no arm: discriminator 0
    } select;
    struct {
      const Codec *codec;
      const uint8_t *terminator; // delimited codecs: what is written behind the body
      size_t terminator_size;
      uint32_t terminator_key; // and what the key codec's get yields for it
      Steps body;
      Bounds body_bytes; // by the bounds pass
      bool known;        // its body is one EACH with a stride: its size is known before it is
                         // written, so that put() serves and close() is not needed
    } length;
    struct {
      const Place *place; // of a message: PART_VALUE or PART_ELEMENT
      const Message *message;
      unsigned entry_alignment; // the position modulo this is known at entry; 1: nothing is
    } call;
    struct {
      const Codec *codec;        // the keys
      VEC(MemberStep *) members; // in the order of encoding
      const Place *unknown;      // where unknown members are kept; NULL: they are dropped
      uint64_t shape;            // by the shapes pass: the bytes when all are there; 0: it varies
    } members;
    struct {
      const Place *place; // PART_UNKNOWN
    } unknown;
    struct {
      const Place *first;        // the first of the fields copied, or the container's element
      VEC(const Place *) places; // every one, for the comment
      uint64_t size;             // bytes, all of them
    } copy;
  };
};

struct Plan {
  const char *format; // the word in generated names; NULL for the values themselves (plan/values.h)
  const Message *message;
  unsigned entry_alignment;
  Steps steps;
  Bounds bytes;      // of the whole message
  bool recursive;    // it can reach itself
  bool has_required; // it, or a message it reaches, has a required member
  bool has_map;      // it, or a message it reaches, has a map
  bool delimited;    // some LENGTH without prefix surrounds a CALL of it
  bool bounded;      // bytes.max is known
};

/* The plans of all messages of a schema for one format, by Message.index. */
typedef struct PlanSet {
  Arena *arena;
  const Schema *schema;
  const char *format; // as in Plan
  Plan **plans;
  size_t count;
  Plan **order; // by the reach pass: callees before callers, but within recursion
} PlanSet;

Plan *plan_of(const PlanSet *set, const Message *message);

/* ---- Building ---- */

Step *step_new(Arena *arena, StepKind kind, const Field *field);
const Place *place_of(Arena *arena, const Field *field, PlacePart part);
const Place *place_selector(Arena *arena, const Message *message, const Oneof *oneof);
const Place *place_unknown(Arena *arena, const Message *message);
Condition condition_of(ConditionKind kind, const Place *place);
MemberStep *member_new(Arena *arena, const Field *field);
Step *step_literal(Arena *arena, const Field *field, const uint8_t *bytes, size_t size);
Step *step_value(Arena *arena, const Codec *codec, const Place *place);
Step *step_bytes(Arena *arena, const Codec *codec, const Place *place);
Step *step_call(Arena *arena, const Place *place);

/* ---- Looking ---- */

const char *step_kind_name(StepKind kind); // "VALUE"
/* Calls `visit` with each list of steps right below this one; MEMBERS: each member's body. */
void step_bodies(Step *step, void (*visit)(Steps *steps, void *user), void *user);
bool bounds_are_fixed(Bounds bounds); // min == max
/* Prints the plans of the main header's messages, for --dump plan[=FORMAT]. */
void plan_dump(const PlanSet *set, FILE *out);

#endif
