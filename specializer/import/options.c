/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Options that mean nothing to Hone are kept as comments, as .proto has them:
 *
 *   option (google.api.http) = { get: "/v1/{name}" };
 *
 * Their bytes are read by the descriptors of what they are: of custom options
 * those that came with the file, of protobuf's own the list in options.def.
 */
#include <string.h>

#include "import/records.h"
#include "import/writer.h"

static const struct {
  const char *message;
  int number;
  const char *name, *kind;
} known[] = {
#define OPTION(MESSAGE, NUMBER, NAME, KIND) {MESSAGE, NUMBER, NAME, KIND},
#include "import/options.def"
#undef OPTION
};

// ---- Values ----

typedef struct Printer {
  Model *model;
  Str out;
  bool is_wide; // a message's fields on lines of their own
} Printer;

#define DEEPEST 32

static void print_message(Printer *p, const ProtoMessage *message, hone_str bytes, unsigned depth);

static void print_text(Printer *p, hone_str text) {
  str_addf(&p->out, "\"%s\"", str_c_escape(p->model->arena, text.data, text.size));
}

static void print_enumerator(Printer *p, const ProtoEnum *enumeration, int32_t number) {
  for (size_t i = 0; i < enumeration->values.count; i++) {
    if (enumeration->values.items[i]->number == number) {
      str_add(&p->out, enumeration->values.items[i]->is.name);
      return;
    }
  }
  str_addf(&p->out, "%d", (int)number);
}

static int64_t unzigzag(uint64_t value) {
  return (int64_t)(value >> 1 ^ (0 - (value & 1)));
}

static void print_number(Printer *p, const ProtoField *field, uint64_t value) {
  double wide;
  float narrow;
  uint32_t low = (uint32_t)value;
  switch (field->type) {
  case FIELD_TYPE_DOUBLE:
    memcpy(&wide, &value, sizeof wide);
    str_addf(&p->out, "%.17g", wide);
    return;
  case FIELD_TYPE_FLOAT:
    memcpy(&narrow, &low, sizeof narrow);
    str_addf(&p->out, "%.9g", (double)narrow);
    return;
  case FIELD_TYPE_BOOL:
    str_add(&p->out, value != 0 ? "true" : "false");
    return;
  case FIELD_TYPE_ENUM:
    print_enumerator(p, field->enumeration, (int32_t)value);
    return;
  case FIELD_TYPE_UINT32:
  case FIELD_TYPE_UINT64:
  case FIELD_TYPE_FIXED32:
  case FIELD_TYPE_FIXED64:
    str_addf(&p->out, "%llu", (unsigned long long)value);
    return;
  case FIELD_TYPE_SINT32:
  case FIELD_TYPE_SINT64:
    str_addf(&p->out, "%lld", (long long)unzigzag(value));
    return;
  case FIELD_TYPE_INT64:
  case FIELD_TYPE_SFIXED64:
    str_addf(&p->out, "%lld", (long long)(int64_t)value);
    return;
  default:
    str_addf(&p->out, "%d", (int)(int32_t)low);
    return;
  }
}

static void print_unknown(Printer *p, const Record *record) {
  if (record->wire == 2 || record->wire == 3) {
    print_text(p, record->payload);
  } else {
    str_addf(&p->out, "%llu", (unsigned long long)record->value);
  }
}

// Numbers behind one another.
static void print_packed(Printer *p, const ProtoField *field, hone_str bytes) {
  size_t width = field->type == FIELD_TYPE_DOUBLE || field->type == FIELD_TYPE_FIXED64 ||
                         field->type == FIELD_TYPE_SFIXED64
                     ? 8
                 : field->type == FIELD_TYPE_FLOAT || field->type == FIELD_TYPE_FIXED32 ||
                         field->type == FIELD_TYPE_SFIXED32
                     ? 4
                     : 0;
  uint64_t value;
  str_add(&p->out, "[");
  for (bool is_first = true; bytes.size != 0; is_first = false) {
    if (!(width != 0 ? read_fixed(&bytes, width, &value) : read_varint(&bytes, &value))) {
      break;
    }
    str_add(&p->out, is_first ? "" : ", ");
    print_number(p, field, value);
  }
  str_add(&p->out, "]");
}

static void print_value(Printer *p, const ProtoField *field, const Record *record, unsigned depth) {
  bool is_long = record->wire == 2 || record->wire == 3;
  if (field == NULL || (!is_long && field->message != NULL)) {
    print_unknown(p, record);
  } else if (field->message != NULL && depth != 0) {
    print_message(p, field->message, record->payload, depth - 1);
  } else if (field->type == FIELD_TYPE_STRING || field->type == FIELD_TYPE_BYTES || depth == 0) {
    print_unknown(p, record);
  } else if (is_long) {
    print_packed(p, field, record->payload);
  } else {
    print_number(p, field, record->value);
  }
}

// ---- Messages ----

static const ProtoField *find_extension(const Model *model, const char *extendee, int64_t number) {
  return map_get(&model->extensions, arena_format(model->arena, "%s %d", extendee, (int)number));
}

static const ProtoField *find_field(const Model *model, const ProtoMessage *message,
                                    int64_t number) {
  for (size_t i = 0; i < message->fields.count; i++) {
    if (message->fields.items[i]->proto->number == number) {
      return message->fields.items[i];
    }
  }
  return find_extension(model, message->is.full_name, number);
}

static void print_message(Printer *p, const ProtoMessage *message, hone_str bytes, unsigned depth) {
  Record record;
  unsigned level = 2 * (DEEPEST - depth);
  str_add(&p->out, "{");
  while (bytes.size != 0 && read_record(&bytes, &record, depth)) {
    const ProtoField *field = find_field(p->model, message, record.number);
    str_addf(&p->out, p->is_wide ? "\n%*s" : " %*s", p->is_wide ? (int)level : 0, "");
    if (field == NULL) {
      str_addf(&p->out, "%lld", (long long)record.number);
    } else if (field->parent == NULL) {
      str_addf(&p->out, "[%s]", field->is.full_name);
    } else {
      str_add(&p->out, field->type == FIELD_TYPE_GROUP ? field->message->is.name : field->is.name);
    }
    str_add(&p->out, field != NULL && field->message != NULL ? " " : ": ");
    print_value(p, field, &record, depth);
  }
  str_addf(&p->out, p->is_wide ? "\n%*s}" : " %*s}", p->is_wide ? (int)level - 2 : 0, "");
}

// ---- Options ----

// "CORD" for 1, of "STRING,CORD,STRING_PIECE".
static void print_word(Printer *p, const char *words, uint64_t value) {
  for (; value != 0 && strchr(words, ',') != NULL; value--) {
    words = strchr(words, ',') + 1;
  }
  if (value != 0) {
    str_addf(&p->out, "%llu", (unsigned long long)value);
  } else {
    str_add_size(&p->out, words, strcspn(words, ","));
  }
}

static void print_known(Printer *p, const char *kind, const Record *record) {
  if (record->wire != 0) {
    print_unknown(p, record);
  } else if (str_equal(kind, "bool")) {
    str_add(&p->out, record->value != 0 ? "true" : "false");
  } else {
    print_word(p, kind, record->value);
  }
}

static void print_option(Printer *p, const char *options, const Record *record) {
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    if (known[i].number == record->number && str_equal(known[i].message, options)) {
      str_addf(&p->out, "option %s = ", known[i].name);
      print_known(p, known[i].kind, record);
      str_add(&p->out, ";");
      return;
    }
  }
  const char *extendee = arena_format(p->model->arena, "google.protobuf.%s", options);
  const ProtoField *field = find_extension(p->model, extendee, record->number);
  if (field != NULL) {
    str_addf(&p->out, "option (%s) = ", field->is.full_name);
  } else {
    str_addf(&p->out, "option (%lld) = ", (long long)record->number);
  }
  print_value(p, field, record, DEEPEST);
  str_add(&p->out, ";");
}

const char *options_text(Model *model, const hone_unknown *options, const char *message) {
  Str all = str_new(model->arena);
  hone_str bytes = {(const char *)options->data, options->size};
  Record record;
  while (bytes.size != 0 && read_record(&bytes, &record, DEEPEST)) {
    Printer p = {model, str_new(model->arena), false};
    print_option(&p, message, &record);
    if (p.out.size > 90) {
      p.out = str_new(model->arena);
      p.is_wide = true;
      print_option(&p, message, &record);
    }
    str_addf(&all, "%s%s", all.size != 0 ? "\n" : "", str_text(&p.out));
  }
  return all.size != 0 ? text_clean(model->arena, str_text(&all)) : NULL;
}
