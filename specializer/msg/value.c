// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of constants and defaults, from .msg's spelling to C's.

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <strings.h>

#include "msg/definition.h"
#include "support/str.h"

// An optional sign and digits, with single underscores between them, as Python reads them.
static bool integer(const char *text, bool *is_negative, uint64_t *out) {
  *is_negative = *text == '-';
  text += *text == '-' || *text == '+';
  *out = 0;
  for (bool is_first = true; is_first || *text != '\0'; is_first = false) {
    if (!is_first && *text == '_') {
      text++;
    }
    if (!isdigit((unsigned char)*text)) {
      return false;
    }
    unsigned digit = (unsigned)(*text++ - '0');
    if (*out > (UINT64_MAX - digit) / 10) {
      return false;
    }
    *out = *out * 10 + digit;
  }
  return true;
}

static const char *integer_value(Arena *arena, const char *type, const char *value) {
  unsigned bits = 8 * msg_builtin_size(type);
  bool is_unsigned = *type == 'u' || str_equal(type, "char") || str_equal(type, "byte");
  bool is_signed = *type == 'i' || str_equal(type, "byte"); // a byte is both, by dialect
  bool is_negative;
  uint64_t number;
  if (!integer(value, &is_negative, &number)) {
    return NULL;
  }
  uint64_t half = UINT64_C(1) << (bits - 1), most = is_unsigned ? half - 1 + half : half - 1;
  if (is_negative ? number > (is_signed ? half : 0) : number > most) {
    return NULL;
  }
  if (is_negative && number == half && bits >= 32) { // -2147483648 is an expression in C
    return bits == 64 ? "(-INT64_C(9223372036854775807) - 1)" : "(-2147483647 - 1)";
  }
  const char *sign = is_negative && number != 0 ? "-" : "";
  if (bits == 64) {
    return arena_format(arena, "%s%sINT64_C(%" PRIu64 ")", sign, is_unsigned ? "U" : "", number);
  }
  return arena_format(arena, "%s%" PRIu64 "%s", sign, number, number > INT32_MAX ? "u" : "");
}

static const char *float_value(Arena *arena, const char *type, const char *value) {
  char *end;
  if (*value == '\0' || strpbrk(value, "xXpP") != NULL) {
    return NULL;
  }
  double number = strtod(value, &end);
  if (*end != '\0') {
    return NULL;
  }
  bool is_narrow = str_equal(type, "float32");
  if (is_narrow && isfinite(number)) {
    number = (double)(float)number;
  }
  if (!isfinite(number)) {
    return isnan(number) ? "(0.0 / 0.0)" : number < 0 ? "(-1.0 / 0.0)" : "(1.0 / 0.0)";
  }
  const char *text = arena_format(arena, is_narrow ? "%.9g" : "%.17g", number);
  for (int digits = 1; digits < 17; digits++) { // the shortest that is the same number
    const char *shorter = arena_format(arena, "%.*g", digits, number);
    double again = strtod(shorter, NULL);
    if (is_narrow ? (float)again == (float)number : again <= number && again >= number) {
      text = shorter;
      break;
    }
  }
  bool is_plain = strpbrk(text, ".e") != NULL;
  return arena_format(arena, "%s%s%s", text, is_plain ? "" : ".0", is_narrow ? "f" : "");
}

static const char *bool_value(const char *value) {
  if (strcasecmp(value, "true") == 0 || str_equal(value, "1")) {
    return "true";
  }
  return strcasecmp(value, "false") == 0 || str_equal(value, "0") ? "false" : NULL;
}

// What one escape stands for; *p stands behind the backslash and moves.
static char escaped(const char **p) {
  static const char from[] = "abfnrtv", to[] = "\a\b\f\n\r\t\v";
  const char *found = strchr(from, **p);
  if (found != NULL && *found != '\0') {
    (*p)++;
    return to[found - from];
  }
  char *end;
  if (**p == 'x' && isxdigit((unsigned char)(*p)[1]) && isxdigit((unsigned char)(*p)[2])) {
    char digits[3] = {(*p)[1], (*p)[2], '\0'};
    *p += 3;
    return (char)strtoul(digits, &end, 16);
  }
  return *(*p)++;
}

static const char *text_value(Arena *arena, const char *value, bool is_ros2) {
  Str text = str_new(arena);
  bool is_quoted = is_ros2 && (*value == '"' || *value == '\'');
  const char *p = value + is_quoted;
  while (*p != '\0' && !(is_quoted && *p == *value)) {
    if (is_quoted && *p == '\\' && p[1] != '\0') {
      p++;
      str_add_char(&text, escaped(&p));
    } else {
      str_add_char(&text, *p++);
    }
  }
  if (is_quoted) {
    if (*p == '\0') {
      return NULL; // no quote at the end
    }
    p++;
    p += strspn(p, " \t");
    if (*p != '\0' && *p != '#') {
      return NULL;
    }
  }
  return arena_format(arena, "\"%s\"", str_c_escape(arena, str_text(&text), text.size));
}

const char *msg_value(Arena *arena, const MsgType *type, const char *value, bool is_ros2) {
  const char *name = type->name;
  if (str_equal(name, "bool")) {
    return bool_value(value);
  }
  if (str_equal(name, "string") || str_equal(name, "wstring")) {
    return text_value(arena, value, is_ros2);
  }
  if (str_starts(name, "float")) {
    return float_value(arena, name, value);
  }
  if (str_equal(name, "time") || str_equal(name, "duration")) {
    return NULL;
  }
  return integer_value(arena, name, value);
}
