/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What can be wrong with a message or an enum as a whole: ranges that are none,
 * numbers and names that meet. protoc has seen to all of it; other writers of descriptors may
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

// Names that are none (proto2 and proto3 let one reserve any text) are left out.
static void read_names(Model *model, const Declaration *is, int number, const hone_str *from,
                       size_t count, NameList *out) {
  for (size_t i = 0; i < count; i++) {
    Location at = place_at(is->file, arena_format(model->arena, "%s.%d.%zu", is->path, number, i));
    const char *name = link_text(model, at, from[i], "a reserved name");
    if (name == NULL) {
      continue;
    }
    if (link_is_name(name)) {
      vec_push(model->arena, out, name);
    } else {
      diag_warning(model->diag, at, "the reserved name \"%s\" of '%s' is no name and is left out",
                   str_c_escape(model->arena, name, strlen(name)), is->full_name);
    }
  }
}

static void check_name(Model *model, const NameList *names, const Declaration *is) {
  for (size_t i = 0; i < names->count; i++) {
    if (str_equal(names->items[i], is->name)) {
      diag_error(model->diag, place_of(is), "the name of '%s' is reserved", is->full_name);
    }
  }
}

void check_message(Model *model, ProtoMessage *message) {
  const DescriptorProto *proto = message->proto;
  check_numbers(model, message);
  read_names(model, &message->is, 10, proto->reserved_name, proto->n_reserved_name,
             &message->reserved_names);
  for (size_t i = 0; i < message->fields.count; i++) {
    check_name(model, &message->reserved_names, &message->fields.items[i]->is);
  }
}

// ---- Enums ----

static int by_number(const void *a, const void *b) {
  const ProtoValue *x = *(const ProtoValue *const *)a, *y = *(const ProtoValue *const *)b;
  return (x->number > y->number) - (x->number < y->number);
}

static void check_aliases(Model *model, const ProtoEnum *made) {
  size_t count = made->values.count;
  const ProtoValue **sorted = arena_array(model->arena, const ProtoValue *, count + 1);
  for (size_t i = 0; i < count; i++) {
    sorted[i] = made->values.items[i];
  }
  qsort(sorted, count, sizeof *sorted, by_number);
  for (size_t i = 1; i < count; i++) {
    if (sorted[i]->number == sorted[i - 1]->number) {
      diag_error(model->diag, place_of(&sorted[i]->is),
                 "'%s' and '%s' both are %d; say allow_alias", sorted[i - 1]->is.full_name,
                 sorted[i]->is.full_name, (int)sorted[i]->number);
      return;
    }
  }
}

static void check_values(Model *model, const ProtoEnum *made) {
  const EnumDescriptorProto *proto = made->proto;
  for (size_t i = 0; i < proto->n_reserved_range; i++) {
    const EnumReservedRange *range = &proto->reserved_range[i];
    if (range->end < range->start) {
      diag_error(model->diag, place_of(&made->is), "%d to %d of '%s' is no range of values",
                 (int)range->start, (int)range->end, made->is.full_name);
    }
    for (size_t k = 0; k < made->values.count; k++) {
      const ProtoValue *value = made->values.items[k];
      if (value->number >= range->start && value->number <= range->end) {
        diag_error(model->diag, place_of(&value->is), "the number of '%s' is reserved",
                   value->is.full_name);
      }
    }
  }
}

void check_enum(Model *model, ProtoEnum *made) {
  const EnumDescriptorProto *proto = made->proto;
  read_names(model, &made->is, 5, proto->reserved_name, proto->n_reserved_name,
             &made->reserved_names);
  for (size_t i = 0; i < made->values.count; i++) {
    check_name(model, &made->reserved_names, &made->values.items[i]->is);
  }
  check_values(model, made);
  if (proto->options == NULL || !proto->options->allow_alias) {
    check_aliases(model, made);
  }
  if (!made->is_closed && made->values.count != 0 && made->values.items[0]->number != 0) {
    diag_error(model->diag, place_of(&made->values.items[0]->is),
               "the open enum '%s' begins with %d; its first enumerator is 0", made->is.full_name,
               (int)made->values.items[0]->number);
  }
}
