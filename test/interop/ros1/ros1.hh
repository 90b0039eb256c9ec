// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the table of all messages is written in for roscpp: the same numbers
// into its classes, the bytes of its serialization.
#ifndef ROS1_HH
#define ROS1_HH

#include <ros/serialization.h>

#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

inline uint64_t next(uint64_t *r) {
  uint64_t z = *r += UINT64_C(0x9E3779B97F4A7C15);
  z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
  return z ^ (z >> 31);
}

#define FILL(ROS, TYPE, VALUE)                                                                     \
  inline void fill_##ROS(uint64_t *r, TYPE *m) { *m = static_cast<TYPE>(VALUE); }
FILL(bool, uint8_t, next(r) & 1)
FILL(byte, int8_t, next(r))
FILL(char, uint8_t, next(r))
FILL(int8, int8_t, next(r))
FILL(uint8, uint8_t, next(r))
FILL(int16, int16_t, next(r))
FILL(uint16, uint16_t, next(r))
FILL(int32, int32_t, next(r))
FILL(uint32, uint32_t, next(r))
FILL(int64, int64_t, next(r))
FILL(uint64, uint64_t, next(r))
FILL(float32, float, double(int64_t(next(r) % (1 << 24)) - (1 << 23)) / 16)
FILL(float64, double, double(int64_t(next(r) % (INT64_C(1) << 41)) - (INT64_C(1) << 40)) / 16)

inline void fill_string(uint64_t *r, std::string *m) {
  m->resize(next(r) % 24);
  for (char &c : *m) {
    c = static_cast<char>('a' + next(r) % 26);
  }
}

inline void fill_time(uint64_t *r, ros::Time *m) {
  fill_uint32(r, &m->sec);
  m->nsec = static_cast<uint32_t>(next(r) % 1000000000);
}

inline void fill_duration(uint64_t *r, ros::Duration *m) {
  fill_int32(r, &m->sec);
  m->nsec = static_cast<int32_t>(next(r) % 1000000000);
}

struct Record {
  uint32_t seed;
  std::string bytes;
};
struct Options {
  std::map<uint32_t, std::vector<Record>> records; // of hone.bin, by message
};
extern size_t failures, messages, values;

template <class M> std::string serialized(const M &message) {
  std::string bytes(ros::serialization::serializationLength(message), '\0');
  ros::serialization::OStream stream(reinterpret_cast<uint8_t *>(&bytes[0]),
                                     static_cast<uint32_t>(bytes.size()));
  ros::serialization::serialize(stream, message);
  return bytes;
}

template <class M>
void check(const Options &options, uint32_t index, void (*fill)(uint64_t *, M *)) {
  const char *name = ros::message_traits::DataType<M>::value();
  messages++;
  for (const Record &record : options.records.at(index)) {
    M filled, read;
    uint64_t r = record.seed;
    fill(&r, &filled);
    std::string copy = record.bytes;
    if (serialized(filled) != record.bytes) {
      std::cerr << name << ": roscpp writes other bytes\n";
      failures++;
    }
    ros::serialization::IStream stream(reinterpret_cast<uint8_t *>(&copy[0]),
                                       static_cast<uint32_t>(copy.size()));
    ros::serialization::deserialize(stream, read);
    if (stream.getLength() != 0 || serialized(read) != record.bytes) {
      std::cerr << name << ": roscpp reads something else\n";
      failures++;
    }
    values++;
  }
}

void run(const Options &options);

#endif
