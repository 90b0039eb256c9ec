/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What stands inside what. C has no nesting of declarations, so it follows from
 * full names: "a.b.Outer.Inner" stands in "a.b.Outer" if that is a message, and
 * must else stand in the package. Enumerators stand beside their enum, which is
 * where names meet that C keeps apart.
 */
#include <string.h>

#include "export/proto_writer.h"

// ---- Names ----

const char *scope_last_name(const char *full_name) {
  const char *dot = strrchr(full_name, '.');
  return dot != NULL ? dot + 1 : full_name;
}

// "a.b" for "a.b.C"; "" for "C".
static const char *outer_name(Arena *arena, const char *full_name) {
  const char *dot = strrchr(full_name, '.');
  return dot != NULL ? arena_strndup(arena, full_name, (size_t)(dot - full_name)) : "";
}

static const char *joined(Arena *arena, const char *scope, const char *name) {
  return *scope != '\0' ? arena_format(arena, "%s.%s", scope, name) : name;
}

static bool is_identifier(const char *name) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
  return *name != '\0' && (*name < '0' || *name > '9') && name[strspn(name, letters)] == '\0';
}

static void check_identifier(const Export *e, Location at, const char *name) {
  if (!is_identifier(name)) {
    diag_error(e->diag, at,
               "\"%s\" is no name in a .proto file; give it one of letters, digits and "
               "underscores: `name = \"...\"`",
               name);
  }
}

// ---- What is known by its full name ----

static void know(Export *e, const char *full_name) {
  for (const char *name = full_name; *name != '\0'; name = outer_name(e->arena, name)) {
    if (!set_add(&e->known, name)) {
      return;
    }
  }
}

static void know_all(Export *e) {
  know(e, e->schema->package);
  know(e, PROTO_TIMESTAMP);
  for (size_t i = 0; i < e->schema->messages.count; i++) {
    know(e, e->schema->messages.items[i]->full_name);
  }
  for (size_t i = 0; i < e->schema->enums.count; i++) {
    know(e, e->schema->enums.items[i]->full_name);
  }
}

// A name without a dot in front is looked for in the innermost scope that has
// its first part, and nowhere else.
const char *scope_reference(const Export *e, const Scope *from, const char *full_name) {
  const char *start = full_name;
  for (const char *scope = from->full_name;; scope = outer_name(e->arena, scope)) {
    size_t size = strlen(scope);
    if (size != 0 && (strncmp(full_name, scope, size) != 0 || full_name[size] != '.')) {
      continue;
    }
    start = size != 0 ? full_name + size + 1 : full_name;
    const char *first = arena_strndup(e->arena, start, strcspn(start, "."));
    for (const char *inner = from->full_name; strlen(inner) > size;
         inner = outer_name(e->arena, inner)) {
      if (set_has(&e->known, joined(e->arena, inner, first))) {
        return arena_format(e->arena, ".%s", full_name); // another one stands in between
      }
    }
    return start;
  }
}

// ---- Entries of maps ----

static void find_hidden(Export *e) {
  const Schema *schema = e->schema;
  e->hidden = arena_array(e->arena, bool, schema->messages.count + 1);
  for (size_t i = 0; i < schema->messages.count; i++) {
    e->hidden[i] = schema->messages.items[i]->is_map_entry;
  }
  for (size_t i = 0; i < schema->messages.count; i++) {
    const Message *message = schema->messages.items[i];
    for (size_t k = 0; k < message->fields.count; k++) {
      const Field *field = message->fields.items[k];
      if (field->type->kind == TYPE_MESSAGE && !field->map) {
        e->hidden[field->type->message->index] = false;
      }
    }
  }
}

bool scope_is_hidden(const Export *e, const Message *message) {
  return e->hidden[message->index];
}

bool scope_holds_group(const Field *field) {
  const char *type = field->type->message->full_name, *last = scope_last_name(type);
  size_t outer = strlen(field->parent->full_name);
  if (field->parent->extends != NULL || strncmp(type, field->parent->full_name, outer) != 0 ||
      type + outer + 1 != last || *last < 'A' || *last > 'Z' ||
      strlen(last) != strlen(field->wire_name)) {
    return false;
  }
  for (size_t i = 0; last[i] != '\0'; i++) {
    char lower = last[i] >= 'A' && last[i] <= 'Z' ? (char)(last[i] - 'A' + 'a') : last[i];
    if (lower != field->wire_name[i]) {
      return false;
    }
  }
  return true;
}

// ---- Building ----

static Scope *scope_new(Export *e, const char *full_name, const Message *message) {
  Scope *scope = arena_new_of(e->arena, Scope);
  scope->full_name = full_name;
  scope->name = scope_last_name(full_name);
  scope->message = message;
  map_put(&e->scopes, full_name, scope);
  return scope;
}

// Where the name's declaration stands, or NULL and an error.
static Scope *scope_around(Export *e, const char *full_name, Location at) {
  const char *outer = outer_name(e->arena, full_name);
  Scope *scope = map_get(&e->scopes, outer);
  if (scope == NULL) {
    diag_error(e->diag, at,
               "\"%s\" lies in \"%s\", which is neither the package \"%s\" nor a message of this "
               "header; change its `name`",
               full_name, outer, e->schema->package);
  }
  return scope;
}

static Extensions *extensions_in(Export *e, Scope *scope, const Message *extendee) {
  for (size_t i = 0; i < scope->extensions.count; i++) {
    if (scope->extensions.items[i]->extendee == extendee) {
      return scope->extensions.items[i];
    }
  }
  Extensions *made = arena_new_of(e->arena, Extensions);
  made->extendee = extendee;
  vec_push(e->arena, &scope->extensions, made);
  return made;
}

static void place_extensions(Export *e, const Message *set) {
  for (size_t i = 0; i < set->fields.count; i++) {
    const Field *field = set->fields.items[i];
    Scope *scope = strchr(field->wire_name, '.') != NULL
                       ? scope_around(e, field->wire_name, field->at)
                       : e->package;
    if (scope != NULL) {
      Extensions *extensions = extensions_in(e, scope, set->extends);
      vec_push(e->arena, &extensions->fields, field);
    }
  }
}

static bool is_declared(const Export *e, const Message *message) {
  return message->is_main && message->extends == NULL && !scope_is_hidden(e, message);
}

static void place_all(Export *e) {
  const Schema *schema = e->schema;
  e->package = scope_new(e, schema->package, NULL);
  for (size_t i = 0; i < schema->messages.count; i++) {
    if (is_declared(e, schema->messages.items[i])) {
      scope_new(e, schema->messages.items[i]->full_name, schema->messages.items[i]);
    }
  }
  for (size_t i = 0; i < schema->messages.count; i++) {
    const Message *message = schema->messages.items[i];
    if (is_declared(e, message)) {
      Scope *made = map_get(&e->scopes, message->full_name);
      Scope *outer = scope_around(e, message->full_name, message->at);
      if (outer != NULL && outer != made) {
        made->parent = outer;
        vec_push(e->arena, &outer->scopes, made);
      }
    } else if (message->is_main && message->extends != NULL) {
      place_extensions(e, message);
    }
  }
  for (size_t i = 0; i < schema->enums.count; i++) {
    const Enum *enumeration = schema->enums.items[i];
    Scope *outer =
        enumeration->is_main ? scope_around(e, enumeration->full_name, enumeration->at) : NULL;
    if (outer != NULL) {
      vec_push(e->arena, &outer->enums, enumeration);
    }
  }
}

// ---- Names that meet ----

static void declare(const Export *e, Set *names, Location at, const Scope *scope,
                    const char *name) {
  check_identifier(e, at, name);
  if (!set_add(names, joined(e->arena, scope->full_name, name))) {
    diag_error(e->diag, at,
               "\"%s\" would be declared twice in %s%s of the .proto file; give one another "
               "`name`",
               name, scope->message != NULL ? "message " : "the package",
               scope->message != NULL ? scope->name : "");
  }
}

static void declare_enum(const Export *e, Set *names, const Scope *scope, const Enum *enumeration) {
  declare(e, names, enumeration->at, scope, scope_last_name(enumeration->full_name));
  for (size_t i = 0; i < enumeration->values.count; i++) {
    const Enumerator *value = &enumeration->values.items[i];
    declare(e, names, value->at, scope, value->wire_name);
  }
}

static void declare_inside(const Export *e, Set *names, const Scope *scope) {
  for (size_t i = 0; i < scope->scopes.count; i++) {
    const Scope *inner = scope->scopes.items[i];
    declare(e, names, inner->message->at, scope, inner->name);
    declare_inside(e, names, inner);
  }
  for (size_t i = 0; i < scope->enums.count; i++) {
    declare_enum(e, names, scope, scope->enums.items[i]);
  }
  for (size_t i = 0; i < scope->extensions.count; i++) {
    const Extensions *extensions = scope->extensions.items[i];
    for (size_t k = 0; k < extensions->fields.count; k++) {
      const Field *field = extensions->fields.items[k];
      declare(e, names, field->at, scope, scope_last_name(field->wire_name));
    }
  }
  const Message *message = scope->message;
  for (size_t i = 0; message != NULL && i < message->oneofs.count; i++) {
    const Oneof *oneof = message->oneofs.items[i];
    declare(e, names, oneof->arms.items[0]->at, scope, oneof->name);
  }
  for (size_t i = 0; message != NULL && i < message->fields.count; i++) {
    const Field *field = message->fields.items[i];
    declare(e, names, field->at, scope, field->wire_name);
  }
}

void scopes_build(Export *e) {
  e->scopes = map_new(e->arena);
  e->known = set_new(e->arena);
  know_all(e);
  find_hidden(e);
  place_all(e);
  Set names = set_new(e->arena);
  declare_inside(e, &names, e->package);
}
