/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The layer over libclang: parsing and reporting, places, types, comments.
 * How the compiler's own headers are found stands in arguments.c.
 */
#include "frontend/clang.h"

#include <stdlib.h>
#include <string.h>

#include "frontend/arguments.h"
#include "support/str.h"

const char *tu_text(Arena *arena, CXString string) {
  const char *text = clang_getCString(string);
  char *copy = arena_strdup(arena, text != NULL ? text : "");
  clang_disposeString(string);
  return copy;
}

bool tu_parse(TranslationUnit *tu, Arena *arena, Diag *diag, const FrontendOptions *options,
              const char *path, const char *contents) {
  *tu = (TranslationUnit){.arena = arena};
  Arguments arguments = arguments_make(arena, options);
  tu->index = clang_createIndex(0, 0);
  struct CXUnsavedFile unsaved = {path, contents, contents != NULL ? strlen(contents) : 0};
  enum CXErrorCode code = clang_parseTranslationUnit2(
      tu->index, path, arguments.items, (int)arguments.count, contents != NULL ? &unsaved : NULL,
      contents != NULL ? 1 : 0, CXTranslationUnit_DetailedPreprocessingRecord, &tu->unit);
  if (code != CXError_Success || tu->unit == NULL) {
    diag_error(diag, (Location){0},
               "clang cannot parse '%s'; are the file and the arguments right?", options->header);
    tu_dispose(tu);
    return false;
  }
  tu->main_file = clang_getFile(tu->unit, path);
  return true;
}

void tu_dispose(TranslationUnit *tu) {
  if (tu->unit != NULL) {
    clang_disposeTranslationUnit(tu->unit);
  }
  if (tu->index != NULL) {
    clang_disposeIndex(tu->index);
  }
  tu->unit = NULL;
  tu->index = NULL;
}

// ---- Diagnostics ----

static void report_notes(TranslationUnit *tu, Diag *diag, CXDiagnostic diagnostic) {
  CXDiagnosticSet notes = clang_getChildDiagnostics(diagnostic);
  for (unsigned i = 0; i < clang_getNumDiagnosticsInSet(notes); i++) {
    CXDiagnostic note = clang_getDiagnosticInSet(notes, i);
    diag_note(diag, tu_location_of(tu, clang_getDiagnosticLocation(note)), "%s",
              tu_text(tu->arena, clang_getDiagnosticSpelling(note)));
    clang_disposeDiagnostic(note);
  }
}

size_t tu_report(TranslationUnit *tu, Diag *diag) {
  size_t errors = 0;
  for (unsigned i = 0; i < clang_getNumDiagnostics(tu->unit); i++) {
    CXDiagnostic diagnostic = clang_getDiagnostic(tu->unit, i);
    if (clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error) {
      diag_error(diag, tu_location_of(tu, clang_getDiagnosticLocation(diagnostic)), "%s",
                 tu_text(tu->arena, clang_getDiagnosticSpelling(diagnostic)));
      report_notes(tu, diag, diagnostic);
      errors++;
    }
    clang_disposeDiagnostic(diagnostic);
  }
  return errors;
}

// ---- Places ----

const char *tu_file_name(TranslationUnit *tu, CXFile file) {
  if (file == NULL) {
    return NULL;
  }
  for (size_t i = tu->names.count; i-- != 0;) {
    if (clang_File_isEqual(tu->names.items[i].file, file)) {
      return tu->names.items[i].name;
    }
  }
  FileName name = {file, tu_text(tu->arena, clang_getFileName(file))};
  // The compiler writes "./x.h" for what it found beside the includer.
  while (str_starts(name.name, "./")) {
    name.name += 2;
  }
  vec_push(tu->arena, &tu->names, name);
  return name.name;
}

Location tu_location_of(TranslationUnit *tu, CXSourceLocation location) {
  CXFile file = NULL;
  Location at = {0};
  clang_getExpansionLocation(location, &file, &at.line, &at.column, NULL);
  at.file = tu_file_name(tu, file);
  return at;
}

Location tu_location(TranslationUnit *tu, CXCursor cursor) {
  return tu_location_of(tu, clang_getCursorLocation(cursor));
}

CXFile tu_file(CXCursor cursor) {
  CXFile file = NULL;
  clang_getExpansionLocation(clang_getCursorLocation(cursor), &file, NULL, NULL, NULL);
  return file;
}

// ---- Types ----

CXType tu_peel(CXType type) {
  for (;;) {
    if (type.kind == CXType_Elaborated) {
      type = clang_Type_getNamedType(type);
    } else if (type.kind == CXType_Attributed) {
      type = clang_Type_getModifiedType(type);
    } else if (type.kind == CXType_Unexposed) {
      // typeof, parentheses: what they stand for, if that is any clearer.
      CXType canonical = clang_getCanonicalType(type);
      if (canonical.kind == CXType_Unexposed) {
        return type;
      }
      type = canonical;
    } else {
      return type;
    }
  }
}

CXType tu_canonical(CXType type) {
  return clang_getCanonicalType(type);
}

CXCursor tu_declaration(CXType type) {
  return clang_getCanonicalCursor(clang_getTypeDeclaration(tu_canonical(type)));
}

const char *tu_tag(Arena *arena, CXCursor declaration) {
  const char *tag = tu_text(arena, clang_getCursorSpelling(declaration));
  // Version 22 says "struct (unnamed at x.h:1:1)", and the typedef's name for a struct that has
  // no tag: only what is an identifier and stands in the source behind the keyword is a tag.
  if (strchr(tag, '(') != NULL || strchr(tag, ' ') != NULL) {
    return "";
  }
  return tag;
}

// ---- Comments ----

// One line of a comment, without the marks around it.
static void add_comment_line(Str *out, const char *line, size_t size) {
  while (size != 0 && (*line == ' ' || *line == '\t')) {
    line++, size--;
  }
  if (size >= 3 && (strncmp(line, "/**", 3) == 0 || strncmp(line, "/*!", 3) == 0 ||
                    strncmp(line, "///", 3) == 0 || strncmp(line, "//!", 3) == 0)) {
    line += 3, size -= 3;
    if (size != 0 && *line == '<') {
      line++, size--;
    }
  } else if (size != 0 && *line == '*' && !(size >= 2 && line[1] == '/')) {
    line++, size--;
  }
  if (size != 0 && *line == ' ') {
    line++, size--;
  }
  if (size >= 2 && strncmp(line + size - 2, "*/", 2) == 0) {
    size -= 2;
  }
  while (size != 0 && strchr(" \t\r", line[size - 1]) != NULL) {
    size--;
  }
  if (size != 0 || out->size != 0) {
    if (out->size != 0) {
      str_add_char(out, '\n');
    }
    str_add_size(out, line, size);
  }
}

// Whether nothing but the end of the declaration stands before a comment behind it.
static bool is_behind(TranslationUnit *tu, CXFile file, unsigned from, unsigned to) {
  size_t size = 0;
  const char *text = clang_getFileContents(tu->unit, file, &size);
  bool ended = false;
  int depth = 0;
  for (unsigned i = from; text != NULL && i < to && i < size; i++) {
    depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
    if (ended && strchr(" \t\r\n", text[i]) == NULL) {
      return false;
    }
    ended |= depth == 0 && (text[i] == ',' || text[i] == ';');
  }
  return true;
}

// Clang also takes a comment that stands apart: only one that touches the declaration counts.
static bool touches(TranslationUnit *tu, CXCursor cursor) {
  unsigned first, last, begin, end, from, to;
  CXFile file = NULL;
  CXSourceRange range = clang_Cursor_getCommentRange(cursor);
  CXSourceRange extent = clang_getCursorExtent(cursor);
  clang_getExpansionLocation(clang_getRangeStart(range), &file, &first, NULL, &to);
  clang_getExpansionLocation(clang_getRangeEnd(range), NULL, &last, NULL, NULL);
  clang_getExpansionLocation(clang_getRangeStart(extent), NULL, &begin, NULL, NULL);
  clang_getExpansionLocation(clang_getRangeEnd(extent), NULL, &end, NULL, &from);
  if (to < from) {
    return last + 1 >= begin;
  }
  return first <= end + 1 && is_behind(tu, file, from, to);
}

const char *tu_doc(TranslationUnit *tu, CXCursor cursor) {
  CXString raw = clang_Cursor_getRawCommentText(cursor);
  const char *text = clang_getCString(raw);
  if (text == NULL) {
    clang_disposeString(raw);
    return NULL;
  }
  Str out = str_new(tu->arena);
  if (touches(tu, cursor)) {
    for (const char *line = text; *line != '\0';) {
      size_t size = strcspn(line, "\n");
      add_comment_line(&out, line, size);
      line += size + (line[size] == '\n');
    }
  }
  clang_disposeString(raw);
  while (out.size != 0 && out.data[out.size - 1] == '\n') {
    out.data[--out.size] = '\0';
  }
  return out.size != 0 ? str_text(&out) : NULL;
}

// ---- Files ----

typedef struct Inputs {
  TranslationUnit *tu;
  Schema *schema;
} Inputs;

static void add_input(CXFile file, CXSourceLocation *stack, unsigned depth, CXClientData data) {
  (void)stack, (void)depth;
  Inputs *inputs = data;
  const char *name = tu_file_name(inputs->tu, file);
  for (size_t i = 0; i < inputs->schema->inputs.count; i++) {
    if (str_equal(inputs->schema->inputs.items[i], name)) {
      return;
    }
  }
  vec_push(inputs->tu->arena, &inputs->schema->inputs, name);
}

void tu_inputs(TranslationUnit *tu, Schema *schema) {
  clang_getInclusions(tu->unit, add_input, &(Inputs){tu, schema});
}

// ---- Maps ----

static size_t cursor_slot(const CursorMap *map, CXCursor key) {
  size_t slot = clang_hashCursor(key) * 2654435761u & (map->capacity - 1);
  while (map->values[slot] != NULL && !clang_equalCursors(map->keys[slot], key)) {
    slot = (slot + 1) & (map->capacity - 1);
  }
  return slot;
}

void *cursor_map_get(const CursorMap *map, CXCursor key) {
  return map->capacity != 0 ? map->values[cursor_slot(map, key)] : NULL;
}

void cursor_map_put(CursorMap *map, CXCursor key, void *value) {
  if (2 * (map->count + 1) > map->capacity) {
    CursorMap larger = {.arena = map->arena, .capacity = map->capacity ? map->capacity * 2 : 64};
    larger.keys = arena_array(map->arena, CXCursor, larger.capacity);
    larger.values = arena_array(map->arena, void *, larger.capacity);
    for (size_t i = 0; i < map->capacity; i++) {
      if (map->values[i] != NULL) {
        size_t slot = cursor_slot(&larger, map->keys[i]);
        larger.keys[slot] = map->keys[i];
        larger.values[slot] = map->values[i];
      }
    }
    larger.count = map->count;
    *map = larger;
  }
  size_t slot = cursor_slot(map, key);
  map->count += map->values[slot] == NULL;
  map->keys[slot] = key;
  map->values[slot] = value;
}
