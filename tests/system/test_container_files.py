"""deploy/Containerfile and deploy/compose.yaml: whatever they name is there. `make container` builds them."""

from __future__ import annotations

import ipaddress
import json
import re
import shlex
from pathlib import Path
from typing import Any

import msgspec

from caravanserai.cli.app import app
from caravanserai.server.settings import PREFIX, Settings, read

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
NODES = [name for name, service in SERVICES.items() if service["image"] == "caravanserai"]
CONTAINERFILE = re.sub(r"\\\n", " ", (DEPLOY / "Containerfile").read_text("utf-8"))
HOST = "club.example"


def steps(kind: str) -> list[str]:
    """The steps of a kind in the Containerfile."""
    return re.findall(rf"^{kind} (.*)$", CONTAINERFILE, re.MULTILINE)


def filled_in(text: str) -> str:
    """A value of the compose file, as it is with a file .env."""
    text = re.sub(r"\$\{HOST(:\?[^}]*)?\}", HOST, text)
    return re.sub(r"\$\{POSTGRES_PASSWORD(:\?[^}]*)?\}", "secret", text)


def test_the_image_is_built_of_files_that_there_are() -> None:
    wanted = [
        line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] == "!"
    ]
    assert [name for name in wanted if not (ROOT / name).exists()] == []
    made_of = {
        "src",
        "docs",
        "web",
        "build_tools",
        "hatch_build.py",
        "pyproject.toml",
        "README.md",
        "LICENSE",
    }
    assert made_of <= set(wanted)
    assert "requirements/dev.txt" in CONTAINERFILE
    assert (ROOT / "requirements" / "dev.txt").is_file()


def test_the_base_is_an_argument_of_both_stages() -> None:
    assert steps("FROM") == ["${BASE} AS build", "${BASE}"]
    assert steps("ARG")[0].startswith("BASE=")


def test_the_image_starts_a_command_that_there_is_with_settings_that_there_are() -> None:
    command, _, _ = app.parse_args(json.loads(steps("CMD")[0]), exit_on_error=False, print_error=False)
    assert command.__name__ == "serve"
    assert json.loads(steps("ENTRYPOINT")[0]) == ["caravanserai"]
    told = dict(pair.split("=", 1) for pair in shlex.split(steps("ENV")[-1]))
    settings = read(environment=told)
    assert (settings.host, settings.port) == ("0.0.0.0", int(steps("EXPOSE")[0]))
    assert settings.data == steps("VOLUME")[0]
    assert known(told)


def test_the_image_does_not_run_as_root_and_is_asked_how_it_is() -> None:
    assert steps("USER") == ["10001:10001"]
    words = json.loads(steps("HEALTHCHECK")[0].partition("CMD")[2])
    compile(words[2], "health", "exec")
    assert "/health" in words[2]


def known(environment: dict[str, str]) -> bool:
    """Whether all variables for the server are settings."""
    names = {name.removeprefix(PREFIX).lower() for name in environment if name.startswith(PREFIX)}
    return names <= set(Settings.__struct_fields__)


def test_nodes_of_the_compose_file_have_settings_that_there_are() -> None:
    assert len(NODES) == 2
    for node in NODES:
        told = {name: filled_in(value) for name, value in SERVICES[node]["environment"].items()}
        assert known(told)
        settings = read(environment=told)
        assert settings.on_postgres
        assert settings.behind_proxy
        assert settings.address == f"https://{HOST}"
        database, redis = settings.database.split("@")[1], settings.redis.removeprefix("redis://")
        assert database.partition("/")[0] in SERVICES
        assert redis.partition(":")[0] in SERVICES
        assert (DEPLOY / SERVICES[node]["build"]["context"]).resolve() == ROOT
        assert (ROOT / SERVICES[node]["build"]["dockerfile"]).is_file()


def test_nginx_is_the_proxy_that_the_nodes_believe() -> None:
    [pool] = COMPOSE["networks"]["default"]["ipam"]["config"]
    nginx = SERVICES["nginx"]["networks"]["default"]["ipv4_address"]
    assert ipaddress.ip_address(nginx) in ipaddress.ip_network(pool["subnet"])
    assert {SERVICES[node]["environment"]["CARAVANSERAI_PROXIES"] for node in NODES} == {nginx}


def test_nginx_of_the_compose_file_asks_the_nodes_there_are() -> None:
    script = filled_in(SERVICES["nginx"]["command"][2])
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    changes = re.findall(r"-e 's/([^/]+)/([^/]+)/'", script)
    assert len(changes) == 3
    for before, after in changes:
        assert before in text
        text = re.sub(before, after, text)
    assert re.findall(r"^ +server ([\w.:-]+) max_fails", text, re.MULTILINE) == [
        f"{node}:8001" for node in NODES
    ]
    assert set(re.findall(r"server_name (.*);", text)) == {HOST}
    assert "127.0.0.1" not in text


def test_what_the_compose_file_mounts_is_there_or_told_of() -> None:
    readme = (DEPLOY / "README.md").read_text("utf-8")
    for service in SERVICES.values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            if source.startswith("."):
                assert (DEPLOY / source).exists() or f"{Path(source).name}/" in readme, source
            else:
                assert source in COMPOSE["volumes"]
    for name in re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")):
        assert f"{name}=" in readme
