// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The header of a file: includes, and for each message constants as macros and
// a struct. Fields are numbered in their order, so that the same struct speaks
// protobuf too.

#include <ctype.h>

#include "import/msg/shape.h"
#include "support/str.h"

// ---- The top ----

static void write_top(MsgWriter *w) {
  const MsgFile *file = w->file;
  Str guard = str_new(w->arena);
  for (const char *p = file->header; *p != '\0' && !str_equal(p, ".h"); p++) {
    str_add_char(&guard, isalnum((unsigned char)*p) ? (char)toupper((unsigned char)*p) : '_');
  }
  str_addf(&w->out, "/* Imported from %s/%s/%s.%s by hone; yours to edit. */\n", file->package,
           file->folder, file->name, file->folder);
  str_addf(&w->out, "#ifndef %s_H\n#define %s_H\n\n", str_text(&guard), str_text(&guard));
  str_add(&w->out, "#include <hone/hone.h>\n");
  for (size_t i = 0; i < file->uses.count; i++) {
    str_addf(&w->out, "%s#include \"%s\"\n", i == 0 ? "\n" : "", file->uses.items[i]->header);
  }
  str_addf(&w->out, "\nHONE_FILE(package = \"%s\")\n", file->package);
}

// ---- Constants ----

static void write_constant(MsgWriter *w, const MsgUnit *unit, const MsgDeclaration *constant) {
  // Quotes belong to a text in ROS 1, which has no other way to keep blanks, and not in ROS 2.
  bool is_ros2 = unit->ros1 == NULL;
  const char *value = msg_value(w->arena, &constant->type, constant->value, is_ros2);
  if (value == NULL) {
    diag_error(w->model->diag, constant->value_at, "'%s' is no value of type %s", constant->value,
               constant->type.text);
    return;
  }
  if (constant->doc != NULL) {
    text_comment(&w->out, "", COMMENT_PLAIN, text_clean(w->arena, constant->doc));
  }
  str_addf(&w->out, "#define %s_%s %s", unit->c_name, constant->name, value);
  if (constant->trailing != NULL && *constant->trailing != '\0') {
    char *line = arena_strdup(w->arena, text_clean(w->arena, constant->trailing));
    for (char *p = line; *p != '\0'; p++) {
      *p = *p == '\n' ? ' ' : *p;
    }
    str_addf(&w->out, " /* %s */", line);
  }
  str_add(&w->out, "\n");
}

// ---- What stands between `struct` and the tag ----

static void write_definition(MsgWriter *w, const char *text) {
  const char *indent = "\n    HONE_DEFINITION(";
  do {
    size_t size = strcspn(text, "\n");
    size += text[size] == '\n';
    str_addf(&w->out, "%s\"%s\"", indent, str_c_escape(w->arena, text, size));
    indent = "\n                    ";
    text += size;
  } while (*text != '\0');
  str_add(&w->out, ")");
}

static void write_head(MsgWriter *w, const MsgUnit *unit) {
  Str options = str_new(w->arena);
  text_option(&options, "name = \"%s\"", unit->name);
  if (unit->ros1 != NULL) {
    text_option(&options, "ros1 = \"%s\"", unit->ros1);
  }
  if (unit->ros2 != NULL) {
    text_option(&options, "ros2 = \"%s\"", unit->ros2);
  }
  str_add(&w->out, "typedef struct ");
  text_macro(&w->out, strlen("typedef struct "), "HONE_MESSAGE", str_text(&options), 0);
  const MsgDefinition *definition = &unit->definition;
  for (size_t i = 0; i < definition->constants.count; i++) {
    const MsgDeclaration *constant = &definition->constants.items[i];
    str_addf(&w->out, "\n    HONE_CONST(%s, %s, \"%s\")", constant->type.text, constant->name,
             str_c_escape(w->arena, constant->value, strlen(constant->value)));
  }
  bool has_text = !unit->is_made || unit->ros1 != NULL;
  if (has_text) {
    write_definition(w, definition->text);
  }
  bool is_long = has_text || definition->constants.count != 0;
  str_addf(&w->out, "%s%s {\n", is_long ? "\n    " : " ", unit->c_name);
}

// ---- Messages ----

static void write_unit(MsgWriter *w, const MsgUnit *unit) {
  const MsgDefinition *definition = &unit->definition;
  for (size_t i = 0; i < definition->constants.count; i++) {
    str_add(&w->out, i == 0 ? "\n" : "");
    write_constant(w, unit, &definition->constants.items[i]);
  }
  str_add(&w->out, "\n");
  if (definition->doc != NULL) {
    text_comment(&w->out, "", COMMENT_DOC, text_clean(w->arena, definition->doc));
  }
  write_head(w, unit);
  shape_fields(w, unit);
  if (definition->end != NULL) {
    text_comment(&w->out, "  ", COMMENT_PLAIN, text_clean(w->arena, definition->end));
  }
  str_addf(&w->out, "} %s;\n", unit->c_name);
}

const char *msg_header(MsgModel *model, MsgFile *file) {
  MsgWriter w = {model, model->arena, file, str_new(model->arena)};
  write_top(&w);
  for (size_t i = 0; i < file->units.count; i++) {
    write_unit(&w, file->units.items[i]);
  }
  str_add(&w.out, "\n#endif\n");
  return str_text(&w.out);
}
