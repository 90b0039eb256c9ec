/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Cells: every C member that a field is made of, and what is between them.
 */
#include "tools/layout.h"

#include <stdlib.h>

// ---- Members ----

static Cell cell_of(CellRole role, const Member *member, const Field *field) {
  bool is_bit_field = member->bit_width != 0;
  return (Cell){.role = role,
                .start = is_bit_field ? member->bit_offset : 8 * member->offset,
                .bits = is_bit_field ? member->bit_width : 8 * (uint64_t)member->size,
                .is_bit_field = is_bit_field,
                .member = member,
                .field = field};
}

static bool lies_within(const Cell *inner, const Cell *outer) {
  return inner->start >= outer->start && inner->start + inner->bits <= outer->start + outer->bits;
}

// Counts inside of a field's own struct are part of it; a presence member may serve many fields.
static void add(Arena *arena, Cells *cells, CellRole role, const Member *member,
                const Field *field) {
  if (!member_exists(member)) {
    return;
  }
  Cell cell = cell_of(role, member, field);
  for (size_t i = 0; role != CELL_FIELD && i < cells->count; i++) {
    if (lies_within(&cell, &cells->items[i])) {
      return;
    }
  }
  vec_push(arena, cells, cell);
}

static int by_place(const void *a, const void *b) {
  const Cell *x = a, *y = b;
  if (x->start != y->start) {
    return x->start < y->start ? -1 : 1;
  }
  if (x->field != NULL && y->field != NULL && x->field->number != y->field->number) {
    return x->field->number < y->field->number ? -1 : 1; // arms
  }
  return (x->role > y->role) - (x->role < y->role);
}

// ---- Holes ----

static Cells with_holes(Arena *arena, const Cells *cells, uint64_t bits) {
  Cells made = {0};
  uint64_t end = 0;
  for (size_t i = 0; i <= cells->count; i++) {
    uint64_t start = i < cells->count ? cells->items[i].start : bits;
    if (start > end) {
      Cell hole = {.role = CELL_HOLE, .start = end, .bits = start - end};
      hole.is_bit_field = end % 8 != 0 || start % 8 != 0;
      vec_push(arena, &made, hole);
    }
    if (i < cells->count) {
      const Cell *cell = &cells->items[i];
      end = cell->start + cell->bits > end ? cell->start + cell->bits : end;
      vec_push(arena, &made, *cell);
    }
  }
  return made;
}

Cells layout_cells(Arena *arena, const Message *message) {
  Cells cells = {0};
  for (size_t i = 0; i < message->fields.count; i++) {
    add(arena, &cells, CELL_FIELD, &message->fields.items[i]->member, message->fields.items[i]);
  }
  for (size_t i = 0; i < message->fields.count; i++) {
    const Field *field = message->fields.items[i];
    add(arena, &cells, CELL_COUNT, &field->count, field);
    add(arena, &cells, CELL_CAPACITY, &field->capacity, field);
    if (field->presence == PRESENCE_MEMBER) {
      add(arena, &cells, CELL_PRESENCE, &field->presence_member, field);
    } else if (field->presence == PRESENCE_BIT) {
      Member *bits = arena_new_of(arena, Member);
      *bits = field->presence_member;
      bits->size *= field->presence_words != 0 ? (unsigned)field->presence_words : 1;
      add(arena, &cells, CELL_PRESENCE, bits, NULL);
    }
  }
  for (size_t i = 0; i < message->oneofs.count; i++) {
    add(arena, &cells, CELL_SELECTOR, &message->oneofs.items[i]->selector, NULL);
  }
  add(arena, &cells, CELL_UNKNOWN, &message->unknown, NULL);
  for (size_t i = 0; i < message->skipped.count; i++) {
    add(arena, &cells, CELL_SKIPPED, &message->skipped.items[i], NULL);
  }
  if (cells.count != 0) {
    qsort(cells.items, cells.count, sizeof *cells.items, by_place);
  }
  return with_holes(arena, &cells, 8 * message->size);
}

// ---- Bytes on the wire ----

static Bounds sum(const Steps *steps) {
  Bounds bytes = {0, 0};
  for (size_t i = 0; i < steps->count; i++) {
    Bounds one = steps->items[i]->bytes;
    bytes.min += one.min;
    bytes.max = one.max == BYTES_UNBOUNDED || bytes.max == BYTES_UNBOUNDED ? BYTES_UNBOUNDED
                                                                           : bytes.max + one.max;
  }
  return bytes;
}

static bool in_members(const Step *step, const Field *field, Bounds *bytes) {
  for (size_t i = 0; i < step->members.members.count; i++) {
    const MemberStep *member = step->members.members.items[i];
    if (member->field == field && !member->read_only) {
      *bytes = member->bytes;
      return true;
    }
  }
  return false;
}

static bool in_cases(const Step *step, const Field *field, Bounds *bytes) {
  for (size_t i = 0; i < step->select.oneof->arms.count; i++) {
    if (step->select.oneof->arms.items[i] == field) {
      *bytes = sum(&step->select.cases[i]);
      return true;
    }
  }
  return false;
}

static bool in_steps(const Steps *steps, const Field *field, Bounds *bytes) {
  bool found = false;
  for (size_t i = 0; i < steps->count; i++) {
    const Step *step = steps->items[i];
    if (step->kind == STEP_ORIGIN && in_steps(&step->origin.body, field, bytes)) {
      return true;
    }
    if ((step->kind == STEP_MEMBERS && in_members(step, field, bytes)) ||
        (step->kind == STEP_SELECT && in_cases(step, field, bytes))) {
      return true;
    }
    if (step->field == field) { // what stands before it, too
      Steps one = {(Step **)&steps->items[i], 1, 1};
      Bounds more = sum(&one);
      bytes->min += more.min;
      bytes->max = more.max == BYTES_UNBOUNDED ? more.max : bytes->max + more.max;
      found = true;
    }
  }
  return found;
}

Bounds layout_bytes(const Plan *plan, const Field *field) {
  Bounds bytes = {0, 0};
  in_steps(&plan->steps, field, &bytes);
  return bytes;
}
