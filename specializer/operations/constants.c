/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a format lets one know of a message before there is one: its size where
 * it is always the same, its largest size where there is one, its names. They
 * are integer constant expressions and string literals, and exist only where
 * they are true.
 */
#include <inttypes.h>

#include "operations/operation.h"

static const char *size_literal(Arena *arena, uint64_t size) {
  return size <= UINT32_MAX ? arena_format(arena, "%" PRIu64 "u", size)
                            : arena_format(arena, "UINT64_C(%" PRIu64 ")", size);
}

static void define_size(const Emission *e, const char *verb, uint64_t size, const char *comment) {
  unit_define(e->unit, name_function(e->arena, e->stem, verb, e->format),
              size_literal(e->arena, size), comment);
}

static void emit(const Emission *e) {
  Bounds bytes = e->plan->bytes;
  if (e->plan->bounded && bytes.min == bytes.max) {
    define_size(e, "fixed_size", bytes.min, "Every message takes exactly so many bytes.");
  }
  if (e->plan->bounded) {
    define_size(e, "max_size", bytes.max, "No message takes more bytes.");
  }
  for (size_t i = 0; i < e->constant_count; i++) {
    const NameConstant *constant = &e->constants[i];
    const char *name =
        name_function(e->arena, constant->stem != NULL ? constant->stem : e->stem, constant->name,
                      constant->format != NULL ? constant->format : e->format);
    if (constant->is_long) {
      unit_define_text(e->unit, name, constant->value);
    } else {
      const char *text = str_c_escape(e->arena, constant->value, strlen(constant->value));
      unit_define(e->unit, name, arena_format(e->arena, "\"%s\"", text), NULL);
    }
  }
}

const Operation operation_constants = {.name = "constants", .per_format = true, .emit = emit};
