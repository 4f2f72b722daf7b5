"""`caravanserai serve`: tables online."""

from __future__ import annotations

import io
import os
import shutil
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import segno
from rich.console import Console
from rich.filesize import decimal

from ..server import serve as server
from ..server import settings as server_settings
from ..server.settings import BadSettings, Settings
from ..server.stored_games import shown_place
from .errors import UsageError

LITTLE_SPACE = 200 * 1000 * 1000
"""Bytes free on the disk, below which the keeper should look after it."""
EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that mean: listen on every network this machine is in."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address that is only for documents."""


# Any: the settings say what each of the wishes may be.
def run(config: Path | None, show: bool | None, console: Console, **wishes: Any) -> int:
    """Run a server until it is stopped."""
    try:
        settings = server_settings.read(config, **wishes)
        server.run(settings, lambda: announce(settings, has_screen() if show is None else show, console))
    except BadSettings as problem:
        raise UsageError(str(problem)) from None
    return 0


def announce(settings: Settings, show: bool, console: Console) -> None:
    """Say where the tables are, and open the page."""
    console.print(f"The tables are at {settings.url} (Ctrl+C closes them).", soft_wrap=True)
    console.print(whereabouts(settings), soft_wrap=True, markup=False)
    if settings.host in EVERYWHERE:
        show_to_phones(settings, console)
    if show:
        webbrowser.open(settings.url)


def show_to_phones(settings: Settings, console: Console) -> None:
    """Say at which address others on the same network come in; on a screen, for their cameras too."""
    own = own_address()
    url = settings.address or (f"http://{own}:{settings.port}" if own else "")
    if not url:
        return
    console.print(f"Others on the same network come in at {url}.", soft_wrap=True)
    if console.is_terminal:
        console.print(code_for(url), style="bright_white on black", no_wrap=True)


def code_for(url: str) -> str:
    """An address as a QR code, two rows to a line: light blocks on a dark ground."""
    drawn = io.StringIO()
    segno.make_qr(url, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def own_address() -> str | None:
    """The address of this machine in its network; None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # sends nothing: only chooses the way, and so the address
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def whereabouts(settings: Settings, little: int = LITTLE_SPACE) -> str:
    """Where all is kept, and a warning where there is little room for more."""
    place = shown_place(settings)
    if settings.on_postgres:
        return f"All is kept in {place}."
    free = shutil.disk_usage(Path(place).parent).free
    told = f"All is kept in {place}; {decimal(free)} are free there."
    if free < little:
        told += " That is little: when the disk is full, nobody can play."
    return told


def has_screen() -> bool:
    """Whether there is a person at this machine who could see a page."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
