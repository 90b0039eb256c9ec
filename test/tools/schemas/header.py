# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a File of the model as an annotated header."""

from .model import INTEGERS


def default_text(field):
    value = field.default
    if field.type in ("string", "bytes"):
        return '"%s"' % value.decode()
    if field.type == "bool":
        return "true" if value else "false"
    if field.type == "enum":
        return next(name for name, v in field.ref.values if v == value)
    if value == -(1 << 63):
        return "INT64_MIN"
    if field.type in ("uint64", "fixed64"):
        return "%dU" % value
    return repr(value)


def options(field):
    out = [str(field.number)]
    out += INTEGERS[field.type][2] if field.type in INTEGERS else []
    if field.type == "group":
        out.append("group")
    if field.label == "map":
        out.append("map")
    if field.presence in ("bit", "null") or (field.presence == "pointer" and not field.is_message):
        out.append("optional")
    if field.presence in ("required", "always"):
        out.append(field.presence)
    # Packed is what goes without saying, but for uint8_t, which would be bytes.
    if field.packed is not None and (not field.packed or field.number % 2 == 0 or field.ctype == "uint8_t"):
        out.append("packed" if field.packed else "unpacked")
    if field.count_name and field.count_said:
        out.append("count = %s" % field.count_name)
    if field.has_name and field.has_said:
        out.append("presence = %s" % field.has_name)
    if field.maximum:
        out.append("max = %d" % field.maximum)
    if field.default is not None:
        out.append("default = %s" % default_text(field))
    if field.container == "named_seq":
        out.append("seq")
        out += ["data = items", "count = used", "capacity = room"]
    return " HONE(%s)" % ", ".join(out)


def declaration(field):
    """The member itself, with its annotation."""
    name, ctype, note = field.name, field.ctype, options(field)
    inner = "[%d]" % field.length if field.length and ctype in ("char", "uint8_t") else ""
    if field.container == "array":
        dims = "".join("[%d]" % n for n in field.dims or [field.elements])
        return "%s %s%s%s%s;" % (ctype, name, dims, inner, note)
    if field.container == "bounded":
        return "%s %s[%d]%s%s;" % (ctype, name, field.elements, inner, note)
    if field.container == "pointer":
        return "%s *%s%s;" % (ctype, name, note)
    if field.container == "pointers":
        return "%s **%s%s;" % (ctype, name, note)
    if field.container == "seq":
        return "HONE_SEQ(%s) %s%s;" % (ctype, name, note)
    if field.container == "named_seq":
        members = "%s *items; %s used; %s room;" % (ctype, field.count_type, field.count_type)
        return "struct { %s } %s%s;" % (members, name, note)
    if ctype == "struct_bytes":
        return "struct { size_t size; uint8_t bytes[%d]; } %s%s;" % (field.length, name, note)
    if field.by_pointer or field.presence == "pointer":
        return "%s *%s%s%s;" % (ctype, name, inner, note)
    width = " : %d" % field.bits if field.bits else ""
    return "%s %s%s%s%s;" % (ctype, name, inner, width, note)


def members(message):
    lines = []
    done = set()
    bits = message.bit_fields()
    for field in message.fields:
        if field.oneof:
            if field.oneof in done:
                continue
            done.add(field.oneof)
            lines.append("uint32_t %s;" % field.oneof)
            lines.append("union {")
            for arm in message.fields:
                if arm.oneof == field.oneof:
                    lines.append("  " + declaration(arm))
            lines.append("} HONE_ONEOF(%s);" % field.oneof)
            continue
        if field.count_name and field.container != "named_seq":
            lines.append("%s %s;" % (field.count_type, field.count_name))
        if field.has_name:
            lines.append("unsigned %s : 1;" % field.has_name if field.bits else "bool %s;" % field.has_name)
        lines.append(declaration(field))
    if bits:
        if len(bits) <= 8:
            lines.insert(0, "uint8_t presence HONE_PRESENCE;")
        elif len(bits) <= 32:
            lines.append("uint32_t presence HONE_PRESENCE;")
        else:
            lines.append("uint32_t presence[%d] HONE_PRESENCE;" % ((len(bits) + 31) // 32))
    if message.unknown:
        lines.append("hone_unknown unknown HONE_UNKNOWN;")
    if not message.fields:
        lines.append("char nothing HONE_SKIP;")
    return ["  " + line for line in lines]


def ranges_text(ranges):
    return ", ".join("%d-%d" % r if r[0] != r[1] else str(r[0]) for r in ranges)


def message_lines(message):
    notes = []
    if message.reserved:
        notes.append('reserved = "%s"' % ranges_text(message.reserved))
    if message.extensions:
        notes.append('extensions = "%s"' % ranges_text(message.extensions))
    head = "struct HONE_MESSAGE(%s) %s {" % (", ".join(notes), message.name)
    if message.style == "typedef":
        return ["typedef " + head] + members(message) + ["} %s;" % message.name, ""]
    return [head] + members(message) + ["};", ""]


def enum_lines(enum):
    notes = "closed" if enum.closed else ""
    packed = "__attribute__((packed)) " if enum.short else ""
    lines = ["typedef enum %sHONE_ENUM(%s) %s {" % (packed, notes, enum.name)]
    lines += ["  %s = %d," % value if value[1] != -0x80000000 else "  %s = -2147483647 - 1," % value[0]
              for value in enum.values]
    return lines + ["} %s;" % enum.name, ""]


def write(file, comment, guard):
    lines = ["/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */"]
    lines += comment
    lines += ["#ifndef %s" % guard, "#define %s" % guard, "", "#include <hone/hone.h>", ""]
    lines += ['HONE_FILE(package = "%s")' % file.package, ""]
    for enum in file.enums:
        lines += enum_lines(enum)
    for message in file.messages:
        if message.recursive:
            if message.style == "typedef":
                lines.append("typedef struct %s %s;" % (message.name, message.name))
    for message in file.messages:
        text = message_lines(message)
        if message.recursive and message.style == "typedef":  # C11 allows it twice, C++ and C99 too
            text[0] = text[0].replace("typedef ", "", 1)
            text[-2] = "};"
        lines += text
    return "\n".join(lines + ["#endif"]) + "\n"
