/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * .proto files as the importer sees them: descriptors that were checked and
 * linked (a type's name became the type), with features resolved and the
 * user's choices applied. Stages, each a file:
 *
 *   request    bytes -> descriptors
 *   link       descriptors -> this model; everything that is wrong is found here
 *   features   what proto2, proto3 and the editions mean by the same words
 *   choices    what the user wants otherwise: side files and comments
 *   names      what everything is called in C
 *   header     the text
 */
#ifndef IMPORT_MODEL_H
#define IMPORT_MODEL_H

#include "import/choices.h"
#include "import/descriptor.h"
#include "import/importer.h"
#include "support/diag.h"
#include "support/map.h"
#include "support/vec.h"

typedef VEC(const char *) NameList;

typedef struct ProtoFile ProtoFile;
typedef struct ProtoMessage ProtoMessage;
typedef struct ProtoEnum ProtoEnum;

/* What editions call features; proto2 and proto3 are two sets of them. */
typedef struct Features {
  FieldPresence presence;
  EnumType enums;
  RepeatedFieldEncoding repeated;
  Utf8Validation utf8;
  MessageEncoding messages;
} Features;

/* What every declaration has. */
typedef struct Declaration {
  ProtoFile *file;
  const char *name;           // its own, "Inner"
  const char *full_name;      // "a.b.Outer.Inner"
  const char *c_name;         // of names.c
  const char *path;           // its place in the descriptor, "4.0.2.1": key of the file's locations
  const char *doc;            // comments, without what they say to Hone; NULL: none
  const char *trailing;       // a short comment that stood behind it; NULL: none
  VEC(const char *) detached; // comments that stood apart, above it
  hone_unknown options;       // those without a meaning here, as they came
  Choices choices;
  const Choices *own;   // what was said of it, and of nothing around it; NULL: nothing
  const Choices *exact; // and of nothing else; NULL: nothing
} Declaration;

typedef struct ProtoOneof {
  Declaration is;
  Features features;
  const char *c_selector;
  size_t arms;
  bool is_split;   // by choice: its arms are fields like others
  bool is_written; // by the walk that writes the struct
} ProtoOneof;

/* How a field lies in C: BEFORE name AFTER, with members beside it. */
typedef struct Shape {
  const char *before, *after; // "hone_str ", "[64]"
  bool has_count, has_presence;
  bool is_byte_list;      // of uint8_t that are numbers
  bool is_view;           // NULL data says that it is absent
  uint64_t max;           // 0: none
  ProtoMessage *by_value; // must be defined before; NULL: nothing
} Shape;

typedef struct ProtoField {
  Declaration is;
  const FieldDescriptorProto *proto;
  ProtoMessage *parent;   // NULL: an extension
  ProtoMessage *extendee; // of an extension
  FieldType type;         // a message that is a group has FIELD_TYPE_GROUP
  ProtoMessage *message;  // of a message or group
  ProtoEnum *enumeration;
  ProtoOneof *oneof; // NULL for none, and for the one that stands for `optional` in proto3
  bool is_repeated, is_required;
  bool is_explicit; // has presence of its own
  bool is_always;   // by choice: has none, and is written even if it is zero
  bool is_packed, is_trusted;
  bool is_map;
  bool is_skipped;  // by choice
  const char *json; // where it is not what protobuf makes of the name; else NULL
  Shape shape;
  const char *c_count, *c_presence; // members beside it; NULL: none
  bool says_count, says_presence;   // by option: convention would not find them
} ProtoField;

typedef struct ProtoMessage {
  Declaration is;
  const DescriptorProto *proto;
  ProtoMessage *parent; // NULL: at file level
  Features features;
  VEC(ProtoField *) fields;
  VEC(ProtoOneof *) oneofs;
  VEC(ProtoMessage *) messages;
  VEC(ProtoEnum *) enums;
  VEC(ProtoField *) extensions; // declared inside
  NameList reserved_names;
  bool is_map_entry, is_message_set;
  bool is_skipped;       // by choice
  const char *c_unknown; // the member for unknown fields
  int state;             // of the walk that orders definitions
} ProtoMessage;

/* Extensions of one message that are declared in one place: a set in C. */
typedef struct ProtoExtensions {
  ProtoMessage *scope; // NULL: the file
  ProtoMessage *extendee;
  const char *c_name;
  VEC(ProtoField *) fields;
} ProtoExtensions;

typedef struct ProtoValue {
  Declaration is;
  int32_t number;
  bool is_deprecated;
} ProtoValue;

struct ProtoEnum {
  Declaration is;
  const EnumDescriptorProto *proto;
  ProtoMessage *parent;
  bool is_closed;
  const char *c_prefix; // of its enumerators
  VEC(ProtoValue *) values;
  NameList reserved_names;
};

typedef struct ProtoMethod {
  Declaration is;
  const MethodDescriptorProto *proto;
} ProtoMethod;

typedef struct ProtoService {
  Declaration is;
  const ServiceDescriptorProto *proto;
  VEC(ProtoMethod *) methods;
} ProtoService;

struct ProtoFile {
  const FileDescriptorProto *proto;
  const char *path;    // "a/b.proto"
  const char *package; // "" for none
  const char *c_scope; // what C names begin with: "a_b_"
  const char *header;  // "a/b.h"
  Edition edition;
  Features features;
  Choices choices;
  VEC(const char *) comments; // of its syntax and package
  bool is_wanted;             // asked for, not only imported
  VEC(ProtoFile *) imports;
  VEC(ProtoMessage *) messages;
  VEC(ProtoEnum *) enums;
  VEC(ProtoField *) extensions;
  VEC(ProtoService *) services;
  VEC(ProtoExtensions *) extension_sets;
  Map locations;      // path -> SourceLocation
  const char *source; // where it can be read, for diagnostics
};

/* What a full name stands for. */
typedef enum SymbolKind { SYMBOL_MESSAGE, SYMBOL_ENUM, SYMBOL_OTHER } SymbolKind;
typedef struct Symbol {
  SymbolKind kind;
  const Declaration *is;
  ProtoMessage *message;
  ProtoEnum *enumeration;
} Symbol;

typedef struct Model {
  Arena *arena;
  Diag *diag;
  VEC(ProtoFile *) files; // what a file imports comes before it
  Map by_path;            // ProtoFile
  Map symbols;            // full name -> Symbol
  Map extensions;         // "extendee number" -> ProtoField
  ChoiceLines *lines;     // of side files
  const ImportRequest *request;
} Model;

/* Everything that is wrong is reported; the model is of use where nothing was. */
void link_files(Model *model, const FileDescriptorProto *files, size_t count);

/* The features of a file; of what stands below, from those around it. */
bool features_of_file(Model *model, ProtoFile *file, Features *out);
void features_merge(Features *features, const FeatureSet *said);

void names_assign(Model *model);

typedef VEC(ProtoMessage *) MessageList;

/* The header for a file. */
const char *header_write(Model *model, ProtoFile *file);

/* Where a declaration stands in its .proto file, as well as is known. */
Location place_of(const Declaration *declaration);
Location place_at(const ProtoFile *file, const char *path);

#endif
