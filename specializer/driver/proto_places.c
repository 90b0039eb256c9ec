/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "driver/proto_places.h"

#include <ctype.h>
#include <string.h>

#include "support/map.h"
#include "support/str.h"

/* ---- Tokens ---- */

typedef struct Token {
  const char *text; // "" at the end
  Location at;
} Token;

typedef struct Scan {
  Arena *arena;
  const char *p;
  Location at; // of p
  Token token;
  Map places; // by full name
  unsigned depth;
} Scan;

static void step(Scan *s) {
  s->at.column++;
  if (*s->p == '\n') {
    s->at.line++;
    s->at.column = 1;
  }
  s->p++;
}

static void skip_blank(Scan *s) {
  for (;;) {
    bool is_block = s->p[0] == '/' && s->p[1] == '*';
    if (s->p[0] == '/' && s->p[1] == '/') {
      while (*s->p != '\0' && *s->p != '\n') {
        step(s);
      }
    } else if (is_block) {
      step(s);
      step(s);
      while (*s->p != '\0' && !(s->p[0] == '*' && s->p[1] == '/')) {
        step(s);
      }
      for (int i = 0; i < 2 && *s->p != '\0'; i++) {
        step(s);
      }
    } else if (isspace((unsigned char)*s->p)) {
      step(s);
    } else {
      return;
    }
  }
}

static bool is_word(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '.';
}

static void next(Scan *s) {
  skip_blank(s);
  const char *start = s->p;
  s->token.at = s->at;
  if (*s->p == '"' || *s->p == '\'') {
    step(s);
    while (*s->p != '\0' && *s->p != *start) {
      if (*s->p == '\\' && s->p[1] != '\0') {
        step(s);
      }
      step(s);
    }
    if (*s->p != '\0') {
      step(s);
    }
  } else if (is_word(*s->p)) {
    while (is_word(*s->p)) {
      step(s);
    }
  } else if (*s->p != '\0') {
    step(s);
  }
  s->token.text = arena_strndup(s->arena, start, (size_t)(s->p - start));
}

static bool is(const Scan *s, const char *text) {
  return strcmp(s->token.text, text) == 0;
}

static bool at_end(const Scan *s) {
  return *s->token.text == '\0';
}

/* ---- Declarations ---- */

static const char *joined(Scan *s, const char *scope, const char *name) {
  return *scope != '\0' ? arena_format(s->arena, "%s.%s", scope, name) : name;
}

static void note(Scan *s, const char *scope, Token name) {
  Location *at = arena_new_of(s->arena, Location);
  *at = name.at;
  map_put(&s->places, joined(s, scope, name.text), at);
}

static void scan_body(Scan *s, const char *scope);

// What is no declaration of ours, up to its `;` or the end of its block.
static void skip_statement(Scan *s) {
  unsigned depth = 0;
  for (; !at_end(s); next(s)) {
    if (depth == 0 && is(s, ";")) {
      next(s);
      return;
    }
    depth += is(s, "{");
    if (is(s, "}") && (depth == 0 || --depth == 0)) {
      next(s);
      return;
    }
  }
}

static const char *group_field(Scan *s, const char *name) {
  char *lower = arena_strdup(s->arena, name);
  for (char *p = lower; *p != '\0'; p++) {
    *p = (char)tolower((unsigned char)*p);
  }
  return lower;
}

// [label] type name = number …; or a group with a body.
static void scan_field(Scan *s, const char *scope) {
  bool is_group = false;
  Token last = s->token;
  for (; !at_end(s) && !is(s, "=") && !is(s, ";") && !is(s, "}"); next(s)) {
    is_group |= is(s, "group");
    last = s->token;
  }
  if (is(s, "=")) {
    note(s, scope, last);
    for (; is_group && !at_end(s) && !is(s, "{") && !is(s, ";");) {
      next(s);
    }
  }
  if (is_group && is(s, "{")) {
    Token field = {group_field(s, last.text), last.at};
    note(s, scope, field);
    next(s);
    scan_body(s, joined(s, scope, last.text));
    return;
  }
  skip_statement(s);
}

static void scan_block(Scan *s, const char *scope, bool makes_scope) {
  next(s);
  Token name = s->token;
  while (!at_end(s) && !is(s, "{") && !is(s, ";")) {
    next(s);
  }
  if (!is(s, "{")) {
    next(s);
    return;
  }
  next(s);
  if (makes_scope) {
    note(s, scope, name);
    scan_body(s, joined(s, scope, name.text));
  } else {
    scan_body(s, scope);
  }
}

// `message Name {` declares one; a field may be of a type that is called `message`.
static bool begins_block(const Scan *s) {
  Scan ahead = *s;
  next(&ahead);
  bool has_name = is_word(*ahead.token.text);
  next(&ahead);
  return has_name && is(&ahead, "{");
}

static bool is_other(const Scan *s) {
  static const char *const words[] = {"option", "reserved", "extensions", "service",
                                      "import", "syntax",   "edition",    ";"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (is(s, words[i])) {
      return true;
    }
  }
  return false;
}

// Up to the brace that closes it, which is taken.
static void scan_body(Scan *s, const char *scope) {
  if (++s->depth > 200) {
    return; // no compiler takes that
  }
  while (!at_end(s) && !is(s, "}")) {
    if ((is(s, "message") || is(s, "enum")) && begins_block(s)) {
      scan_block(s, scope, true);
    } else if ((is(s, "extend") || is(s, "oneof")) && begins_block(s)) {
      scan_block(s, scope, false);
    } else if (is(s, "package")) {
      next(s);
      scope = s->token.text;
      skip_statement(s);
    } else if (is_other(s)) {
      skip_statement(s);
    } else {
      scan_field(s, scope);
    }
  }
  s->depth--;
  next(s);
}

/* ---- A schema's places ---- */

static const char *read_text(Arena *arena, const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    return "";
  }
  Str text = str_new(arena);
  char buffer[8192];
  size_t size;
  while ((size = fread(buffer, 1, sizeof buffer, file)) != 0) {
    str_add_size(&text, buffer, size);
  }
  fclose(file);
  return str_text(&text);
}

static Location find(const Scan *s, const char *path, const char *name) {
  const Location *at = map_get(&s->places, name);
  return at != NULL ? *at : (Location){path, 1, 1};
}

static void place_message(Scan *s, const char *path, Message *message) {
  message->at = find(s, path, message->full_name);
  message->file = path;
  for (size_t i = 0; i < message->fields.count; i++) {
    Field *field = message->fields.items[i];
    field->at = find(s, path,
                     message->extends != NULL ? field->wire_name
                                              : joined(s, message->full_name, field->wire_name));
  }
}

void proto_places(Schema *schema, const char *path) {
  Scan scan = {.arena = schema->arena,
               .p = read_text(schema->arena, path),
               .at = {path, 1, 1},
               .places = map_new(schema->arena)};
  next(&scan);
  scan_body(&scan, "");
  schema->source = path;
  for (size_t i = 0; i < schema->messages.count; i++) {
    if (schema->messages.items[i]->is_main) {
      place_message(&scan, path, schema->messages.items[i]);
    }
  }
  for (size_t i = 0; i < schema->enums.count; i++) {
    Enum *enumeration = schema->enums.items[i];
    if (!enumeration->is_main) {
      continue;
    }
    enumeration->at = find(&scan, path, enumeration->full_name);
    enumeration->file = path;
    for (size_t k = 0; k < enumeration->values.count; k++) {
      Enumerator *value = &enumeration->values.items[k];
      value->at = find(&scan, path, joined(&scan, enumeration->full_name, value->wire_name));
    }
  }
}
