/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Questions about a schema that every later stage asks.
 */
#include "schema/schema.h"

#include "support/str.h"

Message *schema_find(const Schema *schema, const char *name) {
  for (size_t i = 0; i < schema->messages.count; i++) {
    if (str_equal(schema->messages.items[i]->name, name)) {
      return schema->messages.items[i];
    }
  }
  return NULL;
}

static const Field *field_named(const Message *message, const char *name) {
  for (size_t i = 0; i < message->fields.count; i++) {
    if (str_equal(message->fields.items[i]->name, name)) {
      return message->fields.items[i];
    }
  }
  return NULL;
}

const Field *map_key_field(const Message *entry) {
  return field_named(entry, "key");
}

const Field *map_value_field(const Message *entry) {
  return field_named(entry, "value");
}
