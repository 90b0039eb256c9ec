#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes random schemas and random values of them, for random-schemas.cc.

Writes into a folder, for each of some files pN: pN.proto, pN.h (annotated),
pN_fill.c, and pN.values: records of {schema's index in the file, text format,
stream, unknown fields}, each part behind its size in 4 bytes. And table.c,
which lists all messages. The seed says everything.
"""

import argparse
import os
import random
import struct
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from schemas import fill, header, proto, random_model, values  # noqa: E402
from schemas.random_model import EXTENSIONS, RESERVED  # noqa: E402

DEPTH = 4


def write(folder, name, text):
    mode = "wb" if isinstance(text, bytes) else "w"
    with open(os.path.join(folder, name), mode) as out:
        out.write(text)


def records(rng, file, count):
    maker = values.Values(rng)
    out = []
    numbers = [RESERVED[0], EXTENSIONS[0] + 7, 19500]
    for index, root in enumerate(file.roots):
        for serial in range(count):
            value = maker.message(root, DEPTH)
            unknown = b""
            if root.unknown and serial % 4 == 3:
                unknown = values.unknown_fields(rng, numbers)
            parts = (values.text(root, value).encode(), values.stream(root, value), unknown)
            out.append(struct.pack("<I", index))
            for part in parts:
                out.append(struct.pack("<I", len(part)) + part)
    return b"".join(out)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--schemas", type=int, default=200)
    parser.add_argument("--values", type=int, default=50)
    parser.add_argument("--files", type=int, default=8)
    parser.add_argument("-o", dest="folder", required=True)
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    table = ['#include "fill.h"', ""]
    first = 0
    for number in range(options.files):
        package = "p%d" % number
        count = (options.schemas - first) // (options.files - number)
        rng = random.Random("%d/%d" % (options.seed, number))
        file = random_model.make_file(rng, package, number % 2 == 1, first, count)
        first += count
        comment = ["/* Random schemas of seed %d. */" % options.seed]
        write(options.folder, package + ".proto", proto.write(file, all_of="All"))
        write(options.folder, package + ".h", header.write(file, comment, package.upper() + "_H"))
        write(options.folder, package + "_fill.c", fill.write(file, package))
        write(options.folder, package + ".values", records(rng, file, options.values))
        table.append("extern const FilledMessage messages_%s[];" % package)
    table.append("const FilledMessage *const message_files[] = {")
    table += ["  messages_p%d," % number for number in range(options.files)] + ["  NULL,", "};"]
    write(options.folder, "table.c", "\n".join(table) + "\n")


if __name__ == "__main__":
    main()
