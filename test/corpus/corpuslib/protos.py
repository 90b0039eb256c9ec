# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which .proto files are valid, as buf or protoc say: descriptor sets of those
that go together, and the reasons against the others."""

import os
import re
import shutil
import subprocess

IMPORT = re.compile(rb'^\s*import\s+(?:public\s+|weak\s+|option\s+)?"([^"]+)"\s*;', re.M)
COMPLAINT = re.compile(r"^(.+?\.proto):\d+:\d+: ?(.*)$", re.M)


class Tree:
    """All files below a root, and what each imports."""

    def __init__(self, root):
        self.root = root
        self.paths = []
        self.imports = {}
        for folder, _, names in os.walk(root):
            for name in names:
                if name.endswith(".proto"):
                    full = os.path.join(folder, name)
                    self.add(os.path.relpath(full, root), full)
        self.paths.sort()

    def add(self, path, full):
        with open(full, "rb") as file:
            found = IMPORT.findall(file.read())
        self.paths.append(path)
        self.imports[path] = [name.decode() for name in found]

    def closure(self, paths):
        """The paths, and all that they import as far as it is in the tree."""
        seen, todo = set(), list(paths)
        while todo:
            path = todo.pop()
            if path not in seen and path in self.imports:
                seen.add(path)
                todo += self.imports[path]
        return seen


class Set:
    """Files that are valid together."""

    def __init__(self, descriptors, paths, chosen):
        self.descriptors = descriptors  # a file, made by buf or protoc
        self.paths = paths  # all in it
        self.chosen = chosen  # those that were asked for


def buf_build(tree, paths, folder, options):
    """A descriptor set of the paths; None, and what buf says."""
    copied = os.path.join(folder, "tree")
    shutil.rmtree(copied, ignore_errors=True)
    for path in paths:
        target = os.path.join(copied, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copyfile(os.path.join(tree.root, path), target)
    output = os.path.join(folder, "set.binpb")
    done = subprocess.run([options.buf, "build", copied, "--as-file-descriptor-set", "-o", output],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    shutil.rmtree(copied)
    return (output if done.returncode == 0 else None), done.stdout.replace(copied + "/", "")


def protoc_build(tree, path, folder, options):
    """The same for one file, whose imports may be meant from its own folder."""
    output = os.path.join(folder, "set.binpb")
    own = os.path.join(tree.root, os.path.dirname(path))
    done = subprocess.run([options.protoc, "-I", own, "-I", tree.root, "--include_imports",
                           "--include_source_info", "-o", output, os.path.join(tree.root, path)],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return (output if done.returncode == 0 else None), done.stdout


def first_complaint(text):
    found = COMPLAINT.search(text)
    return found.group(2) if found else text.strip().split("\n")[0]


def dependents(tree, paths, bad):
    """Those of the paths that import one of the bad, at any distance."""
    return {path for path in paths if tree.closure([path]) & bad}


def together(tree, chosen, folder, options):
    """As many of the files as are valid together, as a Set; and the others."""
    left = set(chosen)
    while left:
        paths = tree.closure(left)
        descriptors, text = buf_build(tree, paths, folder, options)
        if descriptors is not None:
            break
        bad = {path for path, _ in COMPLAINT.findall(text)} & paths
        if not bad:
            raise RuntimeError("buf fails without naming a file:\n" + text)
        left -= dependents(tree, left, bad)
    return (Set(descriptors, paths, left) if left else None), sorted(set(chosen) - left)


def accepted_sets(tree, chosen, options):
    sets, refused = [], {}

    def folder():
        made = os.path.join(options.work, "set%d" % len(sets))
        shutil.rmtree(made, ignore_errors=True)
        os.makedirs(made)
        return made

    first, others = together(tree, chosen, folder(), options)
    if first is not None:
        sets.append(first)
    for path in others:
        made, paths = folder(), tree.closure([path])
        descriptors, reason = buf_build(tree, paths, made, options)
        if descriptors is not None:
            sets.append(Set(descriptors, paths, {path}))
            continue
        descriptors, _ = protoc_build(tree, path, made, options)
        if descriptors is not None:
            sets.append(Set(descriptors, {os.path.basename(path)}, {os.path.basename(path)}))
        else:
            refused[path] = first_complaint(reason)
    return sets, refused
