/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Choices: their words, and whom they meet. nanopb's words are in nanopb.c.
 */
#include "import/choices.h"

#include <ctype.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "import/nanopb.h"
#include "support/str.h"

// ---- Words ----

typedef struct Word {
  const char *text;
  int value;
} Word;

// Reports a value that is none of the words.
static int one_of(const ChoiceItem *item, const Word *words, size_t count, int otherwise) {
  Str list = str_new(item->arena);
  for (size_t i = 0; i < count; i++) {
    if (str_equal(item->value, words[i].text)) {
      return words[i].value;
    }
    str_addf(&list, "%s%s", i == 0 ? "" : i + 1 == count ? " or " : ", ", words[i].text);
  }
  diag_error(item->diag, item->at, "'%s' cannot be '%s'; write %s", item->key,
             item->value != NULL ? item->value : "", str_text(&list));
  return otherwise;
}

#define ONE_OF(item, words, otherwise)                                                             \
  one_of(item, words, sizeof(words) / sizeof *(words), (int)(otherwise))

uint64_t choice_number(const ChoiceItem *item, uint64_t most) {
  char *end = NULL;
  unsigned long long value = 0;
  if (item->value != NULL && isdigit((unsigned char)*item->value)) {
    value = strtoull(item->value, &end, 0);
  }
  if (end == NULL || *end != '\0' || value == 0 || value > most) {
    diag_error(item->diag, item->at, "'%s' is a number from 1 to %llu, not '%s'", item->key,
               (unsigned long long)most, item->value != NULL ? item->value : "");
    return 0;
  }
  return value;
}

Answer choice_answer(const ChoiceItem *item) {
  static const Word words[] = {{"true", ANSWER_YES}, {"false", ANSWER_NO}};
  return item->value == NULL ? ANSWER_YES : (Answer)ONE_OF(item, words, ANSWER_UNSAID);
}

bool choice_is_name(const char *text, bool may_be_empty) {
  if (*text == '\0') {
    return may_be_empty;
  }
  if (!isalpha((unsigned char)*text) && *text != '_') {
    return false;
  }
  for (; *text != '\0'; text++) {
    if ((unsigned char)*text > 127 || (!isalnum((unsigned char)*text) && *text != '_')) {
      return false;
    }
  }
  return true;
}

static void set_name(const ChoiceItem *item, bool may_be_empty, const char **out) {
  if (item->value == NULL || !choice_is_name(item->value, may_be_empty)) {
    diag_error(item->diag, item->at, "'%s' is a name in C, not '%s'", item->key,
               item->value != NULL ? item->value : "");
    return;
  }
  *out = item->value;
}

static bool set_form(const ChoiceItem *item, Choices *out) {
  static const Word texts[] = {
      {"view", TEXT_VIEW}, {"pointer", TEXT_POINTER}, {"array", TEXT_ARRAY}};
  static const Word lists[] = {{"pointer", LIST_POINTER},
                               {"array", LIST_ARRAY},
                               {"pointers", LIST_POINTERS},
                               {"seq", LIST_SEQUENCE}};
  static const Word messages[] = {
      {"pointer", HELD_POINTER}, {"inline", HELD_INLINE}, {"time", HELD_TIME}};
  static const Word oneofs[] = {
      {"union", ONEOF_UNION}, {"anonymous", ONEOF_ANONYMOUS}, {"fields", ONEOF_FIELDS}};
  static const Word enums[] = {{"int", ENUM_INT}, {"packed", ENUM_PACKED}};
  static const Word presences[] = {{"implicit", PRESENCE_FORM_IMPLICIT},
                                   {"always", PRESENCE_FORM_ALWAYS},
                                   {"explicit", PRESENCE_FORM_EXPLICIT}};
  if (str_equal(item->key, "text")) {
    out->text = (TextForm)ONE_OF(item, texts, out->text);
  } else if (str_equal(item->key, "bytes")) {
    out->bytes = (TextForm)ONE_OF(item, texts, out->bytes);
  } else if (str_equal(item->key, "list")) {
    out->list = (ListForm)ONE_OF(item, lists, out->list);
  } else if (str_equal(item->key, "message")) {
    out->message = (HeldForm)ONE_OF(item, messages, out->message);
  } else if (str_equal(item->key, "oneof")) {
    out->oneof = (OneofForm)ONE_OF(item, oneofs, out->oneof);
  } else if (str_equal(item->key, "enum")) {
    out->enums = (EnumForm)ONE_OF(item, enums, out->enums);
  } else if (str_equal(item->key, "presence")) {
    out->presence = (PresenceForm)ONE_OF(item, presences, out->presence);
  } else {
    return false;
  }
  return true;
}

static bool set_word(const ChoiceItem *item, Choices *out) {
  static const Word keeps[] = {{"keep", ANSWER_YES}, {"drop", ANSWER_NO}};
  static const Word checks[] = {{"check", ANSWER_YES}, {"trust", ANSWER_NO}};
  static const Word varints[] = {{"small", 0}, {"wide", 1}};
  static const Word optimizes[] = {{"speed", 0}, {"size", 1}};
  static const Word widths[] = {{"8", 8}, {"16", 16}, {"32", 32}, {"64", 64}};
  if (str_equal(item->key, "unknown")) {
    out->unknown = (Answer)ONE_OF(item, keeps, out->unknown);
  } else if (str_equal(item->key, "utf8")) {
    out->utf8 = (Answer)ONE_OF(item, checks, out->utf8);
  } else if (str_equal(item->key, "varint")) {
    int which = ONE_OF(item, varints, -1);
    out->varint = which < 0 ? out->varint : varints[which].text;
  } else if (str_equal(item->key, "optimize")) {
    int which = ONE_OF(item, optimizes, -1);
    out->optimize = which < 0 ? out->optimize : optimizes[which].text;
  } else if (str_equal(item->key, "int_bits")) {
    out->int_bits = (unsigned)ONE_OF(item, widths, out->int_bits);
  } else {
    return false;
  }
  return true;
}

// "3x4", as C writes it: "[3][4]".
static void set_dims(const ChoiceItem *item, Choices *out) {
  Str dims = str_new(item->arena);
  const char *p = item->value != NULL ? item->value : "";
  for (;;) {
    char *end = NULL;
    unsigned long long n = isdigit((unsigned char)*p) ? strtoull(p, &end, 10) : 0;
    if (n == 0 || n > CHOICE_MOST || (*end != '\0' && *end != 'x')) {
      diag_error(item->diag, item->at, "'dims' are the dimensions of an array, as in 3x4, not '%s'",
                 item->value != NULL ? item->value : "");
      return;
    }
    str_addf(&dims, "[%llu]", n);
    if (*end == '\0') {
      out->dims = str_text(&dims);
      return;
    }
    p = end + 1;
  }
}

static bool set_number(const ChoiceItem *item, Choices *out) {
  if (str_equal(item->key, "max_length")) {
    out->max_length = choice_number(item, CHOICE_MOST);
  } else if (str_equal(item->key, "fixed_length")) {
    out->fixed_length = choice_answer(item);
  } else if (str_equal(item->key, "bits")) {
    out->bits = (unsigned)choice_number(item, 64);
  } else {
    return false;
  }
  return true;
}

// What can be said of one value.
static bool suits_part(const char *key) {
  static const char *const keys[] = {"text", "bytes",    "message",    "utf8",         "varint",
                                     "bits", "int_bits", "max_length", "fixed_length", "presence"};
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    if (str_equal(key, keys[i])) {
      return true;
    }
  }
  return false;
}

// "key.text = array": of a map's keys, or its values.
static bool set_part(const ChoiceItem *item, Choices *out) {
  const Choices **part = str_starts(item->key, "key.")     ? &out->key
                         : str_starts(item->key, "value.") ? &out->value
                                                           : NULL;
  const char *key = part != NULL ? strchr(item->key, '.') + 1 : "";
  if (!suits_part(key)) {
    return false;
  }
  ChoiceItem inner = *item;
  inner.key = key;
  Choices *said = arena_new_of(item->arena, Choices);
  if (*part != NULL) {
    *said = **part;
  }
  (void)(set_form(&inner, said) || set_word(&inner, said) || set_number(&inner, said));
  *part = said;
  return true;
}

static void set(const ChoiceItem *item, Choices *out) {
  if (set_form(item, out) || set_word(item, out) || set_number(item, out) || set_part(item, out)) {
    return;
  }
  if (str_equal(item->key, "name")) {
    set_name(item, false, &out->name);
  } else if (str_equal(item->key, "entry")) {
    set_name(item, false, &out->entry);
  } else if (str_equal(item->key, "prefix")) {
    set_name(item, true, &out->prefix);
  } else if (str_equal(item->key, "max_count")) {
    out->max_count = choice_number(item, CHOICE_MOST);
  } else if (str_equal(item->key, "fixed_count")) {
    out->fixed_count = choice_answer(item);
  } else if (str_equal(item->key, "dims")) {
    set_dims(item, out);
  } else if (str_equal(item->key, "long_names")) {
    out->long_names = choice_answer(item);
  } else if (str_equal(item->key, "skip")) {
    out->skip = choice_answer(item);
  } else {
    diag_error(
        item->diag, item->at,
        "there is no choice '%s'; there are: name, prefix, unknown, text, bytes, list, "
        "message, oneof, enum, presence, utf8, max_length, max_count, fixed_length, fixed_count, "
        "int_bits, bits, long_names, skip, varint, optimize, entry, and key.text, value.text "
        "and others of a map's keys and values",
        item->key);
  }
}

// ---- Reading ----

static const char *skip_space(const char *p) {
  return p + strspn(p, " \t\r,");
}

// A word, or a text in quotes.
static const char *read_value(const char *p, ChoiceItem *item) {
  if (*p == '"' || *p == '\'') {
    const char *end = strchr(p + 1, *p);
    if (end == NULL) {
      diag_error(item->diag, item->at, "a quote of '%s' is not closed", item->key);
      return NULL;
    }
    item->value = arena_strndup(item->arena, p + 1, (size_t)(end - p - 1));
    return end + 1;
  }
  size_t size = strcspn(p, " \t\r,=:\"'");
  if (size == 0) {
    diag_error(item->diag, item->at, "'%s' has no value", item->key);
    return NULL;
  }
  item->value = arena_strndup(item->arena, p, size);
  return p + size;
}

void choices_parse(Arena *arena, Diag *diag, Location at, const char *text, Vocabulary vocabulary,
                   Choices *out) {
  for (const char *p = skip_space(text); *p != '\0'; p = skip_space(p)) {
    size_t size = strcspn(p, " \t\r,=:\"'");
    ChoiceItem item = {arena, diag, at, NULL, NULL};
    if (size == 0) {
      diag_error(diag, at, "no choice begins with '%c'; write `key = value`", *p);
      return;
    }
    item.key = arena_strndup(arena, p, size);
    p += size;
    const char *behind = p + strspn(p, " \t");
    if (*behind == '=' || *behind == ':') {
      p = read_value(behind + 1 + strspn(behind + 1, " \t"), &item);
      if (p == NULL) {
        return;
      }
    }
    if (vocabulary == VOCABULARY_NANOPB) {
      nanopb_choice(&item, out);
    } else {
      set(&item, out);
    }
  }
}

void choices_read(ChoiceLines *lines, const char *path, const char *text, Vocabulary vocabulary) {
  Location at = {arena_strdup(lines->arena, path), 0, 1};
  while (*text != '\0') {
    size_t size = strcspn(text, "\n");
    char *line = arena_strndup(lines->arena, text, size);
    text += size + (text[size] == '\n');
    at.line++;
    line[strcspn(line, "#")] = '\0';
    char *comment = strstr(line, "//");
    if (comment != NULL) {
      *comment = '\0';
    }
    const char *p = line + strspn(line, " \t\r");
    if (*p == '\0') {
      continue;
    }
    size_t pattern = strcspn(p, " \t\r");
    ChoiceLine made = {.pattern = arena_strndup(lines->arena, p, pattern), .at = at};
    made.is_glob = strpbrk(made.pattern, "*?[") != NULL;
    made.is_exact = !made.is_glob && vocabulary == VOCABULARY_HONE;
    choices_parse(lines->arena, lines->diag, at, p + pattern, vocabulary, &made.choices);
    vec_push(lines->arena, &lines->lines, made);
  }
}

// ---- Whom they meet ----

#define TAKE(member) out->member = said->member ? said->member : out->member

static void merge_part(Arena *arena, const Choices **out, const Choices *said) {
  if (*out == NULL || said == NULL) {
    *out = said != NULL ? said : *out;
    return;
  }
  Choices *both = arena_new_of(arena, Choices);
  *both = **out;
  choices_merge(arena, both, said);
  *out = both;
}

void choices_merge(Arena *arena, Choices *out, const Choices *said) {
  TAKE(name);
  TAKE(entry);
  TAKE(skip);
  TAKE(bits);
  TAKE(dims);
  TAKE(prefix);
  TAKE(unknown);
  TAKE(text);
  TAKE(bytes);
  TAKE(list);
  TAKE(message);
  TAKE(oneof);
  TAKE(enums);
  TAKE(presence);
  TAKE(utf8);
  TAKE(max_length);
  TAKE(max_size);
  TAKE(max_count);
  TAKE(fixed_length);
  TAKE(fixed_count);
  TAKE(int_bits);
  TAKE(long_names);
  TAKE(varint);
  TAKE(optimize);
  merge_part(arena, &out->key, said->key);
  merge_part(arena, &out->value, said->value);
}

Choices choices_inherit(const Choices *outer) {
  Choices inner = *outer;
  inner.name = inner.entry = NULL;
  inner.skip = ANSWER_UNSAID;
  inner.bits = 0;
  inner.dims = NULL;
  return inner;
}

bool choices_are_empty(const Choices *choices) {
  static const Choices none;
  return memcmp(choices, &none, sizeof none) == 0;
}

void choices_match(ChoiceLines *lines, const char *full_name, Choices *out, Choices *exact) {
  for (size_t i = 0; i < lines->lines.count; i++) {
    ChoiceLine *line = &lines->lines.items[i];
    if (line->is_glob ? fnmatch(line->pattern, full_name, 0) == 0
                      : str_equal(line->pattern, full_name)) {
      line->is_used = true;
      choices_merge(lines->arena, out, &line->choices);
      if (line->is_exact) {
        choices_merge(lines->arena, exact, &line->choices);
      }
    }
  }
}

void choices_report_unused(const ChoiceLines *lines) {
  for (size_t i = 0; i < lines->lines.count; i++) {
    const ChoiceLine *line = &lines->lines.items[i];
    if (!line->is_used) {
      diag_warning(lines->diag, line->at, "'%s' is the name of nothing here", line->pattern);
    }
  }
}
