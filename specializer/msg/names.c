// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What messages and services are called in ROS 1, ROS 2 and DDS.

#include "msg/spell.h"
#include "support/str.h"

// "pkg" of "pkg.Name"; NULL: there is none, or one of several words.
static const char *plain_package(Arena *arena, const Message *message) {
  const char *dot = strchr(message->full_name, '.');
  if (dot == NULL || strchr(dot + 1, '.') != NULL) {
    return NULL;
  }
  return arena_strndup(arena, message->full_name, (size_t)(dot - message->full_name));
}

static const char *last_part(const char *name, char separator) {
  const char *found = strrchr(name, separator);
  return found != NULL ? found + 1 : name;
}

const char *msg_ros1_name(Arena *arena, const Message *message) {
  if (message->ros1_name != NULL) {
    return message->ros1_name;
  }
  const char *package = plain_package(arena, message);
  return package == NULL
             ? NULL
             : arena_format(arena, "%s/%s", package, last_part(message->full_name, '.'));
}

// The last "::" or, where there is none, the last "__" with something on both sides.
static const char *last_separator(const char *name) {
  const char *found = NULL;
  for (const char *p = strstr(name, "::"); p != NULL; p = strstr(p + 1, "::")) {
    found = p;
  }
  if (found == NULL) {
    for (const char *p = strstr(name, "__"); p != NULL && p[2] != '\0'; p = strstr(p + 1, "__")) {
      found = p != name ? p : found;
    }
  }
  return found;
}

// Namespace and name, as C (a__b), C++ (a::b) and paths (a/b) join them.
static const char *normalized(Arena *arena, const char *said) {
  Str out = str_new(arena);
  const char *slash = strrchr(said, '/');
  const char *end = slash != NULL ? slash : last_separator(said);
  for (const char *p = said; end != NULL && p < end;) {
    bool is_double = str_starts(p, "::") || str_starts(p, "__");
    str_add_char(&out, is_double ? '/' : *p);
    p += is_double ? 2 : 1;
  }
  const char *name = end == NULL ? said : end == slash ? end + 1 : end + 2;
  str_addf(&out, "%s%s", out.size != 0 ? "/" : "", name);
  return str_text(&out);
}

const char *msg_ros2_name(Arena *arena, const Message *message) {
  if (message->ros2_name != NULL) {
    return normalized(arena, message->ros2_name);
  }
  const char *package = plain_package(arena, message);
  const char *name = last_part(message->full_name, '.');
  return package != NULL ? arena_format(arena, "%s/msg/%s", package, name) : name;
}

const char *msg_dds_name(Arena *arena, const Message *message) {
  const char *name = msg_ros2_name(arena, message), *last = last_part(name, '/');
  Str out = str_new(arena);
  for (const char *p = name; p < last; p++) {
    str_add(&out, *p == '/' ? "::" : (char[]){*p, '\0'});
  }
  str_addf(&out, "dds_::%s_", last);
  return str_text(&out);
}

// ---- Services ----

static const char *without(Arena *arena, const char *name, const char *ending) {
  if (name == NULL || !str_ends(name, ending) || str_equal(name, ending)) {
    return NULL;
  }
  size_t size = strlen(name) - strlen(ending);
  return arena_strndup(arena, name, size - (name[size - 1] == '_'));
}

const char *msg_service_name(Arena *arena, const Message *response) {
  return without(arena, msg_ros1_name(arena, response), "Response");
}

const char *msg_service_stem(Arena *arena, const Message *response) {
  return without(arena, response->name, "Response");
}

const Message *msg_request_of(Arena *arena, const Schema *schema, const Message *response) {
  const char *name = msg_service_name(arena, response);
  const char *stem = msg_service_stem(arena, response);
  for (size_t i = 0; name != NULL && stem != NULL && i < schema->messages.count; i++) {
    const Message *other = schema->messages.items[i];
    if (str_equal(without(arena, msg_ros1_name(arena, other), "Request"), name) &&
        str_equal(without(arena, other->name, "Request"), stem) &&
        str_equal(other->file, response->file)) {
      return other;
    }
  }
  return NULL;
}
