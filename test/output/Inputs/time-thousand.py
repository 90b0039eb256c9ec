"""time-thousand.py HONE INCLUDE OUT: 1,000 messages of 10 fields, specialized in under a second.

Counts processor time, the least of five runs, beyond what parsing the header takes
(--dump schema), so that a busy machine does not fail it.
"""
import os
import resource
import subprocess
import sys

MEMBERS = ["int32_t f%d HONE(%d);", "hone_str f%d HONE(%d);", "double f%d HONE(%d);",
           "bool f%d HONE(%d);", "char f%d[32] HONE(%d);"]


def header():
    yield "#include <hone/hone.h>"
    yield "#define MOST 12\n#define LEAST 1\n#define size_of(x) 1"  # looked for in all that is written
    for m in range(1000):
        yield "typedef struct HONE_MESSAGE() Message%d {" % m
        for i in range(1, 9):
            yield MEMBERS[(m + i) % 5] % (i, i)
        yield "size_t n_f9;\nuint32_t *f9 HONE(9);"
        yield "Message%d *f10 HONE(10);" % (m - 1) if m else "float f10[3] HONE(10);"
        yield "} Message%d;" % m


def seconds(*command):
    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    times = []
    for _ in range(5):
        before = used()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(used() - before)
    return min(times)


hone, include, out = sys.argv[1:]
os.makedirs(out, exist_ok=True)
path = os.path.join(out, "thousand.h")
with open(path, "w", encoding="utf-8") as file:
    file.write("\n".join(header()) + "\n")
parse = seconds(hone, path, "--dump", "schema", "--", "-I" + include)
whole = seconds(hone, path, "-o", out, "--", "-I" + include)
size = os.path.getsize(os.path.join(out, "thousand.hone.c"))
print("parse %.2f s, the rest %.2f s, %.1f MB" % (parse, whole - parse, size / 1e6))
if whole - parse >= 1:
    sys.exit("specializing 1,000 messages took a second or more")
