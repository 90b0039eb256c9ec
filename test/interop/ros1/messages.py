#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every message and service that Debian ships definitions of, beside genmsg,
roscpp and genpy.

  messages.py make FOLDER         table.c and table.cc: how to fill each message with random values
  messages.py check FOLDER        genpy writes the same bytes (hone.bin), and reads them
  messages.py bag FOLDER          a bag of these bytes and of our definitions, read by rosbag

The values come from one generator of numbers that C, C++ and Python share, in
the order of the fields, so that all three fill alike without talking.
"""

import glob
import importlib
import os
import struct
import sys
from io import BytesIO

import genmsg
import genmsg.gentools
import genmsg.msg_loader
import genmsg.msgs

SHARE = "/usr/share"
VALUES = 12  # of each message
MASK = 0xFFFFFFFFFFFFFFFF
SIZES = {"bool": 1, "byte": 1, "char": 1, "int8": 1, "uint8": 1, "int16": 2, "uint16": 2, "int32": 4,
         "uint32": 4, "int64": 8, "uint64": 8}
C_TYPES = {"bool": "bool", "byte": "int8_t", "char": "uint8_t", "float32": "float", "float64": "double",
           "string": "hone_str", "time": "hone_time", "duration": "hone_duration"}


class Message:
    def __init__(self, spec, module, context):
        self.spec = spec
        self.name = spec.full_name  # "std_srvs/SetBoolRequest"
        self.c_name = self.name.replace("/", "_")
        self.module = module  # "std_srvs.srv"
        self.md5 = genmsg.gentools.compute_md5(context, spec)
        self.text = genmsg.gentools.compute_full_text(context, spec)


def load():
    """All messages, those of services included, and all services with their checksum."""
    context = genmsg.msg_loader.MsgContext.create_default()
    search = {}
    for path in sorted(glob.glob(f"{SHARE}/*/msg/*.msg")):
        search.setdefault(path.split("/")[-3], [os.path.dirname(path)])
    messages, services = [], []
    for package, folders in search.items():
        for path in sorted(glob.glob(f"{folders[0]}/*.msg")):
            name = f"{package}/{os.path.basename(path)[:-4]}"
            spec = genmsg.msg_loader.load_msg_by_type(context, name, search)
            genmsg.msg_loader.load_depends(context, spec, search)
            messages.append(Message(spec, f"{package}.msg", context))
    for path in sorted(glob.glob(f"{SHARE}/*/srv/*.srv")):
        package = path.split("/")[-3]
        name = f"{package}/{os.path.basename(path)[:-4]}"
        spec = genmsg.msg_loader.load_srv_from_file(context, path, name)
        genmsg.msg_loader.load_depends(context, spec, search)
        services.append((name, genmsg.gentools.compute_md5(context, spec)))
        for part in (spec.request, spec.response):
            messages.append(Message(part, f"{package}.srv", context))
    return messages, services


# ---- C and C++ ----

def quoted(text):
    return '"' + "".join(chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}"
                         for b in text.encode()) + '"'


def c_type(field):
    if field.is_builtin:
        return C_TYPES.get(field.base_type, field.base_type + "_t")
    return field.base_type.replace("/", "_")


def filler(field):
    return "fill_" + (field.base_type if field.is_builtin else field.base_type.replace("/", "_"))


def c_fill(field):
    fill, name = filler(field), field.name
    if not field.is_array:
        return [f"{fill}(r, &m->{name});"]
    if field.array_len is not None:
        return [f"for (size_t i = 0; i < {field.array_len}; i++) {fill}(r, &m->{name}[i]);"]
    if field.base_type in ("uint8", "char"):
        return [f"fill_bytes(r, &m->{name});"]
    kind = c_type(field)
    return [f"m->n_{name} = next(r) % 4;", f"{kind} *{name} = take(m->n_{name} * sizeof *m->{name});",
            f"for (size_t i = 0; i < m->n_{name}; i++) {fill}(r, &{name}[i]);",
            f"m->{name} = {name};"]


def cxx_fill(field):
    fill, name = filler(field), field.name
    if not field.is_array:
        return [f"{fill}(r, &m->{name});"]
    resize = [] if field.array_len is not None else [
        f"m->{name}.resize(next(r) % {'24' if field.base_type in ('uint8', 'char') else '4'});"]
    return resize + [f"for (auto &item : m->{name}) {fill}(r, &item);"]


def write_fillers(out, messages, language):
    make = c_fill if language == "c" else cxx_fill
    for message in messages:
        kind = message.c_name if language == "c" else message.name.replace("/", "::")
        out.write(f"static void fill_{message.c_name}(uint64_t *r, {kind} *m) {{\n  (void)r;\n  (void)m;\n")
        for field in message.spec.parsed_fields():
            out.write("".join(f"  {line}\n" for line in make(field)))
        out.write("}\n")


def in_order(messages):
    """What a message is made of comes before it."""
    by_name, done, ordered = {m.name: m for m in messages}, set(), []

    def add(message):
        if message.name not in done:
            done.add(message.name)
            for field in message.spec.parsed_fields():
                if not field.is_builtin:
                    add(by_name[field.base_type])
            ordered.append(message)

    for message in messages:
        add(message)
    return ordered


def header_of(message):
    package, name = message.name.split("/")
    if message.module.endswith(".srv"):
        name = name[:-7] if name.endswith("Request") else name[:-8]
    return f"{package}/{message.module.split('.')[1]}/{name}"


def make(folder):
    messages, services = load()
    messages = in_order(messages)
    with open(f"{folder}/table.c", "w", encoding="utf-8") as out:
        for header in sorted({header_of(m) for m in messages}):
            out.write(f'#include "{header}.hone.h"\n')
        out.write('#include "ros1.h"\n')
        write_fillers(out, messages, "c")
        for m in messages:
            out.write(f"TEST_MESSAGE({m.c_name}, {m.c_name})\nstatic void filler_{m.c_name}"
                      f"(uint64_t *r, void *m) {{\n  fill_{m.c_name}(r, ({m.c_name} *)m);\n}}\n")
        out.write("const Entry entries[] = {\n")
        for m in messages:
            out.write(f"  ENTRY({m.c_name}, {quoted(m.name)}, {quoted(m.md5)},\n    {quoted(m.text)}),\n")
        out.write("};\nconst size_t entry_count = sizeof entries / sizeof *entries;\n")
        out.write("const Service services[] = {\n")
        for name, md5 in services:
            c_name = name.replace("/", "_")
            out.write(f"  {{{quoted(name)}, {quoted(md5)}, {c_name}_name_ros1, {c_name}_md5_ros1}},\n")
        out.write("};\nconst size_t service_count = sizeof services / sizeof *services;\n")
    shipped = [m for m in messages if os.path.exists(f"/usr/include/{m.name}.h")]
    with open(f"{folder}/table.cc", "w", encoding="utf-8") as out:
        for m in shipped:
            out.write(f"#include <{m.name}.h>\n")
        out.write('#include "ros1.hh"\n')
        write_fillers(out, shipped, "c++")
        out.write("void run(const Options &options) {\n")
        for index, m in enumerate(messages):
            if m in shipped:
                out.write(f"  check<{m.name.replace('/', '::')}>(options, {index}, fill_{m.c_name});\n")
        out.write("}\n")
    print(f"{len(messages)} messages, {len(services)} services, {len(shipped)} with headers of roscpp")


# ---- Python ----

class Random:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def integer(self, kind):
        bits = 8 * SIZES[kind]
        value = self.next() & ((1 << bits) - 1)
        if kind == "bool":
            return bool(value & 1)
        signed = kind[0] == "i" or kind == "byte"
        return value - (1 << bits) if signed and value >> (bits - 1) else value


def fill_one(r, kind, classes):
    if kind in SIZES:
        return r.integer(kind)
    if kind in ("float32", "float64"):
        limit = 1 << (23 if kind == "float32" else 40)
        return (r.next() % (2 * limit) - limit) / 16.0
    if kind == "string":
        return "".join(chr(97 + r.next() % 26) for _ in range(r.next() % 24))
    if kind in ("time", "duration"):
        import genpy
        value = genpy.Time() if kind == "time" else genpy.Duration()
        value.secs = r.integer("uint32" if kind == "time" else "int32")
        value.nsecs = r.next() % 1000000000
        return value
    return fill(r, classes[kind], classes)


def fill(r, pair, classes):
    made, message = pair
    out = made()
    for field in message.spec.parsed_fields():
        if not field.is_array:
            value = fill_one(r, field.base_type, classes)
        else:
            is_bytes = field.base_type in ("uint8", "char")
            count = field.array_len
            if count is None:
                count = r.next() % (24 if is_bytes else 4)
            value = [fill_one(r, field.base_type, classes) for _ in range(count)]
            value = bytes(value) if is_bytes else value
        setattr(out, field.name, value)
    return out


def classes_of(messages):
    classes = {}
    for m in messages:
        try:
            classes[m.name] = (getattr(importlib.import_module(m.module), m.name.split("/")[1]), m)
        except ImportError:  # Debian has no Python of it; genpy makes some
            import genpy.dynamic
            classes[m.name] = (genpy.dynamic.generate_dynamic(m.name, m.text)[m.name], m)
    return classes


def records(path):
    """(index of the message, seed, bytes) of a file that ros1.c wrote."""
    with open(path, "rb") as file:
        data = file.read()
    at = 0
    while at < len(data):
        index, seed, size = struct.unpack_from("<III", data, at)
        yield index, seed, data[at + 12:at + 12 + size]
        at += 12 + size


def texts(path):
    """Name, md5 and definition of every message, one after the other."""
    with open(path, "rb") as file:
        data = file.read()
    at, found = 0, []
    while at < len(data):
        size, = struct.unpack_from("<I", data, at)
        found.append(data[at + 4:at + 4 + size].decode())
        at += 4 + size
    return found


def check(folder):
    messages = in_order(load()[0])
    classes = classes_of(messages)
    checked, values = set(), 0
    for index, seed, data in records(f"{folder}/hone.bin"):
        message = messages[index]
        made = classes[message.name][0]
        assert made._md5sum == message.md5, f"{message.name}: genpy's md5 is {made._md5sum}"
        out = BytesIO()
        fill(Random(seed), classes[message.name], classes).serialize(out)
        assert out.getvalue() == data, f"{message.name}, seed {seed}: genpy writes other bytes"
        back = made()
        back.deserialize(data)
        again = BytesIO()
        back.serialize(again)
        assert again.getvalue() == data, f"{message.name}, seed {seed}: genpy reads something else"
        checked.add(message.name)
        values += 1
    print(f"genpy: {len(checked)} messages, {values} values, the same bytes both ways")


def bag(folder):
    """Our bytes and definitions, through a bag: rosbag makes its classes of the definitions."""
    import genpy
    import rosbag
    messages = in_order(load()[0])
    ours = texts(f"{folder}/definitions.bin")
    written = []
    path = f"{folder}/all.bag"
    with rosbag.Bag(path, "w") as out:
        for index, seed, data in records(f"{folder}/hone.bin"):
            name, md5, text = ours[3 * index:3 * index + 3]
            header = {"topic": f"/t{index}", "type": name, "md5sum": md5, "message_definition": text}
            if not messages[index].module.endswith(".msg"):
                continue
            pytype = type(str(index), (), {"_full_text": text, "_type": name, "_md5sum": md5})
            out.write(f"/t{index}", (name, data, md5, pytype), t=genpy.Time(1 + seed % 1000, 0), raw=True,
                      connection_header=header)
            written.append((index, data))
    read = {}
    with rosbag.Bag(path) as source:
        for topic, message, _ in source.read_messages():
            again = BytesIO()
            message.serialize(again)
            read.setdefault(int(topic[2:]), set()).add(again.getvalue())
        raw = [(int(topic[2:]), parts[1]) for topic, parts, _ in source.read_messages(raw=True)]
    for index, data in written:
        assert data in read[index], f"{messages[index].name}: rosbag reads something else"
    assert sorted(raw) == sorted(written)
    print(f"rosbag: {len(written)} messages of {len(read)} types, written and read back")


if __name__ == "__main__":
    {"make": make, "check": check, "bag": bag}[sys.argv[1]](sys.argv[2])
