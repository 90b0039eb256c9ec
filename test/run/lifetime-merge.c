// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Merging: what is there replaces, a zero without presence does not, messages
// merge, elements are appended, the last value of a map's key wins in the slot
// of the first, an arm replaces another and merges with itself. What dst owned
// and loses is released; src stays as it was.
//
// RUN: %hone_run %s %S/Inputs/lifetime.h

#include <string.h>

#include "counting.h"
#include "lifetime.hone.h"

static hone_str str(const char *text) {
  hone_str s;
  s.data = text;
  s.size = strlen(text);
  return s;
}

static bool is(hone_str s, const char *text) {
  return s.size == strlen(text) && memcmp(s.data, text, s.size) == 0;
}

// dst, owned by c: each member of it set.
static void first(Life *dst, Counting *c) {
  static char line[] = "first line";
  static int64_t when = 5;
  static int32_t counts[] = {1, 2};
  static double samples[] = {0.5};
  static Entry labels[] = {{{"a", 1}, 1}, {{"b", 1}, 2}};
  static uint8_t rest[] = {0xf8, 0x07, 0x01};
  Life m;
  Node tree, next, nodes[1], *boxed[1];
  Node_init(&next);
  next.value = 8;
  Node_init(&tree);
  tree.value = 4;
  tree.next = &next;
  nodes[0] = next;
  boxed[0] = &next;
  Life_init(&m);
  m.number = 1;
  m.bits = 3;
  m.flag = true;
  m.real = 1.0f;
  m.color = COLOR_RED;
  m.text = str("first");
  m.line = line;
  memcpy(m.word, "first", 6);
  memcpy(m.id, "\1\2\3\4", 4);
  m.has_level = true;
  m.level = 3;
  m.has_title = true;
  m.title = str("first");
  m.when = &when;
  m.at.x = 1;
  m.at.y = 2;
  m.tree = &tree;
  m.pose[0] = 1;
  m.pose[1] = 2;
  m.counts = counts;
  m.n_counts = 2;
  m.few[0] = COLOR_RED;
  m.few[1] = COLOR_BLUE;
  m.n_few = 2;
  m.nodes = nodes;
  m.n_nodes = 1;
  m.boxed = boxed;
  m.n_boxed = 1;
  m.samples.data = samples;
  m.samples.size = 1;
  m.labels = labels;
  m.n_labels = 2;
  m.which = 29;
  m.choice.branch = &tree;
  m.rest.data = rest;
  m.rest.size = 3;
  CHECK(Life_clone(dst, &m, &c->alloc) == HONE_OK);
}

static void test_nothing(void) {
  Counting c;
  Life dst, copy, src;
  size_t live;
  counting_init(&c, 0);
  Life_init(&src);
  first(&dst, &c);
  first(&copy, &c);
  live = c.live;
  CHECK(Life_merge(&dst, &src, &c.alloc) == HONE_OK);
  // Arrays of fixed length are always there.
  CHECK(dst.pose[0] == 0 && dst.pose[1] == 0 && dst.id[0] == 0);
  memcpy(dst.pose, copy.pose, sizeof(copy.pose));
  memcpy(dst.id, copy.id, sizeof(copy.id));
  CHECK(Life_equal(&dst, &copy) && c.live == live);
  CHECK(Life_merge(&dst, &dst, &c.alloc) == HONE_BAD_ARGUMENT);
  CHECK(Life_equal(&dst, &copy));
  Life_release(&dst, &c.alloc);
  Life_release(&copy, &c.alloc);
  CHECK(c.live == 0);
}

static void test_into_nothing(void) {
  Counting c;
  Life dst, src;
  counting_init(&c, 0);
  first(&src, &c);
  Life_init(&dst);
  CHECK(Life_merge(&dst, &src, &c.alloc) == HONE_OK);
  CHECK(Life_equal(&dst, &src));
  Life_release(&dst, &c.alloc);
  Life_release(&src, &c.alloc);
  CHECK(c.live == 0);
}

static void test_something(void) {
  Counting c;
  Life dst, src;
  Node tree, leaf;
  Entry labels[] = {{{"b", 1}, 20}, {{"c", 1}, 30}, {{"a", 1}, 0}};
  int32_t counts[] = {0};
  double samples[] = {-0.0, 2.5};
  uint8_t rest[] = {0x01};
  counting_init(&c, 0);
  first(&dst, &c);
  Life_init(&src);
  Node_init(&leaf);
  leaf.value = 80;
  Node_init(&tree);
  tree.next = &leaf;
  src.real = -0.0f;
  src.text = str("second");
  src.has_level = true;
  src.level = 0;
  src.has_title = true;
  src.title = str("");
  src.at.y = 20;
  src.corners[1].x = 6;
  src.tree = &tree;
  src.counts = counts;
  src.n_counts = 1;
  src.few[0] = COLOR_NONE;
  src.n_few = 1;
  src.nodes = &tree;
  src.n_nodes = 1;
  src.samples.data = samples;
  src.samples.size = 2;
  src.labels = labels;
  src.n_labels = 3;
  src.which = 29;
  src.choice.branch = &tree;
  src.rest.data = rest;
  src.rest.size = 1;
  CHECK(Life_merge(&dst, &src, &c.alloc) == HONE_OK);

  CHECK(dst.number == 1 && dst.bits == 3 && dst.flag && dst.color == COLOR_RED);
  CHECK(dst.real == 0); // -0 has a bit
  CHECK(is(dst.text, "second") && dst.text.data != src.text.data);
  CHECK(strcmp(dst.line, "first line") == 0 && strcmp(dst.word, "first") == 0);
  CHECK(dst.has_level && dst.level == 0);
  CHECK(dst.has_title && dst.title.size == 0);
  CHECK(!dst.has_motto && strcmp(dst.motto, "ready") == 0);
  CHECK(*dst.when == 5);
  CHECK(dst.at.x == 1 && dst.at.y == 20);
  CHECK(dst.corners[0].x == 0 && dst.corners[1].x == 6);
  CHECK(dst.tree->value == 4 && dst.tree->next->value == 80 && dst.tree->next->next == NULL);
  CHECK(dst.n_counts == 3 && dst.counts[1] == 2 && dst.counts[2] == 0);
  CHECK(dst.n_few == 3 && dst.few[1] == COLOR_BLUE && dst.few[2] == COLOR_NONE);
  CHECK(dst.n_nodes == 2 && dst.nodes[0].value == 8 && dst.nodes[1].next->value == 80);
  CHECK(dst.n_boxed == 1 && dst.samples.size == 3 && dst.samples.data[2] == 2.5);
  CHECK(dst.n_labels == 3);
  CHECK(is(dst.labels[0].key, "a") && dst.labels[0].value == 0);
  CHECK(is(dst.labels[1].key, "b") && dst.labels[1].value == 20);
  CHECK(is(dst.labels[2].key, "c") && dst.labels[2].value == 30);
  CHECK(dst.which == 29 && dst.choice.branch->value == 4);
  CHECK(dst.choice.branch->next->value == 80);
  CHECK(dst.rest.size == 4 && memcmp(dst.rest.data, "\xf8\x07\x01\x01", 4) == 0);
  Life_release(&dst, &c.alloc);
  CHECK(c.live == 0);
}

static void test_other_arm(void) {
  Counting c;
  Life dst, src;
  counting_init(&c, 0);
  first(&dst, &c);
  Life_init(&src);
  src.which = 27;
  src.choice.label = str("label");
  CHECK(Life_merge(&dst, &src, &c.alloc) == HONE_OK);
  CHECK(dst.which == 27 && is(dst.choice.label, "label"));
  src.which = 28;
  Point_init(&src.choice.spot);
  src.choice.spot.x = 3;
  CHECK(Life_merge(&dst, &src, &c.alloc) == HONE_OK);
  CHECK(dst.which == 28 && dst.choice.spot.x == 3 && dst.choice.spot.y == 0);
  src.choice.spot.x = 0;
  src.choice.spot.y = 4;
  CHECK(Life_merge(&dst, &src, &c.alloc) == HONE_OK);
  CHECK(dst.choice.spot.x == 3 && dst.choice.spot.y == 4);
  src.which = 26;
  src.choice.whole = 0;
  CHECK(Life_merge(&dst, &src, &c.alloc) == HONE_OK);
  CHECK(dst.which == 26 && dst.choice.whole == 0);
  Life_release(&dst, &c.alloc);
  CHECK(c.live == 0);
}

static void test_too_many(void) {
  Counting c;
  Life dst, src;
  counting_init(&c, 0);
  first(&dst, &c);
  Life_init(&src);
  src.n_few = 3; // 2 and 3 are above 4
  memset(src.few, 0, sizeof(src.few));
  CHECK(Life_merge(&dst, &src, &c.alloc) == HONE_TOO_LARGE);
  CHECK(dst.n_few == 2);
  Life_release(&dst, &c.alloc);
  CHECK(c.live == 0);
}

// Every allocation may fail: both can be released, and nothing leaks.
static void test_failing(void) {
  Counting c, other;
  Life dst, src;
  hone_status status = HONE_OUT_OF_MEMORY;
  size_t k;
  counting_init(&other, 0);
  first(&src, &other);
  for (k = 1; status != HONE_OK && k < 1000; k++) {
    counting_init(&c, 0);
    first(&dst, &c);
    c.fail_at = c.requests + k;
    status = Life_merge(&dst, &src, &c.alloc);
    CHECK(status == HONE_OUT_OF_MEMORY || status == HONE_OK);
    Life_release(&dst, &c.alloc);
    CHECK(c.live == 0);
  }
  CHECK(k > 5 && k < 1000);
  Life_release(&src, &other.alloc);
  CHECK(other.live == 0);
}

int main(void) {
  test_nothing();
  test_into_nothing();
  test_something();
  test_other_arm();
  test_too_many();
  test_failing();
  return check_failures != 0;
}
