/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What can be wrong with a message as a whole: ranges that are none, numbers
 * that meet. protoc has seen to all of it; other writers of descriptors may
 * not have.
 */
#include <stdlib.h>
#include <string.h>

#include "import/link.h"

typedef struct Span {
  int64_t first, last; // both inclusive
  char kind;           // 'f'ield, 'r'eserved, 'e'xtensions
  const char *path;
} Span;

static int by_first(const void *a, const void *b) {
  const Span *x = a, *y = b;
  return x->first != y->first ? (x->first > y->first) - (x->first < y->first)
                              : (x->last > y->last) - (x->last < y->last);
}

static const char *kind_of(const Span *span) {
  return span->kind == 'f' ? "a field" : span->kind == 'r' ? "reserved" : "kept for extensions";
}

static bool add_range(Model *model, const ProtoMessage *message, Span *span, int32_t start,
                      int32_t end, int number, size_t index) {
  int64_t most = message->is_message_set ? INT32_MAX : 536870912;
  span->first = start;
  span->last = (int64_t)end - 1;
  span->path = arena_format(model->arena, "%s.%d.%zu", message->is.path, number, index);
  if (start < 1 || span->last < start || end > most) {
    diag_error(model->diag, place_at(message->is.file, span->path),
               "%d to %lld of '%s' is no range of field numbers", (int)start, (long long)span->last,
               message->is.full_name);
    return false;
  }
  return true;
}

static void check_numbers(Model *model, const ProtoMessage *message) {
  const DescriptorProto *proto = message->proto;
  size_t room = message->fields.count + proto->n_reserved_range + proto->n_extension_range;
  Span *spans = arena_array(model->arena, Span, room + 1);
  size_t count = 0;
  for (size_t i = 0; i < message->fields.count; i++) {
    const ProtoField *field = message->fields.items[i];
    Span span = {field->proto->number, field->proto->number, 'f', field->is.path};
    spans[count++] = span;
  }
  for (size_t i = 0; i < proto->n_reserved_range; i++) {
    const ReservedRange *range = &proto->reserved_range[i];
    spans[count].kind = 'r';
    count += add_range(model, message, &spans[count], range->start, range->end, 9, i);
  }
  for (size_t i = 0; i < proto->n_extension_range; i++) {
    const ExtensionRange *range = &proto->extension_range[i];
    spans[count].kind = 'e';
    count += add_range(model, message, &spans[count], range->start, range->end, 5, i);
  }
  qsort(spans, count, sizeof *spans, by_first);
  for (size_t i = 1; i < count; i++) {
    const Span *a = &spans[i - 1], *b = &spans[i];
    if (b->first <= a->last && !(a->kind == b->kind && a->kind != 'f')) {
      diag_error(model->diag, place_at(message->is.file, b->path),
                 "the number %lld of '%s' is %s and %s", (long long)b->first, message->is.full_name,
                 kind_of(a), kind_of(b));
    }
  }
}

static void check_reserved_names(Model *model, const ProtoMessage *message) {
  const DescriptorProto *proto = message->proto;
  Map names = map_new(model->arena);
  for (size_t i = 0; i < proto->n_reserved_name; i++) {
    Location at =
        place_at(message->is.file, arena_format(model->arena, "%s.10.%zu", message->is.path, i));
    const char *name = link_name(model, at, proto->reserved_name[i], "a reserved name");
    if (name != NULL) {
      map_put(&names, name, (void *)(uintptr_t)name);
    }
  }
  for (size_t i = 0; i < message->fields.count; i++) {
    const ProtoField *field = message->fields.items[i];
    if (map_get(&names, field->is.name) != NULL) {
      diag_error(model->diag, place_of(&field->is), "the name of '%s' is reserved",
                 field->is.full_name);
    }
  }
}

void check_message(Model *model, const ProtoMessage *message) {
  check_numbers(model, message);
  check_reserved_names(model, message);
}
