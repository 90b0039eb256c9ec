/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * From a flat list of functions to messages. A message is one that is known by
 * a header, or whose functions give it away: M_encode_F, M_decode_F, M_table_F and
 * M_size_F for a format F, or both M_init and M_release. A function belongs to
 * the message with the longest name that begins it.
 */
#include "tools/size.h"

#include <stdlib.h>
#include <string.h>

#include "support/map.h"
#include "support/str.h"

// ---- Messages ----

typedef struct Grouping {
  Size *size;
  Map functions; // by name: which there are
  Map messages;  // by name: SizeMessage.index + 1
} Grouping;

static void add_message(Grouping *g, const char *name) {
  if (map_get(&g->messages, name) != NULL) {
    return;
  }
  SizeMessage message = {.name = name};
  vec_push(g->size->arena, &g->size->messages, message);
  map_put(&g->messages, name, (void *)(uintptr_t)g->size->messages.count);
}

static const char *without(Arena *arena, const char *name, const char *end) {
  size_t size = strlen(name) - strlen(end);
  return str_ends(name, end) && size != 0 ? arena_strndup(arena, name, size) : NULL;
}

static void find_message(Grouping *g, const char *name) {
  static const char *const verbs[] = {"encode", "decode", "size", "table"};
  Arena *arena = g->size->arena;
  for (size_t i = 0; i < g->size->formats.count; i++) {
    for (size_t k = 0; k < sizeof verbs / sizeof *verbs; k++) {
      const char *end = arena_format(arena, "_%s_%s", verbs[k], g->size->formats.items[i]);
      const char *message = str_ends(name, end) ? without(arena, name, end) : NULL;
      if (message != NULL) {
        add_message(g, message);
        return;
      }
    }
  }
  const char *message = str_ends(name, "_init") ? without(arena, name, "_init") : NULL;
  if (message != NULL &&
      map_get(&g->functions, arena_format(arena, "%s_release", message)) != NULL) {
    add_message(g, message);
  }
}

// The longest message name that stands before an underscore; NULL: none.
static SizeMessage *message_of(Grouping *g, const char *function) {
  char *stem = arena_strdup(g->size->arena, function);
  for (size_t i = strlen(stem); i-- > 1;) {
    if (stem[i] == '_') {
      stem[i] = '\0';
      uintptr_t index = (uintptr_t)map_get(&g->messages, stem);
      if (index != 0) {
        return &g->size->messages.items[index - 1];
      }
    }
  }
  return NULL;
}

// "get_protobuf_trusted" is protobuf's.
static const char *format_of(const Size *size, const char *rest) {
  const char *first = NULL, *found = SIZE_VALUES;
  for (size_t i = 0; i < size->formats.count; i++) {
    const char *format = size->formats.items[i];
    size_t length = strlen(format);
    for (const char *p = strstr(rest, format); p != NULL; p = strstr(p + 1, format)) {
      bool is_whole =
          p != rest && p[-1] == '_' && (p[length] == '\0' || strchr("_.", p[length]) != NULL);
      if (is_whole && (first == NULL || p < first)) {
        first = p;
        found = format;
      }
    }
  }
  return found;
}

static SizeFormat *part_of(Arena *arena, SizeMessage *message, const char *format) {
  for (size_t i = 0; i < message->formats.count; i++) {
    if (str_equal(message->formats.items[i].name, format)) {
      return &message->formats.items[i];
    }
  }
  SizeFormat made = {.name = format};
  vec_push(arena, &message->formats, made);
  return &message->formats.items[message->formats.count - 1];
}

// ---- Order ----

static int by_bytes(uint64_t a, uint64_t b, const char *a_name, const char *b_name) {
  return a != b ? (a > b ? -1 : 1) : strcmp(a_name, b_name);
}

static int compare_functions(const void *a, const void *b) {
  const Function *x = a, *y = b;
  return by_bytes(x->bytes, y->bytes, x->name, y->name);
}

static int compare_formats(const void *a, const void *b) {
  const SizeFormat *x = a, *y = b;
  return by_bytes(x->bytes, y->bytes, x->name, y->name);
}

static int compare_messages(const void *a, const void *b) {
  const SizeMessage *x = a, *y = b;
  return by_bytes(x->bytes, y->bytes, x->name, y->name);
}

static void sort(void *items, size_t count, size_t size,
                 int (*compare)(const void *, const void *)) {
  if (count != 0) {
    qsort(items, count, size, compare);
  }
}

static void sort_all(Size *size) {
  for (size_t i = 0; i < size->messages.count; i++) {
    SizeMessage *message = &size->messages.items[i];
    for (size_t k = 0; k < message->formats.count; k++) {
      Functions *functions = &message->formats.items[k].functions;
      sort(functions->items, functions->count, sizeof *functions->items, compare_functions);
    }
    sort(message->formats.items, message->formats.count, sizeof *message->formats.items,
         compare_formats);
  }
  sort(size->messages.items, size->messages.count, sizeof *size->messages.items, compare_messages);
  sort(size->others.items, size->others.count, sizeof *size->others.items, compare_functions);
}

// ---- All ----

static void add_function(Grouping *g, const Function *function) {
  Size *size = g->size;
  SizeMessage *message = message_of(g, function->name);
  if (message == NULL) {
    vec_push(size->arena, &size->others, *function);
    size->other_bytes += function->bytes;
    return;
  }
  SizeFormat *part =
      part_of(size->arena, message, format_of(size, function->name + strlen(message->name)));
  vec_push(size->arena, &part->functions, *function);
  part->bytes += function->bytes;
  message->bytes += function->bytes;
  size->bytes += function->bytes;
}

void size_group(Size *size) {
  Grouping g = {size, map_new(size->arena), map_new(size->arena)};
  for (size_t i = 0; i < size->functions.count; i++) {
    const Function *function = &size->functions.items[i];
    map_put(&g.functions, function->name, (void *)(uintptr_t)function);
  }
  for (size_t i = 0; i < size->names.count; i++) {
    add_message(&g, size->names.items[i]);
  }
  for (size_t i = 0; i < size->functions.count; i++) {
    find_message(&g, size->functions.items[i].name);
  }
  for (size_t i = 0; i < size->functions.count; i++) {
    add_function(&g, &size->functions.items[i]);
  }
  sort_all(size);
}

uint64_t size_of_format(const Size *size, const char *format) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < size->messages.count; i++) {
    const SizeMessage *message = &size->messages.items[i];
    for (size_t k = 0; k < message->formats.count; k++) {
      bytes +=
          str_equal(message->formats.items[k].name, format) ? message->formats.items[k].bytes : 0;
    }
  }
  return bytes;
}
