/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Gathers what operations write, and frames it. A section's ruler is written
 * when the section opens and taken back if nothing followed it.
 */
#include "emit/unit.h"

#include <stdlib.h>
#include <string.h>

#include "emit/names.h"
#include "support/diag.h"

Unit *unit_new(Arena *arena, const Schema *schema, const char *stem, bool portable) {
  Unit *unit = arena_new_of(arena, Unit);
  unit->arena = arena;
  unit->schema = schema;
  unit->portable = portable;
  unit->stem = stem;
  unit->header = writer_new(arena);
  unit->internals = writer_new(arena);
  unit->prototypes = writer_new(arena);
  unit->source = writer_new(arena);
  unit->assertions = writer_new(arena);
  unit->once = set_new(arena);
  unit->taken = set_new(arena);
  unit->asked = set_new(arena);
  unit->used = set_new(arena);
  for (size_t i = 0; i < schema->functions.count; i++) {
    set_add(&unit->taken, schema->functions.items[i]);
  }
  for (size_t i = 0; i < schema->messages.count; i++) {
    set_add(&unit->taken, schema->messages.items[i]->c_type);
  }
  for (size_t i = 0; i < schema->enums.count; i++) {
    const Enum *e = schema->enums.items[i];
    set_add(&unit->taken, e->c_type);
    for (size_t j = 0; j < e->values.count; j++) {
      set_add(&unit->taken, e->values.items[j].name);
    }
  }
  unit_header_include(unit, "hone/alloc.h");
  unit_header_include(unit, "hone/hone.h");
  unit_header_include(unit, "hone/status.h");
  return unit;
}

bool unit_once(Unit *unit, const char *name) {
  return set_add(&unit->once, name);
}

void unit_include(Unit *unit, const char *header) {
  if (unit_once(unit, arena_format(unit->arena, "include %s", header))) {
    vec_push(unit->arena, &unit->includes, header);
  }
}

void unit_header_include(Unit *unit, const char *header) {
  if (unit_once(unit, arena_format(unit->arena, "header include %s", header))) {
    vec_push(unit->arena, &unit->header_includes, header);
  }
}

void unit_prototype(Unit *unit, const char *signature) {
  if (unit_once(unit, arena_format(unit->arena, "prototype %s", signature))) {
    writer_line(&unit->prototypes, "$signature$;", {"signature", signature});
  }
}

void unit_define(Unit *unit, const char *name, const char *value, const char *comment) {
  unit_name(unit, name);
  if (comment != NULL) {
    writer_gap(&unit->header);
    writer_line(&unit->header, "/* $comment$ */", {"comment", comment});
  }
  writer_line(&unit->header, "#define $name$ $value$", {"name", name}, {"value", value});
}

// A string literal or, beyond what C promises for one, a list of characters.
static const char *initializer(Arena *arena, const char *text) {
  enum { LONGEST = 4095 };
  size_t size = strlen(text);
  if (size <= LONGEST) {
    return arena_format(arena, "\"%s\"", str_c_escape(arena, text, size));
  }
  Str list = str_new(arena);
  str_add_char(&list, '{');
  for (size_t i = 0; i < size; i++) {
    bool is_plain = text[i] >= ' ' && text[i] <= '~' && text[i] != '\'' && text[i] != '\\';
    if (is_plain) {
      str_addf(&list, "'%c', ", text[i]);
    } else {
      str_addf(&list, "'\\%03o', ", (unsigned)(unsigned char)text[i]);
    }
  }
  str_add(&list, "0}");
  return str_text(&list);
}

void unit_define_text(Unit *unit, const char *name, const char *text) {
  const char *bytes = arena_format(unit->arena, "%zu", strlen(text) + 1);
  unit_name(unit, name);
  writer_line(&unit->header, "extern const char $name$[$bytes$];", {"name", name},
              {"bytes", bytes});
  writer_gap(&unit->source);
  writer_line(&unit->source, "const char $name$[$bytes$] = $initializer$;", {"name", name},
              {"bytes", bytes}, {"initializer", initializer(unit->arena, text)});
  writer_gap(&unit->source);
}

void unit_assert(Unit *unit, const char *condition, const char *message) {
  if (!unit->portable) {
    unit_require(unit, condition, message);
  }
}

void unit_require(Unit *unit, const char *condition, const char *message) {
  if (!unit_once(unit, arena_format(unit->arena, "assert %s", condition))) {
    return;
  }
  const char *text = str_c_escape(unit->arena, message, strlen(message));
  writer_line(&unit->assertions, "HONE_STATIC_ASSERT($condition$, \"$text$\");",
              {"condition", condition}, {"text", text});
}

// ---- Sections ----

static void close_section(Writer *w, Section *section) {
  if (section->after != 0 && writer_mark(w) == section->after) {
    writer_rewind(w, section->before);
  }
  *section = (Section){0};
}

static void open_section(Writer *w, Section *section, const char *title) {
  close_section(w, section);
  section->before = writer_mark(w);
  writer_gap(w);
  writer_line(w, "/* ---- $title$ ---- */", {"title", title});
  section->after = writer_mark(w);
  writer_gap(w);
}

void unit_section(Unit *unit, const char *title) {
  open_section(&unit->header, &unit->header_section, title);
  open_section(&unit->source, &unit->source_section, title);
}

// ---- Names ----

void unit_name(Unit *unit, const char *name) {
  vec_push(unit->arena, &unit->names, name);
}

bool unit_is_taken(const Unit *unit, const char *name) {
  return set_has(&unit->taken, name);
}

// The message whose name is the longest start of a generated name.
static const Message *owner(const Schema *schema, const char *name) {
  const Message *best = NULL;
  size_t best_size = 0;
  for (size_t i = 0; i < schema->messages.count; i++) {
    const Message *message = schema->messages.items[i];
    size_t size = strlen(message->name);
    if (size > best_size && strncmp(name, message->name, size) == 0 && name[size] == '_') {
      best = message;
      best_size = size;
    }
  }
  return best;
}

void unit_check_names(const Unit *unit, Diag *diag) {
  Set seen = set_new(unit->arena);
  for (size_t i = 0; i < unit->names.count; i++) {
    const char *name = unit->names.items[i];
    bool repeated = !set_add(&seen, name);
    if (!repeated && !unit_is_taken(unit, name)) {
      continue;
    }
    const Message *message = owner(unit->schema, name);
    Location at = message != NULL ? message->at : (Location){0};
    if (repeated) {
      diag_error(diag, at, "two generated names are '%s'; rename one of the messages", name);
    } else {
      diag_error(diag, at,
                 "the generated name '%s' is declared in the header already; rename that "
                 "declaration, or the message",
                 name);
    }
  }
}

// ---- Text ----

static int compare(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static const char *base_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash != NULL ? slash + 1 : path;
}

// Sorted `#include <...>` lines, the library's own in a group before the rest.
static void put_includes(Writer *out, const char **items, size_t count) {
  if (count != 0) {
    qsort(items, count, sizeof *items, compare);
  }
  for (int group = 0; group < 2; group++) {
    writer_gap(out);
    for (size_t i = 0; i < count; i++) {
      if (str_starts(items[i], "hone/") == (group == 0)) {
        writer_line(out, "#include <$header$>", {"header", items[i]});
      }
    }
  }
  writer_gap(out);
}

static void put_banner(const Unit *unit, Writer *out) {
  const char *source = base_name(unit->schema->source);
  writer_line(out, "/* Generated from $source$ by hone$target$. Do not edit. */",
              {"source", source},
              {"target", unit->portable
                             ? ", portable"
                             : arena_format(unit->arena, " for %s", unit->schema->target.triple)});
  writer_line(out, "/* clang-format off */\n"
                   "/* NOLINTBEGIN */\n"
                   "/* LCOV_EXCL_START */\n");
  writer_gap(out);
}

static void put_end(Writer *out) {
  writer_gap(out);
  writer_line(out, "/* LCOV_EXCL_STOP */\n"
                   "/* NOLINTEND */");
}

const char *unit_header_text(Unit *unit, const char *user_header, const char *const *dependencies,
                             size_t dependency_count) {
  close_section(&unit->header, &unit->header_section);
  const char *guard = name_guard(unit->arena, unit->stem);
  Writer out = writer_new(unit->arena);
  put_banner(unit, &out);
  writer_line(&out, "#ifndef $guard$\n#define $guard$", {"guard", guard});
  put_includes(&out, unit->header_includes.items, unit->header_includes.count);
  writer_line(&out, "#include \"$header$\" /* IWYU pragma: export */", {"header", user_header});
  writer_gap(&out);
  for (size_t i = 0; i < dependency_count; i++) {
    writer_line(&out, "#include \"$header$\"", {"header", dependencies[i]});
  }
  writer_gap(&out);
  writer_line(&out, "#ifdef __cplusplus\nextern \"C\" {\n#endif");
  out.levels[out.depth] = 0; // the inside of extern "C" is not indented
  out.fresh = false;
  writer_gap(&out);
  writer_append(&out, &unit->header);
  if (unit->internals.text.size != 0) {
    writer_gap(&out);
    writer_line(&out, "/* ---- For other generated files ---- */");
    writer_gap(&out);
    writer_append(&out, &unit->internals);
  }
  writer_gap(&out);
  writer_line(&out, "#ifdef __cplusplus\n}\n#endif\n\n#endif");
  put_end(&out);
  return str_text(&out.text);
}

const char *unit_source_text(Unit *unit) {
  close_section(&unit->source, &unit->source_section);
  const char *stem = base_name(unit->stem);
  Writer out = writer_new(unit->arena);
  put_banner(unit, &out);
  writer_line(&out, "#include \"$stem$.hone.h\"", {"stem", stem});
  put_includes(&out, unit->includes.items, unit->includes.count);
  writer_line(&out,
              "#if HONE_RUNTIME_ABI != 1\n"
              "#error \"$stem$.hone.c was made for runtime ABI 1: regenerate it\"\n"
              "#endif",
              {"stem", stem});
  writer_gap(&out);
  writer_append(&out, &unit->assertions);
  writer_gap(&out);
  writer_append(&out, &unit->prototypes);
  writer_gap(&out);
  writer_append(&out, &unit->source);
  put_end(&out);
  return str_text(&out.text);
}
