// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lines of a .msg text: TYPE NAME, TYPE NAME=VALUE, TYPE NAME DEFAULT, each
// with a comment behind; comments above belong to what follows.

#include "msg/reader.h"

// ---- Dialects ----

static void report_both(MsgReader *r, const char *what, const char *dialect, Location other) {
  diag_error(r->diag, r->at,
             "%s, which only ROS %s has, in a definition that has what only the other has; keep "
             "to one of them",
             what, dialect);
  diag_note(r->diag, other, "here");
}

void reader_needs_ros1(MsgReader *r, const char *what) {
  if (r->out->is_ros2 && !r->out->is_ros1) {
    report_both(r, what, "1", r->out->ros2_at);
  }
  if (!r->out->is_ros1) {
    r->out->is_ros1 = true;
    r->out->ros1_at = r->at;
  }
}

void reader_needs_ros2(MsgReader *r, const char *what) {
  if (r->out->is_ros1 && !r->out->is_ros2) {
    report_both(r, what, "2", r->out->ros1_at);
  }
  if (!r->out->is_ros2) {
    r->out->is_ros2 = true;
    r->out->ros2_at = r->at;
  }
}

// ---- Words ----

#define SPACE " \t\f\v"

static const char *trimmed(Arena *arena, const char *text, size_t size) {
  while (size != 0 && strchr(SPACE "\r", *text) != NULL) {
    text++;
    size--;
  }
  while (size != 0 && strchr(SPACE "\r", text[size - 1]) != NULL) {
    size--;
  }
  return arena_strndup(arena, text, size);
}

// In a header all of the text is one place.
static void point(MsgReader *r, const char *line, const char *p) {
  r->at.column = r->base.column != 0 ? r->base.column : (unsigned)(p - line) + 1;
}

// Bytes of the literal that p begins with, its quotes included; 0: it is none.
static size_t literal_size(const char *p) {
  if (*p != '"' && *p != '\'') {
    return 0;
  }
  for (const char *q = p + 1; *q != '\0'; q++) {
    if (*q == '\\' && q[1] != '\0') {
      q++;
    } else if (*q == *p) {
      return (size_t)(q - p) + 1;
    }
  }
  return 0;
}

// Bytes before the comment; a '#' inside of a text, or of a list of them, begins none.
static size_t value_size(const char *p) {
  const char *q = p;
  while (*q != '\0' && *q != '#') {
    size_t size = literal_size(q);
    q += size != 0 ? size : 1;
  }
  return (size_t)(q - p);
}

// ---- Comments ----

static const char *comment_of(MsgReader *r, const char *p) {
  return *p == '#' ? trimmed(r->arena, p + 1, strlen(p + 1)) : NULL;
}

static const char *take_pending(MsgReader *r) {
  size_t size = r->pending.size;
  while (size != 0 && r->pending.data[size - 1] == '\n') {
    size--;
  }
  const char *text = size != 0 ? arena_strndup(r->arena, r->pending.data, size) : NULL;
  r->pending = str_new(r->arena);
  return text;
}

static void add_comment(MsgReader *r, const char *line) {
  size_t skip = line[strspn(line, "#")] == ' ' ? strspn(line, "#") + 1 : strspn(line, "#");
  size_t size = strlen(line);
  while (size > skip && strchr(SPACE, line[size - 1]) != NULL) {
    size--;
  }
  if (size > skip || r->pending.size != 0) {
    str_addf(&r->pending, "%.*s\n", (int)(size - skip), line + skip);
  }
}

// What stands apart at the top is about the message.
static void end_block(MsgReader *r) {
  MsgDefinition *out = r->out;
  if (r->pending.size == 0) {
    return;
  }
  if (out->doc == NULL && out->fields.count + out->constants.count == 0) {
    out->doc = take_pending(r);
  } else if (!str_ends(str_text(&r->pending), "\n\n")) {
    str_add(&r->pending, "\n");
  }
}

// ---- Declarations ----

static bool is_taken(const MsgDefinition *out, const char *name) {
  for (size_t i = 0; i < out->fields.count; i++) {
    if (str_equal(out->fields.items[i].name, name)) {
      return true;
    }
  }
  for (size_t i = 0; i < out->constants.count; i++) {
    if (str_equal(out->constants.items[i].name, name)) {
      return true;
    }
  }
  return false;
}

static bool is_constant_type(const MsgType *type) {
  return type->is_builtin && type->shape == MSG_SINGLE && type->text_limit == 0 &&
         !str_equal(type->name, "time") && !str_equal(type->name, "duration");
}

// "= VALUE # comment" at p. Of a text everything is the value: a '#' in it begins no comment.
static void read_constant(MsgReader *r, MsgDeclaration *made, const char *line, const char *p) {
  bool is_text = msg_builtin_size(made->type.name) == 0;
  p += 1 + strspn(p + 1, SPACE);
  point(r, line, p);
  made->value_at = r->at;
  size_t size = is_text ? strlen(p) : strcspn(p, "#");
  made->value = trimmed(r->arena, p, size);
  made->trailing = comment_of(r, p + size);
  if (!is_constant_type(&made->type)) {
    diag_error(r->diag, made->at,
               "the constant '%s' cannot be a '%s'; write a number, bool or string", made->name,
               made->type.text);
    return;
  }
  if (msg_value(r->arena, &made->type, made->value, false) == NULL) {
    diag_error(r->diag, made->value_at, "'%s' is no value of type %s", made->value,
               made->type.name);
    return;
  }
  vec_push(r->arena, &r->out->constants, *made);
}

static void read_field(MsgReader *r, MsgDeclaration *made, const char *line, const char *p) {
  size_t size = value_size(p);
  const char *value = trimmed(r->arena, p, size);
  made->trailing = comment_of(r, p + size);
  if (*value != '\0') {
    point(r, line, p);
    reader_needs_ros2(r, "a default");
    made->value = value;
    made->value_at = r->at;
    if (!made->type.is_builtin) {
      diag_error(r->diag, r->at, "'%s' is a message, which has no default; leave '%s' out",
                 made->name, value);
      return;
    }
    if (made->type.shape == MSG_SINGLE && msg_value(r->arena, &made->type, value, true) == NULL) {
      diag_error(r->diag, r->at, "'%s' is no value of type %s", value, made->type.text);
      return;
    }
  }
  vec_push(r->arena, &r->out->fields, *made);
}

// A line that is no comment. `p` is its first word.
static void read_declaration(MsgReader *r, const char *line, const char *p) {
  size_t type_size = strcspn(p, SPACE "#");
  point(r, line, p);
  MsgDeclaration made = {.at = r->at, .doc = take_pending(r)};
  const char *word = arena_strndup(r->arena, p, type_size);
  if (!reader_type(r, word, &made.type)) {
    diag_error(r->diag, r->at,
               "'%s' is no type; write a builtin, Name or package/Name, with [], [N] or [<=N] "
               "behind it for several",
               word);
    return;
  }
  p += type_size;
  p += strspn(p, SPACE);
  size_t name_size = strcspn(p, SPACE "=#");
  point(r, line, p);
  made.at = r->at;
  made.name = arena_strndup(r->arena, p, name_size);
  if (!msg_is_name(made.name)) {
    diag_error(r->diag, r->at,
               name_size == 0 ? "a name is missing behind the type%s"
                              : "'%s' is no name; write letters, digits and underscores, a letter "
                                "first",
               made.name);
    return;
  }
  if (is_taken(r->out, made.name)) {
    diag_error(r->diag, r->at, "'%s' is there already; give one of them another name", made.name);
    return;
  }
  p += name_size;
  p += strspn(p, SPACE);
  if (*p == '=') {
    read_constant(r, &made, line, p);
  } else {
    read_field(r, &made, line, p);
  }
}

// A comment that goes on below the one behind a declaration, indented.
static bool continues(MsgReader *r, const char *p) {
  if (r->last == NULL || r->last->trailing == NULL) {
    return false;
  }
  p += strspn(p, "# ");
  r->last->trailing =
      arena_format(r->arena, "%s\n%s", r->last->trailing, trimmed(r->arena, p, strlen(p)));
  return true;
}

static void read_line(MsgReader *r, const char *line) {
  MsgDefinition *out = r->out;
  size_t fields = out->fields.count, constants = out->constants.count;
  const char *p = line + strspn(line, SPACE);
  if (*p == '#' && p != line && continues(r, p)) {
    return;
  }
  r->last = NULL;
  if (*p == '\0') {
    end_block(r);
  } else if (*p == '#') {
    add_comment(r, p);
  } else {
    read_declaration(r, line, p);
    r->last = out->fields.count != fields         ? &out->fields.items[fields]
              : out->constants.count != constants ? &out->constants.items[constants]
                                                  : NULL;
  }
}

// The next line of the text, without its end; *p moves behind it.
static const char *next_line(Arena *arena, const char **p) {
  size_t size = strcspn(*p, "\n");
  bool is_dos = size != 0 && (*p)[size - 1] == '\r';
  const char *line = arena_strndup(arena, *p, size - is_dos);
  *p += size + ((*p)[size] == '\n');
  return line;
}

// In ROS 2 a text stands in quotes, and a comment may stand behind it.
static void settle_texts(MsgReader *r) {
  for (size_t i = 0; i < r->out->constants.count; i++) {
    MsgDeclaration *constant = &r->out->constants.items[i];
    bool is_text = msg_builtin_size(constant->type.name) == 0;
    size_t size = is_text ? literal_size(constant->value) : 0;
    if (size != 0) {
      const char *rest = constant->value + size;
      constant->trailing = comment_of(r, rest + strspn(rest, SPACE));
      constant->value = arena_strndup(r->arena, constant->value, size);
    }
  }
}

MsgDefinition msg_read(Arena *arena, Diag *diag, Location at, const char *text) {
  MsgDefinition out = {.text = text};
  MsgReader r = {
      .arena = arena, .diag = diag, .out = &out, .base = at, .at = at, .pending = str_new(arena)};
  for (const char *p = text; *p != '\0';) {
    read_line(&r, next_line(arena, &p));
    r.at.line += at.column == 0;
  }
  out.end = take_pending(&r);
  if (out.is_ros2) {
    settle_texts(&r);
  }
  return out;
}

MsgParts msg_divide(Arena *arena, const char *text) {
  MsgParts parts = {0};
  Str part = str_new(arena);
  MsgPart made = {.line = 1};
  unsigned number = 1;
  const char *p = text;
  for (bool is_more = true; is_more; number++) {
    const char *newline = strchr(p, '\n');
    const char *line = next_line(arena, &p);
    is_more = newline != NULL; // behind the last one there is an empty line
    if (str_starts(line, "---")) {
      made.text = str_text(&part);
      vec_push(arena, &parts, made);
      part = str_new(arena);
      made.line = number + 1;
    } else {
      str_addf(&part, "%s\n", line);
    }
  }
  made.text = str_text(&part);
  vec_push(arena, &parts, made);
  return parts;
}
