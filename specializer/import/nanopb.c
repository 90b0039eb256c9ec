/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * nanopb's options, of .options files or of .proto files, in Hone's terms. What only says how
 * nanopb's own code is to look has no meaning here and is passed over; what
 * changes what is on the wire or which struct comes out, and Hone cannot do, is
 * an error.
 */
#include "import/nanopb.h"

#include "support/str.h"

// Of nanopb's own code and descriptors.
static const char *const passed_over[] = {
    "msgid",
    "proto3",
    "proto3_singular_msgs",
    "enum_to_string",
    "enum_validate",
    "submsg_callback",
    "callback_datatype",
    "callback_function",
    "descriptorsize",
    "default_has",
    "include",
    "exclude",
    "sort_by_tag",
    "initializer",
    "discard_unused_automatic_types",
    "enum_intsize",
    "fallback_type",
};

static void set_type(const ChoiceItem *item, Choices *out) {
  const char *value = item->value != NULL ? item->value : "";
  if (str_equal(value, "FT_POINTER") || str_equal(value, "FT_CALLBACK")) {
    out->text = out->bytes = TEXT_POINTER; // callbacks stream, which decoding into structs is not
    out->list = LIST_POINTER;
    out->message = HELD_POINTER;
  } else if (str_equal(value, "FT_STATIC") || str_equal(value, "FT_INLINE")) {
    out->message = HELD_INLINE;
  } else if (str_equal(value, "FT_IGNORE")) {
    out->skip = ANSWER_YES;
  } else if (!str_equal(value, "FT_DEFAULT")) {
    diag_error(item->diag, item->at,
               "'type' cannot be '%s'; write FT_POINTER, FT_STATIC, "
               "FT_CALLBACK, FT_IGNORE or FT_DEFAULT",
               value);
  }
}

static void set_width(const ChoiceItem *item, Choices *out) {
  static const struct {
    const char *word;
    unsigned bits;
  } widths[] = {{"IS_DEFAULT", 0}, {"IS_8", 8}, {"IS_16", 16}, {"IS_32", 32}, {"IS_64", 64},
                {"8", 8},          {"16", 16},  {"32", 32},    {"64", 64}};
  for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
    if (str_equal(item->value, widths[i].word)) {
      out->int_bits = widths[i].bits;
      return;
    }
  }
  diag_error(item->diag, item->at, "'int_size' cannot be '%s'; write IS_8, IS_16, IS_32 or IS_64",
             item->value != NULL ? item->value : "");
}

static void set_package(const ChoiceItem *item, Choices *out) {
  if (item->value == NULL || (*item->value != '\0' && !choice_is_name(item->value, true))) {
    diag_error(item->diag, item->at, "'package' is a name in C, not '%s'",
               item->value != NULL ? item->value : "");
    return;
  }
  out->prefix = *item->value != '\0' ? arena_format(item->arena, "%s_", item->value) : "";
}

static void set_mangling(const ChoiceItem *item, Choices *out) {
  if (str_equal(item->value, "M_STRIP_PACKAGE")) {
    out->prefix = "";
  } else if (!str_equal(item->value, "M_NONE")) {
    diag_error(item->diag, item->at,
               "'mangle_names' cannot be '%s' here; write M_NONE or M_STRIP_PACKAGE",
               item->value != NULL ? item->value : "");
  }
}

static bool set_size(const ChoiceItem *item, Choices *out) {
  if (str_equal(item->key, "max_size")) {
    out->max_size = choice_number(item, CHOICE_MOST);
  } else if (str_equal(item->key, "max_length")) {
    out->max_length = choice_number(item, CHOICE_MOST);
  } else if (str_equal(item->key, "max_count")) {
    out->max_count = choice_number(item, CHOICE_MOST);
  } else if (str_equal(item->key, "fixed_length")) {
    out->fixed_length = choice_answer(item);
  } else if (str_equal(item->key, "fixed_count")) {
    out->fixed_count = choice_answer(item);
  } else {
    return false;
  }
  return true;
}

void nanopb_choice(const ChoiceItem *item, Choices *out) {
  if (set_size(item, out)) {
    return;
  }
  if (str_equal(item->key, "type")) {
    set_type(item, out);
  } else if (str_equal(item->key, "int_size")) {
    set_width(item, out);
  } else if (str_equal(item->key, "long_names")) {
    out->long_names = choice_answer(item);
  } else if (str_equal(item->key, "skip_message")) {
    out->skip = choice_answer(item);
  } else if (str_equal(item->key, "no_unions")) {
    out->oneof = choice_answer(item) == ANSWER_YES ? ONEOF_FIELDS : out->oneof;
  } else if (str_equal(item->key, "anonymous_oneof")) {
    out->oneof = choice_answer(item) == ANSWER_YES ? ONEOF_ANONYMOUS : out->oneof;
  } else if (str_equal(item->key, "packed_enum")) {
    out->enums = choice_answer(item) == ANSWER_YES ? ENUM_PACKED : ENUM_INT;
  } else if (str_equal(item->key, "mangle_names")) {
    set_mangling(item, out);
  } else if (str_equal(item->key, "package")) {
    set_package(item, out);
  } else {
    for (size_t i = 0; i < sizeof passed_over / sizeof *passed_over; i++) {
      if (str_equal(item->key, passed_over[i])) {
        return;
      }
    }
    diag_error(item->diag, item->at, "nanopb's option '%s' has no counterpart here; leave it out",
               item->key);
  }
}
