/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Members in any order. Writers put them in the order of their keys, so each
 * is tested for in that order, and a member that is there costs one compare;
 * what comes otherwise goes through a switch, whose cases jump into the same
 * bodies:
 *
 *     if (p != end && *p == 0x08) {
 *       p++;
 *     id:
 *       ...
 *     }
 *     while (p != end && *p == 0x12) {      a repeated member
 *       ...
 *     }
 *   dispatch:
 *     while (p != end) {
 *       read the key; switch (key) { case 8u: goto id; ... }
 *       skip or keep what is unknown
 *     }
 */
#include <inttypes.h>

#include "operations/decode.h"

enum { TESTS_IN_A_ROW = 8, TESTS_WORTH_LEAVING = 4 };

// Labels are their own name space in C, so that only keywords are in the way.
static const char *label_of(const Get *get, const MemberStep *member) {
  return arena_format(get->e->arena, "%s_%s", member->read_only ? "other" : "member",
                      member->field->name);
}

// `p != end && *p == 0x0a`; two and more bytes are compared one by one.
static const char *key_test(const Get *get, const MemberStep *member, bool negated) {
  Arena *arena = get->e->arena;
  const char *same = negated ? "!=" : "==";
  const char *join = negated ? " || " : " && ";
  if (member->key_size == 1) {
    return arena_format(arena, "p %s %s%s*p %s 0x%02x", negated ? "==" : "!=", get->end, join, same,
                        member->key_bytes[0]);
  }
  Str test = str_new(arena);
  str_addf(&test, "%s - p %s %zu", get->end, negated ? "<" : ">=", member->key_size);
  for (size_t i = 0; i < member->key_size; i++) {
    str_addf(&test, "%sp[%zu] %s 0x%02x", join, i, same, member->key_bytes[i]);
  }
  return str_text(&test);
}

// Required members without presence: a bit each in seen0, seen1, ...
static size_t seen_index(const Step *step, const MemberStep *member) {
  size_t index = 0;
  for (size_t i = 0; i < step->members.members.count; i++) {
    const MemberStep *other = step->members.members.items[i];
    if (other->field == member->field) {
      return index;
    }
    index += other->required && !other->read_only && !required_is_kept(other);
  }
  unreachable("a member that is not among the members");
}

static const char *seen_word(Get *get, size_t index) {
  return function_variable(get->f, "uint32_t", arena_format(get->e->arena, "seen%zu", index / 32),
                           "0");
}

static void get_member_body(Get *get, const Step *step, const MemberStep *member) {
  Slot slot = {.when = &member->when, .append = member->repeats};
  if (member->required && !required_is_kept(member)) {
    size_t index = seen_index(step, member);
    slot.seen = expression(get->e->arena, "$seen$ |= 1u << $bit$;", {"seen", seen_word(get, index)},
                           {"bit", arena_format(get->e->arena, "%zu", index % 32)});
  }
  get_steps(get, &member->body, &slot);
}

static void get_in_order(Get *get, const Step *step, const MemberStep *member) {
  Function *f = get->f;
  const char *advance =
      member->key_size == 1 ? "p++;" : arena_format(get->e->arena, "p += %zu;", member->key_size);
  field_comment(f, member->field);
  function_line(
      f, "$if$ ($test$) {\n$advance$\n$label$:", {"if", member->repeats != NULL ? "while" : "if"},
      {"test", key_test(get, member, false)}, {"advance", advance},
      {"label", label_of(get, member)});
  get_member_body(get, step, member);
  function_line(f, "}");
}

// After so many tests that may all have failed, the switch is asked, unless the next key is one of
// the members that are tested for next. Keys of one byte are in order, so a range says that.
static void leave_for_dispatch(Get *get, const Step *step, size_t next) {
  Arena *arena = get->e->arena;
  const MemberStep *first = step->members.members.items[next], *last = first;
  size_t count = step->members.members.count, tests = 0;
  for (size_t i = next; i < count && tests < TESTS_IN_A_ROW; i++) {
    const MemberStep *member = step->members.members.items[i];
    if (!member->read_only && member->key_size == 1) {
      last = member;
    }
    tests += !member->read_only;
  }
  const char *leave = key_test(get, first, true);
  if (first->key_size == 1 && last->key_bytes[0] > first->key_bytes[0]) {
    leave = arena_format(arena, "p == %s || *p < 0x%02x || *p > 0x%02x", get->end,
                         first->key_bytes[0], last->key_bytes[0]);
  }
  function_gap(get->f);
  function_line(get->f, "if ($leave$) {\ngoto dispatch;\n}", {"leave", leave});
}

// All members, in order: the size says that there is no other, and each key stands in its place.
static void get_shape(Get *get, const Step *step) {
  Function *f = get->f;
  Arena *arena = get->e->arena;
  Str test = str_new(arena);
  uint64_t at = 0;
  str_addf(&test, "%s - p == %" PRIu64, get->end, step->members.shape);
  for (size_t i = 0; i < step->members.members.count; i++) {
    const MemberStep *member = step->members.members.items[i];
    if (!member->read_only) {
      for (size_t k = 0; k < member->key_size; k++) {
        str_addf(&test, " && p[%" PRIu64 "] == 0x%02x", at + k, member->key_bytes[k]);
      }
      at += member->key_size + member->body.items[0]->value.codec->max;
    }
  }
  function_gap(f);
  function_line(f, "/* all members, in order */\nif ($test$) {", {"test", str_text(&test)});
  at = 0;
  for (size_t i = 0; i < step->members.members.count; i++) {
    const MemberStep *member = step->members.members.items[i];
    if (!member->read_only) {
      Slot slot = {.when = &member->when};
      get_value_at(get, member->body.items[0], &slot, at + member->key_size);
      at += member->key_size + member->body.items[0]->value.codec->max;
    }
  }
  function_line(f, "return p + $size$;\n}",
                {"size", arena_format(arena, "%" PRIu64, step->members.shape)});
}

static void keep_unknown(Get *get) {
  Function *f = get->f;
  if (get->unknown == NULL) {
    return;
  }
  function_line(f, "if ((d->flags & HONE_DISCARD_UNKNOWN) == 0) {");
  get->e->storage->add_unknown(f, get->unknown, "member", "(size_t)(p - member)");
  function_line(f, "}");
}

static void get_dispatch(Get *get, const Step *step, bool labelled) {
  Function *f = get->f;
  const Codec *keys = step->members.codec;
  bool delimited = get->e->plan->delimited;
  function_gap(f);
  bool any = false;
  for (size_t i = 0; i < step->members.members.count; i++) {
    any = any || !step->members.members.items[i]->read_only;
  }
  function_local(f, "uint32_t", "key");
  if (labelled) {
    function_line(f, "dispatch:");
  }
  function_line(f, "while (p != $end$) {", {"end", get->end});
  if (get->unknown != NULL) {
    function_local(f, "const uint8_t *", "member");
    function_line(f, "member = p;");
  }
  function_line(f, "p = $get$(p, $end$, &key, d);", {"get", wire_primitive(get->e, keys, "get")},
                {"end", get->end});
  return_if_failed(get);
  if (any) {
    function_line(f, "switch (key) {");
    for (size_t i = 0; i < step->members.members.count; i++) {
      const MemberStep *member = step->members.members.items[i];
      function_line(f, "case $key$u:\ngoto $label$;",
                    {"key", arena_format(get->e->arena, "%u", member->key)},
                    {"label", label_of(get, member)});
    }
    function_line(f, "default:\nbreak;\n}");
  }
  if (delimited) {
    function_line(f, "if (key == terminator) {\ngoto done;\n}");
  }
  function_line(f, "p = $skip$(p, $end$, key, d);", {"skip", wire_primitive(get->e, keys, "skip")},
                {"end", get->end});
  return_if_failed(get);
  keep_unknown(get);
  function_line(f, "}");
}

// Other spellings: reached from the switch alone, they go back to it.
static void get_other_spellings(Get *get, const Step *step) {
  Function *f = get->f;
  for (size_t i = 0; i < step->members.members.count; i++) {
    const MemberStep *member = step->members.members.items[i];
    if (!member->read_only) {
      continue;
    }
    function_gap(f);
    function_line(f, "$label$:", {"label", label_of(get, member)});
    field_comment(f, member->field);
    get_member_body(get, step, member);
    function_line(f, "goto dispatch;");
  }
}

static bool has_other_spellings(const Step *step) {
  for (size_t i = 0; i < step->members.members.count; i++) {
    if (step->members.members.items[i]->read_only) {
      return true;
    }
  }
  return false;
}

static void close_containers(Get *get, const Step *step) {
  for (size_t i = 0; i < step->members.members.count; i++) {
    const MemberStep *member = step->members.members.items[i];
    if (member->read_only || !field_is_repeated(member->field)) {
      continue;
    }
    if (member->is_map && maps_may_wait(get->e)) {
      settle_map(get, member->field);
    } else {
      get->e->storage->close_container(get->f, place_of(get->e->arena, member->field, PART_VALUE),
                                       member->is_map);
    }
  }
}

static void check_seen(Get *get, const Step *step) {
  size_t count = 0;
  for (size_t i = 0; i < step->members.members.count; i++) {
    const MemberStep *member = step->members.members.items[i];
    count += member->required && !member->read_only && !required_is_kept(member);
  }
  for (size_t i = 0; i < count; i += 32) {
    uint32_t all = count - i >= 32 ? UINT32_MAX : (UINT32_C(1) << (count - i)) - 1;
    function_fail_if(get->f,
                     arena_format(get->e->arena, "%s != 0x%" PRIx32 "u", seen_word(get, i), all),
                     "HONE_MISSING_REQUIRED");
  }
}

void get_members(Get *get, const Step *step) {
  Function *f = get->f;
  get->unknown = step->members.unknown;
  get->keys = step->members.codec;
  for (size_t i = 0; i < step->members.members.count; i++) {
    const MemberStep *member = step->members.members.items[i];
    if (!member->read_only && field_is_repeated(member->field)) {
      get->e->storage->open_container(f, place_of(get->e->arena, member->field, PART_VALUE));
      if (member->is_map && maps_may_wait(get->e)) {
        note_map(get, member->field);
      }
    }
  }
  if (step->members.shape != 0) {
    get_shape(get, step);
  }
  size_t tests = 0, total = 0;
  bool leaves = false;
  for (size_t i = 0; i < step->members.members.count; i++) {
    total += !step->members.members.items[i]->read_only;
  }
  for (size_t i = 0; i < step->members.members.count; i++) {
    const MemberStep *member = step->members.members.items[i];
    if (member->read_only) {
      continue;
    }
    if (tests != 0 && tests % TESTS_IN_A_ROW == 0 && total - tests > TESTS_WORTH_LEAVING) {
      leave_for_dispatch(get, step, i);
      leaves = true;
    }
    get_in_order(get, step, member);
    tests++;
  }
  bool others = has_other_spellings(step);
  bool labelled = leaves || others;
  get_dispatch(get, step, labelled);
  if (get->e->plan->delimited) {
    function_fail_if(f, "terminator != 0", "HONE_TRUNCATED");
  }
  if (others) {
    function_line(f, "goto done;");
    get_other_spellings(get, step);
  }
  if (others || get->e->plan->delimited) {
    function_gap(f);
    function_line(f, "done:");
  }
  close_containers(get, step);
  check_seen(get, step);
}
