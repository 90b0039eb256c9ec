# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The other libraries: where they are, and how one becomes a contestant.

find_program(BENCH_PROTOC protoc)
find_path(BENCH_PROTO_DIR google/protobuf/descriptor.proto)

find_library(BENCH_LIBPROTOBUF NAMES libprotobuf.a protobuf)
find_path(BENCH_LIBPROTOBUF_DIR google/protobuf/descriptor.pb.h)

find_program(BENCH_PROTOC_C NAMES protoc-gen-c)
find_library(BENCH_LIBPROTOBUF_C NAMES libprotobuf-c.a protobuf-c)
find_path(BENCH_PROTOBUF_C_DIR protobuf-c/protobuf-c.h)

find_program(BENCH_NANOPB NAMES protoc-gen-nanopb)
find_library(BENCH_LIBNANOPB NAMES libprotobuf-nanopb.a protobuf-nanopb)
find_path(BENCH_NANOPB_DIR pb_decode.h PATH_SUFFIXES nanopb)

find_library(BENCH_LIBUPB NAMES upb)
find_library(BENCH_LIBUPB_DESCRIPTOR NAMES descriptor_upb_proto)

mark_as_advanced(BENCH_PROTOC BENCH_PROTO_DIR BENCH_LIBPROTOBUF BENCH_LIBPROTOBUF_DIR
  BENCH_PROTOC_C BENCH_LIBPROTOBUF_C BENCH_PROTOBUF_C_DIR BENCH_NANOPB BENCH_LIBNANOPB
  BENCH_NANOPB_DIR BENCH_LIBUPB BENCH_LIBUPB_DESCRIPTOR)

# bench_peer(WORD NAME "row" NEEDS "packages" REQUIRES variables... SOURCES files...
#            [INCLUDES folders...] [LIBRARIES files...] [WEIGH files...])
#
# Makes `peer_WORD` part of this folder's comparison, in the library
# bench_<folder>_WORD, and the program that tells its size: weigh/WORD, or the
# files of WEIGH. Without one of REQUIRES it becomes a row that names NEEDS.
function(bench_peer word)
  cmake_parse_arguments(ARG "" "NAME;NEEDS" "REQUIRES;SOURCES;INCLUDES;LIBRARIES;WEIGH" ${ARGN})
  get_filename_component(folder ${CMAKE_CURRENT_SOURCE_DIR} NAME)
  set(target bench_${folder}_${word})
  set(missing)
  foreach(variable IN LISTS ARG_REQUIRES)
    if(NOT ${variable})
      list(APPEND missing ${variable})
    endif()
  endforeach()
  set_property(DIRECTORY APPEND PROPERTY BENCH_PEERS ${target})

  if(missing)
    add_library(${target} OBJECT ${PROJECT_SOURCE_DIR}/bench/harness/peer_missing.c)
    target_compile_definitions(${target} PRIVATE PEER=peer_${word} "NAME=\"${ARG_NAME}\""
      "NEEDS=\"${ARG_NEEDS}\"")
    return()
  endif()

  add_library(${target} OBJECT ${ARG_SOURCES})
  target_compile_options(${target} PRIVATE ${BENCH_FLAGS})
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR} ${ARG_INCLUDES})
  target_link_libraries(${target} PUBLIC ${ARG_LIBRARIES})
  if(ARG_WEIGH)
    string(REPLACE ";" ":" weigh "${ARG_WEIGH}")
  else()
    set(weigh ${CMAKE_CURRENT_BINARY_DIR}/weigh/${word})
    add_executable(${target}_weigh weigh.c)
    target_compile_definitions(${target}_weigh PRIVATE PEER=peer_${word})
    target_compile_options(${target}_weigh PRIVATE ${BENCH_FLAGS})
    target_link_libraries(${target}_weigh PRIVATE ${target})
    target_link_options(${target}_weigh PRIVATE -Wl,--gc-sections)
    set_target_properties(${target}_weigh PROPERTIES OUTPUT_NAME ${word}
      RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/weigh)
    set_property(DIRECTORY APPEND PROPERTY BENCH_WEIGHS ${target}_weigh)
  endif()
  target_compile_definitions(${target} PRIVATE "WEIGH=\"${weigh}\"")
endfunction()

# bench_program(NAME): bench_NAME, of main.c and all peers of this folder.
function(bench_program name)
  get_property(peers DIRECTORY PROPERTY BENCH_PEERS)
  get_property(weighs DIRECTORY PROPERTY BENCH_WEIGHS)
  add_executable(bench_${name} main.c)
  hone_warnings(bench_${name})
  target_compile_definitions(bench_${name} PRIVATE "BENCH_COMPILER=\"${BENCH_COMPILER}\"")
  target_link_libraries(bench_${name} PRIVATE bench_harness ${peers})
  set_target_properties(bench_${name} PROPERTIES LINKER_LANGUAGE CXX)
  if(weighs)
    add_dependencies(bench_${name} ${weighs})
  endif()
endfunction()
