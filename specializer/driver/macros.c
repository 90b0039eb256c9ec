/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Reads the texts word by word, leaving out comments, literals and
 * directives that only ask. A table of first letters and lengths sorts out
 * nearly every word before a name is compared: the text may have megabytes.
 */
#include "driver/macros.h"

#include <stdio.h>
#include <string.h>

#include "driver/place.h"
#include "emit/names.h"
#include "frontend/frontend.h"
#include "support/set.h"
#include "support/str.h"

typedef struct Search {
  Arena *arena;
  const Schema *schema;
  const char *include_dir;
  uint64_t lengths[256]; // bit n: a macro of n characters begins with this letter
  Set objects, functions;
  Set hits;
  VEC(const char *) names; // of hits, in the order of the text
  Set files;               // the library's headers that were read
} Search;

// What emitted code means as the standard's: a header that defines it for want of the standard's
// own does no harm.
static bool is_standard(const char *name) {
  static const char *const names[] = {"NULL",    "SIZE_MAX", "memcmp", "memcpy",
                                      "memmove", "memset",   "strlen", "malloc",
                                      "realloc", "free",     "assert", "offsetof"};
  size_t size = strlen(name);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (str_equal(name, names[i])) {
      return true;
    }
  }
  bool is_limit = str_starts(name, "INT") || str_starts(name, "UINT");
  return name[0] == '_' || name_is_reserved(name) ||
         (is_limit && size > 4 && (str_ends(name, "_MAX") || str_ends(name, "_MIN"))) ||
         (is_limit && str_ends(name, "_C"));
}

static void add_macros(Search *search) {
  for (size_t i = 0; i < search->schema->macros.count; i++) {
    const Macro *macro = &search->schema->macros.items[i];
    if (is_standard(macro->name)) {
      continue;
    }
    search->lengths[(unsigned char)macro->name[0]] |= 1ull << (strlen(macro->name) & 63);
    set_add(macro->is_function ? &search->functions : &search->objects, macro->name);
  }
}

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static void meet(Search *search, const char *word, size_t size) {
  if ((search->lengths[(unsigned char)*word] >> (size & 63) & 1) == 0) {
    return;
  }
  const char *name = arena_strndup(search->arena, word, size);
  const char *next = word + size + strspn(word + size, " ");
  if ((set_has(&search->objects, name) || (*next == '(' && set_has(&search->functions, name))) &&
      set_add(&search->hits, name)) {
    vec_push(search->arena, &search->names, name);
  }
}

// The end of a literal or comment that begins at `p`; `p` itself where none does.
static const char *skip(const char *p) {
  if (p[0] == '/' && p[1] == '*') {
    const char *end = strstr(p + 2, "*/");
    return end != NULL ? end + 2 : p + strlen(p);
  }
  if (p[0] == '/' && p[1] == '/') {
    return p + strcspn(p, "\n");
  }
  if (*p == '/') {
    return p;
  }
  char quote = *p++;
  while (*p != '\0' && *p != quote) {
    p += 1 + (*p == '\\' && p[1] != '\0');
  }
  return p + (*p != '\0');
}

static void read_library(Search *search, const char *name);

// A directive that is no #define is over at the end of its line; #include leads on.
static const char *directive(Search *search, const char *p) {
  static const char include[] = "#include <hone/";
  if (strncmp(p, "#define", 7) == 0) {
    return p + 7;
  }
  if (strncmp(p, include, sizeof include - 1) == 0 || strncmp(p, "#include \"hone/", 15) == 0) {
    const char *name = p + strlen("#include <");
    read_library(search, arena_strndup(search->arena, name, strcspn(name, ">\"")));
  }
  return p + strcspn(p, "\n");
}

static void read_text(Search *search, const char *text) {
  for (const char *p = text; *p != '\0';) {
    if (is_word(*p)) {
      const char *word = p;
      while (is_word(*p)) {
        p++;
      }
      meet(search, word, (size_t)(p - word));
    } else if (*p == '#' && (p == text || p[-1] == '\n')) {
      p = directive(search, p);
    } else if (*p == '/' || *p == '"' || *p == '\'') {
      const char *end = skip(p);
      p = end != p ? end : p + 1;
    } else {
      p++;
    }
  }
}

// A header of the library, unless the user's header has read it before it defined anything.
static void read_library(Search *search, const char *name) {
  if (search->include_dir == NULL || !set_add(&search->files, name)) {
    return;
  }
  for (size_t i = 0; i < search->schema->inputs.count; i++) {
    if (str_ends(search->schema->inputs.items[i], arena_format(search->arena, "/%s", name))) {
      return;
    }
  }
  FILE *file = fopen(arena_format(search->arena, "%s/%s", search->include_dir, name), "r");
  if (file == NULL) {
    return; // the compiler will say so
  }
  Str text = str_new(search->arena);
  char part[4096];
  for (size_t size; (size = fread(part, 1, sizeof part, file)) != 0;) {
    str_add_size(&text, part, size);
  }
  fclose(file);
  read_text(search, str_text(&text));
}

static Location macro_place(const Schema *schema, const char *name) {
  Location at = {0};
  for (size_t i = 0; i < schema->macros.count; i++) {
    if (str_equal(schema->macros.items[i].name, name)) {
      at = schema->macros.items[i].at;
    }
  }
  return at;
}

void macros_check(Arena *arena, Diag *diag, const ReadOptions *options, const Schema *schema,
                  const char *const *texts, size_t text_count) {
  Search search = {
      .arena = arena,
      .schema = schema,
      .include_dir = place_include_dir(arena),
      .objects = set_new(arena),
      .functions = set_new(arena),
      .hits = set_new(arena),
      .files = set_new(arena),
  };
  add_macros(&search);
  if (search.objects.count == 0 && search.functions.count == 0) {
    return;
  }
  for (size_t i = 0; i < text_count; i++) {
    read_text(&search, texts[i]);
  }
  if (search.names.count == 0) {
    return;
  }
  Set left = set_new(arena);
  read_macros_left(arena, diag, options, schema->source, search.names.items, search.names.count,
                   &left);
  for (size_t i = 0; i < search.names.count; i++) {
    const char *name = search.names.items[i];
    if (set_has(&left, name)) {
      diag_error(diag, macro_place(schema, name),
                 "the macro '%s' would change emitted code; rename it, or #undef it at the end of "
                 "the header",
                 name);
    }
  }
}
