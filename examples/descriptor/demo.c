/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Reads a FileDescriptorSet that protoc wrote into plain C structs, says what
 * is in it, writes it back, and compares the bytes.
 *
 *   protoc --include_imports --include_source_info -o set.binpb some.proto
 *   descriptor_demo set.binpb [MESSAGE]
 *
 * MESSAGE is a full name ("google.protobuf.Timestamp"): its declaration is
 * printed as it would stand in a .proto file.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "descriptor.hone.h"

/* How printf shows a hone_str: printf("%.*s", TEXT(name)). */
#define TEXT(s) (int)(s).size, (s).data != NULL ? (s).data : ""

typedef struct Totals {
  size_t messages, fields, extensions, oneofs, enums, values, services, methods, locations;
} Totals;

/* ---- Counting ---- */

static void count_enums(const EnumDescriptorProto *enums, size_t count, Totals *totals) {
  totals->enums += count;
  for (size_t i = 0; i < count; i++) {
    totals->values += enums[i].n_value;
  }
}

static void count_message(const DescriptorProto *message, Totals *totals) {
  totals->messages++;
  totals->fields += message->n_field;
  totals->extensions += message->n_extension;
  totals->oneofs += message->n_oneof_decl;
  count_enums(message->enum_type, message->n_enum_type, totals);
  for (size_t i = 0; i < message->n_nested_type; i++) {
    count_message(&message->nested_type[i], totals);
  }
}

static Totals count_file(const FileDescriptorProto *file) {
  Totals totals = {0};

  for (size_t i = 0; i < file->n_message_type; i++) {
    count_message(&file->message_type[i], &totals);
  }
  count_enums(file->enum_type, file->n_enum_type, &totals);
  totals.extensions += file->n_extension;
  totals.services = file->n_service;
  for (size_t i = 0; i < file->n_service; i++) {
    totals.methods += file->service[i].n_method;
  }
  if (file->source_code_info != NULL) {
    totals.locations = file->source_code_info->n_location;
  }
  return totals;
}

static void add_totals(Totals *to, const Totals *from) {
  to->messages += from->messages;
  to->fields += from->fields;
  to->extensions += from->extensions;
  to->oneofs += from->oneofs;
  to->enums += from->enums;
  to->values += from->values;
  to->services += from->services;
  to->methods += from->methods;
  to->locations += from->locations;
}

static void print_summary(const FileDescriptorSet *set) {
  Totals all = {0};

  printf("%-40s %-8s %8s %8s %8s %8s %9s\n", "file", "syntax", "messages", "fields", "oneofs",
         "enums", "locations");
  for (size_t i = 0; i < set->n_file; i++) {
    const FileDescriptorProto *file = &set->file[i];
    const Totals totals = count_file(file);
    printf("%-40.*s %-8.*s %8zu %8zu %8zu %8zu %9zu\n", TEXT(file->name),
           file->syntax.data != NULL ? (int)file->syntax.size : 6,
           file->syntax.data != NULL ? file->syntax.data : "proto2", totals.messages, totals.fields,
           totals.oneofs, totals.enums, totals.locations);
    add_totals(&all, &totals);
  }
  printf("total: %zu files, %zu messages, %zu fields, %zu extensions, %zu oneofs, %zu enums, "
         "%zu enum values, %zu services, %zu methods, %zu source locations\n",
         set->n_file, all.messages, all.fields, all.extensions, all.oneofs, all.enums, all.values,
         all.services, all.methods, all.locations);
}

/* ---- Printing one message ---- */

/* By FieldType and FieldLabel; 0 stands for an absent one. */
static const char *const type_words[] = {
    "?",       "double",   "float",    "int64",  "uint64",  "int32", "fixed64",
    "fixed32", "bool",     "string",   "group",  "message", "bytes", "uint32",
    "enum",    "sfixed32", "sfixed64", "sint32", "sint64",
};
static const char *const label_words[] = {"?", "optional", "required", "repeated"};

static void print_field(const FieldDescriptorProto *field, int indent) {
  printf("%*s%s ", indent, "", label_words[field->label]);
  if (field->type_name.data != NULL) {
    printf("%.*s", TEXT(field->type_name));
  } else {
    printf("%s", type_words[field->type]);
  }
  printf(" %.*s = %" PRId32, TEXT(field->name), field->number);
  if (field->default_value.data != NULL) {
    printf(" [default = %.*s]", TEXT(field->default_value));
  }
  printf(";\n");
}

static void print_message(const DescriptorProto *message, int indent) {
  printf("%*smessage %.*s {\n", indent, "", TEXT(message->name));
  for (size_t i = 0; i < message->n_nested_type; i++) {
    print_message(&message->nested_type[i], indent + 2);
  }
  for (size_t i = 0; i < message->n_enum_type; i++) {
    const EnumDescriptorProto *e = &message->enum_type[i];
    printf("%*senum %.*s {\n", indent + 2, "", TEXT(e->name));
    for (size_t k = 0; k < e->n_value; k++) {
      printf("%*s%.*s = %" PRId32 ";\n", indent + 4, "", TEXT(e->value[k].name),
             e->value[k].number);
    }
    printf("%*s}\n", indent + 2, "");
  }
  for (size_t i = 0; i < message->n_field; i++) {
    print_field(&message->field[i], indent + 2);
  }
  for (size_t i = 0; i < message->n_extension_range; i++) {
    printf("%*sextensions %" PRId32 " to %" PRId32 ";\n", indent + 2, "",
           message->extension_range[i].start, message->extension_range[i].end - 1);
  }
  printf("%*s}\n", indent, "");
}

/* The message called `name` ("package.Message", or "Message" without a package), or NULL. */
static const DescriptorProto *find_message(const FileDescriptorSet *set, const char *name) {
  for (size_t i = 0; i < set->n_file; i++) {
    const FileDescriptorProto *file = &set->file[i];
    const size_t prefix = file->package.size;
    const char *rest = name;
    if (prefix > 0) {
      if (strncmp(name, file->package.data, prefix) != 0 || name[prefix] != '.') {
        continue;
      }
      rest = name + prefix + 1;
    }
    for (size_t k = 0; k < file->n_message_type; k++) {
      const hone_str is = file->message_type[k].name;
      if (is.size == strlen(rest) && memcmp(is.data, rest, is.size) == 0) {
        return &file->message_type[k];
      }
    }
  }
  return NULL;
}

/* ---- Reading, writing, comparing ---- */

static uint8_t *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  uint8_t *data = NULL;
  long end;

  if (file == NULL) {
    return NULL;
  }
  if (fseek(file, 0, SEEK_END) == 0 && (end = ftell(file)) >= 0 && fseek(file, 0, SEEK_SET) == 0) {
    *size = (size_t)end;
    data = malloc(*size + 1);
    if (data != NULL && fread(data, 1, *size, file) != *size) {
      free(data);
      data = NULL;
    }
  }
  fclose(file);
  return data;
}

/* Encodes the set and compares it with the `size` bytes at `original`. */
static bool encodes_to(const FileDescriptorSet *set, const uint8_t *original, size_t size) {
  hone_heap heap;
  hone_bytes out;
  hone_result result;
  bool same;

  hone_heap_init(&heap);
  result = FileDescriptorSet_encode_protobuf_new(set, &heap.alloc, &out);
  if (result.status != HONE_OK) {
    printf("encode failed: %s\n", hone_status_string(result.status));
    return false;
  }
  same = out.size == size && memcmp(out.data, original, size) == 0;
  printf("re-encoded: %zu bytes, %s\n", out.size,
         same ? "byte for byte what protoc wrote" : "NOT what protoc wrote");
  hone_release(&heap.alloc, (void *)out.data, out.size);
  return same;
}

int main(int argc, char **argv) {
  FileDescriptorSet set;
  hone_arena arena;
  hone_result result;
  uint8_t *in;
  size_t size;
  int exit_code = EXIT_FAILURE;

  if (argc < 2 || argc > 3) {
    fprintf(stderr, "usage: %s SET [MESSAGE]\n", argv[0]);
    return 2;
  }
  in = read_file(argv[1], &size);
  if (in == NULL) {
    fprintf(stderr, "%s: cannot be read\n", argv[1]);
    return 2;
  }

  hone_arena_init(&arena);
  result = FileDescriptorSet_decode_protobuf(&set, in, size, &arena.alloc, HONE_ALIAS_INPUT);
  if (result.status != HONE_OK) {
    printf("decode failed at byte %zu: %s\n", result.size, hone_status_string(result.status));
  } else {
    printf("decoded: %zu bytes\n", result.size);
    print_summary(&set);
    exit_code = encodes_to(&set, in, size) ? EXIT_SUCCESS : EXIT_FAILURE;
    if (argc == 3) {
      const DescriptorProto *message = find_message(&set, argv[2]);
      if (message != NULL) {
        print_message(message, 0);
      } else {
        printf("no message '%s'\n", argv[2]);
        exit_code = EXIT_FAILURE;
      }
    }
  }

  hone_arena_free(&arena);
  free(in);
  return exit_code;
}
