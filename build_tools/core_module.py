"""One module of the compiled core: what its binary is made of, and whether it is there."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .build_cache import keep, take


@dataclass(frozen=True)
class CoreModule:
    """A module, and the key of the binary that its sources of today make."""

    name: str
    source: Path | None
    """Relative to the folder of the sources; None for what Cython writes by itself."""
    flags: list[str]
    lib: Path
    """Where binaries are put."""
    key: str

    @property
    def binary(self) -> Path:
        """The binary, in the folder of its package."""
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return self.lib / f"{self.name.replace('.', '/')}{suffix}"

    @property
    def _stamp(self) -> Path:
        return self.binary.with_suffix(".key")

    def is_made(self) -> bool:
        """Whether the binary is there, of these sources."""
        return self.binary.exists() and self._stamp.exists() and self._stamp.read_text("utf-8") == self.key

    def taken_from(self, kept: Path | None) -> bool:
        """Take the binary from the cache, if it is there."""
        found = kept is not None and take(kept, self.key, self.binary)
        if found:
            self._stamp.write_text(self.key, "utf-8")
        return found

    def made(self, kept: Path | None) -> None:
        """Remember what the binary, made just now, was made of."""
        self._stamp.write_text(self.key, "utf-8")
        if kept:
            keep(kept, self.key, self.binary)


@cache
def this_machine() -> str:
    """All but sources and flags that a binary depends on."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    said = ""
    if os.name == "posix" and compiler:
        said = subprocess.run(f"{compiler} --version", shell=True, capture_output=True, text=True).stdout
    asked = ("CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
    settings = [f"{name}={os.environ.get(name)},{sysconfig.get_config_var(name)}" for name in asked]
    return "\n".join([platform.machine(), sys.version, sysconfig.get_path("include"), said, *settings])
