// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass that looks at who calls whom: which messages can reach themselves,
// which reach a required member or a map, which stand in a LENGTH without a prefix, and
// an order in which callees come before callers. Strongly connected components
// by Tarjan's algorithm, so all of it is linear in the number of steps.

#include "plan/passes.h"

// What is known of one plan while the components are found.
typedef struct Node {
  VEC(const Plan *) callees;
  size_t number; // order of discovery, from 1; 0: not yet seen
  size_t low;    // the smallest number reachable through one edge back
  bool on_stack;
  bool calls_itself;
} Node;

typedef struct Reach {
  PlanSet *set;
  Node *nodes;
  Plan **stack;
  size_t stack_size;
  size_t numbered;
  size_t ordered;
  Plan *plan;     // whose steps are being read
  bool delimited; // below a LENGTH without a prefix
} Reach;

// ---- Edges ----

static void read_steps(Steps *steps, void *user) {
  Reach *r = user;
  for (size_t i = 0; i < steps->count; i++) {
    Step *step = steps->items[i];
    bool outer = r->delimited;
    if (step->kind == STEP_CALL) {
      Plan *callee = plan_of(r->set, step->call.message);
      Node *node = &r->nodes[r->plan->message->index];
      vec_push(r->set->arena, &node->callees, callee);
      node->calls_itself |= callee == r->plan;
      callee->delimited |= r->delimited;
    } else if (step->kind == STEP_LENGTH) {
      r->delimited = step->length.codec->delimited;
    } else if (step->kind == STEP_MEMBERS) {
      for (size_t k = 0; k < step->members.members.count; k++) {
        r->plan->has_required |= step->members.members.items[k]->required;
        r->plan->has_map |= step->members.members.items[k]->is_map;
      }
    }
    step_bodies(step, read_steps, r);
    r->delimited = outer;
  }
}

// ---- Components ----

// The component on top of the stack is complete: `root` was its first.
static void close_component(Reach *r, const Plan *root) {
  size_t first = r->stack_size;
  do {
    first--;
  } while (r->stack[first] != root);
  bool has_required = false, has_map = false;
  for (size_t i = first; i < r->stack_size; i++) {
    const Node *node = &r->nodes[r->stack[i]->message->index];
    has_required |= r->stack[i]->has_required;
    has_map |= r->stack[i]->has_map;
    for (size_t k = 0; k < node->callees.count; k++) {
      has_required |= node->callees.items[k]->has_required;
      has_map |= node->callees.items[k]->has_map;
    }
  }
  for (size_t i = first; i < r->stack_size; i++) {
    Plan *plan = r->stack[i];
    Node *node = &r->nodes[plan->message->index];
    node->on_stack = false;
    plan->has_required = has_required;
    plan->has_map = has_map;
    plan->recursive = r->stack_size - first > 1 || node->calls_itself;
    r->set->order[r->ordered++] = plan;
  }
  r->stack_size = first;
}

static void visit(Reach *r, Plan *plan) {
  Node *node = &r->nodes[plan->message->index];
  node->number = node->low = ++r->numbered;
  node->on_stack = true;
  r->stack[r->stack_size++] = plan;
  for (size_t i = 0; i < node->callees.count; i++) {
    const Plan *callee = node->callees.items[i];
    const Node *next = &r->nodes[callee->message->index];
    if (next->number == 0) {
      visit(r, plan_of(r->set, callee->message));
      node->low = next->low < node->low ? next->low : node->low;
    } else if (next->on_stack) {
      node->low = next->number < node->low ? next->number : node->low;
    }
  }
  if (node->low == node->number) {
    close_component(r, plan);
  }
}

static void run(PlanSet *set, const PassOptions *options) {
  (void)options;
  Reach r = {.set = set};
  r.nodes = arena_array(set->arena, Node, set->count + 1);
  r.stack = arena_array(set->arena, Plan *, set->count + 1);
  set->order = arena_array(set->arena, Plan *, set->count + 1);
  for (size_t i = 0; i < set->count; i++) {
    r.plan = set->plans[i];
    read_steps(&r.plan->steps, &r);
  }
  for (size_t i = 0; i < set->count; i++) {
    if (r.nodes[i].number == 0) {
      visit(&r, set->plans[i]);
    }
  }
}

const Pass pass_reach = {
    .name = "reach",
    .summary = "who calls whom: recursion, required members, an order of the messages",
    .run = run,
};
