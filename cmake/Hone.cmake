# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# hone_specialize(TARGET target SCHEMAS header...
#                 [FORMATS format...]   what to specialize for; protobuf if not said
#                 [VERBS verb...]       which functions; all if not said
#                 [OUTPUT_DIR dir]      where to write; ${CMAKE_CURRENT_BINARY_DIR}/hone
#                 [BASE dir]            headers keep their path below it in the output
#                 [SIZE_BUDGET what...] how many bytes of code may come of it
#                 [OPTIONS option...])  anything else for the tool
#
# Specializes annotated headers as the target sees them: with its include
# folders, its definitions and, when cross-compiling, its machine. The target
# gets the generated sources, the folder of the generated headers among its
# includes (so do those who link it), and the runtime. Only what changed is made
# again: the tool writes a depfile. Works with Ninja and Makefiles.
#
# SIZE_BUDGET measures what was compiled, and fails the build where it is too
# much: a number is the budget of all generated code of the target, a file has
# lines `name = bytes` (see `hone size --help`), and ANNOTATED alone means the
# `budget = n` of messages, which count in any case. The target is a library or
# a program of the same folder.
#
# HONE_EXECUTABLE names another tool than the one of this package, which is
# what a cross build needs.

set(HONE_EXECUTABLE "" CACHE FILEPATH "The hone to run, if not the one that comes with the package")

# Paths in our depfiles are absolute; Ninja needs CMake to translate them.
cmake_policy(PUSH)
cmake_policy(SET CMP0116 NEW)

# "--target TRIPLE" when cross-compiling, as the compiler itself names it.
function(hone_target_options_ result)
  set(options)
  if(CMAKE_CROSSCOMPILING)
    set(triple ${CMAKE_C_COMPILER_TARGET})
    if(NOT triple)
      execute_process(COMMAND ${CMAKE_C_COMPILER} -dumpmachine OUTPUT_VARIABLE triple
        OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    endif()
    if(triple)
      set(options --target ${triple})
    endif()
  endif()
  set(${result} ${options} PARENT_SCOPE)
endfunction()

# Measures the generated objects each time that the target was linked.
function(hone_check_size_ target tool include_args definition_args schemas sources)
  hone_target_options_(options)
  foreach(schema IN LISTS schemas)
    get_filename_component(header ${schema} ABSOLUTE)
    list(APPEND options --schema ${header})
  endforeach()
  foreach(budget IN LISTS ARGN)
    if(budget MATCHES "^[0-9]+$")
      list(APPEND options --limit ${budget})
    elseif(NOT budget STREQUAL "ANNOTATED")
      get_filename_component(file ${budget} ABSOLUTE)
      list(APPEND options --budget ${file})
      # An archive does not depend on other files; its objects may.
      set_property(SOURCE ${sources} APPEND PROPERTY OBJECT_DEPENDS ${file})
    endif()
  endforeach()
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND ${tool} size --quiet ${options}
      "$<FILTER:$<TARGET_OBJECTS:${target}>,INCLUDE,[.]hone[.]c[.]o>" --
      "${include_args}" "${definition_args}"
    COMMENT "Measuring the generated code of ${target}"
    COMMAND_EXPAND_LISTS VERBATIM)
endfunction()

function(hone_specialize)
  cmake_parse_arguments(PARSE_ARGV 0 ARG "" "TARGET;OUTPUT_DIR;BASE"
    "SCHEMAS;FORMATS;VERBS;OPTIONS;SIZE_BUDGET")
  if(ARG_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "hone_specialize: what is ${ARG_UNPARSED_ARGUMENTS}?")
  endif()
  if(NOT TARGET "${ARG_TARGET}" OR NOT ARG_SCHEMAS)
    message(FATAL_ERROR "hone_specialize: TARGET names a target, and SCHEMAS at least one header")
  endif()
  if(NOT ARG_OUTPUT_DIR)
    set(ARG_OUTPUT_DIR ${CMAKE_CURRENT_BINARY_DIR}/hone)
  endif()
  get_filename_component(output ${ARG_OUTPUT_DIR} ABSOLUTE BASE_DIR ${CMAKE_CURRENT_BINARY_DIR})

  set(options -o ${output})
  if(ARG_BASE)
    get_filename_component(base ${ARG_BASE} ABSOLUTE)
    list(APPEND options --base ${base})
  endif()
  foreach(list IN ITEMS FORMATS VERBS)
    if(ARG_${list})
      string(TOLOWER ${list} option)
      list(JOIN ARG_${list} "," words)
      list(APPEND options --${option} ${words})
    endif()
  endforeach()
  hone_target_options_(target_options)
  list(APPEND options ${target_options} ${ARG_OPTIONS})

  set(tool Hone::hone)
  if(HONE_EXECUTABLE)
    set(tool ${HONE_EXECUTABLE})
  endif()
  set(includes $<TARGET_PROPERTY:${ARG_TARGET},INCLUDE_DIRECTORIES>)
  set(definitions $<TARGET_PROPERTY:${ARG_TARGET},COMPILE_DEFINITIONS>)
  set(include_args "$<$<BOOL:${includes}>:-I$<JOIN:${includes},;-I>>")
  set(definition_args "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>")

  set(sources)
  foreach(schema IN LISTS ARG_SCHEMAS)
    get_filename_component(header ${schema} ABSOLUTE)
    get_filename_component(folder ${header} DIRECTORY)
    get_filename_component(stem ${header} NAME_WLE)
    if(ARG_BASE)
      file(RELATIVE_PATH below ${base} ${folder})
      if(below MATCHES "^\\.\\.")
        message(FATAL_ERROR "hone_specialize: ${schema} does not lie below BASE ${base}")
      endif()
      if(below)
        set(stem ${below}/${stem})
      endif()
      set(folder ${base})
    endif()
    set(generated ${output}/${stem}.hone)
    get_filename_component(generated_folder ${generated} DIRECTORY)
    file(MAKE_DIRECTORY ${generated_folder})

    add_custom_command(OUTPUT ${generated}.h ${generated}.c
      COMMAND ${tool} specialize ${header} ${options} --depfile ${generated}.d --
        "${include_args}" "${definition_args}"
      DEPENDS ${header} ${tool}
      DEPFILE ${generated}.d
      COMMENT "Specializing ${schema}"
      COMMAND_EXPAND_LISTS VERBATIM)
    target_sources(${ARG_TARGET} PRIVATE ${generated}.h ${generated}.c)
    list(APPEND sources ${generated}.c)
    target_include_directories(${ARG_TARGET} PUBLIC $<BUILD_INTERFACE:${folder}>)
  endforeach()
  target_include_directories(${ARG_TARGET} PUBLIC $<BUILD_INTERFACE:${output}>)
  target_link_libraries(${ARG_TARGET} PUBLIC Hone::runtime)
  if(ARG_SIZE_BUDGET)
    hone_check_size_(${ARG_TARGET} ${tool} "${include_args}" "${definition_args}" "${ARG_SCHEMAS}"
      "${sources}" ${ARG_SIZE_BUDGET})
  endif()
endfunction()

cmake_policy(POP)
