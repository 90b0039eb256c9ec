/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The importer as a function: descriptors in, headers out.
 */
#ifndef IMPORT_IMPORTER_H
#define IMPORT_IMPORTER_H

#include "import/choices.h"
#include "import/descriptor.h"

#include <hone/alloc.h>

typedef struct ImportRequest {
  const FileDescriptorProto *files;
  size_t file_count;
  VEC(const char *) wanted;      // paths of those to write; empty: all
  VEC(const char *) side_files;  // choices; those that end in .options have nanopb's words
  VEC(const char *) proto_paths; // where .proto files and their side files are; empty: "."
  bool with_imports;             // what the wanted ones import is wanted, too
  Choices choices;               // for everything
} ImportRequest;

typedef struct ImportedHeader {
  const char *path; // "a/b.h"
  const char *text;
} ImportedHeader;

typedef VEC(ImportedHeader) ImportedHeaders;

/* Adds a header for each wanted file, in the order of imports. False: something was wrong, and
 * reported; then nothing is added. */
bool import_run(Arena *arena, Diag *diag, const ImportRequest *request, ImportedHeaders *out);

/* Decodes a FileDescriptorSet; the arena of the runtime and the bytes must outlive it. Returns
 * false, and a diagnostic that names `path`, where it is none. */
bool import_decode_set(Diag *diag, const char *path, const uint8_t *bytes, size_t size,
                       hone_alloc *alloc, FileDescriptorSet *out);
/* The same for what protoc sends to a plugin. */
bool import_decode_request(Diag *diag, const uint8_t *bytes, size_t size, hone_alloc *alloc,
                           CodeGeneratorRequest *out);

#endif
