/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a call can come to: hone_status, and hone_result, which carries a size
 * beside it. Nothing in Hone aborts, exits or prints.
 */
#ifndef HONE_STATUS_H
#define HONE_STATUS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The list: name and sentence. The values are fixed: new ones go to the end. */
#define HONE_STATUS_LIST(X)                                                                        \
  X(HONE_OK, "ok")                                                                                 \
  X(HONE_NO_SPACE, "the output does not fit into its buffer")                                      \
  X(HONE_BUFFER_TOO_SMALL, "the buffer cannot hold even an empty payload")                         \
  X(HONE_TRUNCATED, "the input ends inside a value")                                               \
  X(HONE_NEED_MORE, "more input is needed")                                                        \
  X(HONE_STOPPED, "a handler stopped the parse")                                                   \
  X(HONE_MALFORMED, "the bytes are not of this format")                                            \
  X(HONE_BAD_UTF8, "a text is not valid UTF-8")                                                    \
  X(HONE_BAD_VALUE, "a value is outside what its place can hold")                                  \
  X(HONE_MISSING_REQUIRED, "a required field is missing")                                          \
  X(HONE_TOO_DEEP, "messages are nested too deeply")                                               \
  X(HONE_TOO_LARGE, "a length or count is above its limit")                                        \
  X(HONE_OUT_OF_MEMORY, "the allocator has no memory left")                                        \
  X(HONE_BAD_ARGUMENT, "the arguments do not go together")                                         \
  X(HONE_SCHEMA_MISMATCH, "the payload was made from another schema")                              \
  X(HONE_WRONG_ENDIAN, "the payload has the other byte order")                                     \
  X(HONE_UNKNOWN_TYPE, "no message of that name is known")

typedef enum hone_status {
#define HONE_STATUS_VALUE_(name, sentence) name,
  HONE_STATUS_LIST(HONE_STATUS_VALUE_)
#undef HONE_STATUS_VALUE_
      HONE_STATUS_COUNT
} hone_status;

/* The sentence for a status; "unknown status" for a value outside the enum. Never NULL. */
const char *hone_status_string(hone_status status);

/* Encode: bytes written, 0 on failure. Decode: bytes read, or the offset of the error. */
typedef struct hone_result {
  size_t size;
  hone_status status;
} hone_result;

static inline hone_result hone_result_make(size_t size, hone_status status) {
  hone_result result;
  result.size = size;
  result.status = status;
  return result;
}

#ifdef __cplusplus
}
#endif

#endif
