/* Every kind of member that a format with tags can say. */
#ifndef VOCABULARY_H
#define VOCABULARY_H
#include <hone/hone.h>

HONE_FILE(package = "test.vocabulary")

typedef enum Color { COLOR_RED, COLOR_GREEN = 5, COLOR_BLUE = -1 } Color;
typedef enum HONE_ENUM(closed) Level { LEVEL_LOW, LEVEL_HIGH } Level;

typedef struct HONE_MESSAGE() Point {
  float x HONE(1);
  float y HONE(2);
} Point;

/* Nothing on the wire. */
typedef struct HONE_MESSAGE() Empty {
  char nothing HONE_SKIP;
} Empty;

/* Always eight bytes. */
typedef struct HONE_MESSAGE() Fixed {
  uint32_t a HONE(1, fixed, always);
  uint32_t b HONE(2, fixed, always);
} Fixed;

struct HONE_MESSAGE() scalars_t {
  bool a_bool HONE(1);
  int8_t an_int8 HONE(2);
  uint16_t a_uint16 HONE(3);
  int32_t an_int32 HONE(4);
  uint32_t a_uint32 HONE(5);
  int64_t an_int64 HONE(6);
  uint64_t a_uint64 HONE(7);
  int32_t a_sint32 HONE(8, zigzag);
  int64_t a_sint64 HONE(9, zigzag);
  uint32_t a_fixed32 HONE(10, fixed);
  int64_t a_sfixed64 HONE(11, fixed);
  float a_float HONE(12);
  double a_double HONE(13);
  Color color HONE(14);
  Level level HONE(15);
  unsigned bits : 3 HONE(16);
  int signed_bits : 5 HONE(17);
  bool flag : 1 HONE(18);
  hone_str a_str HONE(19);
  char *a_cstr HONE(20);
  char a_chars[16] HONE(21);
  hone_bytes some_bytes HONE(22);
  uint8_t digest[20] HONE(23);
  hone_time stamp HONE(24);
  hone_duration span HONE(25);
};

typedef struct HONE_MESSAGE() Optionals {
  bool has_id;
  int32_t id HONE(1);
  bool has_ratio;
  double ratio HONE(2, default = 0.5);
  hone_str title HONE(3, optional);
  int64_t *pointer HONE(4, optional);
  bool has_color;
  Color color HONE(5, default = COLOR_GREEN);
  bool has_point;
  Point point HONE(6);
  Point *where HONE(7);
  uint32_t must HONE(8, required);
  int32_t always HONE(9, always);
  bool has_name;
  char name[8] HONE(10);
} Optionals;

typedef struct HONE_MESSAGE() Entry {
  hone_str key HONE(1);
  int32_t value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Repeated {
  size_t n_numbers;
  int32_t *numbers HONE(1, packed);
  uint32_t values_count;
  uint32_t values[4] HONE(2, unpacked);
  float pose[7] HONE(3);
  size_t n_points;
  Point *points HONE(4);
  size_t num_blocks;
  Point **blocks HONE(5);
  HONE_SEQ(double) samples HONE(6);
  size_t n_names;
  hone_str *names HONE(7);
  char labels[3][8] HONE(8);
  size_t n_colors;
  Color *colors HONE(9);
  int16_t grid[2][3] HONE(10);
  size_t n_levels;
  Level levels[8] HONE(11);
  HONE_SEQ(hone_bytes) chunks HONE(12);
  size_t n_map;
  Entry *map HONE(13, map);
  hone_unknown rest HONE_UNKNOWN;
} Repeated;

typedef struct Node Node;
struct HONE_MESSAGE() Node {
  Node *left HONE(1);
  Node *right HONE(2);
  int32_t value HONE(3);
  Node *group HONE(4, group);
};

typedef struct HONE_MESSAGE() Choice {
  uint32_t which;
  union {
    int32_t number HONE(1);
    hone_str text HONE(2);
    Point point HONE(3);
    Node *node HONE(4);
    bool yes HONE(5);
  } HONE_ONEOF(which);
  uint32_t kind;
  union {
    double real HONE(7);
    hone_bytes raw HONE(8);
  } body HONE_ONEOF(kind);
} Choice;

typedef enum Kind { KIND_NONE, KIND_A = 3, KIND_B = 4 } Kind;

/* Selectors and counts of unusual types. */
typedef struct HONE_MESSAGE() Unusual {
  Kind which;
  union {
    int32_t a HONE(3);
    Point b HONE(4);
  } HONE_ONEOF(which);
  int n_signed;
  uint32_t *signed_counted HONE(5, count = n_signed);
  uint8_t n_small;
  hone_str *small HONE(6, count = n_small);
  int16_t n_within;
  Kind within[10] HONE(7, count = n_within);
  unsigned n_bits : 4;
  uint64_t bits[9] HONE(8, count = n_bits);
  const char *constant HONE(9);
  const char *maybe HONE(10, optional);
  unsigned long a_long HONE(11);
  long long another HONE(12);
  char letter HONE(13);
  size_t size_of HONE(14);
  Kind *kind HONE(15, optional);
  bool flags[4] HONE(16);
  HONE_SEQ(char) seq_text HONE(17);
  struct {
    uint16_t size;
    uint8_t bytes[12];
  } block HONE(18);
  uint8_t key[8] HONE(19, count = n_key);
  uint8_t n_key;
  size_t raw_size;
  uint8_t *raw HONE(20);
  uint32_t bitset[2] HONE_PRESENCE;
  uint32_t first HONE(21, optional);
  hone_str second HONE(22, optional);
  Kind third HONE(23, optional);
  hone_time times[2] HONE(24);
  HONE_SEQ(Kind) kinds HONE(25);
  HONE_SEQ(Point) points HONE(26);
  Point fixed_points[3] HONE(27);
  int8_t tiny HONE(28, zigzag);
  bool has_deep;
  Choice deep HONE(29);
  size_t n_ptr;
  uint64_t *ptr HONE(30, fixed, max = 100);
  unsigned long long wide : 40 HONE(31);
  long long wide_signed : 40 HONE(32);
  Color color_bits : 4 HONE(33);
  int8_t bytes_fixed HONE(34, fixed);
  int32_t big HONE(536870911);
} Unusual;

#endif
