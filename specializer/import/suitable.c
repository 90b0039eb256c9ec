/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which choice suits which field. What is said of many fields at once holds
 * where it can; what is said of one and cannot hold is an error.
 */
#include "import/shape.h"

static bool is_text(const ProtoField *field) {
  return field->type == FIELD_TYPE_STRING;
}

static bool is_bytes(const ProtoField *field) {
  return field->type == FIELD_TYPE_BYTES;
}

static bool is_integer(const ProtoField *field) {
  return !is_text(field) && !is_bytes(field) && !shape_is_message(field) &&
         field->type != FIELD_TYPE_BOOL && field->type != FIELD_TYPE_FLOAT &&
         field->type != FIELD_TYPE_DOUBLE && field->type != FIELD_TYPE_ENUM;
}

static bool may_be_bits(const ProtoField *field) {
  return is_integer(field) || field->type == FIELD_TYPE_BOOL || field->type == FIELD_TYPE_ENUM;
}

static bool suits_value(const ProtoField *field, const Choices *said, const char **what) {
  bool is_long = is_text(field) || is_bytes(field);
  *what = said->text != TEXT_UNSAID && !is_text(field)                     ? "text"
          : said->bytes != TEXT_UNSAID && !is_bytes(field)                 ? "bytes"
          : said->utf8 != ANSWER_UNSAID && !is_text(field)                 ? "utf8"
          : said->max_length != 0 && !is_long                              ? "max_length"
          : said->max_size != 0 && !is_long                                ? "max_size"
          : said->fixed_length == ANSWER_YES && !is_bytes(field)           ? "fixed_length"
          : said->message != HELD_UNSAID && !shape_is_message(field)       ? "message"
          : said->int_bits != 0 && !is_integer(field)                      ? "int_bits"
          : said->enums != ENUM_UNSAID                                     ? "enum"
          : said->bits != 0 && (field->is_repeated || !may_be_bits(field)) ? "bits"
          : said->varint != NULL && !is_integer(field) && field->type != FIELD_TYPE_ENUM ? "varint"
                                                                                         : NULL;
  return *what == NULL;
}

static bool is_in_entry(const ProtoField *field) {
  return field->parent != NULL && field->parent->is_map_entry;
}

static bool suits_list(const ProtoField *field, const Choices *said, const char **what) {
  *what = said->list != LIST_UNSAID && !field->is_repeated                  ? "list"
          : said->max_count != 0 && !field->is_repeated                     ? "max_count"
          : said->dims != NULL && !field->is_repeated                       ? "dims"
          : said->fixed_count == ANSWER_YES && !field->is_repeated          ? "fixed_count"
          : said->presence != PRESENCE_FORM_UNSAID && field->is_repeated    ? "presence"
          : said->presence == PRESENCE_FORM_EXPLICIT && !is_in_entry(field) ? "presence"
                                                                            : NULL;
  return *what == NULL;
}

static bool suits_map(const ProtoField *field, const Choices *said, const char **what) {
  *what = field->is_map         ? (said->bits != 0 ? "bits" : NULL)
          : said->entry != NULL ? "entry"
          : said->key != NULL   ? "key"
          : said->value != NULL ? "value"
                                : NULL;
  return *what == NULL;
}

void shape_check_choices(Model *model, const ProtoField *field) {
  const Choices *said = field->is.exact;
  const char *what;
  if (said == NULL) {
    return;
  }
  bool suits = suits_list(field, said, &what) && suits_map(field, said, &what);
  // Of a map, the rest is said of its entries.
  if (!suits || (!field->is_map && !suits_value(field, said, &what))) {
    diag_error(model->diag, place_of(&field->is), "the choice '%s' does not suit '%s'", what,
               field->is.full_name);
  }
}
