/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The well-known types: helpers between them and C. The messages themselves are
 * annotated headers in hone/wkt/, which come specialized in libhone_wkt (CMake:
 * Hone::wkt). Who imports google/protobuf/NAME.proto has the same structs in
 * headers of his own; included before this one, those are what it works on.
 *
 *   struct timespec now;
 *   clock_gettime(CLOCK_REALTIME, &now);
 *   hone_wkt_timestamp_from_timespec(&event.at, &now);
 *   HONE_ANY_PACK(&event.detail, Person, &person, alloc);
 *
 * All of it is inline: it goes by the members' names.
 */
#ifndef HONE_WKT_H
#define HONE_WKT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#ifndef HONE_FREESTANDING
#include <time.h>
#endif

#include "hone/alloc.h"
#include "hone/hone.h"
#include "hone/native.h"
#include "hone/status.h"
#include "hone/wkt/any.h"
#include "hone/wkt/duration.h"
#include "hone/wkt/empty.h"
#include "hone/wkt/field_mask.h"
#include "hone/wkt/struct.h"
#include "hone/wkt/timestamp.h"
#include "hone/wkt/wrappers.h"

#ifdef __cplusplus
extern "C" {
#endif

#define HONE_WKT_NANOS 1000000000

/* ---- Timestamp ---- */

/* The years 1 to 9999, and nanoseconds that are some. */
static inline bool hone_wkt_timestamp_is_valid(const google_protobuf_Timestamp *t) {
  return t->seconds >= INT64_C(-62135596800) && t->seconds <= INT64_C(253402300799) &&
         t->nanos >= 0 && t->nanos < HONE_WKT_NANOS;
}

/* HONE_BAD_VALUE: it is not valid, or hone_time, which begins in 1970, cannot hold it. */
static inline hone_status hone_wkt_timestamp_to_time(const google_protobuf_Timestamp *t,
                                                     hone_time *out) {
  if (!hone_wkt_timestamp_is_valid(t) || t->seconds < 0 || t->seconds > (int64_t)UINT32_MAX) {
    return HONE_BAD_VALUE;
  }
  out->sec = (uint32_t)t->seconds;
  out->nsec = (uint32_t)t->nanos;
  return HONE_OK;
}

/* Sets seconds and nanos alone; nanoseconds above a second become seconds. */
static inline void hone_wkt_timestamp_from_time(google_protobuf_Timestamp *t, hone_time in) {
  t->seconds = (int64_t)in.sec + in.nsec / HONE_WKT_NANOS;
  t->nanos = (int32_t)(in.nsec % HONE_WKT_NANOS);
}

#ifndef HONE_FREESTANDING

/* HONE_BAD_VALUE: it is not valid, or time_t cannot hold it. */
static inline hone_status hone_wkt_timestamp_to_timespec(const google_protobuf_Timestamp *t,
                                                         struct timespec *out) {
  time_t seconds = (time_t)t->seconds;
  if (!hone_wkt_timestamp_is_valid(t) || (int64_t)seconds != t->seconds) {
    return HONE_BAD_VALUE;
  }
  out->tv_sec = seconds;
  out->tv_nsec = t->nanos;
  return HONE_OK;
}

/* Sets seconds and nanos alone. HONE_BAD_VALUE, and nothing is set: no valid timestamp. */
static inline hone_status hone_wkt_timestamp_from_timespec(google_protobuf_Timestamp *t,
                                                           const struct timespec *in) {
  int64_t seconds = (int64_t)in->tv_sec;
  if (in->tv_nsec < 0 || in->tv_nsec >= HONE_WKT_NANOS || seconds < INT64_C(-62135596800) ||
      seconds > INT64_C(253402300799)) {
    return HONE_BAD_VALUE;
  }
  t->seconds = seconds;
  t->nanos = (int32_t)in->tv_nsec;
  return HONE_OK;
}

#endif

/* ---- Duration: both parts have one sign there; in C the nanoseconds go forward ---- */

/* At most 10,000 years either way. */
static inline bool hone_wkt_duration_is_valid(const google_protobuf_Duration *d) {
  return d->seconds >= INT64_C(-315576000000) && d->seconds <= INT64_C(315576000000) &&
         d->nanos > -HONE_WKT_NANOS && d->nanos < HONE_WKT_NANOS &&
         !(d->seconds < 0 && d->nanos > 0) && !(d->seconds > 0 && d->nanos < 0);
}

/* Seconds rounded down, and 0 to 999999999 nanoseconds more. */
static inline void hone_wkt_duration_forward_(const google_protobuf_Duration *d, int64_t *seconds,
                                              int32_t *nanos) {
  *seconds = d->nanos < 0 ? d->seconds - 1 : d->seconds;
  *nanos = d->nanos < 0 ? d->nanos + HONE_WKT_NANOS : d->nanos;
}

static inline void hone_wkt_duration_set_(google_protobuf_Duration *d, int64_t seconds,
                                          int32_t nanos) {
  bool back = seconds < 0 && nanos > 0;
  d->seconds = back ? seconds + 1 : seconds;
  d->nanos = back ? nanos - HONE_WKT_NANOS : nanos;
}

/* HONE_BAD_VALUE: it is not valid, or hone_duration cannot hold it. */
static inline hone_status hone_wkt_duration_to_duration(const google_protobuf_Duration *d,
                                                        hone_duration *out) {
  int64_t seconds;
  int32_t nanos;
  if (!hone_wkt_duration_is_valid(d)) {
    return HONE_BAD_VALUE;
  }
  hone_wkt_duration_forward_(d, &seconds, &nanos);
  if (seconds < INT32_MIN || seconds > INT32_MAX) {
    return HONE_BAD_VALUE;
  }
  out->sec = (int32_t)seconds;
  out->nsec = nanos;
  return HONE_OK;
}

/* Sets seconds and nanos alone; any nanoseconds will do. */
static inline void hone_wkt_duration_from_duration(google_protobuf_Duration *d, hone_duration in) {
  int64_t nanos = (int64_t)in.sec * HONE_WKT_NANOS + in.nsec;
  d->seconds = nanos / HONE_WKT_NANOS;
  d->nanos = (int32_t)(nanos % HONE_WKT_NANOS);
}

#ifndef HONE_FREESTANDING

/* HONE_BAD_VALUE: it is not valid, or time_t cannot hold it. */
static inline hone_status hone_wkt_duration_to_timespec(const google_protobuf_Duration *d,
                                                        struct timespec *out) {
  int64_t seconds;
  int32_t nanos;
  if (!hone_wkt_duration_is_valid(d)) {
    return HONE_BAD_VALUE;
  }
  hone_wkt_duration_forward_(d, &seconds, &nanos);
  if ((int64_t)(time_t)seconds != seconds) {
    return HONE_BAD_VALUE;
  }
  out->tv_sec = (time_t)seconds;
  out->tv_nsec = nanos;
  return HONE_OK;
}

/* Sets seconds and nanos alone. HONE_BAD_VALUE, and nothing is set: no valid duration. */
static inline hone_status hone_wkt_duration_from_timespec(google_protobuf_Duration *d,
                                                          const struct timespec *in) {
  int64_t seconds = (int64_t)in->tv_sec;
  if (in->tv_nsec < 0 || in->tv_nsec >= HONE_WKT_NANOS || seconds > INT64_C(315576000000) ||
      seconds < INT64_C(-315576000001) || (seconds == INT64_C(-315576000001) && in->tv_nsec == 0)) {
    return HONE_BAD_VALUE;
  }
  hone_wkt_duration_set_(d, seconds, (int32_t)in->tv_nsec);
  return HONE_OK;
}

#endif

/* ---- Any: M is a message's name in generated code, specialized for protobuf ---- */

#define HONE_ANY_PREFIX "type.googleapis.com/"

/* Whether the Any says that it holds an M: by what stands behind the last slash. */
#define HONE_ANY_IS(any, M) hone_wkt_any_is((any)->type_url, M##_name_protobuf)

/* Puts an M into an initialised Any: encodes it into a block of `alloc`, and names it. What was
 * there is released. A hone_status; after a failure the Any holds nothing. */
#define HONE_ANY_PACK(any, M, msg, alloc)                                                          \
  hone_wkt_any_end_((any), (alloc), HONE_ANY_PREFIX M##_name_protobuf,                             \
                    M##_encode_protobuf_new((msg), (alloc), hone_wkt_any_begin_((any), (alloc))))

/* Decodes the M that an Any holds; a hone_status. HONE_UNKNOWN_TYPE: it holds none, and msg was not
 * touched. */
#define HONE_ANY_UNPACK(any, M, msg, alloc)                                                        \
  (HONE_ANY_IS(any, M)                                                                             \
       ? M##_decode_protobuf((msg), (any)->value.data, (any)->value.size, (alloc), 0).status       \
       : HONE_UNKNOWN_TYPE)

/* The full name of the message that a type URL is of: what stands behind its last slash; empty
 * where there is none. */
static inline hone_str hone_wkt_any_name(hone_str type_url) {
  hone_str name = {NULL, 0};
  size_t i = type_url.size;
  while (i != 0 && type_url.data[i - 1] != '/') {
    i--;
  }
  if (i != 0) {
    name.data = type_url.data + i;
    name.size = type_url.size - i;
  }
  return name;
}

static inline bool hone_wkt_any_is(hone_str type_url, const char *full_name) {
  hone_str name = hone_wkt_any_name(type_url);
  return name.size == strlen(full_name) && name.size != 0 &&
         memcmp(name.data, full_name, name.size) == 0;
}

static inline hone_bytes *hone_wkt_any_begin_(google_protobuf_Any *any, hone_alloc *alloc) {
  hone_bytes_release(alloc, &any->value, NULL);
  hone_str_release(alloc, &any->type_url, NULL);
  any->value.data = NULL;
  any->value.size = 0;
  any->type_url.data = NULL;
  any->type_url.size = 0;
  return &any->value;
}

static inline hone_status hone_wkt_any_end_(google_protobuf_Any *any, hone_alloc *alloc,
                                            const char *type_url, hone_result encoded) {
  hone_status status = encoded.status;
  if (status == HONE_OK) {
    status = hone_str_assign(alloc, &any->type_url, NULL, type_url, strlen(type_url));
    if (status != HONE_OK) {
      hone_wkt_any_begin_(any, alloc);
    }
  }
  return status;
}

/* ---- Wrappers: a field of theirs is a pointer, NULL where there is no value ---- */

/* A wrapper of zero, or of nothing; NULL: none left. */
static inline void *hone_wkt_wrapper_new_(hone_alloc *alloc, size_t size, size_t align) {
  void *made = hone_allocate(alloc, size, align);
  if (made != NULL) {
    memset(made, 0, size);
  }
  return made;
}

/* hone_wkt_NAME_get: the value, or `otherwise` where there is no wrapper.
 * hone_wkt_NAME_set: sets the value, in a wrapper that is made if there is none; it belongs to the
 * message around it, as if it had been decoded. HONE_OUT_OF_MEMORY changes nothing. */
#define HONE_WKT_WRAPPER_(NAME, MESSAGE, TYPE)                                                     \
  static inline TYPE hone_wkt_##NAME##_get(const MESSAGE *wrapper, TYPE otherwise) {               \
    return wrapper != NULL ? wrapper->value : otherwise;                                           \
  }                                                                                                \
  static inline hone_status hone_wkt_##NAME##_set(MESSAGE **wrapper, TYPE value,                   \
                                                  hone_alloc *alloc) {                             \
    if (*wrapper == NULL) {                                                                        \
      *wrapper = (MESSAGE *)hone_wkt_wrapper_new_(alloc, sizeof(MESSAGE), HONE_ALIGNOF(MESSAGE));  \
      if (*wrapper == NULL) {                                                                      \
        return HONE_OUT_OF_MEMORY;                                                                 \
      }                                                                                            \
    }                                                                                              \
    (*wrapper)->value = value;                                                                     \
    return HONE_OK;                                                                                \
  }

HONE_WKT_WRAPPER_(double, google_protobuf_DoubleValue, double)
HONE_WKT_WRAPPER_(float, google_protobuf_FloatValue, float)
HONE_WKT_WRAPPER_(int64, google_protobuf_Int64Value, int64_t)
HONE_WKT_WRAPPER_(uint64, google_protobuf_UInt64Value, uint64_t)
HONE_WKT_WRAPPER_(int32, google_protobuf_Int32Value, int32_t)
HONE_WKT_WRAPPER_(uint32, google_protobuf_UInt32Value, uint32_t)
HONE_WKT_WRAPPER_(bool, google_protobuf_BoolValue, bool)

#undef HONE_WKT_WRAPPER_

static inline hone_str hone_wkt_string_get(const google_protobuf_StringValue *wrapper,
                                           hone_str otherwise) {
  return wrapper != NULL ? wrapper->value : otherwise;
}

static inline hone_bytes hone_wkt_bytes_get(const google_protobuf_BytesValue *wrapper,
                                            hone_bytes otherwise) {
  return wrapper != NULL ? wrapper->value : otherwise;
}

/* The same with a copy of the `size` bytes at `data` (NULL if size is 0). */
static inline hone_status hone_wkt_string_set(google_protobuf_StringValue **wrapper,
                                              const char *data, size_t size, hone_alloc *alloc) {
  google_protobuf_StringValue *w = *wrapper;
  hone_status status;
  if (w == NULL) {
    w = (google_protobuf_StringValue *)hone_wkt_wrapper_new_(
        alloc, sizeof *w, HONE_ALIGNOF(google_protobuf_StringValue));
    if (w == NULL) {
      return HONE_OUT_OF_MEMORY;
    }
  }
  status = hone_str_assign(alloc, &w->value, NULL, data, size);
  if (status == HONE_OK) {
    *wrapper = w;
  } else if (w != *wrapper) {
    hone_give_back(alloc, w, sizeof *w);
  }
  return status;
}

static inline hone_status hone_wkt_bytes_set(google_protobuf_BytesValue **wrapper,
                                             const uint8_t *data, size_t size, hone_alloc *alloc) {
  google_protobuf_BytesValue *w = *wrapper;
  hone_status status;
  if (w == NULL) {
    w = (google_protobuf_BytesValue *)hone_wkt_wrapper_new_(
        alloc, sizeof *w, HONE_ALIGNOF(google_protobuf_BytesValue));
    if (w == NULL) {
      return HONE_OUT_OF_MEMORY;
    }
  }
  status = hone_bytes_assign(alloc, &w->value, NULL, data, size);
  if (status == HONE_OK) {
    *wrapper = w;
  } else if (w != *wrapper) {
    hone_give_back(alloc, w, sizeof *w);
  }
  return status;
}

/* ---- FieldMask ---- */

/* Whether the mask names the field, or one that it lies in: "a" has "a.b" too. */
static inline bool hone_wkt_field_mask_has(const google_protobuf_FieldMask *mask,
                                           const char *path) {
  size_t size = strlen(path);
  size_t i;
  for (i = 0; i < mask->n_paths; i++) {
    hone_str known = mask->paths[i];
    if (known.size != 0 && known.size <= size && memcmp(known.data, path, known.size) == 0 &&
        (known.size == size || path[known.size] == '.')) {
      return true;
    }
  }
  return false;
}

/* Adds a copy of the path, unless the mask has it. HONE_OUT_OF_MEMORY changes nothing. */
static inline hone_status hone_wkt_field_mask_add(google_protobuf_FieldMask *mask, const char *path,
                                                  hone_alloc *alloc) {
  hone_str copy = {NULL, 0};
  hone_status status;
  if (hone_wkt_field_mask_has(mask, path)) {
    return HONE_OK;
  }
  status = hone_str_assign(alloc, &copy, NULL, path, strlen(path));
  if (status != HONE_OK) {
    return status;
  }
  if (hone_is_full(mask->n_paths)) {
    void *grown =
        hone_grow(alloc, mask->paths, mask->n_paths, 1, sizeof(hone_str), HONE_ALIGNOF(hone_str));
    if (grown == NULL) {
      hone_str_release(alloc, &copy, NULL);
      return HONE_OUT_OF_MEMORY;
    }
    mask->paths = (hone_str *)grown;
  }
  mask->paths[mask->n_paths++] = copy;
  return HONE_OK;
}

/* ---- Struct: what a key has; NULL or false: the key is not there, or has another kind ---- */

/* The arms of google_protobuf_Value.kind. */
enum {
  HONE_WKT_NULL = 1,
  HONE_WKT_NUMBER = 2,
  HONE_WKT_TEXT = 3,
  HONE_WKT_BOOL = 4,
  HONE_WKT_STRUCT = 5,
  HONE_WKT_LIST = 6
};

static inline const google_protobuf_Value *hone_wkt_struct_find(const google_protobuf_Struct *s,
                                                                const char *key) {
  size_t size = strlen(key);
  size_t i;
  for (i = s->n_fields; i != 0; i--) {
    hone_str known = s->fields[i - 1].key;
    if (known.size == size && (size == 0 || memcmp(known.data, key, size) == 0)) {
      return &s->fields[i - 1].value;
    }
  }
  return NULL;
}

static inline bool hone_wkt_struct_number(const google_protobuf_Struct *s, const char *key,
                                          double *out) {
  const google_protobuf_Value *value = hone_wkt_struct_find(s, key);
  if (value == NULL || value->kind_case != HONE_WKT_NUMBER) {
    return false;
  }
  *out = value->kind.number_value;
  return true;
}

static inline bool hone_wkt_struct_text(const google_protobuf_Struct *s, const char *key,
                                        hone_str *out) {
  const google_protobuf_Value *value = hone_wkt_struct_find(s, key);
  if (value == NULL || value->kind_case != HONE_WKT_TEXT) {
    return false;
  }
  *out = value->kind.string_value;
  return true;
}

static inline bool hone_wkt_struct_bool(const google_protobuf_Struct *s, const char *key,
                                        bool *out) {
  const google_protobuf_Value *value = hone_wkt_struct_find(s, key);
  if (value == NULL || value->kind_case != HONE_WKT_BOOL) {
    return false;
  }
  *out = value->kind.bool_value;
  return true;
}

static inline const google_protobuf_Struct *hone_wkt_struct_struct(const google_protobuf_Struct *s,
                                                                   const char *key) {
  const google_protobuf_Value *value = hone_wkt_struct_find(s, key);
  return value != NULL && value->kind_case == HONE_WKT_STRUCT ? value->kind.struct_value : NULL;
}

static inline const google_protobuf_ListValue *hone_wkt_struct_list(const google_protobuf_Struct *s,
                                                                    const char *key) {
  const google_protobuf_Value *value = hone_wkt_struct_find(s, key);
  return value != NULL && value->kind_case == HONE_WKT_LIST ? value->kind.list_value : NULL;
}

#ifdef __cplusplus
}
#endif

#endif
