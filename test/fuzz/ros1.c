/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The tables of fuzz.c for ros1: its decoders of ros1.h go through the same.
 */
#define TEST_FORMAT ros1
#include "fuzz.h"
#include "ros1.hone.h"

TEST_MESSAGE(Scalars, Scalars)
TEST_MESSAGE(Plain, Plain)
TEST_MESSAGE(Nothing, Nothing)
TEST_MESSAGE(Texts, Texts)
TEST_MESSAGE(Lists, Lists)
TEST_MESSAGE(Absent, Absent)
TEST_MESSAGE(Choice, Choice)
TEST_MESSAGE(Map, Map)

#define ROW(M)                                                                                     \
  { #M, NULL, 0, false, &test_message_##M }

const WireMessage matrix_messages[] = {ROW(Scalars), ROW(Plain), ROW(Nothing),
                                       ROW(Texts),   ROW(Lists), ROW(Absent),
                                       ROW(Choice),  ROW(Map),   {NULL, NULL, 0, false, NULL}};
const WireMessage descriptor_messages[] = {{NULL, NULL, 0, false, NULL}};
