/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Maps are compared without memory: in order as far as that goes, the rest by
 * the sums of their hashes, then one by one.
 */
// RUN: %hone %s -o %t --verbs equal -- -I%include
// RUN: FileCheck %s < %t/map.hone.c
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Entry {
  int32_t key HONE(1);
  float value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Table {
  size_t n_entries;
  Entry *entries HONE(1, map);
} Table;

// CHECK-LABEL: bool Entry_equal(const Entry *a, const Entry *b) {
// CHECK: /* 2: value (float) */
// CHECK-NEXT: if (hone_bits_of_f32(a->value) != hone_bits_of_f32(b->value)) {

// CHECK-LABEL: bool Table_equal(const Table *a, const Table *b) {
// CHECK: /* 1: entries (map of Entry) */
// CHECK-NEXT: if (a->n_entries != b->n_entries) {
// CHECK-NEXT: return false;
// CHECK-NEXT: }
// CHECK-NEXT: entries_same = 0;
// CHECK-NEXT: while (entries_same < a->n_entries && Entry_equal(&a->entries[entries_same], &b->entries[entries_same])) {
// CHECK: entries_sum += Entry_hash(&a->entries[entries_at], 0) - Entry_hash(&b->entries[entries_at], 0);
// CHECK: while (entries_other < a->n_entries && !Entry_equal(&a->entries[entries_at], &b->entries[entries_other])) {
