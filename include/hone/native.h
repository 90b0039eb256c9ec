/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What emitted code calls to store into plain structs: texts and bytes, arrays
 * that grow, unknown fields, map entries.
 *
 * Throughout: `alloc` may be NULL, which means that nothing may be allocated.
 * Where a call fails, all is as it was before. Where one gives back a block
 * that was there before, it does so only to an allocator that frees blocks one
 * by one, and after the new one is in place, so that a source may lie in it.
 */
#ifndef HONE_NATIVE_H
#define HONE_NATIVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "hone/alloc.h"
#include "hone/decoder.h"
#include "hone/hone.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Texts and bytes ---- */

/* What an empty text points to where it must not be NULL. Never written, never freed. */
extern const char hone_empty[1];

/* A text's or byte string's new content: a copy of the `size` bytes at `data` (NULL if size is 0).
 *
 * `kept`: the constant of the field's default, which is never freed (NULL: none). What was there is
 * released unless it is `kept`, hone_empty or empty. Nothing is allocated for an empty content: it
 * points to hone_empty. Copies of texts are NUL-terminated beyond their size. HONE_OUT_OF_MEMORY is
 * the only failure unless another one is named. */
hone_status hone_str_assign(hone_alloc *alloc, hone_str *to, const char *kept, const void *data,
                            size_t size);
hone_status hone_bytes_assign(hone_alloc *alloc, hone_bytes *to, const uint8_t *kept,
                              const void *data, size_t size);

/* Or it is those bytes themselves, which then must live as long as the message; `data` is not NULL.
 * An allocator that allows it frees nothing block by block: there is nothing to release. Below,
 * `alias` chooses between the two. */
HONE_INLINE void hone_str_alias(hone_str *to, const void *data, size_t size) {
  to->data = (const char *)data;
  to->size = size;
}

HONE_INLINE void hone_bytes_alias(hone_bytes *to, const void *data, size_t size) {
  to->data = (const uint8_t *)data;
  to->size = size;
}

/* char *, NUL-terminated, so always a copy. A NUL inside is HONE_BAD_VALUE. *to may be NULL. */
hone_status hone_cstr_assign(hone_alloc *alloc, char **to, const char *kept, const void *data,
                             size_t size);

/* char[capacity], capacity > 0: never allocates; the rest is zeroed. A NUL inside is
 * HONE_BAD_VALUE; size >= capacity is HONE_TOO_LARGE. */
hone_status hone_chars_assign(char *to, size_t capacity, const void *data, size_t size);

/* uint8_t * whose count, old_size until now, is another member: the caller sets it to `size`. */
hone_status hone_block_assign(hone_alloc *alloc, bool alias, uint8_t **to, size_t old_size,
                              const uint8_t *kept, const void *data, size_t size);

/* Free what the assignments above allocated. The members keep their values. */
void hone_str_release(hone_alloc *alloc, hone_str *s, const char *kept);
void hone_bytes_release(hone_alloc *alloc, hone_bytes *s, const uint8_t *kept);
void hone_cstr_release(hone_alloc *alloc, char *s, const char *kept);
void hone_block_release(hone_alloc *alloc, uint8_t *block, size_t size, const uint8_t *kept);

/* UTF-16 text; `size` and to->size are numbers of units. */
hone_status hone_wstr_assign(hone_alloc *alloc, bool alias, hone_wstr *to, const hone_char16 *kept,
                             const void *data, size_t size);
void hone_wstr_release(hone_alloc *alloc, hone_wstr *s, const hone_char16 *kept);

/* A struct {data, size, capacity}: `pointer` is the address of its data member, whatever that
 * points to, and `capacity` the bytes there. The content is copied to where it was if it fits with
 * a NUL behind it, else to a new block of size + 1 bytes. An empty one takes no block where there
 * was none: it is hone_empty, of capacity 0. */
hone_status hone_seq_assign(hone_alloc *alloc, void *pointer, size_t capacity, const void *data,
                            size_t size);

/* Frees what is there, elements of texts alike. With a capacity of 0 it is somebody else's. */
static inline void hone_seq_release(hone_alloc *alloc, void *items, size_t bytes) {
  if (bytes != 0) {
    hone_release(alloc, items, bytes);
  }
}

/* The bytes before the NUL; 0 for NULL. */
size_t hone_cstr_size(const char *text);

/* The bytes before the NUL among the first `capacity` of a char[capacity]; capacity: there is none,
 * and it is no text. */
size_t hone_chars_size(const char *text, size_t capacity);

/* Whether all `size` bytes at `data` are 0. */
bool hone_is_zero(const void *data, size_t size);

/* An order of byte strings: negative, 0 or positive, as memcmp; the shorter one first. */
int hone_compare_bytes(const void *a, size_t a_size, const void *b, size_t b_size);

/* ---- Arrays that grow ---- */

/* Where no member says how many elements fit, it follows from their number: 0, then 8, then the
 * powers of two. An array that is made by hand and grows later (merge) must be made as large as
 * that. */
static inline size_t hone_capacity_of(size_t count) {
  size_t capacity = 8;
  if (count == 0) {
    return 0;
  }
  while (capacity < count && capacity <= SIZE_MAX / 2) {
    capacity *= 2;
  }
  return capacity;
}

/* count == hone_capacity_of(count): one more element needs hone_grow first. */
static inline bool hone_is_full(size_t count) {
  return count == 0 || (count >= 8 && (count & (count - 1)) == 0);
}

/* The array of `count` elements of `size` bytes (a multiple of `align`), with room for `more` of
 * them; `items` itself where it has that already, and where more is 0. Copies no more than the
 * `count` elements; what was at `items` (NULL: nothing) is freed if the array moved. NULL: no
 * memory, or the size overflows, and `items` is as it was. */
void *hone_grow(hone_alloc *alloc, void *items, size_t count, size_t more, size_t size,
                size_t align);

/* The same where a member says how many fit; *capacity is updated. */
void *hone_grow_to(hone_alloc *alloc, void *items, size_t count, size_t *capacity, size_t more,
                   size_t size, size_t align);

/* Frees an array that hone_grow made; the elements own nothing any more. */
static inline void hone_array_release(hone_alloc *alloc, void *items, size_t count, size_t size) {
  hone_release(alloc, items, hone_capacity_of(count) * size);
}

/* ---- Unknown fields ---- */

/* Adds `size` bytes at `data`, which may not lie in `to`. HONE_OUT_OF_MEMORY, or HONE_TOO_LARGE
 * above HONE_MAX_LENGTH in all. */
hone_status hone_unknown_append(hone_alloc *alloc, hone_unknown *to, const void *data, size_t size);

/* Room for `size` more bytes; the same failures. */
hone_status hone_unknown_reserve(hone_alloc *alloc, hone_unknown *to, size_t size);

/* The member keeps its value. */
void hone_unknown_release(hone_alloc *alloc, hone_unknown *unknown);

/* ---- Maps ---- */

/* Of the `count` entries of `size` bytes with equal keys the last one wins, in the slot of the
 * first; the others are released (`release` may be NULL: entries own nothing) and removed, the
 * order of first occurrences kept. `compare` orders entries by key. Returns the new count.
 *
 * Entries whose keys increase already cost one pass. Else it takes O(n log n) and, above 64
 * entries, 8 bytes per entry from `alloc` for its duration. Where those cannot be had, the entries
 * are sorted in place instead, which takes O(n log^2 n) and leaves the survivors in the order of
 * their keys. */
size_t hone_map_settle(hone_alloc *alloc, void *entries, size_t count, size_t size,
                       int (*compare)(const void *, const void *),
                       void (*release)(void *entry, hone_alloc *alloc));

#ifdef __cplusplus
}
#endif

#endif
