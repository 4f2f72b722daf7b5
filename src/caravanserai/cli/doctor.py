"""`caravanserai doctor`: what is installed and compiled, where data lies, whether the port is free."""

from __future__ import annotations

import errno
import os
import platform
import shutil
import socket
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.filesize import decimal
from rich.markup import escape
from rich.table import Table

from .. import __version__, games
from ..extras import EXTRA_OF
from .errors import UsageError

NEEDED = ("extra server", "data", "port")
"""Without these no table can be opened."""
FRONT = Path(__file__).resolve().parents[1] / "page" / "index.html"


class Finding(NamedTuple):
    """One thing that was looked at."""

    what: str
    found: str
    advice: str = ""
    """What to do about it; nothing where all is well."""


def run(console: Console, config: Path | None, data: str | None, database: str | None) -> int:
    """Look at everything, tell it, and return 1 if a table could not be opened here."""
    findings = [*about_the_rules(), *about_extras(), *about_the_server(config, data, database)]
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for finding in findings:
        sign = "[yellow]![/yellow]" if finding.advice else "[green]✓[/green]"
        table.add_row(sign, finding.what, escape(finding.found))
        if finding.advice:
            table.add_row("", "", escape(finding.advice))
    console.print(table)
    return 1 if any(finding.advice and finding.what in NEEDED for finding in findings) else 0


def about_the_rules() -> Iterator[Finding]:
    """The version, and how the rules run."""
    yield Finding("version", f"{__version__}, Python {platform.python_version()}")
    if games.compiled():
        yield Finding("rules and bots", "compiled")
    else:
        advice = "where there is a C compiler, installing anew compiles them: the same games, much faster"
        yield Finding("rules and bots", "plain Python", advice)
    yield Finding("games", ", ".join(games.names()))


def about_extras() -> Iterator[Finding]:
    """Which extras are there."""
    for extra in sorted(set(EXTRA_OF.values())):
        packages = [package for package, of in EXTRA_OF.items() if of == extra and package != "uvloop"]
        missing = [package for package in packages if find_spec(package) is None]
        if not missing:
            yield Finding(f"extra {extra}", "installed")
        elif extra == "server":
            advice = f'pip install "caravanserai[{extra}]" brings what `caravanserai serve` needs'
            yield Finding(f"extra {extra}", f"missing: {', '.join(missing)}", advice)
        else:
            yield Finding(f"extra {extra}", f'not installed; pip install "caravanserai[{extra}]" brings it')


def about_the_server(config: Path | None, data: str | None, database: str | None) -> Iterator[Finding]:
    """Where `caravanserai serve` would keep all, and whether it could listen."""
    try:
        from ..server import settings as server_settings
        from ..server.stored_games import shown_place
    except ImportError:
        return
    try:
        settings = server_settings.read(config, data=data, database=database)
    except server_settings.BadSettings as problem:
        raise UsageError(str(problem)) from None
    if FRONT.is_file() or settings.page:
        yield Finding("page", "built")
    else:
        yield Finding(
            "page", "missing", "with Node, or in a wheel, it comes along: installing anew builds it"
        )
    place = shown_place(settings)
    if settings.on_postgres:
        yield Finding("data", place)
    else:
        yield about_the_file(Path(place))
    yield about_port(settings.host, settings.port)


def about_the_file(place: Path) -> Finding:
    """Whether a server could keep all there."""
    folder = next(parent for parent in place.parents if parent.exists())
    if not (folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)):
        return Finding(
            "data", f"{folder} can't be written to", "give `caravanserai serve` a folder with --data"
        )
    if place.exists() and not (place.is_file() and os.access(place, os.R_OK | os.W_OK)):
        return Finding("data", f"{place} can't be written to", "whose is it? Or choose a folder with --data")
    free = decimal(shutil.disk_usage(folder).free)
    return Finding(
        "data", f"{place} ({'there' if place.exists() else 'made at the first start'}; {free} are free)"
    )


def about_port(host: str, port: int) -> Finding:
    """Whether somebody could listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            if problem.errno == errno.EADDRINUSE:
                return Finding(
                    "port", f"{port} is in use", "is a server running? Choose another port with --port"
                )
            return Finding(
                "port", f"{host} port {port}: {problem.strerror}", "choose another --host or --port"
            )
    return Finding("port", f"{port} is free")
