/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * nanopb's words for choices, and what the two vocabularies share.
 */
#ifndef IMPORT_NANOPB_H
#define IMPORT_NANOPB_H

#include "import/choices.h"

/* The most that a length or a count may be. */
#define CHOICE_MOST UINT64_C(0x7fffffff)

/* `key`, or `key = value`. */
typedef struct ChoiceItem {
  Arena *arena;
  Diag *diag;
  Location at;
  const char *key;
  const char *value; // NULL: none
} ChoiceItem;

/* 0, and a diagnostic, where the value is no number from 1 to `most`. */
uint64_t choice_number(const ChoiceItem *item, uint64_t most);
/* true, false; a key alone is true. */
Answer choice_answer(const ChoiceItem *item);
bool choice_is_name(const char *text, bool may_be_empty);

/* An item in nanopb's words. */
void nanopb_choice(const ChoiceItem *item, Choices *out);

#endif
