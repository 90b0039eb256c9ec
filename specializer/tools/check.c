/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Two schemas side by side. Messages and enums belong together by their full
 * names, fields by their numbers, enumerators by their values.
 */
#include "tools/check.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

#include "support/str.h"

#define NAMED (CHECK_PROTOBUF | CHECK_JSON)

// ---- Findings ----

static const Severity severities[] = {
#define RULE(NAME, WORD, SEVERITY) SEVERITY_##SEVERITY,
#include "tools/rules.def"
#undef RULE
};

void check_report(Check *check, Rule rule, unsigned formats, Subject subject, const char *format,
                  ...) {
  formats &= check->formats;
  if (formats == 0) {
    return;
  }
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int size = vsnprintf(NULL, 0, format, args);
  va_end(args);
  char *text = arena_alloc(check->arena, (size_t)size + 1);
  vsnprintf(text, (size_t)size + 1, format, again);
  va_end(again);
  Finding finding = {.rule = rule,
                     .severity = severities[rule],
                     .formats = formats,
                     .message = subject.message,
                     .member = subject.member,
                     .text = text,
                     .at = subject.at,
                     .was_at = subject.was_at};
  vec_push(check->arena, &check->findings, finding);
}

size_t check_count(const Check *check, Severity severity) {
  size_t count = 0;
  for (size_t i = 0; i < check->findings.count; i++) {
    count += check->findings.items[i].severity == severity;
  }
  return count;
}

// ---- What belongs together ----

static const char *below(const char *package, const char *full_name) {
  size_t size = strlen(package);
  return size != 0 && strncmp(full_name, package, size) == 0 && full_name[size] == '.'
             ? full_name + size + 1
             : full_name;
}

bool check_same_name(const Check *check, const char *old_name, const char *new_name) {
  return str_equal(old_name, new_name) || str_equal(below(check->old_schema->package, old_name),
                                                    below(check->new_schema->package, new_name));
}

static const Message *find_message(const Check *check, const char *old_name) {
  const Schema *schema = check->new_schema;
  for (size_t i = 0; i < schema->messages.count; i++) {
    if (check_same_name(check, old_name, schema->messages.items[i]->full_name)) {
      return schema->messages.items[i];
    }
  }
  return NULL;
}

static const Enum *find_enum(const Check *check, const char *old_name) {
  const Schema *schema = check->new_schema;
  for (size_t i = 0; i < schema->enums.count; i++) {
    if (check_same_name(check, old_name, schema->enums.items[i]->full_name)) {
      return schema->enums.items[i];
    }
  }
  return NULL;
}

const Field *check_find(const Message *message, uint32_t number) {
  for (size_t i = 0; i < message->fields.count; i++) {
    const Field *field = message->fields.items[i];
    if (field->has_number && field->number == number) {
      return field;
    }
  }
  return NULL;
}

static const Field *find_named(const Message *message, const char *name) {
  for (size_t i = 0; i < message->fields.count; i++) {
    if (str_equal(message->fields.items[i]->wire_name, name)) {
      return message->fields.items[i];
    }
  }
  return NULL;
}

// Extensions of one message may move between sets.
static const Field *find_extension(const Check *check, const Message *extendee, uint32_t number,
                                   const Message **set) {
  const Schema *schema = check->new_schema;
  for (size_t i = 0; i < schema->messages.count; i++) {
    *set = schema->messages.items[i];
    if ((*set)->extends != NULL &&
        check_same_name(check, extendee->full_name, (*set)->extends->full_name) &&
        check_find(*set, number) != NULL) {
      return check_find(*set, number);
    }
  }
  *set = NULL;
  return NULL;
}

// ---- Ranges ----

static bool lies_in(const Range *ranges, size_t count, uint32_t number) {
  for (size_t i = 0; i < count; i++) {
    if (number >= ranges[i].first && number <= ranges[i].last) {
      return true;
    }
  }
  return false;
}

bool check_is_reserved(const Message *message, uint32_t number) {
  return lies_in(message->reserved.items, message->reserved.count, number);
}

static bool is_reserved_name(const ReservedNames *names, const char *name) {
  for (size_t i = 0; i < names->count; i++) {
    if (str_equal(names->items[i], name)) {
      return true;
    }
  }
  return false;
}

// The first number of `range` that no range of the list has; 0: all are there.
static uint32_t first_missing(Range range, const Range *ranges, size_t count) {
  uint64_t number = range.first;
  bool moved = true;
  while (number <= range.last && moved) {
    moved = false;
    for (size_t i = 0; i < count; i++) {
      if (number >= ranges[i].first && number <= ranges[i].last) {
        number = (uint64_t)ranges[i].last + 1;
        moved = true;
      }
    }
  }
  return number <= range.last ? (uint32_t)number : 0;
}

static void check_ranges(Check *check, const Message *was, const Message *is) {
  Subject subject = {is->full_name, NULL, was->at, is->at};
  for (size_t i = 0; i < was->reserved.count; i++) {
    uint32_t number = first_missing(was->reserved.items[i], is->reserved.items, is->reserved.count);
    if (number != 0 && check_find(is, number) == NULL) {
      check_report(check, RULE_RESERVED_REMOVED, NAMED, subject,
                   "the number %" PRIu32 " is no longer reserved; keep it reserved", number);
    }
  }
  for (size_t i = 0; i < was->reserved_names.count; i++) {
    const char *name = was->reserved_names.items[i];
    if (!is_reserved_name(&is->reserved_names, name) && find_named(is, name) == NULL) {
      check_report(check, RULE_RESERVED_REMOVED, CHECK_JSON, subject,
                   "the name \"%s\" is no longer reserved; keep it reserved", name);
    }
  }
  for (size_t i = 0; i < was->extensions.count; i++) {
    uint32_t number =
        first_missing(was->extensions.items[i], is->extensions.items, is->extensions.count);
    if (number != 0) {
      check_report(check, RULE_EXTENSIONS_REMOVED, NAMED, subject,
                   "the number %" PRIu32 " is no longer kept for extensions; keep its range",
                   number);
    }
  }
}

// ---- Fields ----

static void check_removed(Check *check, const Message *was, const Message *is, const Field *field) {
  Subject subject = {is->full_name, field->wire_name, field->at, is->at};
  const Field *other = find_named(is, field->wire_name);
  if (other != NULL && other->has_number) {
    subject.at = other->at;
    check_report(check, RULE_NUMBER_CHANGED, CHECK_PROTOBUF, subject,
                 "the number was %" PRIu32 " and is %" PRIu32 "; give it its number back",
                 field->number, other->number);
    return;
  }
  if (!check_is_reserved(is, field->number)) {
    check_report(check, RULE_FIELD_REMOVED, NAMED, subject,
                 "the field is gone, and its number %" PRIu32 " may be taken again; reserve it",
                 field->number);
  }
  if (!is_reserved_name(&is->reserved_names, field->wire_name)) {
    check_report(check, RULE_NAME_NOT_RESERVED, CHECK_JSON, subject,
                 "the field is gone, and its name may be taken again; reserve it");
  }
  (void)was;
}

static void check_new_fields(Check *check, const Message *was, const Message *is) {
  for (size_t i = 0; i < is->fields.count; i++) {
    const Field *field = is->fields.items[i];
    Subject subject = {is->full_name, field->wire_name, was->at, field->at};
    if (!field->has_number || check_find(was, field->number) != NULL) {
      continue;
    }
    if (check_is_reserved(was, field->number)) {
      check_report(check, RULE_RESERVED_USED, NAMED, subject,
                   "the number %" PRIu32 " was reserved; take another", field->number);
    }
    if (is_reserved_name(&was->reserved_names, field->wire_name)) {
      check_report(check, RULE_RESERVED_USED, CHECK_JSON, subject,
                   "the name was reserved; take another");
    }
    if (field->required && find_named(was, field->wire_name) == NULL) {
      check_report(check, RULE_REQUIRED_ADDED, NAMED, subject,
                   "a required field is new, which old programs do not send; make it optional");
    }
  }
}

static void check_message(Check *check, const Message *was, const Message *is) {
  for (size_t i = 0; i < was->fields.count; i++) {
    const Field *field = was->fields.items[i];
    const Field *now = field->has_number ? check_find(is, field->number) : NULL;
    if (now != NULL) {
      check_field(check, was, is, field, now);
    } else if (field->has_number) {
      check_removed(check, was, is, field);
    }
  }
  check_new_fields(check, was, is);
  check_ranges(check, was, is);
}

static void check_extensions(Check *check, const Message *was) {
  for (size_t i = 0; i < was->fields.count; i++) {
    const Field *field = was->fields.items[i];
    const Message *set;
    const Field *now = find_extension(check, was->extends, field->number, &set);
    Subject subject = {was->extends->full_name, field->wire_name, field->at, {0}};
    if (now != NULL) {
      check_field(check, was, set, field, now);
    } else {
      check_report(check, RULE_FIELD_REMOVED, NAMED, subject,
                   "the extension with the number %" PRIu32 " is gone", field->number);
    }
  }
}

// ---- Enums ----

static const Enumerator *find_value(const Enum *enumeration, int64_t value) {
  for (size_t i = 0; i < enumeration->values.count; i++) {
    if (enumeration->values.items[i].value == value) {
      return &enumeration->values.items[i];
    }
  }
  return NULL;
}

static const Enumerator *find_value_named(const Enum *enumeration, const char *name) {
  for (size_t i = 0; i < enumeration->values.count; i++) {
    if (str_equal(enumeration->values.items[i].wire_name, name)) {
      return &enumeration->values.items[i];
    }
  }
  return NULL;
}

static bool is_reserved_value(const Enum *enumeration, int64_t value) {
  for (size_t i = 0; i < enumeration->reserved.count; i++) {
    if (value >= enumeration->reserved.items[i].first &&
        value <= enumeration->reserved.items[i].last) {
      return true;
    }
  }
  return false;
}

static void check_value(Check *check, const Enum *is, const Enumerator *value) {
  Subject subject = {is->full_name, value->wire_name, value->at, is->at};
  const Enumerator *named = find_value_named(is, value->wire_name);
  const Enumerator *equal = find_value(is, value->value);
  if (named != NULL && named->value != value->value) {
    subject.at = named->at;
    check_report(check, RULE_ENUM_VALUE_CHANGED, CHECK_PROTOBUF | CHECK_ROS1, subject,
                 "the value was %" PRId64 " and is %" PRId64 "; give it its value back",
                 value->value, named->value);
  } else if (named == NULL && equal != NULL) {
    subject.at = equal->at;
    check_report(check, RULE_ENUM_VALUE_RENAMED, CHECK_JSON, subject,
                 "the enumerator is called \"%s\" now; keep its name", equal->wire_name);
  } else if (named == NULL) {
    if (!is_reserved_value(is, value->value)) {
      check_report(check, RULE_ENUM_VALUE_REMOVED, NAMED | CHECK_ROS1, subject,
                   "the enumerator %" PRId64 " is gone, and may be taken again; reserve it",
                   value->value);
    }
    if (!is_reserved_name(&is->reserved_names, value->wire_name)) {
      check_report(check, RULE_NAME_NOT_RESERVED, CHECK_JSON, subject,
                   "the enumerator is gone, and its name may be taken again; reserve it");
    }
  }
}

static void check_new_value(Check *check, const Enum *was, const Enum *is, const Enumerator *value,
                            bool was_closed) {
  Subject subject = {is->full_name, value->wire_name, was->at, value->at};
  bool is_new =
      find_value(was, value->value) == NULL && find_value_named(was, value->wire_name) == NULL;
  if (is_new && is_reserved_value(was, value->value)) {
    check_report(check, RULE_RESERVED_USED, NAMED | CHECK_ROS1, subject,
                 "the value %" PRId64 " was reserved; take another", value->value);
  }
  if (is_new && is_reserved_name(&was->reserved_names, value->wire_name)) {
    check_report(check, RULE_RESERVED_USED, CHECK_JSON, subject,
                 "the name was reserved; take another");
  }
  if (is_new && was_closed) {
    check_report(check, RULE_ENUM_VALUE_ADDED, NAMED | CHECK_ROS1, subject,
                 "the enum is closed: old programs refuse its new value %" PRId64, value->value);
  }
}

static void check_enum(Check *check, const Enum *was, const Enum *is) {
  Subject subject = {is->full_name, NULL, was->at, is->at};
  bool was_closed = was->closed && !was->mask, is_closed = is->closed && !is->mask;
  if (!was_closed && is_closed) {
    check_report(check, RULE_ENUM_CLOSED, NAMED | CHECK_ROS1, subject,
                 "the enum refuses now what it does not list; leave `closed` out");
  } else if (was_closed && !is_closed) {
    check_report(check, RULE_ENUM_OPENED, NAMED | CHECK_ROS1, subject,
                 "the enum takes any value now, which old programs refuse");
  }
  for (size_t i = 0; i < was->values.count; i++) {
    check_value(check, is, &was->values.items[i]);
  }
  for (size_t i = 0; i < is->values.count; i++) {
    check_new_value(check, was, is, &is->values.items[i], was_closed);
  }
}

// ---- All ----

// An entry that is nothing else is compared where its map is.
static bool is_entry_alone(const Schema *schema, const Message *message) {
  for (size_t i = 0; message->is_map_entry && i < schema->messages.count; i++) {
    const Message *other = schema->messages.items[i];
    for (size_t k = 0; k < other->fields.count; k++) {
      if (other->fields.items[k]->type->message == message && !other->fields.items[k]->map) {
        return false;
      }
    }
  }
  return message->is_map_entry;
}

static void check_messages(Check *check) {
  const Schema *schema = check->old_schema;
  for (size_t i = 0; i < schema->messages.count; i++) {
    const Message *was = schema->messages.items[i];
    if (!was->is_main || is_entry_alone(schema, was)) {
      continue;
    }
    if (was->extends != NULL) {
      check_extensions(check, was);
      continue;
    }
    const Message *is = find_message(check, was->full_name);
    Subject subject = {was->full_name, NULL, was->at, {0}};
    if (is == NULL) {
      check_report(check, RULE_MESSAGE_REMOVED, NAMED | CHECK_ROS1, subject,
                   "the message is gone; keep it, or give the new one its name");
    } else {
      check_message(check, was, is);
      check_positions(check, was, is);
    }
  }
}

static void check_enums(Check *check) {
  const Schema *schema = check->old_schema;
  for (size_t i = 0; i < schema->enums.count; i++) {
    const Enum *was = schema->enums.items[i];
    const Enum *is = was->is_main ? find_enum(check, was->full_name) : NULL;
    Subject subject = {was->full_name, NULL, was->at, {0}};
    if (is != NULL) {
      check_enum(check, was, is);
    } else if (was->is_main) {
      check_report(check, RULE_ENUM_REMOVED, NAMED, subject,
                   "the enum is gone; keep it, or give the new one its name");
    }
  }
}

void check_run(Check *check) {
  const char *was = check->old_schema->package, *is = check->new_schema->package;
  Subject subject = {0};
  if (!str_equal(was, is)) {
    check_report(check, RULE_PACKAGE_CHANGED, NAMED, subject,
                 "the package was \"%s\" and is \"%s\": every message has another name", was, is);
  }
  check_enums(check);
  check_messages(check);
}
