// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Other spellings of a message's bytes that must decode to the same value:
// fields in another order, longer varints than needed, submessages in pieces,
// repeated fields packed the other way, values that a later one replaces.
#pragma once

#include <google/protobuf/descriptor.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

struct Item;

class Variants {
public:
  enum Kind : unsigned {
    kShuffle = 1,   // any order between fields, the same within one
    kOverlong = 2,  // varints with bytes to spare, and bits that are dropped
    kSplit = 4,     // a submessage as two
    kRepack = 8,    // packed, unpacked, and mixed
    kReplaced = 16, // an earlier value of the same field or oneof
  };

  explicit Variants(uint64_t seed) : rng_(seed) {}

  // `bytes` is canonical. Always the same for the same calls.
  std::string make(const google::protobuf::Descriptor *type, const std::string &bytes,
                   unsigned kinds);

private:
  using Items = std::vector<Item>;

  bool chance(unsigned percent) {
    return rng_() % 100 < percent;
  }
  void varint(std::string &out, uint64_t value, unsigned longest);
  void write(std::string &out, const Item &item);
  void inner(const google::protobuf::FieldDescriptor *field, Item &item);
  Items split(const google::protobuf::FieldDescriptor *field, const Item &item);
  Items repack(const google::protobuf::FieldDescriptor *field, const Items &run);
  bool replaced(const google::protobuf::FieldDescriptor *field, const Item &item, Item &earlier);
  void shuffle(const google::protobuf::Descriptor *type, Items &items);
  void garbage(const google::protobuf::FieldDescriptor *field, Item &item);

  std::mt19937_64 rng_;
  unsigned kinds_ = 0;
};
