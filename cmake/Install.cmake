# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# make install: the tool, the runtime, the headers, and the package that
# find_package(Hone) reads.
include(CMakePackageConfigHelpers)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Hone)
install(TARGETS hone protoc_gen_hone EXPORT Hone RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS hone_runtime hone_wkt EXPORT Hone ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/hone DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
install(DIRECTORY ${PROJECT_BINARY_DIR}/include/hone DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.hone.h")
install(EXPORT Hone NAMESPACE Hone:: FILE HoneTargets.cmake DESTINATION ${package})
install(FILES cmake/Hone.cmake DESTINATION ${package})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

configure_package_config_file(cmake/HoneConfig.cmake.in ${PROJECT_BINARY_DIR}/HoneConfig.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/HoneConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/HoneConfig.cmake ${PROJECT_BINARY_DIR}/HoneConfigVersion.cmake
  DESTINATION ${package})
