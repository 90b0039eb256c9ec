# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# HONE_SANITIZE: everything in this tree is built with AddressSanitizer and
# UndefinedBehaviorSanitizer, and the first finding ends the program.
if(HONE_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
