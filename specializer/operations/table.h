/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Messages for which size is what counts, and which own nothing: rows of a
 * table instead of code (decision 0002). Their functions stand in the header,
 * as calls of the runtime's one reader and one writer.
 */
#ifndef HONE_OPERATIONS_TABLE_H
#define HONE_OPERATIONS_TABLE_H

#include "operations/operation.h"

/* Whether the message is optimized for size. */
bool table_is_lean(const Message *message);
/* Whether it, and all that it embeds, is held in its own members alone and begins as zeros. */
bool table_is_plain(const Message *message);
/* Whether a table does the work of this message in this format. */
bool table_serves(const Emission *e);

/* The word in the names of its format's runtime: "pb". */
const char *table_word(const Emission *e);
/* Writes the table, once per message and format. */
void table_emit(const Emission *e);

/* table_functions.c: what the operations emit instead of code. */
void table_size(const Emission *e);
void table_encode(const Emission *e);
void table_decode(const Emission *e);
/* init, clear and release of a plain message: all of it is zeroed, nothing is freed. */
void table_init(const Emission *e);
void table_release(const Emission *e);

#endif
