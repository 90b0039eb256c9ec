/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Native storage's assertions: the sizes and offsets that emitted code takes as
 * given, each asserted once in the unit, none in portable output.
 */
#include <inttypes.h>

#include "emit/names.h"
#include "emit/unit.h"
#include "storage/native.h"

void native_rely_on_size(Unit *unit, const char *type, uint64_t size, const char *what) {
  unit_assert(unit, arena_format(unit->arena, "sizeof(%s) == %" PRIu64, type, size),
              arena_format(unit->arena, "%s changed: specialize its header again", what));
}

static void rely_on_offset(Unit *unit, const Field *field) {
  const char *type = field->parent->c_type;
  unit_include(unit, "stddef.h");
  unit_assert(unit,
              arena_format(unit->arena, "offsetof(%s, %s) == %" PRIu64, type, field->member.path,
                           field->member.offset),
              arena_format(unit->arena, "%s changed: specialize its header again", type));
}

static void rely_on_type(Unit *unit, const Type *type, const Message *user);

static void rely_on_message(Unit *unit, const Message *message) {
  if (unit_once(unit, arena_format(unit->arena, "layout of %s", message->c_type))) {
    native_rely_on_size(unit, message->c_type, message->size, message->c_type);
    for (size_t i = 0; i < message->fields.count; i++) {
      rely_on_offset(unit, message->fields.items[i]);
      rely_on_type(unit, message->fields.items[i]->type, message);
    }
  }
}

// Types whose names say their size need no assertion.
static void rely_on_type(Unit *unit, const Type *type, const Message *user) {
  if (type->kind == TYPE_MESSAGE) {
    rely_on_message(unit, type->message);
  } else if (type->kind == TYPE_ENUM ||
             (type->kind == TYPE_INT &&
              !str_equal(type->spelling, c_integer(type->size, type->is_signed)))) {
    native_rely_on_size(unit, type->spelling, type->size, user->c_type);
  }
}

void native_rely_on(Unit *unit, const Place *place) {
  if (place->base != NULL) {
    native_rely_on(unit, place->base);
  }
  if (place->part == PART_VALUE) {
    rely_on_offset(unit, place->field);
  }
  rely_on_type(unit, place->field->type, place->field->parent);
}
