/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What members are called. A field keeps its name where C and C++ let it; its
 * count is n_x and its presence has_x, as the conventions of annotated headers
 * have it. Where such a name is taken, or would be found for another field, it
 * gets underscores behind it and is named by an option.
 */
#include <string.h>

#include "import/names.h"
#include "import/shape.h"

typedef struct Members {
  Names *names;
  Model *model;
  Map taken;
} Members;

static const char *free_name(Members *m, const char *wanted) {
  const char *name = wanted;
  while (map_get(&m->taken, name) != NULL) {
    name = arena_format(m->names->arena, "%s_", name);
  }
  map_put(&m->taken, name, (void *)(uintptr_t)name);
  return name;
}

// A member called like a type would hide it, in C++.
static bool may_be_member(const Members *m, const char *name) {
  return !names_is_word(m->names, name) && !names_is_visible(m->names, name);
}

static const char *wanted_name(const Declaration *is) {
  return is->choices.name != NULL ? is->choices.name : is->name;
}

// First those that keep their name, then the others: nobody's name depends on a later field.
static void name_fields(Members *m, ProtoField *const *fields, size_t count) {
  for (size_t i = 0; i < count; i++) {
    Declaration *is = &fields[i]->is;
    if (!fields[i]->is_skipped && may_be_member(m, wanted_name(is))) {
      is->c_name = free_name(m, wanted_name(is));
    }
  }
  for (size_t i = 0; i < count; i++) {
    Declaration *is = &fields[i]->is;
    if (!fields[i]->is_skipped && is->c_name == NULL) {
      const char *name = wanted_name(is);
      do {
        name = names_next(m->names, name);
      } while (!may_be_member(m, name));
      is->c_name = free_name(m, name);
    }
  }
}

// ---- Members beside fields ----

static bool is_field(const Members *m, const char *start, size_t size, const char *owner) {
  const char *name = arena_strndup(m->names->arena, start, size);
  return !str_equal(name, owner) && map_get(&m->taken, name) != NULL;
}

// Whether a convention would find this member for another field than its owner.
static bool is_found_by_another(const Members *m, const char *name, const char *owner) {
  static const char *const heads[] = {"n_", "num_", "has_"}, *const tails[] = {"_count", "_size"};
  size_t size = strlen(name);
  for (size_t i = 0; i < 3; i++) {
    size_t head = strlen(heads[i]);
    if (str_starts(name, heads[i]) && is_field(m, name + head, size - head, owner)) {
      return true;
    }
  }
  for (size_t i = 0; i < 2; i++) {
    if (str_ends(name, tails[i]) && is_field(m, name, size - strlen(tails[i]), owner)) {
      return true;
    }
  }
  return false;
}

static const char *beside(Members *m, const char *wanted, const char *owner) {
  const char *name = wanted;
  while (!may_be_member(m, name) || map_get(&m->taken, name) != NULL ||
         is_found_by_another(m, name, owner)) {
    name = names_next(m->names, name);
  }
  map_put(&m->taken, name, (void *)(uintptr_t)name);
  return name;
}

static void name_beside(Members *m, ProtoField *field) {
  const char *name = field->is.c_name;
  if (field->shape.has_count) {
    const char *wanted = arena_format(m->names->arena, "n_%s", name);
    field->c_count = beside(m, wanted, name);
    field->says_count = !str_equal(field->c_count, wanted);
  }
  if (field->shape.has_presence) {
    const char *wanted = arena_format(m->names->arena, "has_%s", name);
    field->c_presence = beside(m, wanted, name);
    field->says_presence = !str_equal(field->c_presence, wanted);
  }
}

static void name_oneof(Members *m, ProtoOneof *oneof) {
  const char *wanted = wanted_name(&oneof->is);
  if (oneof->is.choices.oneof == ONEOF_ANONYMOUS) {
    oneof->is.c_name = "";
  } else {
    while (!may_be_member(m, wanted)) {
      wanted = names_next(m->names, wanted);
    }
    oneof->is.c_name = free_name(m, wanted);
  }
  oneof->c_selector =
      beside(m, arena_format(m->names->arena, "%s_case", wanted_name(&oneof->is)), "");
}

// ---- A struct ----

static void name_all(Members *m, ProtoField *const *fields, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (!fields[i]->is_skipped) {
      shape_field(m->model, fields[i]);
    }
  }
  name_fields(m, fields, count);
  for (size_t i = 0; i < count; i++) {
    if (!fields[i]->is_skipped) {
      name_beside(m, fields[i]);
    }
  }
}

static bool is_used(const ProtoMessage *message, const ProtoOneof *oneof) {
  for (size_t i = 0; i < message->fields.count; i++) {
    if (message->fields.items[i]->oneof == oneof && !message->fields.items[i]->is_skipped) {
      return true;
    }
  }
  return false;
}

void members_name(Names *names, ProtoMessage *message) {
  Members m = {names, names->model, map_new(names->arena)};
  for (size_t i = 0; i < message->oneofs.count; i++) {
    ProtoOneof *oneof = message->oneofs.items[i];
    oneof->is_split = oneof->is.choices.oneof == ONEOF_FIELDS;
  }
  name_all(&m, message->fields.items, message->fields.count);
  for (size_t i = 0; i < message->oneofs.count; i++) {
    if (is_used(message, message->oneofs.items[i])) {
      name_oneof(&m, message->oneofs.items[i]);
    }
  }
  if (!message->is_map_entry && message->is.choices.unknown != ANSWER_NO) {
    message->c_unknown = free_name(&m, "unknown_fields");
  }
}

void members_name_extensions(Names *names, ProtoExtensions *set) {
  Members m = {names, names->model, map_new(names->arena)};
  name_all(&m, set->fields.items, set->fields.count);
}
