# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# libFuzzer programs; included by ../robust/CMakeLists.txt, which compiles what
# they decode. check replays corpus/ and fuzzes for seconds; the target `fuzz`
# runs HONE_FUZZ_SECONDS each and keeps what it finds in the build folder.

set(fuzz_programs)
set(fuzz_runs)

# fuzz_program(NAME SECONDS SEEDS objects...): seconds of its leg in check; SEEDS may be empty.
# Inputs of the leg have at most `fuzz_max_len` bytes.
set(fuzz_max_len 400)
macro(fuzz_program name seconds seeds)
  test_program(fuzz-${name} "fuzzer,address,undefined" ${ARGN})
  set(program ${CMAKE_CURRENT_BINARY_DIR}/fuzz-${name})
  set(found ${CMAKE_CURRENT_BINARY_DIR}/found-${name})
  file(MAKE_DIRECTORY ${found})
  list(APPEND fuzz_programs ${program})
  set(options -timeout=20 -rss_limit_mb=3000 -print_final_stats=1 -artifact_prefix=${found}-)
  if(NOT "${seeds}" STREQUAL "")
    add_test(NAME fuzz/${name}-replay COMMAND ${program} -runs=0 ${options} ${seeds})
  endif()
  add_test(NAME fuzz/${name} COMMAND ${program} -max_total_time=${seconds} -seed=1 -max_len=${fuzz_max_len}
    ${options} ${found} ${seeds})
  set_tests_properties(fuzz/${name} PROPERTIES TIMEOUT 200)
  list(APPEND fuzz_runs COMMAND ${program} -max_total_time=${HONE_FUZZ_SECONDS} -max_len=4096
    -jobs=${cores} -workers=${cores} ${options} ${found} ${seeds})
endmacro()

set(decode_objects)
test_objects(decode_objects ${fuzz_source}/fuzz.c)
fuzz_program(decode 30 ${fuzz_source}/corpus ${decode_objects} ${message_objects} ${runtime_objects})

set(ros1_objects ${decode_objects})
test_objects(ros1_objects ${fuzz_source}/ros1.c ${made}/ros1.hone.c)
fuzz_program(ros1 15 "" ${ros1_objects} ${runtime_objects})

set(extension_objects)
test_objects(extension_objects ${fuzz_source}/extension.c ${made}/extension.hone.c)
fuzz_program(extension 5 "" ${extension_objects} ${runtime_objects})

# The importer: its sources once more, with coverage; seeds are the .proto files of ../import.
set(specializer ${PROJECT_SOURCE_DIR}/specializer)
set(generated ${PROJECT_BINARY_DIR}/specializer/import/hone)
file(GLOB import_sources CONFIGURE_DEPENDS ${specializer}/import/*.c ${specializer}/support/*.c)
list(REMOVE_ITEM import_sources ${specializer}/import/main.c)
file(GLOB import_headers CONFIGURE_DEPENDS ${specializer}/import/*.h ${specializer}/import/*.def
  ${specializer}/support/*.h)
set(import_objects)
foreach(source IN LISTS import_sources ITEMS ${generated}/import/descriptor.hone.c ${fuzz_source}/import.c)
  get_filename_component(stem ${source} NAME_WLE)
  set(object ${CMAKE_CURRENT_BINARY_DIR}/importer-${stem}.o)
  add_custom_command(OUTPUT ${object}
    COMMAND ${compile} -D_XOPEN_SOURCE=700 -I${specializer} -I${generated} -c ${source} -o ${object}
    DEPENDS ${source} ${import_headers} ${generated}/import/descriptor.hone.h hone_import ${runtime_headers}
    COMMENT "Building the fuzzed importer, ${stem}" VERBATIM)
  list(APPEND import_objects ${object})
endforeach()
set(import_seeds ${CMAKE_CURRENT_BINARY_DIR}/import-seeds)
file(GLOB import_tests CONFIGURE_DEPENDS ${fuzz_source}/../import/*.test)
add_custom_command(OUTPUT ${import_seeds}.stamp
  COMMAND ${Python3_EXECUTABLE} ${fuzz_source}/make-import-seeds ${HONE_PROTOC} ${HONE_PROTO_DIR}
    ${import_seeds} ${import_tests}
  COMMAND ${CMAKE_COMMAND} -E touch ${import_seeds}.stamp
  DEPENDS ${fuzz_source}/make-import-seeds ${import_tests} VERBATIM)
set(fuzz_max_len 8000)
fuzz_program(import 15 ${import_seeds} ${import_objects} ${runtime_objects})

add_custom_target(test_fuzz ALL DEPENDS ${fuzz_programs} ${import_seeds}.stamp)
add_custom_target(fuzz ${fuzz_runs} DEPENDS ${fuzz_programs} ${import_seeds}.stamp USES_TERMINAL VERBATIM)

# Writes corpus/ anew.
set(seed_objects)
test_objects(seed_objects ${fuzz_source}/make-seeds.c)
test_program(make-seeds "address,undefined" ${seed_objects} ${message_objects} ${runtime_objects})
add_custom_target(fuzz-seeds COMMAND ${CMAKE_CURRENT_BINARY_DIR}/make-seeds ${fuzz_source}/corpus
  DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/make-seeds VERBATIM)
