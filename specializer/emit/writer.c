/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Filling templates, and indenting what comes out, line by line, in one scan.
 * Each open brace remembers how far its inside is indented, which makes
 * `case X: {` come out right: its inside is one level from the `case`.
 */
#include "emit/writer.h"

#include <ctype.h>
#include <string.h>

#include "support/diag.h"

Writer writer_new(Arena *arena) {
  return (Writer){.text = str_new(arena), .scratch = str_new(arena), .fresh = true};
}

Writer writer_new_body(Arena *arena) {
  Writer w = writer_new(arena);
  w.depth = 1;
  w.levels[1] = 1;
  return w;
}

// ---- Templates ----

static const char *hole_value(const char *key, size_t size, const Hole *holes) {
  for (; holes->key != NULL; holes++) {
    if (strncmp(holes->key, key, size) == 0 && holes->key[size] == '\0') {
      if (holes->value == NULL) {
        unreachable("a template's hole is filled with nothing");
      }
      return holes->value;
    }
  }
  unreachable("a template has a hole that nobody fills");
}

static void fill(Str *out, const char *template, const Hole *holes) {
  const char *p = template;
  for (;;) {
    const char *open = strchr(p, '$');
    if (open == NULL) {
      str_add(out, p);
      return;
    }
    str_add_size(out, p, (size_t)(open - p));
    const char *close = strchr(open + 1, '$');
    if (close == NULL) {
      unreachable("a template's hole has no end");
    }
    str_add(out, hole_value(open + 1, (size_t)(close - open - 1), holes));
    p = close + 1;
  }
}

const char *template_fill(Arena *arena, const char *template, const Hole *holes) {
  size_t size = strlen(template);
  if (memchr(template, '$', size) == NULL) {
    return arena_strndup(arena, template, size);
  }
  Str out = str_new(arena);
  fill(&out, template, holes);
  return str_text(&out);
}

// ---- Lines ----

static void indent(Writer *w, unsigned level) {
  static const char spaces[] = "                                ";
  size_t size = (size_t)level * 2;
  while (size > sizeof spaces - 1) {
    str_add_size(&w->text, spaces, sizeof spaces - 1);
    size -= sizeof spaces - 1;
  }
  str_add_size(&w->text, spaces, size);
}

static unsigned level_of(const Writer *w) {
  return w->levels[w->depth];
}

static void open_brace(Writer *w, unsigned level) {
  if (w->depth == WRITER_MAX_DEPTH) {
    unreachable("emitted blocks are nested too deeply");
  }
  w->depth++;
  w->levels[w->depth] = (unsigned char)(level + 1);
}

static void close_brace(Writer *w) {
  if (w->depth == 0) {
    unreachable("emitted text closes a block that it did not open");
  }
  w->depth--;
}

// Past the string or character that begins at p.
static const char *skip_quoted(const char *p, const char *end) {
  char quote = *p++;
  while (p < end && *p != quote) {
    p += *p == '\\' ? 2 : 1;
  }
  return p < end ? p + 1 : end;
}

// The next character from p on that scan() looks at.
static const char *next_mark(const char *p, const char *end) {
  static const bool marks[256] = {
      ['{'] = true, ['}'] = true, ['"'] = true, ['\''] = true, ['/'] = true, ['*'] = true};
  while (p < end && !marks[(unsigned char)*p]) {
    p++;
  }
  return p;
}

// Follows braces and comments from p to the end of a line that stands at `level`.
static void scan(Writer *w, const char *p, const char *end, unsigned level) {
  while ((p = next_mark(p, end)) < end) {
    if (w->in_comment) {
      if (p[0] == '*' && p + 1 < end && p[1] == '/') {
        w->in_comment = false;
        p++;
      }
      p++;
    } else if (*p == '"' || *p == '\'') {
      p = skip_quoted(p, end);
    } else if (p[0] == '/' && p + 1 < end && p[1] == '*') {
      w->in_comment = true;
      p += 2;
    } else {
      if (*p == '{') {
        open_brace(w, level);
      } else if (*p == '}') {
        close_brace(w);
      }
      p++;
    }
  }
}

static bool starts_word(const char *p, const char *end, const char *word) {
  size_t size = strlen(word);
  return (size_t)(end - p) > size && memcmp(p, word, size) == 0 &&
         (p[size] == ' ' || p[size] == ':');
}

// `name:`, `case X:`, `default: {`; not the `a ? b : c` of a statement.
static bool is_label(const char *p, const char *end) {
  if (starts_word(p, end, "case") || starts_word(p, end, "default")) {
    return true;
  }
  const char *q = p;
  while (q < end && (isalnum((unsigned char)*q) || *q == '_')) {
    q++;
  }
  return q > p && q < end && *q == ':' && (q + 1 == end || q[1] == ';');
}

static void flush_gap(Writer *w) {
  if (w->gap) {
    str_add_char(&w->text, '\n');
    w->gap = false;
  }
}

// One line without its newline.
static void put_line(Writer *w, const char *p, const char *end) {
  if (w->in_comment) { // as it is, but moved to where its comment stands
    flush_gap(w);
    if (p < end) {
      indent(w, level_of(w));
      str_add_size(&w->text, p, (size_t)(end - p));
    }
    str_add_char(&w->text, '\n');
    scan(w, p, end, level_of(w));
    return;
  }
  while (p < end && *p == ' ') {
    p++;
  }
  if (p == end) {
    writer_gap(w);
    return;
  }
  unsigned level = level_of(w);
  bool label = false;
  const char *rest = p;
  if (*p == '#') {
    level = 0;
  } else if (*p == '}') {
    w->gap = false;
    // The line stands where the block's inside does, less one level.
    level = level - (level > 0);
    close_brace(w);
    rest = p + 1;
  } else if (is_label(p, end)) {
    label = true;
    level = level - (level > 0);
  }
  flush_gap(w);
  indent(w, level);
  str_add_size(&w->text, p, (size_t)(end - p));
  str_add_char(&w->text, '\n');
  if (*p != '#') {
    scan(w, rest, end, level);
  }
  w->fresh = label || end[-1] == '{';
}

void writer_fill(Writer *w, const char *template, const Hole *holes) {
  const char *p = template;
  const char *stop = p + strlen(p);
  if (memchr(p, '$', (size_t)(stop - p)) != NULL) {
    w->scratch.size = 0;
    fill(&w->scratch, template, holes);
    p = str_text(&w->scratch);
    stop = p + w->scratch.size;
  }
  do {
    const char *end = memchr(p, '\n', (size_t)(stop - p));
    if (end == NULL) {
      end = stop;
    }
    put_line(w, p, end);
    p = end + (end < stop);
  } while (p < stop);
}

void writer_gap(Writer *w) {
  if (!w->fresh) {
    w->gap = true;
  }
}

void writer_append(Writer *w, const Writer *other) {
  if (other->text.size != 0) {
    flush_gap(w);
    str_add_size(&w->text, str_text(&other->text), other->text.size);
    w->fresh = false;
  }
}

void writer_splice(Writer *w, const Writer *other) {
  unsigned level = level_of(w);
  if (level == 0) {
    writer_append(w, other);
    return;
  }
  const char *p = str_text(&other->text);
  const char *stop = p + other->text.size;
  while (p < stop) {
    flush_gap(w);
    const char *end = (const char *)memchr(p, '\n', (size_t)(stop - p)) + 1;
    if (*p != '\n' && *p != '#') {
      indent(w, level);
    }
    str_add_size(&w->text, p, (size_t)(end - p));
    w->fresh = false;
    p = end;
  }
}

size_t writer_mark(const Writer *w) {
  return w->text.size;
}

void writer_rewind(Writer *w, size_t mark) {
  if (mark > w->text.size) {
    unreachable("a writer is rewound to where it never was");
  }
  w->text.size = mark;
  if (w->text.data != NULL) {
    w->text.data[mark] = '\0';
  }
  w->gap = false;
  w->fresh = mark == 0 || (mark >= 2 && w->text.data[mark - 2] == '{');
}
