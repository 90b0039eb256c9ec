/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A function's text is put together at its end, when it is known which locals
 * and parameters the body mentions.
 */
#include "emit/function.h"

#include <ctype.h>
#include <string.h>

#include "emit/names.h"
#include "emit/unit.h"
#include "support/diag.h"
#include "support/set.h"

static bool is_word(char c) {
  return isalnum((unsigned char)c) || c == '_';
}

// The names of the parameters: the last word before each comma and the end.
static void read_parameters(Function *f) {
  const char *open = strchr(f->signature, '(');
  if (open == NULL) {
    unreachable("a signature has no parameters");
  }
  for (const char *p = open + 1; *p != '\0'; p++) {
    if (*p != ',' && *p != ')') {
      continue;
    }
    const char *end = p;
    while (end > open && !is_word(end[-1])) {
      end--;
      if (*end == ']') { // the length of an array is no name
        while (*end != '[') {
          end--;
        }
      }
    }
    const char *start = end;
    while (start > open && is_word(start[-1])) {
      start--;
    }
    const char *name = arena_strndup(f->arena, start, (size_t)(end - start));
    if (end > start && strcmp(name, "void") != 0) {
      vec_push(f->arena, &f->parameters, name);
    }
  }
}

Function *function_new(Unit *unit, const char *signature) {
  Function *f = arena_new_of(unit->arena, Function);
  f->arena = unit->arena;
  f->unit = unit;
  f->signature = signature;
  f->body = writer_new_body(unit->arena);
  if (unit->spare.data != NULL) { // another function's buffer, which it is done with
    f->body.text = unit->spare;
    f->body.text.size = 0;
    f->body.text.data[0] = '\0';
    unit->spare = str_new(unit->arena);
  }
  f->msg = "msg";
  read_parameters(f);
  return f;
}

// ---- Locals ----

static Local *find_local(const Function *f, const char *name) {
  for (size_t i = 0; i < f->locals.count; i++) {
    if (strcmp(f->locals.items[i].name, name) == 0) {
      return &f->locals.items[i];
    }
  }
  return NULL;
}

static bool is_parameter(const Function *f, const char *name) {
  for (size_t i = 0; i < f->parameters.count; i++) {
    if (strcmp(f->parameters.items[i], name) == 0) {
      return true;
    }
  }
  return false;
}

const char *function_local(Function *f, const char *type, const char *name) {
  return function_variable(f, type, name, NULL);
}

const char *function_variable(Function *f, const char *type, const char *name,
                              const char *initial) {
  const Local *local = find_local(f, name);
  if (local == NULL) {
    vec_push(f->arena, &f->locals, ((Local){.type = type, .name = name, .initial = initial}));
    return name;
  }
  if (strcmp(local->type, type) != 0 || local->field != NULL) {
    unreachable("one local is asked for with two types");
  }
  return local->name;
}

const char *function_field_local(Function *f, const char *type, const Field *field,
                                 const char *suffix) {
  if (strcmp(f->msg, "msg") != 0) {
    // Two messages have the field, each with locals of its own: "phones_dst_count".
    suffix = arena_format(f->arena, "%s_%s", f->msg, suffix);
  }
  for (size_t i = 0; i < f->locals.count; i++) {
    const Local *local = &f->locals.items[i];
    if (local->field == field && strcmp(local->suffix, suffix) == 0 &&
        strcmp(local->type, type) == 0) {
      return local->name;
    }
  }
  const char *name = name_field_local(f->arena, field, suffix);
  while (find_local(f, name) != NULL || is_parameter(f, name) || unit_is_taken(f->unit, name)) {
    name = arena_format(f->arena, "%s_", name);
  }
  vec_push(f->arena, &f->locals,
           ((Local){.type = type, .name = name, .field = field, .suffix = suffix}));
  return name;
}

// ---- Writing ----

void function_comment(Function *f, const Field *field, const char *what) {
  writer_gap(&f->body);
  const char *number = field->has_number ? arena_format(f->arena, "%u: ", field->number) : "";
  const char *kind = what != NULL ? arena_format(f->arena, " (%s)", what) : "";
  function_line(f, "/* $number$$name$$kind$ */", {"number", number}, {"name", field->name},
                {"kind", kind});
}

void function_fail_if(Function *f, const char *condition, const char *status) {
  function_line(f, "if ($condition$) {", {"condition", condition});
  f->fail(f, status);
  function_line(f, "}");
}

const char *function_open_loop(Function *f, const Field *field, const char *count) {
  const char *index = arena_format(f->arena, "i%u", f->loop_depth);
  f->loop_depth++;
  function_line(f, "for (size_t $i$ = 0; $i$ < $count$; $i$++) {", {"i", index}, {"count", count});
  function_push_index(f, field, index);
  return index;
}

void function_close_loop(Function *f, const Field *field) {
  function_pop_index(f, field);
  f->loop_depth--;
  function_line(f, "}");
}

void function_push_index(Function *f, const Field *field, const char *expression) {
  vec_push(f->arena, &f->indices, ((Index){.field = field, .expression = expression}));
}

void function_pop_index(Function *f, const Field *field) {
  if (f->indices.count == 0 || f->indices.items[f->indices.count - 1].field != field) {
    unreachable("the index of another container is popped");
  }
  f->indices.count--;
}

const char *function_index(const Function *f, const Field *field) {
  for (size_t i = f->indices.count; i-- > 0;) {
    if (f->indices.items[i].field == field) {
      return f->indices.items[i].expression;
    }
  }
  unreachable("an element is asked for outside its container's loop");
}

// ---- The end ----

// The words of a body that are names of its locals or parameters. Most words are none: a table
// of first characters and lengths turns them away before they are hashed.
typedef struct Words {
  Set *asked, *used; // the unit's, of one function after the other
  bool possible[128][16];
} Words;

static bool *possibility(Words *words, const char *word, size_t size) {
  return &words->possible[(unsigned char)*word % 128][size % 16];
}

static void ask(Words *words, const char *name) {
  set_add(words->asked, name);
  *possibility(words, name, strlen(name)) = true;
}

static void words_begin(Words *words, const Function *f) {
  *words = (Words){.asked = &f->unit->asked, .used = &f->unit->used};
  set_clear(words->asked);
  set_clear(words->used);
  for (size_t i = 0; i < f->locals.count; i++) {
    ask(words, f->locals.items[i].name);
  }
  for (size_t i = 0; i < f->parameters.count; i++) {
    ask(words, f->parameters.items[i]);
  }
}

static void use_word(Words *words, const char *start, size_t size) {
  if (!*possibility(words, start, size)) {
    return;
  }
  char small[64];
  char *word = size < sizeof small ? small : arena_alloc(words->used->arena, size + 1);
  memcpy(word, start, size);
  word[size] = '\0';
  const char *name = set_find(words->asked, word);
  if (name != NULL) {
    set_add(words->used, name);
  }
}

// Whether the word is behind `.` or `->`: a member's name may be a local's.
static bool is_member(const char *text, const char *word) {
  size_t before = (size_t)(word - text);
  return (before >= 1 && word[-1] == '.') || (before >= 2 && word[-2] == '-' && word[-1] == '>');
}

// Looks at every word of the text, members, comments and strings aside.
static void use_words(Words *words, const char *p) {
  const char *text = p;
  while (*p != '\0') {
    if (p[0] == '/' && p[1] == '*') {
      const char *end = strstr(p + 2, "*/");
      p = end != NULL ? end + 2 : p + strlen(p);
    } else if (*p == '"') {
      for (p++; *p != '\0' && *p != '"'; p++) {
        p += *p == '\\' && p[1] != '\0';
      }
      p += *p == '"';
    } else if (is_word(*p)) {
      const char *start = p;
      while (is_word(*p)) {
        p++;
      }
      if (!is_member(text, start)) {
        use_word(words, start, (size_t)(p - start));
      }
    } else {
      p++;
    }
  }
}

static void write_locals(Function *f, Words *words) {
  // Backwards first: a value may mention a local that was asked for earlier.
  for (size_t i = f->locals.count; i-- > 0;) {
    const Local *local = &f->locals.items[i];
    if (local->initial != NULL && set_has(words->used, local->name)) {
      use_words(words, local->initial);
    }
  }
  Writer *out = &f->unit->source;
  bool any = false;
  for (size_t i = 0; i < f->locals.count; i++) {
    const Local *local = &f->locals.items[i];
    if (!set_has(words->used, local->name)) {
      continue;
    }
    const char *space = str_ends(local->type, "*") ? "" : " ";
    if (local->initial != NULL) {
      writer_line(out, "$type$$space$$name$ = $initial$;", {"type", local->type}, {"space", space},
                  {"name", local->name}, {"initial", local->initial});
    } else {
      writer_line(out, "$type$$space$$name$;", {"type", local->type}, {"space", space},
                  {"name", local->name});
    }
    any = true;
  }
  if (any) {
    writer_gap(out);
  }
  any = false;
  for (size_t i = 0; i < f->parameters.count; i++) {
    if (!set_has(words->used, f->parameters.items[i])) {
      writer_line(out, "(void)$name$;", {"name", f->parameters.items[i]});
      any = true;
    }
  }
  if (any && str_starts(str_text(&f->body.text), "  /*")) {
    writer_gap(out);
  }
}

// What stands before the parameters' parenthesis.
static const char *function_name(const Function *f) {
  const char *end = strchr(f->signature, '(');
  const char *start = end;
  while (start > f->signature && is_word(start[-1])) {
    start--;
  }
  return arena_strndup(f->arena, start, (size_t)(end - start));
}

void function_end(Function *f) {
  if (f->body.depth != 1 || f->indices.count != 0) {
    unreachable("an emitted function ends inside a block");
  }
  unit_name(f->unit, function_name(f));
  Words words;
  words_begin(&words, f);
  use_words(&words, str_text(&f->body.text));
  Writer *out = &f->unit->source;
  writer_gap(out);
  writer_line(out, "$signature$ {", {"signature", f->signature});
  write_locals(f, &words);
  writer_append(out, &f->body);
  writer_line(out, "}");
  f->unit->spare = f->body.text;
  f->body.text = str_new(f->arena);
}

void function_end_public(Function *f, const char *comment) {
  if (comment != NULL) {
    writer_gap(&f->unit->header);
    writer_line(&f->unit->header, "/* $comment$ */", {"comment", comment});
  }
  writer_line(&f->unit->header, "$signature$;", {"signature", f->signature});
  function_end(f);
}

void function_end_internal(Function *f) {
  writer_line(&f->unit->internals, "$signature$;", {"signature", f->signature});
  function_end(f);
}
