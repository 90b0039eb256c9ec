/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The stages of the front end, in order.
 */
#include <string.h>
#include <unistd.h>

#include "frontend/internal.h"

// ---- The target ----

static void set_target(Frontend *f) {
  CXTargetInfo info = clang_getTranslationUnitTargetInfo(f->tu.unit);
  Target *target = &f->schema->target;
  target->triple = tu_text(f->arena, clang_TargetInfo_getTriple(info));
  int width = clang_TargetInfo_getPointerWidth(info);
  target->pointer_size = width > 0 ? (unsigned)width / 8 : 8;
  clang_TargetInfo_dispose(info);
  const Value *big = text_map_get(&f->enumerators, "hone_target_big_endian_");
  target->big_endian = big != NULL && big->integer != 0;
}

// Headers of another target's libc parse silently and lie about sizes.
static void check_headers(Frontend *f) {
  const Value *size = text_map_get(&f->enumerators, "hone_target_uintptr_size_");
  if (size != NULL && size->integer != (int64_t)f->schema->target.pointer_size) {
    diag_error(
        f->diag, (Location){0},
        "the <stdint.h> that was found is not of the target %s; give its libc's headers with "
        "`-- --sysroot=DIR`, or `-- -nostdlibinc -isystem DIR`",
        f->schema->target.triple);
  }
}

// ---- What the schema says of files ----

static void add_include(Frontend *f, const char *file, bool is_main) {
  if (is_main) {
    return;
  }
  for (size_t i = f->schema->includes.count; i-- != 0;) {
    if (str_equal(f->schema->includes.items[i], file)) {
      return;
    }
  }
  vec_push(f->arena, &f->schema->includes, file);
}

static void set_files(Frontend *f) {
  Schema *schema = f->schema;
  const char *package = text_map_get(&f->packages, tu_file_name(&f->tu, f->tu.main_file));
  schema->source = f->options->header;
  schema->package = package != NULL ? package : "";
  for (size_t i = 0; i < schema->messages.count; i++) {
    add_include(f, schema->messages.items[i]->file, schema->messages.items[i]->is_main);
  }
  tu_inputs(&f->tu, schema);
}

// ---- Maps ----

static void mark_map_entries(Frontend *f) {
  for (size_t i = 0; i < f->schema->messages.count; i++) {
    const Message *message = f->schema->messages.items[i];
    for (size_t k = 0; k < message->fields.count; k++) {
      const Field *field = message->fields.items[k];
      if (field->map) {
        ((Message *)(uintptr_t)field->type->message)->is_map_entry = true;
      }
    }
  }
}

static void run(Frontend *f) {
  collect(f);
  set_target(f);
  check_headers(f);
  enums_make(f);
  for (size_t i = 0; i < f->messages.count; i++) {
    RawRecord *record = f->messages.items[i];
    members_collect(f, record);
    if (record->note != NULL) {
      values_want_note(f, record->note, WANT_INTEGER);
    }
  }
  values_evaluate(f);
  enums_finish(f);
  for (size_t i = 0; i < f->messages.count; i++) {
    record_make(f, f->messages.items[i]);
  }
  for (size_t i = 0; i < f->messages.count; i++) {
    record_finish(f, f->messages.items[i]);
  }
  set_files(f);
  mark_map_entries(f);
}

Schema *frontend_parse(Arena *arena, Diag *diag, const FrontendOptions *options) {
  Frontend f = {.arena = arena, .diag = diag, .options = options};
  f.schema = arena_new_of(arena, Schema);
  f.schema->arena = arena;
  f.aliases.arena = f.records.arena = f.enums.arena = arena;
  f.enumerators.arena = f.packages.arena = f.by_name.arena = arena;
  if (access(options->header, R_OK) != 0) {
    diag_error(diag, (Location){0}, "cannot read '%s'; is the path right?", options->header);
    return NULL;
  }
  if (!tu_parse(&f.tu, arena, diag, options, options->header, NULL)) {
    return NULL;
  }
  if (tu_report(&f.tu, diag) != 0) {
    tu_dispose(&f.tu);
    return NULL;
  }
  run(&f);
  tu_dispose(&f.tu);
  return f.schema;
}
