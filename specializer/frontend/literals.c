/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Literals of C, read by ourselves: most values in annotations are one, and
 * need no second parse then. What is no literal is somebody else's to judge.
 */
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "frontend/internal.h"

// ---- Text ----

static const char *skip_space(const char *text) {
  return text + strspn(text, " \t");
}

static void add_utf8(Str *out, unsigned long c) {
  if (c < 0x80) {
    str_add_char(out, (char)c);
  } else if (c < 0x800) {
    str_add_char(out, (char)(0xc0 | c >> 6));
    str_add_char(out, (char)(0x80 | (c & 0x3f)));
  } else if (c < 0x10000) {
    str_add_char(out, (char)(0xe0 | c >> 12));
    str_add_char(out, (char)(0x80 | (c >> 6 & 0x3f)));
    str_add_char(out, (char)(0x80 | (c & 0x3f)));
  } else {
    str_add_char(out, (char)(0xf0 | c >> 18));
    str_add_char(out, (char)(0x80 | (c >> 12 & 0x3f)));
    str_add_char(out, (char)(0x80 | (c >> 6 & 0x3f)));
    str_add_char(out, (char)(0x80 | (c & 0x3f)));
  }
}

// The escape that begins at the backslash `p`; what stands behind it, or NULL.
static const char *read_escape(const char *p, Str *out) {
  static const char letters[] = "abfnrtv\\'\"?e", bytes[] = "\a\b\f\n\r\t\v\\'\"?\033";
  const char *letter = p[1] != '\0' ? strchr(letters, p[1]) : NULL;
  if (letter != NULL) {
    str_add_char(out, bytes[letter - letters]);
    return p + 2;
  }
  int base = 8, most = 3;
  bool is_code_point = p[1] == 'u' || p[1] == 'U';
  if (p[1] == 'x') {
    base = 16, most = 64;
  } else if (is_code_point) {
    base = 16, most = p[1] == 'u' ? 4 : 8;
  } else if (p[1] < '0' || p[1] > '7') {
    return NULL;
  }
  p += base == 16 ? 2 : 1;
  unsigned long value = 0;
  int digits = 0;
  for (; digits < most && isxdigit((unsigned char)*p); p++, digits++) {
    int digit = isdigit((unsigned char)*p) ? *p - '0' : tolower((unsigned char)*p) - 'a' + 10;
    if (digit >= base) {
      break;
    }
    value = value * (unsigned long)base + (unsigned long)digit;
  }
  if (digits == 0 || (!is_code_point && value > 255) || value > 0x10ffff) {
    return NULL;
  }
  if (is_code_point) {
    add_utf8(out, value);
  } else {
    str_add_char(out, (char)value);
  }
  return p;
}

bool literal_text(Arena *arena, const char *text, const char **bytes, size_t *size) {
  Str out = str_new(arena);
  const char *p = skip_space(text);
  if (*p == '\0') {
    return false;
  }
  while (*p != '\0') {
    p += str_starts(p, "u8\"") ? 2 : 0;
    if (*p != '"') {
      return false;
    }
    for (p++; *p != '"';) {
      if (*p == '\0') {
        return false;
      }
      if (*p == '\\') {
        p = read_escape(p, &out);
        if (p == NULL) {
          return false;
        }
      } else {
        str_add_char(&out, *p++);
      }
    }
    p = skip_space(p + 1);
  }
  *bytes = str_text(&out);
  *size = out.size;
  return true;
}

// ---- Numbers ----

// Strips the parentheses around all of the text.
static const char *unwrap(const char *text, size_t *size) {
  text = skip_space(text);
  *size = strlen(text);
  while (*size >= 2 && text[0] == '(' && text[*size - 1] == ')' &&
         memchr(text + 1, '(', *size - 2) == NULL && memchr(text + 1, ')', *size - 2) == NULL) {
    text++;
    *size -= 2;
  }
  return text;
}

static bool read_char(const char *text, size_t size, Value *value) {
  if (size == 3 && text[1] != '\\' && text[2] == '\'' && (unsigned char)text[1] < 0x80) {
    value->integer = text[1];
    return true;
  }
  return false; // escapes: the compiler knows whether char is signed
}

bool literal_integer(const char *text, Value *value) {
  size_t size;
  text = unwrap(text, &size);
  char buffer[80];
  if (size == 0 || size >= sizeof buffer) {
    return false;
  }
  memcpy(buffer, text, size);
  buffer[size] = '\0';
  value->kind = VALUE_INTEGER;
  if (strcmp(buffer, "true") == 0 || strcmp(buffer, "false") == 0) {
    value->integer = buffer[0] == 't';
    return true;
  }
  if (buffer[0] == '\'') {
    return read_char(buffer, size, value);
  }
  const char *p = buffer;
  bool negative = *p == '-';
  p = skip_space(p + (negative || *p == '+'));
  if (!isdigit((unsigned char)*p)) {
    return false;
  }
  bool binary = p[0] == '0' && (p[1] == 'b' || p[1] == 'B');
  char *end;
  errno = 0;
  unsigned long long magnitude = strtoull(binary ? p + 2 : p, &end, binary ? 2 : 0);
  if (errno != 0 || end[strspn(end, "uUlL")] != '\0' || (negative && strpbrk(end, "uU") != NULL)) {
    return false; // wraps around, or is a float: not ours
  }
  if (negative) {
    if (magnitude > (unsigned long long)INT64_MAX) {
      return false;
    }
    value->integer = -(int64_t)magnitude;
  } else {
    value->integer = (int64_t)magnitude;
    value->is_unsigned = magnitude > (unsigned long long)INT64_MAX;
  }
  return true;
}

bool literal_float(const char *text, double *number) {
  size_t size;
  text = unwrap(text, &size);
  char buffer[80];
  if (size == 0 || size >= sizeof buffer) {
    return false;
  }
  memcpy(buffer, text, size);
  buffer[size] = '\0';
  const char *p = buffer;
  bool negative = *p == '-';
  p = skip_space(p + (negative || *p == '+'));
  if (str_equal(p, "INFINITY") || str_equal(p, "NAN")) { // as written, without <math.h>
    double named = *p == 'I' ? (double)INFINITY : (double)NAN;
    *number = negative ? -named : named;
    return true;
  }
  if (!isdigit((unsigned char)*p) && *p != '.') {
    return false;
  }
  Value integer = {0};
  if (literal_integer(p, &integer)) {
    *number = integer.is_unsigned ? (double)(uint64_t)integer.integer : (double)integer.integer;
  } else {
    char *end;
    double wide = strtod(p, &end);
    if ((*end == 'f' || *end == 'F') && end[1] == '\0') {
      wide = (double)strtof(p, &end);
      end++;
    } else if ((*end == 'l' || *end == 'L') && end[1] == '\0') {
      end++;
    }
    if (*end != '\0') {
      return false;
    }
    *number = wide;
  }
  *number = negative ? -*number : *number;
  return true;
}
