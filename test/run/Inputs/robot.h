/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A struct, and the same values behind getters and setters that robot.c writes
 * by hand: what --storage accessors calls.
 */
#ifndef ROBOT_H
#define ROBOT_H

#include <hone/alloc.h>
#include <hone/hone.h>
#include <hone/status.h>

HONE_FILE(package = "robot")

typedef enum Mode { MODE_IDLE, MODE_RUN, MODE_STOP = 70 } Mode;

typedef struct HONE_MESSAGE() Part {
  int32_t id HONE(1);
  hone_str name HONE(2);
} Part;

typedef struct HONE_MESSAGE() Label {
  hone_str key HONE(1);
  int32_t value HONE(2);
} Label;

typedef struct HONE_MESSAGE() Robot {
  int32_t id HONE(1);
  hone_str name HONE(2);
  Mode mode HONE(3);
  bool has_speed;
  double speed HONE(4);
  float pose[3] HONE(5);
  size_t n_counts;
  uint32_t *counts HONE(6);
  size_t n_tags;
  hone_str *tags HONE(7);
  Part body HONE(8);
  Part *tool HONE(9);
  size_t n_parts;
  Part *parts HONE(10);
  uint32_t which;
  union {
    int64_t number HONE(11);
    hone_str text HONE(12);
    Part part HONE(13);
  } state HONE_ONEOF(which);
  size_t n_labels;
  Label *labels HONE(14, map);
  hone_bytes raw HONE(15);
  bool flag HONE(16);
  hone_unknown rest HONE_UNKNOWN;
} Robot;

/* ---- The same behind functions ---- */

typedef struct Part_accessors Part_accessors;
typedef struct Label_accessors Label_accessors;
typedef struct Robot_accessors Robot_accessors;

int32_t Part_accessors_get_id(const Part_accessors *);
void Part_accessors_set_id(Part_accessors *, int32_t);
hone_str Part_accessors_get_name(const Part_accessors *);
hone_status Part_accessors_set_name(Part_accessors *, hone_alloc *, const void *, size_t);

hone_str Label_accessors_get_key(const Label_accessors *);
hone_status Label_accessors_set_key(Label_accessors *, hone_alloc *, const void *, size_t);
int32_t Label_accessors_get_value(const Label_accessors *);
void Label_accessors_set_value(Label_accessors *, int32_t);

int32_t Robot_accessors_get_id(const Robot_accessors *);
void Robot_accessors_set_id(Robot_accessors *, int32_t);
hone_str Robot_accessors_get_name(const Robot_accessors *);
hone_status Robot_accessors_set_name(Robot_accessors *, hone_alloc *, const void *, size_t);
uint32_t Robot_accessors_get_mode(const Robot_accessors *);
void Robot_accessors_set_mode(Robot_accessors *, uint32_t);
bool Robot_accessors_has_speed(const Robot_accessors *);
void Robot_accessors_set_has_speed(Robot_accessors *);
double Robot_accessors_get_speed(const Robot_accessors *);
void Robot_accessors_set_speed(Robot_accessors *, double);
float Robot_accessors_at_pose(const Robot_accessors *, size_t);
void Robot_accessors_put_pose(Robot_accessors *, size_t, float);
size_t Robot_accessors_count_counts(const Robot_accessors *);
uint32_t Robot_accessors_at_counts(const Robot_accessors *, size_t);
hone_status Robot_accessors_reserve_counts(Robot_accessors *, hone_alloc *, size_t);
hone_status Robot_accessors_add_counts(Robot_accessors *, hone_alloc *);
void Robot_accessors_put_counts(Robot_accessors *, size_t, uint32_t);
size_t Robot_accessors_count_tags(const Robot_accessors *);
hone_str Robot_accessors_at_tags(const Robot_accessors *, size_t);
hone_status Robot_accessors_add_tags(Robot_accessors *, hone_alloc *);
hone_status Robot_accessors_put_tags(Robot_accessors *, size_t, hone_alloc *, const void *, size_t);
const Part_accessors *Robot_accessors_sub_body(const Robot_accessors *);
Part_accessors *Robot_accessors_mutable_body(Robot_accessors *, hone_alloc *);
bool Robot_accessors_has_tool(const Robot_accessors *);
void Robot_accessors_set_has_tool(Robot_accessors *);
const Part_accessors *Robot_accessors_sub_tool(const Robot_accessors *);
Part_accessors *Robot_accessors_mutable_tool(Robot_accessors *, hone_alloc *);
size_t Robot_accessors_count_parts(const Robot_accessors *);
const Part_accessors *Robot_accessors_at_parts(const Robot_accessors *, size_t);
hone_status Robot_accessors_add_parts(Robot_accessors *, hone_alloc *);
Part_accessors *Robot_accessors_mutable_at_parts(Robot_accessors *, size_t);
uint32_t Robot_accessors_get_state(const Robot_accessors *);
void Robot_accessors_set_state(Robot_accessors *, hone_alloc *, uint32_t);
int64_t Robot_accessors_get_number(const Robot_accessors *);
void Robot_accessors_set_number(Robot_accessors *, int64_t);
hone_str Robot_accessors_get_text(const Robot_accessors *);
hone_status Robot_accessors_set_text(Robot_accessors *, hone_alloc *, const void *, size_t);
const Part_accessors *Robot_accessors_sub_part(const Robot_accessors *);
Part_accessors *Robot_accessors_mutable_part(Robot_accessors *, hone_alloc *);
size_t Robot_accessors_count_labels(const Robot_accessors *);
const Label_accessors *Robot_accessors_at_labels(const Robot_accessors *, size_t);
hone_status Robot_accessors_add_labels(Robot_accessors *, hone_alloc *);
Label_accessors *Robot_accessors_mutable_at_labels(Robot_accessors *, size_t);
void Robot_accessors_settle_labels(Robot_accessors *, hone_alloc *);
hone_bytes Robot_accessors_get_raw(const Robot_accessors *);
hone_status Robot_accessors_set_raw(Robot_accessors *, hone_alloc *, const void *, size_t);
bool Robot_accessors_get_flag(const Robot_accessors *);
void Robot_accessors_set_flag(Robot_accessors *, bool);
hone_bytes Robot_accessors_get_unknown(const Robot_accessors *);
hone_unknown *Robot_accessors_unknown(Robot_accessors *);

#endif
