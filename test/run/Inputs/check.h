/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the run tests check with. Bytes are written in hex, with spaces where
 * they help. Inputs lie in blocks of exactly their size, so that a sanitizer
 * sees a read past the end. The first thing that does not hold ends the program.
 */
#ifndef TEST_CHECK_H
#define TEST_CHECK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <hone/alloc.h>
#include <hone/decoder.h>
#include <hone/hone.h>
#include <hone/status.h>

/* The format that the macros below speak; a test of another defines it before. */
#ifndef CHECK_FORMAT
#define CHECK_FORMAT protobuf
#endif
#define CHECK_PASTE2(M, verb, format, end) M##_##verb##_##format##end
#define CHECK_PASTE(M, verb, format, end) CHECK_PASTE2(M, verb, format, end)
#define CHECK_NAME(M, verb, end) CHECK_PASTE(M, verb, CHECK_FORMAT, end)

#define CHECK(condition)                                                                           \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition);               \
      exit(1);                                                                                     \
    }                                                                                              \
  } while (0)

static void *check_blocks[256];
static size_t check_block_count;

static inline void check_free(void) {
  while (check_block_count != 0) {
    free(check_blocks[--check_block_count]);
  }
}

/* `size` bytes that live to the end of the program. */
static inline uint8_t *check_block(size_t size) {
  uint8_t *block = (uint8_t *)malloc(size != 0 ? size : 1);
  CHECK(block != NULL && check_block_count < 256);
  if (check_block_count == 0) {
    atexit(check_free);
  }
  check_blocks[check_block_count++] = block;
  return block;
}

static inline int check_digit(char c) {
  const char *digits = "0123456789abcdef";
  const char *at = strchr(digits, c);
  CHECK(c != '\0' && at != NULL);
  return (int)(at - digits);
}

static inline uint8_t *check_bytes(const char *hex, size_t *size) {
  size_t digits = 0, i, n = 0;
  uint8_t *bytes;
  for (i = 0; hex[i] != '\0'; i++) {
    digits += hex[i] != ' ';
  }
  CHECK(digits % 2 == 0);
  bytes = check_block(digits / 2);
  for (i = 0; hex[i] != '\0'; i++) {
    if (hex[i] != ' ') {
      bytes[n++] = (uint8_t)(check_digit(hex[i]) << 4 | check_digit(hex[i + 1]));
      i++;
    }
  }
  *size = n;
  return bytes;
}

static inline hone_alloc *check_heap(void) {
  static hone_heap heap;
  hone_heap_init(&heap);
  return &heap.alloc;
}

static inline void check_result(const char *file, int line, hone_result got, hone_status status,
                                size_t size) {
  if (got.status != status || got.size != size) {
    fprintf(stderr, "%s:%d: %s at %u, not %s at %u\n", file, line, hone_status_string(got.status),
            (unsigned)got.size, hone_status_string(status), (unsigned)size);
    exit(1);
  }
}

static inline void check_same(const char *file, int line, const uint8_t *got, size_t size,
                              const char *hex) {
  size_t want_size, i;
  uint8_t *want = check_bytes(hex, &want_size);
  if (size == want_size && memcmp(got, want, size) == 0) {
    return;
  }
  fprintf(stderr, "%s:%d: other bytes\n  got  ", file, line);
  for (i = 0; i < size; i++) {
    fprintf(stderr, "%02x", got[i]);
  }
  fprintf(stderr, "\n  want %s\n", hex);
  exit(1);
}

/* The bytes decode into the uninitialised message. */
#define DECODES_WITH(M, msg, alloc, flags, hex)                                                    \
  do {                                                                                             \
    size_t check_size;                                                                             \
    const uint8_t *check_in = check_bytes(hex, &check_size);                                       \
    check_result(__FILE__, __LINE__, CHECK_NAME(M, decode, )(msg, check_in, check_size, alloc, flags), \
                 HONE_OK, check_size);                                                             \
  } while (0)
#define DECODES(M, msg, hex)                                                                       \
  do {                                                                                             \
    memset(msg, 0xa5, sizeof(*(msg)));                                                             \
    DECODES_WITH(M, msg, check_heap(), 0, hex);                                                    \
  } while (0)

/* Decoding fails so, there; the message is released. */
#define REFUSES_WITH(M, msg, alloc, flags, status, at, hex)                                        \
  do {                                                                                             \
    size_t check_size;                                                                             \
    const uint8_t *check_in = check_bytes(hex, &check_size);                                       \
    check_result(__FILE__, __LINE__, CHECK_NAME(M, decode, )(msg, check_in, check_size, alloc, flags), \
                 status, at);                                                                      \
    M##_release(msg, alloc);                                                                       \
  } while (0)
#define REFUSES(M, msg, status, at, hex)                                                           \
  do {                                                                                             \
    memset(msg, 0xa5, sizeof(*(msg)));                                                             \
    REFUSES_WITH(M, msg, check_heap(), 0, status, at, hex);                                        \
  } while (0)

/* The message encodes to exactly these bytes, and not into one byte less. */
#define ENCODES(M, msg, hex)                                                                       \
  do {                                                                                             \
    size_t check_size = CHECK_NAME(M, size, )(msg);                                                    \
    uint8_t *check_out = check_block(check_size);                                                  \
    check_result(__FILE__, __LINE__, CHECK_NAME(M, encode, )(msg, check_out, check_size), HONE_OK,     \
                 check_size);                                                                      \
    check_same(__FILE__, __LINE__, check_out, check_size, hex);                                    \
    CHECK(CHECK_NAME(M, encode, _trusted)(msg, check_out) == check_size);                              \
    check_same(__FILE__, __LINE__, check_out, check_size, hex);                                    \
    if (check_size != 0) {                                                                         \
      check_result(__FILE__, __LINE__, CHECK_NAME(M, encode, )(msg, check_out, check_size - 1),        \
                   HONE_NO_SPACE, 0);                                                              \
    }                                                                                              \
  } while (0)
#define ENCODE_FAILS(M, msg, status)                                                               \
  do {                                                                                             \
    uint8_t *check_out = check_block(4096);                                                        \
    check_result(__FILE__, __LINE__, CHECK_NAME(M, encode, )(msg, check_out, 4096), status, 0);        \
  } while (0)

/* There and back: decodes, encodes to `out`, is released. */
#define BECOMES(M, msg, in, out)                                                                   \
  do {                                                                                             \
    DECODES(M, msg, in);                                                                           \
    ENCODES(M, msg, out);                                                                          \
    M##_release(msg, check_heap());                                                                \
  } while (0)
#define RELEASE(M, msg) M##_release(msg, check_heap())

#define TEXT_IS(text, literal)                                                                     \
  CHECK((text).size == sizeof(literal) - 1 && memcmp((text).data, literal, (text).size) == 0)

#endif
