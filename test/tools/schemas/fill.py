# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes C that fills the structs of a File from a stream, dumps them to one,
and lists them in a table. See fill.h for the helpers and values.py for the stream.
"""

from .model import INTEGERS


def is_signed(field):
    return field.type == "enum" or INTEGERS.get(field.type, (False,))[0]


def fill_one(field, place):
    """Statements that read one value into the lvalue `place`."""
    if field.is_message:
        return ["fill_%s(&%s, s);" % (field.ref.name, place)]
    if field.type == "string":
        if field.ctype == "hone_str":
            return ["%s = fill_str(s);" % place]
        if field.ctype == "char *":
            return ["%s = fill_cstr(s);" % place]
        return ["fill_chars(s, %s, sizeof(%s));" % (place, place)]
    if field.type == "bytes":
        if field.ctype == "hone_bytes":
            return ["%s = fill_view(s);" % place]
        if field.ctype == "struct_bytes":
            return ["%s.size = fill_array(s, %s.bytes, sizeof(%s.bytes));" % (place, place, place)]
        count = "m->%s = (%s)" % (field.count_name, field.count_type) if field.count_name else "(void)"
        if field.ctype == "uint8_t":
            return ["%sfill_array(s, %s, sizeof(%s));" % (count, place, place)]
        return ["%sfill_block_of(s, &%s);" % (count, place)]
    if field.type in ("float", "double"):
        return ["%s = fill_%s(s);" % (place, field.type)]
    if field.type == "bool":
        return ["%s = fill_take(s) != 0;" % place]
    if field.bits:
        return ["%s = (%s)fill_take(s);" % (place, "int32_t" if is_signed(field) else "uint32_t")]
    return ["%s = (%s)fill_take(s);" % (place, field.ctype)]


def dump_one(field, place):
    if field.is_message:
        return ["dump_%s(&%s, s);" % (field.ref.name, place)]
    if field.type == "string":
        if field.ctype == "hone_str":
            return ["dump_bytes(s, %s.data, %s.size);" % (place, place)]
        return ["dump_cstr(s, %s);" % place]
    if field.type == "bytes":
        if field.ctype == "hone_bytes":
            return ["dump_bytes(s, %s.data, %s.size);" % (place, place)]
        if field.ctype == "struct_bytes":
            return ["dump_bytes(s, %s.bytes, %s.size);" % (place, place)]
        size = "(size_t)m->%s" % field.count_name if field.count_name else "sizeof(%s)" % place
        return ["dump_bytes(s, %s, %s);" % (place, size)]
    if field.type in ("float", "double"):
        return ["dump_%s(s, %s);" % (field.type, place)]
    if is_signed(field):
        return ["dump_put(s, (uint64_t)(int64_t)%s);" % place]
    return ["dump_put(s, (uint64_t)%s);" % place]


# ---- Containers ----

def element(field, index="i"):
    if field.container == "array" and field.dims:
        return "m->%s[%s / %d][%s %% %d]" % (field.name, index, field.dims[1], index, field.dims[1])
    if field.container == "pointers":
        return "(*m->%s[%s])" % (field.name, index)
    if field.container == "seq":
        return "m->%s.data[%s]" % (field.name, index)
    return "m->%s[%s]" % (field.name, index)


def fill_many(field):
    name = "m->%s" % field.name
    lines = ["n = (size_t)fill_take(s);"]
    size = "sizeof(%s)" % field.ctype
    if field.container == "pointer":
        lines.append("%s = (%s *)fill_block(s, n * %s);" % (name, field.ctype, size))
    elif field.container == "pointers":
        lines.append("%s = (%s **)fill_block(s, n * sizeof(%s *));" % (name, field.ctype, field.ctype))
    elif field.container == "seq":
        lines.append("%s.data = (%s *)fill_block(s, n * %s);" % (name, field.ctype, size))
        lines.append("%s.size = %s.capacity = n;" % (name, name))
    if field.count_name:
        lines.append("m->%s = (%s)n;" % (field.count_name, field.count_type))
    lines.append("for (i = 0; i < n; i++) {")
    if field.container == "pointers":
        lines.append("  m->%s[i] = (%s *)fill_block(s, %s);" % (field.name, field.ctype, size))
    return lines + ["  " + line for line in fill_one(field, element(field))] + ["}"]


def dump_many(field):
    if field.container == "array":
        count = str(field.elements)
    elif field.container == "seq":
        count = "m->%s.size" % field.name
    else:
        count = "(size_t)m->%s" % field.count_name
    lines = ["n = %s;" % count, "dump_put(s, n);", "for (i = 0; i < n; i++) {"]
    return lines + ["  " + line for line in dump_one(field, element(field))] + ["}"]


# ---- Single values and oneofs ----

def presence_bit(message, field):
    index = message.bit_fields().index(field)
    count = len(message.bit_fields())
    if count <= 8:
        return "m->presence", "(uint8_t)(1u << %d)" % index
    if count <= 32:
        return "m->presence", "((uint32_t)1 << %d)" % index
    return "m->presence[%d]" % (index // 32), "((uint32_t)1 << %d)" % (index % 32)


def value_place(field):
    if field.by_pointer or field.presence == "pointer":
        return "(*m->%s)" % field.name
    return "m->%s" % field.name


def allocate(field):
    if field.by_pointer or field.presence == "pointer":
        return ["m->%s = (%s *)fill_block(s, sizeof(%s));" % (field.name, field.ctype, field.ctype)]
    return []


def fill_single(message, field):
    if field.presence in ("plain", "required", "exact", "always"):
        return allocate(field) + fill_one(field, value_place(field))
    lines = []
    if field.presence == "has":
        lines = ["m->%s = true;" % field.has_name]
    elif field.presence == "bit":
        word, bit = presence_bit(message, field)
        lines = ["%s = %s | %s;" % (word, word, bit)]
    lines += allocate(field) + fill_one(field, value_place(field))
    return ["if (fill_take(s) != 0) {"] + ["  " + line for line in lines] + ["}"]


def dump_single(message, field):
    if field.presence in ("plain", "required", "exact", "always"):
        return dump_one(field, value_place(field))
    if field.presence == "has":
        test = "m->%s" % field.has_name
    elif field.presence == "bit":
        test = "(%s & %s) != 0" % presence_bit(message, field)
    elif field.presence == "null" and field.ctype != "char *":
        test = "m->%s.data != NULL" % field.name
    else:
        test = "m->%s != NULL" % field.name
    lines = ["there = %s;" % test, "dump_put(s, (uint64_t)there);", "if (there) {"]
    return lines + ["  " + line for line in dump_one(field, value_place(field))] + ["}"]


def arms(message, selector, one, allocates):
    lines = ["switch (m->%s) {" % selector]
    for field in message.fields:
        if field.oneof == selector:
            lines.append("case %d:" % field.number)
            if allocates:
                lines += ["  " + line for line in allocate(field)]
            lines += ["  " + line for line in one(field, value_place(field))] + ["  break;"]
    return lines + ["default:", "  break;", "}"]


def body(message, filling):
    lines, done = [], set()
    for field in message.fields:
        if field.oneof:
            if field.oneof not in done:
                done.add(field.oneof)
                if filling:
                    lines.append("m->%s = (uint32_t)fill_take(s);" % field.oneof)
                else:
                    lines.append("dump_put(s, m->%s);" % field.oneof)
                lines += arms(message, field.oneof, fill_one if filling else dump_one, filling)
        elif field.container:
            lines += fill_many(field) if filling else dump_many(field)
        else:
            lines += (fill_single if filling else dump_single)(message, field)
    return ["  " + line for line in lines]


def functions(message):
    out = []
    for filling in (True, False):
        if filling:
            out.append("static void fill_%s(%s *m, FillSource *s) {" % (message.name, message.ctype))
        else:
            out.append("static void dump_%s(const %s *m, DumpSink *s) {" % (message.name, message.ctype))
        lines = body(message, filling)
        if any("n = " in line for line in lines):
            out.append("  size_t i, n;")
        if any("there = " in line for line in lines):
            out.append("  bool there;")
        if filling:
            out.append("  memset(m, 0, sizeof(*m));")
        if not lines:
            out.append("  (void)m;\n  (void)s;")
        out += lines + ["}"]
    return out


def write(file, header):
    """The C source; its table is `messages_<package>`, ended by a NULL name."""
    lines = ["/* Made by test/tools/schemas/fill.py. */", '#include "%s.hone.h"' % header,
             '#include "fill.h"', '#include "message.h"', ""]
    for message in file.messages:
        lines.append("static void fill_%s(%s *m, FillSource *s);" % (message.name, message.ctype))
        lines.append("static void dump_%s(const %s *m, DumpSink *s);" % (message.name, message.ctype))
    for message in file.messages:
        lines += functions(message)
    roots = file.roots or file.messages
    for message in roots:
        lines.append("TEST_MESSAGE(%s, %s)" % (message.name, message.ctype))
        lines.append("static void fill_any_%s(void *m, FillSource *s) { fill_%s((%s *)m, s); }"
                     % (message.name, message.name, message.ctype))
        lines.append("static void dump_any_%s(const void *m, DumpSink *s) { dump_%s((const %s *)m, s); }"
                     % (message.name, message.name, message.ctype))
    lines.append("const FilledMessage messages_%s[] = {" % file.package)
    for message in roots:
        unknown = "(long)offsetof(%s, unknown)" % message.ctype if message.unknown else "-1"
        lines.append('  {"%s.%s", &test_message_%s, %s, fill_any_%s, dump_any_%s},' % (
            file.package, message.proto_name, message.name, unknown, message.name, message.name))
    return "\n".join(lines + ["  {NULL, NULL, 0, NULL, NULL},", "};"]) + "\n"
