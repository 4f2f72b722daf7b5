"""Whether this machine has a C compiler that works."""

from __future__ import annotations

import tempfile
from pathlib import Path

PROBE = "#include <Python.h>\nint main(void) { return 0; }\n"


def can_compile() -> bool:
    """Whether a C file that includes Python.h compiles on this machine."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.extension import Extension

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(PROBE, "utf-8")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}))
        command.build_temp = command.build_lib = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception:
            return False
    return True
