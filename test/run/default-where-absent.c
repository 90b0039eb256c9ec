// An absent field holds its default and counts as absent; a present one is written even if it
// equals the default.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef enum HONE_ENUM(closed) Mode { MODE_A = 1, MODE_B = 2 } Mode;

typedef struct HONE_MESSAGE() Settings {
  bool has_level;
  int32_t level HONE(1, default = -5);
  bool has_rate;
  double rate HONE(2, default = 1.5);
  bool has_mode;
  Mode mode HONE(3, default = MODE_B);
  bool has_name;
  hone_str name HONE(4, default = "none");
  bool has_word;
  char *word HONE(5, default = "w");
  bool has_on;
  bool on HONE(6, default = true);
} Settings;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Settings settings, other;
  DECODES(Settings, &settings, "");
  CHECK(!settings.has_level && settings.level == -5);
  CHECK(!settings.has_rate && settings.rate == 1.5);
  CHECK(!settings.has_mode && settings.mode == MODE_B);
  CHECK(!settings.has_name && !settings.has_word);
  TEXT_IS(settings.name, "none");
  CHECK(strcmp(settings.word, "w") == 0);
  CHECK(!settings.has_on && settings.on);
  ENCODES(Settings, &settings, "");
  Settings_init(&other);
  CHECK(Settings_equal(&settings, &other));
  RELEASE(Settings, &settings);
  settings.has_level = true;
  settings.has_name = true;
  ENCODES(Settings, &settings, "08 fbffffffffffffffff01  22 04 6e6f6e65");
  DECODES(Settings, &settings, "08 00  22 00  2a 02 6162  30 00");
  CHECK(settings.has_level && settings.level == 0 && settings.has_name && settings.name.size == 0);
  CHECK(strcmp(settings.word, "ab") == 0 && settings.has_on && !settings.on);
  ENCODES(Settings, &settings, "08 00  22 00  2a 02 6162  30 00");
  RELEASE(Settings, &settings);
  return 0;
}
