/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Defaults: how the descriptor spells them, and how C does.
 */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "import/link.h"
#include "import/shape.h"

static const char *integer(Model *model, const char *text, bool is_signed, bool is_wide) {
  char *end;
  errno = 0;
  if (is_signed) {
    long long value = strtoll(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' ||
        (!is_wide && (value < INT32_MIN || value > INT32_MAX))) {
      return NULL;
    }
    return value == INT64_MIN ? "-9223372036854775807 - 1"
                              : arena_format(model->arena, "%lld", value);
  }
  unsigned long long value = strtoull(text, &end, 10);
  if (errno != 0 || end == text || *end != '\0' || *text == '-' ||
      (!is_wide && value > UINT32_MAX)) {
    return NULL;
  }
  return arena_format(model->arena, value > INT64_MAX ? "%lluu" : "%llu", value);
}

static const char *floating(Model *model, const char *text) {
  if (str_equal(text, "inf")) {
    return "INFINITY";
  }
  if (str_equal(text, "-inf")) {
    return "-INFINITY";
  }
  if (str_equal(text, "nan") || str_equal(text, "-nan")) {
    return "NAN";
  }
  char *end;
  if (!isdigit((unsigned char)text[*text == '-']) && text[*text == '-'] != '.') {
    return NULL;
  }
  strtod(text, &end);
  if (end == text || *end != '\0' || strpbrk(text, "xXpP") != NULL) {
    return NULL;
  }
  return arena_strdup(model->arena, text);
}

// The escapes of C, as the descriptor has bytes. False: it is none.
static bool unescape(const char *p, size_t size, Str *out) {
  static const char letters[] = "abfnrtv\\'\"?", bytes[] = "\a\b\f\n\r\t\v\\'\"?";
  const char *end = p + size;
  while (p < end) {
    if (*p != '\\') {
      str_add_char(out, *p++);
      continue;
    }
    if (++p == end) {
      return false;
    }
    const char *letter = *p != '\0' ? strchr(letters, *p) : NULL;
    int base = *p == 'x' || *p == 'X' ? 16 : 8;
    if (letter != NULL) {
      str_add_char(out, bytes[letter - letters]);
      p++;
      continue;
    }
    p += base == 16;
    unsigned value = 0;
    int digits = 0;
    for (; digits < (base == 16 ? 2 : 3) && p < end && isxdigit((unsigned char)*p); p++, digits++) {
      unsigned digit = isdigit((unsigned char)*p)
                           ? (unsigned)(*p - '0')
                           : (unsigned)(tolower((unsigned char)*p) - 'a') + 10;
      if (digit >= (unsigned)base) {
        break;
      }
      value = value * (unsigned)base + digit;
    }
    if (digits == 0 || value > 255) {
      return false;
    }
    str_add_char(out, (char)value);
  }
  return true;
}

// A literal of C: what is UTF-8 stays as it is, the rest becomes octal.
static const char *literal(Arena *arena, const char *bytes, size_t size) {
  Str out = str_new(arena);
  for (size_t i = 0; i < size;) {
    size_t step = text_utf8_size(bytes + i, size - i);
    bool is_plain = step > 1 || (step == 1 && bytes[i] == '?' && (i == 0 || bytes[i - 1] != '?'));
    if (is_plain) {
      str_add_size(&out, bytes + i, step);
    } else {
      str_add(&out, str_c_escape(arena, bytes + i, 1));
    }
    i += step != 0 ? step : 1;
  }
  return arena_format(arena, "\"%s\"", str_text(&out));
}

static const char *text(Model *model, const ProtoField *field) {
  hone_str value = field->proto->default_value;
  Str bytes = str_new(model->arena);
  if (field->type == FIELD_TYPE_STRING) {
    str_add_size(&bytes, value.data, value.size);
  } else if (!unescape(value.data, value.size, &bytes)) {
    return NULL;
  }
  if (field->type == FIELD_TYPE_BYTES) { // C's escapes anyway
    return arena_format(model->arena, "\"%s\"", str_c_escape(model->arena, bytes.data, bytes.size));
  }
  return literal(model->arena, bytes.data, bytes.size);
}

static const char *enumerator(const ProtoField *field, const char *name) {
  for (size_t i = 0; i < field->enumeration->values.count; i++) {
    const ProtoValue *value = field->enumeration->values.items[i];
    if (str_equal(value->is.name, name)) {
      return value->is.c_name;
    }
  }
  return NULL;
}

static const char *spelling(Model *model, const ProtoField *field, const char *value) {
  switch (field->type) {
  case FIELD_TYPE_DOUBLE:
  case FIELD_TYPE_FLOAT:
    return floating(model, value);
  case FIELD_TYPE_INT64:
  case FIELD_TYPE_SINT64:
  case FIELD_TYPE_SFIXED64:
    return integer(model, value, true, true);
  case FIELD_TYPE_UINT64:
  case FIELD_TYPE_FIXED64:
    return integer(model, value, false, true);
  case FIELD_TYPE_INT32:
  case FIELD_TYPE_SINT32:
  case FIELD_TYPE_SFIXED32:
    return integer(model, value, true, false);
  case FIELD_TYPE_UINT32:
  case FIELD_TYPE_FIXED32:
    return integer(model, value, false, false);
  case FIELD_TYPE_BOOL:
    return str_equal(value, "true") || str_equal(value, "false") ? value : NULL;
  case FIELD_TYPE_STRING:
  case FIELD_TYPE_BYTES:
    return text(model, field);
  case FIELD_TYPE_ENUM:
    return enumerator(field, value);
  default:
    return NULL;
  }
}

const char *default_spelling(Model *model, const ProtoField *field, bool *failed) {
  hone_str value = field->proto->default_value;
  *failed = false;
  if (value.data == NULL) {
    // A closed enum begins with its default, which need not be 0.
    bool is_first = field->type == FIELD_TYPE_ENUM && !field->is_repeated && field->is_explicit &&
                    field->enumeration->values.items[0]->number != 0;
    return is_first ? field->enumeration->values.items[0]->is.c_name : NULL;
  }
  const char *word = arena_strndup(model->arena, value.data, value.size);
  const char *found = !field->is_repeated && (field->type == FIELD_TYPE_STRING ||
                                              memchr(value.data, '\0', value.size) == NULL)
                          ? spelling(model, field, word)
                          : NULL;
  if (found == NULL) {
    *failed = true;
    diag_error(model->diag, place_of(&field->is), "the default of '%s', \"%s\", is no value of it",
               field->is.full_name, str_c_escape(model->arena, value.data, value.size));
  }
  return found;
}
