/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What annotations say, evaluated. Literals and enumerators are read here;
 * every other expression of the run goes into one second parse of the header,
 * a line for each:
 *
 *   enum { hone_value_7 = (LIMIT * 2) };
 *   static const double hone_value_8 = PI / 2;
 */
#include <string.h>

#include "frontend/internal.h"

static void fail(Frontend *f, Item *item, const char *why) {
  Location at = item_location(&f->tu, item);
  const char *near = item->key == NULL && item->note->kind == NOTE_FIELD
                         ? option_near(NOTE_FIELD, item->written)
                         : NULL;
  item->failed = true;
  if (near != NULL) {
    diag_error(f->diag, at, "HONE has no option '%s'; did you mean '%s'?", item->written, near);
  } else if (item->key == NULL) {
    diag_error(f->diag, at, "'%s' is no integer constant (%s); write a number", item->written, why);
  } else {
    diag_error(f->diag, at, "'%s = %s' has no constant value (%s); write a literal or a constant",
               item->key, item->written, why);
  }
}

static void set_text(Frontend *f, Item *item) {
  Value *value = &item->value;
  value->kind = VALUE_TEXT;
  if (literal_text(f->arena, item->expanded, &value->text, &value->size)) {
    item->evaluated = true;
    return;
  }
  item->failed = true;
  diag_error(f->diag, item_location(&f->tu, item), "'%s' needs a text; write `%s = \"...\"`",
             item->key, item->key);
}

void values_want(Frontend *f, Item *item, Want want) {
  Value *value = &item->value;
  value->spelling = item->written;
  if (want == WANT_TEXT) {
    set_text(f, item);
    return;
  }
  const Value *enumerator = text_map_get(&f->enumerators, item->expanded);
  if (want == WANT_FLOAT) {
    value->kind = VALUE_FLOAT;
    item->evaluated = literal_float(item->expanded, &value->number);
  } else if (enumerator != NULL) {
    const char *spelling = value->spelling;
    *value = *enumerator;
    value->spelling = spelling;
    item->evaluated = true;
  } else {
    value->kind = VALUE_INTEGER;
    item->evaluated = literal_integer(item->expanded, value);
  }
  if (!item->evaluated) {
    if (*item->expanded == '"' || *item->expanded == '\0') {
      fail(f, item, "it is a text");
      return;
    }
    vec_push(f->arena, &f->pending, item);
  }
}

typedef struct KeyWant {
  const char *key;
  Want want;
} KeyWant;

void values_want_note(Frontend *f, Note *note, Want default_want) {
  static const KeyWant wants[] = {
      {"max", WANT_INTEGER},    {"case", WANT_INTEGER}, {"bits", WANT_INTEGER},
      {"budget", WANT_INTEGER}, {"name", WANT_TEXT},    {"json", WANT_TEXT},
      {"prefix", WANT_TEXT},    {"ros1", WANT_TEXT},    {"ros2", WANT_TEXT},
      {"package", WANT_TEXT},
  };
  for (size_t i = 0; i < note->items.count; i++) {
    Item *item = note->items.items[i];
    if (item->key == NULL) {
      if (i == 0 && note->kind == NOTE_FIELD) {
        values_want(f, item, WANT_INTEGER);
      }
      continue;
    }
    if (!item->has_value) {
      continue;
    }
    if (str_equal(item->key, "default")) {
      values_want(f, item, default_want);
    }
    for (size_t k = 0; k < sizeof wants / sizeof *wants; k++) {
      if (str_equal(item->key, wants[k].key)) {
        values_want(f, item, wants[k].want);
      }
    }
  }
}

// ---- The second parse ----

static const char *second_source(Frontend *f) {
  const char *slash = strrchr(f->options->header, '/');
  Str text = str_new(f->arena);
  str_addf(&text, "#include \"%s\"\n", slash != NULL ? slash + 1 : f->options->header);
  for (size_t i = 0; i < f->pending.count; i++) {
    const Item *item = f->pending.items[i];
    if (item->value.kind == VALUE_FLOAT) {
      str_addf(&text, "static const double hone_value_%zu = %s;\n", i, item->expanded);
    } else {
      str_addf(&text, "enum { hone_value_%zu = (%s) };\n", i, item->expanded);
    }
  }
  return str_text(&text);
}

// The item whose line it is: the first line includes the header.
static Item *item_at(Frontend *f, const TranslationUnit *second, CXSourceLocation location) {
  unsigned line = 0;
  CXFile file = NULL;
  clang_getExpansionLocation(location, &file, &line, NULL, NULL);
  if (!clang_File_isEqual(file, second->main_file)) {
    return NULL;
  }
  return line >= 2 && line - 2 < f->pending.count ? f->pending.items[line - 2] : NULL;
}

static void set_integer(Item *item, CXCursor cursor) {
  item->value.integer = type_enumerator(cursor, &item->value.is_unsigned);
  item->evaluated = true;
}

static void set_float(Item *item, CXCursor cursor) {
  CXEvalResult result = clang_Cursor_Evaluate(cursor);
  if (result == NULL) {
    return;
  }
  CXEvalResultKind kind = clang_EvalResult_getKind(result);
  if (kind == CXEval_Float) {
    item->value.number = clang_EvalResult_getAsDouble(result);
    item->evaluated = true;
  } else if (kind == CXEval_Int) {
    item->value.number = (double)clang_EvalResult_getAsLongLong(result);
    item->evaluated = true;
  }
  clang_EvalResult_dispose(result);
}

typedef struct Evaluation {
  Frontend *f;
  const TranslationUnit *second;
} Evaluation;

static enum CXChildVisitResult visit_value(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  Evaluation *evaluation = data;
  enum CXCursorKind kind = clang_getCursorKind(cursor);
  if (kind == CXCursor_EnumDecl) {
    return CXChildVisit_Recurse;
  }
  Item *item = item_at(evaluation->f, evaluation->second, clang_getCursorLocation(cursor));
  if (item != NULL && !item->failed && kind == CXCursor_EnumConstantDecl) {
    set_integer(item, cursor);
  } else if (item != NULL && !item->failed && kind == CXCursor_VarDecl) {
    set_float(item, cursor);
  }
  return CXChildVisit_Continue;
}

static void fail_by_diagnostics(Frontend *f, TranslationUnit *second) {
  for (unsigned i = 0; i < clang_getNumDiagnostics(second->unit); i++) {
    CXDiagnostic diagnostic = clang_getDiagnostic(second->unit, i);
    Item *item = item_at(f, second, clang_getDiagnosticLocation(diagnostic));
    if (clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error && item != NULL &&
        !item->failed) {
      fail(f, item, "it does not compile as one");
    }
    clang_disposeDiagnostic(diagnostic);
  }
}

void values_evaluate(Frontend *f) {
  if (f->pending.count == 0) {
    return;
  }
  TranslationUnit second;
  const char *path = arena_format(f->arena, "%s.values.c", f->options->header);
  if (!tu_parse(&second, f->arena, f->diag, f->options, path, second_source(f))) {
    return;
  }
  fail_by_diagnostics(f, &second);
  clang_visitChildren(clang_getTranslationUnitCursor(second.unit), visit_value,
                      &(Evaluation){f, &second});
  tu_dispose(&second);
  for (size_t i = 0; i < f->pending.count; i++) {
    Item *item = f->pending.items[i];
    if (!item->evaluated && !item->failed) {
      fail(f, item, "it is not known when compiling");
    }
  }
  f->pending.count = 0;
}
