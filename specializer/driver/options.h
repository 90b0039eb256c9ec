/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The command line: `hone [specialize] HEADER... [options] [-- CLANG-ARGS]`,
 * parsed by argp. A word that is not known is an error, never skipped.
 */
#ifndef HONE_DRIVER_OPTIONS_H
#define HONE_DRIVER_OPTIONS_H

#include "driver/read.h"
#include "formats/format.h"
#include "storage/storage.h"

typedef enum Dump { DUMP_NONE, DUMP_SCHEMA, DUMP_PLAN } Dump;

typedef struct Options {
  Arena *arena;
  VEC(const char *) headers;
  VEC(const Format *) formats;
  VEC(const char *) verbs; // empty: all
  VEC(const Storage *) storages;
  const char *output; // the folder, "." by default
  const char *base;   // headers keep their path below it; NULL: only their name
  const char *depfile;
  ReadOptions read;
  bool portable;
  Optimize optimize; // of messages that do not say it themselves
  Dump dump;
  const char *dump_format; // DUMP_PLAN: of the format; "values" for the plan of the values
  const char *after;       // stop the passes there
} Options;

/* Exits with 64 (EX_USAGE) and a message where the words are off; --help and --version exit 0. */
void options_parse(Options *options, Arena *arena, int argc, char **argv);

#endif
