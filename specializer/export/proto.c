/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The file: its head, its imports, and all declarations, in the order in which
 * the header has them.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "export/proto_writer.h"

#define NUMBER_MAX 536870911u // 2^29 - 1

static void indent(Export *e, unsigned depth) {
  str_addf(&e->out, "%*s", (int)(2 * depth), "");
}

void write_doc(Export *e, unsigned depth, const char *doc) {
  for (const char *line = doc; line != NULL && *line != '\0';) {
    size_t size = strcspn(line, "\n");
    const char *space = size != 0 && *line != ' ' ? " " : "";
    indent(e, depth);
    str_addf(&e->out, "//%s%.*s\n", space, (int)size, line);
    line += size + (line[size] == '\n');
  }
}

void write_end(Export *e, const char *choices) {
  if (*choices != '\0' && !e->request->is_plain) {
    str_addf(&e->out, " // hone: %s", choices);
  }
  str_add(&e->out, "\n");
}

// ---- Enums ----

static bool has_aliases(const Enum *enumeration) {
  for (size_t i = 0; i < enumeration->values.count; i++) {
    for (size_t k = 0; k < i; k++) {
      if (enumeration->values.items[i].value == enumeration->values.items[k].value) {
        return true;
      }
    }
  }
  return false;
}

static void check_enum(const Export *e, const Enum *enumeration) {
  for (size_t i = 0; i < enumeration->values.count; i++) {
    const Enumerator *value = &enumeration->values.items[i];
    bool is_huge = !enumeration->is_signed && value->value < 0;
    if (is_huge || value->value < INT32_MIN || value->value > INT32_MAX) {
      diag_error(e->diag, value->at,
                 "enumerator '%s' is beyond the 32 bits that an enum of .proto has; use a smaller "
                 "value",
                 value->name);
    }
  }
}

// An open enum begins with its zero; that one stands first, wherever the header has it.
static size_t first_value(const Export *e, const Enum *enumeration) {
  for (size_t i = 0; i < enumeration->values.count; i++) {
    if (enumeration->values.items[i].value == 0) {
      return proto_is_closed(enumeration) ? 0 : i;
    }
  }
  if (!proto_is_closed(enumeration)) {
    diag_error(e->diag, enumeration->at,
               "enum '%s' has no 0, with which an open enum of .proto begins; add an enumerator, "
               "or `closed`",
               enumeration->name);
  }
  return 0;
}

static void write_value(Export *e, unsigned depth, const Scope *scope, const Enumerator *value) {
  write_doc(e, depth, value->doc);
  indent(e, depth);
  str_addf(&e->out, "%s = %" PRId64 "%s;", value->wire_name, value->value,
           value->deprecated ? " [deprecated = true]" : "");
  write_end(e, choices_of_value(e, scope, value));
}

static void write_reserved_names(Export *e, unsigned depth, const ReservedNames *names) {
  const char *quote = e->syntax == PROTO_2023 ? "" : "\"";
  if (names->count == 0) {
    return;
  }
  indent(e, depth);
  str_add(&e->out, "reserved");
  for (size_t i = 0; i < names->count; i++) {
    str_addf(&e->out, "%s %s%s%s", i != 0 ? "," : "", quote, names->items[i], quote);
  }
  str_add(&e->out, ";\n");
}

static void write_enum_reserved(Export *e, unsigned depth, const Enum *enumeration) {
  for (size_t i = 0; i < enumeration->reserved.count; i++) {
    const EnumRange *range = &enumeration->reserved.items[i];
    if (i == 0) {
      indent(e, depth);
    }
    str_addf(&e->out, "%s %" PRId64, i == 0 ? "reserved" : ",", range->first);
    if (range->last >= INT32_MAX) {
      str_add(&e->out, " to max");
    } else if (range->last != range->first) {
      str_addf(&e->out, " to %" PRId64, range->last);
    }
  }
  str_add(&e->out, enumeration->reserved.count != 0 ? ";\n" : "");
  write_reserved_names(e, depth, &enumeration->reserved_names);
}

static void write_deprecated(Export *e, unsigned depth, bool deprecated) {
  if (deprecated) {
    indent(e, depth);
    str_add(&e->out, "option deprecated = true;\n");
  }
}

static void write_enum(Export *e, unsigned depth, const Scope *scope, const Enum *enumeration) {
  check_enum(e, enumeration);
  size_t first = first_value(e, enumeration);
  write_doc(e, depth, enumeration->doc);
  indent(e, depth);
  str_addf(&e->out, "enum %s {", scope_last_name(enumeration->full_name));
  write_end(e, choices_of_enum(e, scope, enumeration));
  if (e->syntax == PROTO_2023 && proto_is_closed(enumeration)) {
    indent(e, depth + 1);
    str_add(&e->out, "option features.enum_type = CLOSED;\n");
  }
  if (has_aliases(enumeration)) {
    indent(e, depth + 1);
    str_add(&e->out, "option allow_alias = true;\n");
  }
  write_deprecated(e, depth + 1, enumeration->deprecated);
  write_enum_reserved(e, depth + 1, enumeration);
  if (enumeration->values.count != 0) {
    write_value(e, depth + 1, scope, &enumeration->values.items[first]);
  }
  for (size_t i = 0; i < enumeration->values.count; i++) {
    if (i != first) {
      write_value(e, depth + 1, scope, &enumeration->values.items[i]);
    }
  }
  indent(e, depth);
  str_add(&e->out, "}\n");
}

// ---- Messages ----

static void write_ranges(Export *e, unsigned depth, const char *word, const Range *ranges,
                         size_t count) {
  if (count == 0) {
    return;
  }
  indent(e, depth);
  str_add(&e->out, word);
  for (size_t i = 0; i < count; i++) {
    str_addf(&e->out, "%s %u", i != 0 ? "," : "", ranges[i].first);
    if (ranges[i].last >= NUMBER_MAX) {
      str_add(&e->out, " to max");
    } else if (ranges[i].last != ranges[i].first) {
      str_addf(&e->out, " to %u", ranges[i].last);
    }
  }
  str_add(&e->out, ";\n");
}

static void write_reserved(Export *e, unsigned depth, const Message *message) {
  write_ranges(e, depth, "reserved", message->reserved.items, message->reserved.count);
  write_reserved_names(e, depth, &message->reserved_names);
  write_ranges(e, depth, "extensions", message->extensions.items, message->extensions.count);
}

static void write_fields(Export *e, unsigned depth, const Scope *scope) {
  const Message *message = scope->message;
  for (size_t i = 0; i < message->fields.count; i++) {
    const Field *field = message->fields.items[i];
    const Oneof *oneof = field->oneof;
    if (oneof == NULL) {
      write_field(e, depth, scope, field);
    } else if (field == oneof->arms.items[0]) {
      indent(e, depth);
      str_addf(&e->out, "oneof %s {", oneof->name);
      write_end(e, choices_of_oneof(e, oneof));
      for (size_t k = 0; k < oneof->arms.count; k++) {
        write_field(e, depth + 1, scope, oneof->arms.items[k]);
      }
      indent(e, depth);
      str_add(&e->out, "}\n");
    }
  }
}

static void write_extensions(Export *e, unsigned depth, const Scope *scope) {
  for (size_t i = 0; i < scope->extensions.count; i++) {
    const Extensions *extensions = scope->extensions.items[i];
    str_add(&e->out, depth == 0 ? "\n" : "");
    indent(e, depth);
    str_addf(&e->out, "extend %s {\n", scope_reference(e, scope, extensions->extendee->full_name));
    for (size_t k = 0; k < extensions->fields.count; k++) {
      write_field(e, depth + 1, scope, extensions->fields.items[k]);
    }
    indent(e, depth);
    str_add(&e->out, "}\n");
  }
}

static void write_message(Export *e, unsigned depth, const Scope *scope) {
  write_doc(e, depth, scope->message->doc);
  indent(e, depth);
  str_addf(&e->out, "message %s {", scope->name);
  write_end(e, choices_of_message(e, scope));
  write_body(e, depth + 1, scope);
  indent(e, depth);
  str_add(&e->out, "}\n");
}

// Enums and messages as they follow each other in the header.
static void write_declarations(Export *e, unsigned depth, const Scope *scope) {
  size_t m = 0, n = 0;
  while (m < scope->scopes.count || n < scope->enums.count) {
    const Scope *inner = m < scope->scopes.count ? scope->scopes.items[m] : NULL;
    const Enum *enumeration = n < scope->enums.count ? scope->enums.items[n] : NULL;
    if (inner != NULL && inner->is_group) {
      m++;
      continue;
    }
    str_add(&e->out, depth == 0 ? "\n" : "");
    if (enumeration != NULL && (inner == NULL || enumeration->at.line <= inner->message->at.line)) {
      write_enum(e, depth, scope, enumeration);
      n++;
    } else {
      write_message(e, depth, inner);
      m++;
    }
  }
}

void write_body(Export *e, unsigned depth, const Scope *scope) {
  if (scope->message->message_set) {
    indent(e, depth);
    str_add(&e->out, "option message_set_wire_format = true;\n");
  }
  write_deprecated(e, depth, scope->message->deprecated);
  write_reserved(e, depth, scope->message);
  write_declarations(e, depth, scope);
  write_fields(e, depth, scope);
  write_extensions(e, depth, scope);
}

// ---- Imports ----

typedef struct Imports {
  Set seen;
  VEC(const char *) paths;
} Imports;

static void import(const Export *e, Imports *imports, const char *path) {
  if (set_add(&imports->seen, path)) {
    vec_push(e->arena, &imports->paths, path);
  }
}

static void import_header(const Export *e, Imports *imports, bool is_main, const char *file) {
  if (!is_main) {
    import(e, imports, e->request->path_of(e->request->user, file));
  }
}

static void import_field(const Export *e, Imports *imports, const Field *field) {
  const Type *type = field->type;
  if (type->kind == TYPE_TIME) {
    import(e, imports, "google/protobuf/timestamp.proto");
  } else if (type->kind == TYPE_DURATION) {
    import(e, imports, "google/protobuf/duration.proto");
  } else if (type->kind == TYPE_ENUM) {
    import_header(e, imports, type->enumeration->is_main, type->enumeration->file);
  } else if (type->kind == TYPE_MESSAGE && field->map) {
    import_field(e, imports, map_value_field(type->message));
  } else if (type->kind == TYPE_MESSAGE) {
    import_header(e, imports, type->message->is_main, type->message->file);
  }
}

static int by_text(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void write_imports(Export *e) {
  Imports imports = {.seen = set_new(e->arena)};
  for (size_t i = 0; i < e->schema->messages.count; i++) {
    const Message *message = e->schema->messages.items[i];
    if (message->is_main && message->extends != NULL) {
      import_header(e, &imports, message->extends->is_main, message->extends->file);
    }
    for (size_t k = 0;
         message->is_main && !scope_is_hidden(e, message) && k < message->fields.count; k++) {
      import_field(e, &imports, message->fields.items[k]);
    }
  }
  if (imports.paths.count != 0) {
    qsort(imports.paths.items, imports.paths.count, sizeof *imports.paths.items, by_text);
    str_add(&e->out, "\n");
  }
  for (size_t i = 0; i < imports.paths.count; i++) {
    str_addf(&e->out, "import \"%s\";\n", imports.paths.items[i]);
  }
}

// ---- The file ----

static void write_head(Export *e) {
  static const char *const lines[] = {"", "syntax = \"proto2\"", "syntax = \"proto3\"",
                                      "edition = \"2023\""};
  const char *slash = strrchr(e->schema->source, '/');
  str_addf(&e->out, "// Exported from %s by hone.\n",
           slash != NULL ? slash + 1 : e->schema->source);
  if (!e->request->is_plain) {
    str_addf(&e->out, "// hone: %s\n", choices_of_file(e));
  }
  str_addf(&e->out, "%s;\n", lines[e->syntax]);
  if (*e->schema->package != '\0') {
    str_addf(&e->out, "\npackage %s;\n", e->schema->package);
  }
  write_imports(e);
  if (e->is_implicit) {
    str_add(&e->out, "\noption features.field_presence = IMPLICIT;\n");
  }
}

const char *export_proto(const ProtoExport *request) {
  Export e = {.request = request,
              .arena = request->arena,
              .diag = request->diag,
              .schema = request->schema,
              .out = str_new(request->arena)};
  size_t errors = e.diag->errors;
  scopes_build(&e);
  if (e.diag->errors != errors) {
    return NULL;
  }
  syntax_choose(&e);
  write_head(&e);
  write_declarations(&e, 0, e.package);
  write_extensions(&e, 0, e.package);
  return e.diag->errors == errors ? str_text(&e.out) : NULL;
}
