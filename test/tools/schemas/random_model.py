# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a random schema: every type, cardinality and presence, and for each
one of the C representations that can hold it.

All choices come from the random.Random given, so a seed says everything.
"""

from .model import INTEGERS, MAP_KEYS, SCALARS, Enum, Field, File, Message

NUMBER_CLASSES = [(1, 15)] * 6 + [(16, 2047)] * 4 + [
    (2048, 18999), (20000, 262143), (262144, 33554431), (33554432, 536870911)]
EXTENSIONS = (100000000, 100000999)
RESERVED = (1900, 1909)
COUNT_NAMES = ["n_%s", "num_%s", "%s_count", "%s_size"]


class Maker:
    def __init__(self, rng, file, index):
        self.rng, self.file, self.index = rng, file, index
        self.enums, self.messages, self.serial = [], [], 0
        self.unknown = rng.random() < 0.5
        self.current, self.depth, self.bits = None, 0, False

    def chance(self, p):
        return self.rng.random() < p

    def name(self, letter):
        self.serial += 1
        return "S%d%s%d" % (self.index, letter, self.serial)

    # ---- Enums ----

    def enum(self):
        if self.enums and self.chance(0.6):
            return self.rng.choice(self.enums)
        name = self.name("E")
        pool = [1, 2, 3, 5, 100, 127, 128, 255, 256, 40000, 65535, 65536, 0x7FFFFFFF]
        if self.chance(0.4):
            pool += [-1, -2, -128, -129, -32769, -0x80000000]
        if self.chance(0.5):
            pool = pool[:6]
        numbers = [0] + self.rng.sample(pool, self.rng.randint(1, min(5, len(pool))))
        if not self.file.proto3 and self.chance(0.3):
            numbers = numbers[1:] + ([0] if self.chance(0.5) else [])
        values = [("%s_%d" % (name, i), n) for i, n in enumerate(numbers)]
        if self.chance(0.1):
            values.append(("%s_ALIAS" % name, values[0][1]))
        enum = Enum(name, values, closed=not self.file.proto3, short=self.chance(0.2))
        self.enums.append(enum)
        self.file.enums.append(enum)
        return enum

    # ---- C representations ----

    def narrow(self, field):
        """The C type of a scalar, now and then narrower than the wire's."""
        if field.type == "bool":
            field.ctype = "bool"
        elif field.type in ("float", "double"):
            field.ctype = field.type
        elif field.type == "enum":
            field.ref = self.enum()
            field.ctype = field.ref.name
        else:
            signed, bits, _ = INTEGERS[field.type]
            if bits == 32 and field.type not in ("fixed32", "sfixed32"):
                bits = self.rng.choice([32, 32, 32, 16, 8])
            field.ctype = "%sint%d_t" % ("" if signed else "u", bits)

    def text_form(self, field, forms):
        form = self.rng.choice(forms)
        if form == "chars":
            field.ctype, field.length = "char", self.rng.choice([2, 8, 16, 64])
        elif form == "cstr":
            field.ctype = "char *"
        else:
            field.ctype = "hone_str"

    def bytes_form(self, field, forms):
        form = self.rng.choice(forms)
        if form == "view":
            field.ctype = "hone_bytes"
            return
        field.ctype, field.length = "uint8_t", self.rng.choice([1, 7, 16, 40])
        if form == "counted_pointer":
            field.length, field.container = 0, ""
            field.ctype = "uint8_t *"
        if form in ("counted_pointer", "counted"):
            self.count(field)
        if form == "struct":
            field.ctype = "struct_bytes"

    def count(self, field):
        field.count_type = self.rng.choice(["size_t", "size_t", "uint32_t", "uint16_t", "uint8_t", "int"])
        if self.chance(0.2):
            field.count_name, field.count_said = "many_%s" % field.name, True
        else:
            field.count_name = self.rng.choice(COUNT_NAMES) % field.name

    def has(self, field):
        field.presence = "has"
        if self.chance(0.15):
            field.has_name, field.has_said = "there_%s" % field.name, True
        else:
            field.has_name = "has_%s" % field.name

    # ---- Fields ----

    def kind(self, field, groups):
        """Chooses the type; texts, bytes and messages get their form from the caller."""
        roll = self.rng.random() * (0.82 if self.depth <= 0 else 1)  # the lowest have no messages below
        if roll < 0.55:
            field.type = self.rng.choice(SCALARS)
            self.narrow(field)
        elif roll < 0.72:
            field.type = "string"
        elif roll < 0.82:
            field.type = "bytes"
        else:
            field.type = "group" if groups and self.chance(0.35) else "message"

    def single(self, field):
        field.label = "implicit"
        if not self.file.proto3:
            field.label = "required" if self.chance(0.12) else "optional"
        elif self.chance(0.35):
            field.label = "optional"
        self.kind(field, not self.file.proto3)
        if field.is_message:
            return self.single_message(field)
        if field.type == "string":
            self.text_form(field, ["view", "view", "cstr", "chars"])
        elif field.type == "bytes":
            forms = ["view", "counted", "counted_pointer", "struct"]
            self.bytes_form(field, forms + (["exact"] if field.label == "implicit" else []))
            if field.ctype == "uint8_t" and not field.count_name:
                field.label, field.presence = "optional", "exact"  # N bytes, always there
                return None
        if field.label == "required":
            field.presence = "required"
        elif field.label == "optional":
            self.single_presence(field)
        elif self.chance(0.1) and field.type in INTEGERS and field.ctype.endswith("32_t"):
            field.bits = self.rng.randint(2, 31)
        return None

    def single_presence(self, field):
        choices = ["has", "bit" if self.bits else "has"]
        plain = field.type in INTEGERS or field.type in ("bool", "float", "double", "enum")
        if plain and not self.bits:
            choices.append("pointer")
        elif not self.bits and field.ctype in ("hone_str", "char *", "hone_bytes"):
            choices.append("null")
        field.presence = self.rng.choice(choices)
        if field.presence == "has":
            self.has(field)
        if plain and field.presence != "pointer" and field.ctype.endswith("32_t") and self.chance(0.1):
            field.bits = self.rng.randint(2, 31)
        if not self.file.proto3 and field.presence in ("has", "bit") and self.chance(0.3):
            field.default = self.default(field)

    def default(self, field):
        if field.type in INTEGERS:
            low, high = field.limits()
            return self.rng.choice([low, high, max(low, min(high, 7))])
        if field.type == "bool":
            return True
        if field.type == "enum":
            values = [v for _, v in field.ref.values if field.limits()[0] <= v <= field.limits()[1]]
            return self.rng.choice(values) if values else None
        if field.type in ("float", "double"):
            return self.rng.choice([1.5, -0.25, 1024.0])
        if field.ctype in ("hone_str", "char *", "hone_bytes"):
            return b"given"
        return None

    def single_message(self, field):
        if field.type == "group":
            field.ref = self.message(self.depth - 1, group=True)
        else:
            field.ref = self.child()
        if field.label == "required" and field.ref is not self.current:
            field.presence = "required"
            field.by_pointer = self.chance(0.5)
            return
        field.label = "implicit" if self.file.proto3 else "optional"
        if field.ref is self.current:
            field.by_pointer, field.presence = True, "pointer"
            self.current.recursive = True
            return
        choice = self.rng.choice(["pointer", "has", "bit" if self.bits else "has", "plain"])
        if choice == "pointer":
            field.by_pointer, field.presence = True, "pointer"
        elif choice == "has":
            self.has(field)
        elif choice == "bit":
            field.presence = "bit"

    def repeated(self, field):
        field.label = "repeated"
        self.kind(field, not self.file.proto3)
        if field.type in SCALARS:
            field.packed = self.chance(0.6)
        containers = ["array", "bounded", "pointer", "pointers", "seq"]
        if field.type == "string":
            self.text_form(field, ["view", "cstr", "chars"])
            if field.ctype != "hone_str":
                containers = ["bounded", "array"] if field.ctype == "char" else ["bounded", "pointer"]
        elif field.type == "bytes":
            field.ctype = "hone_bytes"
        elif field.is_message:
            field.ref = self.message(self.depth - 1, group=True) if field.type == "group" else self.child()
            field.ctype = field.ref.ctype
            if field.type == "group":
                containers.remove("array")  # its name is not the group's; see variants.cc
            if field.ref is self.current:
                self.current.recursive = True
                containers = ["pointer", "pointers", "seq"]
        field.container = self.rng.choice(containers)
        if field.container == "array":
            field.name = "all_" + field.name  # a hint for variants.cc
        if field.container in ("array", "bounded"):
            field.elements = self.rng.randint(1, 5)
            if field.container == "array" and field.ctype != "char" and self.chance(0.3):
                field.dims = [2, self.rng.randint(1, 3)]
                field.elements = field.dims[0] * field.dims[1]
        if field.container in ("bounded", "pointer", "pointers"):
            self.count(field)
        if field.container in ("pointer", "pointers", "seq") and self.chance(0.2):
            field.maximum = self.rng.randint(3, 20)

    def map(self, field):
        field.label = "map"
        entry = Message(self.name("P"), self.file.proto3, is_entry=True, unknown=False)
        key = Field("key", 1, self.rng.choice(MAP_KEYS), "implicit")
        value = Field("value", 2, "int32", "implicit")
        self.kind(value, False)
        for part in (key, value):
            if part.type == "string":
                self.text_form(part, ["view", "view", "cstr", "chars"])
            elif part.type == "bytes":
                part.ctype = "hone_bytes"
            elif part.is_message:
                part.ref = self.child(allow_self=False)
                part.ctype = part.ref.ctype
            elif part is key:
                self.narrow(part)
            if part.type == "enum" and part.ref.values[0][1] != 0:
                part.type, part.ref, part.ctype = "int32", None, "int32_t"
        entry.fields = [key, value]
        self.file.messages.append(entry)
        field.type, field.ref, field.ctype = "message", entry, entry.ctype
        field.container = self.rng.choice(["pointer", "bounded", "seq"])
        if field.container == "bounded":
            field.elements = self.rng.randint(1, 4)
        if field.container != "seq":
            self.count(field)

    def arm(self, field, selector):
        field.label, field.oneof, field.presence = "arm", selector, "arm"
        self.kind(field, not self.file.proto3)
        if field.type == "string":
            self.text_form(field, ["view", "cstr", "chars"])
        elif field.type == "bytes":
            self.bytes_form(field, ["view", "struct"])
        elif field.is_message:
            field.ref = self.message(self.depth - 1, group=True) if field.type == "group" else self.child()
            field.by_pointer = self.chance(0.5)
            if field.ref is self.current:
                field.by_pointer = self.current.recursive = True

    # ---- Messages ----

    def child(self, allow_self=True):
        if allow_self and self.chance(0.15) and not self.current.is_group:
            return self.current
        done = [m for m in self.messages if not m.is_group]
        if done and (self.depth <= 0 or self.chance(0.5)):
            return self.rng.choice(done)
        return self.message(self.depth - 1)

    def message(self, depth, group=False):
        outer = self.current, self.depth, self.bits
        message = Message(self.name("G" if group else "M"), self.file.proto3, unknown=self.unknown)
        message.is_group = group
        message.style = self.rng.choice(["typedef", "typedef", "struct"])
        # Which member a bit belongs to is told by `optional`: no other use of it beside bits.
        self.current, self.depth, self.bits = message, depth, self.chance(0.5)
        taken = set()
        size = self.rng.randint(1, 9) if depth > 0 else self.rng.randint(0, 4)
        serial = 0
        while serial < size:
            serial += 1
            roll = self.rng.random()
            if roll < 0.55:
                makers = [(self.single, ())]
            elif roll < 0.82:
                makers = [(self.repeated, ())]
            elif roll < 0.91:
                makers = [(self.map, ())]
            else:
                makers = [(self.arm, ("which%d" % serial,))] * self.rng.randint(1, 4)
            for make, arguments in makers:
                field = Field("f%d" % len(message.fields), self.number(taken), "int32", "")
                message.fields.append(field)
                make(field, *arguments)
                if field.is_message and not field.ctype:
                    field.ctype = field.ref.ctype
        self.finish(message)
        self.current, self.depth, self.bits = outer
        self.messages.append(message)
        self.file.messages.append(message)
        return message

    def number(self, taken):
        while True:
            number = self.rng.randint(*self.rng.choice(NUMBER_CLASSES))
            if number not in taken and not RESERVED[0] <= number <= RESERVED[1] \
                    and not EXTENSIONS[0] <= number <= EXTENSIONS[1]:
                taken.add(number)
                return number

    def finish(self, message):
        if self.chance(0.2):
            message.reserved.append(RESERVED)
        if not self.file.proto3 and self.chance(0.2):
            message.extensions.append(EXTENSIONS)


def make_file(rng, package, proto3, first, count):
    """A File with `count` root messages, the first of which is schema `first`."""
    file = File(package, proto3)
    for index in range(first, first + count):
        maker = Maker(rng, file, index)
        file.roots.append(maker.message(rng.choice([1, 2, 2, 3])))
    return file
