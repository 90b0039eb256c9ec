/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which members serve others: counts (n_x, num_x, x_count, x_size), presence
 * (has_x, or a bit of the HONE_PRESENCE member). What an option names wins; a
 * member with an annotation of its own is never found by convention.
 */
#include <string.h>

#include "frontend/internal.h"

bool member_is_integer(const RawMember *member) {
  return type_is_integer(member->type);
}

bool member_use(Frontend *f, RawMember *member, const char *use, const RawMember *by) {
  const char *why = member->field != NULL    ? "a field of its own; remove its HONE(...)"
                    : member->is_skipped     ? "marked HONE_SKIP; remove that"
                    : member->is_unknown     ? "the HONE_UNKNOWN member; name another"
                    : member->is_presence    ? "the HONE_PRESENCE member; name another"
                    : member->arm_of != NULL ? "inside of a union; name a member outside"
                                             : NULL;
  if (why != NULL) {
    diag_error(f->diag, by->at, "'%s' cannot be the %s of '%s': it is %s", member->place.path, use,
               by->place.path, why);
    diag_note(f->diag, member->at, "'%s' is here", member->place.path);
    return false;
  }
  if (member->used_as != NULL) {
    diag_error(f->diag, by->at,
               "'%s' is the %s of '%s' already and cannot be the %s of '%s' too; give "
               "each a member of its own",
               member->place.path, member->used_as, member->used_by->place.path, use,
               by->place.path);
    diag_note(f->diag, member->used_by->at, "'%s' is here", member->used_by->place.path);
    return false;
  }
  member->used_as = use;
  member->used_by = by;
  return true;
}

// A member that a convention may find.
static RawMember *candidate(const RawRecord *record, const RawMember *member, const char *name) {
  RawMember *found = members_find(record, member->scope, name);
  if (found == NULL || found == member || found->field != NULL || found->is_skipped ||
      found->is_unknown || found->is_presence || found->arm_of != NULL ||
      !member_is_integer(found)) {
    return NULL;
  }
  return found;
}

static RawMember *named(Frontend *f, RawRecord *record, RawMember *member, const Item *item) {
  RawMember *found = members_find(record, member->scope, item->expanded);
  if (found == NULL) {
    diag_error(f->diag, item_location(&f->tu, item),
               "there is no member '%s'; '%s' names a member of the same struct", item->expanded,
               item->key);
    return NULL;
  }
  if (!member_is_integer(found)) {
    diag_error(f->diag, item_location(&f->tu, item), "'%s' is no integer; the %s of '%s' is one",
               item->expanded, item->key, member->place.path);
    return NULL;
  }
  return found;
}

RawMember *find_count(Frontend *f, RawRecord *record, RawMember *member,
                      const FieldOptions *options, bool *failed) {
  if (options->count != NULL) {
    RawMember *found = named(f, record, member, options->count);
    if (found != NULL && found->place.is_bool) {
      diag_error(f->diag, item_location(&f->tu, options->count),
                 "'%s' is a bool and cannot count; use size_t", options->count->expanded);
      found = NULL;
    }
    *failed = found == NULL;
    return found;
  }
  static const char *const patterns[] = {"n_%s", "num_%s", "%s_count", "%s_size"};
  RawMember *found = NULL;
  for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
    const char *percent = strchr(patterns[i], '%');
    const char *name = arena_format(f->arena, "%.*s%s%s", (int)(percent - patterns[i]), patterns[i],
                                    member->name, percent + 2);
    RawMember *other = candidate(record, member, name);
    if (other == NULL || other->place.is_bool) {
      continue;
    }
    if (found != NULL) {
      diag_error(
          f->diag, member->at,
          "both '%s' and '%s' could be the count of '%s'; say which with `count = %s`, and mark "
          "the other HONE_SKIP",
          found->place.path, other->place.path, member->place.path, found->place.path);
      found->used_as = other->used_as = "count";
      found->used_by = other->used_by = member;
      *failed = true;
      return NULL;
    }
    found = other;
  }
  return found;
}

// ---- Presence ----

static RawMember *presence_bits_member(const RawRecord *record) {
  for (size_t i = 0; i < record->members.count; i++) {
    if (record->members.items[i]->is_presence) {
      return record->members.items[i];
    }
  }
  return NULL;
}

// Options of presence that contradict each other or the kind of field.
static bool check_said(Frontend *f, const RawMember *member, const Field *field,
                       const FieldOptions *options) {
  int said = field->optional + field->required + field->always;
  const char *why = NULL;
  if (said > 1) {
    why = "only one of 'optional', 'required' and 'always' can hold; keep one";
  } else if (field->oneof != NULL && (said != 0 || options->presence != NULL)) {
    why = "the oneof's selector says whether an arm is there; drop 'optional', 'required', "
          "'always' and "
          "'presence'";
  } else if (field->container != CONTAINER_NONE && (said != 0 || options->presence != NULL)) {
    why = "a repeated field is there as often as its count says; drop 'optional', 'required', "
          "'always' "
          "and 'presence'";
  } else if (field->by_pointer && options->presence != NULL) {
    why = "NULL says that it is absent; drop `presence = ...`";
  } else if (options->presence != NULL && (field->required || field->always)) {
    why = "what has a presence member is optional; drop 'required' or 'always'";
  } else if (field->by_pointer && field->always) {
    why = "a pointer may be NULL; drop 'always', or hold the value itself";
  }
  if (why != NULL) {
    diag_error(f->diag, member->at, "'%s': %s", member->place.path, why);
  }
  return why == NULL;
}

static bool is_pointer_form(const Type *type) {
  return type->form == FORM_VIEW || type->form == FORM_POINTER || type->form == FORM_SEQUENCE;
}

// A has_x beside what has no use for it: said here, where the reason is known.
static bool refuse_flag(Frontend *f, RawMember *flag, const RawMember *member, const char *why) {
  diag_error(f->diag, member->at,
             "'%s' looks like the presence of '%s', but %s; remove it, or mark it "
             "HONE_SKIP",
             flag->place.path, member->place.path, why);
  flag->used_as = "presence";
  flag->used_by = member;
  return false;
}

static bool by_member(Frontend *f, RawRecord *record, RawMember *flag, RawMember *member,
                      Field *field, const FieldOptions *options) {
  RawMember *bits = presence_bits_member(record);
  if (bits != NULL && field->optional && options->presence == NULL) {
    diag_error(
        f->diag, member->at,
        "both '%s' and a bit of '%s' could be the presence of '%s'; say which with `presence = "
        "%s`, or remove it",
        flag->place.path, bits->place.path, member->place.path, flag->place.path);
    flag->used_as = "presence";
    flag->used_by = member;
    return false;
  }
  if (!member_use(f, flag, "presence", member)) {
    return false;
  }
  field->optional = true;
  field->presence = PRESENCE_MEMBER;
  field->presence_member = flag->place;
  return true;
}

bool field_presence(Frontend *f, RawRecord *record, RawMember *member, Field *field,
                    const FieldOptions *options) {
  const Type *type = field->type;
  if (!check_said(f, member, field, options)) {
    return false;
  }
  RawMember *flag = options->presence != NULL
                        ? named(f, record, member, options->presence)
                        : candidate(record, member, arena_format(f->arena, "has_%s", member->name));
  if (options->presence != NULL && flag == NULL) {
    return false;
  }
  const char *unused = field->oneof != NULL                 ? "the selector says it"
                       : field->container != CONTAINER_NONE ? "a repeated field has a count"
                       : field->by_pointer                  ? "NULL says it"
                       : field->required || field->always   ? "that is always written"
                                                            : NULL;
  if (flag != NULL && unused != NULL) {
    return refuse_flag(f, flag, member, unused);
  }
  if (field->oneof != NULL) {
    field->presence = PRESENCE_ARM;
  } else if (field->container != CONTAINER_NONE) {
    field->presence = field->container == CONTAINER_ARRAY ? PRESENCE_ALWAYS : PRESENCE_IMPLICIT;
  } else if (field->by_pointer) {
    field->presence = PRESENCE_POINTER;
    if (type->kind == TYPE_MESSAGE) {
      field->optional = !field->required;
    } else if (!field->optional && !field->required) {
      bool bytes = type_is_byte(clang_getPointeeType(tu_canonical(member->type)));
      diag_error(
          f->diag, member->at,
          "'%s': a pointer without a count is one value that may be absent; say `optional`, or add "
          "a count: `size_t n_%s;`%s",
          member->place.path, member->name, bytes ? ", or use hone_bytes" : "");
      return false;
    }
  } else if (flag != NULL) {
    return by_member(f, record, flag, member, field, options);
  } else if (field->optional) {
    if (presence_bits_member(record) != NULL) {
      field->presence = PRESENCE_BIT; // which one: presence_bits
    } else if (is_pointer_form(type)) {
      field->presence = PRESENCE_POINTER;
    } else {
      diag_error(
          f->diag, member->at,
          "'%s': nothing says whether it is there; add `bool has_%s;`, write `presence = ...`, or "
          "mark a bit-set HONE_PRESENCE",
          member->place.path, member->name);
      return false;
    }
  } else if (field->required || field->always || type->kind == TYPE_MESSAGE ||
             type->kind == TYPE_TIME || type->kind == TYPE_DURATION ||
             (type->kind == TYPE_BYTES && type->form == FORM_ARRAY)) {
    field->presence = PRESENCE_ALWAYS;
  } else {
    field->presence = PRESENCE_IMPLICIT;
  }
  return true;
}

void presence_bits(Frontend *f, RawRecord *record) {
  RawMember *bits = NULL;
  for (size_t i = 0; i < record->members.count; i++) {
    RawMember *member = record->members.items[i];
    if (!member->is_presence) {
      continue;
    }
    if (bits != NULL) {
      diag_error(f->diag, member->at, "'%s' is a second HONE_PRESENCE; one bit-set holds all bits",
                 member->place.path);
      diag_note(f->diag, bits->at, "the first one is here");
      return;
    }
    bits = member;
    CXType element = type_innermost(member->type);
    if (!type_is_integer(element) || tu_canonical(member->type).kind == CXType_Pointer ||
        element.kind == CXType_Bool) {
      diag_error(f->diag, member->at,
                 "'%s' is no bit-set; make it an unsigned integer, or an array of them",
                 member->place.path);
      return;
    }
  }
  if (bits == NULL) {
    return;
  }
  Member place = bits->place; // of an array: one word
  unsigned room = place.bit_width != 0 ? place.bit_width : 8 * place.size;
  unsigned word = (unsigned)clang_Type_getSizeOf(type_innermost(bits->type));
  unsigned words = place.bit_width == 0 && word < place.size ? place.size / word : 0;
  unsigned next = 0;
  if (words != 0) {
    place.size = word;
    place.spelling = type_spelling(f, type_innermost(bits->type));
  }
  for (size_t i = 0; i < record->message->fields.count; i++) {
    Field *field = record->message->fields.items[i];
    if (field->presence == PRESENCE_BIT) {
      field->presence_member = place;
      field->presence_words = words;
      field->presence_bit = next++;
    }
  }
  if (next > room) {
    diag_error(f->diag, bits->at, "'%s' has %u bits for %u optional members; make it larger",
               place.path, room, next);
  }
}
