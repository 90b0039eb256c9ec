/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Comments: from the .proto file to the header, in a form that no compiler
 * minds; and what they say to Hone, in lines that begin with `hone:`.
 */
#include <string.h>

#include "import/link.h"

// ---- Lines ----

typedef struct Reading {
  Model *model;
  Location at;
  Choices *said; // by the lines to Hone
} Reading;

static const char *trim(Arena *arena, const char *text, size_t size) {
  while (size != 0 && (text[size - 1] == ' ' || text[size - 1] == '\t' || text[size - 1] == '\r')) {
    size--;
  }
  Str out = str_new(arena);
  text_add_clean(&out, text, size);
  return str_text(&out);
}

static size_t indentation(const char *line) {
  return strspn(line, " ");
}

// The comment without what it says to Hone; NULL: nothing is left.
static const char *read_comment(const Reading *reading, hone_str comment) {
  Arena *arena = reading->model->arena;
  VEC(const char *) lines = {0};
  size_t least = SIZE_MAX;
  for (size_t i = 0; comment.data != NULL && i < comment.size;) {
    const char *start = comment.data + i;
    const char *end = memchr(start, '\n', comment.size - i);
    size_t size = end != NULL ? (size_t)(end - start) : comment.size - i;
    const char *line = trim(arena, start, size);
    const char *word = line + indentation(line);
    i += size + 1;
    if (str_starts(word, "hone:")) {
      choices_parse(arena, reading->model->diag, reading->at, word + strlen("hone:"),
                    VOCABULARY_HONE, reading->said);
      continue;
    }
    if (*word != '\0' && indentation(line) < least) {
      least = indentation(line);
    }
    vec_push(arena, &lines, line);
  }
  size_t first = 0, last = lines.count;
  while (first < last && *lines.items[first] == '\0') {
    first++;
  }
  while (last > first && *lines.items[last - 1] == '\0') {
    last--;
  }
  Str out = str_new(arena);
  for (size_t i = first; i < last; i++) {
    const char *line = lines.items[i];
    // Of a line that is blank less may be there.
    size_t margin = indentation(line) < least ? indentation(line) : least;
    str_addf(&out, "%s%s", i == first ? "" : "\n", line + margin);
  }
  return out.size != 0 ? str_text(&out) : NULL;
}

// ---- Declarations ----

static void read_location(const Reading *reading, const SourceLocation *location,
                          Declaration *declaration) {
  Arena *arena = reading->model->arena;
  for (size_t i = 0; i < location->n_leading_detached_comments; i++) {
    const char *text = read_comment(reading, location->leading_detached_comments[i]);
    if (text != NULL) {
      vec_push(arena, &declaration->detached, text);
    }
  }
  const char *leading = read_comment(reading, location->leading_comments);
  const char *trailing = read_comment(reading, location->trailing_comments);
  declaration->doc = leading;
  if (trailing != NULL && (strchr(trailing, '\n') != NULL || strlen(trailing) > 60)) {
    declaration->doc =
        leading != NULL ? arena_format(arena, "%s\n\n%s", leading, trailing) : trailing;
  } else {
    declaration->trailing = trailing;
  }
}

static const Choices *keep(Arena *arena, const Choices *choices) {
  if (choices_are_empty(choices)) {
    return NULL;
  }
  Choices *kept = arena_new_of(arena, Choices);
  *kept = *choices;
  return kept;
}

void comments_read(Model *model, Declaration *declaration, const Choices *outer) {
  Choices own, exact;
  memset(&exact, 0, sizeof exact);
  const SourceLocation *location = map_get(&declaration->file->locations, declaration->path);
  if (location != NULL) {
    Reading reading = {model, place_of(declaration), &exact};
    read_location(&reading, location, declaration);
  }
  memcpy(&own, &exact, sizeof own);
  inline_options_read(model, place_of(declaration), &declaration->options, &own);
  choices_match(model->lines, declaration->full_name, &own, &exact);
  declaration->own = keep(model->arena, &own);
  declaration->exact = keep(model->arena, &exact);
  declaration->choices = choices_inherit(outer);
  choices_merge(model->arena, &declaration->choices, &own);
}

void comments_read_file(Model *model, ProtoFile *file) {
  static const char *const paths[] = {"12", "14", "2"}; // syntax, edition, package
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
    const SourceLocation *location = map_get(&file->locations, paths[i]);
    if (location == NULL) {
      continue;
    }
    Reading reading = {model, place_at(file, paths[i]), &file->choices};
    Declaration found = {.file = file};
    read_location(&reading, location, &found);
    for (size_t k = 0; k < found.detached.count; k++) {
      vec_push(model->arena, &file->comments, found.detached.items[k]);
    }
    if (found.doc != NULL) {
      vec_push(model->arena, &file->comments, found.doc);
    }
    if (found.trailing != NULL) {
      vec_push(model->arena, &file->comments, found.trailing);
    }
  }
  if (file->proto->options != NULL) {
    inline_options_read(model, place_at(file, "8"), &file->proto->options->unknown, &file->choices);
  }
  choices_match(model->lines, file->path, &file->choices, &file->choices);
}
