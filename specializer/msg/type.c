// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types as .msg files write them: builtins, other messages, arrays and bounds.

#include <ctype.h>
#include <stdlib.h>

#include "msg/reader.h"
#include "support/str.h"

static const struct {
  const char *name;
  unsigned size; // 0: text
} builtins[] = {{"bool", 1},   {"byte", 1},    {"char", 1},    {"int8", 1},   {"uint8", 1},
                {"int16", 2},  {"uint16", 2},  {"int32", 4},   {"uint32", 4}, {"int64", 8},
                {"uint64", 8}, {"float32", 4}, {"float64", 8}, {"string", 0}, {"wstring", 0},
                {"time", 8},   {"duration", 8}};

static bool is_builtin(const char *name) {
  for (size_t i = 0; i < sizeof builtins / sizeof *builtins; i++) {
    if (str_equal(builtins[i].name, name)) {
      return true;
    }
  }
  return false;
}

unsigned msg_builtin_size(const char *name) {
  for (size_t i = 0; i < sizeof builtins / sizeof *builtins; i++) {
    if (str_equal(builtins[i].name, name)) {
      return builtins[i].size;
    }
  }
  return 0;
}

bool msg_is_name(const char *text) {
  if (!isalpha((unsigned char)*text) || (unsigned char)*text > 127) {
    return false;
  }
  for (const char *p = text; *p != '\0'; p++) {
    if ((unsigned char)*p > 127 || (!isalnum((unsigned char)*p) && *p != '_')) {
      return false;
    }
  }
  return true;
}

const char *msg_full_name(Arena *arena, const MsgType *type, const char *package) {
  return arena_format(arena, "%s/%s", type->package != NULL ? type->package : package, type->name);
}

// A number at *p, which moves behind it. False: there is none, or it is too large.
static bool number(const char **p, uint64_t *out) {
  char *end;
  if (!isdigit((unsigned char)**p)) {
    return false;
  }
  *out = strtoull(*p, &end, 10);
  *p = end;
  return *out <= UINT32_MAX;
}

// "[]", "[4]", "[<=4]" at p.
static bool read_brackets(MsgReader *r, MsgType *type, const char *p) {
  p++;
  type->shape = MSG_SEQUENCE;
  if (str_starts(p, "<=")) {
    p += 2;
    reader_needs_ros2(r, "a bound");
    if (!number(&p, &type->length) || type->length == 0) {
      return false;
    }
  } else if (*p != ']') {
    type->shape = MSG_ARRAY;
    if (!number(&p, &type->length)) {
      return false;
    }
  }
  return str_equal(p, "]");
}

// The name of a message, with or without its package.
static bool read_message(MsgReader *r, MsgType *type, const char *name) {
  const char *slash = strchr(name, '/');
  if (str_equal(name, "Header")) {
    reader_needs_ros1(r, "'Header' without its package");
    type->package = "std_msgs";
  } else if (slash != NULL) {
    type->package = arena_strndup(r->arena, name, (size_t)(slash - name));
    name = slash + 1;
    if (str_starts(name, "msg/")) {
      reader_needs_ros2(r, "'msg/' in a type");
      name += strlen("msg/");
    }
  }
  type->name = name;
  return msg_is_name(name) && (type->package == NULL || msg_is_name(type->package));
}

bool reader_type(MsgReader *r, const char *word, MsgType *type) {
  *type = (MsgType){.text = word};
  size_t size = strcspn(word, "[<");
  const char *name = arena_strndup(r->arena, word, size), *rest = word + size;
  type->is_builtin = is_builtin(name);
  type->name = name;
  if (!type->is_builtin && !read_message(r, type, name)) {
    return false;
  }
  if (str_equal(name, "time") || str_equal(name, "duration")) {
    reader_needs_ros1(r, "a builtin time");
  } else if (str_equal(name, "wstring")) {
    reader_needs_ros2(r, "wide text");
  }
  if (str_starts(rest, "<=")) {
    rest += 2;
    reader_needs_ros2(r, "a bound");
    if (!type->is_builtin || msg_builtin_size(name) != 0 || !number(&rest, &type->text_limit) ||
        type->text_limit == 0) {
      return false;
    }
  }
  return *rest == '\0' || (*rest == '[' && read_brackets(r, type, rest));
}
