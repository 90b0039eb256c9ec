/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The list of storages, as storages.def has it.
 */
#include "storage/storage.h"

const Storage *const storages[] = {
#define STORAGE(NAME) &storage_##NAME,
#include "storage/storages.def"
#undef STORAGE
};
const size_t storage_count = sizeof storages / sizeof storages[0];

const Storage *storage_find(const char *name) {
  for (size_t i = 0; i < storage_count; i++) {
    if (str_equal(storages[i]->name, name)) {
      return storages[i];
    }
  }
  return NULL;
}
