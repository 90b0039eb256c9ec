/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Budgets: of a file, of annotations, of everything together.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "support/str.h"
#include "tools/size.h"

static const SizeMessage *find_message(const Size *size, const char *name) {
  for (size_t i = 0; i < size->messages.count; i++) {
    if (str_equal(size->messages.items[i].name, name) && size->messages.items[i].bytes != 0) {
      return &size->messages.items[i];
    }
  }
  return NULL;
}

// What a message's largest part is: where to look first.
static const char *largest(const Size *size, const SizeMessage *message) {
  const Function *found = NULL;
  for (size_t i = 0; i < message->formats.count; i++) {
    const Functions *functions = &message->formats.items[i].functions;
    if (functions->count != 0 && (found == NULL || functions->items[0].bytes > found->bytes)) {
      found = &functions->items[0];
    }
  }
  return found == NULL ? ""
                       : arena_format(size->arena, "; the largest is %s with %" PRIu64, found->name,
                                      found->bytes);
}

// ---- A file ----

// The bytes of what a line names. False: there is no such thing.
static bool bytes_of(const Size *size, const char *name, uint64_t *bytes, const char **hint) {
  const char *dot = strchr(name, '.');
  const SizeMessage *message = find_message(
      size, dot == NULL ? name : arena_strndup(size->arena, name, (size_t)(dot - name)));
  *hint = "";
  if (str_equal(name, "total")) {
    *bytes = size->bytes;
    return true;
  }
  if (message != NULL && dot == NULL) {
    *bytes = message->bytes;
    *hint = largest(size, message);
    return true;
  }
  for (size_t i = 0; message != NULL && i < message->formats.count; i++) {
    if (str_equal(message->formats.items[i].name, dot + 1)) {
      *bytes = message->formats.items[i].bytes;
      return true;
    }
  }
  *bytes = size_of_format(size, name);
  if (*bytes != 0) {
    return true;
  }
  for (size_t i = 0; i < size->functions.count; i++) {
    if (str_equal(size->functions.items[i].name, name)) {
      *bytes += size->functions.items[i].bytes;
    }
  }
  return *bytes != 0;
}

static void check_line(const Size *size, Diag *diag, Location at, const char *name,
                       const char *value) {
  char *end;
  uint64_t budget = strtoull(value, &end, 0), bytes;
  const char *hint;
  if (!isdigit((unsigned char)*value) || *end != '\0') {
    diag_error(diag, at, "a line is `name = bytes`, and '%s' is no number of bytes", value);
  } else if (!bytes_of(size, name, &bytes, &hint)) {
    diag_error(diag, at,
               "'%s' is no message, format or function of these objects; remove the line, or name "
               "one that is",
               name);
  } else if (bytes > budget) {
    diag_error(diag, at,
               "'%s' takes %" PRIu64 " bytes of code, %" PRIu64 " more than its budget of %" PRIu64
               "%s",
               name, bytes, bytes - budget, budget, hint);
  }
}

static char *trim(char *text) {
  text += strspn(text, " \t\r");
  size_t size = strlen(text);
  while (size != 0 && strchr(" \t\r", text[size - 1]) != NULL) {
    text[--size] = '\0';
  }
  return text;
}

static void read_line(const Size *size, Diag *diag, Location at, char *line) {
  line[strcspn(line, "#")] = '\0';
  at.column = (unsigned)strspn(line, " \t\r") + 1;
  char *name = trim(line), *equals = strchr(name, '=');
  if (*name == '\0') {
    return;
  }
  if (equals == NULL) {
    diag_error(diag, at, "a line is `name = bytes`, and this one has no '='");
    return;
  }
  *equals = '\0';
  check_line(size, diag, at, trim(name), trim(equals + 1));
}

void size_check_file(const Size *size, Diag *diag, const char *path) {
  FILE *file = fopen(path, "rb");
  Location at = {path, 0, 1};
  char line[1024];
  if (file == NULL) {
    diag_error(diag, (Location){0}, "cannot read the budgets of %s", path);
    return;
  }
  while (fgets(line, sizeof line, file) != NULL) {
    at.line++;
    line[strcspn(line, "\n")] = '\0';
    read_line(size, diag, at, line);
  }
  fclose(file);
}

// ---- Others ----

void size_check_limit(const Size *size, Diag *diag, uint64_t limit) {
  if (size->bytes > limit) {
    const SizeMessage *first = size->messages.count != 0 ? &size->messages.items[0] : NULL;
    diag_error(diag, (Location){0},
               "all functions together take %" PRIu64 " bytes of code, %" PRIu64
               " more than their budget of %" PRIu64 "%s",
               size->bytes, size->bytes - limit, limit,
               first != NULL
                   ? arena_format(size->arena, "; the largest message is %s with %" PRIu64,
                                  first->name, first->bytes)
                   : "");
  }
}

void size_check_schema(const Size *size, Diag *diag, const Schema *schema) {
  for (size_t i = 0; i < schema->messages.count; i++) {
    const Message *message = schema->messages.items[i];
    if (!message->is_main || message->budget == 0) {
      continue;
    }
    const SizeMessage *found = find_message(size, message->name);
    if (found == NULL) {
      diag_error(diag, message->at, "'%s' has a budget, but none of these objects has its code",
                 message->name);
    } else if (found->bytes > message->budget) {
      diag_error(diag, message->at,
                 "'%s' takes %" PRIu64 " bytes of code, %" PRIu64
                 " more than its `budget = %" PRIu64 "`%s",
                 message->name, found->bytes, found->bytes - message->budget, message->budget,
                 largest(size, found));
    }
  }
}
