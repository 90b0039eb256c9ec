// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What init, clear, release, clone, equal and hash make of each kind of member:
// defaults, presence, skipped members, texts that are none, selectors that are
// none, floats by their bits, maps in any order.
//
// RUN: %hone_run %s %S/Inputs/lifetime.h

#include <math.h>
#include <string.h>

#include "counting.h"
#include "lifetime.hone.h"

static hone_str str(const char *text) {
  hone_str s;
  s.data = text;
  s.size = strlen(text);
  return s;
}

// A message with something in every member. All it points to is static: no allocator owns it.
static void fill(Life *m) {
  static char line[] = "a line";
  static int64_t when = -1;
  static hone_str names[] = {{"one", 3}, {NULL, 0}, {"three", 5}};
  static Node leaf;
  static Node tree;
  static Node nodes[2];
  static Node *boxed[2];
  static int32_t counts[] = {0, -1, 1 << 30};
  static double samples[] = {1.5, -0.0};
  static Entry labels[] = {{{"a", 1}, 1}, {{"b", 1}, 0}, {{"", 0}, -3}};
  static uint8_t rest[] = {0xf8, 0x07, 0x01};
  Life_init(m);
  Node_init(&leaf);
  leaf.value = 3;
  leaf.names = names;
  leaf.n_names = 3;
  Node_init(&tree);
  tree.next = &leaf;
  nodes[0] = tree;
  Node_init(&nodes[1]);
  boxed[0] = &leaf;
  boxed[1] = &nodes[1];
  m->number = -12;
  m->bits = 17;
  m->flag = true;
  m->real = -0.0f;
  m->wide = NAN;
  m->color = COLOR_BLUE;
  m->text = str("text");
  m->line = line;
  memcpy(m->word, "1234567", 8);
  m->raw.data = (const uint8_t *)"\0\xff";
  m->raw.size = 2;
  memcpy(m->id, "\1\2\3\4", 4);
  m->has_level = true;
  m->level = 0;
  m->has_title = true;
  m->title = str("");
  m->has_motto = true;
  memcpy(m->motto, "steady", 7);
  m->when = &when;
  m->at.x = 1;
  m->at.y = -1;
  m->tree = &tree;
  m->pose[1] = 0.5f;
  m->corners[1].y = 9;
  m->counts = counts;
  m->n_counts = 3;
  m->few[0] = COLOR_RED;
  m->few[1] = COLOR_BLUE;
  m->n_few = 2;
  m->nodes = nodes;
  m->n_nodes = 2;
  m->boxed = boxed;
  m->n_boxed = 2;
  m->samples.data = samples;
  m->samples.size = 2;
  m->samples.capacity = 2;
  m->labels = labels;
  m->n_labels = 3;
  m->which = 27;
  m->choice.label = str("chosen");
  m->rest.data = rest;
  m->rest.size = 3;
}

static void test_init(void) {
  Life m;
  size_t i;
  memset(&m, 0xee, sizeof(m));
  m.mine = 41;
  m.context = &m;
  Life_init(&m);
  CHECK(m.mine == 41 && m.context == &m); // skipped: not touched
  CHECK(m.number == 0 && m.bits == 0 && !m.flag && m.color == COLOR_NONE);
  CHECK(m.real == 0 && !signbit(m.real) && m.wide == 0);
  CHECK(m.text.size == 0 && m.raw.size == 0 && m.word[0] == '\0');
  for (i = 0; i < sizeof(m.id); i++) {
    CHECK(m.id[i] == 0);
  }
  CHECK(!m.has_level && m.level == 7);
  CHECK(!m.has_title && m.title.size == 4 && memcmp(m.title.data, "none", 4) == 0);
  CHECK(!m.has_motto && strcmp(m.motto, "ready") == 0);
  CHECK(m.when == NULL && m.tree == NULL && m.at.x == 0 && m.corners[1].y == 0);
  CHECK(m.pose[0] == 0 && m.pose[2] == 0);
  CHECK(m.counts == NULL && m.n_counts == 0 && m.n_few == 0 && m.n_boxed == 0);
  CHECK(m.samples.data == NULL && m.samples.size == 0 && m.samples.capacity == 0);
  CHECK(m.n_labels == 0 && m.which == 0 && m.rest.data == NULL && m.rest.size == 0);
}

static void test_clone(void) {
  Counting c;
  Life a, b;
  fill(&a);
  a.mine = 1;
  counting_init(&c, 0);
  memset(&b, 0xee, sizeof(b));
  b.mine = 2;
  CHECK(Life_clone(&b, &a, &c.alloc) == HONE_OK);
  CHECK(b.mine == 2);
  CHECK(Life_equal(&a, &b) && Life_equal(&b, &a) && Life_equal(&a, &a));
  CHECK(Life_hash(&a, 3) == Life_hash(&b, 3) && Life_hash(&a, 3) != Life_hash(&a, 4));
  CHECK(b.text.data != a.text.data && b.text.data[b.text.size] == '\0');
  CHECK(b.line != a.line && strcmp(b.line, a.line) == 0);
  CHECK(b.when != a.when && *b.when == -1);
  CHECK(b.tree != a.tree && b.tree->next != a.tree->next && b.tree->next->n_names == 3);
  CHECK(b.boxed[0] != a.boxed[0] && b.boxed[0]->value == 3);
  CHECK(b.samples.capacity >= b.samples.size && b.samples.size == 2);
  CHECK(signbit(b.real) && signbit(b.samples.data[1]));
  CHECK(c.live > 10);
  Life_clear(&b, &c.alloc);
  CHECK(c.live == 0 && b.text.size == 0 && b.level == 7 && b.tree == NULL && b.mine == 2);
  CHECK(!Life_equal(&a, &b));
}

// Every allocation may fail: what is left can be released, and nothing leaks.
static void test_failing(void) {
  Counting c;
  Life a, b;
  hone_status status = HONE_OUT_OF_MEMORY;
  size_t k;
  fill(&a);
  for (k = 1; status != HONE_OK && k < 1000; k++) {
    counting_init(&c, k);
    memset(&b, 0xee, sizeof(b));
    status = Life_clone(&b, &a, &c.alloc);
    CHECK(status == HONE_OUT_OF_MEMORY || status == HONE_OK);
    Life_release(&b, &c.alloc);
    CHECK(c.live == 0);
  }
  CHECK(k > 10 && k < 1000);
  CHECK(Life_clone(&b, &a, NULL) == HONE_OUT_OF_MEMORY);
  Life_release(&b, NULL);
}

// With an allocator that frees all at once nothing is walked: these pointers lead nowhere.
static void test_release_at_once(void) {
  hone_arena arena;
  Life m;
  hone_arena_init(&arena);
  memset(&m, 0xee, sizeof(m));
  Life_release(&m, &arena.alloc);
  Life_release(&m, NULL);
  hone_arena_free(&arena);
}

// A default's constant is not the allocator's.
static void test_default_is_kept(void) {
  Counting c;
  Life m;
  counting_init(&c, 0);
  Life_init(&m);
  Life_release(&m, &c.alloc);
  CHECK(c.live == 0 && c.requests == 0);
}

#define DIFFERS(change)                                                                            \
  do {                                                                                             \
    fill(&b);                                                                                      \
    change;                                                                                        \
    CHECK(!Life_equal(&a, &b));                                                                    \
    CHECK(!Life_equal(&b, &a));                                                                    \
    CHECK(Life_hash(&a, 0) != Life_hash(&b, 0));                                                   \
  } while (0)

#define SAME(change)                                                                               \
  do {                                                                                             \
    fill(&b);                                                                                      \
    change;                                                                                        \
    CHECK(Life_equal(&a, &b));                                                                     \
    CHECK(Life_equal(&b, &a));                                                                     \
    CHECK(Life_hash(&a, 0) == Life_hash(&b, 0));                                                   \
  } while (0)

static void test_equal(void) {
  Life a, b;
  Node node, other;
  Color few[2] = {COLOR_RED, COLOR_RED};
  int32_t counts[] = {0, -1, 2};
  hone_str names[] = {{"one", 3}, {NULL, 0}, {"threE", 5}};
  fill(&a);
  DIFFERS(b.number++);
  DIFFERS(b.bits++);
  DIFFERS(b.flag = false);
  DIFFERS(b.real = 0.0f); // floats by their bits
  DIFFERS(b.wide = -b.wide);
  DIFFERS(b.color = COLOR_NONE);
  DIFFERS(b.text = str("texT"));
  DIFFERS(b.text = str("tex"));
  DIFFERS(b.line = NULL);
  DIFFERS(b.word[6] = '\0');
  DIFFERS(b.raw.size = 1);
  DIFFERS(b.id[3] = 0);
  DIFFERS(b.has_level = false);
  DIFFERS(b.level = 1);
  DIFFERS(b.has_title = false); // an empty text that is there is not one that is absent
  DIFFERS(b.title = str("none"));
  DIFFERS(b.motto[0] = 'S');
  DIFFERS(b.when = NULL);
  DIFFERS(b.at.y = 0);
  DIFFERS(b.tree = NULL);
  DIFFERS(b.pose[2] = -0.0f);
  DIFFERS(b.corners[0].x = 1);
  DIFFERS(b.n_counts = 2);
  DIFFERS(b.counts = counts);
  DIFFERS(memcpy(b.few, few, sizeof(few)));
  DIFFERS(b.n_nodes = 1);
  DIFFERS(b.n_boxed = 1);
  DIFFERS(b.samples.size = 1);
  DIFFERS(b.n_labels = 2);
  DIFFERS(b.choice.label = str("Chosen"));
  DIFFERS(b.which = 0);
  DIFFERS(b.rest.size = 2);
  node = *a.tree->next;
  node.names = names;
  other = *a.tree;
  other.next = &node;
  DIFFERS(b.tree = &other);

  SAME((void)0);
  SAME(b.mine = 5); // skipped
  SAME(b.samples.capacity = 100);
  SAME(b.word[7] = '\0');
  SAME(b.few[3] = COLOR_BLUE); // beyond the count
  memcpy(names, a.tree->next->names, sizeof(names));
  SAME(b.tree = &other); // the same in other blocks

  // What is absent has no value.
  a.has_level = false;
  a.has_motto = false;
  fill(&b);
  b.has_level = false;
  b.has_motto = false;
  b.level = 99;
  b.motto[0] = 'x';
  CHECK(Life_equal(&a, &b) && Life_hash(&a, 0) == Life_hash(&b, 0));
}

static void test_no_arm(void) {
  Life a, b;
  Life_init(&a);
  Life_init(&b);
  b.which = 12345; // the number of no arm
  b.choice.whole = 77;
  CHECK(Life_equal(&a, &b) && Life_hash(&a, 0) == Life_hash(&b, 0));
  a.which = 26;
  a.choice.whole = 0;
  CHECK(!Life_equal(&a, &b)); // an arm that is zero is there
  b.which = 28;
  Point_init(&b.choice.spot);
  CHECK(!Life_equal(&a, &b));
}

static void test_map_order(void) {
  static Entry forth[] = {{{"a", 1}, 1}, {{"b", 1}, 2}, {{"c", 1}, 3}, {{"d", 1}, 4}};
  static Entry back[] = {{{"a", 1}, 1}, {{"d", 1}, 4}, {{"c", 1}, 3}, {{"b", 1}, 2}};
  static Entry swapped[] = {{{"a", 1}, 1}, {{"d", 1}, 2}, {{"c", 1}, 3}, {{"b", 1}, 4}};
  static Entry twice[] = {{{"a", 1}, 1}, {{"d", 1}, 4}, {{"c", 1}, 3}, {{"c", 1}, 3}};
  Life a, b;
  Life_init(&a);
  Life_init(&b);
  a.labels = forth;
  a.n_labels = 4;
  b.labels = back;
  b.n_labels = 4;
  CHECK(Life_equal(&a, &b) && Life_hash(&a, 0) == Life_hash(&b, 0));
  b.labels = swapped;
  CHECK(!Life_equal(&a, &b) && !Life_equal(&b, &a));
  CHECK(Life_hash(&a, 0) != Life_hash(&b, 0));
  b.labels = twice;
  CHECK(!Life_equal(&a, &b) && !Life_equal(&b, &a));
  b.labels = back;
  b.n_labels = 3;
  CHECK(!Life_equal(&a, &b));
}

// A char[N] without NUL and a count above N cannot be encoded; nothing is read past them.
static void test_invalid(void) {
  Counting c;
  Life a, b;
  fill(&a);
  fill(&b);
  memcpy(a.word, "12345678", 8);
  memcpy(b.word, "12345678", 8);
  CHECK(Life_equal(&a, &b) && Life_hash(&a, 0) == Life_hash(&b, 0));
  b.word[7] = '\0';
  CHECK(!Life_equal(&a, &b));
  counting_init(&c, 0);
  CHECK(Life_clone(&b, &a, &c.alloc) == HONE_BAD_VALUE);
  Life_release(&b, &c.alloc);
  CHECK(c.live == 0);

  fill(&a);
  a.n_few = 200;
  CHECK(Life_equal(&a, &a));
  (void)Life_hash(&a, 0);
  CHECK(Life_clone(&b, &a, &c.alloc) == HONE_BAD_VALUE);
  Life_release(&b, &c.alloc);
  CHECK(c.live == 0);
}

int main(void) {
  test_init();
  test_clone();
  test_failing();
  test_release_at_once();
  test_default_is_kept();
  test_equal();
  test_no_arm();
  test_map_order();
  test_invalid();
  return check_failures != 0;
}
