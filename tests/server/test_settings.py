"""Settings: where they come from, which one wins, and what is said of those that can't be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from caravanserai.server.settings import BadSettings, Push, Settings, read


def test_the_settings_without_a_word_are_sqlite_in_the_users_folder_and_one_process() -> None:
    settings = read(environment={})
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8001, 1)
    assert settings.database_url.startswith("sqlite+aiosqlite:///")
    assert settings.folder.name == "caravanserai"
    assert not settings.on_postgres


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "caravanserai.toml"
    file.write_text(
        'host = "file"\nport = 1\nredis = "redis://file"\naddress = "https://tables.example/"\n'
        '[mail]\nhost = "mx"\nport = 25\n',
        "utf-8",
    )
    environment = {"CARAVANSERAI_PORT": "2", "CARAVANSERAI_HOST": "variable", "CARAVANSERAI_MAIL_PORT": "26"}
    settings = read(file, environment, host="said", data=None)
    assert (settings.host, settings.port, settings.redis) == ("said", 2, "redis://file")
    assert (settings.mail.host, settings.mail.port) == ("mx", 26)
    assert settings.address == "https://tables.example"


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("postgres://me@there/db", "postgresql+asyncpg://me@there/db"),
        ("postgresql://me@there/db", "postgresql+asyncpg://me@there/db"),
        ("sqlite:///tables.sqlite3", "sqlite+aiosqlite:///tables.sqlite3"),
    ],
)
def test_databases_are_known_by_the_names_people_know(given: str, driver: str) -> None:
    assert Settings(database=given).database_url == driver


@pytest.mark.parametrize(
    ("wishes", "word"),
    [
        ({"database": "mysql://there"}, "mysql"),
        ({"database": "there"}, "there"),
        ({"workers": 2}, "Postgres and Redis"),
        ({"workers": 2, "database": "postgresql://there/db"}, "Redis"),
        ({"workers": 0}, "worker"),
        ({"port": 70000}, "65535"),
        ({"port": "many"}, "port"),
        ({"address": "tables.example"}, "https://"),
        ({"address": "https://"}, "https://"),
        ({"address": "https://[tables"}, "https://"),
        ({"address": "https://tables.example/house"}, "ends after the host"),
        ({"address": "https://keeper@tables.example"}, "ends after the host"),
        ({"mail": {"host": "mx"}}, "mail needs the address"),
        ({"clock_rate": 0}, "rate"),
        ({"bot_seconds": 0}, "bot_seconds"),
        ({"colour": "green"}, "colour"),
    ],
)
def test_settings_that_can_not_be_are_named(wishes: dict[str, Any], word: str) -> None:
    with pytest.raises(BadSettings) as problem:
        read(environment={}, **wishes)
    assert word in str(problem.value)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("port =", "can't be read"),
        ('mail = "mx"', "mail"),
        ("colour = 1", "colour"),
        ('[mail]\ntls = "ssl"', "tls"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(tmp_path: Path, text: str, word: str) -> None:
    file = tmp_path / "caravanserai.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadSettings) as problem:
        read(file, {})
    assert word in str(problem.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSettings) as problem:
        read(tmp_path / "nowhere.toml", {})
    assert "nowhere.toml" in str(problem.value)


def test_push_needs_nothing_to_be_set_and_names_the_house_where_it_has_an_address() -> None:
    keeper = "mailto:keeper@tables.example"
    assert Settings().check().push_contact == "mailto:nobody@localhost"
    assert Settings(address="https://tables.example").check().push_contact == "https://tables.example"
    assert Settings(push=Push(contact=keeper)).check().push_contact == keeper
