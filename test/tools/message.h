/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The generated functions of one message behind function pointers, so that a
 * test can run over any number of messages. TEST_MESSAGE(M, T) makes
 * test_message_M out of what x.hone.h declares for <M>, whose C type is T, in
 * the format TEST_FORMAT: protobuf, unless it is defined before.
 */
#ifndef TEST_MESSAGE_H
#define TEST_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <hone/alloc.h>
#include <hone/decoder.h>
#include <hone/hone.h>
#include <hone/status.h>

typedef struct TestMessage {
  const char *name; /* <M> */
  size_t size;      /* sizeof(T) */
  bool owns_nothing;
  hone_result (*encode)(const void *msg, uint8_t *out, size_t capacity);
  size_t (*encode_trusted)(const void *msg, uint8_t *out);
  hone_result (*encode_new)(const void *msg, hone_alloc *alloc, hone_bytes *out);
  size_t (*encoded_size)(const void *msg);
  hone_result (*decode)(void *msg, const uint8_t *in, size_t size, hone_alloc *alloc,
                        unsigned flags);
  void (*init)(void *msg);
  void (*clear)(void *msg, hone_alloc *alloc);
  void (*release)(void *msg, hone_alloc *alloc);
  hone_status (*clone)(void *dst, const void *src, hone_alloc *alloc);
  hone_status (*merge)(void *dst, const void *src, hone_alloc *alloc);
  bool (*equal)(const void *a, const void *b);
  uint64_t (*hash)(const void *msg, uint64_t seed);
} TestMessage;

#ifndef TEST_FORMAT
#define TEST_FORMAT protobuf
#endif
#define TEST_NAME_(M, verb, format, end) M##_##verb##_##format##end
#define TEST_NAME(M, verb, format, end) TEST_NAME_(M, verb, format, end)

#define TEST_MESSAGE(M, T)                                                                         \
  static hone_result test_encode_##M(const void *msg, uint8_t *out, size_t capacity) {             \
    return TEST_NAME(M, encode, TEST_FORMAT, )((const T *)msg, out, capacity);                                     \
  }                                                                                                \
  static size_t test_trusted_##M(const void *msg, uint8_t *out) {                                  \
    return TEST_NAME(M, encode, TEST_FORMAT, _trusted)((const T *)msg, out);                                       \
  }                                                                                                \
  static hone_result test_new_##M(const void *msg, hone_alloc *alloc, hone_bytes *out) {           \
    return TEST_NAME(M, encode, TEST_FORMAT, _new)((const T *)msg, alloc, out);                                    \
  }                                                                                                \
  static size_t test_size_##M(const void *msg) {                                                   \
    return TEST_NAME(M, size, TEST_FORMAT, )((const T *)msg);                                                      \
  }                                                                                                \
  static hone_result test_decode_##M(void *msg, const uint8_t *in, size_t size, hone_alloc *alloc, \
                                     unsigned flags) {                                             \
    return TEST_NAME(M, decode, TEST_FORMAT, )((T *)msg, in, size, alloc, flags);                                  \
  }                                                                                                \
  static void test_init_##M(void *msg) {                                                           \
    M##_init((T *)msg);                                                                            \
  }                                                                                                \
  static void test_clear_##M(void *msg, hone_alloc *alloc) {                                       \
    M##_clear((T *)msg, alloc);                                                                    \
  }                                                                                                \
  static void test_release_##M(void *msg, hone_alloc *alloc) {                                     \
    M##_release((T *)msg, alloc);                                                                  \
  }                                                                                                \
  static hone_status test_clone_##M(void *dst, const void *src, hone_alloc *alloc) {               \
    return M##_clone((T *)dst, (const T *)src, alloc);                                             \
  }                                                                                                \
  static hone_status test_merge_##M(void *dst, const void *src, hone_alloc *alloc) {               \
    return M##_merge((T *)dst, (const T *)src, alloc);                                             \
  }                                                                                                \
  static bool test_equal_##M(const void *a, const void *b) {                                       \
    return M##_equal((const T *)a, (const T *)b);                                                  \
  }                                                                                                \
  static uint64_t test_hash_##M(const void *msg, uint64_t seed) {                                  \
    return M##_hash((const T *)msg, seed);                                                         \
  }                                                                                                \
  static const TestMessage test_message_##M = {                                                    \
      #M,                                                                                          \
      sizeof(T),                                                                                   \
      M##_owns_nothing,                                                                            \
      test_encode_##M,                                                                             \
      test_trusted_##M,                                                                            \
      test_new_##M,                                                                                \
      test_size_##M,                                                                               \
      test_decode_##M,                                                                             \
      test_init_##M,                                                                               \
      test_clear_##M,                                                                              \
      test_release_##M,                                                                            \
      test_clone_##M,                                                                              \
      test_merge_##M,                                                                              \
      test_equal_##M,                                                                              \
      test_hash_##M,                                                                               \
  };

#endif
