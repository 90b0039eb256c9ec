/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A thin layer over libclang: parsing with the right arguments, clang's
 * diagnostics through ours, places, and what differs between versions (14 to
 * 22): sugar of types, names of unnamed structs, places of attributes.
 */
#ifndef HONE_FRONTEND_CLANG_H
#define HONE_FRONTEND_CLANG_H

#include <clang-c/Index.h>

#include "frontend/frontend.h"

typedef struct FileName {
  CXFile file;
  const char *name;
} FileName;

typedef struct TranslationUnit {
  Arena *arena;
  CXIndex index;
  CXTranslationUnit unit;
  CXFile main_file;
  VEC(FileName) names; // of the files met so far: a location is asked for often
} TranslationUnit;

/*
 * Parses `path`; with `contents` not NULL a file of that name which does not
 * exist on the disk. False: it could not be parsed at all, which was reported.
 * What clang found wrong is not reported yet: tu_report.
 */
bool tu_parse(TranslationUnit *tu, Arena *arena, Diag *diag, const FrontendOptions *options,
              const char *path, const char *contents);
void tu_dispose(TranslationUnit *tu);

/* Passes clang's errors on to `diag`, with their notes. Returns their number. */
size_t tu_report(TranslationUnit *tu, Diag *diag);

/* Takes a string over into the arena. */
const char *tu_text(Arena *arena, CXString string);

/* Where a cursor stands in the file, outside of all macros. */
Location tu_location(TranslationUnit *tu, CXCursor cursor);
Location tu_location_of(TranslationUnit *tu, CXSourceLocation location);
CXFile tu_file(CXCursor cursor);
const char *tu_file_name(TranslationUnit *tu, CXFile file);

/* The type without what only spelling shows; typedefs stay. */
CXType tu_peel(CXType type);
CXType tu_canonical(CXType type);
/* The canonical declaration of a record or enum type. */
CXCursor tu_declaration(CXType type);
/* The tag; "" where there is none, whatever clang makes up for it. */
const char *tu_tag(Arena *arena, CXCursor declaration);
/* The comment above (or, with <, behind) a declaration, without its decoration; NULL: none. */
const char *tu_doc(TranslationUnit *tu, CXCursor cursor);

/* Every file that was read. */
void tu_inputs(TranslationUnit *tu, Schema *schema);

/* ---- Maps from canonical cursors ---- */

typedef struct CursorMap {
  Arena *arena;
  CXCursor *keys;
  void **values;
  size_t count, capacity;
} CursorMap;

void *cursor_map_get(const CursorMap *map, CXCursor key);
void cursor_map_put(CursorMap *map, CXCursor key, void *value);

#endif
