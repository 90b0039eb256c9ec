/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a user's own header includes: the annotations, and the types that have
 * no plain C spelling. A compiler sees plain structs: every annotation is
 * empty there (HONE_SEQ is the plain struct). Only the specializer, which
 * defines __HONE__, sees an attribute that carries the arguments twice: as
 * written, from which keys are read, and as expanded, from which values are.
 *
 *   typedef struct HONE_MESSAGE() Person {
 *     hone_str name      HONE(1);
 *     bool     has_id;
 *     int32_t  id        HONE(2);
 *     size_t   n_emails;
 *     hone_str *emails   HONE(3);
 *   } Person;
 */
#ifndef HONE_HONE_H
#define HONE_HONE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HONE_VERSION_MAJOR 0
#define HONE_VERSION_MINOR 1
#define HONE_VERSION_PATCH 0
#define HONE_VERSION_STRING "0.1.0"

/* Emitted code asks for exactly this one: it and the runtime belong together. */
#define HONE_RUNTIME_ABI 1

/* ---- Types ---- */

#ifdef __cplusplus
extern "C" {
#endif

/* Text: `size` bytes at `data`, with or without a NUL behind them. */
typedef struct hone_str {
  const char *data;
  size_t size;
} hone_str;

typedef struct hone_bytes {
  const uint8_t *data;
  size_t size;
} hone_bytes;

/* The type of u"" literals; C has it in <uchar.h> only, which not every libc ships. */
#ifdef __cplusplus
typedef char16_t hone_char16;
#else
typedef uint_least16_t hone_char16;
#endif

/* UTF-16 text: `size` units at `data`. */
typedef struct hone_wstr {
  const hone_char16 *data;
  size_t size;
} hone_wstr;

/* A point in time since 1970. ROS 1's layout. */
typedef struct hone_time {
  uint32_t sec, nsec;
} hone_time;

typedef struct hone_duration {
  int32_t sec, nsec;
} hone_duration;

/* Fields that the schema does not know, as they came: `size` bytes at `data`. */
typedef struct hone_unknown {
  uint8_t *data;
  size_t size;
  size_t capacity;
} hone_unknown;

#ifdef __cplusplus
}
#endif

/* ---- Small things that C and C++ spell differently ---- */

#ifdef __cplusplus
#define HONE_STATIC_ASSERT(condition, text) static_assert(condition, text)
#define HONE_ALIGNOF(T) alignof(T)
#else
#define HONE_STATIC_ASSERT(condition, text) _Static_assert(condition, text)
#define HONE_ALIGNOF(T) _Alignof(T)
#endif

/* The user's own macro where he defined one; empty unless HONE_DEBUG is defined. */
#ifndef HONE_ASSERT
#ifdef HONE_DEBUG
#include <assert.h>
#define HONE_ASSERT(condition) assert(condition)
#else
#define HONE_ASSERT(condition) ((void)0)
#endif
#endif

/* ---- Annotations ---- */

#ifdef __HONE__

/* What the specializer asks about the target. */
enum {
  hone_target_big_endian_ = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
  hone_target_uintptr_size_ = sizeof(uintptr_t)
};

/* "hone\n" kind "\n" as written "\n" as expanded */
#define HONE_NOTE_(kind, written, ...)                                                             \
  __attribute__((annotate("hone\n" kind "\n" written "\n" #__VA_ARGS__)))
#define HONE_PASTE_(a, b) a##b
#define HONE_PASTE_COUNTER_(stem, counter) HONE_PASTE_(stem, counter)
#define HONE_ID_(stem) HONE_PASTE_COUNTER_(stem, __COUNTER__)

#define HONE(...) HONE_NOTE_("field", #__VA_ARGS__, __VA_ARGS__)
#define HONE_MESSAGE(...) HONE_NOTE_("message", #__VA_ARGS__, __VA_ARGS__)
#define HONE_EXTEND(...) HONE_NOTE_("extend", #__VA_ARGS__, __VA_ARGS__)
#define HONE_CONST(...) HONE_NOTE_("const", #__VA_ARGS__, __VA_ARGS__)
#define HONE_DEFINITION(...) HONE_NOTE_("definition", #__VA_ARGS__, __VA_ARGS__)
#define HONE_ENUM(...) HONE_NOTE_("enum", #__VA_ARGS__, __VA_ARGS__)
#define HONE_VALUE(...) HONE_NOTE_("value", #__VA_ARGS__, __VA_ARGS__)
#define HONE_ONEOF(...) HONE_NOTE_("oneof", #__VA_ARGS__, __VA_ARGS__)
#define HONE_SKIP HONE_NOTE_("skip", "", )
#define HONE_UNKNOWN HONE_NOTE_("unknown", "", )
#define HONE_PRESENCE HONE_NOTE_("presence", "", )
#define HONE_SEQ(...)                                                                              \
  struct HONE_NOTE_("seq", #__VA_ARGS__, __VA_ARGS__) {                                            \
    __VA_ARGS__ *data;                                                                             \
    size_t size;                                                                                   \
    size_t capacity;                                                                               \
  }
#define HONE_FILE(...)                                                                             \
  extern const char HONE_ID_(hone_file_) HONE_NOTE_("file", #__VA_ARGS__, __VA_ARGS__);
#define HONE_OVERLAY(type, ...)                                                                    \
  extern type *HONE_ID_(hone_overlay_) HONE_NOTE_("overlay", #__VA_ARGS__, __VA_ARGS__);
#define HONE_MEMBER(type, path, ...)                                                               \
  HONE_NOTE_("member", #path "\n" #__VA_ARGS__, __VA_ARGS__)                                       \
  static inline void HONE_ID_(hone_member_)(type * m) {                                            \
    (void)m->path;                                                                                 \
  }

#else

/* A member that is a field: HONE(number, options...). */
#define HONE(...)
/* Between `struct` and the tag: this struct is a message. */
#define HONE_MESSAGE(...)
/* There too: a set of extensions of message M. */
#define HONE_EXTEND(...)
/* There too, any number of times: a constant (type, name, "spelling"). */
#define HONE_CONST(...)
/* There too: the raw text of the .msg file it came from. */
#define HONE_DEFINITION(...)
/* Between `enum` and the tag; and behind an enumerator's name. */
#define HONE_ENUM(...)
#define HONE_VALUE(...)
/* Behind a union: the member that says which arm is there. */
#define HONE_ONEOF(...)
/* Behind a member: not serialized, never touched. */
#define HONE_SKIP
/* Behind a hone_unknown: keeps the fields that the schema does not know. */
#define HONE_UNKNOWN
/* Behind a bit-set: bit i belongs to the i-th `optional` member. */
#define HONE_PRESENCE
/* The type of a growing array. */
#define HONE_SEQ(...)                                                                              \
  struct {                                                                                         \
    __VA_ARGS__ *data;                                                                             \
    size_t size;                                                                                   \
    size_t capacity;                                                                               \
  }
/* At file level, without a semicolon: HONE_FILE(package = "pkg"). */
#define HONE_FILE(...)
/* At file level, without a semicolon: a message made of a struct that cannot be edited. */
#define HONE_OVERLAY(type, ...)
#define HONE_MEMBER(type, path, ...)

#endif

#endif
