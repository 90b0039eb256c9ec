// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// foxglove.js EXTERNAL FOLDER: a third reader of ROS 1. npm's rosmsg parses our
// definitions (definitions.bin), rosmsg-serialization reads our bytes
// (hone.bin) by them, and writes the same again.
"use strict";
const fs = require("fs");
const path = require("path");

const [external, folder] = process.argv.slice(2);

// Packages lie unpacked as NAME-VERSION; they find each other in node_modules.
function link(name) {
  const base = name.split("/").pop();
  const pattern = new RegExp(`^${base}-[0-9.]+$`);
  const found = fs.readdirSync(external).find((entry) => pattern.test(entry));
  const target = path.join(folder, "node_modules", name);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  if (!fs.existsSync(target)) {
    fs.cpSync(path.join(external, found), target, { recursive: true });
  }
  return require(path.resolve(target));
}

function texts(data) {
  const found = [];
  for (let at = 0; at < data.length; ) {
    const size = data.readUInt32LE(at);
    found.push(data.toString("utf8", at + 4, at + 4 + size));
    at += 4 + size;
  }
  return found;
}

link("tslib");
link("md5-typescript");
link("@foxglove/message-definition");
const { parse } = link("@foxglove/rosmsg");
const { MessageReader, MessageWriter } = link("@foxglove/rosmsg-serialization");

const definitions = texts(fs.readFileSync(path.join(folder, "definitions.bin")));
const data = fs.readFileSync(path.join(folder, "hone.bin"));
const codecs = new Map();
let values = 0;
for (let at = 0; at < data.length; ) {
  const index = data.readUInt32LE(at);
  const size = data.readUInt32LE(at + 8);
  const bytes = data.subarray(at + 12, at + 12 + size);
  at += 12 + size;
  if (!codecs.has(index)) {
    const parsed = parse(definitions[3 * index + 2]);
    codecs.set(index, [new MessageReader(parsed), new MessageWriter(parsed)]);
  }
  const [reader, writer] = codecs.get(index);
  const message = reader.readMessage(bytes);
  const again = Buffer.from(writer.writeMessage(message));
  if (!again.equals(bytes)) {
    console.error(`${definitions[3 * index]}: rosmsg-serialization writes other bytes`);
    process.exitCode = 1;
  }
  values++;
}
console.log(`rosmsg-serialization: ${codecs.size} messages, ${values} values, the same bytes`);
