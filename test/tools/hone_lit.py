# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""lit's test format for Hone; a module of its own because lit's workers import it by name."""

import lit.formats


class Tests(lit.formats.ShTest):
    """Shell tests. In a cross leg, those that need the native machine are none of the suite's."""

    def getTestsInDirectory(self, suite, path_in_suite, lit_config, config):
        for test in super().getTestsInDirectory(suite, path_in_suite, lit_config, config):
            if "native" not in config.available_features:
                with open(test.getSourcePath(), encoding="utf-8", errors="replace") as source:
                    if "REQUIRES: native" in source.read():
                        continue
            yield test
