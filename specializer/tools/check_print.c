/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Findings for people, as diagnostics, and for programs, as JSON.
 */
#include "support/str.h"
#include "tools/check.h"
#include "tools/json.h"

static const char *const words[] = {
#define RULE(NAME, WORD, SEVERITY) WORD,
#include "tools/rules.def"
#undef RULE
};

static const struct {
  const char *name;
  unsigned format;
} formats[] = {{"protobuf", CHECK_PROTOBUF}, {"json", CHECK_JSON}, {"ros1", CHECK_ROS1}};

#define FORMAT_COUNT (sizeof formats / sizeof *formats)

unsigned check_format(const char *name) {
  for (size_t i = 0; i < FORMAT_COUNT; i++) {
    if (str_equal(formats[i].name, name)) {
      return formats[i].format;
    }
  }
  return 0;
}

// "a.M.x: the type was …"; a finding of the whole schema has no name.
static const char *sentence(const Check *check, const Finding *finding) {
  Str text = str_new(check->arena);
  if (finding->message != NULL) {
    str_addf(&text, "%s%s%s: ", finding->message, finding->member != NULL ? "." : "",
             finding->member != NULL ? finding->member : "");
  }
  str_addf(&text, "%s [%s:", finding->text, words[finding->rule]);
  for (size_t i = 0; i < FORMAT_COUNT; i++) {
    if ((finding->formats & formats[i].format) != 0) {
      str_addf(&text, " %s", formats[i].name);
    }
  }
  str_add(&text, "]");
  return str_text(&text);
}

void check_print_text(const Check *check, Diag *diag) {
  for (size_t i = 0; i < check->findings.count; i++) {
    const Finding *finding = &check->findings.items[i];
    bool is_gone = finding->at.file == NULL;
    Location at = is_gone ? finding->was_at : finding->at;
    if (finding->severity == SEVERITY_ERROR) {
      diag_error(diag, at, "%s", sentence(check, finding));
    } else {
      diag_warning(diag, at, "%s", sentence(check, finding));
    }
    if (!is_gone && finding->was_at.file != NULL) {
      diag_note(diag, finding->was_at, "it was so here");
    }
  }
}

static void print_place(Json *json, const char *name, Location at) {
  if (at.file == NULL) {
    json_null(json, name);
    return;
  }
  json_open(json, name, '{');
  json_text(json, "file", at.file);
  json_number(json, "line", at.line);
  json_number(json, "column", at.column);
  json_close(json, '}');
}

void check_print_json(const Check *check, FILE *out) {
  Json json = {.out = out};
  json_open(&json, NULL, '{');
  json_text(&json, "old", check->old_schema->source);
  json_text(&json, "new", check->new_schema->source);
  json_bool(&json, "compatible", check_count(check, SEVERITY_ERROR) == 0);
  json_number(&json, "errors", check_count(check, SEVERITY_ERROR));
  json_number(&json, "warnings", check_count(check, SEVERITY_WARNING));
  json_open(&json, "findings", '[');
  for (size_t i = 0; i < check->findings.count; i++) {
    const Finding *finding = &check->findings.items[i];
    json_open(&json, NULL, '{');
    json_text(&json, "rule", words[finding->rule]);
    json_text(&json, "severity", finding->severity == SEVERITY_ERROR ? "error" : "warning");
    json_open(&json, "formats", '[');
    for (size_t k = 0; k < FORMAT_COUNT; k++) {
      if ((finding->formats & formats[k].format) != 0) {
        json_text(&json, NULL, formats[k].name);
      }
    }
    json_close(&json, ']');
    json_text(&json, "message", finding->message);
    json_text(&json, "member", finding->member);
    json_text(&json, "text", finding->text);
    print_place(&json, "at", finding->at);
    print_place(&json, "was", finding->was_at);
    json_close(&json, '}');
  }
  json_close(&json, ']');
  json_close(&json, '}');
}
