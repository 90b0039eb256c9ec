// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Protocol Buffers' binary format. A message is one MEMBERS step, its members
// by number, and behind it the UNKNOWN fields. Repeated scalars have two
// spellings, packed and one member per element: the one that is not written is
// a read-only member. A group is a LENGTH without a prefix, ended by its
// terminator.
//
// The primitives that the codecs stand for are in include/hone/protobuf.h.

#include "formats/protobuf.h"

#include <stdlib.h>
#include <string.h>

#include "support/str.h"

// ---- Codecs ----

typedef enum Wire {
  WIRE_VARINT = 0,
  WIRE_FIXED64 = 1,
  WIRE_DELIMITED = 2,
  WIRE_GROUP = 3,
  WIRE_END_GROUP = 4,
  WIRE_FIXED32 = 5,
} Wire;

static unsigned varint_size(uint64_t n) {
  unsigned size = 1;
  while (n >= 128) {
    n >>= 7;
    size++;
  }
  return size;
}

// The most bytes that a number of the field's width takes: a negative one is
// always ten, zigzag maps it to a positive one of the same width.
static unsigned most_of_varint(const Field *field) {
  const Type *type = field->type;
  if (type->is_signed && !field->zigzag) {
    return 10;
  }
  unsigned bits = field->member.bit_width != 0 ? field->member.bit_width : 8 * type->size;
  return (bits + 6) / 7;
}

// An enum of 32 bits or more can hold negative values whatever its C type says.
static unsigned most_of_enum(const Field *field) {
  const Type *type = field->type;
  return type->size >= 4 || type->is_signed ? 10 : most_of_varint(field);
}

#define MAX_LENGTH 0x7fffffffu
#define VARINT(NAME, TABLE, VALUE, MAX, MOST)                                                      \
  {                                                                                                \
    .name = "pb_" NAME, .stem = "pb_" NAME, .table = (TABLE), .kind = CODEC_VALUE,                 \
    .value = (VALUE), .min = 1, .max = (MAX), .most = (MOST), .bulk = true                         \
  }
#define WELL_KNOWN(NAME, VALUE, MAX)                                                               \
  {                                                                                                \
    .name = "pb_" NAME, .stem = "pb_" NAME, .kind = CODEC_VALUE, .value = (VALUE), .min = 1,       \
    .max = (MAX), .guarded = true, .merges = true                                                  \
  }
#define FIXED(NAME, TABLE, VALUE, SIZE)                                                            \
  {                                                                                                \
    .name = "pb_" NAME, .stem = "pb_" NAME, .table = (TABLE), .kind = CODEC_VALUE,                 \
    .value = (VALUE), .min = (SIZE), .max = (SIZE), .plain = true                                  \
  }
#define DELIMITED(NAME, STEM, TABLE)                                                               \
  {                                                                                                \
    .name = "pb_" NAME, .stem = "pb_" STEM, .table = (TABLE), .kind = CODEC_BYTES, .min = 1,       \
    .max = 5, .around = varint_size, .unit = 1, .limit = MAX_LENGTH                                \
  }

static const Codec pb_int32 = VARINT("int32", "INT32", VALUE_TYPE_I32, 10, most_of_varint);
static const Codec pb_int64 = VARINT("int64", "INT64", VALUE_TYPE_I64, 10, most_of_varint);
static const Codec pb_uint32 = VARINT("uint32", "UINT32", VALUE_TYPE_U32, 5, most_of_varint);
static const Codec pb_uint64 = VARINT("uint64", "UINT64", VALUE_TYPE_U64, 10, most_of_varint);
static const Codec pb_sint32 = VARINT("sint32", "SINT32", VALUE_TYPE_I32, 5, most_of_varint);
static const Codec pb_sint64 = VARINT("sint64", "SINT64", VALUE_TYPE_I64, 10, most_of_varint);
static const Codec pb_enum = VARINT("enum", "ENUM", VALUE_TYPE_I32, 10, most_of_enum);
// Not plain: of the 256 bytes, two are written.
static const Codec pb_bool = VARINT("bool", "BOOL", VALUE_TYPE_BOOL, 1, NULL);
static const Codec pb_fixed32 = FIXED("fixed32", "FIXED32", VALUE_TYPE_U32, 4);
static const Codec pb_fixed64 = FIXED("fixed64", "FIXED64", VALUE_TYPE_U64, 8);
static const Codec pb_sfixed32 = FIXED("sfixed32", "FIXED32", VALUE_TYPE_I32, 4);
static const Codec pb_sfixed64 = FIXED("sfixed64", "FIXED64", VALUE_TYPE_I64, 8);
static const Codec pb_float = FIXED("float", "FIXED32", VALUE_TYPE_F32, 4);
static const Codec pb_double = FIXED("double", "FIXED64", VALUE_TYPE_F64, 8);
// Messages of {1: seconds, 2: nanos}, length and all. Seconds are 32 bits here.
static const Codec pb_timestamp = WELL_KNOWN("timestamp", VALUE_TYPE_TIME, 13);
static const Codec pb_duration = WELL_KNOWN("duration", VALUE_TYPE_DURATION, 23);

static const Codec pb_string = DELIMITED("string", "string", "STRING");
static const Codec pb_string_unchecked = DELIMITED("string_unchecked", "bytes", "STRING_UNCHECKED");
static const Codec pb_bytes = DELIMITED("bytes", "bytes", "BYTES");
static const Codec pb_length = {.name = "pb_length",
                                .stem = "pb_length",
                                .table = "MESSAGE",
                                .kind = CODEC_LENGTH,
                                .min = 1,
                                .max = 5,
                                .around = varint_size,
                                .limit = MAX_LENGTH,
                                .reserve = 1};
static const Codec pb_group = {
    .name = "group", .stem = "group", .kind = CODEC_LENGTH, .limit = MAX_LENGTH, .delimited = true};
// Its get yields the whole tag: number << 3 | wire type.
static const Codec pb_key = {.name = "pb_key",
                             .stem = "pb_key",
                             .table = "pb",
                             .kind = CODEC_KEY,
                             .min = 1,
                             .max = 5,
                             .extends = true};
// Of a message set's extensions: a group 1 of {2: number, 3: message}. The key is the group's
// start, the number and the message's tag, its get yields the number, and its end is the group's.
static const Codec pb_item = {
    .name = "pb_item", .stem = "pb_item", .kind = CODEC_KEY, .min = 4, .max = 8, .extends = true};

static const Codec *integer_codec(const Field *field) {
  bool wide = field->type->size > 4;
  bool is_signed = field->type->is_signed;
  if (field->fixed) {
    return is_signed ? (wide ? &pb_sfixed64 : &pb_sfixed32) : (wide ? &pb_fixed64 : &pb_fixed32);
  }
  if (field->zigzag) {
    return wide ? &pb_sint64 : &pb_sint32;
  }
  return is_signed ? (wide ? &pb_int64 : &pb_int32) : (wide ? &pb_uint64 : &pb_uint32);
}

const Codec *protobuf_scalar(const Field *field) {
  switch (field->type->kind) {
  case TYPE_BOOL:
    return &pb_bool;
  case TYPE_INT:
    return integer_codec(field);
  case TYPE_FLOAT:
    return field->type->size == 4 ? &pb_float : field->type->size == 8 ? &pb_double : NULL;
  case TYPE_ENUM:
    return &pb_enum;
  case TYPE_TIME:
    return &pb_timestamp;
  case TYPE_DURATION:
    return &pb_duration;
  case TYPE_TEXT:
  case TYPE_WTEXT:
  case TYPE_BYTES:
  case TYPE_MESSAGE:
    return NULL;
  }
  unreachable("a type of no kind");
}

bool protobuf_is_packable(const Codec *codec) {
  return codec != NULL && codec != &pb_timestamp && codec != &pb_duration;
}

static Wire wire_of(const Field *field) {
  const Codec *codec = protobuf_scalar(field);
  if (codec == NULL) {
    return field->group ? WIRE_GROUP : WIRE_DELIMITED;
  }
  if (!protobuf_is_packable(codec)) {
    return WIRE_DELIMITED;
  }
  return !codec->plain ? WIRE_VARINT : codec->max == 4 ? WIRE_FIXED32 : WIRE_FIXED64;
}

// ---- Lowering ----

typedef struct Lowering {
  Arena *arena;
  Plan *plan;
  Step *members;
} Lowering;

static uint32_t tag_of(const Field *field, Wire wire) {
  return field->number << 3 | (uint32_t)wire;
}

static const uint8_t *varint_bytes(Arena *arena, uint32_t value, size_t *size) {
  uint8_t *bytes = arena_alloc(arena, 5);
  *size = 0;
  while (value >= 128) {
    bytes[(*size)++] = (uint8_t)(value | 128);
    value >>= 7;
  }
  bytes[(*size)++] = (uint8_t)value;
  return bytes;
}

static bool is_item(const Field *field) {
  return field->parent->extends != NULL && field->parent->extends->message_set;
}

// A field that cannot be lowered stands in a message that nobody uses: check
// has refused the others.
static bool can_lower(const Field *field) {
  TypeKind kind = field->type->kind;
  if (is_item(field) && (kind != TYPE_MESSAGE || field_is_repeated(field))) {
    return false;
  }
  return field->has_number && (kind == TYPE_TEXT || kind == TYPE_BYTES || kind == TYPE_MESSAGE ||
                               protobuf_scalar(field) != NULL);
}

static Step *lower_scalar(const Lowering *l, const Field *field, PlacePart part) {
  Step *step = step_value(l->arena, protobuf_scalar(field), place_of(l->arena, field, part));
  if (field->type->kind != TYPE_ENUM) {
    return step;
  }
  // What a closed enum does not take is an unknown field, dropped where the
  // message keeps none. In a map it would be the whole entry: that fails.
  const Enum *enumeration = field->type->enumeration;
  bool closed = enumeration->closed && !enumeration->mask;
  bool kept = member_exists(&field->parent->unknown);
  step->value.domain = closed ? DOMAIN_CLOSED : DOMAIN_ANY;
  step->value.keep = kept || (closed && !field->parent->is_map_entry);
  step->value.key = tag_of(field, WIRE_VARINT);
  return step;
}

static Step *lower_message(const Lowering *l, const Field *field, PlacePart part) {
  Step *length = step_new(l->arena, STEP_LENGTH, field);
  length->length.codec = field->group ? &pb_group : &pb_length;
  if (field->group) {
    uint32_t tag = tag_of(field, WIRE_END_GROUP);
    length->length.terminator_key = tag;
    length->length.terminator = varint_bytes(l->arena, tag, &length->length.terminator_size);
  }
  vec_push(l->arena, &length->length.body, step_call(l->arena, place_of(l->arena, field, part)));
  return length;
}

// One value, wherever it stands.
static Step *lower_one(const Lowering *l, const Field *field, PlacePart part) {
  const Place *place;
  switch (field->type->kind) {
  case TYPE_TEXT:
    place = place_of(l->arena, field, part);
    return step_bytes(l->arena, field->utf8_check == CHOICE_NO ? &pb_string_unchecked : &pb_string,
                      place);
  case TYPE_BYTES:
    return step_bytes(l->arena, &pb_bytes, place_of(l->arena, field, part));
  case TYPE_MESSAGE:
    return lower_message(l, field, part);
  default:
    return lower_scalar(l, field, part);
  }
}

static bool default_is_zero(const Value *value) {
  switch (value->kind) {
  case VALUE_NONE:
    return true;
  case VALUE_INTEGER:
    return value->integer == 0;
  case VALUE_FLOAT:
    return value->number == 0;
  case VALUE_TEXT:
    return value->size == 0;
  }
  unreachable("a value of no kind");
}

// Without a presence of its own a zero is left out, where absence means zero.
static ConditionKind implicit_condition(const Field *field) {
  const Type *type = field->type;
  bool is_whole =
      type->kind == TYPE_MESSAGE || (type->kind == TYPE_BYTES && type->form == FORM_ARRAY);
  return is_whole || field->required || field->parent->is_map_entry ||
                 !default_is_zero(&field->default_value)
             ? WHEN_ALWAYS
             : WHEN_NONZERO;
}

static Condition condition_of_field(const Lowering *l, const Field *field) {
  ConditionKind kind = WHEN_ALWAYS;
  switch (field->presence) {
  case PRESENCE_IMPLICIT:
    kind = implicit_condition(field);
    break;
  case PRESENCE_ALWAYS:
    break;
  case PRESENCE_MEMBER:
  case PRESENCE_BIT:
  case PRESENCE_POINTER:
    kind = WHEN_PRESENT;
    break;
  case PRESENCE_ARM:
    kind = WHEN_ARM;
    break;
  }
  return condition_of(kind, kind == WHEN_ALWAYS ? NULL : place_of(l->arena, field, PART_VALUE));
}

static MemberStep *add_member(const Lowering *l, const Field *field, Wire wire) {
  MemberStep *member = member_new(l->arena, field);
  member->key = tag_of(field, wire);
  member->key_bytes = varint_bytes(l->arena, member->key, &member->key_size);
  vec_push(l->arena, &l->members->members.members, member);
  return member;
}

static MemberStep *add_packed(const Lowering *l, const Field *field) {
  MemberStep *member = add_member(l, field, WIRE_DELIMITED);
  Step *length = step_new(l->arena, STEP_LENGTH, field);
  length->length.codec = &pb_length;
  Step *each = step_new(l->arena, STEP_EACH, field);
  each->each.place = place_of(l->arena, field, PART_VALUE);
  each->each.end = EACH_TO_END;
  vec_push(l->arena, &each->each.body, lower_scalar(l, field, PART_ELEMENT));
  vec_push(l->arena, &length->length.body, each);
  vec_push(l->arena, &member->body, length);
  if (field->container != CONTAINER_ARRAY) {
    member->when = condition_of(WHEN_ELEMENTS, each->each.place);
  }
  return member;
}

static MemberStep *add_repeats(const Lowering *l, const Field *field) {
  MemberStep *member = add_member(l, field, wire_of(field));
  member->repeats = place_of(l->arena, field, PART_VALUE);
  member->is_map = field->map;
  vec_push(l->arena, &member->body, lower_one(l, field, PART_ELEMENT));
  return member;
}

// 0b 10 number 1a length message 0c
static void lower_item(const Lowering *l, const Field *field) {
  static const uint8_t item_end[] = {0x0c};
  size_t number_size;
  const uint8_t *number = varint_bytes(l->arena, field->number, &number_size);
  uint8_t *key = arena_alloc(l->arena, number_size + 3);
  key[0] = 0x0b;
  key[1] = 0x10;
  memcpy(key + 2, number, number_size);
  key[number_size + 2] = 0x1a;
  MemberStep *member = member_new(l->arena, field);
  member->key = field->number;
  member->key_bytes = key;
  member->key_size = number_size + 3;
  member->when = condition_of_field(l, field);
  vec_push(l->arena, &member->body, lower_one(l, field, PART_VALUE));
  Step *end = step_literal(l->arena, field, item_end, sizeof item_end);
  end->literal.end = &pb_item;
  vec_push(l->arena, &member->body, end);
  vec_push(l->arena, &l->members->members.members, member);
}

static void lower_field(const Lowering *l, const Field *field) {
  if (is_item(field)) {
    lower_item(l, field);
    return;
  }
  if (!field_is_repeated(field)) {
    MemberStep *member = add_member(l, field, wire_of(field));
    member->when = condition_of_field(l, field);
    member->required = field->required;
    vec_push(l->arena, &member->body, lower_one(l, field, PART_VALUE));
    return;
  }
  if (!protobuf_is_packable(protobuf_scalar(field))) {
    add_repeats(l, field);
    return;
  }
  MemberStep *other;
  if (field->packed == CHOICE_NO) {
    add_repeats(l, field);
    other = add_packed(l, field);
    other->when = condition_of(WHEN_ALWAYS, NULL);
  } else {
    add_packed(l, field);
    other = add_repeats(l, field);
  }
  other->read_only = true;
}

static int compare_numbers(const void *a, const void *b) {
  const Field *x = *(const Field *const *)a, *y = *(const Field *const *)b;
  return (x->number > y->number) - (x->number < y->number);
}

static void lower(Arena *arena, Plan *plan) {
  const Message *message = plan->message;
  Lowering l = {.arena = arena, .plan = plan, .members = step_new(arena, STEP_MEMBERS, NULL)};
  bool items = message->extends != NULL && message->extends->message_set;
  l.members->members.codec = items ? &pb_item : &pb_key;
  const Field **fields = arena_array(arena, const Field *, message->fields.count + 1);
  size_t count = 0;
  for (size_t i = 0; i < message->fields.count; i++) {
    if (can_lower(message->fields.items[i])) {
      fields[count++] = message->fields.items[i];
    }
  }
  qsort(fields, count, sizeof *fields, compare_numbers);
  for (size_t i = 0; i < count; i++) {
    lower_field(&l, fields[i]);
  }
  vec_push(arena, &plan->steps, l.members);
  if (member_exists(&message->unknown)) {
    Step *unknown = step_new(arena, STEP_UNKNOWN, NULL);
    unknown->unknown.place = place_unknown(arena, message);
    l.members->members.unknown = unknown->unknown.place;
    vec_push(arena, &plan->steps, unknown);
  }
}

static size_t constants(Arena *arena, const Schema *schema, const Message *message,
                        NameConstant *out, size_t capacity) {
  (void)arena;
  (void)schema;
  if (capacity == 0 || message->extends != NULL) {
    return 0;
  }
  out[0] = (NameConstant){.name = "name", .value = message->full_name};
  return 1;
}

const Format format_protobuf = {.name = "protobuf",
                                .header = "hone/protobuf.h",
                                .check = protobuf_check,
                                .lower = lower,
                                .constants = constants};
