# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# How a folder of specializer/ becomes a library.

# The words listed in a .def file: formats.def has lines FORMAT(protobuf).
# The build is configured anew when the list changes.
function(hone_read_list file macro result)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(STRINGS ${file} lines REGEX "^${macro}\\([a-z0-9_]+[,)]")
  set(words)
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^${macro}\\(([a-z0-9_]+).*" "\\1" word "${line}")
    list(APPEND words ${word})
  endforeach()
  set(${result} ${words} PARENT_SCOPE)
endfunction()

# hone_sources(RESULT [LIST file.def MACRO [PREFIX p]]): the .c files of this
# folder. Every word of the list must have its file.
function(hone_sources result)
  cmake_parse_arguments(ARG "" "PREFIX" "LIST" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.c)
  if(ARG_LIST)
    list(GET ARG_LIST 0 file)
    list(GET ARG_LIST 1 macro)
    hone_read_list(${CMAKE_CURRENT_SOURCE_DIR}/${file} ${macro} words)
    foreach(word IN LISTS words)
      set(source ${CMAKE_CURRENT_SOURCE_DIR}/${ARG_PREFIX}${word}.c)
      if(NOT EXISTS ${source})
        message(FATAL_ERROR "${file} lists ${word}, but there is no ${source}")
      endif()
    endforeach()
  endif()
  set(${result} ${sources} PARENT_SCOPE)
endfunction()

# hone_module(NAME SOURCES files... [USES modules...] [OBJECTS]): a library hone_NAME, static
# or of objects. Include paths are private: a module sees others as "folder/header.h".
function(hone_module name)
  cmake_parse_arguments(ARG "OBJECTS" "" "SOURCES;USES" ${ARGN})
  if(ARG_OBJECTS)
    add_library(hone_${name} OBJECT ${ARG_SOURCES})
  else()
    add_library(hone_${name} STATIC ${ARG_SOURCES})
  endif()
  target_include_directories(hone_${name} PRIVATE ${PROJECT_SOURCE_DIR}/specializer)
  target_compile_definitions(hone_${name} PRIVATE _POSIX_C_SOURCE=200809L)
  hone_warnings(hone_${name} ${HONE_TOOL_WARNINGS})
  list(TRANSFORM ARG_USES PREPEND hone_)
  target_link_libraries(hone_${name} PUBLIC ${ARG_USES})
  set_target_properties(hone_${name} PROPERTIES
    ARCHIVE_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/specializer/lib)
endfunction()
