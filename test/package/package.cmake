# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs BUILD below WORK, builds SOURCE against it with GENERATOR, and looks
# at what is built again after which change.
cmake_minimum_required(VERSION 3.20)

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    list(JOIN ARGN " " words)
    message(FATAL_ERROR "${words}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${WORK})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix)
# A moved prefix works too: nothing in it is absolute.
file(RENAME ${WORK}/prefix ${WORK}/moved)
file(COPY ${SOURCE} DESTINATION ${WORK})
run(${CMAKE_COMMAND} -S ${WORK}/app -B ${WORK}/build -G ${GENERATOR} -DCMAKE_PREFIX_PATH=${WORK}/moved
  -DCMAKE_C_COMPILER=${C_COMPILER} -DCMAKE_C_FLAGS=${FLAGS} -DCMAKE_BUILD_TYPE=Debug)
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/app)
run(${WORK}/build/stamp)

set(generated ${WORK}/build/hone/shapes/circle.hone.c)
if(NOT EXISTS ${generated})
  message(FATAL_ERROR "no ${generated}: BASE does not keep the header's folder")
endif()

# Nothing changed: nothing is specialized.
run(${CMAKE_COMMAND} --build ${WORK}/build)
if(output MATCHES "Specializing")
  message(FATAL_ERROR "specialized again though nothing changed:\n${output}")
endif()

# A header that the schema includes changed: only the depfile knows of it.
execute_process(COMMAND ${CMAKE_COMMAND} -E sleep 1.1)
file(READ ${WORK}/app/include/unit.h text)
string(REPLACE "CORNERS 3" "CORNERS 4" text "${text}")
file(WRITE ${WORK}/app/include/unit.h "${text}")
run(${CMAKE_COMMAND} --build ${WORK}/build)
if(NOT output MATCHES "Specializing")
  message(FATAL_ERROR "unit.h changed, but nothing was specialized:\n${output}")
endif()
run(${WORK}/build/app 4)
