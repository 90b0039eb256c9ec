/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * `hone layout`: how messages lie in C on one target (offsets, holes, what
 * counts and tells presence), how many bytes each field takes in each format,
 * and what is a constant.
 */
#ifndef HONE_TOOLS_LAYOUT_H
#define HONE_TOOLS_LAYOUT_H

#include "plan/plan.h"
#include "tools/json.h"

typedef enum CellRole {
  CELL_FIELD,
  CELL_COUNT,
  CELL_CAPACITY,
  CELL_PRESENCE,
  CELL_SELECTOR,
  CELL_UNKNOWN,
  CELL_SKIPPED,
  CELL_HOLE,
} CellRole;

/* A stretch of a struct, in bits; the arms of a union have the same. */
typedef struct Cell {
  CellRole role;
  uint64_t start, bits;
  bool is_bit_field;
  const Member *member; // NULL: a hole
  const Field *field;   // whose value, count or presence it is; NULL: nobody's
} Cell;

typedef struct Layout {
  Arena *arena;
  const Schema *schema;
  VEC(const PlanSet *) plans; // one per format, with bounds, nothing fused
  const bool *owns_nothing;   // by Message.index
} Layout;

/* The cells of a message, by their place; those of a flattened struct among them. */
typedef VEC(Cell) Cells;
Cells layout_cells(Arena *arena, const Message *message);

/* The bytes that a field takes in a plan, with its key; both 0 where it is not in it. */
Bounds layout_bytes(const Plan *plan, const Field *field);

/* All messages of the main header. */
void layout_print_text(const Layout *layout, FILE *out);
/* One target's object, in a list that is open. */
void layout_print_json(const Layout *layout, Json *json);

#endif
