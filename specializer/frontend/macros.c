/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which macros are still defined at the end of a header. The record that
 * clang keeps of a parse tells what was defined, but not what was undefined:
 * one more parse asks with #ifdef. It is made only for names that matter.
 */
#include <string.h>

#include "frontend/internal.h"

typedef struct Left {
  Arena *arena;
  const TranslationUnit *unit;
  const char *const *names;
  size_t count;
  Set *left;
  Set benign; // #define X X
} Left;

static const char *source(Arena *arena, const char *header, const char *const *names,
                          size_t count) {
  const char *slash = strrchr(header, '/');
  Str text = str_new(arena);
  str_addf(&text, "#include \"%s\"\n", slash != NULL ? slash + 1 : header);
  for (size_t i = 0; i < count; i++) {
    str_addf(&text, "#ifdef %s\nenum { hone_macro_%zu };\n#endif\n", names[i], i);
  }
  return str_text(&text);
}

static void note_body(Left *left, CXCursor cursor) {
  CXToken *tokens = NULL;
  unsigned count = 0;
  clang_tokenize(left->unit->unit, clang_getCursorExtent(cursor), &tokens, &count);
  const char *name = tu_text(left->arena, clang_getCursorSpelling(cursor));
  if (count == 2 &&
      str_equal(name, tu_text(left->arena, clang_getTokenSpelling(left->unit->unit, tokens[1])))) {
    set_add(&left->benign, name);
  }
  clang_disposeTokens(left->unit->unit, tokens, count);
}

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  Left *left = data;
  enum CXCursorKind kind = clang_getCursorKind(cursor);
  if (kind == CXCursor_EnumDecl) {
    return CXChildVisit_Recurse;
  }
  if (kind == CXCursor_MacroDefinition &&
      !clang_Location_isInSystemHeader(clang_getCursorLocation(cursor))) {
    note_body(left, cursor);
  } else if (kind == CXCursor_EnumConstantDecl &&
             clang_File_isEqual(tu_file(cursor), left->unit->main_file)) {
    const char *name = tu_text(left->arena, clang_getCursorSpelling(cursor));
    for (size_t i = 0; i < left->count; i++) {
      if (str_equal(name, arena_format(left->arena, "hone_macro_%zu", i)) &&
          !set_has(&left->benign, left->names[i])) {
        set_add(left->left, left->names[i]);
      }
    }
  }
  return CXChildVisit_Continue;
}

void frontend_macros_left(Arena *arena, Diag *diag, const FrontendOptions *options,
                          const char *const *names, size_t count, Set *left) {
  TranslationUnit unit;
  const char *path = arena_format(arena, "%s.macros.c", options->header);
  if (!tu_parse(&unit, arena, diag, options, path, source(arena, options->header, names, count))) {
    return;
  }
  Left state = {arena, &unit, names, count, left, set_new(arena)};
  clang_visitChildren(clang_getTranslationUnitCursor(unit.unit), visit, &state);
  tu_dispose(&unit);
}
