/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tools/object.h"

#include <stdlib.h>
#include <string.h>

#include <llvm-c/Core.h>
#include <llvm-c/ErrorHandling.h>
#include <llvm-c/Object.h>

#include "support/str.h"

typedef struct Reading {
  Arena *arena;
  Diag *diag;
  const char *path;
  Functions *functions;
} Reading;

/* A symbol of a section with code or constants. */
typedef struct Symbol {
  const char *name;
  const char *section; // where its contents are: tells sections apart
  uint64_t address;    // in it
  uint64_t end;        // of the section
  uint64_t size;       // as the file says; 0: it does not
  size_t order;
} Symbol;

typedef VEC(Symbol) Symbols;

static bool is_elf(LLVMBinaryType type) {
  return type == LLVMBinaryTypeELF32L || type == LLVMBinaryTypeELF32B ||
         type == LLVMBinaryTypeELF64L || type == LLVMBinaryTypeELF64B;
}

static bool is_mach(LLVMBinaryType type) {
  return type == LLVMBinaryTypeMachO32L || type == LLVMBinaryTypeMachO32B ||
         type == LLVMBinaryTypeMachO64L || type == LLVMBinaryTypeMachO64B;
}

// ---- COFF ----

/* Short names lie in the symbol table itself, eight bytes at most, without a NUL behind the eighth;
 * 32-bit x86 has an underscore before C's names. */
typedef struct Coff {
  const char *first, *end; // the symbol table
  bool has_underscores;
} Coff;

static uint32_t load32(const char *p) {
  const unsigned char *bytes = (const unsigned char *)p;
  return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static Coff coff_of(LLVMMemoryBufferRef buffer) {
  const char *start = LLVMGetBufferStart(buffer), *header = start;
  size_t size = LLVMGetBufferSize(buffer), record = 18, table = 8;
  if (size < 64) {
    return (Coff){0};
  }
  if (memcmp(start, "MZ", 2) == 0) { // a program: its header stands elsewhere
    size_t at = load32(start + 0x3c);
    if (at > size - 64) {
      return (Coff){0};
    }
    header = start + at + 4;
  }
  bool is_big = memcmp(start, "\0\0\xff\xff", 4) == 0;
  record = is_big ? 20 : record;
  table = is_big ? 48 : table;
  uint32_t machine = load32(header + (is_big ? 6 : 0)) & 0xffff;
  size_t symbols = load32(header + table), count = load32(header + table + 4);
  if (symbols > size || count > (size - symbols) / record) {
    return (Coff){0};
  }
  return (Coff){start + symbols, start + symbols + count * record, machine == 0x14c};
}

// ---- Symbols ----

// Code and constants: ".text", ".text.f" and ".text.unlikely", "__text", ".text$mn";
// ".rodata.M_rows",
// ".data.rel.ro" (constants that hold addresses), "__const", ".rdata".
static bool is_kept(const char *section) {
  static const char *const starts[] = {".text", ".rodata", ".data.rel.ro", ".rdata"};
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
    if (str_starts(section, starts[i])) {
      return true;
    }
  }
  return str_equal(section, "__text") || str_equal(section, "__const");
}

// Labels that a compiler or assembler made, not functions.
static bool is_label(LLVMBinaryType type, const char *name) {
  if (*name == '\0' || *name == '.' || *name == '$' || *name == '?') {
    return true;
  }
  return is_mach(type) && *name != '_'; // C's names begin with an underscore there
}

// As C has it.
static const char *c_name(const Reading *r, LLVMBinaryType type, const Coff *coff,
                          const char *name) {
  bool is_short = name >= coff->first && name < coff->end;
  const char *whole =
      is_short ? arena_strndup(r->arena, name, strnlen(name, 8)) : arena_strdup(r->arena, name);
  return is_mach(type) || (coff->has_underscores && *whole == '_') ? whole + 1 : whole;
}

static void add_symbol(const Reading *r, LLVMBinaryType type, const Coff *coff,
                       LLVMSectionIteratorRef section, LLVMSymbolIteratorRef symbol,
                       Symbols *symbols) {
  const char *name = LLVMGetSymbolName(symbol), *place = LLVMGetSectionName(section);
  if (name == NULL || place == NULL || !is_kept(place) || is_label(type, name)) {
    return;
  }
  uint64_t base = LLVMGetSectionAddress(section), address = LLVMGetSymbolAddress(symbol);
  Symbol made = {.name = c_name(r, type, coff, name),
                 .section = LLVMGetSectionContents(section),
                 .address = address >= base ? address - base : address,
                 .end = LLVMGetSectionSize(section),
                 .size = is_elf(type) ? LLVMGetSymbolSize(symbol) : 0,
                 .order = symbols->count};
  if (!is_elf(type) || made.size != 0) { // in ELF, what has no size is a label
    vec_push(r->arena, symbols, made);
  }
}

static int by_place(const void *a, const void *b) {
  const Symbol *x = a, *y = b;
  if (x->section != y->section) {
    return (uintptr_t)x->section < (uintptr_t)y->section ? -1 : 1;
  }
  if (x->address != y->address) {
    return x->address < y->address ? -1 : 1;
  }
  return (x->order > y->order) - (x->order < y->order);
}

static int by_order(const void *a, const void *b) {
  const Symbol *x = a, *y = b;
  return (x->order > y->order) - (x->order < y->order);
}

// A function ends where the next one begins, unless the file knows better. Two names of one place
// are one function.
static void measure(Symbols *symbols) {
  size_t kept = 0;
  qsort(symbols->items, symbols->count, sizeof *symbols->items, by_place);
  for (size_t i = 0; i < symbols->count; i++) {
    Symbol *symbol = &symbols->items[i];
    const Symbol *last = kept != 0 ? &symbols->items[kept - 1] : NULL;
    if (last != NULL && last->section == symbol->section && last->address == symbol->address) {
      continue;
    }
    size_t next = i + 1;
    while (next < symbols->count && symbols->items[next].section == symbol->section &&
           symbols->items[next].address == symbol->address) {
      next++;
    }
    bool is_last = next == symbols->count || symbols->items[next].section != symbol->section;
    uint64_t end = is_last ? symbol->end : symbols->items[next].address;
    if (symbol->size == 0) {
      symbol->size = end > symbol->address ? end - symbol->address : 0;
    }
    symbols->items[kept++] = *symbol;
  }
  symbols->count = kept;
  qsort(symbols->items, symbols->count, sizeof *symbols->items, by_order);
}

// How many; none in what GCC made with -flto, where the sections of that have the code.
static size_t read_symbols(const Reading *r, LLVMBinaryRef binary, LLVMMemoryBufferRef buffer) {
  LLVMBinaryType type = LLVMBinaryGetType(binary);
  Coff coff = type == LLVMBinaryTypeCOFF ? coff_of(buffer) : (Coff){0};
  LLVMSymbolIteratorRef symbol = LLVMObjectFileCopySymbolIterator(binary);
  LLVMSectionIteratorRef section = LLVMObjectFileCopySectionIterator(binary);
  Symbols symbols = {0};
  while (symbol != NULL && !LLVMObjectFileIsSymbolIteratorAtEnd(binary, symbol)) {
    LLVMMoveToContainingSection(section, symbol);
    if (!LLVMObjectFileIsSectionIteratorAtEnd(binary, section)) {
      add_symbol(r, type, &coff, section, symbol, &symbols);
    }
    LLVMMoveToNextSymbol(symbol);
  }
  if (symbols.count != 0) {
    measure(&symbols);
  }
  for (size_t i = 0; i < symbols.count; i++) {
    Function function = {symbols.items[i].name, symbols.items[i].size};
    vec_push(r->arena, r->functions, function);
  }
  LLVMDisposeSectionIterator(section);
  LLVMDisposeSymbolIterator(symbol);
  return symbols.count;
}

static bool has_section(LLVMBinaryRef binary, const char *prefix) {
  LLVMSectionIteratorRef section = LLVMObjectFileCopySectionIterator(binary);
  bool is_found = false;
  for (; !is_found && !LLVMObjectFileIsSectionIteratorAtEnd(binary, section);
       LLVMMoveToNextSection(section)) {
    const char *name = LLVMGetSectionName(section);
    is_found = name != NULL && str_starts(name, prefix);
  }
  LLVMDisposeSectionIterator(section);
  return is_found;
}

// ---- Objects ----

static bool refuse(const Reading *r, const char *why) {
  diag_error(r->diag, (Location){0}, "%s: %s", r->path, why);
  return false;
}

// LLVM's C interface ends the program where a symbol or section of a file is damaged: with a
// readable message, then. What is being read is known here alone.
static const Reading *reading_now;

static void on_damage(const char *reason) {
  refuse(reading_now, arena_format(reading_now->arena, "the file is damaged (%s)", reason));
  exit(1);
}

#define NO_CODE "it holds %s, not code; build it without -flto, or give the program"

static bool read_object(const Reading *r, LLVMMemoryBufferRef buffer) {
  const char *start = LLVMGetBufferStart(buffer);
  if (LLVMGetBufferSize(buffer) >= 4 && memcmp(start, "BC\xc0\xde", 4) == 0) {
    return refuse(r, arena_format(r->arena, NO_CODE, "bitcode"));
  }
  char *message = NULL;
  LLVMBinaryRef binary = LLVMCreateBinary(buffer, NULL, &message);
  if (binary == NULL) {
    refuse(r, arena_format(r->arena, "no object file (%s); give ELF, Mach-O or COFF",
                           message != NULL ? message : "of no known kind"));
    LLVMDisposeMessage(message);
    return false;
  }
  LLVMBinaryType type = LLVMBinaryGetType(binary);
  bool is_known = is_elf(type) || is_mach(type) || type == LLVMBinaryTypeCOFF;
  if (is_known) {
    if (read_symbols(r, binary, buffer) == 0 && has_section(binary, ".gnu.lto_")) {
      is_known = refuse(r, arena_format(r->arena, NO_CODE, "GCC's intermediate code"));
    }
  } else if (type == LLVMBinaryTypeMachOUniversalBinary) {
    refuse(r, "it holds several machines' code; take one out with `lipo -thin`");
  } else {
    refuse(r, "no object file; give ELF, Mach-O or COFF");
  }
  LLVMDisposeBinary(binary);
  return is_known;
}

// ---- Archives ----

#define ARCHIVE_MAGIC "!<arch>\n"
#define THIN_MAGIC "!<thin>\n"
#define MEMBER_HEADER 60

static bool is_index(const char *header) {
  return header[0] == '/'
             ? header[1] == ' ' || header[1] == '/' || memcmp(header, "/SYM64/", 7) == 0
             : memcmp(header, "__.SYMDEF", 9) == 0;
}

// BSD's archives have long names before the contents: "#1/20".
static size_t name_size(const char *header, const char *contents, size_t size) {
  size_t name = memcmp(header, "#1/", 3) == 0 ? strtoul(header + 3, NULL, 10) : 0;
  if (name > size) {
    return size;
  }
  return name >= 9 && memcmp(contents, "__.SYMDEF", 9) == 0 ? size : name;
}

static bool read_member(const Reading *r, const char *header, const char *contents, size_t size) {
  size_t name = name_size(header, contents, size);
  if (is_index(header) || name == size) {
    return true;
  }
  LLVMMemoryBufferRef buffer =
      LLVMCreateMemoryBufferWithMemoryRangeCopy(contents + name, size - name, "member");
  bool is_read = read_object(r, buffer);
  LLVMDisposeMemoryBuffer(buffer);
  return is_read;
}

static bool read_archive(const Reading *r, const char *data, size_t size) {
  size_t at = strlen(ARCHIVE_MAGIC);
  while (at + MEMBER_HEADER <= size) {
    const char *header = data + at;
    char digits[11] = {0};
    memcpy(digits, header + 48, 10);
    size_t member = strtoul(digits, NULL, 10);
    at += MEMBER_HEADER;
    if (header[58] != '`' || member > size - at) {
      return refuse(r, "the archive is damaged");
    }
    if (!read_member(r, header, data + at, member)) {
      return false;
    }
    at += member + (member & 1);
  }
  return true;
}

bool object_read(Arena *arena, Diag *diag, const char *path, Functions *functions) {
  Reading reading = {arena, diag, path, functions};
  LLVMMemoryBufferRef buffer = NULL;
  char *message = NULL;
  reading_now = &reading;
  LLVMInstallFatalErrorHandler(on_damage);
  if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message) != 0) {
    refuse(&reading, message != NULL ? arena_strdup(arena, message) : "it cannot be read");
    LLVMDisposeMessage(message);
    LLVMResetFatalErrorHandler();
    return false;
  }
  const char *data = LLVMGetBufferStart(buffer);
  size_t size = LLVMGetBufferSize(buffer);
  bool is_read;
  if (size >= 8 && memcmp(data, THIN_MAGIC, 8) == 0) {
    is_read = refuse(&reading, "a thin archive has no code of its own; give its objects");
  } else if (size >= 8 && memcmp(data, ARCHIVE_MAGIC, 8) == 0) {
    is_read = read_archive(&reading, data, size);
  } else {
    is_read = read_object(&reading, buffer);
  }
  LLVMDisposeMemoryBuffer(buffer);
  LLVMResetFatalErrorHandler();
  return is_read;
}
