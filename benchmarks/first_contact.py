"""How long a stranger waits: a clean clone, `make play` until the address answers, and the same again.

    python benchmarks/first_contact.py [--keep FOLDER] [--with-cache]

What was compiled before is not used, unless asked for; what pip, uv and npm keep is.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 1800.0
A_LOOK = 0.05


def main() -> int:
    """Do as the command line asks."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--keep", type=Path, help="a new folder for the clone, which is left there")
    parser.add_argument("--with-cache", action="store_true", help="use what was compiled before")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as apart:
        clone = wish.keep or Path(apart, "clone")
        began = time.monotonic()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        print(f"git clone{time.monotonic() - began:12.1f} s")
        environment = {**os.environ, **({} if wish.with_cache else {"CARAVANSERAI_BUILD_CACHE": "off"})}
        first = played(clone, environment, Path(apart, "data"))
        second = played(clone, environment, Path(apart, "data"))
    print(f"make play{first[0]:12.1f} s, of processors {first[1]:.1f} s, of {os.cpu_count()}")
    print(f"again{second[0]:16.1f} s, of processors {second[1]:.1f} s")
    return 0


def played(clone: Path, environment: dict[str, str], data: Path) -> tuple[float, float]:
    """Run `make play` until the address answers; the seconds it took, by the clock and of all processors."""
    port = free_port()
    words = f"--no-open --port {port} --data {data}"
    began, worked = time.monotonic(), processor_seconds()
    make = subprocess.Popen(
        ["make", "--no-print-directory", "play", f"ARGS={words}"],
        cwd=clone,
        env=environment,
        start_new_session=True,
    )
    try:
        while not answers(port):
            if make.poll() is not None or time.monotonic() - began > PATIENCE:
                raise SystemExit("make play did not open the table")
            time.sleep(A_LOOK)
        took = time.monotonic() - began
    finally:
        if make.poll() is None:
            os.killpg(make.pid, signal.SIGTERM)
        make.wait()
    return took, processor_seconds() - worked


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def answers(port: int) -> bool:
    """Whether the table is open."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return bool(page.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def processor_seconds() -> float:
    """What the processes started here, and theirs, have used so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main())
