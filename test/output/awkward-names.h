/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Fields may be called what the emitted code calls its own things, or what a
 * FIELD_suffix of theirs would make a keyword, a type, or something that the
 * header declares: it compiles without a warning all the same.
 */
// RUN: rm -rf %t && mkdir %t
// RUN: %hone %s -o %t --formats protobuf,ros1 -- -I%include
// RUN: %gcc -std=c11 %warnings -I%include -I%S -c %t/awkward-names.hone.c -o %t/a.o
// RUN: %clang -std=c11 %warnings -I%include -I%S -c %t/awkward-names.hone.c -o %t/a.o
// RUN: %gxx -std=c++17 -x c++ %warnings -I%include -I%S -c %t/awkward-names.hone.c -o %t/a.o
#ifndef AWKWARD_NAMES_H
#define AWKWARD_NAMES_H
#include <hone/hone.h>

enum { text_size = 3, list_count = 4, list_items = 5 };

typedef struct HONE_MESSAGE() Inner {
  hone_str msg HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Awkward {
  hone_str msg HONE(1);
  hone_str p HONE(2);
  hone_str end HONE(3);
  hone_str out HONE(4);
  hone_str in HONE(5);
  hone_str size HONE(6);
  hone_str alloc HONE(7);
  hone_str d HONE(8);
  hone_str i0 HONE(9);
  hone_str fail HONE(10);
  hone_str done HONE(11);
  hone_str capacity HONE(12);
  hone_str flags HONE(13);
  hone_str base HONE(14);
  hone_str dst HONE(15);
  hone_str src HONE(16);
  hone_str status HONE(17);
  hone_str a HONE(18);
  hone_str a_size HONE(19);
  hone_str a_size_size HONE(20);
  hone_str thread HONE(21);
  hone_str text HONE(22);
  size_t n_list;
  Inner *list HONE(23);
  size_t n_i1;
  Inner *i1 HONE(24);
  hone_str result HONE(25);
  hone_str key HONE(26);
  hone_str tag HONE(27);
  hone_str e HONE(28);
  hone_str seen HONE(29);
  hone_str value HONE(30);
  hone_str s HONE(31);
  hone_str hash HONE(32);
  hone_str seed HONE(33);
  hone_str unknown HONE(34);
  hone_str start HONE(35);
} Awkward;

#endif
