/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Extensions among unknown fields, and the items of a message set. Nothing here
 * is on a fast path: sets of extensions are read whole by decode.
 */
#include "hone/protobuf.h"

/* The keys of an item. */
#define ITEM_START 0x0bu
#define ITEM_NUMBER 0x10u
#define ITEM_MESSAGE 0x1au
#define ITEM_END 0x0cu

/* ---- Items ---- */

/* Inside an item: to its message where it has a number too, else behind its end. */
static const uint8_t *item_open(const uint8_t *p, const uint8_t *end, uint32_t *number,
                                hone_decoder *d) {
  const uint8_t *message = NULL;
  bool has_number = false;
  uint32_t found = 0;
  for (;;) {
    uint32_t key;
    p = hone_pb_key_get(p, end, &key, d);
    if (p == NULL || key == ITEM_END) {
      return p;
    }
    if (key == ITEM_NUMBER && !has_number) {
      uint64_t value;
      p = hone_pb_varint_get(p, end, &value, d);
      found = value <= INT32_MAX ? (uint32_t)value : 0;
      has_number = true;
    } else {
      message = key == ITEM_MESSAGE && message == NULL ? p : message;
      p = hone_pb_key_skip(p, end, key, d);
    }
    if (p == NULL) {
      return NULL;
    }
    if (found != 0 && message != NULL) {
      *number = found;
      return message;
    }
  }
}

const uint8_t *hone_pb_item_get(const uint8_t *p, const uint8_t *end, uint32_t *key,
                                hone_decoder *d) {
  uint32_t field;
  *key = 0;
  p = hone_pb_key_get(p, end, &field, d);
  if (p == NULL) {
    return NULL;
  }
  return field == ITEM_START ? item_open(p, end, key, d) : hone_pb_key_skip(p, end, field, d);
}

const uint8_t *hone_pb_item_end(const uint8_t *p, const uint8_t *end, hone_decoder *d) {
  for (;;) {
    uint32_t key;
    p = hone_pb_key_get(p, end, &key, d);
    if (p == NULL || key == ITEM_END) {
      return p;
    }
    p = hone_pb_key_skip(p, end, key, d);
    if (p == NULL) {
      return NULL;
    }
  }
}

const uint8_t *hone_pb_item_skip(const uint8_t *p, const uint8_t *end, uint32_t key,
                                 hone_decoder *d) {
  if (key == 0) {
    return p;
  }
  p = hone_pb_length_skip(p, end, d);
  return p != NULL ? hone_pb_item_end(p, end, d) : NULL;
}

/* ---- Searching, for either kind of key ---- */

typedef struct Kind {
  const uint8_t *(*get)(const uint8_t *, const uint8_t *, uint32_t *, hone_decoder *);
  const uint8_t *(*skip)(const uint8_t *, const uint8_t *, uint32_t, hone_decoder *);
  bool is_item;
} Kind;

static const Kind fields = {hone_pb_key_get, hone_pb_key_skip, false};
static const Kind items = {hone_pb_item_get, hone_pb_item_skip, true};

/* One member of the bytes: its key, what is behind it, and where it ends. */
typedef struct Member {
  uint32_t key;
  const uint8_t *content, *end;
} Member;

static bool member_next(const Kind *kind, const uint8_t *p, const uint8_t *end, Member *member) {
  hone_decoder d;
  if (p == end || !hone_decoder_init(&d, NULL, 0, NULL, 0)) {
    return false;
  }
  member->content = kind->get(p, end, &member->key, &d);
  if (member->content == NULL) {
    return false;
  }
  member->end = kind->skip(member->content, end, member->key, &d);
  return member->end != NULL;
}

static bool find(const Kind *kind, const uint8_t *data, size_t size, uint32_t key, size_t *at,
                 hone_span *out) {
  Member member;
  while (*at < size && member_next(kind, data + *at, data + size, &member)) {
    *at = (size_t)(member.end - data);
    if (member.key == key) {
      const uint8_t *last = member.end;
      if (kind->is_item) {
        hone_decoder d;
        hone_decoder_init(&d, NULL, 0, NULL, 0);
        last = hone_pb_length_skip(member.content, member.end, &d);
      }
      out->data = member.content;
      out->size = (size_t)(last - member.content);
      return true;
    }
  }
  return false;
}

static bool has_key(const uint32_t *keys, size_t count, uint32_t key) {
  size_t i;
  for (i = 0; i < count; i++) {
    if (keys[i] == key) {
      return true;
    }
  }
  return false;
}

static void drop(const Kind *kind, hone_unknown *unknown, const uint32_t *keys, size_t count,
                 size_t size) {
  uint8_t *to, *from, *end;
  Member member;
  if (size == 0) {
    return;
  }
  to = from = unknown->data;
  end = unknown->data + size;
  while (member_next(kind, from, end, &member)) {
    size_t length = (size_t)(member.end - from);
    if (!has_key(keys, count, member.key)) {
      if (to != from) {
        memmove(to, from, length);
      }
      to += length;
    }
    from += length;
  }
  end = unknown->data + unknown->size;
  if (to != from) {
    memmove(to, from, (size_t)(end - from));
    unknown->size -= (size_t)(from - to);
  }
}

bool hone_pb_key_find(const uint8_t *data, size_t size, uint32_t key, size_t *at, hone_span *out) {
  return find(&fields, data, size, key, at, out);
}

void hone_pb_key_drop(hone_unknown *unknown, const uint32_t *keys, size_t count, size_t size) {
  drop(&fields, unknown, keys, count, size);
}

bool hone_pb_item_find(const uint8_t *data, size_t size, uint32_t key, size_t *at, hone_span *out) {
  return find(&items, data, size, key, at, out);
}

void hone_pb_item_drop(hone_unknown *unknown, const uint32_t *keys, size_t count, size_t size) {
  drop(&items, unknown, keys, count, size);
}
