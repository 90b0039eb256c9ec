# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# A message, and every library's group for it.

# bench_message(WORD NAME full.protobuf.Name HEADER file.h STRUCT name [OWNS_NOTHING]
#   PROTO_DIR folder PROTO file.proto [NANOPB_OPTIONS file] [HAS_GROUPS])
#
# HEADER is Hone's, PROTO the others' schema. With NANOPB_OPTIONS nanopb's struct is static, else of
# pointers. OWNS_NOTHING: with texts that alias the input, Hone allocates nothing. HAS_GROUPS: of
# proto2, which two of the generators refuse.
function(bench_message word)
  cmake_parse_arguments(ARG "OWNS_NOTHING;HAS_GROUPS" "NAME;HEADER;STRUCT;PROTO_DIR;PROTO;NANOPB_OPTIONS" "" ${ARGN})
  bench_hone(${word})
  foreach(library IN ITEMS libprotobuf protobuf_c nanopb upb)
    bench_lacks(absent ${library})
    if(NOT absent AND ARG_HAS_GROUPS AND library MATCHES "protobuf_c|nanopb")
      set(absent "its generator refuses groups")
    endif()
    if(absent)
      bench_group(${library} ${word} ABSENT ${absent})
    else()
      cmake_language(CALL bench_${library} ${word})
    endif()
  endforeach()
endfunction()

# bench_ros1(WORD CLASS "pkg/Name" STRUCT name [OWNS_NOTHING]): of messages/ros1.h, beside roscpp.
function(bench_ros1 word)
  cmake_parse_arguments(ARG "OWNS_NOTHING" "CLASS;STRUCT" "" ${ARGN})
  set(ARG_HEADER ${PROJECT_SOURCE_DIR}/bench/messages/ros1.h)
  set(ARG_FORMAT ros1)
  bench_hone(${word})
  bench_lacks(absent roscpp)
  if(absent)
    bench_group(roscpp ${word} ABSENT ${absent})
    return()
  endif()
  string(REPLACE "/" "::" class ${ARG_CLASS})
  bench_group(roscpp ${word} SOURCE roscpp.cc LIBRARIES ${BENCH_LIBROSCPP} ${BENCH_LIBROSTIME}
    DEFINITIONS "GENERATED=\"${ARG_CLASS}.h\"" MESSAGE=${class})
  target_compile_options(bench_roscpp_${word} PRIVATE -O3) # as it is built elsewhere
endfunction()

# The specialized code, once for all messages of a header.
function(bench_hone word)
  get_filename_component(stem ${ARG_HEADER} NAME_WE)
  get_filename_component(folder ${ARG_HEADER} DIRECTORY)
  if(NOT ARG_FORMAT)
    set(ARG_FORMAT protobuf)
  endif()
  set(code bench_hone_code_${stem})
  if(NOT TARGET ${code})
    add_library(${code} STATIC)
    target_compile_options(${code} PRIVATE ${BENCH_FLAGS})
    target_include_directories(${code} PUBLIC ${folder})
    hone_specialize(TARGET ${code} SCHEMAS ${ARG_HEADER} FORMATS ${ARG_FORMAT} VERBS encode decode size
      OUTPUT_DIR ${CMAKE_BINARY_DIR}/bench/gen/hone)
    target_include_directories(${code} PUBLIC $<TARGET_PROPERTY:Hone::runtime,INTERFACE_INCLUDE_DIRECTORIES>)
  endif()
  set(definitions "GENERATED=\"${stem}.hone.h\"" MESSAGE=${ARG_STRUCT} FORMAT=${ARG_FORMAT})
  if(ARG_OWNS_NOTHING)
    list(APPEND definitions OWNS_NOTHING)
  endif()
  bench_group(hone ${word} SOURCE hone.c LIBRARIES ${code} Hone::runtime DEFINITIONS ${definitions})
endfunction()

# libprotobuf brings the classes of its own files.
function(bench_libprotobuf word)
  string(REPLACE "." "::" class ${ARG_NAME})
  string(REGEX REPLACE "\\.proto$" ".pb.h" header ${ARG_PROTO})
  set(generated)
  if(NOT ARG_NAME MATCHES "^google\\.protobuf\\.")
    set(out ${CMAKE_BINARY_DIR}/bench/gen/libprotobuf)
    bench_generated(generated libprotobuf .pb.cc ${ARG_PROTO_DIR} ${ARG_PROTO} --cpp_out=${out})
    target_include_directories(${generated} PRIVATE ${BENCH_LIBPROTOBUF_DIR})
  endif()
  bench_group(libprotobuf ${word} SOURCE libprotobuf.cc
    LIBRARIES ${generated} ${BENCH_LIBPROTOBUF} STATIC ${generated} ${BENCH_LIBPROTOBUF_STATIC} pthread
    DEFINITIONS "GENERATED=\"${header}\"" MESSAGE=${class})
  target_include_directories(bench_libprotobuf_${word} PRIVATE ${BENCH_LIBPROTOBUF_DIR})
endfunction()

# bench.Imu becomes Bench__Imu and bench__imu__unpack.
function(bench_protobuf_c word)
  string(REPLACE "." ";" parts ${ARG_NAME})
  set(type)
  set(stem)
  foreach(part IN LISTS parts)
    string(SUBSTRING ${part} 0 1 first)
    string(SUBSTRING ${part} 1 -1 rest)
    string(TOUPPER ${first} first)
    list(APPEND type ${first}${rest})
    string(REGEX REPLACE "([a-z0-9])([A-Z])" "\\1_\\2" lower ${part})
    string(TOLOWER ${lower} lower)
    list(APPEND stem ${lower})
  endforeach()
  list(JOIN type "__" type)
  list(JOIN stem "__" stem)
  string(REGEX REPLACE "\\.proto$" ".pb-c.h" header ${ARG_PROTO})
  set(out ${CMAKE_BINARY_DIR}/bench/gen/protobuf_c)
  bench_generated(generated protobuf_c .pb-c.c ${ARG_PROTO_DIR} ${ARG_PROTO}
    --plugin=protoc-gen-c=${BENCH_PROTOC_C} --c_out=${out})
  target_include_directories(${generated} PUBLIC ${BENCH_PROTOBUF_C_DIR})
  bench_group(protobuf_c ${word} SOURCE protobuf_c.c
    LIBRARIES ${generated} ${BENCH_LIBPROTOBUF_C} STATIC ${generated} ${BENCH_LIBPROTOBUF_C_STATIC}
    DEFINITIONS "GENERATED=\"${header}\"" MESSAGE=${type} STEM=${stem})
endfunction()

function(bench_nanopb word)
  string(REPLACE "." "_" type ${ARG_NAME})
  string(REGEX REPLACE "\\.proto$" ".pb.h" header ${ARG_PROTO})
  set(out ${CMAKE_BINARY_DIR}/bench/gen/nanopb)
  set(options "-s type:FT_POINTER")
  set(how "pointer fields, malloc")
  set(malloc PB_ENABLE_MALLOC)
  if(ARG_NANOPB_OPTIONS)
    set(options -q,--options-file=${ARG_NANOPB_OPTIONS}) # without spaces: it splits at commas
    set(how "static struct")
    set(malloc)
  endif()
  bench_generated(generated nanopb .pb.c ${ARG_PROTO_DIR} ${ARG_PROTO}
    --plugin=protoc-gen-nanopb=${BENCH_PROTOC_NANOPB} "--nanopb_opt=${options}" --nanopb_out=${out})
  target_include_directories(${generated} PUBLIC ${BENCH_NANOPB_DIR})
  bench_group(nanopb ${word} SOURCE nanopb.c LIBRARIES ${generated} ${BENCH_LIBNANOPB}
    DEFINITIONS "GENERATED=\"${header}\"" MESSAGE=${type} "HOW=\"${how}\"" ${malloc})
endfunction()

# Debian has tables of descriptor.proto only; tools/upb-layout makes the others.
function(bench_upb word)
  string(REPLACE "." "_" type ${ARG_NAME})
  set(libraries ${BENCH_LIBUPB})
  if(ARG_NAME MATCHES "^google\\.protobuf\\.")
    list(APPEND libraries ${BENCH_LIBUPB_DESCRIPTOR})
  else()
    string(MAKE_C_IDENTIFIER bench_upb_${ARG_PROTO} tables)
    if(NOT TARGET ${tables})
      set(set ${CMAKE_BINARY_DIR}/bench/gen/${tables}.binpb)
      set(source ${CMAKE_BINARY_DIR}/bench/gen/${tables}.c)
      add_custom_command(OUTPUT ${source}
        COMMAND ${BENCH_PROTOC} -I${ARG_PROTO_DIR} -o ${set} ${ARG_PROTO}
        COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/bench/tools/upb-layout ${set} -o ${source}
        DEPENDS ${ARG_PROTO_DIR}/${ARG_PROTO} ${PROJECT_SOURCE_DIR}/bench/tools/upb-layout VERBATIM)
      add_library(${tables} STATIC ${source})
      target_include_directories(${tables} PRIVATE ${PROJECT_SOURCE_DIR}/bench/peers)
    endif()
    list(PREPEND libraries ${tables})
  endif()
  set(weigh ${libraries})
  list(FILTER weigh INCLUDE REGEX "^/")
  bench_group(upb ${word} SOURCE upb.c LIBRARIES ${libraries} WEIGH ${weigh}
    DEFINITIONS LAYOUT=${type}_msginit)
endfunction()
