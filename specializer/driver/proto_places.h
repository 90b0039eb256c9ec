/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Where things stand in a .proto file: a schema that came through the importer
 * knows its places in a header that the user never sees. A scan of the text is
 * enough for them, since a compiler has accepted it before.
 */
#ifndef HONE_DRIVER_PROTO_PLACES_H
#define HONE_DRIVER_PROTO_PLACES_H

#include "schema/schema.h"

/* Gives messages, enums, fields and enumerators of the main header their places in `path`. What is
 * not found there stands at its beginning. */
void proto_places(Schema *schema, const char *path);

#endif
