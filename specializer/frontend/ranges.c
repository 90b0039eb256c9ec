/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ranges of numbers, and names between them: "2, 9 to 11, 100-max, foo".
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "frontend/internal.h"

typedef struct RangeText {
  Frontend *f;
  const Item *item;
  int64_t least, most;
} RangeText;

static bool bad_range(const RangeText *r, const char *text) {
  bool is_enum = r->item->note->kind == NOTE_ENUM;
  diag_error(r->f->diag, item_location(&r->f->tu, r->item),
             "'%s' is no range of %s; write %s = \"%s\"", text,
             is_enum ? "values" : "field numbers", r->item->key,
             is_enum ? "5, 9 to 11, OLD" : "5, 100-199, 1000-max");
  return false;
}

// What stands behind the number, or NULL.
static const char *read_number(const RangeText *r, const char *p, int64_t *number) {
  p += strspn(p, " ");
  if (str_starts(p, "max")) {
    *number = r->most;
    return p + 3;
  }
  if (!isdigit((unsigned char)p[*p == '-' && r->least < 0])) {
    return NULL;
  }
  char *end;
  *number = strtoll(p, &end, 10);
  return end;
}

static bool add_range(const RangeText *r, const char *text, WideRanges *out) {
  EnumRange range;
  const char *p = read_number(r, text, &range.first);
  if (p == NULL) {
    return bad_range(r, text);
  }
  p += strspn(p, " ");
  range.last = range.first;
  if (*p == '-' || str_starts(p, "to ")) {
    p = read_number(r, p + (*p == '-' ? 1 : 2), &range.last);
    if (p == NULL) {
      return bad_range(r, text);
    }
    p += strspn(p, " ");
  }
  if (*p != '\0' || range.first < r->least || range.last < range.first || range.last > r->most) {
    return bad_range(r, text);
  }
  vec_push(r->f->arena, out, range);
  return true;
}

void ranges_read(Frontend *f, const Item *item, int64_t least, int64_t most, WideRanges *out,
                 ReservedNames *names) {
  RangeText r = {f, item, least, most};
  const char *text = item->expanded;
  size_t size;
  if (*text == '"' && !literal_text(f->arena, text, &text, &size)) {
    bad_range(&r, item->written);
    return;
  }
  for (;;) {
    text += strspn(text, " ");
    size_t span = strcspn(text, ",");
    size_t trimmed = span;
    while (trimmed != 0 && text[trimmed - 1] == ' ') {
      trimmed--;
    }
    const char *part = arena_strndup(f->arena, text, trimmed);
    if (names != NULL && (isalpha((unsigned char)*part) || *part == '_')) {
      vec_push(f->arena, names, part);
    } else if (!add_range(&r, part, out)) {
      return;
    }
    text += span;
    if (*text == '\0') {
      return;
    }
    text++;
  }
}
