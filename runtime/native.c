/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Storing into plain structs: texts and bytes, growing arrays, unknown fields.
 * Every function makes the new before it gives up the old, so that a failure
 * changes nothing.
 */
#include "hone/native.h"

#include <string.h>

const char hone_empty[1] = "";
static const hone_char16 empty_unit = 0;

/* ---- Texts and bytes ---- */

static bool has_nul(const char *text, size_t size) {
  return hone_chars_size(text, size) != size;
}

/* A copy with `extra` zero bytes behind it; NULL: no memory. */
static uint8_t *copy_of(hone_alloc *alloc, const void *data, size_t size, size_t extra) {
  uint8_t *copy;
  if (size > SIZE_MAX - extra) {
    return NULL;
  }
  copy = (uint8_t *)hone_allocate(alloc, size + extra, 1);
  if (copy != NULL) {
    hone_copy(copy, data, size);
    if (extra != 0) {
      copy[size] = 0;
    }
  }
  return copy;
}

/* Frees a content of `size` bytes in a block of `extra` more, unless it is a constant. */
static void give_up(hone_alloc *alloc, const void *data, size_t size, size_t extra,
                    const void *kept) {
  union {
    const void *constant;
    void *block;
  } of;
  if (!hone_frees_blocks(alloc) || size == 0 || data == kept || data == (const void *)hone_empty) {
    return;
  }
  of.constant = data;
  hone_release(alloc, of.block, size + extra);
}

hone_status hone_str_assign(hone_alloc *alloc, hone_str *to, const char *kept, const void *data,
                            size_t size) {
  const char *content = hone_empty;
  if (size != 0) {
    content = (const char *)copy_of(alloc, data, size, 1);
    if (content == NULL) {
      return HONE_OUT_OF_MEMORY;
    }
  }
  give_up(alloc, to->data, to->size, 1, kept);
  to->data = content;
  to->size = size;
  return HONE_OK;
}

hone_status hone_bytes_assign(hone_alloc *alloc, hone_bytes *to, const uint8_t *kept,
                              const void *data, size_t size) {
  const uint8_t *content = (const uint8_t *)hone_empty;
  if (size != 0) {
    content = copy_of(alloc, data, size, 0);
    if (content == NULL) {
      return HONE_OUT_OF_MEMORY;
    }
  }
  give_up(alloc, to->data, to->size, 0, kept);
  to->data = content;
  to->size = size;
  return HONE_OK;
}

hone_status hone_cstr_assign(hone_alloc *alloc, char **to, const char *kept, const void *data,
                             size_t size) {
  union {
    const char *constant;
    char *text;
  } content;
  content.constant = hone_empty;
  if (size != 0) {
    if (has_nul((const char *)data, size)) {
      return HONE_BAD_VALUE;
    }
    content.text = (char *)copy_of(alloc, data, size, 1);
    if (content.text == NULL) {
      return HONE_OUT_OF_MEMORY;
    }
  }
  hone_cstr_release(alloc, *to, kept);
  *to = content.text;
  return HONE_OK;
}

hone_status hone_chars_assign(char *to, size_t capacity, const void *data, size_t size) {
  if (size >= capacity) {
    return HONE_TOO_LARGE;
  }
  if (has_nul((const char *)data, size)) {
    return HONE_BAD_VALUE;
  }
  hone_copy(to, data, size);
  memset(to + size, 0, capacity - size);
  return HONE_OK;
}

hone_status hone_block_assign(hone_alloc *alloc, bool alias, uint8_t **to, size_t old_size,
                              const uint8_t *kept, const void *data, size_t size) {
  union {
    const void *constant;
    uint8_t *block;
  } content;
  content.constant = hone_empty;
  if (size != 0) {
    if (alias) {
      content.constant = data;
    } else {
      content.block = copy_of(alloc, data, size, 0);
    }
    if (content.block == NULL) {
      return HONE_OUT_OF_MEMORY;
    }
  }
  give_up(alloc, *to, old_size, 0, kept);
  *to = content.block;
  return HONE_OK;
}

void hone_str_release(hone_alloc *alloc, hone_str *s, const char *kept) {
  give_up(alloc, s->data, s->size, 1, kept);
}

void hone_bytes_release(hone_alloc *alloc, hone_bytes *s, const uint8_t *kept) {
  give_up(alloc, s->data, s->size, 0, kept);
}

void hone_cstr_release(hone_alloc *alloc, char *s, const char *kept) {
  if (s != NULL && s != hone_empty && s != kept && hone_frees_blocks(alloc)) {
    hone_release(alloc, s, strlen(s) + 1);
  }
}

void hone_block_release(hone_alloc *alloc, uint8_t *block, size_t size, const uint8_t *kept) {
  give_up(alloc, block, size, 0, kept);
}

hone_status hone_wstr_assign(hone_alloc *alloc, bool alias, hone_wstr *to, const hone_char16 *kept,
                             const void *data, size_t size) {
  const hone_char16 *content = &empty_unit;
  if (size > (size_t)PTRDIFF_MAX / sizeof(*content)) {
    return HONE_OUT_OF_MEMORY;
  }
  if (size != 0 && alias && (uintptr_t)data % HONE_ALIGNOF(hone_char16) == 0) {
    content = (const hone_char16 *)data;
  } else if (size != 0) {
    void *copy = hone_allocate(alloc, size * sizeof(*content), HONE_ALIGNOF(hone_char16));
    if (copy == NULL) {
      return HONE_OUT_OF_MEMORY;
    }
    memcpy(copy, data, size * sizeof(*content));
    content = (const hone_char16 *)copy;
  }
  hone_wstr_release(alloc, to, kept);
  to->data = content;
  to->size = size;
  return HONE_OK;
}

void hone_wstr_release(hone_alloc *alloc, hone_wstr *s, const hone_char16 *kept) {
  give_up(alloc, s->data, s->size * sizeof(*s->data), 0, kept);
}

/* The pointer is stored byte by byte: its declared type is not known here. */
hone_status hone_seq_assign(hone_alloc *alloc, void *pointer, size_t capacity, const void *data,
                            size_t size) {
  union {
    const char *constant;
    uint8_t *block;
  } empty;
  uint8_t *old;
  uint8_t *block;
  memcpy(&old, pointer, sizeof(old));
  if (old != NULL && size < capacity) {
    if (size != 0) {
      memmove(old, data, size);
    }
    old[size] = 0;
    return HONE_OK;
  }
  if (size != 0) {
    block = copy_of(alloc, data, size, 1);
    if (block == NULL) {
      return HONE_OUT_OF_MEMORY;
    }
  } else {
    empty.constant = hone_empty;
    block = empty.block;
  }
  hone_seq_release(alloc, old, capacity);
  memcpy(pointer, &block, sizeof(block));
  return HONE_OK;
}

size_t hone_cstr_size(const char *text) {
  return text != NULL ? strlen(text) : 0;
}

bool hone_is_zero(const void *data, size_t size) {
  const uint8_t *p = (const uint8_t *)data;
  size_t i = 0;
  while (i < size && p[i] == 0) {
    i++;
  }
  return i == size;
}

int hone_compare_bytes(const void *a, size_t a_size, const void *b, size_t b_size) {
  size_t common = a_size < b_size ? a_size : b_size;
  int order = common != 0 ? memcmp(a, b, common) : 0;
  return order != 0 ? order : (a_size > b_size) - (a_size < b_size);
}

size_t hone_chars_size(const char *text, size_t capacity) {
  size_t i = 0;
  for (; i + 8 <= capacity; i += 8) {
    /* A zero byte borrows from its high bit, which was not set. */
    uint64_t word;
    memcpy(&word, text + i, 8);
    if (((word - UINT64_C(0x0101010101010101)) & ~word & UINT64_C(0x8080808080808080)) != 0) {
      break;
    }
  }
  while (i < capacity && text[i] != '\0') {
    i++;
  }
  return i;
}

/* ---- Arrays that grow ---- */

/* hone_capacity_of(1). */
#define FIRST_CAPACITY 8
/* The product of two such numbers cannot overflow. */
#define SMALL ((size_t)0x7fff)

/* Moves an array to a block for `new_capacity` elements; NULL: no memory or too large. With a
 * capacity of 0 what is at `items` is somebody else's, and stays. */
static void *resize(hone_alloc *alloc, void *items, size_t count, size_t capacity,
                    size_t new_capacity, size_t size, size_t align) {
  void *fresh;
  /* A division is slow: only where either is large. */
  if (HONE_UNLIKELY((new_capacity | size) > SMALL) && new_capacity > (size_t)PTRDIFF_MAX / size) {
    return NULL;
  }
  if (capacity != 0 && items != NULL) {
    return hone_reallocate_used(alloc, items, count * size, capacity * size, new_capacity * size,
                                align);
  }
  fresh = hone_allocate(alloc, new_capacity * size, align);
  if (fresh != NULL && count != 0) {
    memcpy(fresh, items, count * size);
  }
  return fresh;
}

void *hone_grow(hone_alloc *alloc, void *items, size_t count, size_t more, size_t size,
                size_t align) {
  size_t capacity;
  if (items == NULL && more != 0 && more <= FIRST_CAPACITY && size <= SMALL) {
    return hone_allocate(alloc, FIRST_CAPACITY * size, align);
  }
  capacity = hone_capacity_of(count);
  if (more <= capacity - count) {
    return items;
  }
  if (count == 0 && items != NULL) {
    capacity = 1; /* room that was made for elements which did not come */
  }
  if (more > (size_t)PTRDIFF_MAX - count) {
    return NULL;
  }
  return resize(alloc, items, count, capacity, hone_capacity_of(count + more), size, align);
}

void *hone_grow_to(hone_alloc *alloc, void *items, size_t count, size_t *capacity, size_t more,
                   size_t size, size_t align) {
  size_t wanted;
  if (*capacity >= count && more <= *capacity - count) {
    return items;
  }
  if (more > (size_t)PTRDIFF_MAX - count) {
    return NULL;
  }
  wanted = hone_capacity_of(count + more);
  items = resize(alloc, items, count, *capacity, wanted, size, align);
  if (items != NULL) {
    *capacity = wanted;
  }
  return items;
}

/* ---- Unknown fields ---- */

#define UNKNOWN_FIRST 64

hone_status hone_unknown_reserve(hone_alloc *alloc, hone_unknown *to, size_t size) {
  if (size > HONE_MAX_LENGTH || to->size > HONE_MAX_LENGTH - size) {
    return HONE_TOO_LARGE;
  }
  if (to->capacity < to->size || size > to->capacity - to->size) {
    size_t capacity = to->capacity < UNKNOWN_FIRST ? UNKNOWN_FIRST : to->capacity * 2;
    uint8_t *block;
    if (capacity < to->size + size) {
      capacity = to->size + size;
    }
    block = (uint8_t *)resize(alloc, to->data, to->size, to->capacity, capacity, 1, 1);
    if (block == NULL) {
      return HONE_OUT_OF_MEMORY;
    }
    to->data = block;
    to->capacity = capacity;
  }
  return HONE_OK;
}

hone_status hone_unknown_append(hone_alloc *alloc, hone_unknown *to, const void *data,
                                size_t size) {
  hone_status status = hone_unknown_reserve(alloc, to, size);
  if (status != HONE_OK || size == 0) {
    return status;
  }
  hone_copy(to->data + to->size, data, size);
  to->size += size;
  return HONE_OK;
}

void hone_unknown_release(hone_alloc *alloc, hone_unknown *unknown) {
  if (unknown->capacity != 0) {
    hone_release(alloc, unknown->data, unknown->capacity);
  }
}
