/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "driver/pipeline.h"

#include <string.h>

#include "driver/macros.h"
#include "driver/place.h"
#include "driver/read.h"
#include "operations/operation.h"
#include "plan/passes.h"
#include "plan/values.h"
#include "support/outfile.h"
#include "support/str.h"

/* One header's output, while the others may still fail. */
typedef struct Output {
  const char *header, *header_text; // x.hone.h
  const char *source, *source_text; // x.hone.c
} Output;

typedef struct Run {
  const Options *options;
  Arena *arena; // of the header at hand
  Arena *whole; // of the whole run: outputs and inputs
  Diag *diag;
  VEC(Output) outputs;
  VEC(const char *) inputs; // for the depfile
} Run;

/* ---- Plans ---- */

static PlanSet *plans_for(const Run *run, const Schema *schema, const Format *format,
                          const Storage *storage) {
  PlanSet *set = format_lower(run->arena, schema, format);
  PassOptions pass_options = {.portable = run->options->portable || !storage->has_layout};
  if (!str_equal(run->options->after, "lower")) {
    passes_run(set, &pass_options, run->options->after);
  }
  return set;
}

static void dump_plans(const Run *run, const Schema *schema) {
  const Options *options = run->options;
  if (str_equal(options->dump_format, "values")) {
    plan_dump(values_lower(run->arena, schema), stdout);
    return;
  }
  for (size_t i = 0; i < options->formats.count; i++) {
    const Format *format = options->formats.items[i];
    if (options->dump_format != NULL) {
      format = format_find(options->dump_format);
      i = options->formats.count;
    }
    plan_dump(plans_for(run, schema, format, options->storages.items[0]), stdout);
  }
}

/* ---- Emission ---- */

static bool names_verb(const char *list, const char *verb) {
  size_t size = strlen(verb);
  for (const char *p = list; p != NULL; p = strchr(p, ',')) {
    p += *p == ',';
    if (strncmp(p, verb, size) == 0 && (p[size] == ',' || p[size] == '\0')) {
      return true;
    }
  }
  return false;
}

// Asked for, or needed by what is asked for.
static bool is_wanted(const Options *options, const Operation *operation) {
  if (operation->verb == NULL || options->verbs.count == 0) {
    return true;
  }
  for (size_t i = 0; i < options->verbs.count; i++) {
    if (str_equal(options->verbs.items[i], operation->verb)) {
      return true;
    }
  }
  for (size_t i = 0; i < operation_count; i++) {
    const Operation *other = operations[i];
    if (other != operation && other->needs != NULL && names_verb(other->needs, operation->verb) &&
        is_wanted(options, other)) {
      return true;
    }
  }
  return false;
}

static void emit_all(const Run *run, const Emission *emission, bool per_format) {
  for (size_t i = 0; i < operation_count; i++) {
    if (operations[i]->per_format == per_format && is_wanted(run->options, operations[i])) {
      operations[i]->emit(emission);
    }
  }
}

static void emit_message(const Run *run, Unit *unit, const Message *message, const Storage *storage,
                         const PlanSet *values, PlanSet **plans) {
  Arena *arena = run->arena;
  Emission emission = {
      .unit = unit,
      .arena = arena,
      .storage = storage,
      .plans = values,
      .plan = plan_of(values, message),
      .message = message,
      .stem = storage->message_stem(arena, message),
      .type = storage->message_type(arena, message),
  };
  storage->prepare(unit, message);
  if (storage->owns_values) {
    unit_section(unit, emission.stem);
    emit_all(run, &emission, false);
  }
  for (size_t i = 0; i < run->options->formats.count; i++) {
    const Format *format = run->options->formats.items[i];
    NameConstant constants[NAME_CONSTANTS_MAX];
    unit_section(unit, arena_format(arena, "%s: %s", emission.stem, format->name));
    unit_include(unit, format->header);
    emission.plans = plans[i];
    emission.plan = plan_of(plans[i], message);
    emission.format = format->name;
    emission.constants = constants;
    emission.constant_count =
        format->constants(arena, unit->schema, message, constants, NAME_CONSTANTS_MAX);
    emit_all(run, &emission, true);
  }
}

static void emit_storage(const Run *run, Unit *unit, const Schema *schema, const Storage *storage) {
  PlanSet *values = values_lower(run->arena, schema);
  PlanSet **plans = arena_array(run->arena, PlanSet *, run->options->formats.count);
  for (size_t i = 0; i < run->options->formats.count; i++) {
    plans[i] = plans_for(run, schema, run->options->formats.items[i], storage);
  }
  for (size_t i = 0; i < schema->messages.count; i++) {
    if (schema->messages.items[i]->is_main) {
      emit_message(run, unit, schema->messages.items[i], storage, values, plans);
    }
  }
}

static void emit(Run *run, const Schema *schema) {
  Arena *arena = run->arena;
  const char *stem = place_stem(arena, run->options, schema->source);
  Unit *unit = unit_new(arena, schema, stem, run->options->portable);
  unit_header_include(unit, "hone/decoder.h");
  unit_include(unit, "hone/encoder.h");
  unit_include(unit, "string.h");
  for (size_t i = 0; i < run->options->storages.count; i++) {
    emit_storage(run, unit, schema, run->options->storages.items[i]);
  }
  unit_check_names(unit, run->diag);
  const char **dependencies = arena_array(arena, const char *, schema->includes.count + 1);
  for (size_t i = 0; i < schema->includes.count; i++) {
    dependencies[i] = arena_format(arena, "%s.hone.h",
                                   place_stem(arena, run->options, schema->includes.items[i]));
  }
  const char *header_text =
      unit_header_text(unit, place_include(arena, run->options, schema->source), dependencies,
                       schema->includes.count);
  Output output = {
      .header = arena_format(run->whole, "%s/%s.hone.h", run->options->output, stem),
      .source = arena_format(run->whole, "%s/%s.hone.c", run->options->output, stem),
      .header_text = arena_strdup(run->whole, header_text),
      .source_text = arena_strdup(run->whole, unit_source_text(unit)),
  };
  for (size_t i = 0; i < run->outputs.count; i++) {
    if (str_equal(run->outputs.items[i].header, output.header)) {
      diag_error(run->diag, (Location){.file = NULL},
                 "two headers would be written to %s; give --base the folder they both lie in",
                 output.header);
    }
  }
  const char *const texts[] = {output.header_text, output.source_text};
  macros_check(arena, run->diag, &run->options->read, schema, texts, 2);
  vec_push(run->whole, &run->outputs, output);
}

/* ---- Headers ---- */

static void run_header(Run *run, const char *header) {
  const Options *options = run->options;
  size_t errors = run->diag->errors;
  Schema *schema = read_header(run->arena, run->diag, &options->read, header);
  if (schema == NULL) {
    return;
  }
  for (size_t i = 0; i < schema->messages.count; i++) {
    Message *message = schema->messages.items[i];
    message->optimize =
        message->optimize == OPTIMIZE_UNSAID ? options->optimize : message->optimize;
  }
  for (size_t i = 0; i < schema->inputs.count; i++) {
    vec_push(run->whole, &run->inputs, arena_strdup(run->whole, schema->inputs.items[i]));
  }
  if (options->dump == DUMP_SCHEMA) {
    schema_dump(schema, stdout);
    return;
  }
  for (size_t i = 0; i < options->formats.count && !str_equal(options->dump_format, "values");
       i++) {
    const Format *format = options->dump_format != NULL ? format_find(options->dump_format)
                                                        : options->formats.items[i];
    format->check(schema, run->diag);
    if (options->dump_format != NULL) {
      break;
    }
  }
  if (run->diag->errors != errors) {
    return;
  }
  if (options->dump == DUMP_PLAN) {
    dump_plans(run, schema);
  } else {
    emit(run, schema);
  }
}

static bool write_outputs(Run *run) {
  VEC(const char *) targets = {0};
  for (size_t i = 0; i < run->outputs.count; i++) {
    const Output *output = &run->outputs.items[i];
    if (!outfile_write(run->diag, output->header, output->header_text) ||
        !outfile_write(run->diag, output->source, output->source_text)) {
      return false;
    }
    vec_push(run->whole, &targets, output->header);
    vec_push(run->whole, &targets, output->source);
  }
  return run->options->depfile == NULL ||
         outfile_write_depfile(run->diag, run->options->depfile, targets.items, targets.count,
                               run->inputs.items, run->inputs.count);
}

bool pipeline_run(const Options *options, Diag *diag) {
  Run run = {.options = options, .whole = options->arena, .diag = diag};
  for (size_t i = 0; i < options->headers.count; i++) {
    run.arena = arena_new();
    run_header(&run, options->headers.items[i]);
    arena_free(run.arena); // thousands of headers would fill the memory
  }
  if (diag->errors != 0) {
    return false;
  }
  return options->dump != DUMP_NONE || write_outputs(&run);
}
