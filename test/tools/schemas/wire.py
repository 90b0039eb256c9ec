# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a File's messages as C tables of what their bytes may be, for wire.c,
which makes random valid bytes from them; and reads a FileDescriptorSet into
such a File.
"""

from .model import INTEGERS, Enum, Field, File, Message

KINDS = {"string": "WIRE_TEXT", "bytes": "WIRE_BYTES", "message": "WIRE_MESSAGE", "group": "WIRE_GROUP",
         "float": "WIRE_FLOAT", "double": "WIRE_DOUBLE", "bool": "WIRE_VARINT", "enum": "WIRE_VARINT"}


def kind(field):
    if field.type in KINDS:
        return KINDS[field.type]
    signed, bits, options = INTEGERS[field.type]
    if "fixed" in options:
        return "WIRE_FIXED%d" % bits
    return "WIRE_ZIGZAG" if "zigzag" in options else "WIRE_VARINT"


def number(value):
    if value < 0:
        return "(uint64_t)INT64_MIN" if value == -(1 << 63) else "(uint64_t)%dll" % value
    return "%dull" % value


def row(message, field, index):
    low, high = (0, 0)
    values = "NULL, 0"
    if field.type == "enum" and field.ref.closed:
        values = "values_%s, %d" % (field.ref.name, len(field.ref.values))
    if field.type in INTEGERS or field.type in ("bool", "enum"):
        low, high = field.limits()
    count = (0, 0)
    if field.container:
        most = field.most()
        count = (field.elements if field.container == "array" else 0, most if most is not None else 40)
    longest = field.longest()
    shortest = 0
    if field.presence == "exact":
        shortest = field.length
    flags = []
    if field.label == "required":
        flags.append("WIRE_REQUIRED")
    if field.packed:
        flags.append("WIRE_PACKED")
    if field.type == "string" and field.ctype != "hone_str":
        flags.append("WIRE_NO_NUL")
    if field.oneof:
        flags.append("WIRE_ARM")
    if field.container:
        flags.append("WIRE_REPEATED")
    if field.container == "array":
        flags.append("WIRE_ALL")
    target = index[id(field.ref)] if field.is_message else 0
    return "  {%du, %s, %s, %d, %s, %s, %s, %d, %d, %d, %d}," % (
        field.number, kind(field), " | ".join(flags) or "0", target, number(low), number(high), values,
        count[0], count[1], shortest, longest if longest is not None else 300)


def write(file, header, table):
    """C source; `table` is the name of the array of messages, ended by a NULL name."""
    lines = ["/* Made by test/tools/schemas/wire.py. */", '#include "%s"' % header, '#include "wire.h"', ""]
    for enum in file.enums:
        if not enum.closed:
            continue
        values = ", ".join(number(v) for _, v in enum.values)
        lines.append("static const uint64_t values_%s[] = {%s};" % (enum.name, values))
    index = {id(message): i for i, message in enumerate(file.messages)}
    for message in file.messages:
        lines.append("static const WireField fields_%s[] = {" % message.name)
        lines += [row(message, field, index) for field in message.fields]
        lines += ["  {0, WIRE_VARINT, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0},", "};"]
        lines.append("TEST_MESSAGE(%s, %s)" % (message.name, message.ctype))
    lines.append("const WireMessage %s[] = {" % table)
    for message in file.messages:
        lines.append('  {"%s", fields_%s, %d, %d, &test_message_%s},' % (
            message.name, message.name, len(message.fields), message.is_entry, message.name))
    return "\n".join(lines + ["  {NULL, NULL, 0, 0, NULL},", "};"]) + "\n"


# ---- FileDescriptorSet -> File ----

TYPES = {1: "double", 2: "float", 3: "int64", 4: "uint64", 5: "int32", 6: "fixed64", 7: "fixed32", 8: "bool",
         9: "string", 10: "group", 11: "message", 12: "bytes", 13: "uint32", 14: "enum", 15: "sfixed32",
         16: "sfixed64", 17: "sint32", 18: "sint64"}


def items(data):
    """(field number, value) of a message's bytes; only what descriptors use."""
    at = 0

    def varint():
        nonlocal at
        value, shift = 0, 0
        while True:
            byte = data[at]
            at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    while at < len(data):
        tag = varint()
        if tag & 7 == 0:
            yield tag >> 3, varint()
        elif tag & 7 == 2:
            size = varint()
            yield tag >> 3, data[at:at + size]
            at += size
        else:
            raise ValueError("not a descriptor")


def all_of(data, number):
    return [value for key, value in items(data) if key == number]


def one_of(data, number, default=0):
    found = all_of(data, number)
    return found[-1] if found else default


def read_enum(data, prefix, file, named):
    name = prefix + one_of(data, 1).decode()
    values = []
    for value in all_of(data, 2):
        raw = one_of(value, 2)
        values.append((one_of(value, 1).decode(), raw - (1 << 64) if raw >> 63 else raw))
    enum = Enum(name.replace(".", "_"), values, closed=True)
    file.enums.append(enum)
    named[name] = enum


def read_message(data, prefix, c_name, file, named, later):
    name = prefix + one_of(data, 1).decode()
    message = Message(c_name(name), False, unknown=True)
    named[name] = message
    for enum in all_of(data, 4):
        read_enum(enum, name + ".", file, named)
    for nested in all_of(data, 3):
        read_message(nested, name + ".", c_name, file, named, later)
    file.messages.append(message)
    for field in all_of(data, 2):
        later.append((message, field))


def read_field(data, named):
    type = TYPES[one_of(data, 5)]
    label = {1: "optional", 2: "required", 3: "repeated"}[one_of(data, 4)]
    field = Field(one_of(data, 1).decode(), one_of(data, 3), type, label)
    if one_of(data, 6, b""):
        field.ref = named[one_of(data, 6).decode().lstrip(".")]
    field.ctype = "hone_str" if type == "string" else type
    if type in INTEGERS:
        signed, bits, _ = INTEGERS[type]
        field.ctype = "%sint%d_t" % ("" if signed else "u", bits)
    if label == "repeated":
        field.container = "pointer"
        field.packed = bool(one_of(one_of(data, 8, b""), 2))
    return field


def read(data, c_name):
    """A File of all messages in a FileDescriptorSet; c_name(full name) gives <M>."""
    file = File("read", False)
    named, later = {}, []
    for source in all_of(data, 1):
        package = one_of(source, 2, b"").decode()
        prefix = package + "." if package else ""
        for enum in all_of(source, 5):
            read_enum(enum, prefix, file, named)
        for message in all_of(source, 4):
            read_message(message, prefix, c_name, file, named, later)
    for message, field in later:
        message.fields.append(read_field(field, named))
    return file
