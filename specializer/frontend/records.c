/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * From an annotated struct to a Message: its names, its fields in order of
 * declaration, its oneofs, and the members that nothing was said about. What
 * HONE_MESSAGE itself says stands in messages.c.
 */
#include <string.h>

#include "frontend/internal.h"

void record_make(Frontend *f, RawRecord *record) {
  CXCursor key = clang_getCanonicalCursor(record->cursor);
  const Alias *alias = cursor_map_get(&f->aliases, key);
  CXType type = clang_getCursorType(record->cursor);
  Message *message = arena_new_of(f->arena, Message);
  record->message = message;
  record->alias = alias != NULL ? alias->name : NULL;
  record->tag = tu_tag(f->arena, record->cursor);
  const char *name = record->alias != NULL ? record->alias : record->tag;
  message->name = without_t(f->arena, name);
  message->c_type = type_spelling(f, type);
  message->at = record->at;
  message->file = record->at.file;
  message->full_name = full_name(f, message->file, message->name, NULL);
  message->is_main = clang_File_isEqual(tu_file(record->cursor), f->tu.main_file);
  long long size = clang_Type_getSizeOf(type), align = clang_Type_getAlignOf(type);
  message->size = size > 0 ? (uint64_t)size : 0;
  message->align = align > 0 ? (uint64_t)align : 1;
  message->doc = tu_doc(&f->tu, record->cursor);
  if (message->doc == NULL && alias != NULL) {
    message->doc = tu_doc(&f->tu, alias->cursor);
  }
  message->index = f->schema->messages.count;
  vec_push(f->arena, &f->schema->messages, message);
  if (*name == '\0') {
    diag_error(f->diag, record->at,
               "an unnamed struct cannot be a message; give it a tag or a typedef");
    return;
  }
  text_map_put(&f->by_name, message->name, record);
  if (text_map_get(&f->by_name, name) == NULL) {
    text_map_put(&f->by_name, name, record);
  }
  if (*record->tag != '\0' && text_map_get(&f->by_name, record->tag) == NULL) {
    text_map_put(&f->by_name, record->tag, record);
  }
}

// ---- Oneofs ----

static const Item *find_item(const Note *note, const char *key) {
  for (size_t i = 0; i < note->items.count; i++) {
    if (str_equal(note->items.items[i]->key, key)) {
      return note->items.items[i];
    }
  }
  return NULL;
}

static RawMember *find_selector(Frontend *f, RawRecord *record, RawUnion *raw) {
  const Item *first = raw->oneof->items.count != 0 ? raw->oneof->items.items[0] : NULL;
  if (first == NULL || first->key != NULL) {
    diag_error(f->diag, raw->oneof->at,
               "HONE_ONEOF needs the member that says which arm is there; write "
               "`HONE_ONEOF(which)`");
    return NULL;
  }
  RawMember *selector = members_find(record, raw->scope, first->expanded);
  Location at = item_location(&f->tu, first);
  if (selector == NULL) {
    diag_error(f->diag, at,
               "there is no member '%s'; HONE_ONEOF names an integer or enum member beside "
               "the union",
               first->expanded);
    return NULL;
  }
  if (!member_is_integer(selector) && tu_canonical(selector->type).kind != CXType_Enum) {
    diag_error(f->diag, at, "'%s' is no integer and no enum; a oneof's selector is one",
               first->expanded);
    return NULL;
  }
  return selector;
}

static void oneof_make(Frontend *f, RawRecord *record, RawUnion *raw) {
  if (raw->oneof == NULL) {
    diag_error(f->diag, raw->at,
               "nothing says which member of this union is there; write "
               "HONE_ONEOF(which) behind it, or HONE_SKIP");
    return;
  }
  Oneof *oneof = arena_new_of(f->arena, Oneof);
  raw->made = oneof;
  oneof->at = raw->at;
  oneof->name = raw->name;
  if (!note_check(&f->tu, f->diag, raw->oneof)) {
    return;
  }
  oneof->labels = find_item(raw->oneof, "labels") != NULL;
  RawMember *selector = find_selector(f, record, raw);
  if (selector == NULL) {
    return;
  }
  RawMember *user = arena_new_of(f->arena, RawMember);
  user->place.path = *raw->name != '\0' ? raw->name : "the union";
  user->at = raw->at;
  if (!member_use(f, selector, "selector", user)) {
    return;
  }
  oneof->selector = selector->place;
  oneof->selector_is_enum = tu_canonical(selector->type).kind == CXType_Enum;
  if (*oneof->name == '\0') {
    oneof->name = selector->name;
  }
  vec_push(f->arena, &record->message->oneofs, oneof);
}

static uint64_t largest(const Member *member) {
  unsigned bits = member->bit_width != 0 ? member->bit_width : 8 * member->size;
  bits -= member->is_signed;
  return member->is_bool ? 1 : bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
}

static void check_arm(Frontend *f, const Oneof *oneof, const Field *arm) {
  if (oneof->labels) {
    if (arm->cases.count == 0 && !arm->cases.is_default) {
      diag_error(f->diag, arm->at, "'%s' has no case label; write `case = ...` or `case_default`",
                 arm->name);
    }
    return;
  }
  if (!arm->has_number) {
    diag_error(f->diag, arm->at,
               "'%s' has no number for '%s' to hold; write HONE(number), or HONE_ONEOF(%s, labels)",
               arm->name, oneof->selector.path, oneof->selector.path);
  } else if (arm->number > largest(&oneof->selector)) {
    diag_error(f->diag, arm->at, "'%s' cannot hold the number %u of '%s'; make it wider",
               oneof->selector.path, arm->number, arm->name);
  }
}

static void oneofs_check(Frontend *f, const Message *message) {
  for (size_t i = 0; i < message->oneofs.count; i++) {
    const Oneof *oneof = message->oneofs.items[i];
    for (size_t k = 0; k < oneof->arms.count; k++) {
      check_arm(f, oneof, oneof->arms.items[k]);
    }
  }
}

// ---- Members that are no fields ----

static void set_unknown(Frontend *f, RawRecord *record, RawMember *member) {
  Message *message = record->message;
  if (!str_equal(type_record_tag(f, member->type), "hone_unknown")) {
    diag_error(f->diag, member->at, "'%s' must be a hone_unknown to be HONE_UNKNOWN",
               member->place.path);
  } else if (member_exists(&message->unknown)) {
    diag_error(f->diag, member->at, "'%s' is a second HONE_UNKNOWN; one keeps all unknown fields",
               member->place.path);
  } else if (member->arm_of != NULL) {
    diag_error(f->diag, member->at, "'%s' lies inside of a union; move it out", member->place.path);
  } else {
    message->unknown = member->place;
  }
}

// What a member left over looks like, to say more than that it is one.
static const char *guess(Frontend *f, const RawRecord *record, const RawMember *member) {
  static const struct {
    const char *head, *tail, *what;
  } patterns[] = {{"n_", "", "count"},
                  {"num_", "", "count"},
                  {"", "_count", "count"},
                  {"", "_size", "count"},
                  {"has_", "", "presence"}};
  for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
    const char *head = patterns[i].head, *tail = patterns[i].tail;
    if (!str_starts(member->name, head) || !str_ends(member->name, tail)) {
      continue;
    }
    const char *base = arena_strndup(f->arena, member->name + strlen(head),
                                     strlen(member->name) - strlen(head) - strlen(tail));
    const RawMember *other = members_find(record, member->scope, base);
    if (other != NULL && other->field != NULL) {
      return arena_format(f->arena, " (it is not the %s of '%s', which %s)", patterns[i].what,
                          other->place.path,
                          str_equal(patterns[i].what, "count") ? "has none or another"
                                                               : "needs none or has another");
    }
  }
  return "";
}

// Where a field was refused, an integer left over may be its count or presence: that error is
// enough.
static void check_left_over(Frontend *f, const RawRecord *record, bool refused) {
  for (size_t i = 0; i < record->members.count; i++) {
    const RawMember *member = record->members.items[i];
    if (member->used_as != NULL || member->is_skipped || member->is_unknown ||
        member->is_presence || (refused && member_is_integer(member))) {
      continue;
    }
    diag_error(f->diag, member->at,
               "'%s' is not serialized, and nothing refers to it%s; write HONE(...), or HONE_SKIP "
               "to leave "
               "it out",
               member->place.path, guess(f, record, member));
  }
}

void record_finish(Frontend *f, RawRecord *record) {
  size_t errors = f->diag->errors;
  for (size_t i = 0; i < record->unions.count; i++) {
    oneof_make(f, record, record->unions.items[i]);
  }
  for (size_t i = 0; i < record->members.count; i++) {
    RawMember *member = record->members.items[i];
    if (member->field != NULL) {
      field_make(f, record, member);
    } else if (member->is_unknown) {
      set_unknown(f, record, member);
    } else if (member->is_skipped) {
      vec_push(f->arena, &record->message->skipped, member->place);
    }
  }
  presence_bits(f, record);
  oneofs_check(f, record->message);
  check_left_over(f, record, f->diag->errors != errors);
  if (record->message->size == 0) {
    diag_error(f->diag, record->at,
               "an empty struct has another size in C++; give it one member with "
               "HONE_SKIP");
  }
  message_options(f, record);
}
