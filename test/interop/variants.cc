// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Works on the items of a message: {number, wire type, content}. What is
// rewritten is told by the descriptor; unknown items keep their order.
#include "variants.h"

#include <google/protobuf/descriptor.pb.h>

#include <algorithm>
#include <cstdlib>
#include <map>

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;

struct Item {
  uint32_t number = 0;
  unsigned wire = 0;
  uint64_t value = 0;  // varints
  std::string content; // fixed: the bytes; delimited: after the length; group: up to its end
};

namespace {

struct Reader {
  const std::string &bytes;
  size_t at = 0;

  uint64_t varint() {
    uint64_t value = 0;
    for (unsigned shift = 0;; shift += 7) {
      uint8_t byte = static_cast<uint8_t>(bytes.at(at++));
      value |= static_cast<uint64_t>(byte & 127) << shift;
      if (byte < 128) {
        return value;
      }
    }
  }

  std::string take(size_t size) {
    std::string part = bytes.substr(at, size);
    at += size;
    return part;
  }

  void skip_group(uint32_t number) {
    for (;;) {
      uint64_t tag = varint();
      if (tag == (static_cast<uint64_t>(number) << 3 | 4)) {
        return;
      }
      skip(static_cast<uint32_t>(tag >> 3), tag & 7);
    }
  }

  void skip(uint32_t number, unsigned wire) {
    switch (wire) {
    case 0:
      varint();
      break;
    case 1:
      at += 8;
      break;
    case 2:
      at += static_cast<size_t>(varint());
      break;
    case 3:
      skip_group(number);
      break;
    case 5:
      at += 4;
      break;
    default:
      abort();
    }
  }
};

std::vector<Item> parse(const std::string &bytes) {
  std::vector<Item> items;
  Reader in{bytes};
  while (in.at < bytes.size()) {
    Item item;
    uint64_t tag = in.varint();
    item.number = static_cast<uint32_t>(tag >> 3);
    item.wire = tag & 7;
    if (item.wire == 0) {
      item.value = in.varint();
    } else if (item.wire == 2) {
      item.content = in.take(static_cast<size_t>(in.varint()));
    } else if (item.wire == 3) {
      size_t begin = in.at;
      in.skip_group(item.number);
      // The end tag is as long as the start tag.
      size_t tag_size = 1;
      for (uint64_t rest = tag >> 7; rest != 0; rest >>= 7) {
        tag_size++;
      }
      item.content = bytes.substr(begin, in.at - begin - tag_size);
    } else {
      item.content = in.take(item.wire == 1 ? 8 : 4);
    }
    items.push_back(item);
  }
  return items;
}

unsigned wire_of(const FieldDescriptor *field) {
  switch (field->type()) {
  case FieldDescriptor::TYPE_FIXED64:
  case FieldDescriptor::TYPE_SFIXED64:
  case FieldDescriptor::TYPE_DOUBLE:
    return 1;
  case FieldDescriptor::TYPE_FIXED32:
  case FieldDescriptor::TYPE_SFIXED32:
  case FieldDescriptor::TYPE_FLOAT:
    return 5;
  case FieldDescriptor::TYPE_STRING:
  case FieldDescriptor::TYPE_BYTES:
  case FieldDescriptor::TYPE_MESSAGE:
    return 2;
  case FieldDescriptor::TYPE_GROUP:
    return 3;
  default:
    return 0;
  }
}

bool is_message(const FieldDescriptor *field) {
  return field != nullptr && field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE;
}

// Whether a piece of such a message alone is no valid one.
bool has_required(const Descriptor *type) {
  for (int i = 0; i < type->field_count(); i++) {
    if (type->field(i)->is_required()) {
      return true;
    }
  }
  return false;
}

bool is_fixed_array(const Descriptor *type, uint32_t number) {
  const FieldDescriptor *field = type->FindFieldByNumber(static_cast<int>(number));
  return field != nullptr && field->name().compare(0, 4, "all_") == 0;
}

bool is_map_entry(const Descriptor *type) {
  return type->options().map_entry();
}

} // namespace

void Variants::varint(std::string &out, uint64_t value, unsigned longest) {
  unsigned size = 1;
  for (uint64_t rest = value >> 7; rest != 0; rest >>= 7) {
    size++;
  }
  if ((kinds_ & kOverlong) && size < longest && chance(30)) {
    size += static_cast<unsigned>(rng_() % (longest - size + 1));
  }
  for (unsigned i = 0; i < size; i++) {
    out.push_back(static_cast<char>((value & 127) | (i + 1 < size ? 128 : 0)));
    value >>= 7;
  }
}

void Variants::write(std::string &out, const Item &item) {
  varint(out, static_cast<uint64_t>(item.number) << 3 | item.wire, 5);
  if (item.wire == 0) {
    varint(out, item.value, 10);
    return;
  }
  if (item.wire == 2) {
    varint(out, item.content.size(), 5);
  }
  out += item.content;
  if (item.wire == 3) {
    varint(out, static_cast<uint64_t>(item.number) << 3 | 4, 5);
  }
}

// Bits above a 32-bit value's own are dropped by every decoder.
void Variants::garbage(const FieldDescriptor *field, Item &item) {
  if (field == nullptr || item.wire != 0 || !(kinds_ & kOverlong) || !chance(10)) {
    return;
  }
  switch (field->type()) {
  case FieldDescriptor::TYPE_INT32:
  case FieldDescriptor::TYPE_UINT32:
  case FieldDescriptor::TYPE_SINT32:
  case FieldDescriptor::TYPE_ENUM:
    item.value = (item.value & 0xffffffffu) | rng_() << 32;
    break;
  case FieldDescriptor::TYPE_BOOL:
    item.value = item.value != 0 ? rng_() | 1 : 0;
    break;
  default:
    break;
  }
}

void Variants::inner(const FieldDescriptor *field, Item &item) {
  if (is_message(field)) {
    item.content = make(field->message_type(), item.content, kinds_);
  }
}

std::vector<Item> Variants::split(const FieldDescriptor *field, const Item &item) {
  if (!(kinds_ & kSplit) || !is_message(field) || field->is_repeated() ||
      is_map_entry(field->containing_type()) || has_required(field->message_type())) {
    return {item};
  }
  std::vector<Item> parts = parse(item.content);
  size_t cut = rng_() % (parts.size() + 1);
  // The elements of an array of fixed size come in one piece.
  while (cut > 0 && cut < parts.size() && parts[cut].number == parts[cut - 1].number &&
         is_fixed_array(field->message_type(), parts[cut].number)) {
    cut--;
  }
  Item first = item, second = item;
  first.content.clear();
  second.content.clear();
  unsigned kinds = kinds_;
  kinds_ = 0; // the contents are rewritten by inner()
  for (size_t i = 0; i < parts.size(); i++) {
    write(i < cut ? first.content : second.content, parts[i]);
  }
  kinds_ = kinds;
  return {first, second};
}

// All the items of one repeated scalar field, in packed or single pieces.
std::vector<Item> Variants::repack(const FieldDescriptor *field, const Items &run) {
  Items values;
  unsigned wire = wire_of(field);
  for (const Item &item : run) {
    if (item.wire != 2) {
      values.push_back(item);
      continue;
    }
    Reader in{item.content};
    while (in.at < item.content.size()) {
      Item value;
      value.number = item.number;
      value.wire = wire;
      if (wire == 0) {
        value.value = in.varint();
      } else {
        value.content = in.take(wire == 1 ? 8 : 4);
      }
      values.push_back(value);
    }
  }
  Items out;
  for (size_t i = 0; i < values.size();) {
    size_t size = 1 + rng_() % (values.size() - i);
    if (chance(50)) {
      garbage(field, values[i]);
      out.push_back(values[i++]);
      continue;
    }
    Item packed;
    packed.number = values[i].number;
    packed.wire = 2;
    for (size_t end = i + size; i < end; i++) {
      garbage(field, values[i]);
      if (wire == 0) {
        varint(packed.content, values[i].value, 10);
      } else {
        packed.content += values[i].content;
      }
    }
    out.push_back(packed);
  }
  return out;
}

// A value that `item` replaces: of the same field, or of another arm of its oneof.
bool Variants::replaced(const FieldDescriptor *field, const Item &item, Item &earlier) {
  if (!(kinds_ & kReplaced) || field == nullptr || field->is_repeated() || chance(60)) {
    return false;
  }
  const FieldDescriptor *other = field;
  if (field->real_containing_oneof() != nullptr) {
    const auto *oneof = field->real_containing_oneof();
    other = oneof->field(static_cast<int>(rng_() % static_cast<unsigned>(oneof->field_count())));
  }
  if (is_message(other) || other->type() == FieldDescriptor::TYPE_BYTES ||
      other->type() == FieldDescriptor::TYPE_ENUM) {
    earlier = item; // the very same, unless it would be merged
    return !is_message(field);
  }
  earlier.number = static_cast<uint32_t>(other->number());
  earlier.wire = wire_of(other);
  earlier.value = 0;
  earlier.content.assign(earlier.wire == 1 ? 8 : earlier.wire == 5 ? 4 : 0, '\0');
  return true;
}

void Variants::shuffle(const Descriptor *type, Items &items) {
  std::map<uint64_t, Items> queues;
  for (Item &item : items) {
    const FieldDescriptor *field = type->FindFieldByNumber(static_cast<int>(item.number));
    uint64_t key = 0; // unknown ones keep their order
    if (field != nullptr) {
      const auto *oneof = field->real_containing_oneof();
      key = oneof != nullptr ? (1ull << 40) + static_cast<unsigned>(oneof->index()) : item.number;
    }
    queues[key].push_back(std::move(item));
  }
  std::vector<uint64_t> order;
  for (const auto &queue : queues) {
    order.insert(order.end(), queue.second.size(), queue.first);
  }
  std::shuffle(order.begin(), order.end(), rng_);
  std::map<uint64_t, size_t> next;
  items.clear();
  for (uint64_t key : order) {
    items.push_back(queues[key][next[key]++]);
  }
}

std::string Variants::make(const Descriptor *type, const std::string &bytes, unsigned kinds) {
  unsigned outer = kinds_;
  kinds_ = kinds;
  Items items = parse(bytes), out;
  for (size_t i = 0; i < items.size(); i++) {
    const FieldDescriptor *field = type->FindFieldByNumber(static_cast<int>(items[i].number));
    if ((kinds & kRepack) && field != nullptr && field->is_packable()) {
      Items run;
      uint32_t number = items[i].number;
      for (; i < items.size() && items[i].number == number; i++) {
        run.push_back(items[i]);
      }
      i--;
      for (Item &item : repack(field, run)) {
        out.push_back(std::move(item));
      }
      continue;
    }
    Item earlier;
    if (replaced(field, items[i], earlier)) {
      out.push_back(earlier);
    }
    for (Item &item : split(field, items[i])) {
      inner(field, item);
      garbage(field, item);
      out.push_back(std::move(item));
    }
  }
  if (kinds & kShuffle) {
    shuffle(type, out);
  }
  std::string text;
  for (const Item &item : out) {
    // What is unknown is kept as it came.
    kinds_ = type->FindFieldByNumber(static_cast<int>(item.number)) != nullptr ? kinds : 0;
    write(text, item);
  }
  kinds_ = outer;
  return text;
}
