# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a File of the model as .proto source."""


def default_text(field):
    value = field.default
    if field.type == "bool":
        return "true" if value else "false"
    if field.type == "enum":
        return next(name for name, v in field.ref.values if v == value)
    if field.type in ("string", "bytes"):
        return '"%s"' % value.decode()
    return repr(value)


def type_name(field):
    if field.type == "enum":
        return field.ref.name
    return field.ref.proto_name if field.is_message else field.type


def field_lines(message, field, indent):
    options = []
    if field.packed is not None and field.packed != message.proto3:
        options.append("packed = %s" % ("true" if field.packed else "false"))
    if field.default is not None:
        options.append("default = %s" % default_text(field))
    tail = " [%s];" % ", ".join(options) if options else ";"
    name = type_name(field)
    if field.label == "map":
        key, value = field.ref.fields
        parts = (indent, key.type, type_name(value), field.name, field.number)
        return ["%smap<%s, %s> %s = %d;" % parts]
    label = {"implicit": "", "arm": "", "always": ""}.get(field.label, field.label + " ")
    if not message.proto3 and not label and field.label != "arm":
        label = "optional "
    if field.type == "group":
        lines = ["%s%sgroup %s = %d {" % (indent, label, field.ref.proto_name, field.number)]
        lines += body_lines(field.ref, indent + "  ")
        return lines + [indent + "}"]
    return ["%s%s%s %s = %d%s" % (indent, label, name, field.name, field.number, tail)]


def ranges_text(ranges):
    return ", ".join("%d to %d" % r if r[0] != r[1] else str(r[0]) for r in ranges)


def body_lines(message, indent):
    lines = []
    for field in message.fields:
        if not field.oneof:
            lines += field_lines(message, field, indent)
    for oneof in message.oneofs():
        lines.append("%soneof %s {" % (indent, oneof))
        for field in message.fields:
            if field.oneof == oneof:
                lines += field_lines(message, field, indent + "  ")
        lines.append(indent + "}")
    if message.reserved:
        lines.append("%sreserved %s;" % (indent, ranges_text(message.reserved)))
    if message.extensions:
        lines.append("%sextensions %s;" % (indent, ranges_text(message.extensions)))
    return lines


def write(file, all_of=None):
    """The source. With all_of, a last message of that name has every root as a repeated field."""
    lines = ['syntax = "%s";' % ("proto3" if file.proto3 else "proto2"), "package %s;" % file.package]
    for enum in file.enums:
        lines.append("enum %s {" % enum.name)
        if len({v for _, v in enum.values}) != len(enum.values):
            lines.append("  option allow_alias = true;")
        lines += ["  %s = %d;" % value for value in enum.values]
        lines.append("}")
    for message in file.messages:
        if message.is_entry or message.is_group:
            continue
        lines += ["message %s {" % message.proto_name] + body_lines(message, "  ") + ["}"]
    if all_of:
        lines.append("message %s {" % all_of)
        for number, root in enumerate(file.roots, 1):
            lines.append("  repeated %s f%d = %d;" % (root.proto_name, number, number))
        lines.append("}")
    return "\n".join(lines) + "\n"
