# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The front door. Each target installs what it lacks (Debian; see .ci/setup),
# configures, builds and runs; the work is CMake's, which can be used alone.
#
#   make build           the tool in build/bin/hone, the runtime in build/lib/libhone.a
#   make demo            specialize all of descriptor.proto, decode and encode real files, compare
#   make check           build with two compilers, run every test
#   make conformance     the official protobuf conformance suite
#   make corpus          eight thousand .proto files, imported, specialized, compiled, compared
#   make bench           the benchmarks, beside other libraries; one of them: make bench-NAME
#   make bench-compare   REV=… [WITH=…]: this tool's code beside that of another commit
#   make fuzz            fuzz every decoder, FUZZ_SECONDS each
#   make install         into PREFIX (/usr/local)
#   make format          clang-format on what is written by hand
#   make update-goldens  take what the tool writes now as expected; review the diff
.DEFAULT_GOAL := build
.PHONY: build demo check conformance corpus bench bench-compare fuzz install format update-goldens clean

PREFIX ?= /usr/local
FUZZ_SECONDS ?= 60
JOBS ?= $(shell nproc)

# $(call configure,PRESET,GROUPS,OPTIONS): the packages, then CMake.
configure = llvm=$$(bash .ci/setup $(2)) && \
  cmake --preset $(1) -DHONE_LLVM_VERSION=$$llvm $(3) -Wno-dev --log-level=NOTICE >/dev/null

build:
	@$(call configure,release,build,-DHONE_TESTS=OFF)
	@cmake --build build -j $(JOBS)
	@echo "The tool is build/bin/hone, the runtime build/lib/libhone.a."

demo:
	@$(call configure,release,build demo,-DHONE_TESTS=OFF -DHONE_BENCH=ON)
	@cmake --build build -j $(JOBS)
	@cmake --build build --target demo

check:
	@JOBS=$(JOBS) bash .ci/check

bench: bench-all

bench-%:
	@$(call configure,bench,build demo bench,-DCMAKE_C_COMPILER=clang-$$llvm -DCMAKE_CXX_COMPILER=clang++-$$llvm)
	@cmake --build build/bench -j $(JOBS) --target bench_messages
	@cmake --build build/bench --target bench-$*

bench-compare:
	@llvm=$$(bash .ci/setup build bench) && python3 bench/compare $(or $(REV),$(error say which commit: make bench-compare REV=HEAD~5)) \
	  $(WITH) --names "$(NAMES)" --cc clang-$$llvm --llvm $$llvm --jobs $(JOBS)

conformance:
	@bash .ci/setup conformance >/dev/null
	@bash .ci/fetch conformance
	@$(call configure,release,build conformance,-DHONE_TESTS=OFF)
	@cmake --build build -j $(JOBS) --target conformance

corpus:
	@bash .ci/setup corpus >/dev/null
	@bash .ci/fetch corpus
	@$(call configure,release,build demo corpus,-DHONE_TESTS=OFF)
	@cmake --build build -j $(JOBS) --target corpus

fuzz:
	@$(call configure,fuzz,build demo check,-DCMAKE_C_COMPILER=clang-$$llvm -DCMAKE_CXX_COMPILER=clang++-$$llvm -DHONE_FUZZ_SECONDS=$(FUZZ_SECONDS))
	@cmake --build build/fuzz -j $(JOBS)
	@cmake --build build/fuzz --target fuzz

install: build
	@cmake --install build --prefix $(PREFIX)

format:
	@python3 test/tools/check-format . clang-format-14 --fix

update-goldens:
	@$(call configure,dev,build check,-DCMAKE_C_COMPILER=clang-$$llvm -DCMAKE_CXX_COMPILER=clang++-$$llvm)
	@cmake --build build/dev -j $(JOBS)
	@HONE_UPDATE_GOLDENS=1 ctest --test-dir build/dev -R '^(lit/(plan|emit|output)|examples/)' --output-on-failure

clean:
	@rm -rf build
