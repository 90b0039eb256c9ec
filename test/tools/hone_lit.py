# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""lit's test format for Hone; a module of its own because lit's workers import it by name."""

import re

import lit.formats

# Features that some legs have and others do not by their nature.
OF_LEGS = {"native", "asan"}
REQUIRES = re.compile(r"REQUIRES:(.*)")


class Tests(lit.formats.ShTest):
    """Shell tests. One that requires a feature of another leg is none of this leg's suite, and so
    no skipped test either: the leg that has the feature runs it."""

    def getTestsInDirectory(self, suite, path_in_suite, lit_config, config):
        missing = OF_LEGS - config.available_features
        for test in super().getTestsInDirectory(suite, path_in_suite, lit_config, config):
            if missing:
                with open(test.getSourcePath(), encoding="utf-8", errors="replace") as source:
                    required = " ".join(REQUIRES.findall(source.read()))
                if missing & set(re.findall(r"[\w-]+", required)):
                    continue
            yield test
