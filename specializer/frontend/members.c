/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Taking an annotated struct apart. A struct that lies inline, without an
 * annotation of its own but with annotated members, is flattened: its members
 * are the message's, with the path "pos.x". A union's members are arms.
 */
#include <string.h>

#include "frontend/internal.h"

RawMember *members_find(const RawRecord *record, const char *scope, const char *name) {
  char path[256];
  size_t size = strlen(scope), name_size = strlen(name);
  for (;;) {
    if (size + name_size < sizeof path) {
      memcpy(path, scope, size);
      memcpy(path + size, name, name_size + 1);
      RawMember *member = text_map_get(&record->by_path, path);
      if (member != NULL) {
        return member;
      }
    }
    if (size == 0) {
      return NULL;
    }
    for (size--; size != 0 && scope[size - 1] != '.';) { // the scope around it
      size--;
    }
  }
}

// Whether the record type's declaration lies inside of `outer`.
static bool is_inline(CXCursor declaration, CXCursor outer) {
  return clang_equalCursors(clang_getCanonicalCursor(clang_getCursorLexicalParent(declaration)),
                            clang_getCanonicalCursor(outer));
}

static bool has_notes(Frontend *f, CXType record) {
  Cursors fields = {0};
  type_fields(f, record, &fields);
  for (size_t i = 0; i < fields.count; i++) {
    Notes notes = {0};
    notes_read(&f->tu, fields.items[i], &notes);
    CXType type = tu_canonical(clang_getCursorType(fields.items[i]));
    if (notes.count != 0 ||
        (type.kind == CXType_Record &&
         is_inline(clang_getTypeDeclaration(type), clang_getTypeDeclaration(record)) &&
         has_notes(f, type))) {
      return true;
    }
  }
  return false;
}

typedef struct Level {
  CXType type;       // of the record whose members these are
  const char *scope; // "" or "pos."
  uint64_t base;     // where it begins, in bits
  RawUnion *arms_of;
} Level;

static void collect_level(Frontend *f, RawRecord *record, const Level *level);

static void take_notes(Frontend *f, RawMember *member, const Notes *notes) {
  member->field = notes_find(notes, f->diag, NOTE_FIELD);
  for (size_t i = 0; i < notes->count; i++) {
    NoteKind kind = notes->items[i]->kind;
    member->is_skipped |= kind == NOTE_SKIP;
    member->is_unknown |= kind == NOTE_UNKNOWN;
    member->is_presence |= kind == NOTE_PRESENCE;
    if (kind != NOTE_FIELD && kind != NOTE_SKIP && kind != NOTE_UNKNOWN && kind != NOTE_PRESENCE) {
      diag_error(
          f->diag, notes->items[i]->at, "%s does not belong to a member; %s", note_macro(kind),
          kind == NOTE_ONEOF ? "it marks a union" : "a member that is a field has HONE(...)");
    }
  }
  int roles =
      (member->field != NULL) + member->is_skipped + member->is_unknown + member->is_presence;
  if (roles > 1) {
    diag_error(f->diag, member->at,
               "'%s' has two roles; keep one of HONE, HONE_SKIP, HONE_UNKNOWN "
               "and HONE_PRESENCE",
               member->place.path);
  }
}

static void add_leaf(Frontend *f, RawRecord *record, const Level *level, CXCursor cursor,
                     const Notes *notes, const char *name) {
  RawMember *member = arena_new_of(f->arena, RawMember);
  member->cursor = cursor;
  member->type = clang_getCursorType(cursor);
  member->name = name;
  member->scope = level->scope;
  member->arm_of = level->arms_of;
  member->at = tu_location(&f->tu, cursor);
  member->doc = tu_doc(&f->tu, cursor);
  const char *path = arena_format(f->arena, "%s%s", level->scope, name);
  member->place = type_member(f, cursor, path, level->base);
  take_notes(f, member, notes);
  vec_push(f->arena, &record->members, member);
  text_map_put(&record->by_path, path, member);
}

static void add_union(Frontend *f, RawRecord *record, const Level *level, CXCursor cursor,
                      const Notes *notes, const Level *inside) {
  RawUnion *made = arena_new_of(f->arena, RawUnion);
  Notes own = {0};
  notes_read(&f->tu, clang_getTypeDeclaration(inside->type), &own);
  made->name = tu_text(f->arena, clang_getCursorSpelling(cursor));
  if (strchr(made->name, '(') != NULL) {
    made->name = "";
  }
  made->scope = level->scope;
  made->oneof = notes_find(notes, f->diag, NOTE_ONEOF);
  made->oneof = made->oneof != NULL ? made->oneof : notes_find(&own, f->diag, NOTE_ONEOF);
  made->at =
      tu_location(&f->tu, *made->name != '\0' ? cursor : clang_getTypeDeclaration(inside->type));
  vec_push(f->arena, &record->unions, made);
  Level arms = *inside;
  arms.arms_of = made;
  collect_level(f, record, &arms);
}

static bool has_kind(const Notes *notes, NoteKind kind) {
  for (size_t i = 0; i < notes->count; i++) {
    if (notes->items[i]->kind == kind) {
      return true;
    }
  }
  return false;
}

static void collect_member(Frontend *f, RawRecord *record, const Level *level, CXCursor cursor) {
  const char *name = tu_text(f->arena, clang_getCursorSpelling(cursor));
  name = strchr(name, '(') != NULL ? "" : name; // version 22 makes a name up
  if (*name == '\0' && clang_Cursor_isBitField(cursor)) {
    return; // padding
  }
  Notes notes = {0};
  notes_read(&f->tu, cursor, &notes);
  CXType type = tu_canonical(clang_getCursorType(cursor));
  CXCursor declaration = clang_getTypeDeclaration(type);
  bool open = type.kind == CXType_Record && !has_kind(&notes, NOTE_FIELD) &&
              !has_kind(&notes, NOTE_SKIP) && !has_kind(&notes, NOTE_UNKNOWN) &&
              type_message(f, type) == NULL;
  bool is_union = clang_getCursorKind(declaration) == CXCursor_UnionDecl;
  if (open) {
    Level inside = {type, level->scope, 0, NULL};
    if (*name != '\0') {
      inside.scope = arena_format(f->arena, "%s%s.", level->scope, name);
    }
    long long offset = clang_Cursor_getOffsetOfField(cursor);
    inside.base = level->base + (offset > 0 ? (uint64_t)offset : 0);
    if (is_union && (has_kind(&notes, NOTE_ONEOF) || has_notes(f, type))) {
      add_union(f, record, level, cursor, &notes, &inside);
      return;
    }
    if (!is_union &&
        (*name == '\0' || is_inline(declaration, clang_getTypeDeclaration(level->type))) &&
        (*name == '\0' || has_notes(f, type))) {
      inside.arms_of = level->arms_of;
      if (level->arms_of != NULL) {
        diag_error(
            f->diag, tu_location(&f->tu, cursor),
            "a struct inside of a union cannot be flattened; make it a message with a tag and "
            "HONE_MESSAGE(), and give it a number");
        return;
      }
      collect_level(f, record, &inside);
      return;
    }
  }
  if (*name == '\0') {
    Location at = tu_location(&f->tu, declaration);
    diag_error(f->diag, at,
               "an unnamed union needs HONE_ONEOF(which) behind it, or a name and HONE_SKIP");
    return;
  }
  add_leaf(f, record, level, cursor, &notes, name);
}

static void collect_level(Frontend *f, RawRecord *record, const Level *level) {
  Cursors fields = {0};
  type_fields(f, level->type, &fields);
  for (size_t i = 0; i < fields.count; i++) {
    collect_member(f, record, level, fields.items[i]);
  }
}

// ---- What the annotations of members ask for ----

static const Item *find_item(const Note *note, const char *key) {
  for (size_t i = 0; i < note->items.count; i++) {
    if (str_equal(note->items.items[i]->key, key)) {
      return note->items.items[i];
    }
  }
  return NULL;
}

// The entry of a map needs no annotation: `key` is 1, and `value` is 2.
static void number_entry(Frontend *f, RawMember *member) {
  unsigned number = str_equal(member->name, "key") ? 1 : str_equal(member->name, "value") ? 2 : 0;
  if (number == 0 || member->field != NULL || member->is_skipped) {
    return;
  }
  Note *note = arena_new_of(f->arena, Note);
  Item *item = arena_new_of(f->arena, Item);
  note->kind = NOTE_FIELD;
  note->at = member->at;
  item->note = note;
  item->written = item->expanded = number == 1 ? "1" : "2";
  item->has_value = true;
  vec_push(f->arena, &note->items, item);
  member->field = note;
}

static bool has_member(Frontend *f, CXType record, const char *name) {
  Cursors fields = {0};
  type_fields(f, record, &fields);
  for (size_t i = 0; i < fields.count; i++) {
    if (str_equal(tu_text(f->arena, clang_getCursorSpelling(fields.items[i])), name)) {
      return true;
    }
  }
  return false;
}

static void imply_entry(Frontend *f, const RawMember *member) {
  CXType entry = type_innermost(member->type);
  Sequence sequence;
  if (entry.kind == CXType_Record &&
      type_sequence(f, entry, "data", "size", "capacity", &sequence)) {
    entry = tu_canonical(sequence.element);
  }
  if (entry.kind != CXType_Record || type_message(f, entry) != NULL ||
      !has_member(f, entry, "key") || !has_member(f, entry, "value")) {
    return;
  }
  CXCursor key = tu_declaration(entry);
  RawRecord *record = arena_new_of(f->arena, RawRecord);
  record->cursor = clang_getCursorDefinition(key);
  record->at = tu_location(&f->tu, record->cursor);
  record->by_path.arena = f->arena;
  record->implied = true;
  cursor_map_put(&f->records, key, record);
  vec_push(f->arena, &f->messages, record);
}

static void want_values(Frontend *f, RawMember *member) {
  if (!note_check(&f->tu, f->diag, member->field)) {
    return;
  }
  CXType type = type_innermost(member->type);
  Want want = type_is_float(type)                                 ? WANT_FLOAT
              : type_is_integer(type) || type.kind == CXType_Enum ? WANT_INTEGER
                                                                  : WANT_TEXT;
  // Text lies in char, bytes in uint8_t: a default of those is a literal in quotes.
  const Item *item = find_item(member->field, "default");
  if (item != NULL && (*item->expanded == '"' || str_starts(item->expanded, "u8\""))) {
    want = WANT_TEXT;
  }
  values_want_note(f, member->field, want);
  if (find_item(member->field, "map") != NULL) {
    imply_entry(f, member);
  }
}

void members_collect(Frontend *f, RawRecord *record) {
  Level top = {clang_getCursorType(record->cursor), "", 0, NULL};
  collect_level(f, record, &top);
  for (size_t i = 0; i < record->members.count; i++) {
    RawMember *member = record->members.items[i];
    if (record->implied) {
      number_entry(f, member);
    }
    if (member->field != NULL) {
      want_values(f, member);
    }
  }
}
