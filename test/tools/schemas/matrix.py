# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The fixed schema: every protobuf type in every cardinality and presence.

test/tools/make-wire writes it as a header, with a table of its wire form for
the robustness and fuzz tests.
"""

from .model import INTEGERS, Enum, Field, File, Message

CLOSED = Enum("ClosedEnum", [("MATRIX_CLOSED_ZERO", 0), ("MATRIX_CLOSED_ONE", 1),
                               ("MATRIX_CLOSED_BIG", 70000), ("MATRIX_CLOSED_MINUS", -5)], closed=True)
OPEN = Enum("OpenEnum", [("MATRIX_OPEN_ZERO", 0), ("MATRIX_OPEN_TWO", 2)], closed=False)
SCALARS = [(name.capitalize(), name, None) for name in INTEGERS]
SCALARS += [("Bool", "bool", None), ("Float", "float", None), ("Double", "double", None),
            ("Closed", "enum", CLOSED), ("Open", "enum", OPEN)]
TEXTS = [("Str", "hone_str", 0), ("Cstr", "char *", 0), ("Chars", "char", 8)]


class Builder:
    """A message being made; numbers count up."""

    def __init__(self, file, name, unknown=True, **more):
        self.message = Message(name, False, unknown=unknown, **more)
        self.file = file
        self.next = 1

    def add(self, name, type, ctype, label="optional", **more):
        number = more.pop("number", self.next)
        self.next = max(self.next, number + 1) if number < 1000 else self.next
        field = Field(name, number, type, label, ctype=ctype, **more)
        if field.presence == "has":
            field.has_name = "has_" + name
        if field.container in ("bounded", "pointer", "pointers") or more.get("count_type"):
            field.count_name = field.count_name or "n_" + name
        self.message.fields.append(field)
        return field

    def repeated(self, name, type, ctype, container, **more):
        return self.add(name, type, ctype, "repeated", container=container, **more)

    def arm(self, name, type, ctype, **more):
        return self.add(name, type, ctype, "arm", oneof="which", presence="arm", **more)

    def map(self, name, key, value, **more):
        entry = Message("%s_%s_entry" % (self.message.name, name), False, is_entry=True)
        for number, part in ((1, key), (2, value)):
            options = dict(part)
            entry.fields.append(Field("key" if number == 1 else "value", number, label="implicit", **options))
        self.file.messages.append(entry)
        return self.add(name, "message", entry.ctype, "map", ref=entry, **more)

    def done(self, roots=True):
        self.file.messages.append(self.message)
        if roots:
            self.file.roots.append(self.message)
        return self.message


def scalar_ctype(type, ref):
    if type in INTEGERS:
        signed, bits, _ = INTEGERS[type]
        return "%sint%d_t" % ("" if signed else "u", bits)
    return ref.name if ref else type


KEY32 = {"type": "int32", "ctype": "int32_t"}


def scalar_message(file, title, type, ref):
    b = Builder(file, "Matrix" + title)
    c = scalar_ctype(type, ref)
    defaults = {"float": 1.5, "double": -2.5, "bool": True, "enum": ref.values[1][1] if ref else None}
    b.add("implicit", type, c, "implicit", ref=ref)
    b.add("always", type, c, "implicit", ref=ref, presence="always")
    b.add("maybe", type, c, ref=ref, presence="has")
    b.add("preset", type, c, ref=ref, presence="has", default=defaults.get(type, 42))
    b.add("pointer", type, c, ref=ref, presence="pointer")
    b.repeated("packed", type, c, "pointer", ref=ref, packed=True)
    b.repeated("unpacked", type, c, "pointer", ref=ref, packed=False)
    b.repeated("bounded", type, c, "bounded", ref=ref, packed=True, elements=5)
    b.repeated("few", type, c, "pointer", ref=ref, packed=False, maximum=3)
    b.repeated("fixed", type, c, "array", ref=ref, packed=True, elements=3)
    b.repeated("grid", type, c, "array", ref=ref, packed=False, elements=4, dims=[2, 2])
    b.repeated("blocks", type, c, "pointers", ref=ref, packed=True)
    b.repeated("sequence", type, c, "seq", ref=ref, packed=False)
    b.arm("arm", type, c, ref=ref)
    b.arm("other", "string", "hone_str")
    value = {"type": type, "ctype": c, "ref": ref}
    b.map("map", KEY32, value, container="pointer")
    b.map("small_map", KEY32, value, container="bounded", elements=3)
    b.done()


def text_message(file, title, ctype, length):
    b = Builder(file, "Matrix" + title)
    more = {"length": length}
    b.add("implicit", "string", ctype, "implicit", **more)
    b.add("always", "string", ctype, "implicit", presence="always", **more)
    b.add("maybe", "string", ctype, presence="has", **more)
    if not length:
        b.add("preset", "string", ctype, presence="has", default=b"preset")
        b.add("null", "string", ctype, presence="null")
        b.add("short_one", "string", ctype, "implicit", maximum=6)
        b.repeated("many", "string", ctype, "pointer")
        b.repeated("few", "string", ctype, "pointer", maximum=3)
        if ctype == "hone_str":
            b.repeated("blocks", "string", ctype, "pointers")
            b.repeated("sequence", "string", ctype, "seq")
    b.repeated("bounded", "string", ctype, "bounded", elements=4, **more)
    b.repeated("fixed", "string", ctype, "array", elements=2, **more)
    b.arm("arm", "string", ctype, **more)
    b.arm("other", "int32", "int32_t")
    value = {"type": "string", "ctype": ctype, "length": length}
    b.map("map", KEY32, value, container="pointer")
    b.map("keyed", value, {"type": "int32", "ctype": "int32_t"}, container="seq")
    b.map("small_map", value, value, container="bounded", elements=3)
    b.done()


def bytes_message(file):
    b = Builder(file, "MatrixBytes")
    b.add("implicit", "bytes", "hone_bytes", "implicit")
    b.add("always", "bytes", "hone_bytes", "implicit", presence="always")
    b.add("maybe", "bytes", "hone_bytes", presence="has")
    b.add("null", "bytes", "hone_bytes", presence="null")
    b.add("short_one", "bytes", "hone_bytes", "implicit", maximum=6)
    b.add("exact", "bytes", "uint8_t", length=7, presence="exact")
    b.add("counted", "bytes", "uint8_t", "implicit", length=9, count_name="n_counted")
    b.add("block", "bytes", "uint8_t *", "implicit", count_name="n_block")
    b.add("maybe_counted", "bytes", "uint8_t", length=9, presence="has", count_name="n_maybe_counted",
          count_type="uint8_t")
    b.add("maybe_block", "bytes", "uint8_t *", presence="has", count_name="maybe_block_size")
    b.add("inside", "bytes", "struct_bytes", "implicit", length=11)
    b.repeated("many", "bytes", "hone_bytes", "pointer")
    b.repeated("bounded", "bytes", "hone_bytes", "bounded", elements=3)
    b.repeated("fixed", "bytes", "hone_bytes", "array", elements=2)
    b.repeated("blocks", "bytes", "hone_bytes", "pointers")
    b.repeated("sequence", "bytes", "hone_bytes", "seq")
    b.arm("arm", "bytes", "hone_bytes")
    b.arm("arm_inside", "bytes", "struct_bytes", length=5)
    b.map("map", KEY32, {"type": "bytes", "ctype": "hone_bytes"}, container="pointer")
    b.done()


def leaf_message(file):
    b = Builder(file, "MatrixLeaf")
    b.add("id", "int32", "int32_t", "implicit")
    b.add("text", "string", "hone_str", "implicit")
    b.repeated("values", "sint64", "int64_t", "pointer", packed=True)
    return b.done(roots=False)


def message_message(file, title, type, leaf):
    b = Builder(file, "Matrix" + title)
    c = leaf.ctype
    b.add("embedded", type, c, ref=leaf, presence="plain")
    b.add("maybe", type, c, ref=leaf, presence="has")
    b.add("pointer", type, c, ref=leaf, presence="pointer", by_pointer=True)
    b.repeated("many", type, c, "pointer", ref=leaf)
    b.repeated("bounded", type, c, "bounded", ref=leaf, elements=3)
    b.repeated("few", type, c, "pointer", ref=leaf, maximum=2)
    b.repeated("fixed", type, c, "array", ref=leaf, elements=2)
    b.repeated("blocks", type, c, "pointers", ref=leaf)
    b.repeated("sequence", type, c, "seq", ref=leaf)
    b.arm("arm", type, c, ref=leaf)
    b.arm("arm_pointer", type, c, ref=leaf, by_pointer=True)
    if type == "message":
        value = {"type": "message", "ctype": c, "ref": leaf}
        b.map("map", KEY32, value, container="pointer")
        b.map("small_map", KEY32, value, container="bounded", elements=2)
    b.done()


def required_message(file, leaf):
    b = Builder(file, "MatrixRequired")
    for title, type, ref in SCALARS:
        b.add("r_" + title.lower(), type, scalar_ctype(type, ref), "required", ref=ref, presence="required")
    b.add("r_str", "string", "hone_str", "required", presence="required")
    b.add("r_cstr", "string", "char *", "required", presence="required")
    b.add("r_chars", "string", "char", "required", presence="required", length=8)
    b.add("r_bytes", "bytes", "hone_bytes", "required", presence="required")
    b.add("r_message", "message", leaf.ctype, "required", presence="required", ref=leaf)
    b.add("r_group", "group", leaf.ctype, "required", presence="required", ref=leaf)
    required = b.done()
    outer = Builder(file, "MatrixRequiredBelow")
    outer.repeated("many", "message", required.ctype, "pointer", ref=required)
    outer.add("pointer", "message", required.ctype, ref=required, presence="pointer", by_pointer=True)
    outer.done()


def bits_message(file, leaf):
    b = Builder(file, "MatrixBits")
    for title, type, ref in SCALARS:
        b.add("b_" + title.lower(), type, scalar_ctype(type, ref), ref=ref, presence="bit")
    b.add("b_str", "string", "hone_str", presence="bit")
    b.add("b_cstr", "string", "char *", presence="bit")
    b.add("b_chars", "string", "char", presence="bit", length=8)
    b.add("b_bytes", "bytes", "hone_bytes", presence="bit")
    b.add("b_message", "message", leaf.ctype, presence="bit", ref=leaf)
    b.add("b_preset", "int32", "int32_t", presence="bit", default=-7)
    for index in range(16):  # into the second word
        b.add("b_more%d" % index, "uint32", "uint32_t", presence="bit")
    b.done()


def narrow_message(file):
    b = Builder(file, "MatrixNarrow")
    short = Enum("ShortEnum", [("MATRIX_SHORT_ZERO", 0), ("MATRIX_SHORT_HIGH", 200)], closed=False, short=True)
    file.enums.append(short)
    for bits in (8, 16):
        b.add("i%d" % bits, "int32", "int%d_t" % bits, "implicit")
        b.add("u%d" % bits, "uint32", "uint%d_t" % bits, "implicit")
        b.add("s%d" % bits, "sint32", "int%d_t" % bits, presence="has")
        b.repeated("many_i%d" % bits, "int32", "int%d_t" % bits, "pointer", packed=True)
        b.repeated("many_u%d" % bits, "uint32", "uint%d_t" % bits, "seq", packed=False)
        b.repeated("counted%d" % bits, "uint32", "uint32_t", "pointer", packed=True,
                   count_type="uint%d_t" % bits)
    b.add("signed_bits", "int32", "int32_t", "implicit", bits=5)
    b.add("unsigned_bits", "uint32", "uint32_t", "implicit", bits=11)
    b.add("maybe_bits", "sint32", "int32_t", presence="has", bits=3)
    b.add("open_bits", "enum", OPEN.name, "implicit", ref=OPEN, bits=4)
    b.add("short_enum", "enum", short.name, "implicit", ref=short)
    b.repeated("short_enums", "enum", short.name, "pointer", ref=short, packed=True)
    b.done()


def keys_message(file):
    b = Builder(file, "MatrixKeys")
    value = {"type": "string", "ctype": "hone_str"}
    for title, type, ref in SCALARS:
        if type in INTEGERS or type == "bool":
            b.map("by_" + title.lower(), {"type": type, "ctype": scalar_ctype(type, ref)}, value,
                  container="pointer")
    b.done()


def other_messages(file, leaf):
    b = Builder(file, "MatrixTags")
    for number in (1, 15, 16, 2047, 2048, 262143, 262144, 33554431, 33554432, 536870911):
        b.add("t%d" % number, "int32", "int32_t", "implicit", number=number)
        if number in (15, 2047, 262143, 33554431):
            b.repeated("m%d" % (number - 1), "message", leaf.ctype, "pointer", ref=leaf, number=number - 1)
    b.done()
    b = Builder(file, "MatrixTree", recursive=True)
    tree = b.message
    b.add("id", "int32", "int32_t", "implicit")
    b.add("left", "message", tree.ctype, ref=tree, presence="pointer", by_pointer=True)
    b.add("right", "group", tree.ctype, ref=tree, presence="pointer", by_pointer=True)
    b.repeated("children", "message", tree.ctype, "pointer", ref=tree)
    b.repeated("blocks", "message", tree.ctype, "pointers", ref=tree)
    b.arm("arm", "message", tree.ctype, ref=tree, by_pointer=True)
    b.arm("text", "string", "hone_str")
    b.done()
    Builder(file, "MatrixEmpty").done()
    Builder(file, "MatrixNothing", unknown=False).done()
    b = Builder(file, "MatrixFixedSize", unknown=False)  # needs no allocator at all
    for title, type, ref in SCALARS:
        c = scalar_ctype(type, ref)
        b.add("one_" + title.lower(), type, c, "implicit", ref=ref)
        b.repeated("some_" + title.lower(), type, c, "bounded", ref=ref, packed=True, elements=4)
    b.repeated("texts", "string", "char", "bounded", length=6, elements=3)
    b.map("map", KEY32, {"type": "string", "ctype": "char", "length": 6}, container="bounded", elements=4)
    b.arm("arm", "string", "char", length=20)
    b.arm("arm_bytes", "bytes", "struct_bytes", length=20)
    b.done()


def make():
    file = File("matrix", False)
    file.enums += [CLOSED, OPEN]
    leaf = leaf_message(file)
    for title, type, ref in SCALARS:
        scalar_message(file, title, type, ref)
    for title, ctype, length in TEXTS:
        text_message(file, title, ctype, length)
    bytes_message(file)
    message_message(file, "Message", "message", leaf)
    message_message(file, "Group", "group", leaf)
    required_message(file, leaf)
    bits_message(file, leaf)
    narrow_message(file)
    keys_message(file)
    other_messages(file, leaf)
    return file
