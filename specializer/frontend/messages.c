/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What is said about a message as a whole: HONE_MESSAGE and HONE_EXTEND with
 * their options, HONE_CONST, HONE_DEFINITION.
 */
#include <string.h>

#include "frontend/internal.h"

// ---- Ranges ----

// The numbers of a message set's extensions are not cut short by a wire type.
static int64_t largest_number(const Message *message) {
  return message->message_set ? 2147483646 : 536870911;
}

static void add_ranges(Frontend *f, Message *message, const Item *item, bool is_reserved) {
  WideRanges found = {0};
  ranges_read(f, item, 1, largest_number(message), &found,
              is_reserved ? &message->reserved_names : NULL);
  for (size_t i = 0; i < found.count; i++) {
    Range range = {(uint32_t)found.items[i].first, (uint32_t)found.items[i].last};
    if (is_reserved) {
      vec_push(f->arena, &message->reserved, range);
    } else {
      vec_push(f->arena, &message->extensions, range);
    }
  }
}

// ---- Options ----

static int word(Frontend *f, const Item *item, const char *const *words, const char *list) {
  for (int i = 0; words[i] != NULL; i++) {
    if (str_equal(item->written, words[i]) || str_equal(item->expanded, words[i])) {
      return i + 1;
    }
  }
  diag_error(f->diag, item_location(&f->tu, item), "'%s' cannot be '%s'; write %s", item->key,
             item->written, list);
  return 0;
}

static void set_option(Frontend *f, Message *message, const Item *item) {
  static const char *const extensibilities[] = {"final", "appendable", "mutable", NULL};
  static const char *const optimizes[] = {"speed", "size", NULL};
  const char *key = item->key;
  if (str_equal(key, "reserved") || str_equal(key, "extensions")) {
    add_ranges(f, message, item, str_equal(key, "reserved"));
  } else if (str_equal(key, "deprecated")) {
    message->deprecated = true;
  } else if (str_equal(key, "extensibility")) {
    message->extensibility =
        (Extensibility)word(f, item, extensibilities, "`final`, `appendable` or `mutable`");
  } else if (str_equal(key, "optimize")) {
    message->optimize = (Optimize)word(f, item, optimizes, "`speed` or `size`");
  } else if (!item->evaluated) {
    return;
  } else if (str_equal(key, "name")) {
    message->full_name = full_name(f, message->file, message->name, item->value.text);
  } else if (str_equal(key, "ros1")) {
    message->ros1_name = item->value.text;
  } else if (str_equal(key, "ros2")) {
    message->ros2_name = item->value.text;
  } else if (str_equal(key, "budget")) {
    if (item->value.is_unsigned || item->value.integer < 1) {
      diag_error(f->diag, item_location(&f->tu, item),
                 "'budget = %s' is no number of bytes; write 1 or more", item->written);
      return;
    }
    message->budget = (uint64_t)item->value.integer;
  }
}

static void set_extends(Frontend *f, RawRecord *record) {
  const Item *first = record->note->items.count != 0 ? record->note->items.items[0] : NULL;
  if (first == NULL || first->key != NULL) {
    diag_error(f->diag, record->note->at,
               "HONE_EXTEND needs the message that is extended; write "
               "`HONE_EXTEND(Message)`");
    return;
  }
  const char *name = first->expanded;
  name = str_starts(name, "struct ") ? name + strlen("struct ") : name;
  RawRecord *target = text_map_get(&f->by_name, name);
  if (target == NULL || target == record) {
    diag_error(f->diag, item_location(&f->tu, first),
               "there is no message '%s' to extend; name a struct with HONE_MESSAGE()",
               first->expanded);
    return;
  }
  if (target->note != NULL && target->note->kind == NOTE_EXTEND) {
    diag_error(f->diag, item_location(&f->tu, first),
               "'%s' is a set of extensions itself; name the message that it extends",
               first->expanded);
    return;
  }
  record->message->extends = target->message;
}

// ---- Constants ----

static void add_constant(Frontend *f, Message *message, const Note *note) {
  if (note->items.count != 3) {
    diag_error(f->diag, note->at,
               "HONE_CONST needs a type, a name and a text; write `HONE_CONST(float32, "
               "PI, \"3.14\")`");
    return;
  }
  Constant constant = {note->items.items[0]->written, note->items.items[1]->written, NULL};
  const Item *text = note->items.items[2];
  size_t size;
  if (!literal_text(f->arena, text->expanded, &constant.spelling, &size)) {
    diag_error(f->diag, note->at,
               "the value of the constant '%s' must be a text, as the .msg file spells "
               "it; write \"%s\"",
               constant.name, text->written);
    return;
  }
  vec_push(f->arena, &message->constants, constant);
}

static void set_definition(Frontend *f, Message *message, const Note *note) {
  size_t size;
  if (note->items.count != 1 ||
      !literal_text(f->arena, note->items.items[0]->expanded, &message->definition, &size)) {
    diag_error(f->diag, note->at,
               "HONE_DEFINITION needs the text of the .msg file; write "
               "HONE_DEFINITION(\"...\")");
  }
}

void message_options(Frontend *f, RawRecord *record) {
  for (size_t i = 0; i < record->notes.count; i++) {
    const Note *note = record->notes.items[i];
    if (note->kind == NOTE_CONST) {
      add_constant(f, record->message, note);
    } else if (note->kind == NOTE_DEFINITION) {
      set_definition(f, record->message, note);
    } else if (note->kind != NOTE_MESSAGE && note->kind != NOTE_EXTEND) {
      diag_error(f->diag, note->at, "%s does not belong to a struct; write HONE_MESSAGE(...)",
                 note_macro(note->kind));
    }
  }
  if (record->note == NULL) {
    return;
  }
  if (record->note->kind == NOTE_EXTEND) {
    set_extends(f, record);
  }
  if (!note_check(&f->tu, f->diag, record->note)) {
    return;
  }
  for (size_t i = 0; i < record->note->items.count; i++) { // before its ranges, wherever it stands
    record->message->message_set |= str_equal(record->note->items.items[i]->key, "message_set");
  }
  for (size_t i = 0; i < record->note->items.count; i++) {
    if (record->note->items.items[i]->key != NULL) {
      set_option(f, record->message, record->note->items.items[i]);
    }
  }
}
