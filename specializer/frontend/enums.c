/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Enums: annotated ones, and those that a field's type names.
 */
#include <string.h>

#include "frontend/internal.h"

static const char *package_of(Frontend *f, const char *file) {
  const char *package = text_map_get(&f->packages, file);
  return package != NULL ? package : "";
}

const char *full_name(Frontend *f, const char *file, const char *name, const char *said) {
  if (said != NULL && strchr(said, '.') != NULL) {
    return said;
  }
  const char *package = package_of(f, file);
  return arena_format(f->arena, "%s%s%s", package, *package != '\0' ? "." : "",
                      said != NULL ? said : name);
}

static const Item *find_item(const Note *note, const char *key) {
  for (size_t i = 0; note != NULL && i < note->items.count; i++) {
    if (str_equal(note->items.items[i]->key, key)) {
      return note->items.items[i];
    }
  }
  return NULL;
}

static const char *text_of(const Note *note, const char *key) {
  const Item *item = find_item(note, key);
  return item != NULL && item->evaluated ? item->value.text : NULL;
}

typedef struct EnumeratorVisit {
  Frontend *f;
  Enum *made;
  const char *prefix;
} EnumeratorVisit;

static enum CXChildVisitResult visit_enumerator(CXCursor cursor, CXCursor parent,
                                                CXClientData data) {
  (void)parent;
  EnumeratorVisit *visit = data;
  Frontend *f = visit->f;
  if (clang_getCursorKind(cursor) != CXCursor_EnumConstantDecl) {
    return CXChildVisit_Continue;
  }
  Enumerator value = {.name = tu_text(f->arena, clang_getCursorSpelling(cursor))};
  bool above;
  value.value = type_enumerator(cursor, &above);
  value.at = tu_location(&f->tu, cursor);
  value.doc = tu_doc(&f->tu, cursor);
  value.wire_name = value.name;
  if (visit->prefix != NULL && str_starts(value.name, visit->prefix) &&
      value.name[strlen(visit->prefix)] != '\0') {
    value.wire_name = value.name + strlen(visit->prefix);
  }
  Notes notes = {0};
  notes_read(&f->tu, cursor, &notes);
  Note *note = notes_find(&notes, f->diag, NOTE_VALUE);
  if (note != NULL && note_check(&f->tu, f->diag, note)) {
    values_want_note(f, note, WANT_INTEGER);
    const char *name = text_of(note, "name");
    value.wire_name = name != NULL ? name : value.wire_name;
    value.deprecated = find_item(note, "deprecated") != NULL;
  }
  for (size_t i = 0; i < notes.count; i++) {
    if (notes.items[i]->kind != NOTE_VALUE) {
      diag_error(f->diag, notes.items[i]->at,
                 "%s does not belong to an enumerator; write HONE_VALUE(...)",
                 note_macro(notes.items[i]->kind));
    }
  }
  vec_push(f->arena, &visit->made->values, value);
  return CXChildVisit_Continue;
}

static void add_reserved(Frontend *f, Enum *made, const Note *note) {
  for (size_t i = 0; i < note->items.count; i++) {
    if (str_equal(note->items.items[i]->key, "reserved")) {
      WideRanges found = {0};
      ranges_read(f, note->items.items[i], INT32_MIN, INT32_MAX, &found, &made->reserved_names);
      for (size_t k = 0; k < found.count; k++) {
        vec_push(f->arena, &made->reserved, found.items[k]);
      }
    }
  }
}

// What HONE_ENUM says; the texts are read at once, `bits` by enums_finish.
static const char *enum_options(Frontend *f, RawEnum *raw) {
  Note *note = notes_find(&raw->notes, f->diag, NOTE_ENUM);
  for (size_t i = 0; i < raw->notes.count; i++) {
    if (raw->notes.items[i]->kind != NOTE_ENUM) {
      diag_error(f->diag, raw->notes.items[i]->at,
                 "%s does not belong to an enum; write HONE_ENUM(...)",
                 note_macro(raw->notes.items[i]->kind));
    }
  }
  if (note == NULL || !note_check(&f->tu, f->diag, note)) {
    return NULL;
  }
  values_want_note(f, note, WANT_INTEGER);
  raw->made->closed = find_item(note, "closed") != NULL;
  raw->made->mask = find_item(note, "mask") != NULL;
  raw->made->deprecated = find_item(note, "deprecated") != NULL;
  add_reserved(f, raw->made, note);
  const char *name = text_of(note, "name");
  if (name != NULL) {
    raw->made->full_name = full_name(f, raw->made->file, raw->made->name, name);
  }
  const char *prefix = text_of(note, "prefix");
  return prefix;
}

static void make(Frontend *f, RawEnum *raw, const char *fallback_name) {
  CXCursor key = clang_getCanonicalCursor(raw->cursor);
  const Alias *alias = cursor_map_get(&f->aliases, key);
  const char *tag = tu_tag(f->arena, raw->cursor);
  CXType type = clang_getCursorType(raw->cursor);
  Enum *made = arena_new_of(f->arena, Enum);
  raw->made = made;
  const char *name = alias != NULL ? alias->name : *tag != '\0' ? tag : fallback_name;
  made->name = without_t(f->arena, name);
  made->c_type = type_spelling(f, type);
  made->at = tu_location(&f->tu, raw->cursor);
  made->file = made->at.file;
  made->full_name = full_name(f, made->file, made->name, NULL);
  made->is_main = clang_File_isEqual(tu_file(raw->cursor), f->tu.main_file);
  made->size = (unsigned)clang_Type_getSizeOf(type);
  made->is_signed = type_is_signed(type);
  made->doc = tu_doc(&f->tu, raw->cursor);
  if (made->doc == NULL && alias != NULL) {
    made->doc = tu_doc(&f->tu, alias->cursor);
  }
  const char *prefix = enum_options(f, raw);
  EnumeratorVisit visit = {f, made, prefix};
  clang_visitChildren(raw->cursor, visit_enumerator, &visit);
  vec_push(f->arena, &f->schema->enums, made);
}

Enum *enum_of(Frontend *f, CXType type, const char *fallback_name) {
  CXCursor declaration = tu_declaration(type);
  RawEnum *raw = cursor_map_get(&f->enums, declaration);
  if (raw == NULL) {
    raw = arena_new_of(f->arena, RawEnum);
    raw->cursor = clang_getCursorDefinition(declaration);
    cursor_map_put(&f->enums, declaration, raw);
  }
  if (raw->made == NULL) {
    make(f, raw, fallback_name);
  }
  return raw->made;
}

void enums_make(Frontend *f) {
  for (size_t i = 0; i < f->annotated_enums.count; i++) {
    RawEnum *raw = f->annotated_enums.items[i];
    if (raw->made == NULL) {
      make(f, raw, "");
    }
  }
}

void enums_finish(Frontend *f) {
  for (size_t i = 0; i < f->annotated_enums.count; i++) {
    RawEnum *raw = f->annotated_enums.items[i];
    const Item *bits = find_item(notes_find(&raw->notes, f->diag, NOTE_ENUM), "bits");
    if (bits == NULL || !bits->evaluated) {
      continue;
    }
    if (bits->value.integer < 1 || bits->value.integer > 64) {
      diag_error(f->diag, item_location(&f->tu, bits), "'bits = %s' is out of range; write 1 to 64",
                 bits->written);
      continue;
    }
    raw->made->bits = (unsigned)bits->value.integer;
  }
}
