# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The lit suite. Daily use, from the top folder: lit-22 -v test/plan/protobuf
# (finds build/dev or build; HONE_BUILD=dir names another). Parameters:
#   leg=NAME      what %cc is: asan (default), gcc, s390x, armhf
#   optimize=size run the run tests with code that is specialized for size
#   libclang=N    run the tool that was built for the other libclang
# Substitutions are listed in CONTRIBUTING.md; each has a line here.

import os
import sys

if not hasattr(config, "hone_tool"):
    # Called on the source tree: go by a build's lit.site.cfg.py.
    top = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    builds = [os.environ.get("HONE_BUILD", ""), top + "/build/dev", top + "/build"]
    sites = [os.path.join(b, "test", "lit.site.cfg.py") for b in builds if b]
    site = next((s for s in sites if os.path.exists(s)), None)
    if site is None:
        lit_config.fatal("no build found: run `make build`, or set HONE_BUILD")
    lit_config.load_config(config, site)
    raise SystemExit


source = os.path.join(config.hone_source, "test")
leg_name = lit_config.params.get("leg", "asan")
leg = config.legs[leg_name]
second = lit_config.params.get("libclang")

optimize = lit_config.params.get("optimize", "")

config.name = "hone" if leg_name == "asan" else "hone@" + leg_name
if optimize:
    config.name += "@" + optimize
tool = config.hone_tool
if second:
    config.name = "hone@libclang-" + second
    tool = config.hone_second_tool
sys.path.insert(0, os.path.join(source, "tools"))
import hone_lit

config.test_format = hone_lit.Tests()
config.suffixes = [".h", ".c", ".test"]
config.excludes = [
    "Inputs", "golden", "corpus", "tools",  # what tests read, at any depth
    "unit", "conformance", "interop", "robust", "fuzz", "proof",  # not lit's: see CMakeLists.txt
]
config.test_source_root = source
config.test_exec_root = os.path.join(config.hone_build, "test", "out", config.name)
os.makedirs(config.test_exec_root, exist_ok=True)

# -- Features --
if leg_name in ("asan", "gcc"):
    config.available_features.add("native")
if leg_name == "asan":
    config.available_features.add("asan")
if config.protoc:
    config.available_features.add("protoc")
config.available_features.update(config.formats)
config.available_features.add("libclang-" + (second or config.llvm_version))

# -- Substitutions --
include = os.path.join(config.hone_source, "include")
warnings = "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"


def substitute(name, value):
    config.substitutions.append(("%" + name + r"\b", value))


substitute("hone", tool)  # the tool
substitute("protoc_gen_hone", os.path.join(os.path.dirname(tool), "protoc-gen-hone"))  # its plugin
substitute("hone_fast", config.hone_fast_tool)  # one without sanitizers, where there is one: for timing
substitute("hone_target", "--target " + leg["triple"] if leg["triple"] else "")
substitute("cc", leg["cc"])  # C compiler of the leg with its sanitizers
substitute("cxx", leg["cxx"])  # and C++
substitute("runtime", leg["runtime"])  # the libhone.a that belongs to %cc
substitute("runtime_plain", config.legs["gcc"]["runtime"])  # without sanitizers: for %gcc, %clang
substitute("run", leg["run"])  # before a program built by %cc: the emulator, or nothing
substitute("clang", config.clang)  # the compilers themselves
substitute("clangxx", config.clangxx)
substitute("gcc", config.gcc)
substitute("gxx", config.gxx)
substitute("warnings", warnings)  # what emitted code must be silent under
substitute("include", include)
substitute("examples", os.path.join(config.hone_source, "examples"))
substitute("source", config.hone_source)
substitute("protoc", config.protoc)
substitute("clang_format", config.clang_format)
substitute("tools", os.path.join(source, "tools"))
# %hone_run MAIN.c HEADER.h... [-- options]: specialize, compile, run; see the script.
substitute("hone_run", "bash " + os.path.join(source, "tools", "hone-run") + " %t.run")

# -- Environment --
env = config.environment
env["PATH"] = os.pathsep.join([config.llvm_bin, env["PATH"]])  # FileCheck, not, split-file
env["LC_ALL"] = "C"
env["HONE"] = tool
env["HONE_OPTIMIZE"] = optimize
env["HONE_TARGET"] = leg["triple"]
env["HONE_CC"] = leg["cc"]
env["HONE_CXX"] = leg["cxx"] if leg_name == "asan" else ""  # hone-run reads as C++ once
env["HONE_WARNINGS"] = warnings
env["HONE_INCLUDE"] = include
env["HONE_RUNTIME"] = leg["runtime"]
env["HONE_EMULATOR"] = leg["run"]
# Findings end the program by a signal, which `not` does not take for an error exit.
env["ASAN_OPTIONS"] = "abort_on_error=1:detect_stack_use_after_return=1:strict_string_checks=1"
env["UBSAN_OPTIONS"] = "abort_on_error=1:print_stacktrace=1"
for name in ("HONE_SEED", "HONE_UPDATE_GOLDENS"):
    if name in os.environ:
        env[name] = os.environ[name]
