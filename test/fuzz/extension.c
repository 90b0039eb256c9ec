/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sets of extensions over whatever bytes a message keeps: those are the input,
 * decoded (then they are fields) or as they are. What _has says is what _get
 * finds; a set that is put back is found again; what is taken out is gone, and
 * nothing else is.
 */
#include "extension.hone.h"

#include <hone/native.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                                           \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition);               \
      abort();                                                                                     \
    }                                                                                              \
  } while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void has_agrees(const Base *base, const Extra *extra, const More *more) {
  CHECK(Extra_has_level(base) == extra->has_level);
  CHECK(Extra_has_leaf(base) == (extra->leaf != NULL));
  CHECK(Extra_has_values(base) == (extra->n_values != 0));
  CHECK(Extra_has_color(base) == extra->has_color);
  CHECK(Extra_has_colors(base) == (extra->n_colors != 0));
  CHECK(Extra_has_group(base) == (extra->group != NULL));
  CHECK(More_has_texts(base) == (more->n_texts != 0));
  CHECK(More_has_leaves(base) == (more->n_leaves != 0));
  CHECK(More_has_doubles(base) == (more->n_doubles != 0));
  CHECK(More_has_bytes(base) == (more->bytes.data != NULL));
}

static void clear_all(Base *base) {
  Extra_clear_level(base);
  Extra_clear_leaf(base);
  Extra_clear_values(base);
  Extra_clear_color(base);
  Extra_clear_colors(base);
  Extra_clear_group(base);
  More_clear_texts(base);
  More_clear_leaves(base);
  More_clear_doubles(base);
  More_clear_bytes(base);
}

static void put_back(Base *base, const Extra *extra, const More *more, hone_alloc *alloc) {
  Extra again;
  Extra_init(&again);
  CHECK(Extra_set(base, &again, NULL) == HONE_OK); /* takes them out */
  CHECK(Extra_get(&again, base, NULL) == HONE_OK && !again.has_level && again.leaf == NULL);
  CHECK(Extra_set(base, extra, alloc) == HONE_OK);
  CHECK(Extra_get(&again, base, alloc) == HONE_OK && Extra_equal(&again, extra));
  Extra_release(&again, alloc);
  has_agrees(base, extra, more);
}

static void sets_of_a_message(Base *base, hone_alloc *alloc) {
  Extra extra;
  More more, again;
  size_t rest;
  hone_status first = Extra_get(&extra, base, alloc);
  hone_status second = More_get(&more, base, alloc);
  if (first == HONE_OK && second == HONE_OK) {
    has_agrees(base, &extra, &more);
    put_back(base, &extra, &more, alloc);
  }
  clear_all(base);
  if (first == HONE_OK && second == HONE_OK) {
    rest = base->unknown.size;
    CHECK(More_set(base, &more, alloc) == HONE_OK);
    CHECK(base->unknown.size == rest + More_size_protobuf(&more));
    CHECK(More_get(&again, base, alloc) == HONE_OK && More_equal(&again, &more));
    More_release(&again, alloc);
  }
  Extra_release(&extra, alloc);
  More_release(&more, alloc);
}

static void sets_of_a_message_set(Parts *parts, hone_alloc *alloc) {
  MyParts set, again;
  if (MyParts_get(&set, parts, alloc) == HONE_OK) {
    CHECK(MyParts_has_four(parts) == (set.four != NULL));
    CHECK(MyParts_has_far(parts) == (set.far != NULL));
    CHECK(MyParts_set(parts, &set, alloc) == HONE_OK);
    CHECK(MyParts_get(&again, parts, alloc) == HONE_OK && MyParts_equal(&again, &set));
    MyParts_release(&again, alloc);
    MyParts_clear_four(parts);
    MyParts_clear_far(parts);
    CHECK(!MyParts_has_four(parts) && !MyParts_has_far(parts));
  }
  MyParts_release(&set, alloc);
}

static void as_they_are(const uint8_t *data, size_t size, hone_alloc *alloc) {
  Base base;
  Parts parts;
  Base_init(&base);
  Parts_init(&parts);
  CHECK(hone_unknown_append(alloc, &base.unknown, data, size) == HONE_OK);
  CHECK(hone_unknown_append(alloc, &parts.unknown, data, size) == HONE_OK);
  sets_of_a_message(&base, alloc);
  sets_of_a_message_set(&parts, alloc);
  Base_release(&base, alloc);
  Parts_release(&parts, alloc);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hone_heap heap;
  Base base;
  hone_heap_init(&heap);
  if (Base_decode_protobuf(&base, data, size, &heap.alloc, 0).status == HONE_OK) {
    sets_of_a_message(&base, &heap.alloc);
    if (base.parts != NULL) {
      sets_of_a_message_set(base.parts, &heap.alloc);
    }
    CHECK(Base_size_protobuf(&base) <= HONE_MAX_LENGTH);
  }
  Base_release(&base, &heap.alloc);
  as_they_are(data, size, &heap.alloc);
  return 0;
}
