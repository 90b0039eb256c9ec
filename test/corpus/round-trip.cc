// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// round-trip DESCRIPTOR-SET SEED VALUES: random values of every message in the
// tables, as libprotobuf encodes them (dynamic messages over protoc's or buf's
// descriptors), decoded by emitted code and encoded again: the same bytes.
// Files of an edition, which libprotobuf may be too old for, are given to it as
// proto2, with what their features change.
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/unknown_field_set.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>
#include <set>

extern "C" {
#include "corpus.h"
}

namespace pb = google::protobuf;

namespace {

[[noreturn]] void give_up(const std::string &what, const std::string &why) {
  fprintf(stderr, "round-trip: %s: %s\n", what.c_str(), why.c_str());
  exit(2);
}

class Complaints : public pb::DescriptorPool::ErrorCollector {
public:
  void AddError(const std::string &file, const std::string &element, const pb::Message *,
                ErrorLocation, const std::string &message) override {
    fprintf(stderr, "%s: %s: %s\n", file.c_str(), element.c_str(), message.c_str());
  }
};

// ---- Files of an edition ----

enum Feature { kPresence = 1, kEnums, kRepeated, kUtf8, kMessages };
constexpr int kFieldFeatures = 21, kFileFeatures = 50;
constexpr uint64_t kExpanded = 2, kDelimited = 2;

// What the options, whose features libprotobuf keeps as unknown, say of a feature; 0: nothing.
uint64_t feature_in(const pb::Message &options, int number, int feature) {
  const pb::UnknownFieldSet &unknown = options.GetReflection()->GetUnknownFields(options);
  uint64_t value = 0;
  for (int i = 0; i < unknown.field_count(); i++) {
    pb::UnknownFieldSet features;
    if (unknown.field(i).number() != number ||
        !features.ParseFromString(unknown.field(i).length_delimited())) {
      continue;
    }
    for (int k = 0; k < features.field_count(); k++) {
      if (features.field(k).number() == feature) {
        value = features.field(k).varint();
      }
    }
  }
  return value;
}

void lower_field(pb::FieldDescriptorProto *field) {
  using Field = pb::FieldDescriptorProto;
  if (feature_in(field->options(), kFieldFeatures, kPresence) != 0) {
    give_up(field->name(), "a field's own presence cannot be said in proto2");
  }
  bool is_packable = field->type() != Field::TYPE_STRING && field->type() != Field::TYPE_BYTES &&
                     field->type() != Field::TYPE_MESSAGE;
  if (field->label() == Field::LABEL_REPEATED && is_packable) {
    uint64_t encoding = feature_in(field->options(), kFieldFeatures, kRepeated);
    field->mutable_options()->set_packed(encoding != kExpanded);
  }
  if (feature_in(field->options(), kFieldFeatures, kMessages) == kDelimited) {
    field->set_type(Field::TYPE_GROUP);
  }
}

void lower_message(pb::DescriptorProto *message) {
  for (auto &field : *message->mutable_field()) {
    lower_field(&field);
  }
  for (auto &nested : *message->mutable_nested_type()) {
    lower_message(&nested);
  }
}

void lower_file(pb::FileDescriptorProto *file) {
  for (int feature = kPresence; feature <= kMessages; feature++) {
    if (feature_in(file->options(), kFileFeatures, feature) != 0) {
      give_up(file->name(), "features of a whole file are not translated");
    }
  }
  file->set_syntax("proto2");
  for (auto &message : *file->mutable_message_type()) {
    lower_message(&message);
  }
}

// ---- Random values ----

class Values {
public:
  explicit Values(uint64_t seed) : random_(seed) {}

  void fill(pb::Message *message, unsigned density) {
    density_ = density;
    budget_ = 300;
    fill_below(message, 5);
  }

private:
  std::mt19937_64 random_;
  unsigned density_ = 0; // of 8
  int budget_ = 0;       // fields still to be set in this value

  bool chance(unsigned of_8) {
    return random_() % 8 < of_8;
  }

  uint64_t number() {
    uint64_t value = random_() >> random_() % 64;
    return chance(2) ? ~value : value;
  }

  std::string text() {
    static const char *const letters[] = {
        "a", "Z", "0", " ", "\xc3\xa9", "\xe2\x82\xac", "\xf0\x9f\x98\x80"};
    std::string out;
    for (size_t left = random_() % (chance(1) ? 300 : 20); left != 0; left--) {
      out += letters[random_() % (chance(1) ? 7 : 4)];
    }
    return out;
  }

  std::string bytes() {
    std::string out(random_() % 20, '\0');
    for (char &byte : out) {
      byte = static_cast<char>(random_());
    }
    return out;
  }

  void fill_below(pb::Message *message, int depth) {
    const pb::Descriptor *type = message->GetDescriptor();
    for (int i = 0; i < type->field_count(); i++) {
      const pb::FieldDescriptor *field = type->field(i);
      bool is_message = field->cpp_type() == pb::FieldDescriptor::CPPTYPE_MESSAGE;
      bool may_be = budget_ > 0 && (depth > 0 || !is_message);
      if (type->options().map_entry() || field->is_required()) {
        set(message, field, depth);
      } else if (!may_be || !chance(density_)) {
        continue;
      } else if (field->is_map()) {
        add_entries(message, field, depth);
      } else {
        size_t count = field->is_repeated() ? random_() % (chance(1) ? 20 : 4) : 1;
        for (; count != 0; count--) {
          set(message, field, depth);
        }
      }
    }
  }

  // Every key once: what is a key's second value is another test's.
  void add_entries(pb::Message *message, const pb::FieldDescriptor *field, int depth) {
    const pb::Reflection *reflection = message->GetReflection();
    std::set<std::string> keys;
    for (size_t left = random_() % 4; left != 0; left--) {
      pb::Message *entry = reflection->AddMessage(message, field);
      fill_below(entry, depth - 1);
      std::unique_ptr<pb::Message> key(entry->New());
      key->CopyFrom(*entry);
      key->GetReflection()->ClearField(key.get(), field->message_type()->map_value());
      if (!keys.insert(key->SerializePartialAsString()).second) {
        reflection->RemoveLast(message, field);
      }
    }
  }

  void set(pb::Message *m, const pb::FieldDescriptor *f, int depth) {
    const pb::Reflection *r = m->GetReflection();
    budget_--;
    switch (f->cpp_type()) {
#define SCALAR(KIND, NAME, VALUE)                                                                  \
  case pb::FieldDescriptor::CPPTYPE_##KIND: {                                                      \
    auto value = VALUE;                                                                            \
    f->is_repeated() ? r->Add##NAME(m, f, value) : r->Set##NAME(m, f, value);                      \
    break;                                                                                         \
  }
      SCALAR(INT32, Int32, static_cast<int32_t>(number()))
      SCALAR(INT64, Int64, static_cast<int64_t>(number()))
      SCALAR(UINT32, UInt32, static_cast<uint32_t>(number()))
      SCALAR(UINT64, UInt64, number())
      SCALAR(DOUBLE, Double, static_cast<double>(static_cast<int64_t>(number())) / 16)
      SCALAR(FLOAT, Float, static_cast<float>(static_cast<int32_t>(number())) / 16)
      SCALAR(BOOL, Bool, chance(4))
      SCALAR(STRING, String, f->type() == pb::FieldDescriptor::TYPE_BYTES ? bytes() : text())
      SCALAR(ENUM, Enum, value_of(f->enum_type()))
#undef SCALAR
    case pb::FieldDescriptor::CPPTYPE_MESSAGE:
      fill_below(f->is_repeated() ? r->AddMessage(m, f) : r->MutableMessage(m, f), depth - 1);
      break;
    }
  }

  const pb::EnumValueDescriptor *value_of(const pb::EnumDescriptor *type) {
    return type->value(static_cast<int>(random_() % static_cast<uint64_t>(type->value_count())));
  }
};

// ---- There and back ----

std::string serialize(const pb::Message &message) {
  std::string out;
  {
    pb::io::StringOutputStream stream(&out);
    pb::io::CodedOutputStream coded(&stream);
    coded.SetSerializationDeterministic(true);
    message.SerializeToCodedStream(&coded);
  }
  return out;
}

size_t failures;

void fail(const CorpusMessage &hone, const pb::Message &peer, const std::string &what) {
  if (failures++ < 10) {
    fprintf(stderr, "%s: %s\n%s\n", hone.name, what.c_str(),
            peer.ShortDebugString().substr(0, 2000).c_str());
  }
}

void check(const CorpusMessage &hone, const pb::Message &peer) {
  std::string input = serialize(peer), output;
  std::unique_ptr<uint64_t[]> msg(new uint64_t[hone.size / 8 + 1]);
  hone_heap heap;
  hone_heap_init(&heap);
  hone_result result = hone.decode(msg.get(), reinterpret_cast<const uint8_t *>(input.data()),
                                   input.size(), &heap.alloc, 0);
  if (result.status != HONE_OK) {
    fail(hone, peer, std::string("not decoded: ") + hone_status_string(result.status));
  } else {
    output.resize(hone.encoded_size(msg.get()));
    result = hone.encode(msg.get(), reinterpret_cast<uint8_t *>(&output[0]), output.size());
    if (result.status != HONE_OK || result.size != output.size()) {
      fail(hone, peer, std::string("not encoded: ") + hone_status_string(result.status));
    } else if (input != output) {
      fail(hone, peer, "encoded to other bytes");
    }
  }
  hone.release(msg.get(), &heap.alloc);
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 4) {
    give_up("usage", "round-trip DESCRIPTOR-SET SEED VALUES");
  }
  std::ifstream in(argv[1], std::ios::binary);
  pb::FileDescriptorSet set;
  if (!set.ParseFromIstream(&in)) {
    give_up(argv[1], "no descriptor set");
  }
  pb::DescriptorPool pool;
  Complaints complaints;
  for (auto &file : *set.mutable_file()) {
    file.clear_source_code_info();
    if (file.syntax() == "editions") {
      lower_file(&file);
    }
    if (pool.BuildFileCollectingErrors(file, &complaints) == nullptr) {
      give_up(file.name(), "libprotobuf does not take its descriptor");
    }
  }
  pb::DynamicMessageFactory factory(&pool);
  Values values(strtoull(argv[2], nullptr, 10));
  unsigned long count = strtoul(argv[3], nullptr, 10);
  size_t messages = 0;
  for (size_t i = 0; corpus_tables[i] != nullptr; i++) {
    for (const CorpusMessage *hone = corpus_tables[i]; hone->name != nullptr; hone++) {
      const pb::Descriptor *type = pool.FindMessageTypeByName(hone->name);
      if (type == nullptr) {
        give_up(hone->name, "not among the descriptors");
      }
      messages++;
      for (unsigned long k = 0; k < count; k++) {
        std::unique_ptr<pb::Message> peer(factory.GetPrototype(type)->New());
        values.fill(peer.get(), k % 2 == 0 ? 3 : 7);
        check(*hone, *peer);
      }
    }
  }
  printf("%zu messages x %lu values there and back: %zu failures\n", messages, count, failures);
  return failures != 0 || messages == 0;
}
