/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "operations/operation.h"

const Operation *const operations[] = {
#define OPERATION(NAME) &operation_##NAME,
#include "operations/operations.def"
#undef OPERATION
};

const size_t operation_count = sizeof operations / sizeof *operations;
