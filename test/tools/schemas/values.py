# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random values for a message of the model, in two spellings: protobuf's text
format, and a *stream* that the C code from fill.py reads and writes.

A value is a dict from field name to value; an absent field has no entry. The
stream lists members in declaration order: numbers as 8 bytes little endian,
texts as a number (their size) and the bytes.
"""

import math
import struct


WORDS = ["", "a", "hone", "\u00e9t\u00e9", "\u4e2d\u6587", "\U0001f527", "with space", "\x7f\x01", "\"'\\"]


class Values:
    def __init__(self, rng):
        self.rng = rng

    # ---- Scalars ----

    def integer(self, low, high):
        roll = self.rng.random()
        if roll < 0.15:
            return max(low, min(0, high))
        if roll < 0.3:
            return self.rng.choice([low, high, max(low, min(high, 127)), max(low, min(high, 128))])
        if roll < 0.4 and low < 0:
            return max(low, -1)
        bits = self.rng.randint(1, 64)
        value = self.rng.getrandbits(bits)
        if low < 0 and self.rng.random() < 0.3:
            value = -value
        return max(low, min(high, value)) if low <= value <= high else low + value % (high - low + 1)

    def scalar(self, field):
        if field.type == "enum":
            low, high = field.limits()
            listed = [v for _, v in field.ref.values if low <= v <= high]
            if listed and (field.ref.closed or self.rng.random() < 0.7):
                return self.rng.choice(listed)
            return None if field.ref.closed else self.integer(low, high)
        if field.type in ("float", "double"):
            return self.floating(field.type)
        if field.type == "bool":
            return self.rng.getrandbits(1)
        return self.integer(*field.limits())

    def floating(self, kind):
        roll = self.rng.random()
        if roll < 0.3:
            return self.rng.choice([0.0, -0.0, math.inf, -math.inf, math.nan, 1.0, 0.5, -2.0])
        if kind == "float":
            value = struct.unpack("<f", struct.pack("<I", self.rng.getrandbits(32)))[0]
        else:
            value = struct.unpack("<d", struct.pack("<Q", self.rng.getrandbits(64)))[0]
        return value if not math.isnan(value) else 1.5

    def text(self, field):
        longest = field.longest()
        nul = field.ctype == "hone_str"
        pieces = []
        for _ in range(self.rng.choice([0, 1, 1, 2, 5, 40])):
            piece = self.rng.choice(WORDS) if self.rng.random() < 0.5 else chr(self.rng.randint(32, 126))
            if nul and self.rng.random() < 0.05:
                piece = "\0"
            if longest is not None and len("".join(pieces + [piece]).encode()) > longest:
                break
            pieces.append(piece)
        return "".join(pieces).encode()

    def blob(self, field):
        if field.presence == "exact":
            size = field.length
        else:
            size = self.rng.choice([0, 1, 2, 5, 17, 130, 300])
            longest = field.longest()
            size = size if longest is None else min(size, longest)
            if field.count_type == "uint8_t" and field.count_name and not field.container:
                size = min(size, 255)
        return bytes(self.rng.getrandbits(8) for _ in range(size))

    # ---- Fields ----

    def one(self, field, depth):
        if field.is_message:
            return self.message(field.ref, depth - 1)
        if field.type == "string":
            return self.text(field)
        if field.type == "bytes":
            return self.blob(field)
        return self.scalar(field)

    def many(self, field, depth):
        if field.container == "array":
            size = field.elements
        else:
            size = self.rng.choice([0, 1, 1, 2, 3, 7, 9, 20])
            if field.is_message:
                size = min(size, 3) if depth > 0 else 0
            most = field.most()
            size = size if most is None else min(size, most)
        return [self.one(field, depth) for _ in range(size)]

    def map(self, field, depth):
        entries = {}
        for entry in self.many(field, depth):
            key = entry["key"]
            entries[key] = entry
        return [entries[key] for key in sorted(entries)]  # as protoc orders them

    def message(self, message, depth):
        value = {}
        chosen = {}
        for selector in message.oneofs():
            arms = [f for f in message.fields if f.oneof == selector]
            chosen[selector] = self.rng.choice(arms + [None])
        density = self.rng.choice([0.2, 0.7, 0.7, 1.0])
        for field in message.fields:
            if field.oneof:
                if chosen[field.oneof] is not field or (field.is_message and depth <= 0 and field.by_pointer):
                    continue
                one = self.one(field, depth)
                if one is not None:
                    value[field.name] = one
            elif field.label == "map":
                value[field.name] = self.map(field, depth)
            elif field.container:
                value[field.name] = self.many(field, depth)
            else:
                self.single(field, value, density, depth)
        return value

    def single(self, field, value, density, depth):
        always = field.presence in ("plain", "required", "exact", "always")
        if not always and (self.rng.random() > density or (field.is_message and depth <= 0)):
            return
        one = self.one(field, depth)
        if one is None and always:
            one = next(v for _, v in field.ref.values)
        if one is not None:
            value[field.name] = one


# ---- Text format ----

def escaped(data):
    return '"%s"' % "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else "\\%03o" % b for b in data)


def float_text(value):
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return repr(value)


def one_text(field, value, out):
    name = field.ref.proto_name if field.type == "group" else field.name
    if field.is_message:
        out.append("%s {" % name)
        message_text(field.ref, value, out)
        out.append("}")
    elif field.type in ("string", "bytes"):
        out.append("%s: %s" % (name, escaped(value)))
    elif field.type in ("float", "double"):
        out.append("%s: %s" % (name, float_text(value)))
    elif field.type == "bool":
        out.append("%s: %s" % (name, "true" if value else "false"))
    else:
        out.append("%s: %d" % (name, value))


def message_text(message, value, out):
    for field in message.fields:
        if field.name not in value:
            continue
        if field.container:
            for element in value[field.name]:
                one_text(field, element, out)
        else:
            one_text(field, value[field.name], out)


def text(message, value):
    out = []
    message_text(message, value, out)
    return "\n".join(out)


# ---- Stream ----

def put(out, number):
    out.append(struct.pack("<Q", number & 0xFFFFFFFFFFFFFFFF))


def one_stream(field, value, out):
    if field.is_message:
        message_stream(field.ref, value, out)
    elif field.type in ("string", "bytes"):
        put(out, len(value))
        out.append(value)
    elif field.type == "float":
        put(out, struct.unpack("<I", struct.pack("<f", value))[0])
    elif field.type == "double":
        put(out, struct.unpack("<Q", struct.pack("<d", value))[0])
    else:
        put(out, value)


def message_stream(message, value, out):
    done = set()
    for field in message.fields:
        if field.oneof:
            if field.oneof in done:
                continue
            done.add(field.oneof)
            arm = next((f for f in message.fields if f.oneof == field.oneof and f.name in value), None)
            put(out, arm.number if arm else 0)
            if arm:
                one_stream(arm, value[arm.name], out)
        elif field.container:
            put(out, len(value[field.name]))
            for element in value[field.name]:
                one_stream(field, element, out)
        elif field.presence in ("plain", "required", "exact", "always"):
            one_stream(field, value[field.name], out)
        elif field.name in value:
            put(out, 1)
            one_stream(field, value[field.name], out)
        else:
            put(out, 0)


def stream(message, value):
    out = []
    message_stream(message, value, out)
    return b"".join(out)


# ---- Unknown fields, as bytes in their shortest form ----

def varint(number):
    out = bytearray()
    number &= 0xFFFFFFFFFFFFFFFF
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def unknown_fields(rng, numbers, depth=2):
    out = b""
    for _ in range(rng.randint(1, 4)):
        number = rng.choice(numbers)
        kind = rng.choice([0, 1, 2, 3, 5] if depth else [0, 1, 2, 5])
        out += varint(number << 3 | kind)
        if kind == 0:
            out += varint(rng.getrandbits(rng.randint(1, 64)))
        elif kind in (1, 5):
            out += bytes(rng.getrandbits(8) for _ in range(8 if kind == 1 else 4))
        elif kind == 2:
            size = rng.choice([0, 1, 3, 20, 200])
            out += varint(size) + bytes(rng.getrandbits(8) for _ in range(size))
        else:
            out += unknown_fields(rng, numbers, depth - 1) + varint(number << 3 | 4)
    return out


