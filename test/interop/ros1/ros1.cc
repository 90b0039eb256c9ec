// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ros1-roscpp FOLDER: roscpp fills the messages of hone.bin with the same
// numbers; its bytes must be those, and what it reads of them too.

#include "ros1.hh"

size_t failures, messages, values;

int main(int argc, char **argv) {
  Options options;
  std::ifstream file(std::string(argc > 1 ? argv[1] : ".") + "/hone.bin", std::ios::binary);
  uint32_t head[3];
  while (file.read(reinterpret_cast<char *>(head), sizeof head)) {
    std::string bytes(head[2], '\0');
    file.read(&bytes[0], head[2]);
    options.records[head[0]].push_back(Record{head[1], bytes});
  }
  run(options);
  std::cout << "roscpp: " << messages << " messages, " << values << " values, " << failures
            << " failures\n";
  return failures != 0;
}
