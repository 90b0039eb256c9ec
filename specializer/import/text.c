// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pieces of a header: comments, macros with their options, broken where lines
// would get long.

#include "import/text.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

void text_comment(Str *out, const char *indent, const char *opening, const char *comment) {
  if (strchr(comment, '\n') == NULL && strlen(indent) + strlen(comment) < 92) {
    str_addf(out, "%s%s %s */\n", indent, opening, comment);
    return;
  }
  str_addf(out, "%s%s\n", indent, opening);
  for (const char *line = comment; *line != '\0';) {
    size_t size = strcspn(line, "\n");
    str_addf(out, "%s *%s%.*s\n", indent, size != 0 ? " " : "", (int)size, line);
    line += size + (line[size] == '\n');
  }
  str_addf(out, "%s */\n", indent);
}

void text_option(Str *options, const char *format, ...) {
  char *text;
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int size = vsnprintf(NULL, 0, format, args);
  va_end(args);
  text = arena_alloc(options->arena, (size_t)size + 1);
  vsnprintf(text, (size_t)size + 1, format, again);
  va_end(again);
  str_addf(options, "%s%s", options->size != 0 ? ", " : "", text);
}

#define COLUMNS 100

// The end of the option at p: a comma outside of quotes, or the end.
static const char *option_end(const char *p) {
  bool is_quoted = false;
  for (; *p != '\0' && (is_quoted || *p != ','); p++) {
    if (*p == '\\' && p[1] != '\0') {
      p++;
    } else {
      is_quoted ^= *p == '"';
    }
  }
  return p;
}

size_t text_macro(Str *out, size_t column, const char *macro, const char *options, size_t behind) {
  str_addf(out, "%s(", macro);
  column += strlen(macro) + 1;
  size_t start = column;
  for (const char *p = options; *p != '\0';) {
    const char *end = option_end(p);
    size_t size = (size_t)(end - p);
    size_t room = *end != '\0' ? 1 : 1 + behind;
    if (p != options && column + 1 + size + room > COLUMNS) {
      str_addf(out, "\n%*s", (int)start, "");
      column = start;
    } else if (p != options) {
      str_add_char(out, ' ');
      column++;
    }
    str_add_size(out, p, size);
    column += size;
    p = end;
    if (*p == ',') {
      str_add_char(out, ',');
      column++;
      p += 1 + strspn(p + 1, " ");
    }
  }
  str_add_char(out, ')');
  return column + 1;
}

void text_head(Str *out, const char *word, const char *macro, const Str *options, const char *tag) {
  str_addf(out, "%s ", word);
  size_t column = text_macro(out, strlen(word) + 1, macro, str_text(options), 0);
  bool is_long = column + 1 + strlen(tag) + 2 > COLUMNS;
  str_addf(out, "%s%s {\n", is_long ? "\n    " : " ", tag);
}

// ---- Text from elsewhere ----

size_t text_utf8_size(const char *text, size_t size) {
  const unsigned char *p = (const unsigned char *)text;
  size_t need = *p < 0x80                 ? 1
                : *p >= 0xc2 && *p < 0xe0 ? 2
                : *p >= 0xe0 && *p < 0xf0 ? 3
                : *p >= 0xf0 && *p < 0xf5 ? 4
                                          : 0;
  if (need == 0 || need > size) {
    return 0;
  }
  for (size_t i = 1; i < need; i++) {
    if ((p[i] & 0xc0) != 0x80) {
      return 0;
    }
  }
  if ((need == 3 && ((*p == 0xe0 && p[1] < 0xa0) || (*p == 0xed && p[1] >= 0xa0))) ||
      (need == 4 && ((*p == 0xf0 && p[1] < 0x90) || (*p == 0xf4 && p[1] >= 0x90)))) {
    return 0;
  }
  return need;
}

// What changes the direction of text, which compilers warn of: U+202A to U+202E, U+2066 to U+2069.
static bool is_direction(const unsigned char *p) {
  return p[0] == 0xe2 && ((p[1] == 0x80 && p[2] >= 0xaa && p[2] <= 0xae) ||
                          (p[1] == 0x81 && p[2] >= 0xa6 && p[2] <= 0xa9));
}

void text_add_clean(Str *out, const char *text, size_t size) {
  const unsigned char *p = (const unsigned char *)text;
  for (size_t i = 0; i < size;) {
    size_t step = text_utf8_size(text + i, size - i);
    if (step == 0 || (step == 3 && is_direction(p + i))) {
      str_add_char(out, '?');
      i += step != 0 ? step : 1;
      continue;
    }
    if (step == 1 && (p[i] < 0x20 || p[i] == 0x7f)) {
      str_add_char(out, ' ');
    } else {
      str_add_size(out, text + i, step);
    }
    // A comment neither ends nor begins inside of a comment, and no trigraph joins lines.
    bool splits =
        i + 1 < size && ((p[i] == '*' && p[i + 1] == '/') || (p[i] == '/' && p[i + 1] == '*') ||
                         (p[i] == '?' && p[i + 1] == '?'));
    if (splits) {
      str_add_char(out, ' ');
    }
    i += step;
  }
}

const char *text_clean(Arena *arena, const char *text) {
  Str out = str_new(arena);
  while (*text != '\0') {
    size_t size = strcspn(text, "\n");
    text_add_clean(&out, text, size);
    text += size;
    if (*text == '\n') {
      str_add_char(&out, *text++);
    }
  }
  return str_text(&out);
}

// ---- Names ----

static const char *const all_words[] = {
#define WORD(NAME) #NAME,
#define GLOBAL(NAME)
#include "import/words.def"
#undef WORD
#undef GLOBAL
};

static const char *const all_globals[] = {
#define WORD(NAME)
#define GLOBAL(NAME) #NAME,
#include "import/words.def"
#undef WORD
#undef GLOBAL
};

static void add_words(Map *map, const char *const *list, size_t count) {
  for (size_t i = 0; i < count; i++) {
    map_put(map, list[i], (void *)(uintptr_t)list[i]);
  }
}

void text_words(Map *words, Map *declared) {
  add_words(words, all_words, sizeof all_words / sizeof *all_words);
  add_words(declared, all_globals, sizeof all_globals / sizeof *all_globals);
}

bool text_is_reserved(const char *name) {
  return str_starts(name, "hone_") || str_starts(name, "HONE_") || str_starts(name, "__");
}
