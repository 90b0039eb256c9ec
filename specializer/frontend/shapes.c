/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a C type means as one value: a scalar, text, bytes, a message. Refuses
 * the rest, with what to write instead.
 */
#include <string.h>

#include "frontend/internal.h"

// ---- What is refused ----

static const char *refusal(Frontend *f, CXType type) {
  type = tu_canonical(type);
  switch (type.kind) {
  case CXType_Complex:
    return "complex numbers have no wire form; use a message of two members, or an array of two";
  case CXType_Int128:
  case CXType_UInt128:
    return "128-bit integers have no wire form; use two uint64_t, or uint8_t[16]";
  case CXType_Half:
  case CXType_Float16:
  case CXType_Float128:
  case CXType_BFloat16:
    return "only float, double and long double have a wire form; use one of them";
  case CXType_Vector:
  case CXType_ExtVector:
    return "vector types have no wire form; use an array";
  case CXType_IncompleteArray:
    return "a flexible array lies outside of its struct; use a pointer with a count, or "
           "HONE_SEQ(T)";
  case CXType_Atomic:
    return "an atomic member cannot be read and written as a plain value; use the plain type";
  case CXType_Void:
    return "void says nothing of what is there; use hone_bytes, or a pointer to a type";
  case CXType_FunctionProto:
  case CXType_FunctionNoProto:
    return "functions have no wire form; mark the member HONE_SKIP";
  default:
    break;
  }
  if (str_starts(tu_text(f->arena, clang_getTypeSpelling(type)), "_BitInt") ||
      str_starts(tu_text(f->arena, clang_getTypeSpelling(type)), "unsigned _BitInt")) {
    return "_BitInt has no wire form; use an intN_t, with a bit-field where the width matters";
  }
  return "a value of this type has no wire form; use another type, or mark the member HONE_SKIP";
}

static Type *refuse(Frontend *f, const RawMember *member, const char *why) {
  diag_error(f->diag, member->at, "'%s': %s", member->place.path, why);
  return NULL;
}

// ---- Structs ----

static CXCursor field_named(Frontend *f, CXType record, const char *name) {
  Cursors fields = {0};
  type_fields(f, record, &fields);
  for (size_t i = 0; i < fields.count; i++) {
    CXString spelling = clang_getCursorSpelling(fields.items[i]);
    bool same = str_equal(clang_getCString(spelling), name);
    clang_disposeString(spelling);
    if (same) {
      return fields.items[i];
    }
  }
  return clang_getNullCursor();
}

static bool is_plain_integer(CXCursor field) {
  return !clang_Cursor_isNull(field) && type_is_integer(clang_getCursorType(field)) &&
         tu_canonical(clang_getCursorType(field)).kind != CXType_Bool &&
         !clang_Cursor_isBitField(field);
}

bool type_sequence(Frontend *f, CXType record, const char *data, const char *size,
                   const char *capacity, Sequence *out) {
  out->data = field_named(f, record, data);
  out->size = field_named(f, record, size);
  out->capacity = field_named(f, record, capacity);
  if (clang_Cursor_isNull(out->data) || !is_plain_integer(out->size) ||
      !is_plain_integer(out->capacity)) {
    return false;
  }
  CXType pointer = tu_canonical(clang_getCursorType(out->data));
  out->element = clang_getPointeeType(tu_peel(clang_getCursorType(out->data)));
  if (out->element.kind == CXType_Invalid) {
    out->element = clang_getPointeeType(pointer);
  }
  return pointer.kind == CXType_Pointer;
}

static void set_sequence(Frontend *f, Type *made, const Sequence *sequence) {
  made->form = FORM_SEQUENCE;
  made->data_name = tu_text(f->arena, clang_getCursorSpelling(sequence->data));
  made->size_name = tu_text(f->arena, clang_getCursorSpelling(sequence->size));
  made->size_spelling = type_spelling(f, clang_getCursorType(sequence->size));
  made->capacity_name = tu_text(f->arena, clang_getCursorSpelling(sequence->capacity));
}

// {size; bytes[N]} in either order of names that say what they are.
static bool is_bounded_bytes(Frontend *f, CXType record, Type *made) {
  Cursors fields = {0};
  type_fields(f, record, &fields);
  if (fields.count != 2 || !is_plain_integer(fields.items[0])) {
    return false;
  }
  CXType array = tu_canonical(clang_getCursorType(fields.items[1]));
  const char *name = tu_text(f->arena, clang_getCursorSpelling(fields.items[1]));
  if (array.kind != CXType_ConstantArray || !type_is_byte(clang_getArrayElementType(array)) ||
      (!str_equal(name, "bytes") && !str_equal(name, "data"))) {
    return false;
  }
  made->kind = TYPE_BYTES;
  made->form = FORM_BOUNDED;
  made->capacity = (uint64_t)clang_getArraySize(array);
  made->data_name = name;
  made->size_name = tu_text(f->arena, clang_getCursorSpelling(fields.items[0]));
  made->size_spelling = type_spelling(f, clang_getCursorType(fields.items[0]));
  return true;
}

static Type *unannotated(Frontend *f, const RawMember *member, CXType type) {
  CXCursor declaration = clang_getCursorDefinition(tu_declaration(type));
  if (clang_Cursor_isNull(declaration)) {
    diag_error(f->diag, member->at,
               "'%s': '%s' is only declared, not defined, in this header; include "
               "the header that defines it",
               member->place.path, type_spelling(f, type));
    return NULL;
  }
  if (clang_getCursorKind(declaration) == CXCursor_UnionDecl) {
    return refuse(f, member,
                  "a union is no field; mark it HONE_ONEOF(which) and number its members");
  }
  bool named = *tu_tag(f->arena, declaration) != '\0' ||
               cursor_map_get(&f->aliases, clang_getCanonicalCursor(declaration)) != NULL;
  if (!named) {
    return refuse(f, member,
                  "an unnamed struct cannot be a message; give it a tag and HONE_MESSAGE(), "
                  "or number its members and not it");
  }
  diag_error(f->diag, member->at,
             "'%s': '%s' is no message; write `struct HONE_MESSAGE() ...` where it "
             "is defined",
             member->place.path, type_spelling(f, type));
  diag_note(f->diag, tu_location(&f->tu, declaration), "it is defined here");
  return NULL;
}

static bool set_known_record(Frontend *f, CXType type, Type *made) {
  static const struct {
    const char *tag;
    TypeKind kind;
    Form form;
  } known[] = {{"hone_str", TYPE_TEXT, FORM_VIEW},
               {"hone_bytes", TYPE_BYTES, FORM_VIEW},
               {"hone_wstr", TYPE_WTEXT, FORM_VIEW},
               {"hone_time", TYPE_TIME, FORM_NONE},
               {"hone_duration", TYPE_DURATION, FORM_NONE}};
  const char *tag = type_record_tag(f, type);
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    if (str_equal(tag, known[i].tag)) {
      made->kind = known[i].kind;
      made->form = known[i].form;
      return true;
    }
  }
  return false;
}

static Type *record_value(Frontend *f, const RawMember *member, CXType type, Type *made) {
  RawRecord *message = type_message(f, type);
  Sequence sequence;
  if (message != NULL) {
    made->kind = TYPE_MESSAGE;
    made->message = message->message;
    return made;
  }
  if (set_known_record(f, type, made) || is_bounded_bytes(f, type, made)) {
    return made;
  }
  if (type_sequence(f, type, "data", "size", "capacity", &sequence) &&
      (type_is_char(sequence.element) || type_is_byte(sequence.element))) {
    made->kind = type_is_char(sequence.element) ? TYPE_TEXT : TYPE_BYTES;
    set_sequence(f, made, &sequence);
    return made;
  }
  return unannotated(f, member, type);
}

// ---- One value ----

static Type *array_value(Frontend *f, const RawMember *member, CXType canonical, Type *made) {
  CXType element = clang_getArrayElementType(canonical);
  if (!type_is_char(element) && !type_is_byte(element)) {
    return refuse(f, member,
                  "an array inside of another container has no wire form; make it a message");
  }
  made->kind = type_is_char(element) ? TYPE_TEXT : TYPE_BYTES;
  made->form = FORM_ARRAY;
  made->capacity = (uint64_t)clang_getArraySize(canonical);
  return made;
}

Type *type_value(Frontend *f, const RawMember *member, const Message *parent, CXType type) {
  CXType canonical = tu_canonical(type);
  if (clang_isConstQualifiedType(canonical) && canonical.kind != CXType_Pointer) {
    // Behind a pointer const is only a promise; the member itself must be written to.
    CXType whole = tu_canonical(member->type);
    if (whole.kind != CXType_Pointer && whole.kind != CXType_Record) {
      return refuse(f, member, "a const member cannot be decoded into; drop the const");
    }
  }
  if (clang_isVolatileQualifiedType(canonical)) {
    return refuse(f, member,
                  "a volatile member cannot be read and written as a plain value; drop it");
  }
  Type *made = arena_new_of(f->arena, Type);
  long long size = clang_Type_getSizeOf(type), align = clang_Type_getAlignOf(type);
  made->spelling = type_spelling(f, type);
  if (canonical.kind != CXType_Pointer && str_starts(made->spelling, "const ")) {
    made->spelling += strlen("const ");
  }
  made->size = size > 0 ? (unsigned)size : 0;
  made->align = align > 0 ? (unsigned)align : 1;
  if (canonical.kind == CXType_Bool) {
    made->kind = TYPE_BOOL;
  } else if (type_is_integer(canonical)) {
    made->kind = TYPE_INT;
    made->is_signed = type_is_signed(canonical);
  } else if (type_is_float(canonical)) {
    made->kind = TYPE_FLOAT;
  } else if (canonical.kind == CXType_Enum) {
    const char *fallback = arena_format(f->arena, "%s_%s", parent->name, member->name);
    made->kind = TYPE_ENUM;
    made->enumeration = enum_of(f, canonical, fallback);
    made->is_signed = made->enumeration->is_signed;
  } else if (canonical.kind == CXType_Record) {
    return record_value(f, member, type, made);
  } else if (canonical.kind == CXType_ConstantArray) {
    return array_value(f, member, canonical, made);
  } else if (canonical.kind == CXType_Pointer && type_is_char(clang_getPointeeType(canonical))) {
    made->kind = TYPE_TEXT;
    made->form = FORM_POINTER;
    bool is_const = clang_isConstQualifiedType(clang_getPointeeType(canonical));
    made->spelling = is_const ? "const char *" : "char *";
  } else if (canonical.kind == CXType_Pointer) {
    CXType target = tu_canonical(clang_getPointeeType(canonical));
    bool is_function = target.kind == CXType_FunctionProto || target.kind == CXType_FunctionNoProto;
    return refuse(f, member,
                  is_function ? refusal(f, target)
                              : "pointers inside of a container have no wire form; hold the values "
                                "themselves, or use `T **` with a count");
  } else {
    return refuse(f, member, refusal(f, canonical));
  }
  return made;
}
