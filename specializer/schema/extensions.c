/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What can be judged of HONE_EXTEND sets without knowing a format: every
 * extension is one field, optional or repeated, and has a number that no other
 * set of the same message has taken; those of a message set are messages.
 */
#include <stdlib.h>
#include <string.h>

#include "schema/check.h"
#include "support/vec.h"

// ---- One set ----

static void check_item(const Field *field, Diag *diag) {
  const char *set = field->parent->extends->name;
  if (field->type->kind != TYPE_MESSAGE || field_is_repeated(field)) {
    diag_error(diag, field->at,
               "'%s' is an extension of the message set '%s', which holds single messages; put it "
               "into a message",
               field->name, set);
  } else if (field->group) {
    diag_error(diag, field->at,
               "'%s' is an extension of the message set '%s', which holds no groups; drop `group`",
               field->name, set);
  }
}

static void check_extension(const Field *field, Diag *diag) {
  if (field->required) {
    diag_error(diag, field->at,
               "'%s' is an extension, and an extension may be absent; drop "
               "`required`",
               field->name);
  }
  if (field->oneof != NULL) {
    diag_error(diag, field->at,
               "'%s' is an extension, and extensions are in no oneof; move it out of the union",
               field->name);
  }
  if (field->map) {
    diag_error(diag, field->at,
               "'%s' is an extension, and extensions are no maps; put the map into a message",
               field->name);
  }
  if (field->parent->extends->message_set) {
    check_item(field, diag);
  }
}

static void check_set(const Message *set, Diag *diag) {
  if (member_exists(&set->unknown)) {
    diag_error(diag, set->at,
               "'%s' is a set of extensions, and what it does not know stays with '%s'; remove "
               "'%s'",
               set->name, set->extends->name, set->unknown.path);
  }
  for (size_t i = 0; i < set->fields.count; i++) {
    check_extension(set->fields.items[i], diag);
  }
}

// ---- All sets ----

static int by_message_and_number(const void *a, const void *b) {
  const Field *x = *(const Field *const *)a, *y = *(const Field *const *)b;
  const Message *of_x = x->parent->extends, *of_y = y->parent->extends;
  if (of_x != of_y) {
    return of_x->index < of_y->index ? -1 : 1;
  }
  if (x->number != y->number) {
    return x->number < y->number ? -1 : 1;
  }
  return x->parent->index < y->parent->index ? -1 : x->parent->index > y->parent->index;
}

// Two fields of one set are judged with the fields of any message.
static void check_pair(const Field *a, const Field *b, Diag *diag) {
  if (a->parent->extends != b->parent->extends || a->number != b->number ||
      a->parent == b->parent) {
    return;
  }
  diag_error(diag, b->at, "'%s' has the number %u, which '%s' of '%s' has in '%s'; give it another",
             b->name, b->number, a->name, a->parent->name, a->parent->extends->name);
  diag_note(diag, a->at, "'%s' is here", a->name);
}

void schema_check_extensions(const Schema *schema, Diag *diag) {
  VEC(const Field *) fields = {0};
  for (size_t i = 0; i < schema->messages.count; i++) {
    const Message *message = schema->messages.items[i];
    if (message->message_set && message->fields.count != 0) {
      diag_error(diag, message->fields.items[0]->at,
                 "'%s' is a message set, which has extensions alone; drop `message_set`, or move "
                 "'%s' into an extension",
                 message->name, message->fields.items[0]->name);
    }
    if (message->extends == NULL) {
      continue;
    }
    check_set(message, diag);
    for (size_t k = 0; k < message->fields.count; k++) {
      if (message->fields.items[k]->has_number) {
        vec_push(schema->arena, &fields, message->fields.items[k]);
      }
    }
  }
  if (fields.count != 0) {
    qsort(fields.items, fields.count, sizeof *fields.items, by_message_and_number);
  }
  for (size_t i = 1; i < fields.count; i++) {
    check_pair(fields.items[i - 1], fields.items[i], diag);
  }
}
