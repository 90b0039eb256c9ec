// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// random-schemas FOLDER SEED: takes what random-schemas.py wrote, and for each
// value compares Hone with libprotobuf (dynamic messages, so nothing is
// compiled per schema):
//  - the struct filled from the stream encodes to libprotobuf's deterministic bytes;
//  - those bytes, and other spellings of them, decode to a struct that dumps to
//    the same stream and encodes to the same bytes again;
//  - damaged bytes are refused for their form only where libprotobuf refuses them.
// Writes pN.all and pN.txt, all values in one message, for protoc itself.
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/unknown_field_set.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>

extern "C" {
#include "fill.h"
extern const FilledMessage *const message_files[];
}
#include "variants.h"

namespace pb = google::protobuf;

namespace {

size_t failures, values_seen, decodes, damaged, refused;

class Silence : public pb::DescriptorPool::ErrorCollector {
public:
  void AddError(const std::string &file, const std::string &element, const pb::Message *,
                ErrorLocation, const std::string &message) override {
    fprintf(stderr, "%s: %s: %s\n", file.c_str(), element.c_str(), message.c_str());
  }
};

std::string read_file(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    fprintf(stderr, "%s: cannot be read\n", path.c_str());
    exit(2);
  }
  return std::string(std::istreambuf_iterator<char>(in), {});
}

std::string hex(const std::string &bytes) {
  std::string out;
  char two[3];
  for (unsigned char byte : bytes) {
    snprintf(two, sizeof(two), "%02x", byte);
    out += two;
  }
  return out;
}

std::string serialize(const pb::Message &message) {
  std::string out;
  {
    pb::io::StringOutputStream stream(&out);
    pb::io::CodedOutputStream coded(&stream);
    coded.SetSerializationDeterministic(true);
    message.SerializePartialToCodedStream(&coded);
  }
  return out;
}

// One value of one schema, and what is known of it.
struct Case {
  const FilledMessage *hone;
  const pb::Message *prototype;
  std::string text, stream, unknown;
  std::string canonical;
  size_t serial;

  void fail(const char *what, const std::string &input, const std::string &got = "") const {
    if (failures++ < 10) {
      fprintf(stderr, "%s, value %zu: %s\n  text: %s\n  input: %s\n  want: %s\n  got:  %s\n",
              hone->name, serial, what, text.c_str(), hex(input).c_str(), hex(canonical).c_str(),
              hex(got).c_str());
    }
  }
};

// Encodes into exactly the bytes there should be, with a guard behind them.
std::string encode(const Case &c, const void *msg) {
  size_t size = c.hone->message->encoded_size(msg);
  std::unique_ptr<uint8_t[]> out(new uint8_t[size]);
  hone_result result = c.hone->message->encode(msg, out.get(), size);
  if (result.status != HONE_OK || result.size != size) {
    c.fail(hone_status_string(result.status), c.canonical);
    return "";
  }
  std::string bytes(reinterpret_cast<char *>(out.get()), size);
  if (size != 0 && c.hone->message->encode(msg, out.get(), size - 1).status != HONE_NO_SPACE) {
    c.fail("one byte less than needed is no NO_SPACE", c.canonical);
  }
  return bytes;
}

void check_filled(Case &c) {
  std::unique_ptr<uint8_t[]> msg(new uint8_t[c.hone->message->size]);
  FillSource source = {};
  source.p = reinterpret_cast<const uint8_t *>(c.stream.data());
  source.end = source.p + c.stream.size();
  c.hone->fill(msg.get(), &source);
  if (!c.unknown.empty()) {
    hone_unknown kept = {};
    kept.data = reinterpret_cast<uint8_t *>(&c.unknown[0]);
    kept.size = kept.capacity = c.unknown.size();
    memcpy(msg.get() + c.hone->unknown, &kept, sizeof(kept));
  }
  std::string bytes = encode(c, msg.get());
  if (bytes != c.canonical) {
    c.fail("encodes to other bytes", "", bytes);
  }
  fill_free(&source);
}

enum Way { kHeap, kArena, kAlias, kPadded, kWays };

void check_decoded(const Case &c, const std::string &input, Way way, const char *what) {
  const TestMessage *message = c.hone->message;
  size_t pad = way == kPadded ? 32 : 0;
  std::unique_ptr<uint8_t[]> bytes(new uint8_t[input.size() + pad]);
  std::unique_ptr<uint8_t[]> msg(new uint8_t[message->size]);
  memcpy(bytes.get(), input.data(), input.size());
  memset(bytes.get() + input.size(), 0xff, pad);
  memset(msg.get(), 0xa5, message->size);
  hone_heap heap;
  hone_arena arena;
  hone_heap_init(&heap);
  hone_arena_init(&arena);
  hone_alloc *alloc = way == kHeap ? &heap.alloc : &arena.alloc;
  unsigned flags = way == kAlias ? HONE_ALIAS_INPUT : way == kPadded ? HONE_PADDED_INPUT : 0;
  hone_result result = message->decode(msg.get(), bytes.get(), input.size(), alloc, flags);
  decodes++;
  if (result.status != HONE_OK || result.size != input.size()) {
    std::string why = std::string(what) + ": " + hone_status_string(result.status) + " at " +
                      std::to_string(result.size);
    c.fail(why.c_str(), input);
  } else {
    DumpSink sink = {};
    c.hone->dump(msg.get(), &sink);
    if (sink.size != c.stream.size() || memcmp(sink.data, c.stream.data(), sink.size) != 0) {
      c.fail((std::string(what) + ": decodes to other values").c_str(), input);
    }
    free(sink.data);
    std::string again = encode(c, msg.get());
    if (again != c.canonical) {
      c.fail((std::string(what) + ": encodes to other bytes again").c_str(), input, again);
    }
  }
  message->release(msg.get(), alloc);
  hone_arena_free(&arena);
}

// A key with bits above the 32nd: libprotobuf drops them, upb and Hone refuse it.
bool is_wide_key(const std::string &input, size_t at) {
  if (input.size() < at + 5) {
    return false;
  }
  for (size_t i = at; i < at + 4; i++) {
    if (static_cast<uint8_t>(input[i]) < 0x80) {
      return false;
    }
  }
  uint8_t last = static_cast<uint8_t>(input[at + 4]);
  return last > 0x0f && last < 0x80;
}

// Damage: the form of the bytes may only be refused where libprotobuf refuses it.
void check_damaged(const Case &c, std::mt19937_64 &rng) {
  std::string input = c.canonical;
  if (input.empty()) {
    return;
  }
  size_t at = rng() % input.size();
  switch (rng() % 3) {
  case 0:
    input[at] = static_cast<char>(input[at] ^ (1 << rng() % 8));
    break;
  case 1:
    input.erase(at, 1 + rng() % 3);
    break;
  default:
    input.insert(at, 1, static_cast<char>(rng()));
    break;
  }
  std::unique_ptr<pb::Message> peer(c.prototype->New());
  bool valid = peer->ParsePartialFromString(input);
  bool complete = valid && peer->IsInitialized();
  std::unique_ptr<uint8_t[]> msg(new uint8_t[c.hone->message->size]);
  hone_heap heap;
  hone_heap_init(&heap);
  hone_result result = c.hone->message->decode(
      msg.get(), reinterpret_cast<const uint8_t *>(input.data()), input.size(), &heap.alloc, 0);
  damaged++;
  refused += !valid;
  bool by_form = result.status == HONE_MALFORMED || result.status == HONE_TRUNCATED;
  if (result.status == HONE_OK && !valid) {
    c.fail("damaged: taken, where libprotobuf refuses", input);
  } else if (by_form && valid && !is_wide_key(input, result.size)) {
    std::string why = std::string("damaged: ") + hone_status_string(result.status) + " at " +
                      std::to_string(result.size) + ", where libprotobuf has no complaint";
    c.fail(why.c_str(), input);
  } else if (result.status == HONE_OK && !complete) {
    c.fail("damaged: a required field is missing", input);
  } else if (result.status == HONE_MISSING_REQUIRED && complete) {
    c.fail("damaged: no required field is missing", input);
  }
  c.hone->message->release(msg.get(), &heap.alloc);
}

void check(Case &c, Variants &variants, std::mt19937_64 &rng) {
  std::unique_ptr<pb::Message> peer(c.prototype->New());
  if (!pb::TextFormat::ParseFromString(c.text, peer.get())) {
    c.fail("libprotobuf cannot read the text", "");
    return;
  }
  if (!c.unknown.empty()) {
    pb::UnknownFieldSet unknown;
    if (!unknown.ParseFromString(c.unknown)) {
      c.fail("libprotobuf cannot read the unknown fields", c.unknown);
    }
    peer->GetReflection()->MutableUnknownFields(peer.get())->MergeFrom(unknown);
  }
  c.canonical = serialize(*peer);
  check_filled(c);
  check_decoded(c, c.canonical, static_cast<Way>(c.serial % kWays), "canonical");
  static const struct {
    unsigned kinds;
    const char *name;
  } kinds[] = {{Variants::kShuffle, "shuffled"},  {Variants::kOverlong, "overlong"},
               {Variants::kSplit, "split"},       {Variants::kRepack, "repacked"},
               {Variants::kReplaced, "replaced"}, {31, "all at once"}};
  for (const auto &kind : kinds) {
    std::string input = variants.make(peer->GetDescriptor(), c.canonical, kind.kinds);
    if (input == c.canonical) {
      continue;
    }
    std::unique_ptr<pb::Message> check(c.prototype->New());
    if (!check->ParseFromString(input) || serialize(*check) != c.canonical) {
      c.fail((std::string(kind.name) + ": no variant after all").c_str(), input, serialize(*check));
    }
    check_decoded(c, input, static_cast<Way>(rng() % kWays), kind.name);
  }
  for (int i = 0; i < 4; i++) {
    check_damaged(c, rng);
  }
}

struct Records {
  std::string bytes;
  size_t at = 0;

  uint32_t number() {
    uint32_t value = 0;
    for (int i = 3; i >= 0; i--) {
      value = value << 8 | static_cast<uint8_t>(bytes.at(at + static_cast<size_t>(i)));
    }
    at += 4;
    return value;
  }
  std::string part() {
    uint32_t size = number();
    at += size;
    return bytes.substr(at - size, size);
  }
};

void put_varint(std::string &out, uint64_t value) {
  for (; value > 127; value >>= 7) {
    out.push_back(static_cast<char>(value | 128));
  }
  out.push_back(static_cast<char>(value));
}

size_t run_file(const std::string &stem, const FilledMessage *messages, uint64_t seed) {
  pb::FileDescriptorSet set;
  if (!set.ParseFromString(read_file(stem + ".ds"))) {
    fprintf(stderr, "%s.ds: no FileDescriptorSet\n", stem.c_str());
    exit(2);
  }
  pb::DescriptorPool pool;
  Silence silence;
  for (const auto &file : set.file()) {
    if (pool.BuildFileCollectingErrors(file, &silence) == nullptr) {
      exit(2);
    }
  }
  pb::DynamicMessageFactory factory(&pool);
  Variants variants(seed);
  std::mt19937_64 rng(seed + 1);
  Records records{read_file(stem + ".values")};
  std::ofstream all(stem + ".all", std::ios::binary), text(stem + ".txt");
  uint32_t last = 0;
  while (records.at < records.bytes.size()) {
    Case c;
    uint32_t index = records.number();
    c.hone = &messages[index];
    c.serial = values_seen++;
    c.text = records.part();
    c.stream = records.part();
    c.unknown = records.part();
    const pb::Descriptor *type = pool.FindMessageTypeByName(c.hone->name);
    if (type == nullptr) {
      fprintf(stderr, "%s: not in the descriptors\n", c.hone->name);
      exit(2);
    }
    c.prototype = factory.GetPrototype(type);
    check(c, variants, rng);
    if (c.unknown.empty()) {
      std::string frame;
      put_varint(frame, (index + 1) << 3 | 2);
      put_varint(frame, c.canonical.size());
      all << frame << c.canonical;
      text << 'f' << index + 1 << " {\n" << c.text << "\n}\n";
    }
    last = index;
  }
  return last + 1;
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: random-schemas FOLDER SEED\n");
    return 2;
  }
  uint64_t seed = strtoull(argv[2], nullptr, 10);
  pb::SetLogHandler(nullptr); // damaged text is refused, and complained of, many times
  size_t schemas = 0;
  for (size_t i = 0; message_files[i] != nullptr; i++) {
    std::string stem = std::string(argv[1]) + "/p" + std::to_string(i);
    schemas += run_file(stem, message_files[i], seed);
  }
  printf("random schemas, seed %s: %zu schemas, %zu values, %zu decodes of their spellings, "
         "%zu damaged inputs (%zu invalid): %zu failures\n",
         argv[2], schemas, values_seen, decodes, damaged, refused, failures);
  return failures != 0;
}
