// A message that reaches itself by pointer, array and oneof.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct Tree Tree;
struct HONE_MESSAGE() Tree {
  int32_t id HONE(1);
  Tree *left HONE(2);
  size_t n_children;
  Tree *children HONE(3);
  uint32_t which;
  union {
    Tree *arm HONE(4);
  } HONE_ONEOF(which);
  hone_unknown unknown HONE_UNKNOWN;
};

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Tree tree;
  const char *all = "08 01  12 06 0802 12020803  1a 00  1a 04 1a020804  22 04 22020805  78 01";
  BECOMES(Tree, &tree, all, all);
  DECODES(Tree, &tree, all);
  CHECK(tree.left->left->id == 3 && tree.n_children == 2 && tree.arm->arm->id == 5);
  RELEASE(Tree, &tree);
  return 0;
}
