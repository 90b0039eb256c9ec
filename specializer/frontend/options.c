/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The closed list of annotation keys: which note has which, and whether a
 * value belongs to it. A key that is not here is an error, with the one it was
 * probably meant to be.
 */
#include <string.h>

#include "frontend/annotations.h"
#include "support/str.h"

typedef enum Takes { TAKES_NOTHING, TAKES_VALUE, TAKES_VALUES } Takes;

static const struct {
  NoteKind kind;
  const char *key;
  Takes takes; // VALUES: it may be given several times
} options[] = {
    {NOTE_FIELD, "optional", TAKES_NOTHING},
    {NOTE_FIELD, "required", TAKES_NOTHING},
    {NOTE_FIELD, "always", TAKES_NOTHING},
    {NOTE_FIELD, "default", TAKES_VALUE},
    {NOTE_FIELD, "packed", TAKES_NOTHING},
    {NOTE_FIELD, "unpacked", TAKES_NOTHING},
    {NOTE_FIELD, "group", TAKES_NOTHING},
    {NOTE_FIELD, "map", TAKES_NOTHING},
    {NOTE_FIELD, "count", TAKES_VALUE},
    {NOTE_FIELD, "presence", TAKES_VALUE},
    {NOTE_FIELD, "max", TAKES_VALUE},
    {NOTE_FIELD, "name", TAKES_VALUE},
    {NOTE_FIELD, "json", TAKES_VALUE},
    {NOTE_FIELD, "key", TAKES_NOTHING},
    {NOTE_FIELD, "external", TAKES_NOTHING},
    {NOTE_FIELD, "deprecated", TAKES_NOTHING},
    {NOTE_FIELD, "utf8", TAKES_VALUE},
    {NOTE_FIELD, "varint", TAKES_VALUE},
    {NOTE_FIELD, "zigzag", TAKES_NOTHING},
    {NOTE_FIELD, "fixed", TAKES_NOTHING},
    {NOTE_FIELD, "seq", TAKES_NOTHING},
    {NOTE_FIELD, "data", TAKES_VALUE},
    {NOTE_FIELD, "capacity", TAKES_VALUE},
    {NOTE_FIELD, "case", TAKES_VALUES},
    {NOTE_FIELD, "case_default", TAKES_NOTHING},
    {NOTE_MESSAGE, "name", TAKES_VALUE},
    {NOTE_MESSAGE, "ros1", TAKES_VALUE},
    {NOTE_MESSAGE, "ros2", TAKES_VALUE},
    {NOTE_MESSAGE, "extensibility", TAKES_VALUE},
    {NOTE_MESSAGE, "reserved", TAKES_VALUES},
    {NOTE_MESSAGE, "extensions", TAKES_VALUES},
    {NOTE_MESSAGE, "message_set", TAKES_NOTHING},
    {NOTE_MESSAGE, "deprecated", TAKES_NOTHING},
    {NOTE_MESSAGE, "optimize", TAKES_VALUE},
    {NOTE_MESSAGE, "budget", TAKES_VALUE},
    {NOTE_EXTEND, "name", TAKES_VALUE},
    {NOTE_EXTEND, "optimize", TAKES_VALUE},
    {NOTE_EXTEND, "budget", TAKES_VALUE},
    {NOTE_ENUM, "name", TAKES_VALUE},
    {NOTE_ENUM, "prefix", TAKES_VALUE},
    {NOTE_ENUM, "closed", TAKES_NOTHING},
    {NOTE_ENUM, "reserved", TAKES_VALUES},
    {NOTE_ENUM, "deprecated", TAKES_NOTHING},
    {NOTE_ENUM, "bits", TAKES_VALUE},
    {NOTE_ENUM, "mask", TAKES_NOTHING},
    {NOTE_VALUE, "name", TAKES_VALUE},
    {NOTE_VALUE, "deprecated", TAKES_NOTHING},
    {NOTE_ONEOF, "labels", TAKES_NOTHING},
    {NOTE_FILE, "package", TAKES_VALUE},
};
enum { option_count = sizeof options / sizeof *options };

static size_t option_index(NoteKind kind, const char *key) {
  size_t i = 0;
  while (i < option_count && (options[i].kind != kind || !str_equal(options[i].key, key))) {
    i++;
  }
  return i;
}

bool option_known(NoteKind kind, const char *key) {
  return option_index(kind, key) < option_count;
}

// How many letters must be added, removed or changed to make b of a.
static size_t distance(const char *a, const char *b) {
  size_t row[32];
  size_t n = strlen(b);
  if (n >= 32) {
    return 32;
  }
  for (size_t j = 0; j <= n; j++) {
    row[j] = j;
  }
  for (size_t i = 0; a[i] != '\0'; i++) {
    size_t corner = row[0];
    row[0] = i + 1;
    for (size_t j = 0; j < n; j++) {
      size_t change = corner + (a[i] != b[j]);
      size_t shift = (row[j] < row[j + 1] ? row[j] : row[j + 1]) + 1;
      corner = row[j + 1];
      row[j + 1] = change < shift ? change : shift;
    }
  }
  return row[n];
}

const char *option_near(NoteKind kind, const char *key) {
  const char *best = NULL;
  size_t least = strlen(key) <= 4 ? 2 : 3; // one letter off in short words, two in longer ones
  for (size_t i = 0; i < option_count; i++) {
    if (options[i].kind != kind) {
      continue;
    }
    size_t d = distance(key, options[i].key);
    if (d < least) {
      least = d;
      best = options[i].key;
    }
  }
  return best;
}

// "'name', 'prefix' and 'closed'": all keys of a kind.
static const char *all_keys(Arena *arena, NoteKind kind) {
  Str out = str_new(arena);
  for (size_t i = 0; i < option_count; i++) {
    if (options[i].kind == kind) {
      str_addf(&out, "%s%s", out.size != 0 ? ", " : "", options[i].key);
    }
  }
  return str_text(&out);
}

static void report_unknown(TranslationUnit *tu, Diag *diag, const Item *item) {
  NoteKind kind = item->note->kind;
  const char *near = option_near(kind, item->key);
  Location at = item_location(tu, item);
  if (near != NULL) {
    diag_error(diag, at, "%s has no option '%s'; did you mean '%s'?", note_macro(kind), item->key,
               near);
  } else {
    diag_error(diag, at, "%s has no option '%s'; it has: %s", note_macro(kind), item->key,
               all_keys(tu->arena, kind));
  }
}

static bool check_item(TranslationUnit *tu, Diag *diag, const Item *item, bool leading) {
  NoteKind kind = item->note->kind;
  if (item->key == NULL) {
    if (leading) {
      return true;
    }
    Location at = item_location(tu, item);
    if (*item->written == '\0') {
      diag_error(diag, at, "nothing stands between two commas; remove one");
    } else {
      diag_error(diag, at, "%s has no place for '%s'; write `key = %s`%s", note_macro(kind),
                 item->written, item->written,
                 kind == NOTE_FIELD ? " (a field's number comes first)" : "");
    }
    return false;
  }
  size_t index = option_index(kind, item->key);
  if (index == option_count) {
    report_unknown(tu, diag, item);
    return false;
  }
  if (options[index].takes == TAKES_NOTHING && item->has_value) {
    diag_error(diag, item_location(tu, item), "'%s' takes no value; write it alone", item->key);
    return false;
  }
  if (options[index].takes != TAKES_NOTHING && (!item->has_value || *item->expanded == '\0')) {
    diag_error(diag, item_location(tu, item), "'%s' needs a value; write `%s = ...`", item->key,
               item->key);
    return false;
  }
  return true;
}

bool note_check(TranslationUnit *tu, Diag *diag, const Note *note) {
  bool right = true;
  for (size_t i = 0; i < note->items.count; i++) {
    const Item *item = note->items.items[i];
    right &= check_item(tu, diag, item,
                        i == 0 && (note->kind == NOTE_FIELD || note->kind == NOTE_EXTEND ||
                                   note->kind == NOTE_ONEOF));
    for (size_t j = 0; item->key != NULL && j < i; j++) {
      size_t index = option_index(note->kind, item->key);
      if (index < option_count && str_equal(note->items.items[j]->key, item->key) &&
          options[index].takes != TAKES_VALUES) {
        diag_error(diag, item_location(tu, item), "'%s' is given twice; remove one", item->key);
        right = false;
        break;
      }
    }
  }
  return right;
}
