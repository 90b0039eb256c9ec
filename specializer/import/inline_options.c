// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// nanopb's options where the .proto file itself has them. Their names and words
// come from nanopb.proto, which such a file imports, and mean what they mean in
// .options files.

#include <string.h>

#include "import/link.h"
#include "import/nanopb.h"
#include "import/records.h"

#define NANOPB_NUMBER 1010 // of the extension of all kinds of options

static const ProtoField *find_field(const ProtoMessage *message, int64_t number) {
  for (size_t i = 0; i < message->fields.count; i++) {
    if (message->fields.items[i]->proto->number == number) {
      return message->fields.items[i];
    }
  }
  return NULL;
}

// "IS_8" for 8; the number itself where the enum does not have it.
static const char *enumerator(Model *model, const FieldDescriptorProto *proto, uint64_t number) {
  const char *name = arena_strndup(model->arena, proto->type_name.data, proto->type_name.size);
  const Symbol *symbol = *name == '.' ? map_get(&model->symbols, name + 1) : NULL;
  const ProtoEnum *type =
      symbol != NULL && symbol->kind == SYMBOL_ENUM ? symbol->enumeration : NULL;
  for (size_t i = 0; type != NULL && i < type->values.count; i++) {
    if (type->values.items[i]->number == (int64_t)number) {
      return type->values.items[i]->is.name;
    }
  }
  return arena_format(model->arena, "%llu", (unsigned long long)number);
}

static const char *value_text(Model *model, const FieldDescriptorProto *proto,
                              const Record *record) {
  if (record->wire != 0) {
    return arena_strndup(model->arena, record->payload.data, record->payload.size);
  }
  if (proto->type == FIELD_TYPE_BOOL) {
    return record->value != 0 ? "true" : "false";
  }
  if (proto->type == FIELD_TYPE_ENUM && proto->type_name.data != NULL) {
    return enumerator(model, proto, record->value);
  }
  return arena_format(model->arena, "%lld", (long long)record->value);
}

void inline_options_read(Model *model, Location at, const hone_unknown *options, Choices *out) {
  const Symbol *symbol = map_get(&model->symbols, "NanoPBOptions");
  if (symbol == NULL || symbol->kind != SYMBOL_MESSAGE) {
    return;
  }
  hone_str bytes = {(const char *)options->data, options->size};
  Record option, record;
  while (bytes.size != 0 && read_record(&bytes, &option, 16)) {
    hone_str inside = option.payload;
    if (option.number != NANOPB_NUMBER || option.wire != 2) {
      continue;
    }
    while (inside.size != 0 && read_record(&inside, &record, 0)) {
      const ProtoField *field = find_field(symbol->message, record.number);
      if (field == NULL || (record.wire != 0 && record.wire != 2)) {
        continue;
      }
      ChoiceItem item = {model->arena, model->diag, at, field->is.name,
                         value_text(model, field->proto, &record)};
      nanopb_choice(&item, out);
    }
  }
}
