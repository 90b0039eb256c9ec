# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What callgrind counts in a benchmark program (bench/harness/count.c).

libc is told to use its plainest memcpy and memset: which one it would choose,
and what callgrind makes of a `rep movs`, depends on the processor.
"""

import os
import subprocess
import sys

PLAIN_LIBC = "glibc.cpu.hwcaps=-AVX_Fast_Unaligned_Load,-AVX2,-AVX512VL,-ERMS,-FSRM,-SSSE3"
TRIGGER = "desc: Trigger: Client Request: "


def run(command, out, *options):
    for name in os.listdir(os.path.dirname(out)):
        if name.startswith(os.path.basename(out)):
            os.remove(os.path.join(os.path.dirname(out), name))
    done = subprocess.run(
        ["valgrind", "-q", "--tool=callgrind", "--combine-dumps=yes",
         f"--callgrind-out-file={out}", *options, *command],
        env={**os.environ, "GLIBC_TUNABLES": PLAIN_LIBC}, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"valgrind {' '.join(command)}\n{done.stdout}{done.stderr}")


def count(command, work):
    """{(comparison, library, variant, verb): instructions of one operation}, without the loop."""
    out = os.path.join(work, "callgrind.out")
    run(command, out)
    counts, key = {}, None
    with open(out, encoding="utf-8") as file:
        for line in file:
            if line.startswith(TRIGGER):
                key = tuple(line[len(TRIGGER):].rstrip("\n").split("|"))
            elif line.startswith("totals:") and key and len(key) == 5:
                counts[key] = int(line.split()[1])
                key = None
    loops = {(key[0], key[3]): cost for key, cost in counts.items() if key[1] == ""}
    return {key[:4]: (cost - loops[key[0], key[3]]) / int(key[4])
            for key, cost in counts.items() if key[1] != ""}


def functions(command, work):
    """(comparison, library, variant, verb), {function: instructions of one operation}."""
    out = os.path.join(work, "functions.out")
    run(command, out, "--compress-strings=no")
    key, name, called, costs = None, "", False, {}
    with open(out, encoding="utf-8") as file:
        for line in file:
            if line.startswith(TRIGGER):
                key, costs = line[len(TRIGGER):].rstrip("\n").split("|"), {}
            elif line.startswith("fn="):
                name = line[3:].strip()
            elif line[0].isdigit() or line[0] in "+-*":
                if not called: # the line behind calls= is what the callee spent
                    costs[name] = costs.get(name, 0) + int(line.split()[1])
                called = False
            elif line.startswith("totals:") and key and len(key) == 5 and key[1]:
                yield tuple(key[:4]), {name: cost / int(key[4]) for name, cost in costs.items()}
                key = None
            called = called or line.startswith("calls=")
