# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds libclang's C interface: LLVM 22 first, then 21 down to 14, or the one
# that HONE_LLVM_VERSION names. Sets
#   LibClang_VERSION   the major version
#   LibClang_PREFIX    LLVM's own folder, as /usr/lib/llvm-22
# and the targets LibClang::LibClang and LibClang::LLVM (LLVM's own C interface,
# which reads object files). hone_find_libclang(14 SecondClang) makes others, for
# tests, without failing when there are none.

function(hone_find_libclang version name)
  unset(prefix)
  find_program(${name}_CONFIG NAMES llvm-config-${version} llvm-config${version}
    HINTS /usr/lib/llvm-${version}/bin /opt/homebrew/opt/llvm@${version}/bin
          /usr/local/opt/llvm@${version}/bin)
  if(${name}_CONFIG)
    execute_process(COMMAND ${${name}_CONFIG} --prefix OUTPUT_VARIABLE prefix
      OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  endif()
  find_path(${name}_INCLUDE_DIR clang-c/Index.h
    PATHS ${prefix}/include /usr/lib/llvm-${version}/include /usr/lib64/llvm${version}/include
    NO_DEFAULT_PATH)
  find_library(${name}_LIBRARY NAMES clang clang-${version} libclang-${version}.so.1
    PATHS ${prefix}/lib /usr/lib/llvm-${version}/lib /usr/lib64/llvm${version}/lib
    NO_DEFAULT_PATH)
  find_library(${name}_LLVM NAMES LLVM-${version} LLVM libLLVM.so.${version}.1
    PATHS ${prefix}/lib /usr/lib/llvm-${version}/lib /usr/lib64/llvm${version}/lib
    NO_DEFAULT_PATH)
  mark_as_advanced(${name}_CONFIG ${name}_INCLUDE_DIR ${name}_LIBRARY ${name}_LLVM)
  if(NOT ${name}_INCLUDE_DIR OR NOT ${name}_LIBRARY OR NOT ${name}_LLVM)
    unset(${name}_CONFIG CACHE)
    unset(${name}_INCLUDE_DIR CACHE)
    unset(${name}_LIBRARY CACHE)
    unset(${name}_LLVM CACHE)
    set(${name}_VERSION "" PARENT_SCOPE)
    return()
  endif()
  get_filename_component(prefix ${${name}_INCLUDE_DIR} DIRECTORY)
  set(${name}_VERSION ${version} PARENT_SCOPE)
  set(${name}_PREFIX ${prefix} PARENT_SCOPE)
  if(NOT TARGET ${name}::LibClang)
    add_library(${name}::LibClang UNKNOWN IMPORTED)
    set_target_properties(${name}::LibClang PROPERTIES
      IMPORTED_LOCATION ${${name}_LIBRARY}
      INTERFACE_INCLUDE_DIRECTORIES ${${name}_INCLUDE_DIR})
    add_library(${name}::LLVM UNKNOWN IMPORTED GLOBAL)
    set_target_properties(${name}::LLVM PROPERTIES
      IMPORTED_LOCATION ${${name}_LLVM}
      INTERFACE_INCLUDE_DIRECTORIES ${${name}_INCLUDE_DIR})
  endif()
endfunction()

if(HONE_LLVM_VERSION)
  set(versions ${HONE_LLVM_VERSION})
else()
  set(versions 22 21 20 19 18 17 16 15 14)
endif()
foreach(version IN LISTS versions)
  hone_find_libclang(${version} LibClang)
  if(LibClang_VERSION)
    break()
  endif()
endforeach()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(LibClang
  REQUIRED_VARS LibClang_LIBRARY LibClang_LLVM LibClang_INCLUDE_DIR VERSION_VAR LibClang_VERSION
  REASON_FAILURE_MESSAGE "install libclang-22-dev and llvm-22-dev, or name another with -DHONE_LLVM_VERSION=")
