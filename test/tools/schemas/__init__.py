# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Schemas as data, for tests that need many of them.

A model (model.py) is a list of messages, each field with its protobuf type
and the C representation chosen for it. From one model come the .proto
(proto.py), the annotated header (header.py), C that fills and dumps its
structs (fill.py), random values (values.py) and a table of what the bytes may
be (wire.py). random_model.py makes models from a seed. Python's standard
library only.
"""
