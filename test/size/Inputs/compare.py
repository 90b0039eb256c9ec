# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""compare.py JSON NM: every function of nm is in the report, with its bytes, and the sums are right."""
import json
import sys

report = json.load(open(sys.argv[1]))
symbols = {}
for line in open(sys.argv[2]):
    words = line.split()
    if len(words) == 4 and words[2] in "tT":
        symbols[words[3]] = int(words[1], 16)

shown = {f["name"]: f["bytes"] for f in report["other"]["functions"]}
assert sum(shown.values()) == report["other"]["bytes"]
formats = {}
for message in report["messages"]:
    assert message["bytes"] == sum(part["bytes"] for part in message["formats"])
    for part in message["formats"]:
        assert part["bytes"] == sum(f["bytes"] for f in part["functions"])
        formats[part["name"]] = formats.get(part["name"], 0) + part["bytes"]
        shown.update((f["name"], f["bytes"]) for f in part["functions"])
assert report["bytes"] == sum(message["bytes"] for message in report["messages"])
formats.pop("values")
assert report["formats"] == formats, (report["formats"], formats)
assert symbols and shown == symbols, (shown, symbols)
