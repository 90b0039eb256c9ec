/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the editions mean by the same words. proto2 and proto3 are editions
 * with another start; a feature that is said somewhere holds for what stands
 * inside.
 */
#include "import/model.h"
#include "support/str.h"

static const struct {
  Edition edition;
  Features features;
} starts[] = {
    {EDITION_PROTO2, {EXPLICIT, CLOSED, EXPANDED, UTF8_NONE, LENGTH_PREFIXED}},
    {EDITION_PROTO3, {IMPLICIT, OPEN, PACKED, UTF8_VERIFY, LENGTH_PREFIXED}},
    {EDITION_2023, {EXPLICIT, OPEN, PACKED, UTF8_VERIFY, LENGTH_PREFIXED}},
    {EDITION_2024, {EXPLICIT, OPEN, PACKED, UTF8_VERIFY, LENGTH_PREFIXED}},
    {EDITION_2026, {EXPLICIT, OPEN, PACKED, UTF8_VERIFY, LENGTH_PREFIXED}},
};

static bool find_edition(Model *model, ProtoFile *file) {
  Location at = place_at(file, "12"); // the line `syntax = …` or `edition = …`
  hone_str syntax = file->proto->syntax;
  const char *word =
      syntax.data == NULL ? "proto2" : arena_strndup(model->arena, syntax.data, syntax.size);
  if (str_equal(word, "proto2")) {
    file->edition = EDITION_PROTO2;
  } else if (str_equal(word, "proto3")) {
    file->edition = EDITION_PROTO3;
  } else if (str_equal(word, "editions")) {
    file->edition = file->proto->edition;
  } else {
    diag_error(model->diag, at, "there is no syntax \"%s\"; write proto2, proto3 or an edition",
               word);
    return false;
  }
  return true;
}

bool features_of_file(Model *model, ProtoFile *file, Features *out) {
  if (!find_edition(model, file)) {
    return false;
  }
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
    if (starts[i].edition == file->edition) {
      *out = starts[i].features;
      if (file->proto->options != NULL) {
        features_merge(out, file->proto->options->features);
      }
      return true;
    }
  }
  diag_error(model->diag, place_at(file, "12"),
             "edition %d is not known; proto2, proto3, 2023, 2024 and 2026 are",
             (int)file->edition);
  return false;
}

void features_merge(Features *features, const FeatureSet *said) {
  if (said == NULL) {
    return;
  }
  features->presence = said->has_field_presence ? said->field_presence : features->presence;
  features->enums = said->has_enum_type ? said->enum_type : features->enums;
  features->repeated =
      said->has_repeated_field_encoding ? said->repeated_field_encoding : features->repeated;
  features->utf8 = said->has_utf8_validation ? said->utf8_validation : features->utf8;
  features->messages = said->has_message_encoding ? said->message_encoding : features->messages;
}
