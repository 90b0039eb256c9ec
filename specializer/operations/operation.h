/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * An operation: one kind of emitted function. It walks a Plan and writes C
 * through a Function, asking the storage for every value. It names no wire
 * format. Adding one: a file here, a line in operations.def.
 *
 * A step kind that an operation does not know is a compile error: its walk is
 * a switch over StepKind without a default.
 */
#ifndef HONE_OPERATIONS_OPERATION_H
#define HONE_OPERATIONS_OPERATION_H

#include "emit/names.h"
#include "emit/unit.h"
#include "plan/constant.h"
#include "plan/plan.h"
#include "storage/storage.h"

/* All that an operation works with, for one message. */
typedef struct Emission {
  Unit *unit;
  Arena *arena;
  const Storage *storage;
  const PlanSet *plans; // of the format; of the values where the operation has no format
  const Plan *plan;     // of this message
  const Message *message;
  const char *format;            // the word in names; NULL without one
  const char *stem;              // storage->message_stem
  const char *type;              // storage->message_type
  const NameConstant *constants; // the format's, for this message
  size_t constant_count;
} Emission;

typedef struct Operation {
  const char *name;  // for tests and --help
  const char *verb;  // the word in --verbs that brings it; NULL: always there
  const char *needs; // verbs whose functions its code calls: "init,release"; NULL: none
  bool per_format;   // once per format; else once, on the plan of the values
  void (*emit)(const Emission *emission);
} Operation;

#define OPERATION(NAME) extern const Operation operation_##NAME;
#include "operations/operations.def"
#undef OPERATION

extern const Operation *const operations[];
extern const size_t operation_count;

#endif
