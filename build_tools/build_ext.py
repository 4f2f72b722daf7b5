"""Compiles C files side by side, the longest first, and says how far it is."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.extension import Extension

from . import DONE


class TellingBuild(build_ext):  # type: ignore[misc, unused-ignore]
    """setuptools' own command, which says how far it is."""

    finished = 0

    def build_extension(self, ext: Extension) -> None:
        """Compile and link one module."""
        super().build_extension(ext)
        self.finished += 1
        # In one piece: others end at the same time, and what is not buffered is written part by part.
        print(f"{DONE}\t{self.finished}\t{len(self.extensions)}\n", end="", flush=True)


def compile_extensions(modules: list[Extension], lib: Path) -> None:
    """Compile these modules, and put their binaries under `lib`."""
    longest_first = sorted(modules, key=lambda module: -Path(module.sources[0]).stat().st_size)
    command = TellingBuild(Distribution({"ext_modules": longest_first}))
    command.build_temp = str(lib.parent / "tmp")
    command.build_lib = str(lib)
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
