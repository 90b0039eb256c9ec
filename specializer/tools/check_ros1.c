/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * ROS 1, where bytes carry neither names nor numbers: every difference in the
 * order, number or type of fields breaks. Its md5 sum is made of the text of
 * the definition, so that names and constants count as well.
 */
#include <inttypes.h>

#include "support/str.h"
#include "tools/check.h"

/* A field, or the oneof that its arms are. */
typedef struct Slot {
  const char *name, *type;
  Location at;
} Slot;

typedef VEC(Slot) Slots;

static const char *message_name(const Message *message) {
  return message->ros1_name != NULL ? message->ros1_name : message->name;
}

static const char *element(Arena *arena, const Field *field) {
  const Type *type = field->type;
  switch (type->kind) {
  case TYPE_BOOL:
    return "bool";
  case TYPE_INT:
  case TYPE_ENUM:
    return arena_format(arena, "%sint%u", type->is_signed ? "" : "u", 8 * type->size);
  case TYPE_FLOAT:
    return arena_format(arena, "float%u", 8 * type->size);
  case TYPE_TEXT:
  case TYPE_WTEXT:
    return "string";
  case TYPE_BYTES:
    return type->form == FORM_ARRAY ? arena_format(arena, "uint8[%" PRIu64 "]", type->capacity)
                                    : "uint8[]";
  case TYPE_TIME:
    return "time";
  case TYPE_DURATION:
    return "duration";
  case TYPE_MESSAGE:
    return message_name(type->message);
  }
  unreachable("a type of no kind");
}

static const char *whole(Arena *arena, const Field *field) {
  const char *type = element(arena, field);
  return field->container == CONTAINER_ARRAY
             ? arena_format(arena, "%s[%" PRIu64 "]", type, field->length)
         : field_is_repeated(field) ? arena_format(arena, "%s[]", type)
                                    : type;
}

static Slots slots_of(Arena *arena, const Message *message) {
  Slots slots = {0};
  for (size_t i = 0; i < message->fields.count; i++) {
    const Field *field = message->fields.items[i];
    const Oneof *oneof = field->oneof;
    if (oneof == NULL) {
      Slot slot = {field->wire_name, whole(arena, field), field->at};
      vec_push(arena, &slots, slot);
    } else if (field == oneof->arms.items[0]) {
      Str type = str_new(arena);
      for (size_t k = 0; k < oneof->arms.count; k++) {
        const Field *arm = oneof->arms.items[k];
        str_addf(&type, "%s%" PRIu32 " %s", k == 0 ? "one of " : ", ", arm->number,
                 whole(arena, arm));
      }
      Slot slot = {oneof->name, str_text(&type), field->at};
      vec_push(arena, &slots, slot);
    }
  }
  return slots;
}

static const Slot *find(const Slots *slots, const char *name) {
  for (size_t i = 0; i < slots->count; i++) {
    if (str_equal(slots->items[i].name, name)) {
      return &slots->items[i];
    }
  }
  return NULL;
}

// The same types in the same order: then names that differ were changed.
static bool check_names(Check *check, const Message *message, const Slots *was, const Slots *is) {
  if (was->count != is->count) {
    return false;
  }
  for (size_t i = 0; i < was->count; i++) {
    if (!str_equal(was->items[i].type, is->items[i].type)) {
      return false;
    }
    bool moved =
        !str_equal(was->items[i].name, is->items[i].name) && find(is, was->items[i].name) != NULL;
    if (moved) {
      return false;
    }
  }
  for (size_t i = 0; i < was->count; i++) {
    const Slot *before = &was->items[i], *now = &is->items[i];
    if (!str_equal(before->name, now->name)) {
      check_report(check, RULE_FIELD_RENAMED, CHECK_ROS1,
                   (Subject){message->full_name, before->name, before->at, now->at},
                   "the field is called '%s' now, which changes the md5 sum; keep its name",
                   now->name);
    }
  }
  return true;
}

static void check_order(Check *check, const Message *message, const Slots *was, const Slots *is) {
  size_t k = 0;
  for (size_t i = 0; i < is->count; i++) { // those of both, in their new order
    const Slot *now = &is->items[i];
    if (find(was, now->name) == NULL) {
      continue;
    }
    while (k < was->count && find(is, was->items[k].name) == NULL) {
      k++;
    }
    const Slot *before = &was->items[k++];
    if (!str_equal(before->name, now->name)) {
      check_report(check, RULE_ORDER_CHANGED, CHECK_ROS1,
                   (Subject){message->full_name, now->name, before->at, now->at},
                   "the field stands where '%s' stood; keep the order", before->name);
      return;
    }
  }
}

static void check_slots(Check *check, const Message *message, const Slots *was, const Slots *is) {
  for (size_t i = 0; i < was->count; i++) {
    const Slot *before = &was->items[i], *now = find(is, before->name);
    Subject subject = {message->full_name, before->name, before->at,
                       now != NULL ? now->at : message->at};
    if (now == NULL) {
      check_report(check, RULE_FIELD_REMOVED, CHECK_ROS1, subject, "the field is gone; keep it");
    } else if (!str_equal(before->type, now->type)) {
      check_report(check, RULE_TYPE_CHANGED, CHECK_ROS1, subject,
                   "the type was %s and is %s; keep it", before->type, now->type);
    }
  }
  for (size_t i = 0; i < is->count; i++) {
    const Slot *now = &is->items[i];
    if (find(was, now->name) == NULL) {
      check_report(check, RULE_FIELD_ADDED, CHECK_ROS1,
                   (Subject){message->full_name, now->name, {0}, now->at},
                   "the field is new: ROS 1 cannot add any; make a new message");
    }
  }
}

static const Constant *find_constant(const Message *message, const char *name) {
  for (size_t i = 0; i < message->constants.count; i++) {
    if (str_equal(message->constants.items[i].name, name)) {
      return &message->constants.items[i];
    }
  }
  return NULL;
}

static void check_constants(Check *check, const Message *was, const Message *is) {
  for (size_t i = 0; i < was->constants.count; i++) {
    const Constant *before = &was->constants.items[i], *now = find_constant(is, before->name);
    if (now == NULL || !str_equal(before->type, now->type) ||
        !str_equal(before->spelling, now->spelling)) {
      check_report(check, RULE_CONSTANT_CHANGED, CHECK_ROS1,
                   (Subject){is->full_name, before->name, was->at, is->at},
                   "the constant was %s %s and is %s, which changes the md5 sum; keep it",
                   before->type, before->spelling,
                   now == NULL ? "gone"
                               : arena_format(check->arena, "%s %s", now->type, now->spelling));
    }
  }
  for (size_t i = 0; i < is->constants.count; i++) {
    if (find_constant(was, is->constants.items[i].name) == NULL) {
      check_report(check, RULE_CONSTANT_CHANGED, CHECK_ROS1,
                   (Subject){is->full_name, is->constants.items[i].name, was->at, is->at},
                   "the constant is new, which changes the md5 sum; leave it out");
    }
  }
}

void check_positions(Check *check, const Message *was, const Message *is) {
  if ((check->formats & CHECK_ROS1) == 0) {
    return;
  }
  Slots before = slots_of(check->arena, was), now = slots_of(check->arena, is);
  if (!check_names(check, is, &before, &now)) {
    check_slots(check, is, &before, &now);
    check_order(check, is, &before, &now);
  }
  check_constants(check, was, is);
}
