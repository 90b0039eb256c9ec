/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How much machine code and constant data an ELF file holds, read from its
 * section table. Debug information, symbols, unwind tables and relocations are
 * neither. ELF of this machine's own width and byte order.
 */
#include "harness.h"

#include <elf.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

/* Data that the library's own tables lie in. */
static bool is_table(const char *name) {
  return strncmp(name, ".rodata", 7) == 0 || strncmp(name, ".data", 5) == 0;
}

static bool code_size(const uint8_t *file, size_t size, uint64_t *code, uint64_t *data) {
  ElfW(Ehdr) header;
  ElfW(Shdr) names, section;

  *code = 0;
  *data = 0;
  if (size < sizeof header || memcmp(file, ELFMAG, SELFMAG) != 0) {
    return false;
  }
  memcpy(&header, file, sizeof header);
  if (header.e_shentsize != sizeof section || header.e_shoff > size ||
      (size - header.e_shoff) / sizeof section < header.e_shnum ||
      header.e_shstrndx >= header.e_shnum) {
    return false;
  }
  memcpy(&names, file + header.e_shoff + header.e_shstrndx * sizeof names, sizeof names);
  if (names.sh_offset > size || names.sh_size > size - names.sh_offset || names.sh_size == 0 ||
      file[names.sh_offset + names.sh_size - 1] != 0) {
    return false;
  }
  for (size_t i = 0; i < header.e_shnum; i++) {
    memcpy(&section, file + header.e_shoff + i * sizeof section, sizeof section);
    if ((section.sh_flags & SHF_ALLOC) == 0 || section.sh_type != SHT_PROGBITS ||
        section.sh_name >= names.sh_size) {
      continue;
    }
    if ((section.sh_flags & SHF_EXECINSTR) != 0) {
      *code += section.sh_size;
    } else if (is_table((const char *)file + names.sh_offset + section.sh_name)) {
      *data += section.sh_size;
    }
  }
  return true;
}

bool harness_code_size(const char *path, uint64_t *code, uint64_t *data) {
  size_t size;
  uint8_t *file = harness_read_file(path, &size);
  const bool ok = file != NULL && code_size(file, size, code, data);
  free(file);
  return ok;
}

bool harness_code_sizes(const char *paths, uint64_t *code, uint64_t *data) {
  char path[1024];
  *code = *data = 0;
  while (*paths != '\0') {
    const size_t size = strcspn(paths, ":");
    uint64_t c, d;
    if (size >= sizeof path) {
      return false;
    }
    memcpy(path, paths, size);
    path[size] = '\0';
    if (!harness_code_size(path, &c, &d)) {
      return false;
    }
    *code += c;
    *data += d;
    paths += size + (paths[size] == ':');
  }
  return true;
}
