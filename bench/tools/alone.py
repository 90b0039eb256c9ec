# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hone's side of the benchmarks alone, built without CMake.

Specializes the messages of bench/messages with one tool, compiles them with one
clang at -O2 and links them with the runtime and bench's own loop. What did not
change is not compiled again.
"""

import hashlib
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

BENCH = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(BENCH)

# Word in messages.def -> header, struct, needs no memory when texts alias the input, format.
MESSAGES = {
    "filedesc": ("examples/descriptor/descriptor.h", "FileDescriptorProto", False, "protobuf"),
    "goserbench": ("bench/messages/goserbench.h", "Goser", True, "protobuf"),
    "imu": ("bench/messages/imu.h", "Imu", True, "protobuf"),
    "ints": ("bench/messages/packed.h", "Ints", False, "protobuf"),
    "floats": ("bench/messages/packed.h", "Floats", False, "protobuf"),
    "google1": ("bench/messages/google.h", "SpeedMessage1", False, "protobuf"),
    "google2": ("bench/messages/google.h", "SpeedMessage2", False, "protobuf"),
    "ros1_bool": ("bench/messages/ros1.h", "RosBool", True, "ros1"),
    "ros1_header": ("bench/messages/ros1.h", "RosHeader", True, "ros1"),
    "ros1_diagnostics": ("bench/messages/ros1.h", "RosDiagnostics", False, "ros1"),
    "ros1_poses": ("bench/messages/ros1.h", "RosPoses", False, "ros1"),
    "ros1_image": ("bench/messages/ros1.h", "RosImage", True, "ros1"),
}
FORMATS = {header: form for header, _, _, form in MESSAGES.values()}
HEADERS = sorted(FORMATS)
# What a verb's functions are called.
TEXT = {
    "decode": r"_(get|decode)_(protobuf|ros1)$",
    "encode": r"_(put|encode)_(protobuf|ros1)$",
    "trusted": r"_(put|encode)_(protobuf|ros1)_trusted$",
    "size": r"_size_(protobuf|ros1)$",
}


def run(command, **more):
    """What it prints; ends this program if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, **more)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def digest_of_tree(*folders):
    digest = hashlib.sha256()
    for folder in folders:
        for path, _, files in sorted(os.walk(folder)):
            for name in sorted(files):
                with open(os.path.join(path, name), "rb") as file:
                    digest.update(name.encode() + file.read())
    return digest.hexdigest()


class Build:
    """Objects in the work folder, of the tool `hone` and the runtime of the tree at `top`."""

    def __init__(self, hone, cc, work, jobs, top=ROOT):
        self.hone, self.cc, self.work, self.jobs, self.top = hone, cc, work, jobs, top
        self.include = os.path.join(top, "include")
        self.flags = ["-std=c11", "-O2", "-DNDEBUG", "-ffunction-sections", "-I", self.include]
        self.headers = digest_of_tree(self.include)
        os.makedirs(work, exist_ok=True)

    def compile(self, source, object_name, flags=(), inputs=()):
        """Returns the object; `inputs` are more files that decide whether it is up to date."""
        target = os.path.join(self.work, object_name)
        command = [self.cc, *self.flags, *flags, "-c", source, "-o", target]
        digest = hashlib.sha256(repr(command).encode() + self.headers.encode())
        for path in (source, *inputs):
            with open(path, "rb") as file:
                digest.update(file.read())
        stamp = target + ".stamp"
        if os.path.exists(target) and os.path.exists(stamp):
            with open(stamp, encoding="utf-8") as file:
                if file.read() == digest.hexdigest():
                    return target
        run(command)
        with open(stamp, "w", encoding="utf-8") as file:
            file.write(digest.hexdigest())
        return target

    def specialize(self):
        for header in HEADERS:
            run([self.hone, "specialize", os.path.join(ROOT, header), "-o", self.work,
                 "--formats", FORMATS[header], "--verbs", "encode,decode,size", "--", "-I", self.include])

    def generated(self, header):
        return os.path.join(self.work, os.path.basename(header)[:-2] + ".hone")

    def emitted_jobs(self):
        for header in sorted(HEADERS, key=lambda h: -os.path.getsize(self.generated(h) + ".c")):
            generated = self.generated(header)
            yield (generated + ".c", os.path.basename(generated) + ".o",
                   ["-I", os.path.dirname(os.path.join(ROOT, header))],
                   [generated + ".h", os.path.join(ROOT, header)])

    def bench_jobs(self):
        harness = os.path.join(BENCH, "harness")
        headers = [os.path.join(harness, name) for name in ("harness.h", "peer.h", "samples.h")]
        for word, (header, struct, owns_nothing, form) in MESSAGES.items():
            folder = os.path.dirname(os.path.join(ROOT, header))
            flags = [f'-DGENERATED="{os.path.basename(header)[:-2]}.hone.h"', f"-DMESSAGE={struct}",
                     f"-DFORMAT={form}",
                     f"-DPEER=peer_hone_{word}", '-DWEIGH=""', "-I", self.work, "-I", folder]
            yield (os.path.join(BENCH, "peers", "hone.c"), f"peer_{word}.o",
                   flags + ["-DOWNS_NOTHING"] * owns_nothing,
                   [self.generated(header) + ".h", *headers])
        for name in ("harness", "count", "code_size", "samples"):
            yield os.path.join(harness, name + ".c"), name + ".o", [], headers
        yield (os.path.join(BENCH, "messages", "main.c"), "main.o",
               ["-DHONE_ALONE", '-DBENCH_COMPILER=""', f'-DBENCH_DATA="{BENCH}/data"'],
               headers + [os.path.join(BENCH, "messages", "messages.def")])

    def runtime_jobs(self):
        runtime = os.path.join(self.top, "runtime")
        found = [os.path.join(path, name) for path, _, names in sorted(os.walk(runtime))
                 for name in sorted(names)]
        private = [path for path in found if path.endswith(".h")]
        for path in found:
            if path.endswith(".c"):
                name = "runtime_" + os.path.relpath(path, runtime)[:-2].replace(os.sep, "_") + ".o"
                yield path, name, [], private

    def program(self):
        """Builds and returns bench_hone."""
        self.specialize()
        jobs = [*self.emitted_jobs(), *self.bench_jobs(), *self.runtime_jobs()]
        with ThreadPoolExecutor(self.jobs) as pool:
            objects = list(pool.map(lambda job: self.compile(*job), jobs))
        program = os.path.join(self.work, "bench_hone")
        run([self.cc, *objects, "-lm", "-o", program])
        return program

    def text(self):
        """{header: {verb: .text bytes of its functions, and "all"}}, after program()."""
        return {os.path.basename(header): text_of(self.generated(header) + ".o")
                for header in HEADERS}


def text_of(path):
    sizes = dict.fromkeys([*TEXT, "all"], 0)
    for line in run(["nm", "--print-size", path]).splitlines():
        words = line.split()
        if len(words) != 4 or words[2] not in "tT":
            continue
        sizes["all"] += int(words[1], 16)
        for verb, pattern in TEXT.items():
            if re.search(pattern, words[3]):
                sizes[verb] += int(words[1], 16)
    return sizes


def figures(build, names=()):
    """{"instructions": {comparison: {...}}, "text": {header: {...}}}, of one build."""
    from callgrind import count
    instructions = {}
    for (name, _, variant, verb), cost in count([build.program(), *names], build.work).items():
        column = {"texts alias the input": "alias", "texts copied": "copy",
                  "padded, texts alias": "padded", "trusted": "trusted",
                  "size, then trusted": "sized"}[variant]
        key = verb if (verb, column) == ("encode", "alias") else f"{verb} {column}"
        instructions.setdefault(name, {})[key] = round(cost, 1)
    return {"instructions": instructions, "text": build.text()}


COLUMNS = {
    "instructions": ["decode alias", "decode copy", "decode padded", "encode", "encode trusted", "encode sized"],
    "text": [*TEXT, "all"],
}


def show(now, before):
    """Two tables: instructions of one operation and .text bytes, with the change since `before`."""
    def cell(value, old):
        if value is None:
            return f"{'':>21}"
        change = f"{100 * (value - old) / old:+.1f} %" if old else ""
        return f"{value:>12.12g} {'=' if change in ('+0.0 %', '-0.0 %') else change:>8}"

    for kind, columns in COLUMNS.items():
        title = "instructions" if kind == "instructions" else ".text bytes"
        print(f"{title:<18}" + "".join(f"{column:>21}" for column in columns))
        for name, verbs in now[kind].items():
            old = before.get(kind, {}).get(name, {})
            print(f"{name:<18}" + "".join(cell(verbs.get(c), old.get(c)) for c in columns))
        print()
