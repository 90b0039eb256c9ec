/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Layouts as a table for people, and as JSON.
 */
#include <inttypes.h>
#include <string.h>

#include "tools/layout.h"

static const char *const roles[] = {"field",    "count",   "capacity", "presence",
                                    "selector", "unknown", "skipped",  "hole"};

// "12..20", "8" where it is always the same, "4.." without an end.
static const char *range(Arena *arena, Bounds bytes) {
  return bytes.max == BYTES_UNBOUNDED ? arena_format(arena, "%" PRIu64 "..", bytes.min)
         : bytes.min == bytes.max
             ? arena_format(arena, "%" PRIu64, bytes.min)
             : arena_format(arena, "%" PRIu64 "..%" PRIu64, bytes.min, bytes.max);
}

static const char *unit(uint64_t n) {
  return n == 1 ? "byte" : "bytes";
}

static bool is_shown(const Message *message) {
  return message->is_main && message->extends == NULL;
}

// ---- Holes ----

typedef struct Holes {
  size_t count;
  uint64_t bits;
} Holes;

static Holes holes_in(const Cells *cells) {
  Holes holes = {0};
  for (size_t i = 0; i < cells->count; i++) {
    if (cells->items[i].role == CELL_HOLE) {
      holes.count++;
      holes.bits += cells->items[i].bits;
    }
  }
  return holes;
}

// ---- A table ----

#define COLUMNS_MAX 16

typedef struct Table {
  Arena *arena;
  size_t columns;
  VEC(const char **) rows;
} Table;

static const char **add_row(Table *table) {
  const char **row = arena_array(table->arena, const char *, COLUMNS_MAX);
  for (size_t i = 0; i < COLUMNS_MAX; i++) {
    row[i] = "";
  }
  vec_push(table->arena, &table->rows, row);
  return row;
}

// Numbers stand to the right.
static void print_table(const Table *table, FILE *out) {
  size_t widths[COLUMNS_MAX] = {0};
  for (size_t i = 0; i < table->rows.count; i++) {
    for (size_t k = 0; k < table->columns; k++) {
      size_t size = strlen(table->rows.items[i][k]);
      widths[k] = size > widths[k] ? size : widths[k];
    }
  }
  for (size_t i = 0; i < table->rows.count; i++) {
    size_t last = table->columns;
    while (last != 0 && *table->rows.items[i][last - 1] == '\0') {
      last--;
    }
    for (size_t k = 0; k < last; k++) {
      int width = k + 1 == last && k >= 2 ? 0 : (int)widths[k];
      fprintf(out, k < 2 ? "  %*s" : "  %-*s", width, table->rows.items[i][k]);
    }
    fputc('\n', out);
  }
}

// "12", and "12:3" for the third bit of that byte.
static const char *place_text(Arena *arena, const Cell *cell) {
  return cell->start % 8 != 0 || cell->is_bit_field
             ? arena_format(arena, "%" PRIu64 ":%" PRIu64, cell->start / 8, cell->start % 8)
             : arena_format(arena, "%" PRIu64, cell->start / 8);
}

static const char *size_text(Arena *arena, const Cell *cell) {
  return cell->is_bit_field ? arena_format(arena, "%" PRIu64 "b", cell->bits)
                            : arena_format(arena, "%" PRIu64, cell->bits / 8);
}

// What a cell is for, where it is no field.
static const char *purpose(Arena *arena, const Cell *cell) {
  return cell->role == CELL_FIELD ? ""
         : cell->role == CELL_HOLE || cell->field == NULL
             ? roles[cell->role]
             : arena_format(arena, "%s of %s", roles[cell->role], cell->field->member.path);
}

static void add_cell(Table *table, const Layout *layout, const Message *message, const Cell *cell) {
  const char **row = add_row(table);
  row[0] = place_text(table->arena, cell);
  row[1] = size_text(table->arena, cell);
  row[2] = cell->member != NULL ? cell->member->path : "-";
  row[3] = cell->member != NULL ? cell->member->spelling : "";
  if (cell->role != CELL_FIELD) {
    row[4] = purpose(table->arena, cell);
    return;
  }
  for (size_t i = 0; i < layout->plans.count; i++) {
    Bounds bytes = layout_bytes(plan_of(layout->plans.items[i], message), cell->field);
    row[4 + i] = range(table->arena, bytes);
  }
}

// ---- A message ----

static void print_sizes(const Layout *layout, const Message *message, FILE *out) {
  for (size_t i = 0; i < layout->plans.count; i++) {
    const Plan *plan = plan_of(layout->plans.items[i], message);
    fprintf(out, "  %s: %s bytes", plan->format, range(layout->arena, plan->bytes));
    if (plan->bounded && plan->bytes.min == plan->bytes.max) {
      fprintf(out, ", constant: %s_fixed_size_%s", message->name, plan->format);
    } else if (plan->bounded) {
      fprintf(out, ", largest is constant: %s_max_size_%s", message->name, plan->format);
    }
    fputc('\n', out);
  }
  fprintf(out, "  %s\n",
          layout->owns_nothing[message->index] ? "owns nothing: release is empty"
                                               : "owns memory: release frees it");
}

static void print_message(const Layout *layout, const Message *message, FILE *out) {
  Cells cells = layout_cells(layout->arena, message);
  Holes holes = holes_in(&cells);
  fprintf(out, "\n%s \"%s\": %" PRIu64 " %s, aligned to %" PRIu64, message->name,
          message->full_name, message->size, unit(message->size), message->align);
  if (holes.count == 0) {
    fputs(", no holes\n", out);
  } else {
    fprintf(out, ", %zu hole%s of %" PRIu64 " %s\n", holes.count, holes.count == 1 ? "" : "s",
            holes.bits % 8 == 0 ? holes.bits / 8 : holes.bits,
            holes.bits % 8 == 0 ? unit(holes.bits / 8) : "bits");
  }
  Table table = {.arena = layout->arena, .columns = 4 + layout->plans.count};
  table.columns = table.columns < 5 ? 5 : table.columns;
  const char **head = add_row(&table);
  head[0] = "offset";
  head[1] = "size";
  head[2] = "member";
  head[3] = "type";
  for (size_t i = 0; i < layout->plans.count; i++) {
    head[4 + i] = layout->plans.items[i]->format;
  }
  for (size_t i = 0; i < cells.count; i++) {
    add_cell(&table, layout, message, &cells.items[i]);
  }
  print_table(&table, out);
  print_sizes(layout, message, out);
}

void layout_print_text(const Layout *layout, FILE *out) {
  const Schema *schema = layout->schema;
  const char *slash = strrchr(schema->source, '/');
  fprintf(out, "%s for %s: %u-bit, %s-endian\n", slash != NULL ? slash + 1 : schema->source,
          schema->target.triple, 8 * schema->target.pointer_size,
          schema->target.big_endian ? "big" : "little");
  for (size_t i = 0; i < schema->messages.count; i++) {
    if (is_shown(schema->messages.items[i])) {
      print_message(layout, schema->messages.items[i], out);
    }
  }
}

// ---- JSON ----

static void json_bounds(Json *json, Bounds bytes) {
  json_number(json, "min", bytes.min);
  if (bytes.max == BYTES_UNBOUNDED) {
    json_null(json, "max");
  } else {
    json_number(json, "max", bytes.max);
  }
}

static void json_cell(const Layout *layout, const Message *message, const Cell *cell, Json *json) {
  json_open(json, NULL, '{');
  json_text(json, "role", roles[cell->role]);
  json_number(json, "offset", cell->start / 8);
  if (cell->is_bit_field) {
    json_number(json, "bit", cell->start % 8);
    json_number(json, "bits", cell->bits);
  } else {
    json_number(json, "size", cell->bits / 8);
  }
  if (cell->member != NULL) {
    json_text(json, "member", cell->member->path);
    json_text(json, "type", cell->member->spelling);
  }
  if (cell->role != CELL_FIELD && cell->field != NULL) {
    json_text(json, "of", cell->field->member.path);
  }
  if (cell->role == CELL_FIELD && cell->field->has_number) {
    json_number(json, "number", cell->field->number);
  }
  if (cell->role == CELL_FIELD) {
    json_open(json, "formats", '{');
    for (size_t i = 0; i < layout->plans.count; i++) {
      const Plan *plan = plan_of(layout->plans.items[i], message);
      json_open(json, plan->format, '{');
      json_bounds(json, layout_bytes(plan, cell->field));
      json_close(json, '}');
    }
    json_close(json, '}');
  }
  json_close(json, '}');
}

static void json_formats(const Layout *layout, const Message *message, Json *json) {
  json_open(json, "formats", '{');
  for (size_t i = 0; i < layout->plans.count; i++) {
    const Plan *plan = plan_of(layout->plans.items[i], message);
    json_open(json, plan->format, '{');
    json_bounds(json, plan->bytes);
    json_bool(json, "constant", plan->bounded && plan->bytes.min == plan->bytes.max);
    json_close(json, '}');
  }
  json_close(json, '}');
}

static void json_message(const Layout *layout, const Message *message, Json *json) {
  Cells cells = layout_cells(layout->arena, message);
  Holes holes = holes_in(&cells);
  json_open(json, NULL, '{');
  json_text(json, "name", message->name);
  json_text(json, "full_name", message->full_name);
  json_text(json, "type", message->c_type);
  json_number(json, "size", message->size);
  json_number(json, "alignment", message->align);
  json_number(json, "holes", holes.count);
  json_number(json, "hole_bits", holes.bits);
  json_bool(json, "owns_nothing", layout->owns_nothing[message->index]);
  json_formats(layout, message, json);
  json_open(json, "members", '[');
  for (size_t i = 0; i < cells.count; i++) {
    json_cell(layout, message, &cells.items[i], json);
  }
  json_close(json, ']');
  json_close(json, '}');
}

void layout_print_json(const Layout *layout, Json *json) {
  const Schema *schema = layout->schema;
  json_open(json, NULL, '{');
  json_text(json, "header", schema->source);
  json_text(json, "target", schema->target.triple);
  json_number(json, "pointer_size", schema->target.pointer_size);
  json_bool(json, "big_endian", schema->target.big_endian);
  json_open(json, "messages", '[');
  for (size_t i = 0; i < schema->messages.count; i++) {
    if (is_shown(schema->messages.items[i])) {
      json_message(layout, schema->messages.items[i], json);
    }
  }
  json_close(json, ']');
  json_close(json, '}');
}
