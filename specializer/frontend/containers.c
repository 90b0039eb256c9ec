/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a member's C type means as a field: one value, or a container of them,
 * and where its count is. What one value is stands in shapes.c.
 */
#include <string.h>

#include "frontend/internal.h"

typedef struct Typing {
  Frontend *f;
  RawRecord *record;
  RawMember *member;
  Field *field;
  const FieldOptions *options;
} Typing;

static bool refuse(const Typing *t, const char *why) {
  diag_error(t->f->diag, t->member->at, "'%s': %s", t->member->place.path, why);
  return false;
}

static bool set_value(const Typing *t, CXType type) {
  t->field->type = type_value(t->f, t->member, t->field->parent, type);
  return t->field->type != NULL;
}

// The count, if there is one; *failed when something about it was reported.
static bool take_count(const Typing *t, bool *failed) {
  RawMember *count = find_count(t->f, t->record, t->member, t->options, failed);
  if (count == NULL || *failed) {
    return false;
  }
  if (!member_use(t->f, count, "count", t->member)) {
    *failed = true;
    return false;
  }
  t->field->count = count->place;
  return true;
}

static bool as_list(const Typing *t) {
  return t->options->packed || t->options->unpacked;
}

// ---- Arrays ----

static bool array_type(const Typing *t, CXType type) {
  VEC(uint64_t) dims = {0};
  CXType inner = type;
  for (CXType c = tu_canonical(type); c.kind == CXType_ConstantArray; c = tu_canonical(type)) {
    uint64_t n = (uint64_t)clang_getArraySize(c);
    if (n == 0) {
      return refuse(t, "an array of no elements is a GNU extension; use a pointer with a count");
    }
    vec_push(t->f->arena, &dims, n);
    inner = type;
    CXType peeled = tu_peel(type);
    type = clang_getArrayElementType(peeled.kind == CXType_ConstantArray ? peeled : c);
  }
  bool is_text = type_is_char(type);
  bool is_bytes = type_is_byte(type) && !as_list(t);
  CXType element = is_text || is_bytes ? inner : type;
  if (!set_value(t, element)) {
    return false;
  }
  dims.count -= is_text || is_bytes;
  Field *field = t->field;
  bool failed = false;
  bool counted = !(is_text && dims.count == 0) && take_count(t, &failed);
  if (failed) {
    return false;
  }
  if (is_bytes && dims.count == 0) {
    if (counted) {
      ((Type *)(uintptr_t)field->type)->form = FORM_BOUNDED;
    }
    return true;
  }
  if (dims.count == 0) {
    return true;
  }
  if (counted && dims.count > 1) {
    return refuse(
        t, "an array of arrays has no count; make the inner array a message, or drop the count");
  }
  field->container = counted ? CONTAINER_BOUNDED : CONTAINER_ARRAY;
  field->length = 1;
  for (size_t i = 0; i < dims.count; i++) {
    field->length *= dims.items[i];
  }
  field->dims = dims.items;
  field->dim_count = dims.count;
  return true;
}

// ---- Pointers ----

static bool find_sibling(const Typing *t, const Item *item, const char *what, Member *out) {
  RawMember *other = members_find(t->record, t->member->scope, item->expanded);
  if (other == NULL) {
    diag_error(t->f->diag, item_location(&t->f->tu, item),
               "there is no member '%s'; '%s' names a member of the same struct", item->expanded,
               item->key);
    return false;
  }
  if (!member_is_integer(other)) {
    diag_error(t->f->diag, item_location(&t->f->tu, item), "'%s' is no integer; a %s is one",
               item->expanded, what);
    return false;
  }
  if (!member_use(t->f, other, what, t->member)) {
    return false;
  }
  *out = other->place;
  return true;
}

// Three members of the message itself: T *items HONE(1, seq, count = n, capacity = c).
static bool spread_sequence(const Typing *t, CXType target) {
  if (t->options->count == NULL || t->options->capacity == NULL) {
    return refuse(
        t, "`seq` on a pointer needs `count = ...` and `capacity = ...`, the members beside it");
  }
  if (t->options->data != NULL) {
    return refuse(t, "this pointer is the data itself; drop `data = ...`");
  }
  t->field->container = CONTAINER_SEQUENCE;
  t->field->data_path = t->member->place.path;
  return find_sibling(t, t->options->count, "count", &t->field->count) &&
         find_sibling(t, t->options->capacity, "capacity", &t->field->capacity) &&
         set_value(t, target);
}

// What a pointer leads to is written when decoding; only text may be const there.
static bool is_writable(const Typing *t, CXType target) {
  if (clang_isConstQualifiedType(tu_canonical(target))) {
    return refuse(t, "what it points to is const and cannot be decoded into; drop the const");
  }
  return true;
}

static bool is_function(CXType canonical) {
  return canonical.kind == CXType_FunctionProto || canonical.kind == CXType_FunctionNoProto;
}

static bool counted_pointer(const Typing *t, CXType target, CXType canonical) {
  if (canonical.kind == CXType_Pointer && !type_is_char(clang_getPointeeType(canonical))) {
    t->field->container = CONTAINER_POINTERS;
    t->field->by_pointer = true;
    CXType peeled = tu_peel(target);
    CXType element = clang_getPointeeType(peeled.kind == CXType_Pointer ? peeled : canonical);
    return is_writable(t, element) && set_value(t, element);
  }
  if (!set_value(t, target)) {
    return false;
  }
  if (type_is_byte(canonical) && !as_list(t)) {
    Type *type = (Type *)(uintptr_t)t->field->type;
    type->kind = TYPE_BYTES;
    type->form = FORM_POINTER;
    return true;
  }
  t->field->container = CONTAINER_POINTER;
  return true;
}

static bool pointer_type(const Typing *t, CXType type) {
  CXType peeled = tu_peel(type);
  CXType pointer = peeled.kind == CXType_Pointer ? peeled : tu_canonical(type);
  CXType target = clang_getPointeeType(pointer);
  CXType canonical = tu_canonical(target);
  if (type_is_char(target) && !t->options->seq) {
    if (t->options->count != NULL) {
      return refuse(
          t, "`char *` ends with its NUL and has no count; use hone_str for text with a size");
    }
    return set_value(t, type);
  }
  if (is_function(canonical)) {
    return refuse(t, "a function pointer has no wire form; mark the member HONE_SKIP");
  }
  if (!is_writable(t, target)) {
    return false;
  }
  if (t->options->seq) {
    return spread_sequence(t, target);
  }
  bool failed = false;
  bool counted = take_count(t, &failed);
  if (failed) {
    return false;
  }
  if (counted) {
    return counted_pointer(t, target, canonical);
  }
  if (canonical.kind == CXType_Pointer) {
    return refuse(
        t, arena_format(t->f->arena,
                        "a pointer to pointers is a list and needs a count; add `size_t n_%s;` "
                        "or write `count = ...`",
                        t->member->name));
  }
  t->field->by_pointer = true;
  if (!set_value(t, target)) {
    return false;
  }
  return true;
}

// ---- Structs of pointer, size and capacity ----

static bool has_seq_note(Frontend *f, CXType type) {
  Notes notes = {0};
  notes_read(&f->tu, tu_declaration(type), &notes);
  for (size_t i = 0; i < notes.count; i++) {
    if (notes.items[i]->kind == NOTE_SEQ) {
      return true;
    }
  }
  return false;
}

static const char *word_or(const Item *item, const char *otherwise) {
  return item != NULL ? item->expanded : otherwise;
}

static Member sequence_member(const Typing *t, CXCursor field) {
  const char *name = tu_text(t->f->arena, clang_getCursorSpelling(field));
  const char *path = arena_format(t->f->arena, "%s.%s", t->member->place.path, name);
  return type_member(t->f, field, path, t->member->place.bit_offset);
}

static bool sequence_type(const Typing *t, CXType type) {
  const FieldOptions *o = t->options;
  Sequence sequence;
  const char *data = word_or(o->data, "data"), *capacity = word_or(o->capacity, "capacity");
  const char *size = word_or(o->count, "size");
  if (!type_sequence(t->f, type, data, size, capacity, &sequence)) {
    diag_error(
        t->f->diag, t->member->at,
        "'%s': '%s' has no pointer '%s' with integers '%s' and '%s'; name its members: `seq, "
        "data = ..., count = ..., capacity = ...`",
        t->member->place.path, type_spelling(t->f, type), data, size, capacity);
    return false;
  }
  if (!is_writable(t, sequence.element)) {
    return false;
  }
  bool is_text = type_is_char(sequence.element);
  if (is_text || (type_is_byte(sequence.element) && !as_list(t))) {
    Type *made = arena_new_of(t->f->arena, Type);
    made->kind = is_text ? TYPE_TEXT : TYPE_BYTES;
    made->form = FORM_SEQUENCE;
    made->size = t->member->place.size;
    made->align = (unsigned)clang_Type_getAlignOf(type);
    made->spelling = type_spelling(t->f, type);
    made->data_name = data;
    made->size_name = size;
    made->capacity_name = capacity;
    made->size_spelling = type_spelling(t->f, clang_getCursorType(sequence.size));
    t->field->type = made;
    return true;
  }
  t->field->container = CONTAINER_SEQUENCE;
  t->field->data_path = arena_format(t->f->arena, "%s.%s", t->member->place.path, data);
  t->field->count = sequence_member(t, sequence.size);
  t->field->capacity = sequence_member(t, sequence.capacity);
  CXType canonical = tu_canonical(sequence.element);
  if (canonical.kind == CXType_Record && has_seq_note(t->f, canonical)) {
    return refuse(t, "a sequence of sequences has no wire form; make the inner one a message");
  }
  return set_value(t, sequence.element);
}

bool field_type(Frontend *f, RawRecord *record, RawMember *member, Field *field,
                const FieldOptions *options) {
  Typing typing = {f, record, member, field, options};
  CXType canonical = tu_canonical(member->type);
  bool right;
  bool is_sequence = false;
  if (canonical.kind == CXType_ConstantArray) {
    right = array_type(&typing, member->type);
  } else if (canonical.kind == CXType_Pointer) {
    is_sequence = options->seq;
    right = pointer_type(&typing, member->type);
  } else if (canonical.kind == CXType_Record && (options->seq || has_seq_note(f, canonical))) {
    is_sequence = true;
    right = sequence_type(&typing, member->type);
  } else {
    right = set_value(&typing, member->type);
  }
  if (!right) {
    return false;
  }
  if (options->count != NULL && field->count.path == NULL && !is_sequence) {
    diag_error(f->diag, item_location(&f->tu, options->count),
               "'%s' is one value and has no count; drop `count = ...`", member->place.path);
    return false;
  }
  const Item *stray = options->data != NULL ? options->data : options->capacity;
  if (stray != NULL && !is_sequence) {
    diag_error(f->diag, item_location(&f->tu, stray), "'%s' goes with `seq`; add `seq` or drop it",
               stray->key);
    return false;
  }
  if (options->seq && !is_sequence) {
    return refuse(&typing, "`seq` goes with a pointer or a struct that holds one; drop it");
  }
  return true;
}
