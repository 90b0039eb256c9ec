/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How a field lies in C: from its type, its presence, and what the user chose.
 * Without a choice nothing has a limit: text and bytes are views, lists and
 * messages are behind pointers.
 */
#include "import/shape.h"

#include <stdlib.h>
#include <string.h>

#include "import/nanopb.h"
#include "support/str.h"

static const char *scalar(FieldType type) {
  switch (type) {
  case FIELD_TYPE_DOUBLE:
    return "double";
  case FIELD_TYPE_FLOAT:
    return "float";
  case FIELD_TYPE_INT64:
  case FIELD_TYPE_SINT64:
  case FIELD_TYPE_SFIXED64:
    return "int64_t";
  case FIELD_TYPE_UINT64:
  case FIELD_TYPE_FIXED64:
    return "uint64_t";
  case FIELD_TYPE_INT32:
  case FIELD_TYPE_SINT32:
  case FIELD_TYPE_SFIXED32:
    return "int32_t";
  case FIELD_TYPE_UINT32:
  case FIELD_TYPE_FIXED32:
    return "uint32_t";
  case FIELD_TYPE_BOOL:
    return "bool";
  default:
    unreachable("this field is no scalar");
  }
}

static bool is_fixed(FieldType type) {
  return type == FIELD_TYPE_FIXED32 || type == FIELD_TYPE_FIXED64 || type == FIELD_TYPE_SFIXED32 ||
         type == FIELD_TYPE_SFIXED64;
}

bool shape_is_message(const ProtoField *field) {
  return field->type == FIELD_TYPE_MESSAGE || field->type == FIELD_TYPE_GROUP;
}

// The C type of a number, as wide as was chosen; fixed-width types keep theirs on the wire.
static const char *number(Model *model, const ProtoField *field) {
  if (field->type == FIELD_TYPE_ENUM) {
    return field->enumeration->is.c_name;
  }
  const char *type = scalar(field->type);
  unsigned bits = field->is.choices.int_bits;
  bool is_integer = str_ends(type, "_t");
  if (bits == 0 || !is_integer) {
    return type;
  }
  bool is_wide = str_ends(type, "64_t");
  if (is_fixed(field->type) && (bits > 32) != is_wide) {
    diag_error(model->diag, place_of(&field->is),
               "'%s' has a fixed width, which its member cannot change to %u bits",
               field->is.full_name, bits);
    return type;
  }
  return arena_format(model->arena, "%sint%u_t", *type == 'u' ? "u" : "", bits);
}

// Of an enum in C: 32, or what a packed one needs.
static unsigned enum_bits(const ProtoEnum *made) {
  int64_t least = 0, most = 0;
  for (size_t i = 0; i < made->values.count; i++) {
    int64_t number = made->values.items[i]->number;
    least = number < least ? number : least;
    most = number > most ? number : most;
  }
  if (made->is.choices.enums != ENUM_PACKED) {
    return 32;
  }
  for (unsigned bits = 8; bits < 32; bits *= 2) {
    int64_t half = INT64_C(1) << (bits - 1);
    if (least < 0 ? least >= -half && most < half : most < 2 * half) {
      return bits;
    }
  }
  return 32;
}

static unsigned member_bits(const ProtoField *field, const char *type) {
  if (field->type == FIELD_TYPE_ENUM) {
    return enum_bits(field->enumeration);
  }
  return field->type == FIELD_TYPE_BOOL ? 1
         : str_ends(type, "int8_t")     ? 8
         : str_ends(type, "int16_t")    ? 16
         : str_ends(type, "int64_t")    ? 64
                                        : 32;
}

// " : 5", of a member that is as wide at least; floats have none.
static const char *bit_width(Model *model, const ProtoField *field, const char *type) {
  unsigned bits = field->is.choices.bits, most = member_bits(field, type);
  if (field->type == FIELD_TYPE_FLOAT || field->type == FIELD_TYPE_DOUBLE) {
    return "";
  }
  if (bits > most) {
    diag_error(model->diag, place_of(&field->is),
               "'%s' is to have %u bits, and its member has %u; choose no more than that",
               field->is.full_name, bits, most);
    return "";
  }
  return arena_format(model->arena, " : %u", bits);
}

// ---- Text and bytes ----

// Bytes at most, without a NUL; 0: not said.
static uint64_t max_length(const ProtoField *field) {
  const Choices *choices = &field->is.choices;
  if (choices->max_length != 0 || choices->max_size == 0) {
    return choices->max_length;
  }
  return field->type == FIELD_TYPE_STRING && choices->max_size > 1 ? choices->max_size - 1
                                                                   : choices->max_size;
}

// Where a struct cannot stand: C++ declares no types in an anonymous union.
static bool is_in_anonymous(const ProtoField *field) {
  return field->oneof != NULL && field->oneof->is.choices.oneof == ONEOF_ANONYMOUS;
}

static TextForm text_form(const ProtoField *field) {
  const Choices *choices = &field->is.choices;
  TextForm form = field->type == FIELD_TYPE_STRING ? choices->text : choices->bytes;
  if (form == TEXT_UNSAID) {
    form = max_length(field) != 0 ? TEXT_ARRAY : TEXT_VIEW;
  }
  if (form == TEXT_POINTER && field->type == FIELD_TYPE_BYTES &&
      (field->is_repeated || field->oneof != NULL)) {
    form = TEXT_VIEW; // its count would have no place
  }
  if (form == TEXT_ARRAY && field->type == FIELD_TYPE_BYTES && is_in_anonymous(field) &&
      choices->fixed_length != ANSWER_YES) {
    form = TEXT_VIEW;
  }
  return form;
}

static bool needs_length(Model *model, const ProtoField *field, TextForm form) {
  if (form != TEXT_ARRAY || max_length(field) != 0) {
    return false;
  }
  diag_error(model->diag, place_of(&field->is),
             "'%s' is to be an array, but nothing says how long; add max_length = n",
             field->is.full_name);
  return true;
}

static void text_shape(Model *model, ProtoField *field) {
  Shape *shape = &field->shape;
  const Choices *choices = &field->is.choices;
  bool is_text = field->type == FIELD_TYPE_STRING;
  unsigned long long length = max_length(field);
  switch (needs_length(model, field, text_form(field)) ? TEXT_VIEW : text_form(field)) {
  case TEXT_POINTER:
    shape->before = is_text ? "char *" : "uint8_t *";
    shape->has_count = !is_text;
    shape->is_view = true;
    shape->max = length;
    return;
  case TEXT_ARRAY:
    shape->has_presence = field->is_explicit;
    if (is_text) {
      shape->before = "char ";
      shape->after = arena_format(model->arena, "[%llu]", length + 1);
    } else if (choices->fixed_length == ANSWER_YES) {
      shape->before = "uint8_t ";
      shape->after = arena_format(model->arena, "[%llu]", length);
    } else if (field->oneof != NULL || field->is_repeated) {
      shape->before =
          arena_format(model->arena, "struct {\nsize_t size;\nuint8_t bytes[%llu];\n} ", length);
    } else {
      shape->before = "uint8_t ";
      shape->after = arena_format(model->arena, "[%llu]", length);
      shape->has_count = true;
    }
    return;
  default:
    shape->before = is_text ? "hone_str " : "hone_bytes ";
    shape->is_view = true;
    shape->max = length;
    return;
  }
}

// ---- One value ----

// "hone_time", where a time is to be held so; else NULL.
static const char *time_type(const ProtoField *field) {
  if (field->type != FIELD_TYPE_MESSAGE || field->is.choices.message != HELD_TIME) {
    return NULL;
  }
  const char *name = field->message->is.full_name;
  return str_equal(name, "google.protobuf.Timestamp")  ? "hone_time"
         : str_equal(name, "google.protobuf.Duration") ? "hone_duration"
                                                       : NULL;
}

bool shape_is_time(const ProtoField *field) {
  return time_type(field) != NULL;
}

static void value_shape(Model *model, ProtoField *field) {
  Shape *shape = &field->shape;
  shape->after = "";
  if (field->type == FIELD_TYPE_STRING || field->type == FIELD_TYPE_BYTES) {
    text_shape(model, field);
  } else if (time_type(field) != NULL) {
    shape->before = arena_format(model->arena, "%s ", time_type(field));
    shape->has_presence = field->is_explicit;
  } else if (shape_is_message(field)) {
    const char *type = field->message->is.c_name;
    bool in_entry = field->parent != NULL && field->parent->is_map_entry &&
                    field->is.choices.message != HELD_POINTER;
    if (in_entry || field->is_always || field->is.choices.message == HELD_INLINE) {
      shape->before = arena_format(model->arena, "%s ", type);
      shape->by_value = field->message;
      shape->has_presence = field->is_explicit;
    } else {
      shape->before = arena_format(model->arena, "%s *", type);
    }
  } else {
    const char *type = number(model, field);
    shape->before = arena_format(model->arena, "%s ", type);
    shape->has_presence = field->is_explicit;
    if (!field->is_repeated && field->is.choices.bits != 0) {
      shape->after = bit_width(model, field, type);
    }
  }
}

// ---- Lists ----

// "hone_str", what HONE_SEQ and pointers take; `after` is empty.
static const char *element_type(Model *model, ProtoField *field) {
  if (time_type(field) != NULL) {
    return time_type(field);
  }
  if (shape_is_message(field)) {
    return field->message->is.c_name;
  }
  if (field->type == FIELD_TYPE_STRING) {
    return text_form(field) == TEXT_POINTER ? "char *" : "hone_str";
  }
  if (field->type == FIELD_TYPE_BYTES) {
    return "hone_bytes";
  }
  const char *type = number(model, field);
  field->shape.is_byte_list = str_equal(type, "uint8_t");
  return type;
}

static uint64_t product(const char *dims) {
  uint64_t count = 1;
  for (const char *p = dims; *p != '\0' && count <= CHOICE_MOST; p = strchr(p, ']') + 1) {
    count *= strtoull(p + 1, NULL, 10);
  }
  return count;
}

// "[3][4]", or "[12]".
static const char *array_bound(Model *model, const ProtoField *field) {
  const Choices *choices = &field->is.choices;
  if (choices->dims == NULL) {
    return arena_format(model->arena, "[%llu]", (unsigned long long)choices->max_count);
  }
  uint64_t count = product(choices->dims);
  if (count != choices->max_count || choices->fixed_count != ANSWER_YES) {
    diag_error(model->diag, place_of(&field->is),
               "'%s' has the dimensions %s; add max_count, which is their product, and fixed_count",
               field->is.full_name, choices->dims);
  }
  return choices->dims;
}

// T[N], of whatever T is as one value.
static void array_shape(Model *model, ProtoField *field) {
  Shape *shape = &field->shape;
  const Choices *choices = &field->is.choices;
  const char *bound = array_bound(model, field);
  if (shape_is_message(field) && time_type(field) == NULL) {
    shape->before = arena_format(model->arena, "%s ", field->message->is.c_name);
    shape->by_value = field->message;
    shape->after = "";
  } else {
    value_shape(model, field);
  }
  shape->after = arena_format(model->arena, "%s%s", bound, shape->after);
  shape->has_presence = shape->is_view = false;
  shape->has_count = choices->fixed_count != ANSWER_YES;
  shape->max = 0;
  shape->is_byte_list = str_equal(shape->before, "uint8_t ") && field->type != FIELD_TYPE_BYTES;
}

static void list_shape(Model *model, ProtoField *field) {
  Shape *shape = &field->shape;
  const Choices *choices = &field->is.choices;
  ListForm form = choices->list != LIST_UNSAID ? choices->list
                  : choices->max_count != 0    ? LIST_ARRAY
                                               : LIST_POINTER;
  if (form == LIST_ARRAY && choices->max_count == 0) {
    diag_error(model->diag, place_of(&field->is),
               "'%s' is to be an array, but nothing says how many; add max_count = n",
               field->is.full_name);
    form = LIST_POINTER;
  }
  if (form == LIST_ARRAY) {
    array_shape(model, field);
    return;
  }
  if (choices->dims != NULL) {
    array_bound(model, field); // reports it
  }
  const char *type = element_type(model, field);
  const char *star = str_ends(type, "*") ? "" : " ";
  shape->after = "";
  shape->max = choices->max_count;
  if (form == LIST_SEQUENCE) {
    shape->before = arena_format(model->arena, "HONE_SEQ(%s) ", type);
    return;
  }
  // Pointers to texts would be pointers to pointers.
  bool by_pointers = form == LIST_POINTERS && !str_ends(type, "*");
  shape->before = arena_format(model->arena, "%s%s%s", type, star, by_pointers ? "**" : "*");
  shape->has_count = true;
}

void shape_field(Model *model, ProtoField *field) {
  memset(&field->shape, 0, sizeof field->shape);
  shape_check_choices(model, field);
  if (field->is.choices.utf8 != ANSWER_UNSAID && field->type == FIELD_TYPE_STRING) {
    field->is_trusted = field->is.choices.utf8 == ANSWER_NO;
  }
  if (field->oneof != NULL && field->oneof->is_split) {
    field->oneof = NULL;
    field->is_explicit = true;
  }
  if (field->is_repeated) {
    list_shape(model, field);
  } else {
    if (field->parent != NULL && field->parent->is_map_entry) {
      // Both are always there, unless it is said.
      field->is_explicit = field->is.choices.presence == PRESENCE_FORM_EXPLICIT;
    }
    if (field->is_explicit && field->parent != NULL &&
        (field->is.choices.presence == PRESENCE_FORM_IMPLICIT ||
         field->is.choices.presence == PRESENCE_FORM_ALWAYS)) {
      field->is_explicit = false;
      field->is_always = field->is.choices.presence == PRESENCE_FORM_ALWAYS;
    }
    value_shape(model, field);
  }
}
