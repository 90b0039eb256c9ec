# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The other libraries: where they are, and how one becomes a contestant.
# Timed are the shared libraries, as a user links them; weighed the static ones.

find_program(BENCH_PROTOC protoc)
find_path(BENCH_PROTO_DIR google/protobuf/descriptor.proto)

find_library(BENCH_LIBPROTOBUF NAMES protobuf)
find_library(BENCH_LIBPROTOBUF_STATIC NAMES libprotobuf.a protobuf)
find_path(BENCH_LIBPROTOBUF_DIR google/protobuf/descriptor.pb.h)

find_program(BENCH_PROTOC_C NAMES protoc-gen-c)
find_library(BENCH_LIBPROTOBUF_C NAMES protobuf-c)
find_library(BENCH_LIBPROTOBUF_C_STATIC NAMES libprotobuf-c.a protobuf-c)
find_path(BENCH_PROTOBUF_C_DIR protobuf-c/protobuf-c.h)

find_program(BENCH_PROTOC_NANOPB NAMES protoc-gen-nanopb)
find_library(BENCH_LIBNANOPB NAMES libprotobuf-nanopb.a protobuf-nanopb)
find_path(BENCH_NANOPB_DIR pb_decode.h PATH_SUFFIXES nanopb)

find_library(BENCH_LIBUPB NAMES upb)
find_library(BENCH_LIBUPB_DESCRIPTOR NAMES descriptor_upb_proto)
find_path(BENCH_ROSCPP_DIR ros/serialization.h)
find_path(BENCH_ROS_MESSAGES_DIR diagnostic_msgs/DiagnosticArray.h)
find_library(BENCH_LIBROSCPP roscpp_serialization)
find_library(BENCH_LIBROSTIME rostime)
find_package(Python3 COMPONENTS Interpreter)

mark_as_advanced(BENCH_PROTOC BENCH_PROTO_DIR BENCH_LIBPROTOBUF BENCH_LIBPROTOBUF_STATIC
  BENCH_LIBPROTOBUF_DIR BENCH_PROTOC_C BENCH_LIBPROTOBUF_C BENCH_LIBPROTOBUF_C_STATIC
  BENCH_PROTOBUF_C_DIR BENCH_PROTOC_NANOPB BENCH_LIBNANOPB BENCH_NANOPB_DIR BENCH_LIBUPB
  BENCH_LIBUPB_DESCRIPTOR BENCH_ROSCPP_DIR BENCH_ROS_MESSAGES_DIR BENCH_LIBROSCPP BENCH_LIBROSTIME)

# What each library is called in a table, which packages bring it, what of it must be here.
set(BENCH_libprotobuf_NAME libprotobuf)
set(BENCH_libprotobuf_PACKAGES protobuf-compiler libprotobuf-dev)
set(BENCH_libprotobuf_NEEDS BENCH_PROTOC BENCH_LIBPROTOBUF BENCH_LIBPROTOBUF_DIR)
set(BENCH_protobuf_c_NAME protobuf-c)
set(BENCH_protobuf_c_PACKAGES protobuf-compiler libprotobuf-dev protobuf-c-compiler libprotobuf-c-dev)
set(BENCH_protobuf_c_NEEDS BENCH_PROTOC BENCH_PROTO_DIR BENCH_PROTOC_C BENCH_LIBPROTOBUF_C BENCH_PROTOBUF_C_DIR)
set(BENCH_nanopb_NAME nanopb)
set(BENCH_nanopb_PACKAGES protobuf-compiler libprotobuf-dev nanopb libnanopb-dev)
set(BENCH_nanopb_NEEDS BENCH_PROTOC BENCH_PROTO_DIR BENCH_PROTOC_NANOPB BENCH_LIBNANOPB BENCH_NANOPB_DIR)
set(BENCH_upb_NAME "upb (Debian, 2020)")
set(BENCH_upb_PACKAGES protobuf-compiler libupb-dev)
set(BENCH_upb_NEEDS BENCH_PROTOC BENCH_LIBUPB BENCH_LIBUPB_DESCRIPTOR Python3_Interpreter_FOUND)
set(BENCH_roscpp_NAME roscpp)
set(BENCH_roscpp_PACKAGES libroscpp-core-dev libroscpp-serialization0d libstd-msgs-dev libdiagnostic-msgs-dev
  libgeometry-msgs-dev libsensor-msgs-dev)
set(BENCH_roscpp_NEEDS BENCH_ROSCPP_DIR BENCH_ROS_MESSAGES_DIR BENCH_LIBROSCPP BENCH_LIBROSTIME)

# bench_lacks(RESULT LIBRARY): why the library cannot take part, or nothing.
function(bench_lacks result library)
  set(${result} "" PARENT_SCOPE)
  foreach(variable IN LISTS BENCH_${library}_NEEDS)
    if(NOT ${variable})
      list(JOIN BENCH_${library}_PACKAGES " " packages)
      set(${result} "not installed: apt-get install ${packages}" PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

# bench_generated(RESULT LIBRARY EXTENSION SUFFIX FOLDER PROTO protoc's options...): the static
# library of what protoc's plugin makes of FOLDER/PROTO; one for all messages of the file. Its
# code is at RESULT_FOLDER.
function(bench_generated result library suffix folder proto)
  string(MAKE_C_IDENTIFIER bench_${library}_${proto} target)
  set(out ${CMAKE_BINARY_DIR}/bench/gen/${library})
  set(${result} ${target} PARENT_SCOPE)
  set(${result}_FOLDER ${out} PARENT_SCOPE)
  if(TARGET ${target})
    return()
  endif()
  string(REGEX REPLACE "\\.proto$" "${suffix}" source ${out}/${proto})
  file(MAKE_DIRECTORY ${out})
  add_custom_command(OUTPUT ${source}
    COMMAND ${BENCH_PROTOC} -I${folder} ${ARGN} ${proto}
    DEPENDS ${folder}/${proto} VERBATIM)
  add_library(${target} STATIC ${source})
  target_compile_options(${target} PRIVATE ${BENCH_FLAGS})
  target_include_directories(${target} PUBLIC ${out})
endfunction()

# bench_group(LIBRARY WORD ABSENT reason | SOURCE file LIBRARIES targets... [STATIC files...]
#             [DEFINITIONS d...] [WEIGH files...]): peer_LIBRARY_WORD in the object library
# bench_LIBRARY_WORD. It is weighed as the program weigh/LIBRARY_WORD, linked with STATIC instead of
# LIBRARIES, or as the files of WEIGH.
function(bench_group library word)
  cmake_parse_arguments(ARG "" "ABSENT;SOURCE" "LIBRARIES;STATIC;DEFINITIONS;WEIGH" ${ARGN})
  set(target bench_${library}_${word})
  set(peers ${PROJECT_SOURCE_DIR}/bench/peers)
  set_property(GLOBAL APPEND PROPERTY BENCH_GROUPS_${word} ${target})
  if(ARG_ABSENT)
    add_library(${target} OBJECT ${peers}/absent.c)
    target_compile_definitions(${target} PRIVATE PEER=peer_${library}_${word}
      "NAME=\"${BENCH_${library}_NAME}\"" "ABSENT=\"${ARG_ABSENT}\"")
    return()
  endif()

  add_library(${target} OBJECT ${peers}/${ARG_SOURCE})
  target_compile_options(${target} PRIVATE ${BENCH_FLAGS})
  target_compile_definitions(${target} PRIVATE PEER=peer_${library}_${word} ${ARG_DEFINITIONS})
  foreach(part IN LISTS ARG_LIBRARIES) # what it includes, but not yet what it links
    if(TARGET ${part})
      target_include_directories(${target} PRIVATE $<TARGET_PROPERTY:${part},INTERFACE_INCLUDE_DIRECTORIES>)
      add_dependencies(${target} ${part})
    endif()
  endforeach()
  set_property(GLOBAL APPEND PROPERTY BENCH_LIBRARIES_${word} ${ARG_LIBRARIES})
  if(NOT ARG_WEIGH)
    set(ARG_WEIGH ${CMAKE_BINARY_DIR}/bench/weigh/${library}_${word})
    add_executable(${target}_weigh ${peers}/weigh.c)
    target_compile_definitions(${target}_weigh PRIVATE PEER=peer_${library}_${word})
    target_compile_options(${target}_weigh PRIVATE ${BENCH_FLAGS})
    if(NOT ARG_STATIC)
      set(ARG_STATIC ${ARG_LIBRARIES})
    endif()
    target_link_libraries(${target}_weigh PRIVATE ${target} ${ARG_STATIC})
    target_link_options(${target}_weigh PRIVATE -Wl,--gc-sections)
    set_target_properties(${target}_weigh PROPERTIES OUTPUT_NAME ${library}_${word}
      RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bench/weigh)
    set_property(GLOBAL APPEND PROPERTY BENCH_WEIGHS_${word} ${target}_weigh)
  endif()
  list(JOIN ARG_WEIGH ":" weigh)
  target_compile_definitions(${target} PRIVATE "WEIGH=\"${weigh}\"")
endfunction()

# bench_program(NAME MESSAGES words... SOURCES files...): bench_NAME, with all groups of the messages.
function(bench_program name)
  cmake_parse_arguments(ARG "" "" "MESSAGES;SOURCES" ${ARGN})
  add_executable(bench_${name} ${ARG_SOURCES})
  hone_warnings(bench_${name})
  target_compile_definitions(bench_${name} PRIVATE "BENCH_COMPILER=\"${BENCH_COMPILER}\""
    "BENCH_DATA=\"${PROJECT_SOURCE_DIR}/bench/data\"")
  target_link_libraries(bench_${name} PRIVATE bench_harness)
  target_link_options(bench_${name} PRIVATE -Wl,--strip-debug) # valgrind 3.19 cannot read clang's
  foreach(word IN LISTS ARG_MESSAGES ITEMS nothing)
    foreach(list IN ITEMS GROUPS LIBRARIES WEIGHS)
      get_property(${list} GLOBAL PROPERTY BENCH_${list}_${word})
    endforeach()
    target_link_libraries(bench_${name} PRIVATE ${GROUPS} ${LIBRARIES})
    if(WEIGHS)
      add_dependencies(bench_${name} ${WEIGHS})
    endif()
  endforeach()
  set_target_properties(bench_${name} PROPERTIES LINKER_LANGUAGE CXX)
endfunction()
