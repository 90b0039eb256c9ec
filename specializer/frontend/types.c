/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * C types as clang sees them: how they are spelled, what they hold, and where
 * their members lie. Spellings come from our own rule, never from clang's,
 * which differ between versions.
 */
#include <string.h>

#include "frontend/internal.h"

static const char *builtin_spelling(enum CXTypeKind kind) {
  switch (kind) {
  case CXType_Bool:
    return "bool";
  case CXType_Char_S:
  case CXType_Char_U:
    return "char";
  case CXType_SChar:
    return "signed char";
  case CXType_UChar:
    return "unsigned char";
  case CXType_Short:
    return "short";
  case CXType_UShort:
    return "unsigned short";
  case CXType_Int:
    return "int";
  case CXType_UInt:
    return "unsigned int";
  case CXType_Long:
    return "long";
  case CXType_ULong:
    return "unsigned long";
  case CXType_LongLong:
    return "long long";
  case CXType_ULongLong:
    return "unsigned long long";
  case CXType_Float:
    return "float";
  case CXType_Double:
    return "double";
  case CXType_LongDouble:
    return "long double";
  case CXType_Void:
    return "void";
  default:
    return NULL;
  }
}

static const char *tagged_spelling(Frontend *f, CXType type) {
  CXCursor declaration = tu_declaration(type);
  const Alias *alias = cursor_map_get(&f->aliases, declaration);
  if (alias != NULL) {
    return alias->name;
  }
  const char *tag = tu_tag(f->arena, declaration);
  enum CXCursorKind kind = clang_getCursorKind(declaration);
  const char *word = kind == CXCursor_EnumDecl    ? "enum"
                     : kind == CXCursor_UnionDecl ? "union"
                                                  : "struct";
  if (*tag != '\0') {
    return arena_format(f->arena, "%s %s", word, tag);
  }
  if (kind == CXCursor_EnumDecl) {
    return type_spelling(f, clang_getEnumDeclIntegerType(declaration));
  }
  return arena_format(f->arena, "%s { ... }", word);
}

const char *type_spelling(Frontend *f, CXType type) {
  type = tu_peel(type);
  const char *constant = clang_isConstQualifiedType(type) ? "const " : "";
  if (type.kind == CXType_Typedef) {
    const char *name = tu_text(f->arena, clang_getCursorSpelling(clang_getTypeDeclaration(type)));
    return arena_format(f->arena, "%s%s", constant, name);
  }
  if (type.kind == CXType_Pointer) {
    const char *target = type_spelling(f, clang_getPointeeType(type));
    return arena_format(f->arena, "%s%s*%s", target, str_ends(target, "*") ? "" : " ",
                        *constant != '\0' ? " const" : "");
  }
  if (type.kind == CXType_ConstantArray) {
    const char *element = type_spelling(f, clang_getArrayElementType(type));
    size_t head = strcspn(element, "["); // int[2][3] is 2 of int[3]
    return arena_format(f->arena, "%.*s[%lld]%s", (int)head, element, clang_getArraySize(type),
                        element + head);
  }
  if (type.kind == CXType_Record || type.kind == CXType_Enum) {
    return arena_format(f->arena, "%s%s", constant, tagged_spelling(f, type));
  }
  const char *builtin = builtin_spelling(type.kind);
  if (builtin != NULL) {
    return arena_format(f->arena, "%s%s", constant, builtin);
  }
  return tu_text(f->arena, clang_getTypeSpelling(type));
}

// ---- What a type is ----

bool type_is_char(CXType type) {
  type = tu_canonical(type);
  return type.kind == CXType_Char_S || type.kind == CXType_Char_U;
}

bool type_is_byte(CXType type) {
  return tu_canonical(type).kind == CXType_UChar;
}

bool type_is_integer(CXType type) {
  switch (tu_canonical(type).kind) {
  case CXType_Bool:
  case CXType_Char_S:
  case CXType_Char_U:
  case CXType_SChar:
  case CXType_UChar:
  case CXType_Short:
  case CXType_UShort:
  case CXType_Int:
  case CXType_UInt:
  case CXType_Long:
  case CXType_ULong:
  case CXType_LongLong:
  case CXType_ULongLong:
    return true;
  default:
    return false;
  }
}

bool type_is_float(CXType type) {
  enum CXTypeKind kind = tu_canonical(type).kind;
  return kind == CXType_Float || kind == CXType_Double || kind == CXType_LongDouble;
}

bool type_is_signed(CXType type) {
  switch (tu_canonical(type).kind) {
  case CXType_Char_S:
  case CXType_SChar:
  case CXType_Short:
  case CXType_Int:
  case CXType_Long:
  case CXType_LongLong:
    return true;
  case CXType_Enum:
    return type_is_signed(clang_getEnumDeclIntegerType(tu_declaration(type)));
  default:
    return false;
  }
}

CXType type_innermost(CXType type) {
  type = tu_canonical(type);
  while (type.kind == CXType_Pointer || type.kind == CXType_ConstantArray) {
    type = tu_canonical(type.kind == CXType_Pointer ? clang_getPointeeType(type)
                                                    : clang_getArrayElementType(type));
  }
  return type;
}

RawRecord *type_message(Frontend *f, CXType type) {
  type = tu_canonical(type);
  return type.kind == CXType_Record ? cursor_map_get(&f->records, tu_declaration(type)) : NULL;
}

const char *type_record_tag(Frontend *f, CXType type) {
  type = tu_canonical(type);
  return type.kind == CXType_Record ? tu_tag(f->arena, tu_declaration(type)) : "";
}

int64_t type_enumerator(CXCursor enumerator, bool *above) {
  // Read as signed, what is unsigned and has its highest bit set would come out negative.
  CXType type = clang_getEnumDeclIntegerType(clang_getCursorSemanticParent(enumerator));
  int64_t value = clang_getEnumConstantDeclValue(enumerator);
  if (!type_is_signed(type)) {
    value = (int64_t)clang_getEnumConstantDeclUnsignedValue(enumerator);
  }
  *above = !type_is_signed(type) && value < 0;
  return value;
}

// ---- Members ----

typedef struct FieldsVisit {
  Arena *arena;
  Cursors *out;
} FieldsVisit;

static enum CXVisitorResult visit_field(CXCursor cursor, CXClientData data) {
  FieldsVisit *visit = data;
  vec_push(visit->arena, visit->out, cursor);
  return CXVisit_Continue;
}

void type_fields(Frontend *f, CXType type, Cursors *out) {
  clang_Type_visitFields(tu_canonical(type), visit_field, &(FieldsVisit){f->arena, out});
}

Member type_member(Frontend *f, CXCursor field, const char *path, uint64_t base_bits) {
  CXType type = clang_getCursorType(field);
  long long offset = clang_Cursor_getOffsetOfField(field);
  long long size = clang_Type_getSizeOf(type);
  uint64_t bits = base_bits + (offset > 0 ? (uint64_t)offset : 0);
  Member member = {.path = path};
  member.offset = bits / 8;
  member.bit_offset = (unsigned)bits;
  if (clang_Cursor_isBitField(field)) {
    member.bit_width = (unsigned)clang_getFieldDeclBitWidth(field);
  }
  member.size = size > 0 ? (unsigned)size : 0;
  CXType element = tu_canonical(type);
  while (element.kind == CXType_ConstantArray) {
    element = tu_canonical(clang_getArrayElementType(element));
  }
  long long element_size = clang_Type_getSizeOf(element);
  member.element_size = element_size > 0 ? (unsigned)element_size : 0;
  member.is_signed = type_is_signed(element);
  member.is_bool = element.kind == CXType_Bool;
  member.points_to_const =
      element.kind == CXType_Pointer && clang_isConstQualifiedType(clang_getPointeeType(element));
  member.spelling = type_spelling(f, type);
  return member;
}

const char *without_t(Arena *arena, const char *name) {
  size_t size = strlen(name);
  return size > 2 && str_ends(name, "_t") ? arena_strndup(arena, name, size - 2) : name;
}
