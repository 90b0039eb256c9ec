// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ROS 1's serialization: every field in the order of declaration, little
// endian, without padding, keys or absence. An optional field that is absent
// is written as the constant bytes of its default, and read back as present; a
// oneof, which ROS 1 does not have, is the number of its arm and then the arm.
//
// The primitives that the codecs stand for are in include/hone/ros1.h.

#include <inttypes.h>

#include "formats/ros1.h"

// ---- Codecs ----

#define MAX_LENGTH 0x7fffffffu
#define PLAIN(NAME, VALUE, SIZE)                                                                   \
  {                                                                                                \
    .name = "ros1_" NAME, .stem = "ros1_" NAME, .kind = CODEC_VALUE, .value = (VALUE),             \
    .min = (SIZE), .max = (SIZE), .plain = true                                                    \
  }
#define COUNTED(NAME)                                                                              \
  {                                                                                                \
    .name = "ros1_" NAME, .stem = "ros1_" NAME, .kind = CODEC_BYTES, .min = 4, .max = 4,           \
    .unit = 1, .limit = MAX_LENGTH                                                                 \
  }

static const Codec ros1_bool = {.name = "ros1_bool",
                                .stem = "ros1_bool",
                                .kind = CODEC_VALUE,
                                .value = VALUE_TYPE_BOOL,
                                .min = 1,
                                .max = 1,
                                .exact = true};
static const Codec ros1_i8 = PLAIN("i8", VALUE_TYPE_I8, 1);
static const Codec ros1_u8 = PLAIN("u8", VALUE_TYPE_U8, 1);
static const Codec ros1_i16 = PLAIN("i16", VALUE_TYPE_I16, 2);
static const Codec ros1_u16 = PLAIN("u16", VALUE_TYPE_U16, 2);
static const Codec ros1_i32 = PLAIN("i32", VALUE_TYPE_I32, 4);
static const Codec ros1_u32 = PLAIN("u32", VALUE_TYPE_U32, 4);
static const Codec ros1_i64 = PLAIN("i64", VALUE_TYPE_I64, 8);
static const Codec ros1_u64 = PLAIN("u64", VALUE_TYPE_U64, 8);
static const Codec ros1_f32 = PLAIN("f32", VALUE_TYPE_F32, 4);
static const Codec ros1_f64 = PLAIN("f64", VALUE_TYPE_F64, 8);
static const Codec ros1_time = PLAIN("time", VALUE_TYPE_TIME, 8);
static const Codec ros1_duration = PLAIN("duration", VALUE_TYPE_DURATION, 8);
static const Codec ros1_string = COUNTED("string");
static const Codec ros1_bytes = COUNTED("bytes");
// uint8[N]: as many bytes as the array has, and no count.
static const Codec ros1_fixed_bytes = {.name = "ros1_fixed_bytes",
                                       .stem = "ros1_fixed_bytes",
                                       .kind = CODEC_BYTES,
                                       .unit = 1,
                                       .bare = true,
                                       .limit = MAX_LENGTH};

static const Codec *integer_codec(const Type *type) {
  switch (type->size) {
  case 1:
    return type->is_signed ? &ros1_i8 : &ros1_u8;
  case 2:
    return type->is_signed ? &ros1_i16 : &ros1_u16;
  case 4:
    return type->is_signed ? &ros1_i32 : &ros1_u32;
  case 8:
    return type->is_signed ? &ros1_i64 : &ros1_u64;
  default:
    return NULL;
  }
}

// Of one element; NULL: it is no scalar, or ROS 1 has none like it.
static const Codec *scalar_codec(const Type *type) {
  switch (type->kind) {
  case TYPE_BOOL:
    return &ros1_bool;
  case TYPE_INT:
  case TYPE_ENUM:
    return integer_codec(type);
  case TYPE_FLOAT:
    return type->size == 4 ? &ros1_f32 : type->size == 8 ? &ros1_f64 : NULL;
  case TYPE_TIME:
    return &ros1_time;
  case TYPE_DURATION:
    return &ros1_duration;
  case TYPE_TEXT:
  case TYPE_WTEXT:
  case TYPE_BYTES:
  case TYPE_MESSAGE:
    return NULL;
  }
  unreachable("a type of no kind");
}

static bool is_closed(const Type *type) {
  return type->kind == TYPE_ENUM && type->enumeration->closed && !type->enumeration->mask;
}

static bool has_type(const Type *type) {
  return type->kind == TYPE_TEXT || type->kind == TYPE_BYTES || type->kind == TYPE_MESSAGE ||
         scalar_codec(type) != NULL;
}

static bool is_fixed_bytes(const Type *type) {
  return type->kind == TYPE_BYTES && type->form == FORM_ARRAY;
}

// ---- Defaults: the bytes that stand for what is absent ----

#define DEFAULT_SIZE_MAX 65536u
#define DEFAULT_VISITS_MAX 20000u
#define DEFAULT_DEPTH_MAX 100u

typedef struct Default {
  Str bytes;
  unsigned visits, depth;
  bool too_large; // also: it has no end
} Default;

static void add_default(Default *d, const Field *field);

static void add_integer(Default *d, uint64_t value, unsigned size) {
  for (unsigned i = 0; i < size; i++) {
    str_add_char(&d->bytes, (char)(uint8_t)(value >> 8 * i));
  }
}

static void add_zeros(Default *d, uint64_t size) {
  if (size > DEFAULT_SIZE_MAX) {
    d->too_large = true;
    return;
  }
  for (uint64_t i = 0; i < size; i++) {
    str_add_char(&d->bytes, '\0');
  }
}

static void add_text(Default *d, const Value *value) {
  size_t size = value->kind == VALUE_TEXT ? value->size : 0;
  add_integer(d, size, 4);
  if (size != 0) {
    str_add_size(&d->bytes, value->text, size);
  }
}

static void add_float(Default *d, const Value *value, unsigned size) {
  double number = value->kind == VALUE_FLOAT     ? value->number
                  : value->kind != VALUE_INTEGER ? 0
                  : value->is_unsigned           ? (double)(uint64_t)value->integer
                                                 : (double)value->integer;
  uint64_t bits;
  if (size == 8) {
    memcpy(&bits, &number, sizeof bits);
  } else {
    float narrow = (float)number;
    uint32_t narrow_bits;
    memcpy(&narrow_bits, &narrow, sizeof narrow_bits);
    bits = narrow_bits;
  }
  add_integer(d, bits, size);
}

// A closed enum without a zero starts as its first enumerator.
static int64_t first_value(const Type *type) {
  if (!is_closed(type) || type->enumeration->values.count == 0) {
    return 0;
  }
  for (size_t i = 0; i < type->enumeration->values.count; i++) {
    if (type->enumeration->values.items[i].value == 0) {
      return 0;
    }
  }
  return type->enumeration->values.items[0].value;
}

static void add_default_message(Default *d, const Message *message) {
  if (++d->depth > DEFAULT_DEPTH_MAX) {
    d->too_large = true;
  }
  const Oneof *last = NULL;
  for (size_t i = 0; i < message->fields.count && !d->too_large; i++) {
    const Field *field = message->fields.items[i];
    if (field->oneof == NULL) {
      add_default(d, field);
    } else if (field->oneof != last && field == field->oneof->arms.items[0]) {
      last = field->oneof;
      add_integer(d, 0, 4);
    }
  }
  d->depth--;
}

// One value of the field.
static void add_default_one(Default *d, const Field *field) {
  const Type *type = field->type;
  const Value *value = &field->default_value;
  switch (type->kind) {
  case TYPE_BOOL:
  case TYPE_INT:
    add_integer(d, value->kind == VALUE_INTEGER ? (uint64_t)value->integer : 0, type->size);
    return;
  case TYPE_ENUM:
    add_integer(d, (uint64_t)(value->kind == VALUE_INTEGER ? value->integer : first_value(type)),
                type->size);
    return;
  case TYPE_FLOAT:
    add_float(d, value, type->size);
    return;
  case TYPE_TIME:
  case TYPE_DURATION:
    add_zeros(d, 8);
    return;
  case TYPE_TEXT:
    add_text(d, value);
    return;
  case TYPE_BYTES:
    if (is_fixed_bytes(type)) {
      add_zeros(d, type->capacity);
    } else {
      add_text(d, value);
    }
    return;
  case TYPE_MESSAGE:
    add_default_message(d, type->message);
    return;
  case TYPE_WTEXT: // refused by check
    return;
  }
}

static void add_default(Default *d, const Field *field) {
  if (++d->visits > DEFAULT_VISITS_MAX || d->bytes.size > DEFAULT_SIZE_MAX) {
    d->too_large = true;
    return;
  }
  if (!field_is_repeated(field)) {
    add_default_one(d, field);
    return;
  }
  if (field->container != CONTAINER_ARRAY) {
    add_integer(d, 0, 4);
    return;
  }
  size_t start = d->bytes.size;
  add_default_one(d, field);
  size_t size = d->bytes.size - start;
  if (size != 0 && field->length > DEFAULT_SIZE_MAX / size) {
    d->too_large = true;
    return;
  }
  char *element = arena_strndup(d->bytes.arena, str_text(&d->bytes) + start, size);
  for (uint64_t i = 1; i < field->length && size != 0; i++) {
    str_add_size(&d->bytes, element, size);
  }
}

static Default default_of(Arena *arena, const Field *field) {
  Default d = {.bytes = str_new(arena)};
  add_default(&d, field);
  return d;
}

// ---- Lowering ----

static Step *lower_one(Arena *arena, const Field *field, PlacePart part) {
  const Place *place = place_of(arena, field, part);
  const Type *type = field->type;
  switch (type->kind) {
  case TYPE_TEXT:
    return step_bytes(arena, &ros1_string, place);
  case TYPE_BYTES:
    return step_bytes(arena, is_fixed_bytes(type) ? &ros1_fixed_bytes : &ros1_bytes, place);
  case TYPE_MESSAGE:
    return step_call(arena, place);
  default: {
    Step *step = step_value(arena, scalar_codec(type), place);
    step->value.domain = is_closed(type) ? DOMAIN_CLOSED : DOMAIN_ANY;
    return step;
  }
  }
}

// A field that is there.
static Step *lower_field(Arena *arena, const Field *field) {
  if (!field_is_repeated(field)) {
    return lower_one(arena, field, PART_VALUE);
  }
  Step *each = step_new(arena, STEP_EACH, field);
  each->each.place = place_of(arena, field, PART_VALUE);
  if (field->container == CONTAINER_ARRAY) {
    each->each.end = EACH_FIXED;
  } else {
    each->each.end = EACH_COUNTED;
    each->each.codec = &ros1_u32;
  }
  vec_push(arena, &each->each.body, lower_one(arena, field, PART_ELEMENT));
  return each;
}

static bool can_be_absent(const Field *field) {
  return field->presence == PRESENCE_MEMBER || field->presence == PRESENCE_BIT ||
         field->presence == PRESENCE_POINTER;
}

static Step *lower_optional(Arena *arena, const Field *field) {
  Step *when = step_new(arena, STEP_WHEN, field);
  when->when.condition = condition_of(WHEN_PRESENT, place_of(arena, field, PART_VALUE));
  vec_push(arena, &when->when.body, lower_field(arena, field));
  Default absent = default_of(arena, field);
  if (!absent.too_large) { // else refused by check, if it is used
    vec_push(
        arena, &when->when.otherwise,
        step_literal(arena, field, (const uint8_t *)str_text(&absent.bytes), absent.bytes.size));
  }
  return when;
}

static Step *lower_oneof(Arena *arena, const Message *message, const Oneof *oneof) {
  Step *select = step_new(arena, STEP_SELECT, NULL);
  select->select.place = place_selector(arena, message, oneof);
  select->select.codec = &ros1_u32;
  select->select.oneof = oneof;
  select->select.cases = arena_array(arena, Steps, oneof->arms.count);
  for (size_t i = 0; i < oneof->arms.count; i++) {
    if (has_type(oneof->arms.items[i]->type)) {
      vec_push(arena, &select->select.cases[i], lower_field(arena, oneof->arms.items[i]));
    }
  }
  return select;
}

static void lower(Arena *arena, Plan *plan) {
  const Message *message = plan->message;
  for (size_t i = 0; i < message->fields.count; i++) {
    const Field *field = message->fields.items[i];
    if (field->oneof != NULL) {
      if (field == field->oneof->arms.items[0]) {
        vec_push(arena, &plan->steps, lower_oneof(arena, message, field->oneof));
      }
    } else if (has_type(field->type)) {
      bool optional = !field_is_repeated(field) && can_be_absent(field);
      vec_push(arena, &plan->steps,
               optional ? lower_optional(arena, field) : lower_field(arena, field));
    }
  }
}

// ---- Judging ----

typedef enum Color { COLOR_NEW, COLOR_OPEN, COLOR_DONE } Color;

typedef struct Check {
  Diag *diag;
  Color *colors; // by Message.index, for recursion
} Check;

// A message holds another one always, unless a sequence or a oneof lies between.
static void check_recursion(const Check *c, const Message *message) {
  c->colors[message->index] = COLOR_OPEN;
  for (size_t i = 0; i < message->fields.count; i++) {
    const Field *field = message->fields.items[i];
    const Message *next = field->type->message;
    bool held = field->container == CONTAINER_NONE || field->container == CONTAINER_ARRAY;
    if (next == NULL || !held || field->presence == PRESENCE_ARM) {
      continue;
    }
    if (c->colors[next->index] == COLOR_OPEN) {
      diag_error(c->diag, field->at,
                 "field '%s': in ROS 1 nothing is absent, so '%s' would hold itself without end; "
                 "make it a sequence, or HONE_SKIP",
                 field->name, next->name);
    } else if (c->colors[next->index] == COLOR_NEW) {
      check_recursion(c, next);
    }
  }
  c->colors[message->index] = COLOR_DONE;
}

static void check_type(const Check *c, const Field *field) {
  if (field->type->kind == TYPE_WTEXT) {
    diag_error(c->diag, field->at, "field '%s': ROS 1 has no wide text; use hone_str, or HONE_SKIP",
               field->name);
  } else if (!has_type(field->type)) {
    diag_error(c->diag, field->at, "field '%s': ROS 1 has no '%s'; use double, or HONE_SKIP",
               field->name, field->type->spelling);
  }
}

static void check_arm(const Check *c, const Field *field) {
  if (field->oneof != NULL && !field->has_number) {
    diag_error(c->diag, field->at,
               "field '%s': an arm of a oneof has no number, which tells in ROS 1 which arm is "
               "there; write HONE(n)",
               field->name);
  }
}

static void check_default(const Check *c, Arena *arena, const Field *field) {
  if (field_is_repeated(field) || !can_be_absent(field) || !has_type(field->type)) {
    return;
  }
  if (default_of(arena, field).too_large) {
    diag_error(c->diag, field->at,
               "field '%s': ROS 1 writes the default of an absent field, and this one takes more "
               "than %u bytes; make it a sequence, or leave 'optional' out",
               field->name, DEFAULT_SIZE_MAX);
  }
}

static void check(const Schema *schema, Diag *diag) {
  Arena *arena = schema->arena;
  size_t count = schema->messages.count;
  Check c = {.diag = diag, .colors = arena_array(arena, Color, count + 1)};
  const bool *used = format_used(arena, schema);
  size_t errors = diag->errors;
  for (size_t i = 0; i < count; i++) {
    if (used[i] && c.colors[i] == COLOR_NEW) {
      check_recursion(&c, schema->messages.items[i]);
    }
  }
  bool endless = diag->errors != errors;
  for (size_t i = 0; i < count; i++) {
    const Message *message = schema->messages.items[i];
    if (used[i]) {
      ros1_check_definition(diag, arena, message);
    }
    for (size_t k = 0; used[i] && k < message->fields.count; k++) {
      const Field *field = message->fields.items[k];
      check_type(&c, field);
      check_arm(&c, field);
      if (!endless) {
        check_default(&c, arena, field);
      }
    }
  }
}

const Format format_ros1 = {.name = "ros1",
                            .header = "hone/ros1.h",
                            .check = check,
                            .lower = lower,
                            .constants = ros1_constants};
