/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "emit/names.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "support/diag.h"

// Keywords of C (to C23), of C++ (to C++20), and alternative tokens.
static const char *const keywords[] = {"_Alignas",
                                       "_Alignof",
                                       "_Atomic",
                                       "_BitInt",
                                       "_Bool",
                                       "_Complex",
                                       "_Generic",
                                       "_Imaginary",
                                       "_Noreturn",
                                       "_Static_assert",
                                       "_Thread_local",
                                       "alignas",
                                       "alignof",
                                       "and",
                                       "and_eq",
                                       "asm",
                                       "auto",
                                       "bitand",
                                       "bitor",
                                       "bool",
                                       "break",
                                       "case",
                                       "catch",
                                       "char",
                                       "class",
                                       "co_await",
                                       "co_return",
                                       "co_yield",
                                       "compl",
                                       "concept",
                                       "const",
                                       "const_cast",
                                       "consteval",
                                       "constexpr",
                                       "constinit",
                                       "continue",
                                       "decltype",
                                       "default",
                                       "delete",
                                       "do",
                                       "double",
                                       "dynamic_cast",
                                       "else",
                                       "enum",
                                       "explicit",
                                       "export",
                                       "extern",
                                       "false",
                                       "float",
                                       "for",
                                       "friend",
                                       "goto",
                                       "if",
                                       "inline",
                                       "int",
                                       "long",
                                       "mutable",
                                       "namespace",
                                       "new",
                                       "noexcept",
                                       "not",
                                       "not_eq",
                                       "nullptr",
                                       "operator",
                                       "or",
                                       "or_eq",
                                       "private",
                                       "protected",
                                       "public",
                                       "register",
                                       "reinterpret_cast",
                                       "requires",
                                       "restrict",
                                       "return",
                                       "short",
                                       "signed",
                                       "sizeof",
                                       "static",
                                       "static_assert",
                                       "static_cast",
                                       "struct",
                                       "switch",
                                       "template",
                                       "this",
                                       "thread_local",
                                       "throw",
                                       "true",
                                       "try",
                                       "typedef",
                                       "typeid",
                                       "typename",
                                       "typeof",
                                       "typeof_unqual",
                                       "union",
                                       "unsigned",
                                       "using",
                                       "virtual",
                                       "void",
                                       "volatile",
                                       "while",
                                       "xor",
                                       "xor_eq"};

bool name_is_reserved(const char *name) {
  for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++) {
    if (strcmp(name, keywords[i]) == 0) {
      return true;
    }
  }
  return str_ends(name, "_t") || str_starts(name, "hone_") || str_starts(name, "HONE_");
}

const char *name_function(Arena *arena, const char *stem, const char *verb, const char *format) {
  if (format == NULL) {
    return arena_format(arena, "%s_%s", stem, verb);
  }
  return arena_format(arena, "%s_%s_%s", stem, verb, format);
}

const char *name_field_local(Arena *arena, const Field *field, const char *suffix) {
  const char *name = arena_format(arena, "%s_%s", field->name, suffix);
  return name_is_reserved(name) ? arena_format(arena, "%s_", name) : name;
}

const char *name_guard(Arena *arena, const char *stem) {
  while (*stem != '\0' && !isalnum((unsigned char)*stem)) {
    stem++;
  }
  const char *prefix = isdigit((unsigned char)*stem) ? "HONE_" : "";
  char *name = arena_format(arena, "%s%s_HONE_H", prefix, stem);
  for (char *p = name; *p != '\0'; p++) {
    *p = isalnum((unsigned char)*p) ? (char)toupper((unsigned char)*p) : '_';
  }
  return name;
}

const char *c_integer(unsigned size, bool is_signed) {
  switch (size) {
  case 1:
    return is_signed ? "int8_t" : "uint8_t";
  case 2:
    return is_signed ? "int16_t" : "uint16_t";
  case 4:
    return is_signed ? "int32_t" : "uint32_t";
  case 8:
    return is_signed ? "int64_t" : "uint64_t";
  default:
    unreachable("an integer has a size that C has no type for");
  }
}

const char *c_value_type(ValueType type) {
  static const char *const spellings[] = {
      [VALUE_TYPE_BOOL] = "bool",      [VALUE_TYPE_I8] = "int8_t",
      [VALUE_TYPE_U8] = "uint8_t",     [VALUE_TYPE_I16] = "int16_t",
      [VALUE_TYPE_U16] = "uint16_t",   [VALUE_TYPE_I32] = "int32_t",
      [VALUE_TYPE_U32] = "uint32_t",   [VALUE_TYPE_I64] = "int64_t",
      [VALUE_TYPE_U64] = "uint64_t",   [VALUE_TYPE_F32] = "float",
      [VALUE_TYPE_F64] = "double",     [VALUE_TYPE_LONG_DOUBLE] = "long double",
      [VALUE_TYPE_TIME] = "hone_time", [VALUE_TYPE_DURATION] = "hone_duration",
  };
  if (type >= VALUE_TYPE_COUNT) {
    unreachable("a codec has no value type");
  }
  return spellings[type];
}

// Bytes of an integer value type, 0 for the others.
static unsigned integer_size(ValueType type) {
  switch (type) {
  case VALUE_TYPE_I8:
  case VALUE_TYPE_U8:
    return 1;
  case VALUE_TYPE_I16:
  case VALUE_TYPE_U16:
    return 2;
  case VALUE_TYPE_I32:
  case VALUE_TYPE_U32:
    return 4;
  case VALUE_TYPE_I64:
  case VALUE_TYPE_U64:
    return 8;
  default:
    return 0;
  }
}

static bool is_signed(ValueType type) {
  return type == VALUE_TYPE_I8 || type == VALUE_TYPE_I16 || type == VALUE_TYPE_I32 ||
         type == VALUE_TYPE_I64;
}

bool c_fits(ValueType from, const Type *to) {
  switch (to->kind) {
  case TYPE_BOOL:
    return from == VALUE_TYPE_BOOL;
  case TYPE_INT:
  case TYPE_ENUM: {
    unsigned size = integer_size(from);
    if (from == VALUE_TYPE_BOOL) {
      return true;
    }
    if (size == 0) {
      return false;
    }
    if (is_signed(from)) {
      return to->is_signed && to->size >= size;
    }
    return to->is_signed ? to->size > size : to->size >= size;
  }
  case TYPE_FLOAT:
    return from == VALUE_TYPE_F32 || (from == VALUE_TYPE_F64 && to->size >= 8) ||
           (from == VALUE_TYPE_LONG_DOUBLE && to->size > 8);
  case TYPE_TIME:
    return from == VALUE_TYPE_TIME;
  case TYPE_DURATION:
    return from == VALUE_TYPE_DURATION;
  case TYPE_TEXT:
  case TYPE_WTEXT:
  case TYPE_BYTES:
  case TYPE_MESSAGE:
    return false;
  }
  unreachable("a type has no kind");
}

bool c_may_vary(const Type *type) {
  static const char *const same[] = {
      "int8_t",   "int16_t",   "int32_t",           "int64_t",     "uint8_t",
      "uint16_t", "uint32_t",  "uint64_t",          "signed char", "unsigned char",
      "short",    "short int", "unsigned short",    "int",         "unsigned int",
      "unsigned", "long long", "unsigned long long"};
  if (type->kind != TYPE_INT) {
    return false;
  }
  for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
    if (strcmp(type->spelling, same[i]) == 0) {
      return false;
    }
  }
  return true;
}

const char *c_product(Arena *arena, const char *count, uint64_t factor) {
  char *end;
  unsigned long long literal = strtoull(count, &end, 10);
  if (factor == 1) {
    return count;
  }
  if (end != count && strcmp(end, "u") == 0 && literal <= UINT32_MAX / factor) {
    return arena_format(arena, "%" PRIu64 "u", (uint64_t)literal * factor);
  }
  return arena_format(arena, "%s * %" PRIu64, count, factor);
}

const char *c_pointer(Arena *arena, const char *type) {
  return arena_format(arena, str_ends(type, "*") ? "%s*" : "%s *", type);
}
