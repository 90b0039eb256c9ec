/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The scalar types of C in which values pass between a message and the bytes of
 * a format: a codec names one (plan/plan.h), emitted code spells it.
 */
#ifndef HONE_SCHEMA_VALUE_TYPE_H
#define HONE_SCHEMA_VALUE_TYPE_H

typedef enum ValueType {
  VALUE_TYPE_BOOL, // bool
  VALUE_TYPE_I8,
  VALUE_TYPE_U8,
  VALUE_TYPE_I16,
  VALUE_TYPE_U16,
  VALUE_TYPE_I32,
  VALUE_TYPE_U32,
  VALUE_TYPE_I64,
  VALUE_TYPE_U64,
  VALUE_TYPE_F32,
  VALUE_TYPE_F64,
  VALUE_TYPE_LONG_DOUBLE,
  VALUE_TYPE_TIME,     // hone_time
  VALUE_TYPE_DURATION, // hone_duration
  VALUE_TYPE_COUNT,
} ValueType;

#endif
