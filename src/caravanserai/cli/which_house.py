"""The options that all commands of `caravanserai admin` have."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


@Parameter(name="*")
@dataclass(frozen=True)
class WhichHouse:
    """Which house is meant, and how it is told."""

    data: Annotated[str | None, Parameter(help="The folder of the SQLite database.")] = None
    database: Annotated[str | None, Parameter(help="postgresql://user@host/name instead.")] = None
    config: Annotated[Path | None, Parameter(help="The TOML file with the server's settings.")] = None
    json: Annotated[bool, Parameter(help="JSON, for programs.", negative="")] = False
