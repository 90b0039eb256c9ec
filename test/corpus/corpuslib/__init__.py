# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the corpus is made of (protos), and what is made of it (build)."""
