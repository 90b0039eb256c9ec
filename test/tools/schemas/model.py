# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a schema is made of: enums, messages and fields with their C form.

A field has a protobuf side (type, number, cardinality) and a C side (how it
is stored, how its presence and count are told). Both stand in one object, so
that everything made from it agrees.
"""

from dataclasses import dataclass, field as dc_field
from typing import List, Optional, Tuple

INTEGERS = {
    # name: (signed, bits, annotation options, packed wire is varint)
    "int32": (True, 32, []),
    "int64": (True, 64, []),
    "uint32": (False, 32, []),
    "uint64": (False, 64, []),
    "sint32": (True, 32, ["zigzag"]),
    "sint64": (True, 64, ["zigzag"]),
    "fixed32": (False, 32, ["fixed"]),
    "fixed64": (False, 64, ["fixed"]),
    "sfixed32": (True, 32, ["fixed"]),
    "sfixed64": (True, 64, ["fixed"]),
}
SCALARS = list(INTEGERS) + ["bool", "float", "double", "enum"]
MAP_KEYS = list(INTEGERS) + ["bool", "string"]


@dataclass
class Enum:
    name: str
    values: List[Tuple[str, int]]
    closed: bool
    short: bool = False  # the smallest integer type that holds it (GNU packed)

    def storage(self):
        """The lowest and highest value that the C type holds and the wire may carry."""
        low = min(v for _, v in self.values)
        high = max(v for _, v in self.values)
        if self.short:
            if low < 0:
                bits = 8 if low >= -128 and high < 128 else 16 if low >= -32768 and high < 32768 else 32
                return -(1 << (bits - 1)), (1 << (bits - 1)) - 1
            bits = 8 if high < 256 else 16 if high < 65536 else 32
            return 0, min((1 << bits) - 1, 0x7FFFFFFF)
        return (-0x80000000 if low < 0 else 0), 0x7FFFFFFF


@dataclass
class Field:
    name: str
    number: int
    type: str  # a scalar's name, "string", "bytes", "message", "group"
    label: str  # implicit, optional, required, repeated, map, arm
    ref: object = None  # Enum or Message
    packed: Optional[bool] = None  # repeated scalars: what the wire has
    default: object = None  # proto2 optional
    oneof: Optional[str] = None  # arms: the union's selector member

    # The C side.
    ctype: str = ""  # of one value: "int32_t", "hone_str", "char"
    bits: int = 0  # a bit-field's width
    length: int = 0  # char[N], uint8_t[N], {size; bytes[N]}: N
    presence: str = "plain"  # plain, always, has, bit, pointer, null (data or char * NULL), required, arm
    container: str = ""  # "", array, bounded, pointer, pointers, seq, named_seq
    elements: int = 0  # array, bounded: N
    dims: List[int] = dc_field(default_factory=list)
    maximum: int = 0  # max = n
    by_pointer: bool = False  # a message: T *
    count_name: str = ""
    count_type: str = "size_t"
    count_said: bool = False  # by `count =`
    has_name: str = ""
    has_said: bool = False

    @property
    def is_message(self):
        return self.type in ("message", "group")

    @property
    def proto_name(self):
        return self.ref.proto_name.lower() if self.type == "group" else self.name

    def limits(self):
        """Lowest and highest integer that the C place holds and the wire may carry."""
        if self.type == "enum":
            low, high = self.ref.storage()
            if self.bits:
                if low < 0:
                    low, high = -(1 << (self.bits - 1)), (1 << (self.bits - 1)) - 1
                else:
                    high = (1 << self.bits) - 1
            return low, high
        if self.type == "bool":
            return 0, 1
        signed, wide, _ = INTEGERS[self.type]
        bits = self.bits or int(self.ctype.strip("uint_t") or wide)
        if signed:
            return -(1 << (bits - 1)), (1 << (bits - 1)) - 1
        return 0, (1 << bits) - 1

    def most(self):
        """How many elements may be there; None: no limit of its own."""
        limits = [n for n in (self.maximum if self.container else 0, self.elements) if n]
        if self.count_type == "uint8_t" and self.count_name:
            limits.append(255)
        return min(limits) if limits else None

    def longest(self):
        """How many bytes one text or bytes may have; None: no limit."""
        limits = []
        if self.ctype == "char" and self.length:
            limits.append(self.length - 1)
        elif self.length:
            limits.append(self.length)
        if self.maximum and not self.container:
            limits.append(self.maximum)
        return min(limits) if limits else None


@dataclass
class Message:
    name: str  # its C name
    proto3: bool
    proto_name: str = ""
    fields: List[Field] = dc_field(default_factory=list)
    unknown: bool = False
    reserved: List[Tuple[int, int]] = dc_field(default_factory=list)
    extensions: List[Tuple[int, int]] = dc_field(default_factory=list)
    is_entry: bool = False
    is_group: bool = False
    style: str = "typedef"  # typedef struct HONE_MESSAGE() X {} X;  or  struct
    recursive: bool = False

    def __post_init__(self):
        self.proto_name = self.proto_name or self.name

    @property
    def ctype(self):
        return self.name if self.style == "typedef" else "struct " + self.name

    def bit_fields(self):
        return [f for f in self.fields if f.presence == "bit"]

    def oneofs(self):
        names = []
        for f in self.fields:
            if f.oneof and f.oneof not in names:
                names.append(f.oneof)
        return names


@dataclass
class File:
    """What goes into one .proto and one header."""

    package: str
    proto3: bool
    enums: List[Enum] = dc_field(default_factory=list)
    messages: List[Message] = dc_field(default_factory=list)  # a message after those it embeds
    roots: List[Message] = dc_field(default_factory=list)
