/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * `hone check`: what changed between two versions of a schema so that programs
 * made of one cannot, or can only in part, talk to programs made of the other.
 * Each finding belongs to a rule (rules.def) and says which formats it breaks.
 *
 *   check.c         messages, their ranges, enums
 *   check_field.c   two versions of a field, for formats with numbers and names
 *   check_ros1.c    formats where position is all there is
 *   check_print.c   findings, as text and as JSON
 */
#ifndef HONE_TOOLS_CHECK_H
#define HONE_TOOLS_CHECK_H

#include "schema/schema.h"

typedef enum Rule {
#define RULE(NAME, WORD, SEVERITY) RULE_##NAME,
#include "tools/rules.def"
#undef RULE
} Rule;

/* A set of formats. */
typedef enum CheckFormats {
  CHECK_PROTOBUF = 1,
  CHECK_JSON = 2,
  CHECK_ROS1 = 4,
} CheckFormats;

/* The format of that name, or 0. */
unsigned check_format(const char *name);

typedef enum Severity {
  SEVERITY_WARNING, // works, but not with everything
  SEVERITY_ERROR,   // breaks
} Severity;

typedef struct Finding {
  Rule rule;
  Severity severity;
  unsigned formats;
  const char *message; // full name of the message or enum; NULL: the whole schema
  const char *member;  // of the field or enumerator; NULL: none
  const char *text;
  Location at;     // in the new version
  Location was_at; // in the old one; file NULL: nowhere
} Finding;

typedef struct Check {
  Arena *arena;
  const Schema *old_schema, *new_schema;
  unsigned formats;
  VEC(Finding) findings;
} Check;

/* Adds a finding for each change, in the order of the old schema. */
void check_run(Check *check);

/* How many findings have this severity. */
size_t check_count(const Check *check, Severity severity);

/* A diagnostic for each finding, with the place where it was. */
void check_print_text(const Check *check, Diag *diag);
void check_print_json(const Check *check, FILE *out);

/* ---- Between the files of check ---- */

/* Where a finding stands: what is compared. */
typedef struct Subject {
  const char *message, *member;
  Location was_at, at;
} Subject;

void check_report(Check *check, Rule rule, unsigned formats, Subject subject, const char *format,
                  ...) __attribute__((format(printf, 5, 6)));

/* Whether a full name of the old schema and one of the new are the same, but for the package. */
bool check_same_name(const Check *check, const char *old_name, const char *new_name);
bool check_is_reserved(const Message *message, uint32_t number);

void check_field(Check *check, const Message *old_message, const Message *new_message,
                 const Field *old_field, const Field *new_field);
void check_positions(Check *check, const Message *old_message, const Message *new_message);

/* The field with this number, or NULL. */
const Field *check_find(const Message *message, uint32_t number);

#endif
