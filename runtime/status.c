/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The sentences of the statuses, from the list that makes the enum.
 */
#include "hone/status.h"

const char *hone_status_string(hone_status status) {
  static const char *const sentences[] = {
#define HONE_STATUS_SENTENCE_(name, sentence) sentence,
      HONE_STATUS_LIST(HONE_STATUS_SENTENCE_)
#undef HONE_STATUS_SENTENCE_
  };
  unsigned index = (unsigned)status;
  return index < HONE_STATUS_COUNT ? sentences[index] : "unknown status";
}
