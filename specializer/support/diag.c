/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/diag.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

// Prints line `at.line` of the file and a caret below `at.column`. A file that
// cannot be read (a virtual one) just has no caret line.
static void print_caret(Diag *diag, Location at) {
  FILE *file = fopen(at.file, "r");
  if (file == NULL) {
    return;
  }
  char text[512];
  unsigned line = 1;
  while (fgets(text, sizeof text, file) != NULL) {
    size_t size = strlen(text);
    bool whole = size != 0 && text[size - 1] == '\n';
    if (line == at.line) {
      text[strcspn(text, "\r\n")] = '\0';
      fprintf(diag->out, "  %s\n  ", text);
      for (unsigned i = 1; i < at.column && text[i - 1] != '\0'; i++) {
        fputc(text[i - 1] == '\t' ? '\t' : ' ', diag->out);
      }
      fputs("^\n", diag->out);
      break;
    }
    line += whole;
  }
  fclose(file);
}

static void print(Diag *diag, Location at, const char *severity, const char *format, va_list args) {
  if (at.file != NULL) {
    fprintf(diag->out, "%s:%u:%u: ", at.file, at.line, at.column);
  } else {
    fputs("hone: ", diag->out);
  }
  fprintf(diag->out, "%s: ", severity);
  vfprintf(diag->out, format, args);
  fputc('\n', diag->out);
  if (at.file != NULL) {
    print_caret(diag, at);
  }
}

void diag_error(Diag *diag, Location at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  print(diag, at, "error", format, args);
  va_end(args);
  diag->errors++;
}

void diag_warning(Diag *diag, Location at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  print(diag, at, "warning", format, args);
  va_end(args);
  diag->warnings++;
}

void diag_note(Diag *diag, Location at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  print(diag, at, "note", format, args);
  va_end(args);
}

void unreachable(const char *what) {
  fprintf(stderr, "hone: internal error: %s\n", what);
  abort();
}
