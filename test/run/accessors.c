// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The second storage: values behind getters and setters, written by hand below
// over a layout of their own. Its encoders write the bytes that the struct's
// own write, and its decoder takes and refuses what the struct's takes and
// refuses: whole messages, two in a row, and cut at every byte.
//
// RUN: %hone_run %s %S/Inputs/robot.h -- --storage native,accessors

#include <hone/native.h>
#include <stdio.h>
#include <string.h>

#include "robot.hone.h"

// ---- What the accessors keep ----

enum { MOST = 24, TEXT = 40 };

typedef struct Text {
  size_t size;
  char data[TEXT];
} Text;

struct Part_accessors {
  Text name;
  int64_t id;
};

struct Label_accessors {
  int64_t value;
  Text key;
};

struct Robot_accessors {
  Label_accessors labels[MOST];
  Part_accessors parts[MOST], tool, body, part;
  Text tags[MOST], name, text, raw;
  double counts[MOST];
  double pose[3], speed;
  int64_t id, number;
  size_t label_count, part_count, tag_count, count_count;
  unsigned mode, state;
  char has_speed, has_tool, flag;
  hone_unknown rest;
};

static hone_str text_get(const Text *t) {
  hone_str s;
  s.data = t->data;
  s.size = t->size;
  return s;
}

static hone_status text_set(Text *t, const void *data, size_t size) {
  if (size > TEXT) {
    return HONE_TOO_LARGE;
  }
  if (size != 0) {
    memcpy(t->data, data, size);
  }
  t->size = size;
  return HONE_OK;
}

#define SCALAR(M, x, T)                                                                            \
  T M##_accessors_get_##x(const M##_accessors *m) {                                                \
    return (T)m->x;                                                                                \
  }                                                                                                \
  void M##_accessors_set_##x(M##_accessors *m, T value) {                                          \
    m->x = value;                                                                                  \
  }

#define TEXTUAL(M, x)                                                                              \
  hone_str M##_accessors_get_##x(const M##_accessors *m) {                                         \
    return text_get(&m->x);                                                                        \
  }                                                                                                \
  hone_status M##_accessors_set_##x(M##_accessors *m, hone_alloc *alloc, const void *data,         \
                                    size_t size) {                                                 \
    (void)alloc;                                                                                   \
    return text_set(&m->x, data, size);                                                            \
  }

#define PART(x)                                                                                    \
  const Part_accessors *Robot_accessors_sub_##x(const Robot_accessors *m) {                        \
    return &m->x;                                                                                  \
  }                                                                                                \
  Part_accessors *Robot_accessors_mutable_##x(Robot_accessors *m, hone_alloc *alloc) {             \
    (void)alloc;                                                                                   \
    return &m->x;                                                                                  \
  }

#define PRESENCE(x)                                                                                \
  bool Robot_accessors_has_##x(const Robot_accessors *m) {                                         \
    return m->has_##x != 0;                                                                        \
  }                                                                                                \
  void Robot_accessors_set_has_##x(Robot_accessors *m) {                                           \
    m->has_##x = 1;                                                                                \
  }

#define COUNTED(x, one)                                                                            \
  size_t Robot_accessors_count_##x(const Robot_accessors *m) {                                     \
    return m->one##_count;                                                                         \
  }                                                                                                \
  hone_status Robot_accessors_add_##x(Robot_accessors *m, hone_alloc *alloc) {                     \
    (void)alloc;                                                                                   \
    if (m->one##_count == MOST) {                                                                  \
      return HONE_TOO_LARGE;                                                                       \
    }                                                                                              \
    memset(&m->x[m->one##_count++], 0, sizeof(m->x[0]));                                           \
    return HONE_OK;                                                                                \
  }

#define MESSAGES(x, T)                                                                             \
  const T *Robot_accessors_at_##x(const Robot_accessors *m, size_t i) {                            \
    return &m->x[i];                                                                               \
  }                                                                                                \
  T *Robot_accessors_mutable_at_##x(Robot_accessors *m, size_t i) {                                \
    return &m->x[i];                                                                               \
  }

SCALAR(Part, id, int32_t)
TEXTUAL(Part, name)
SCALAR(Label, value, int32_t)
TEXTUAL(Label, key)
SCALAR(Robot, id, int32_t)
TEXTUAL(Robot, name)
SCALAR(Robot, mode, uint32_t)
SCALAR(Robot, speed, double)
PRESENCE(speed)
COUNTED(counts, count)
COUNTED(tags, tag)
PART(body)
PART(tool)
PRESENCE(tool)
COUNTED(parts, part)
MESSAGES(parts, Part_accessors)
SCALAR(Robot, number, int64_t)
TEXTUAL(Robot, text)
PART(part)
COUNTED(labels, label)
MESSAGES(labels, Label_accessors)
SCALAR(Robot, flag, bool)

float Robot_accessors_at_pose(const Robot_accessors *m, size_t i) {
  return (float)m->pose[i];
}

void Robot_accessors_put_pose(Robot_accessors *m, size_t i, float value) {
  m->pose[i] = value;
}

uint32_t Robot_accessors_at_counts(const Robot_accessors *m, size_t i) {
  return (uint32_t)m->counts[i];
}

hone_status Robot_accessors_reserve_counts(Robot_accessors *m, hone_alloc *alloc, size_t more) {
  (void)alloc;
  return more > MOST - m->count_count ? HONE_TOO_LARGE : HONE_OK;
}

void Robot_accessors_put_counts(Robot_accessors *m, size_t i, uint32_t value) {
  m->counts[i] = value;
}

hone_str Robot_accessors_at_tags(const Robot_accessors *m, size_t i) {
  return text_get(&m->tags[i]);
}

hone_status Robot_accessors_put_tags(Robot_accessors *m, size_t i, hone_alloc *alloc,
                                     const void *data, size_t size) {
  (void)alloc;
  return text_set(&m->tags[i], data, size);
}

uint32_t Robot_accessors_get_state(const Robot_accessors *m) {
  return m->state;
}

void Robot_accessors_set_state(Robot_accessors *m, hone_alloc *alloc, uint32_t number) {
  (void)alloc;
  if (m->state != number) {
    m->state = number;
    m->number = 0;
    memset(&m->text, 0, sizeof(m->text));
    memset(&m->part, 0, sizeof(m->part));
  }
}

static bool same_key(const Text *a, const Text *b) {
  return a->size == b->size && memcmp(a->data, b->data, a->size) == 0;
}

void Robot_accessors_settle_labels(Robot_accessors *m, hone_alloc *alloc) {
  size_t kept = 0;
  size_t i, j;
  (void)alloc;
  for (i = 0; i < m->label_count; i++) {
    for (j = 0; j < kept && !same_key(&m->labels[j].key, &m->labels[i].key); j++) {
    }
    m->labels[j] = m->labels[i];
    kept += j == kept;
  }
  m->label_count = kept;
}

hone_bytes Robot_accessors_get_raw(const Robot_accessors *m) {
  hone_bytes bytes;
  bytes.data = (const uint8_t *)m->raw.data;
  bytes.size = m->raw.size;
  return bytes;
}

hone_status Robot_accessors_set_raw(Robot_accessors *m, hone_alloc *alloc, const void *data,
                                    size_t size) {
  (void)alloc;
  return text_set(&m->raw, data, size);
}

hone_bytes Robot_accessors_get_unknown(const Robot_accessors *m) {
  hone_bytes bytes;
  bytes.data = m->rest.data;
  bytes.size = m->rest.size;
  return bytes;
}

hone_unknown *Robot_accessors_unknown(Robot_accessors *m) {
  return &m->rest;
}

// ---- Random values ----

static uint64_t seed = 1;

static uint32_t any(uint32_t below) {
  seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(seed >> 33) % below;
}

static int32_t any_int(void) {
  int64_t value = (int64_t)any(1u << 30) >> any(31);
  return (int32_t)(any(2) != 0 ? -value : value);
}

static hone_str any_text(void) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzabcdefghijklmn";
  hone_str s;
  s.data = letters + any(4);
  s.size = any(any(2) != 0 ? 5 : 33);
  return s;
}

static void any_part(Part *part) {
  Part_init(part);
  part->id = any_int();
  part->name = any_text();
}

static void any_robot(Robot *m) {
  static uint32_t counts[MOST];
  static hone_str tags[MOST];
  static Part parts[MOST];
  static Part tool;
  static Label labels[MOST];
  static uint8_t rest[] = {0xf8, 0x07, 0x05, 0xfd, 0x07, 1, 2, 3, 4};
  static const uint32_t modes[] = {0, 1, 70, 2000000000};
  size_t i;
  Robot_init(m);
  m->id = any_int();
  m->name = any_text();
  memcpy(&m->mode, &modes[any(4)], sizeof(m->mode));
  m->has_speed = any(2) != 0;
  m->speed = any_int() / 8.0;
  for (i = 0; i < 3; i++) {
    m->pose[i] = (float)any_int() / 4.0f;
  }
  m->n_counts = any(12);
  m->n_tags = any(5);
  m->n_parts = any(5);
  m->n_labels = any(5);
  for (i = 0; i < MOST / 2; i++) {
    counts[i] = (uint32_t)any_int();
    tags[i] = any_text();
    any_part(&parts[i]);
    labels[i].key.data = &"abcdefghijkl"[i];
    labels[i].key.size = 1;
    labels[i].value = any_int();
  }
  m->counts = counts;
  m->tags = tags;
  m->parts = parts;
  m->labels = labels;
  any_part(&m->body);
  any_part(&tool);
  m->tool = any(2) != 0 ? &tool : NULL;
  m->which = any(2) != 0 ? 10 + any(4) : 0;
  if (m->which == 11) {
    m->state.number = any_int() * INT64_C(1000003);
  } else if (m->which == 12) {
    m->state.text = any_text();
  } else if (m->which == 13) {
    any_part(&m->state.part);
  } else {
    m->which = 0;
  }
  m->raw.data = rest;
  m->raw.size = any(sizeof(rest));
  m->flag = any(2) != 0;
  m->rest.data = rest;
  m->rest.size = any(3) == 0 ? 9 : 0;
}

// ---- The same of both ----

static int failures;

static void expect(bool condition, const char *what, unsigned round) {
  if (!condition) {
    fprintf(stderr, "round %u: %s\n", round, what);
    failures++;
  }
}

// Bytes that no encoder wrote may hold more than the accessors keep, and be wrong twice.
static bool limited;

// Decodes into both, and encodes both again.
static hone_status compare(const uint8_t *in, size_t size, unsigned round) {
  static Robot_accessors b;
  uint8_t out_a[8192], out_b[8192];
  hone_arena arena;
  hone_result read_a, read_b, wrote_a, wrote_b;
  Robot a;
  hone_arena_init(&arena);
  memset(&b, 0, sizeof(b));
  read_a = Robot_decode_protobuf(&a, in, size, &arena.alloc, 0);
  read_b = Robot_accessors_decode_protobuf(&b, in, size, &arena.alloc, 0);
  if (!limited) {
    expect(read_a.status == read_b.status, "decoders differ", round);
    // A fixed array that gets too many elements is refused as a whole, or at the element.
    expect(read_a.size == read_b.size || read_a.status == HONE_BAD_VALUE, "offsets differ", round);
  } else if (read_b.status != HONE_TOO_LARGE) {
    expect((read_a.status == HONE_OK) == (read_b.status == HONE_OK), "decoders differ", round);
  }
  if (read_a.status == HONE_OK && read_b.status == HONE_OK) {
    wrote_a = Robot_encode_protobuf(&a, out_a, sizeof(out_a));
    wrote_b = Robot_accessors_encode_protobuf(&b, out_b, sizeof(out_b));
    expect(wrote_a.status == HONE_OK && wrote_b.status == HONE_OK, "encoders fail", round);
    expect(wrote_a.size == wrote_b.size && memcmp(out_a, out_b, wrote_a.size) == 0, "bytes differ",
           round);
    expect(Robot_accessors_size_protobuf(&b) == wrote_a.size, "sizes differ", round);
    memset(out_b, 0, sizeof(out_b));
    expect(Robot_accessors_encode_protobuf_trusted(&b, out_b) == wrote_a.size &&
               memcmp(out_a, out_b, wrote_a.size) == 0,
           "trusted bytes differ", round);
    if (wrote_a.size != 0) {
      wrote_b = Robot_accessors_encode_protobuf(&b, out_b, wrote_a.size - 1);
      expect(wrote_b.status == HONE_NO_SPACE, "one byte less is enough", round);
    }
  }
  hone_arena_free(&arena);
  return read_a.status;
}

// Takes pose out of an encoding: an array of three cannot come twice.
static size_t without_pose(const Robot *m, uint8_t *bytes, size_t size) {
  uint8_t pose[14] = {0x2a, 12};
  size_t i;
  for (i = 0; i < 3; i++) {
    hone_store_f32_le(pose + 2 + 4 * i, m->pose[i]);
  }
  for (i = 0; i + sizeof(pose) <= size; i++) {
    if (memcmp(bytes + i, pose, sizeof(pose)) == 0) {
      memmove(bytes + i, bytes + i + sizeof(pose), size - i - sizeof(pose));
      return size - sizeof(pose);
    }
  }
  return size;
}

int main(void) {
  uint8_t bytes[16384];
  unsigned round;
  size_t i, size;
  for (round = 0; round < 1000; round++) {
    Robot m;
    hone_result wrote;
    any_robot(&m);
    wrote = Robot_encode_protobuf(&m, bytes, sizeof(bytes) / 2);
    expect(wrote.status == HONE_OK, "encoder fails", round);
    size = wrote.size;
    compare(bytes, size, round);
    for (i = 0; i < size && round % 50 == 0; i++) {
      compare(bytes, i, round);
    }
    any_robot(&m);
    wrote = Robot_encode_protobuf(&m, bytes + size, sizeof(bytes) - size);
    compare(bytes, size + wrote.size, round);
    wrote.size = without_pose(&m, bytes + size, wrote.size);
    expect(compare(bytes, size + wrote.size, round) == HONE_OK, "two in a row are refused", round);
    bytes[any((uint32_t)size)] ^= (uint8_t)(1u << any(8));
    limited = true;
    compare(bytes, size, round);
    limited = false;
  }
  return failures != 0;
}
