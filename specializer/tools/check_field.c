/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Two versions of a field. Types that are the same bytes on the wire go
 * together; among those it counts which values each of them holds, in C too.
 */
#include <inttypes.h>
#include <string.h>

#include "export/proto_type.h"
#include "support/str.h"
#include "tools/check.h"

#define NAMED (CHECK_PROTOBUF | CHECK_JSON)

/* Two versions of one field. */
typedef struct Versions {
  Check *check;
  const Message *old_message, *new_message;
  const Field *was, *is;
  Subject subject;
} Versions;

// ---- Types ----

typedef enum Kind {
  KIND_VARINT,
  KIND_ZIGZAG,
  KIND_FIXED32,
  KIND_FIXED64,
  KIND_FLOAT,
  KIND_DOUBLE,
  KIND_LONG_DOUBLE,
  KIND_TEXT, // and bytes
  KIND_MESSAGE,
  KIND_GROUP,
} Kind;

static Kind kind_of(const Field *field) {
  const Type *type = field->type;
  switch (type->kind) {
  case TYPE_BOOL:
  case TYPE_ENUM:
    return KIND_VARINT;
  case TYPE_INT:
    return field->fixed    ? (type->size > 4 ? KIND_FIXED64 : KIND_FIXED32)
           : field->zigzag ? KIND_ZIGZAG
                           : KIND_VARINT;
  case TYPE_FLOAT:
    return type->size == 4 ? KIND_FLOAT : type->size == 8 ? KIND_DOUBLE : KIND_LONG_DOUBLE;
  case TYPE_TEXT:
  case TYPE_WTEXT:
  case TYPE_BYTES:
    return KIND_TEXT;
  case TYPE_TIME:
  case TYPE_DURATION:
  case TYPE_MESSAGE:
    return field->group ? KIND_GROUP : KIND_MESSAGE;
  }
  unreachable("a type of no kind");
}

static bool same_message(const Versions *v) {
  return !proto_is_message(v->was) ||
         (v->was->map && v->is->map) || // the entries' parts are compared
         check_same_name(v->check, proto_named(v->was), proto_named(v->is));
}

static unsigned broken_by_type(const Versions *v) {
  unsigned formats = 0;
  if (kind_of(v->was) != kind_of(v->is) || !same_message(v)) {
    formats |= CHECK_PROTOBUF;
  }
  bool is_same_enum = v->was->type->kind != TYPE_ENUM || v->is->type->kind != TYPE_ENUM ||
                      check_same_name(v->check, v->was->type->enumeration->full_name,
                                      v->is->type->enumeration->full_name);
  if (v->was->type->kind != v->is->type->kind || !same_message(v) || !is_same_enum) {
    formats |= CHECK_JSON;
  }
  return formats;
}

// ---- Values ----

typedef struct Values {
  bool is_signed;
  unsigned bits;
} Values;

static Values values_of(const Field *field) {
  const Type *type = field->type;
  if (type->kind == TYPE_BOOL) {
    return (Values){false, 1};
  }
  unsigned bits = field->member.bit_width != 0 ? field->member.bit_width : 8 * type->size;
  // An enum of 32 bits takes negative values, whatever its C type says.
  bool is_signed = type->is_signed || (type->kind == TYPE_ENUM && type->size == 4);
  return (Values){is_signed, bits};
}

static bool holds(Values all, Values values) {
  return all.is_signed == values.is_signed ? values.bits <= all.bits
                                           : all.is_signed && values.bits < all.bits;
}

static const char *values_text(Arena *arena, Values values) {
  return values.bits == 1 && !values.is_signed
             ? "bool"
             : arena_format(arena, "%u bits with%s sign", values.bits,
                            values.is_signed ? " a" : "out a");
}

static void check_values(const Versions *v) {
  Kind kind = kind_of(v->was);
  if (kind == KIND_TEXT) {
    if (v->was->type->kind == TYPE_BYTES && v->is->type->kind == TYPE_TEXT) {
      check_report(v->check, RULE_RANGE_NARROWED, CHECK_PROTOBUF, v->subject,
                   "the field was bytes and is text, which takes only UTF-8; keep it bytes");
    }
    return;
  }
  if (kind > KIND_FIXED64) {
    return;
  }
  Arena *arena = v->check->arena;
  Values was = values_of(v->was), is = values_of(v->is);
  if (!holds(is, was)) {
    check_report(v->check, RULE_RANGE_NARROWED, NAMED, v->subject,
                 "the field held %s and holds %s: old values are refused or cut; keep its range",
                 values_text(arena, was), values_text(arena, is));
  } else if (!holds(was, is)) {
    check_report(v->check, RULE_RANGE_WIDENED, NAMED, v->subject,
                 "the field held %s and holds %s: old programs refuse or cut new values",
                 values_text(arena, was), values_text(arena, is));
  }
}

// ---- Lengths ----

/* How many elements, or bytes of a text; exactly, or at most; most UINT64_MAX: any. */
typedef struct Limit {
  uint64_t most;
  bool is_exact;
} Limit;

static Limit elements(const Field *field) {
  uint64_t max = field->max != 0 && field_is_repeated(field) ? field->max : UINT64_MAX;
  switch (field->container) {
  case CONTAINER_ARRAY:
    return (Limit){field->length, true};
  case CONTAINER_BOUNDED:
    return (Limit){field->length < max ? field->length : max, false};
  default:
    return (Limit){max, false};
  }
}

static Limit bytes(const Field *field) {
  const Type *type = field->type;
  uint64_t max = field->max != 0 && !field_is_repeated(field) ? field->max : UINT64_MAX;
  if (type->kind == TYPE_TEXT && type->form == FORM_ARRAY) {
    return (Limit){type->capacity - 1 < max ? type->capacity - 1 : max, false};
  }
  if (type->kind == TYPE_BYTES && type->form == FORM_ARRAY) {
    return (Limit){type->capacity, true};
  }
  if (type->kind == TYPE_BYTES && type->form == FORM_BOUNDED) {
    return (Limit){type->capacity < max ? type->capacity : max, false};
  }
  return (Limit){max, false};
}

static const char *limit_text(Arena *arena, Limit limit, const char *unit) {
  return limit.most == UINT64_MAX
             ? arena_format(arena, "any number of %s", unit)
             : arena_format(arena, "%s %" PRIu64 " %s", limit.is_exact ? "exactly" : "at most",
                            limit.most, unit);
}

static void check_limit(const Versions *v, Limit was, Limit is, const char *unit) {
  const char *before = limit_text(v->check->arena, was, unit);
  const char *now = limit_text(v->check->arena, is, unit);
  if (is.is_exact && (!was.is_exact || was.most != is.most)) {
    check_report(v->check, RULE_LENGTH_CHANGED, NAMED, v->subject,
                 "the field took %s and takes %s; keep its length", before, now);
  } else if (was.most > is.most) {
    check_report(v->check, RULE_LIMIT_LOWERED, NAMED, v->subject,
                 "the field took %s and takes %s: old messages may be refused; keep its limit",
                 before, now);
  } else if (was.most < is.most || was.is_exact != is.is_exact) {
    check_report(v->check, RULE_LIMIT_RAISED, NAMED, v->subject,
                 "the field took %s and takes %s: old programs refuse others", before, now);
  }
}

// ---- Presence ----

static void check_presence(const Versions *v) {
  ProtoPresence was = proto_presence(v->was), is = proto_presence(v->is);
  if (was != PROTO_PRESENCE_REQUIRED && is == PROTO_PRESENCE_REQUIRED) {
    check_report(v->check, RULE_REQUIRED_ADDED, NAMED, v->subject,
                 "the field is required now, and old programs may not send it; leave `required` "
                 "out");
  } else if (was == PROTO_PRESENCE_REQUIRED && is != PROTO_PRESENCE_REQUIRED) {
    check_report(v->check, RULE_REQUIRED_REMOVED, NAMED, v->subject,
                 "the field was required, and old programs refuse messages without it; keep it "
                 "required");
  } else if (was != is && was != PROTO_PRESENCE_NONE && is != PROTO_PRESENCE_NONE) {
    bool is_explicit = is == PROTO_PRESENCE_EXPLICIT;
    check_report(v->check, RULE_PRESENCE_CHANGED, NAMED, v->subject, "absence is %s told from zero",
                 is_explicit ? "now" : "no longer");
  }
}

static bool same_default(const Field *was, const Field *is) {
  const Value *a = &was->default_value, *b = &is->default_value;
  if (a->kind == VALUE_TEXT || b->kind == VALUE_TEXT) {
    size_t a_size = a->kind == VALUE_TEXT ? a->size : 0,
           b_size = b->kind == VALUE_TEXT ? b->size : 0;
    return a_size == b_size && (a_size == 0 || memcmp(a->text, b->text, a_size) == 0);
  }
  double x = a->kind == VALUE_FLOAT ? a->number : (double)a->integer;
  double y = b->kind == VALUE_FLOAT ? b->number : (double)b->integer;
  bool are_integers = a->kind != VALUE_FLOAT && b->kind != VALUE_FLOAT;
  return are_integers ? a->integer == b->integer : x == y || (x != x && y != y);
}

static void check_default(const Versions *v) {
  if (!field_is_repeated(v->was) && !same_default(v->was, v->is)) {
    const char *was = v->was->default_value.spelling, *is = v->is->default_value.spelling;
    check_report(v->check, RULE_DEFAULT_CHANGED, NAMED, v->subject,
                 "what is absent was %s and is %s; keep the default", was != NULL ? was : "zero",
                 is != NULL ? is : "zero");
  }
}

// ---- Oneofs ----

// The oneof of the arms that are in both versions tells which one it became.
static const Oneof *became(const Oneof *oneof, const Message *other) {
  for (size_t i = 0; i < oneof->arms.count; i++) {
    const Field *arm = oneof->arms.items[i];
    const Field *found = arm->has_number ? check_find(other, arm->number) : NULL;
    if (found != NULL && found->oneof != NULL) {
      return found->oneof;
    }
  }
  return NULL;
}

static void check_oneof(const Versions *v) {
  const Oneof *was = v->was->oneof, *is = v->is->oneof;
  if (was == NULL && is == NULL) {
    return;
  }
  const char *text = NULL;
  if (was == NULL) {
    text = arena_format(v->check->arena, "the field moved into the oneof '%s'", is->name);
  } else if (is == NULL) {
    text = arena_format(v->check->arena, "the field moved out of the oneof '%s'", was->name);
  } else if (became(was, v->new_message) != is || became(is, v->old_message) != was) {
    text = arena_format(v->check->arena, "the field moved from the oneof '%s' to '%s'", was->name,
                        is->name);
  }
  if (text != NULL) {
    check_report(v->check, RULE_ONEOF_CHANGED, NAMED, v->subject,
                 "%s: setting one clears others for some programs only; leave it where it was",
                 text);
  }
}

// ---- All ----

static const char *described(Arena *arena, const Field *field) {
  return arena_format(arena, "%s%s%s",
                      field->map                 ? "a map of "
                      : field_is_repeated(field) ? "repeated "
                                                 : "",
                      field->group ? "group " : "",
                      field->map ? proto_type(map_value_field(field->type->message))
                                 : proto_type(field));
}

static void check_json_name(const Versions *v) {
  if (v->was->parent->extends != NULL) {
    return;
  }
  const char *was = proto_json_name(v->check->arena, v->was);
  const char *is = proto_json_name(v->check->arena, v->is);
  if (!str_equal(was, is)) {
    check_report(v->check, RULE_JSON_NAME_CHANGED, CHECK_JSON, v->subject,
                 "its name in JSON was \"%s\" and is \"%s\"; keep it: `json = \"%s\"`", was, is,
                 was);
  }
}

// What two versions of a value say, wherever it stands.
static void check_value(const Versions *v) {
  Check *check = v->check;
  const Field *was = v->was, *is = v->is;
  const char *before = described(check->arena, was), *now = described(check->arena, is);
  unsigned broken = broken_by_type(v);
  bool is_list = field_is_repeated(was);
  unsigned changed = is_list != field_is_repeated(is) || was->map != is->map ? NAMED : 0;
  if (!str_equal(was->wire_name, is->wire_name) && (broken | changed) != 0) {
    check_report(check, RULE_NUMBER_REUSED, broken | changed, v->subject,
                 "the number %" PRIu32 " was %s '%s' and is %s '%s'; take a new number",
                 was->number, before, was->wire_name, now, is->wire_name);
    return;
  }
  check_json_name(v);
  if (broken != 0) {
    check_report(check, RULE_TYPE_CHANGED, broken, v->subject,
                 "the type was %s and is %s; take a new number", before, now);
  }
  if (changed != 0) {
    check_report(check, RULE_CARDINALITY_CHANGED, changed, v->subject,
                 "the field was %s and is %s; take a new number", before, now);
  }
  if ((broken & CHECK_PROTOBUF) == 0) {
    check_values(v);
  }
  if ((broken & CHECK_PROTOBUF) == 0 && changed == 0) {
    check_limit(v, elements(was), elements(is), "elements");
    check_limit(v, bytes(was), bytes(is), "bytes");
    check_default(v);
  }
}

// The entries of a map: "M.map.key"
static void check_part(const Versions *map, const Field *was, const Field *is) {
  Versions part = *map;
  if (was == NULL || is == NULL) {
    return;
  }
  part.was = was;
  part.is = is;
  part.subject.member =
      arena_format(map->check->arena, "%s.%s", map->subject.member, was->wire_name);
  check_value(&part);
}

void check_field(Check *check, const Message *old_message, const Message *new_message,
                 const Field *was, const Field *is) {
  const Message *named = old_message->extends != NULL ? new_message->extends : new_message;
  Versions v = {check, old_message, new_message,
                was,   is,          {named->full_name, was->wire_name, was->at, is->at}};
  check_value(&v);
  if (was->map && is->map) {
    const Message *before = was->type->message, *now = is->type->message;
    check_part(&v, map_key_field(before), map_key_field(now));
    check_part(&v, map_value_field(before), map_value_field(now));
  }
  check_presence(&v);
  check_oneof(&v);
}
