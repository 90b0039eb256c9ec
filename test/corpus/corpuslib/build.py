# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a descriptor set to programs: imported, specialized, compiled, compared."""

import concurrent.futures
import os
import re
import subprocess
import time

# GCC notes that it stops tracking columns in the largest sources, unless it is told not to.
WARNINGS = ("-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror "
            "-flarge-source-files").split()
HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MESSAGE = re.compile(r"^struct HONE_MESSAGE\([^{]*\)\s+(\w+) \{", re.M)


class Failed(Exception):
    pass


def call(command, what):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=False)
    if done.returncode != 0 or done.stdout:
        raise Failed("%s:\n%s" % (what, done.stdout[:20000] or "exit code %d" % done.returncode))


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def lines(path):
    with open(path, "rb") as file:
        return file.read().count(b"\n")


class Totals:
    """What is printed in the end; seconds are of the wall clock, or of the processors."""

    def __init__(self):
        self.files = self.accepted = self.messages = self.code = 0
        self.header_lines = self.c_lines = 0
        self.files_refused = 0
        self.importing = self.specializing = self.compiling = self.checking = 0.0
        self.work = 0.0  # of the processors, in importing and specializing

    def report(self, wanted):
        made = self.importing + self.specializing
        out = [
            "corpus: %d of %d files accepted by buf or protoc, %d refused; with what they import "
            "%d headers, %d messages"
            % (self.accepted, wanted, self.files_refused, self.files, self.messages),
            "corpus: imported in %.1f s, specialized in %.1f s: %.1f ms a file, %.1f of them of a "
            "processor; %d lines of headers and %d lines of C, %d lines/s"
            % (self.importing, self.specializing, 1000 * made / max(self.files, 1),
               1000 * self.work / max(self.files, 1), self.header_lines, self.c_lines,
               (self.header_lines + self.c_lines) / max(self.work, 0.001)),
            "corpus: compiled without a warning in %.1f s%s; values compared in %.1f s"
            % (self.compiling, ", %d bytes of code" % self.code if self.code else "",
               self.checking),
        ]
        return "\n".join(out)


class Build:
    """One set of files in a folder of its own."""

    def __init__(self, part, folder, options):
        self.part, self.folder, self.options = part, folder, options
        self.headers = os.path.join(folder, "headers")
        self.generated = os.path.join(folder, "generated")
        self.objects = os.path.join(folder, "objects")
        self.includes = ["-I" + self.headers, "-I" + self.generated, "-I" + options.include,
                         "-I" + HERE]
        self.stems = []  # of the headers, below the folders
        self.chosen = []

    def make_headers(self):
        call([self.options.hone, "import", "proto", "--descriptor-set", self.part.descriptors,
              "-o", self.headers], "import")
        for folder, _, names in os.walk(self.headers):
            below = os.path.relpath(folder, self.headers)
            self.stems += [os.path.normpath(os.path.join(below, name[:-len(".h")]))
                           for name in names]
        self.stems.sort()
        wanted = {path[:-len(".proto")] for path in self.part.chosen}
        self.chosen = [stem for stem in self.stems if stem in wanted]
        if len(self.chosen) != len(wanted):
            raise Failed("not all files were imported: %s" % sorted(wanted - set(self.chosen)))

    def specialize(self):
        paths = [os.path.join(self.headers, stem + ".h") for stem in self.stems]
        call([self.options.hone, "specialize", *paths, "--base", self.headers, "-o",
              self.generated, "--", *self.includes], "specialize")

    def source(self, stem):
        return os.path.join(self.generated, stem + ".hone.c")

    def object(self, stem):
        path = os.path.join(self.objects, stem + ".o")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        return path

    def write_tables(self):
        """C that lists the messages of a header, for round-trip.cc; returns their number."""
        stems, count = [], 0
        for number, stem in enumerate(self.chosen):
            names = MESSAGE.findall(read(os.path.join(self.headers, stem + ".h")))
            if names:
                stems.append("table%d" % number)
                path = os.path.join(self.generated, stems[-1] + ".c")
                write(path, table(stem + ".hone.h", stems[-1], names))
                count += len(names)
        text = ['#include "corpus.h"']
        text += ["extern const CorpusMessage %s[];" % stem for stem in stems]
        text += ["const CorpusMessage *const corpus_tables[] = {"]
        text += ["  %s," % stem for stem in stems] + ["  NULL,", "};", ""]
        write(os.path.join(self.generated, "tables.c"), "\n".join(text))
        return stems + ["tables"], count

    def compile_all(self, commands):
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            for done in [pool.submit(call, command, what) for command, what in commands]:
                done.result()

    def link(self, stems):
        program = os.path.join(self.folder, "round-trip")
        names = os.path.join(self.folder, "objects.txt")
        write(names, "\n".join(self.object(stem) for stem in stems) + "\n")
        call([self.options.cxx, os.path.join(self.options.work, "round-trip.o"), "@" + names,
              self.options.runtime, "-Wl,-z,noexecstack", "-lprotobuf", "-lpthread", "-o", program],
             "link")
        return program


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def table(header, name, messages):
    """One header's messages; the wrappers give all functions the same types."""
    out = ['#include "%s"' % header, '#include "corpus.h"', ""]
    for number, message in enumerate(messages):
        names = {"M": message, "n": number}
        out += [line % names for line in (
            "static hone_result decode%(n)d(void *msg, const uint8_t *in, size_t size, "
            "hone_alloc *alloc, unsigned flags) {",
            "  return %(M)s_decode_protobuf(msg, in, size, alloc, flags);", "}",
            "static size_t size%(n)d(const void *msg) { return %(M)s_size_protobuf(msg); }",
            "static hone_result encode%(n)d(const void *msg, uint8_t *out, size_t capacity) {",
            "  return %(M)s_encode_protobuf(msg, out, capacity);", "}",
            "static void release%(n)d(void *msg, hone_alloc *alloc) { %(M)s_release(msg, alloc); }",
        )]
    out.append("const CorpusMessage %s[] = {" % name)
    for number, message in enumerate(messages):
        out.append("  {%s_name_protobuf, sizeof(%s), decode%d, size%d, encode%d, release%d},"
                   % (message, message, number, number, number, number))
    return "\n".join(out + ["  {NULL, 0, NULL, NULL, NULL, NULL},", "};", ""])


def driver(options):
    target = os.path.join(options.work, "round-trip.o")
    if not os.path.exists(target):
        call([options.cxx, "-std=c++17", "-O1", "-I" + options.include, "-I" + HERE, "-c",
              os.path.join(HERE, "round-trip.cc"), "-o", target], "round-trip.cc")


def code_bytes(paths):
    total = 0
    for at in range(0, len(paths), 500):
        text = subprocess.run(["size", *paths[at:at + 500]], stdout=subprocess.PIPE, text=True,
                              check=True).stdout
        total += sum(int(line.split()[0]) for line in text.splitlines()[1:])
    return total


def processors():
    """Seconds that all processes called so far have used."""
    times = os.times()
    return times.children_user + times.children_system


def timed(function, *args):
    start = time.monotonic()
    result = function(*args)
    return time.monotonic() - start, result


def commands_of(build, tables):
    """A sample is linked by the fast compiler and read by the other for its warnings; all of the
    corpus is compiled by the other."""
    options, flags = build.options, build.includes
    fast = [options.tcc, "-std=c11", *flags, "-c"]
    full = [options.cc, *options.flags.split(), *WARNINGS, *flags, "-c"]
    compiler = fast if options.sample else full
    for stem in build.stems:
        yield [*compiler, build.source(stem), "-o", build.object(stem)], build.source(stem)
    for stem in tables:
        source = os.path.join(build.generated, stem + ".c")
        yield [*fast, source, "-o", build.object(stem)], source
    if options.sample:
        for stem in build.chosen:
            source = build.source(stem)
            yield [options.cc, "-fsyntax-only", *WARNINGS, *flags, source], source


def run(part, folder, options, seed, totals):
    build = Build(part, folder, options)
    before = processors()
    seconds, _ = timed(build.make_headers)
    totals.importing += seconds
    seconds, _ = timed(build.specialize)
    totals.specializing += seconds
    totals.work += processors() - before
    tables, messages = build.write_tables()
    driver(options)
    seconds, _ = timed(build.compile_all, commands_of(build, tables))
    totals.compiling += seconds
    if not options.sample:
        totals.code += code_bytes([build.object(stem) for stem in build.stems])
    totals.files += len(build.stems)
    totals.accepted += len(part.chosen)
    totals.messages += messages
    totals.header_lines += sum(lines(os.path.join(build.headers, s + ".h")) for s in build.stems)
    totals.c_lines += sum(lines(build.source(stem)) for stem in build.stems)
    if messages:
        program = build.link(build.stems + tables)
        command = [program, part.descriptors, str(seed), str(options.values)]
        seconds, done = timed(lambda: subprocess.run(command, check=False))
        totals.checking += seconds
        if done.returncode != 0:
            raise Failed("%s: values do not come back as they went" % " ".join(command))
