/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * SKETCH of what emitted code calls to store into plain structs; the runtime's
 * author completes this file. All: `alloc` may be NULL; nothing changes on failure.
 */
#ifndef HONE_NATIVE_H
#define HONE_NATIVE_H
#include "hone/decoder.h"
#include "hone/hone.h"

/* What an empty text that must not be NULL points to; never freed. */
extern const char hone_empty[1];

/* Text. `kept` is the default's constant, which is never freed (NULL: none). The old text is
 * released first (heap) unless it is `kept`, hone_empty or empty. A copy is NUL-terminated beyond its size. */
hone_status hone_str_assign(hone_alloc *alloc, bool alias, hone_str *to, const char *kept, const void *data, size_t size);
hone_status hone_bytes_assign(hone_alloc *alloc, bool alias, hone_bytes *to, const uint8_t *kept, const void *data, size_t size);
/* char *: always a copy; a NUL inside is HONE_BAD_VALUE; an empty text points at hone_empty. */
hone_status hone_cstr_assign(hone_alloc *alloc, char **to, const char *kept, const void *data, size_t size);
/* char[capacity]: NUL inside is HONE_BAD_VALUE, size >= capacity is HONE_TOO_LARGE; the rest is zeroed. */
hone_status hone_chars_assign(char *to, size_t capacity, const void *data, size_t size);
/* uint8_t * with a count elsewhere: returns the new block through *to (old_size bytes were there). */
hone_status hone_block_assign(hone_alloc *alloc, bool alias, uint8_t **to, size_t old_size, const uint8_t *kept, const void *data, size_t size);
void hone_str_release(hone_alloc *alloc, hone_str *s, const char *kept);
void hone_bytes_release(hone_alloc *alloc, hone_bytes *s, const uint8_t *kept);
void hone_cstr_release(hone_alloc *alloc, char *s, const char *kept);

/* Growing arrays without a capacity member: capacity follows from the count: 0, then 8, then powers of two. */
static inline size_t hone_capacity_of(size_t count);
static inline bool hone_is_full(size_t count); /* count == hone_capacity_of(count) */
/* The array of `count` elements of `size` bytes, with room for `more` of them: NULL when there is no
 * memory or the size overflows. Copies only `count` elements. */
void *hone_grow(hone_alloc *alloc, void *items, size_t count, size_t more, size_t size, size_t align);
/* The same where a capacity member says how many fit; *capacity is updated. */
void *hone_grow_to(hone_alloc *alloc, void *items, size_t count, size_t *capacity, size_t more, size_t size, size_t align);

/* Unknown fields. */
hone_status hone_unknown_append(hone_alloc *alloc, hone_unknown *to, const void *data, size_t size);

/* Of entries with equal keys the last value wins, in the slot of the first; the others are released and
 * removed, order kept. O(n log n). `compare` orders by key. Returns the new count. */
size_t hone_map_settle(hone_alloc *alloc, void *entries, size_t count, size_t size,
                       int (*compare)(const void *, const void *), void (*release)(void *entry, hone_alloc *alloc));
#endif
