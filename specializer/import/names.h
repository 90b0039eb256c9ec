/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the two files that give names share.
 */
#ifndef IMPORT_NAMES_H
#define IMPORT_NAMES_H

#include "import/model.h"
#include "support/str.h"

typedef struct Names {
  Model *model;
  Arena *arena;
  Map words;    // keywords and macros
  Map declared; // what the C library declares
  Map globals;  // what is taken at file level: Declaration
  Map visible;  // files that the one at work includes, and itself
  Map stems;    // messages: generated names begin with them
} Names;

/* Whether nothing at all may be called so. */
bool names_is_word(const Names *names, const char *name);

/* Whether a file that is visible now declares the name. */
bool names_is_visible(const Names *names, const char *name);

/* What to try when `name` cannot be had: an underscore behind it, or an x in front of a name that
 * cannot be had because of how it begins. */
const char *names_next(const Names *names, const char *name);

void members_name(Names *names, ProtoMessage *message);
void members_name_extensions(Names *names, ProtoExtensions *set);

#endif
