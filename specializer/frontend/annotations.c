/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Cutting annotation texts into items. The written and the expanded arguments
 * are paired one to one where they have the same number; a macro that stands
 * for several arguments is found as what differs between the two lists.
 */
#include "frontend/annotations.h"

#include <ctype.h>
#include <string.h>

#include "support/str.h"

static const struct {
  const char *word, *macro;
} note_words[NOTE_KIND_COUNT] = {
    [NOTE_FIELD] = {"field", "HONE"},
    [NOTE_MESSAGE] = {"message", "HONE_MESSAGE"},
    [NOTE_EXTEND] = {"extend", "HONE_EXTEND"},
    [NOTE_CONST] = {"const", "HONE_CONST"},
    [NOTE_DEFINITION] = {"definition", "HONE_DEFINITION"},
    [NOTE_ENUM] = {"enum", "HONE_ENUM"},
    [NOTE_VALUE] = {"value", "HONE_VALUE"},
    [NOTE_ONEOF] = {"oneof", "HONE_ONEOF"},
    [NOTE_SKIP] = {"skip", "HONE_SKIP"},
    [NOTE_UNKNOWN] = {"unknown", "HONE_UNKNOWN"},
    [NOTE_PRESENCE] = {"presence", "HONE_PRESENCE"},
    [NOTE_SEQ] = {"seq", "HONE_SEQ"},
    [NOTE_FILE] = {"file", "HONE_FILE"},
    [NOTE_OVERLAY] = {"overlay", "HONE_OVERLAY"},
    [NOTE_MEMBER] = {"member", "HONE_MEMBER"},
};

const char *note_macro(NoteKind kind) {
  return note_words[kind].macro;
}

// ---- Cutting ----

typedef VEC(const char *) Texts;

static const char *trimmed(Arena *arena, const char *text, size_t size) {
  while (size != 0 && isspace((unsigned char)*text)) {
    text++, size--;
  }
  while (size != 0 && isspace((unsigned char)text[size - 1])) {
    size--;
  }
  return arena_strndup(arena, text, size);
}

// The size of what stands before the next `stop` outside of brackets and quotes.
static size_t span_to(const char *text, char stop) {
  size_t i = 0;
  int depth = 0;
  for (; text[i] != '\0' && (depth > 0 || text[i] != stop); i++) {
    if (text[i] == '"' || text[i] == '\'') {
      char quote = text[i];
      for (i++; text[i] != '\0' && text[i] != quote; i++) {
        i += text[i] == '\\' && text[i + 1] != '\0';
      }
      if (text[i] == '\0') {
        break;
      }
    } else if (strchr("([{", text[i]) != NULL) {
      depth++;
    } else if (strchr(")]}", text[i]) != NULL) {
      depth--;
    }
  }
  return i;
}

static void cut(Arena *arena, const char *text, Texts *out) {
  for (;;) {
    size_t size = span_to(text, ',');
    const char *item = trimmed(arena, text, size);
    // Nothing behind the last comma is what a user's variadic macro leaves there.
    if (text[size] == '\0') {
      if (*item != '\0') {
        vec_push(arena, out, item);
      }
      return;
    }
    vec_push(arena, out, item);
    text += size + 1;
  }
}

static size_t identifier_size(const char *text) {
  size_t size = 0;
  while (isalnum((unsigned char)text[size]) || text[size] == '_') {
    size++;
  }
  return isdigit((unsigned char)*text) ? 0 : size;
}

// Where the value begins in "key = value"; NULL if this has no `=` of its own ("a == b" has none).
static const char *value_of(const char *text) {
  size_t size = span_to(text, '=');
  if (text[size] == '\0' || text[size + 1] == '=' ||
      (size != 0 && strchr("<>!", text[size - 1]) != NULL)) {
    return NULL;
  }
  return text + size + 1;
}

// The identifier before `=`, or the identifier that is all there is; else NULL.
static const char *key_of(Arena *arena, const char *text) {
  size_t size = identifier_size(text);
  const char *rest = text + size + strspn(text + size, " ");
  if (size == 0 || (*rest != '\0' && value_of(text) != rest + 1)) {
    return NULL;
  }
  return arena_strndup(arena, text, size);
}

// ---- Items ----

// Notes whose items are values in a fixed order, and those that begin with one.
static size_t leading_values(NoteKind kind) {
  switch (kind) {
  case NOTE_FIELD:
  case NOTE_EXTEND:
  case NOTE_ONEOF:
    return 1;
  case NOTE_CONST:
  case NOTE_DEFINITION:
  case NOTE_SEQ:
  case NOTE_OVERLAY:
  case NOTE_MEMBER:
    return SIZE_MAX;
  default:
    return 0;
  }
}

static void add_item(Arena *arena, Note *note, const char *written, const char *expanded) {
  Item *item = arena_new_of(arena, Item);
  size_t index = note->items.count;
  bool leading = index < leading_values(note->kind);
  item->note = note;
  const char *key = leading_values(note->kind) == SIZE_MAX ? NULL : key_of(arena, written);
  const char *source = written;
  if (key != NULL && !option_known(note->kind, key)) {
    // Not a key as written: perhaps a macro that stands for one, or a value.
    const char *other = key_of(arena, expanded);
    if (other != NULL && option_known(note->kind, other)) {
      key = other;
      source = expanded;
    } else if (value_of(written) == NULL &&
               (leading || (!str_equal(written, expanded) && other == NULL && *expanded != '\0'))) {
      key = NULL;
    } else if (*expanded == '\0') {
      return; // a macro that stands for nothing
    }
  }
  item->key = key;
  if (key == NULL) {
    item->has_value = true;
    item->written = written;
    item->expanded = expanded;
  } else {
    const char *value = value_of(source);
    const char *result = value_of(expanded);
    item->has_value = value != NULL;
    item->written = value != NULL ? trimmed(arena, value, strlen(value)) : "";
    item->expanded =
        result != NULL && value != NULL ? trimmed(arena, result, strlen(result)) : item->written;
  }
  vec_push(arena, &note->items, item);
}

static bool is_flag(Arena *arena, NoteKind kind, const char *written) {
  const char *key = key_of(arena, written);
  return key != NULL && value_of(written) == NULL && option_known(kind, key);
}

// Whether an expanded argument is what a written one became: the same, or with the same key.
static bool is_pair(Arena *arena, const char *written, const char *expanded) {
  return str_equal(written, expanded) ||
         (value_of(written) != NULL && value_of(expanded) != NULL &&
          str_equal(key_of(arena, written), key_of(arena, expanded)));
}

static void add_items(Arena *arena, Note *note, const Texts *written, const Texts *expanded) {
  size_t w = written->count, e = expanded->count, front = 0, back = 0;
  if (w == e) {
    for (size_t i = 0; i < w; i++) {
      add_item(arena, note, written->items[i], expanded->items[i]);
    }
    return;
  }
  while (front < w && front < e && is_pair(arena, written->items[front], expanded->items[front])) {
    front++;
  }
  while (back < w - front && back < e - front &&
         is_pair(arena, written->items[w - 1 - back], expanded->items[e - 1 - back])) {
    back++;
  }
  for (size_t i = 0; i < front; i++) {
    add_item(arena, note, written->items[i], expanded->items[i]);
  }
  if (w - front - back == 1 && is_flag(arena, note->kind, written->items[front])) {
    add_item(arena, note, written->items[front], "");
  } else {
    for (size_t i = front; i < e - back; i++) {
      add_item(arena, note, expanded->items[i], expanded->items[i]);
    }
  }
  for (size_t i = back; i != 0; i--) {
    add_item(arena, note, written->items[w - i], expanded->items[e - i]);
  }
}

// ---- Notes ----

static NoteKind kind_of(const char *word, size_t size) {
  for (size_t i = 0; i < NOTE_KIND_COUNT; i++) {
    if (strlen(note_words[i].word) == size && strncmp(note_words[i].word, word, size) == 0) {
      return (NoteKind)i;
    }
  }
  return NOTE_KIND_COUNT;
}

typedef struct Reading {
  TranslationUnit *tu;
  Notes *notes;
} Reading;

static void read_note(Reading *reading, CXCursor cursor, const char *text) {
  Arena *arena = reading->tu->arena;
  Note *note = arena_new_of(arena, Note);
  size_t size = strcspn(text, "\n");
  note->kind = kind_of(text, size);
  note->at = tu_location(reading->tu, cursor);
  clang_getExpansionLocation(clang_getCursorLocation(cursor), &note->file, NULL, NULL,
                             &note->offset);
  if (note->kind == NOTE_KIND_COUNT) {
    return; // of a newer hone.h than this tool's, which the ABI number guards against
  }
  text += size + (text[size] == '\n');
  size = strcspn(text, "\n");
  Texts written = {0}, expanded = {0};
  cut(arena, arena_strndup(arena, text, size), &written);
  cut(arena, text + size + (text[size] == '\n'), &expanded);
  add_items(arena, note, &written, &expanded);
  vec_push(arena, reading->notes, note);
}

static enum CXChildVisitResult visit_attribute(CXCursor cursor, CXCursor parent,
                                               CXClientData data) {
  (void)parent;
  enum CXCursorKind kind = clang_getCursorKind(cursor);
  if (kind == CXCursor_AnnotateAttr) {
    Reading *reading = data;
    CXString spelling = clang_getCursorSpelling(cursor);
    const char *text = clang_getCString(spelling);
    if (text != NULL && str_starts(text, "hone\n")) {
      read_note(reading, cursor, text + strlen("hone\n"));
    }
    clang_disposeString(spelling);
  }
  // Attributes come first, but for what libclang has no name for: only members end the search.
  return kind == CXCursor_FieldDecl || kind == CXCursor_EnumConstantDecl ||
                 kind == CXCursor_CompoundStmt
             ? CXChildVisit_Break
             : CXChildVisit_Continue;
}

void notes_read(TranslationUnit *tu, CXCursor cursor, Notes *notes) {
  if (!clang_Cursor_hasAttrs(cursor)) {
    return;
  }
  Reading reading = {tu, notes};
  clang_visitChildren(cursor, visit_attribute, &reading);
}

Note *notes_find(const Notes *notes, Diag *diag, NoteKind kind) {
  Note *found = NULL;
  for (size_t i = 0; i < notes->count; i++) {
    if (notes->items[i]->kind != kind) {
      continue;
    }
    if (found != NULL) {
      diag_error(diag, notes->items[i]->at, "a second %s here; give one with all of it",
                 note_macro(kind));
      diag_note(diag, found->at, "the first one is here");
      return found;
    }
    found = notes->items[i];
  }
  return found;
}

// ---- Places ----

static const char *name_of(const Item *item) {
  return item->key != NULL ? item->key : item->written;
}

// How many items before this one are spelled like it.
static size_t same_before(const Item *item) {
  size_t same = 0;
  for (size_t i = 0; item->note->items.items[i] != item; i++) {
    same += str_equal(name_of(item->note->items.items[i]), name_of(item));
  }
  return same;
}

Location item_location(TranslationUnit *tu, const Item *item) {
  Location at = item->note->at;
  const char *wanted = name_of(item);
  size_t size = 0, length = strlen(wanted);
  const char *text =
      item->note->file != NULL ? clang_getFileContents(tu->unit, item->note->file, &size) : NULL;
  const char *macro = note_macro(item->note->kind);
  size_t i = item->note->offset;
  if (text == NULL || length == 0 || i + strlen(macro) > size ||
      strncmp(text + i, macro, strlen(macro)) != 0) {
    return at;
  }
  unsigned line = at.line, column = at.column;
  bool inside = false;
  int depth = 0;
  size_t skip = same_before(item);
  for (; i < size; i++) {
    if (inside && i + length <= size && memcmp(text + i, wanted, length) == 0 &&
        !isalnum((unsigned char)text[i - 1]) && text[i - 1] != '_' &&
        (i + length == size ||
         (!isalnum((unsigned char)text[i + length]) && text[i + length] != '_')) &&
        skip-- == 0) {
      return (Location){at.file, line, column};
    }
    if (text[i] == '(') {
      inside = true;
      depth++;
    } else if (text[i] == ')' && --depth == 0) {
      break;
    }
    column++;
    if (text[i] == '\n') {
      line++;
      column = 1;
    }
  }
  return at;
}
