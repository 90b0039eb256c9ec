#include <hone/hone.h>
typedef struct HONE_MESSAGE(budget = 50000) Message {
  char name[16] HONE(1);
} Message;
