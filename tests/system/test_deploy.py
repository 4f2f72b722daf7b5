"""deploy/: each file as it is, but for names of hosts, ports and folders, put to work."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from caravanserai.cli.app import app
from caravanserai.protocol.bodies import NewTable
from caravanserai.server.settings import Settings

from ..servers import Nginx, Postgres, Redis, ServerProcess
from .live_play import WITHOUT_LIMITS, Diary, check_diary, play_all, read_postgres, set_up

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
UNITS = ["caravanserai@.service", "caravanserai.target"]
MAIN = """
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {}
http {
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    SITE
}
"""

Cluster = tuple[Nginx, list[ServerProcess], str]
"""nginx, the nodes behind it, and their database."""

needs_nginx = pytest.mark.skipif(Nginx.installed() is None, reason="nginx is not installed here (make nginx)")
needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here"
)


def site(nodes: list[int], certificate: Path) -> str:
    """The configuration of the site, on this machine: our ports, our certificate."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    servers = "".join(f"server 127.0.0.1:{node} max_fails=1 fail_timeout=2s;\n" for node in nodes)
    changes = [
        (r"(    server 127\.0\.0\.1:80\d\d [^\n]*\n)+", servers),
        (r"listen 443 ssl", "listen 127.0.0.1:{port} ssl"),
        (r"listen 80;", "listen unix:{folder}/plain.sock;"),
        (r"/etc/ssl/caravanserai", str(certificate)),
        (r"rate=20r/s", "rate=1000r/s"),
    ]
    for pattern, replacement in changes:
        text, number = re.subn(pattern, replacement, text)
        assert number, f"nginx.conf has no {pattern}"
    return MAIN.replace("SITE", text)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a certificate for this machine, signed by itself."""
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl here to make a certificate")
    folder = tmp_path_factory.mktemp("certificate")
    words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    words += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"), "-days", "2"]
    words += ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run(words, check=True, capture_output=True)
    return folder


@needs_nginx
def test_nginx_accepts_the_configuration_without_a_warning(certificate: Path) -> None:
    nginx = Nginx(site([8001, 8002], certificate))
    try:
        assert "warn" not in nginx.check()
    finally:
        nginx.close()


@pytest.fixture
def cluster(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """Two nodes behind nginx, with Postgres and Redis."""
    with ExitStack() as stack:
        database = stack.enter_context(Postgres()).new_database()
        redis = stack.enter_context(Redis())
        nodes = [
            stack.enter_context(
                ServerProcess(
                    "--behind-proxy", database=database, redis=redis.url, environment=WITHOUT_LIMITS
                )
            )
            for _ in range(2)
        ]
        nginx = Nginx(site([node.port for node in nodes], certificate))
        stack.enter_context(nginx)
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate / "fullchain.pem"))
        yield nginx, nodes, database


@needs_nginx
def test_a_game_through_nginx_goes_on_when_a_node_is_killed(
    cluster: Cluster,
) -> None:
    nginx, nodes, database = cluster
    url = f"https://127.0.0.1:{nginx.port}"

    async def play() -> None:
        tables = await set_up([url], [NewTable("ali-baba") for _ in range(4)])

        async def fate(diary: Diary) -> None:
            await diary.until(20)
            assert [connections(node) > 0 for node in nodes] == [True, True]
            await asyncio.to_thread(nodes[1].kill)

        diary = await play_all(tables, fate)
        assert diary.reconnections > 0
        check_diary(diary, tables, await read_postgres(database))

    assert status_of(f"{url}/metrics") == 403, "the world can see the figures"
    assert status_of(f"{nodes[0].url}/metrics") == 200
    asyncio.run(play())


def connections(node: ServerProcess) -> int:
    health = node.health()
    assert health is not None
    return int(health["connections"])


def status_of(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=20) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code


@needs_systemd
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for name in UNITS:
        text = (DEPLOY / name).read_text("utf-8")
        (tmp_path / name).write_text(
            text.replace("/opt/caravanserai/bin/caravanserai", sys.executable), "utf-8"
        )
    words = ["systemd-analyze", "verify", *(str(tmp_path / name) for name in UNITS)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@needs_systemd
def test_a_node_can_do_little_harm_to_its_machine(tmp_path: Path) -> None:
    unit = tmp_path / "caravanserai@8001.service"
    unit.write_text((DEPLOY / UNITS[0]).read_text("utf-8"), "utf-8")
    words = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_unit_starts_a_command_that_there_is() -> None:
    unit = (DEPLOY / UNITS[0]).read_text("utf-8")
    found = re.search(r"^ExecStart=/opt/caravanserai/bin/caravanserai (.*)$", unit, re.MULTILINE)
    assert found is not None
    words = found[1].replace("%i", "8001").split()
    command, _, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert command.__name__ == "serve"


def test_the_settings_are_ones_that_there_are() -> None:
    settings = tomllib.loads((DEPLOY / "caravanserai.toml").read_text("utf-8"))
    assert msgspec.convert(settings, Settings).check().on_postgres
