# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The warnings everything here is built with. Each one that is off has a line
# saying why.
set(HONE_WARNINGS -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wundef
    -Wwrite-strings)
set(HONE_C_WARNINGS -Wstrict-prototypes -Wmissing-prototypes)
# -Wconversion brings it in Clang but not in GCC; in the tool, where sizes come
# from int-typed interfaces of libclang, it finds nothing but casts to add.
set(HONE_TOOL_WARNINGS -Wno-sign-conversion)

function(hone_warnings target)
  if(NOT CMAKE_C_COMPILER_ID MATCHES "GNU|Clang")
    return()
  endif()
  target_compile_options(${target} PRIVATE ${HONE_WARNINGS}
    "$<$<COMPILE_LANGUAGE:C>:${HONE_C_WARNINGS}>"
    "$<$<BOOL:${HONE_WERROR}>:-Werror>" ${ARGN})
endfunction()
