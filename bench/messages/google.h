/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The two messages that protobuf's own benchmarks were made with, as hone
 * imported them from their schema (../data/README.md): proto2 with required
 * and optional fields, defaults, two-byte tags and repeated groups. As proto2
 * has it, texts are not checked, and unknown fields are kept.
 */
#ifndef BENCH_GOOGLE_H
#define BENCH_GOOGLE_H

#include <hone/hone.h>

HONE_FILE(package = "benchmarks")

typedef struct SpeedMessage1 SpeedMessage1;
typedef struct SpeedMessage1SubMessage SpeedMessage1SubMessage;
typedef struct SpeedMessage2_Group1 SpeedMessage2_Group1;
typedef struct SpeedMessage2 SpeedMessage2;
typedef struct SpeedMessage2GroupedMessage SpeedMessage2GroupedMessage;

struct HONE_MESSAGE(name = "SpeedMessage1") SpeedMessage1 {
  hone_str field1 HONE(1, required, utf8 = trust);
  hone_str field9 HONE(9, optional, utf8 = trust);
  hone_str field18 HONE(18, optional, utf8 = trust);
  bool has_field80;
  bool field80 HONE(80, default = false);
  bool has_field81;
  bool field81 HONE(81, default = true);
  int32_t field2 HONE(2, required);
  int32_t field3 HONE(3, required);
  bool has_field280;
  int32_t field280 HONE(280);
  bool has_field6;
  int32_t field6 HONE(6, default = 0);
  bool has_field22;
  int64_t field22 HONE(22);
  hone_str field4 HONE(4, optional, utf8 = trust);
  size_t n_field5;
  uint64_t *field5 HONE(5, fixed, unpacked);
  bool has_field59;
  bool field59 HONE(59, default = false);
  hone_str field7 HONE(7, optional, utf8 = trust);
  bool has_field16;
  int32_t field16 HONE(16);
  bool has_field130;
  int32_t field130 HONE(130, default = 0);
  bool has_field12;
  bool field12 HONE(12, default = true);
  bool has_field17;
  bool field17 HONE(17, default = true);
  bool has_field13;
  bool field13 HONE(13, default = true);
  bool has_field14;
  bool field14 HONE(14, default = true);
  bool has_field104;
  int32_t field104 HONE(104, default = 0);
  bool has_field100;
  int32_t field100 HONE(100, default = 0);
  bool has_field101;
  int32_t field101 HONE(101, default = 0);
  hone_str field102 HONE(102, optional, utf8 = trust);
  hone_str field103 HONE(103, optional, utf8 = trust);
  bool has_field29;
  int32_t field29 HONE(29, default = 0);
  bool has_field30;
  bool field30 HONE(30, default = false);
  bool has_field60;
  int32_t field60 HONE(60, default = -1);
  bool has_field271;
  int32_t field271 HONE(271, default = -1);
  bool has_field272;
  int32_t field272 HONE(272, default = -1);
  bool has_field150;
  int32_t field150 HONE(150);
  bool has_field23;
  int32_t field23 HONE(23, default = 0);
  bool has_field24;
  bool field24 HONE(24, default = false);
  bool has_field25;
  int32_t field25 HONE(25, default = 0);
  SpeedMessage1SubMessage *field15 HONE(15);
  bool has_field78;
  bool field78 HONE(78);
  bool has_field67;
  int32_t field67 HONE(67, default = 0);
  bool has_field68;
  int32_t field68 HONE(68);
  bool has_field128;
  int32_t field128 HONE(128, default = 0);
  hone_str field129 HONE(129, optional, default = "xxxxxxxxxxxxxxxxxxxxx", utf8 = trust);
  bool has_field131;
  int32_t field131 HONE(131, default = 0);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "SpeedMessage1SubMessage") SpeedMessage1SubMessage {
  bool has_field1;
  int32_t field1 HONE(1, default = 0);
  bool has_field2;
  int32_t field2 HONE(2, default = 0);
  bool has_field3;
  int32_t field3 HONE(3, default = 0);
  hone_str field15 HONE(15, optional, utf8 = trust);
  bool has_field12;
  bool field12 HONE(12, default = true);
  bool has_field13;
  int64_t field13 HONE(13);
  bool has_field14;
  int64_t field14 HONE(14);
  bool has_field16;
  int32_t field16 HONE(16);
  bool has_field19;
  int32_t field19 HONE(19, default = 2);
  bool has_field20;
  bool field20 HONE(20, default = true);
  bool has_field28;
  bool field28 HONE(28, default = true);
  bool has_field21;
  uint64_t field21 HONE(21, fixed);
  bool has_field22;
  int32_t field22 HONE(22);
  bool has_field23;
  bool field23 HONE(23, default = false);
  bool has_field206;
  bool field206 HONE(206, default = false);
  bool has_field203;
  uint32_t field203 HONE(203, fixed);
  bool has_field204;
  int32_t field204 HONE(204);
  hone_str field205 HONE(205, optional, utf8 = trust);
  bool has_field207;
  uint64_t field207 HONE(207);
  bool has_field300;
  uint64_t field300 HONE(300);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "SpeedMessage2.Group1") SpeedMessage2_Group1 {
  float field11 HONE(11, required);
  bool has_field26;
  float field26 HONE(26);
  hone_str field12 HONE(12, optional, utf8 = trust);
  hone_str field13 HONE(13, optional, utf8 = trust);
  size_t n_field14;
  hone_str *field14 HONE(14, utf8 = trust);
  uint64_t field15 HONE(15, required);
  bool has_field5;
  int32_t field5 HONE(5);
  hone_str field27 HONE(27, optional, utf8 = trust);
  bool has_field28;
  int32_t field28 HONE(28);
  hone_str field29 HONE(29, optional, utf8 = trust);
  hone_str field16 HONE(16, optional, utf8 = trust);
  size_t n_field22;
  hone_str *field22 HONE(22, utf8 = trust);
  size_t n_field73;
  int32_t *field73 HONE(73, unpacked);
  bool has_field20;
  int32_t field20 HONE(20, default = 0);
  hone_str field24 HONE(24, optional, utf8 = trust);
  SpeedMessage2GroupedMessage *field31 HONE(31);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "SpeedMessage2") SpeedMessage2 {
  hone_str field1 HONE(1, optional, utf8 = trust);
  bool has_field3;
  int64_t field3 HONE(3);
  bool has_field4;
  int64_t field4 HONE(4);
  bool has_field30;
  int64_t field30 HONE(30);
  bool has_field75;
  bool field75 HONE(75, default = false);
  hone_str field6 HONE(6, optional, utf8 = trust);
  hone_bytes field2 HONE(2, optional);
  bool has_field21;
  int32_t field21 HONE(21, default = 0);
  bool has_field71;
  int32_t field71 HONE(71);
  bool has_field25;
  float field25 HONE(25);
  bool has_field109;
  int32_t field109 HONE(109, default = 0);
  bool has_field210;
  int32_t field210 HONE(210, default = 0);
  bool has_field211;
  int32_t field211 HONE(211, default = 0);
  bool has_field212;
  int32_t field212 HONE(212, default = 0);
  bool has_field213;
  int32_t field213 HONE(213, default = 0);
  bool has_field216;
  int32_t field216 HONE(216, default = 0);
  bool has_field217;
  int32_t field217 HONE(217, default = 0);
  bool has_field218;
  int32_t field218 HONE(218, default = 0);
  bool has_field220;
  int32_t field220 HONE(220, default = 0);
  bool has_field221;
  int32_t field221 HONE(221, default = 0);
  bool has_field222;
  float field222 HONE(222, default = 0);
  bool has_field63;
  int32_t field63 HONE(63);
  size_t n_group1;
  SpeedMessage2_Group1 *group1 HONE(10, group);
  size_t n_field128;
  hone_str *field128 HONE(128, utf8 = trust);
  bool has_field131;
  int64_t field131 HONE(131);
  size_t n_field127;
  hone_str *field127 HONE(127, utf8 = trust);
  bool has_field129;
  int32_t field129 HONE(129);
  size_t n_field130;
  int64_t *field130 HONE(130, unpacked);
  bool has_field205;
  bool field205 HONE(205, default = false);
  bool has_field206;
  bool field206 HONE(206, default = false);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "SpeedMessage2GroupedMessage") SpeedMessage2GroupedMessage {
  bool has_field1;
  float field1 HONE(1);
  bool has_field2;
  float field2 HONE(2);
  bool has_field3;
  float field3 HONE(3, default = 0);
  bool has_field4;
  bool field4 HONE(4);
  bool has_field5;
  bool field5 HONE(5);
  bool has_field6;
  bool field6 HONE(6, default = true);
  bool has_field7;
  bool field7 HONE(7, default = false);
  bool has_field8;
  float field8 HONE(8);
  bool has_field9;
  bool field9 HONE(9);
  bool has_field10;
  float field10 HONE(10);
  bool has_field11;
  int64_t field11 HONE(11);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

#endif
