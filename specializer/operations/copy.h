/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The walk that clone and merge share: every member of `src` is stored into
 * `dst`, which is initialised. What differs is what a CopyRules says.
 */
#ifndef HONE_OPERATIONS_COPY_H
#define HONE_OPERATIONS_COPY_H

#include "operations/members.h"

typedef struct CopyRules {
  const char *message_verb; // what copies a single message: "clone", "merge"
  bool skip_zeros;          // a zero without presence leaves what dst has
  bool keep_labels;         // a case label of no arm is copied
  bool settle_maps;         // of equal keys the last value wins
} CopyRules;

/* Writes the walk into f, whose messages are `dst` and `src`, and the last return. */
void copy_members(const Emission *e, Function *f, const CopyRules *rules);

#endif
