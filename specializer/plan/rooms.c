// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass that places the checks: of room in encode, of need in decode. plan.h
// says beside Step what each means.
//
// Room goes forward. A run of bounded steps is checked where it begins; text
// begins one, and its check covers the bounded steps after it. Whatever has no
// bound ends a run, and so does whatever may not happen.
//
// Need goes backward. A line of steps that surely follow each other is checked
// where it begins for the least that all of them take; the text in it keeps the
// promise by leaving so many bytes behind it.

#include "plan/passes.h"

// A run is checked for its maximum. Beyond this much more than its minimum, a
// new check begins: asking for far too much room makes encode count exactly.
#define RUN_SLACK_MAX 256
// And a step with more slack than this is checked inside, piece by piece.
#define STEP_SLACK_MAX 4096

// ---- Room ----

typedef struct Run {
  uint64_t *room; // of the step or member it began with; NULL: no check is open
  uint64_t slack; // maximum less minimum of what it covers
} Run;

static void room_steps(Steps *steps, Run *run);

static void cover(Steps *steps, void *user) {
  for (size_t i = 0; i < steps->count; i++) {
    steps->items[i]->covered = true;
    step_bodies(steps->items[i], cover, user);
  }
}

static void cover_step(Step *step) {
  step->covered = true;
  step_bodies(step, cover, NULL);
}

static void run_end(Run *run) {
  *run = (Run){0};
}

static void run_begin(Run *run, uint64_t *room, Bounds bytes) {
  *room += bytes.max;
  *run = (Run){.room = room, .slack = bytes.max - bytes.min};
}

// Covers `bytes` by the run, or by a new one that begins at `room`.
static void run_add(Run *run, uint64_t *room, Bounds bytes) {
  uint64_t slack = bytes.max - bytes.min;
  if (run->room == NULL || run->slack + slack > RUN_SLACK_MAX) {
    run_begin(run, room, bytes);
  } else {
    *run->room += bytes.max;
    run->slack += slack;
  }
}

static Bounds codec_bounds(const Codec *codec) {
  return (Bounds){.min = codec->min, .max = codec->max};
}

// A CALL of a bounded message is always covered: it has no checks inside.
static bool can_cover(const Step *step) {
  return step->bytes.max != BYTES_UNBOUNDED &&
         (step->kind == STEP_CALL || step->bytes.max - step->bytes.min <= STEP_SLACK_MAX);
}

static void room_alone(Steps *steps, void *user) {
  (void)user;
  Run run = {0};
  room_steps(steps, &run);
}

static void room_each(Step *step, Run *run) {
  Bounds count = {0};
  if (step->each.end == EACH_COUNTED) {
    count = codec_bounds(step->each.codec);
  }
  if (step->each.stride != 0) {
    run_begin(run, &step->room, count);
    cover(&step->each.body, NULL);
    return;
  }
  if (step->each.end == EACH_COUNTED) {
    run_add(run, &step->room, count);
  }
  room_alone(&step->each.body, NULL);
  run_end(run);
}

static void room_length(Step *step, Run *run) {
  const Codec *codec = step->length.codec;
  if (step->length.known) {
    run_begin(run, &step->room, codec_bounds(codec));
    cover(&step->length.body, NULL);
    return;
  }
  if (!codec->delimited) {
    run_add(run, &step->room, (Bounds){.min = codec->reserve, .max = codec->reserve});
  }
  room_steps(&step->length.body, run);
  run_end(run);
}

static void room_member(MemberStep *member, Run *run) {
  Bounds bytes = member->bytes;
  if (bytes.max != BYTES_UNBOUNDED && bytes.max - bytes.min <= STEP_SLACK_MAX) {
    run_add(run, &member->room, bytes);
    cover(&member->body, NULL);
    return;
  }
  // The key is written only behind the condition, and so is its check.
  run_end(run);
  if (member->body.count != 0) {
    run_begin(run, &member->body.items[0]->room,
              (Bounds){.min = member->key_size, .max = member->key_size});
  }
  room_steps(&member->body, run);
  if (member->when.kind != WHEN_ALWAYS || member->repeats != NULL) {
    run_end(run);
  }
}

static void room_members(Step *step, Run *run) {
  run_end(run);
  for (size_t i = 0; i < step->members.members.count; i++) {
    MemberStep *member = step->members.members.items[i];
    if (!member->read_only) {
      room_member(member, run);
    }
  }
}

static void room_unbounded(Step *step, Run *run) {
  switch (step->kind) {
  case STEP_BYTES:
    run_begin(run, &step->room, codec_bounds(step->bytes_of.codec));
    return;
  case STEP_UNKNOWN:
    run_begin(run, &step->room, (Bounds){0});
    return;
  case STEP_EACH:
    room_each(step, run);
    return;
  case STEP_LENGTH:
    room_length(step, run);
    return;
  case STEP_SELECT:
    run_add(run, &step->room, codec_bounds(step->select.codec));
    step_bodies(step, room_alone, NULL);
    run_end(run);
    return;
  case STEP_WHEN:
    step_bodies(step, room_alone, NULL);
    run_end(run);
    return;
  case STEP_ORIGIN:
    room_steps(&step->origin.body, run);
    return;
  case STEP_CALL:
    run_end(run);
    return;
  case STEP_MEMBERS:
    room_members(step, run);
    return;
  case STEP_LITERAL:
  case STEP_VALUE:
  case STEP_ALIGN:
  case STEP_COPY:
    break;
  }
  unreachable("a step of this kind has bounds");
}

static void room_steps(Steps *steps, Run *run) {
  for (size_t i = 0; i < steps->count; i++) {
    Step *step = steps->items[i];
    if (can_cover(step)) {
      run_add(run, &step->room, step->bytes);
      cover_step(step);
    } else {
      room_unbounded(step, run);
    }
  }
}

// ---- Need ----

// How a step stands in a line of steps that surely follow each other.
typedef enum LineKind {
  LINE_NONE,  // nothing is known of what follows it, or of where it ends
  LINE_LAST,  // its first bytes are surely there; then nothing is known
  LINE_INNER, // it takes what is known, or is text
} LineKind;

static bool is_loaded(const Step *step) {
  return (step->kind == STEP_VALUE && step->value.codec->plain) || step->kind == STEP_COPY ||
         step->kind == STEP_EACH;
}

static LineKind line_kind(const Step *step, uint64_t *size) {
  *size = step->bytes.min;
  switch (step->kind) {
  case STEP_VALUE:
    return step->value.codec->plain || step->value.codec->exact ? LINE_INNER : LINE_NONE;
  case STEP_LITERAL:
    return step->literal.end == NULL ? LINE_INNER : LINE_NONE;
  case STEP_BYTES:
  case STEP_COPY:
    return LINE_INNER;
  case STEP_EACH:
    if (step->each.end == EACH_COUNTED) {
      *size = step->each.codec->min;
      return LINE_LAST;
    }
    return step->each.end == EACH_FIXED && step->each.rigid ? LINE_INNER : LINE_NONE;
  case STEP_SELECT:
    *size = step->select.codec->min;
    return LINE_LAST;
  case STEP_ALIGN:
  case STEP_ORIGIN:
  case STEP_WHEN:
  case STEP_LENGTH:
  case STEP_CALL:
  case STEP_MEMBERS:
  case STEP_UNKNOWN:
    return LINE_NONE;
  }
  unreachable("a step of no kind");
}

static void be_sure(Steps *steps, void *user) {
  for (size_t i = 0; i < steps->count; i++) {
    Step *step = steps->items[i];
    step->sure = step->kind != STEP_CALL;
    step_bodies(step, be_sure, user);
  }
}

// Steps first to last - 1 are a line. One that would check for itself alone is left to do so.
static void need_line(const Steps *steps, size_t first, size_t last) {
  if (last - first == 0 || (last - first == 1 && !is_loaded(steps->items[first])) ||
      (last - first == 1 && steps->items[first]->kind == STEP_EACH &&
       steps->items[first]->each.end == EACH_COUNTED)) {
    return;
  }
  uint64_t sure = 0;
  for (size_t i = last; i > first; i--) {
    Step *step = steps->items[i - 1];
    uint64_t size;
    line_kind(step, &size);
    step->sure = true;
    if (step->kind == STEP_BYTES) {
      step->bytes_of.after = sure;
    }
    sure += size;
  }
  steps->items[first]->need = sure;
}

static void need_steps(Steps *steps, void *user) {
  size_t first = 0;
  for (size_t i = 0; i < steps->count; i++) {
    Step *step = steps->items[i];
    if (step->kind == STEP_EACH && step->each.rigid) {
      be_sure(&step->each.body, user);
    } else {
      step_bodies(step, need_steps, user);
    }
    uint64_t size;
    LineKind kind = line_kind(step, &size);
    if (kind == LINE_NONE) {
      need_line(steps, first, i);
      first = i + 1;
    } else if (kind == LINE_LAST) {
      need_line(steps, first, i + 1);
      first = i + 1;
    }
  }
  need_line(steps, first, steps->count);
}

static void run(PlanSet *set, const PassOptions *options) {
  (void)options;
  for (size_t i = 0; i < set->count; i++) {
    room_alone(&set->plans[i]->steps, NULL);
    need_steps(&set->plans[i]->steps, NULL);
  }
}

const Pass pass_rooms = {
    .name = "rooms",
    .summary = "where encode checks for room, and decode for bytes that are sure to be wanted",
    .run = run,
};
