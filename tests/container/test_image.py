"""The image of deploy/Containerfile: built by buildah or podman, started, and played at. `make container`."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.servers import ServerProcess, free_port
from tests.system.live_play import set_up
from tests.system.test_operating import play_some

from caravanserai.protocol.bodies import NewTable

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "container"
BASE_IMAGE = "localhost/caravanserai-base"
IMAGE = "localhost/caravanserai-test"
RELEASE = os.environ.get("CARAVANSERAI_DEBIAN", "bookworm")
GIVEN_BASE = os.environ.get("CARAVANSERAI_BASE", "")
"""An image to build on, instead of a bare Debian made here."""
OF_THE_MACHINE = ("/etc/pip.conf", "/etc/npmrc", "/etc/ssl/certs")
"""Where this machine says from where packages come, and whom it trusts."""
PATIENCE = 120.0

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        shutil.which("buildah") is None,
        reason="buildah is not installed here: the container was not built (apt-get install buildah)",
    ),
    pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root may build it this way"),
    pytest.mark.skipif(
        not GIVEN_BASE and shutil.which("debootstrap") is None,
        reason="there is no base: install debootstrap, or name an image in CARAVANSERAI_BASE",
    ),
]


def buildah(*words: object) -> str:
    """Run buildah with a store of our own; what it printed."""
    done = subprocess.run(buildah_words(*words), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"buildah {words[0]}: {done.stdout[-2000:]}{done.stderr[-4000:]}"
    return done.stdout.strip()


def buildah_words(command: object, *words: object) -> list[str]:
    """A command line of buildah."""
    store = ["--root", WORK / "store", "--runroot", WORK / "run", "--storage-driver", "vfs"]
    return list(map(str, ["buildah", *store, command, *words]))


def build_base() -> str:
    """An image of a bare Debian, made once."""
    if GIVEN_BASE:
        return GIVEN_BASE
    if not buildah("images", "--quiet", "--filter", f"reference={BASE_IMAGE}"):
        tree = WORK / "base"
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir(parents=True)
        words = ["debootstrap", "--variant=minbase", "--include=ca-certificates", RELEASE, str(tree)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-2000:]
        container = buildah("from", "scratch")
        buildah("copy", "--quiet", container, tree, "/")
        buildah("commit", "--quiet", "--rm", container, BASE_IMAGE)
        shutil.rmtree(tree)
    return BASE_IMAGE


@pytest.fixture(scope="module")
def image() -> Iterator[dict[str, Any]]:
    """What the image says of itself, once built."""
    WORK.mkdir(parents=True, exist_ok=True)
    mounts = [f"--volume={path}:{path}:ro" for path in OF_THE_MACHINE if Path(path).exists()]
    buildah(
        *("bud", "--isolation", "chroot", "--format", "docker", "--pull-never", *mounts),
        *("--build-arg", f"BASE={build_base()}", "--file", ROOT / "deploy" / "Containerfile"),
        *("--tag", IMAGE, ROOT),
    )
    told: dict[str, Any] = json.loads(buildah("inspect", "--type", "image", IMAGE))["Docker"]["config"]
    yield told
    buildah("rmi", IMAGE)


class Container(ServerProcess):
    """The server in a container of its own."""

    def __init__(self, image: dict[str, Any]) -> None:
        super().__init__(port=free_port())
        self.start_words: Sequence[str] = [*image["Entrypoint"], *image["Cmd"]]
        self.container = buildah("from", "--pull-never", IMAGE)

    def command(self) -> Sequence[str | Path]:
        # A container of its own network would have the port that the image names.
        return self.inside(*self.start_words)

    def inside(self, *words: str) -> list[str]:
        """The command line for something inside it."""
        port = ["--env", f"CARAVANSERAI_PORT={self.port}"]
        return buildah_words("run", "--isolation", "chroot", *port, self.container, "--", *words)

    def said(self, *words: str) -> str:
        """What a command inside it prints."""
        done = subprocess.run(self.inside(*words), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def close(self) -> None:
        super().close()
        buildah("rm", self.container)


def test_people_play_in_the_container_and_a_backup_of_it_is_sound(image: dict[str, Any]) -> None:
    assert image["User"] == "10001:10001"
    assert list(image["Volumes"]) == ["/data"]
    container = Container(image)
    with container:
        [table] = asyncio.run(set_up([container.url], [NewTable("ali-baba")]))
        assert play_some(table, 10) > 10
        assert container.said("id", "-u") == "10001"
        assert (
            container.said("stat", "-c", "%a %u", "/data", "/data/caravanserai.sqlite3")
            == "700 10001\n600 10001"
        )
        container.said(*image["Healthcheck"]["Test"][1:])
        compiled = "from caravanserai.games.ali_baba import core; print(core.__file__)"
        assert container.said("/opt/caravanserai/bin/python", "-c", compiled).endswith(".so")
        assert "written and verified" in container.said("caravanserai", "backup", "/data/backup.sqlite3")
        assert "The one game there is can be replayed." in container.said(
            "caravanserai", "check", "/data/backup.sqlite3"
        )
        assert "Traceback" not in container.log()
