/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One walk over the translation unit: annotated structs and enums wherever
 * they stand, typedefs that name them, every enumerator's value, packages, and
 * the names that generated code may not use again.
 */
#include <string.h>

#include "frontend/internal.h"

// ---- Maps from text ----

static size_t text_slot(const TextMap *map, const char *key) {
  size_t hash = 14695981039346656037u;
  for (const char *p = key; *p != '\0'; p++) {
    hash = (hash ^ (unsigned char)*p) * 1099511628211u;
  }
  size_t slot = hash & (map->capacity - 1);
  while (map->keys[slot] != NULL && strcmp(map->keys[slot], key) != 0) {
    slot = (slot + 1) & (map->capacity - 1);
  }
  return slot;
}

void *text_map_get(const TextMap *map, const char *key) {
  return map->capacity != 0 && key != NULL ? map->values[text_slot(map, key)] : NULL;
}

void text_map_put(TextMap *map, const char *key, void *value) {
  if (2 * (map->count + 1) > map->capacity) {
    TextMap larger = {.arena = map->arena, .capacity = map->capacity ? map->capacity * 2 : 32};
    larger.keys = arena_array(map->arena, const char *, larger.capacity);
    larger.values = arena_array(map->arena, void *, larger.capacity);
    for (size_t i = 0; i < map->capacity; i++) {
      if (map->keys[i] != NULL) {
        size_t slot = text_slot(&larger, map->keys[i]);
        larger.keys[slot] = map->keys[i];
        larger.values[slot] = map->values[i];
      }
    }
    larger.count = map->count;
    *map = larger;
  }
  size_t slot = text_slot(map, key);
  map->count += map->keys[slot] == NULL;
  map->keys[slot] = key;
  map->values[slot] = value;
}

// ---- Structs and enums ----

static void add_record(Frontend *f, CXCursor cursor, const Notes *notes) {
  Note *message = notes_find(notes, f->diag, NOTE_MESSAGE);
  Note *extend = notes_find(notes, f->diag, NOTE_EXTEND);
  CXCursor key = clang_getCanonicalCursor(cursor);
  if ((message == NULL && extend == NULL) || cursor_map_get(&f->records, key) != NULL) {
    return;
  }
  if (message != NULL && extend != NULL) {
    diag_error(f->diag, extend->at,
               "a struct is a message or a set of extensions, not both; remove "
               "HONE_MESSAGE or HONE_EXTEND");
  }
  RawRecord *record = arena_new_of(f->arena, RawRecord);
  record->cursor = cursor;
  record->note = extend != NULL ? extend : message;
  record->notes = *notes;
  record->at = tu_location(&f->tu, cursor);
  record->by_path.arena = f->arena;
  cursor_map_put(&f->records, key, record);
  vec_push(f->arena, &f->messages, record);
}

static void add_enum(Frontend *f, CXCursor cursor, const Notes *notes) {
  CXCursor key = clang_getCanonicalCursor(cursor);
  if (cursor_map_get(&f->enums, key) != NULL) {
    return;
  }
  RawEnum *raw = arena_new_of(f->arena, RawEnum);
  raw->cursor = cursor;
  raw->notes = *notes;
  cursor_map_put(&f->enums, key, raw);
  vec_push(f->arena, &f->annotated_enums, raw);
}

static void visit_tag(Frontend *f, CXCursor cursor, enum CXCursorKind kind) {
  if (!clang_isCursorDefinition(cursor)) {
    return;
  }
  Notes notes = {0};
  notes_read(&f->tu, cursor, &notes);
  if (notes.count == 0) {
    return;
  }
  if (kind == CXCursor_EnumDecl) {
    add_enum(f, cursor, &notes);
    return;
  }
  Note *message = notes_find(&notes, f->diag, NOTE_MESSAGE);
  if (message != NULL && kind == CXCursor_UnionDecl) {
    diag_error(f->diag, message->at,
               "a union is no message; put it into a struct and mark it "
               "HONE_ONEOF(which)");
    return;
  }
  add_record(f, cursor, &notes);
}

// A typedef names the struct or enum directly below it; the first one counts.
static void visit_typedef(Frontend *f, CXCursor cursor) {
  CXType type = tu_peel(clang_getTypedefDeclUnderlyingType(cursor));
  if (type.kind != CXType_Record && type.kind != CXType_Enum) {
    return;
  }
  CXCursor declaration = clang_getTypeDeclaration(type);
  CXCursor key = clang_getCanonicalCursor(declaration);
  if (cursor_map_get(&f->aliases, key) == NULL) {
    Alias *alias = arena_new_of(f->arena, Alias);
    alias->name = tu_text(f->arena, clang_getCursorSpelling(cursor));
    alias->cursor = cursor;
    cursor_map_put(&f->aliases, key, alias);
  }
  Notes notes = {0};
  notes_read(&f->tu, cursor, &notes);
  CXCursor definition = clang_getCursorDefinition(declaration);
  if (notes.count != 0 && !clang_Cursor_isNull(definition)) {
    if (type.kind == CXType_Enum) {
      add_enum(f, definition, &notes);
    } else {
      add_record(f, definition, &notes);
    }
  }
}

static void visit_enumerator(Frontend *f, CXCursor cursor) {
  Value *value = arena_new_of(f->arena, Value);
  value->kind = VALUE_INTEGER;
  value->integer = type_enumerator(cursor, &value->is_unsigned);
  text_map_put(&f->enumerators, tu_text(f->arena, clang_getCursorSpelling(cursor)), value);
}

// ---- Names and files ----

static void add_name(Frontend *f, CXCursor cursor) {
  if (clang_Location_isInSystemHeader(clang_getCursorLocation(cursor))) {
    return;
  }
  const char *name = tu_text(f->arena, clang_getCursorSpelling(cursor));
  if (*name != '\0' && !str_starts(name, "hone_")) {
    vec_push(f->arena, &f->schema->functions, name);
  }
}

static void add_macro(Frontend *f, CXCursor cursor) {
  CXSourceLocation location = clang_getCursorLocation(cursor);
  if (clang_Cursor_isMacroBuiltin(cursor) || clang_Location_isInSystemHeader(location)) {
    return;
  }
  Macro macro = {
      .is_function = clang_Cursor_isMacroFunctionLike(cursor) != 0,
      .at = tu_location_of(&f->tu, location),
  };
  if (macro.at.file == NULL) {
    CXString name;
    clang_getPresumedLocation(location, &name, NULL, NULL);
    macro.at = (Location){0};
    if (!str_equal(tu_text(f->arena, name), "<command line>")) {
      return; // what the compiler defines
    }
  }
  macro.name = tu_text(f->arena, clang_getCursorSpelling(cursor));
  vec_push(f->arena, &f->schema->macros, macro);
}

static void visit_file_note(Frontend *f, Note *note) {
  if (!note_check(&f->tu, f->diag, note)) {
    return;
  }
  values_want_note(f, note, WANT_TEXT);
  for (size_t i = 0; i < note->items.count; i++) {
    const Item *item = note->items.items[i];
    if (!item->evaluated) {
      continue;
    }
    const char *before = text_map_get(&f->packages, note->at.file);
    if (before != NULL && !str_equal(before, item->value.text)) {
      diag_error(f->diag, item_location(&f->tu, item),
                 "this header is in package '%s' already; keep one HONE_FILE", before);
    }
    text_map_put(&f->packages, note->at.file, (void *)(uintptr_t)item->value.text);
  }
}

static void visit_variable(Frontend *f, CXCursor cursor) {
  Notes notes = {0};
  notes_read(&f->tu, cursor, &notes);
  for (size_t i = 0; i < notes.count; i++) {
    Note *note = notes.items[i];
    if (note->kind == NOTE_FILE) {
      visit_file_note(f, note);
    } else if (note->kind == NOTE_OVERLAY || note->kind == NOTE_MEMBER) {
      diag_error(f->diag, note->at,
                 "overlays are not supported yet; annotate the struct itself with "
                 "HONE_MESSAGE and HONE");
    } else {
      diag_error(f->diag, note->at,
                 "%s does not belong to a declaration of this kind; move it to a "
                 "struct, an enum or a member of one",
                 note_macro(note->kind));
    }
  }
  add_name(f, cursor);
}

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  Frontend *f = data;
  enum CXCursorKind kind = clang_getCursorKind(cursor);
  switch (kind) {
  case CXCursor_MacroDefinition:
    add_macro(f, cursor);
    break;
  case CXCursor_StructDecl:
  case CXCursor_UnionDecl:
    visit_tag(f, cursor, kind);
    return CXChildVisit_Recurse; // for what is declared inside
  case CXCursor_EnumDecl:
    visit_tag(f, cursor, kind);
    return CXChildVisit_Recurse; // for the enumerators
  case CXCursor_EnumConstantDecl:
    visit_enumerator(f, cursor);
    add_name(f, cursor);
    break;
  case CXCursor_TypedefDecl:
    visit_typedef(f, cursor);
    add_name(f, cursor);
    break;
  case CXCursor_FunctionDecl:
  case CXCursor_VarDecl:
    visit_variable(f, cursor);
    break;
  default:
    break;
  }
  return CXChildVisit_Continue;
}

void collect(Frontend *f) {
  clang_visitChildren(clang_getTranslationUnitCursor(f->tu.unit), visit, f);
}
