"""All that can be set, in one place: by the command line, a TOML file, or environment variables."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import msgspec
import platformdirs

from .people.network import Proxies

PREFIX = "CARAVANSERAI_"
NOBODY = "mailto:nobody@localhost"
SHORTEST_PASSWORD = 8
"""Characters of the house's password."""


class BadSettings(ValueError):
    """A setting that can't be; the message names it."""


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How e-mail leaves the house. Without a host, none does."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    tls: str = "starttls"
    """"starttls", "tls" (from the first byte) or "none"."""
    sender: str = ""
    """The address notices come from."""


class Push(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Web push. The keys are made at the first start and kept in the database."""

    on: bool = True
    """Whether anything is pushed, to browsers that have asked for it."""
    contact: str = ""
    """mailto: or https: address that push services may complain to; the house's own address if not said."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one guest, or one address, may ask of the house."""

    connections: int = 5000
    """Open connections of all kinds, in each process; fewer where the system allows it fewer files."""
    connections_per_address: int = 500
    """Open connections of one address, or of one /64 network of IPv6; for a club behind one."""
    head_seconds: float = 10.0
    """How long the head of a request, or the request for a WebSocket, may take to arrive."""
    request_seconds: float = 60.0
    """How long the body of a request, its answer, and the reading of that may take together."""
    onlookers: int = 500
    """Connections to one table of people who don't sit there, in each process."""
    onlookers_per_address: int = 100
    """Those of one address."""
    body_bytes: int = 64 * 1024
    requests_per_minute: int = 600
    """HTTP requests of one guest, or of all without a name at one address; files of the page don't count."""
    address_requests_per_minute: int = 6000
    """HTTP requests of all at one address together."""
    points_per_second: float = 40.0
    """What one guest may ask for at tables, over all connections: a move costs 0.1, a line of chat 8."""
    address_points_per_second: float = 400.0
    """The same for all at one address together."""
    changes_per_minute: int = 120
    """Requests of one guest that change something."""
    guests_per_minute: int = 60
    """New guests from one address."""
    mails_per_minute: int = 3
    """Letters to confirm an e-mail address, asked for from one address."""
    reviews_per_minute: int = 20
    """Games that one address may bring along for a review."""
    answers_per_minute: int = 30
    """Answers to puzzles that one guest, or one address without a name, may have judged."""
    reports_per_minute: int = 10
    comments_per_minute: int = 10
    """Lines of chat that one address may report."""
    guesses_per_minute: int = 10
    """Wrong passwords of the house from one address."""
    record_bytes: int = 256 * 1024
    """How large a record may be that somebody brings along; a long game has a tenth of that."""
    open_tables: int = 40
    """Tables of one host that wait or are played."""
    chat_lines: int = 1000
    """Lines of chat that a table keeps; the oldest make room for new ones."""
    tokens: int = 20
    """Tokens of one guest."""
    recoveries_per_hour: int = 3
    """Letters to one mailbox that help its owner back in."""
    exports_per_hour: int = 6
    """How often one guest is given all that is kept of them."""


class KeptDays(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days things are kept; 0 for ever."""

    passers_by: int = 90
    """Guests who never played or solved, and have no e-mail address or token, after they were last here."""
    guests: int = 0
    """All other guests, after they were last here."""
    waiting_tables: int = 30
    """Tables at which nothing has begun, after somebody last came or spoke there."""
    unfinished_tables: int = 365
    """Games that nobody finished, after the last move."""
    finished_tables: int = 0
    """Games that were played to the end, after that."""
    chat: int = 365
    """What was said at tables, after the end of the game."""
    reviews: int = 365
    """Reviews, after they were asked for first; a game that is kept can be reviewed again."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one server runs."""

    host: str = "127.0.0.1"
    port: int = 8001
    data: str = ""
    """The folder of the SQLite database; the user's data folder if not said."""
    database: str = ""
    """A database URL; SQLite in the data folder if not said."""
    redis: str = ""
    workers: int = 1
    address: str = ""
    """Where people reach the house, such as https://tables.example; for links, and to know our own page.

    Mail needs it, and previews of links for their picture. Where it is set, requests that ask for another
    host are refused.
    """
    behind_proxy: bool = False
    """Whether a proxy stands before us whose X-Forwarded-For and -Proto headers are true."""
    proxies: str = "127.0.0.1,::1"
    """The addresses such a proxy has."""
    clock_rate: float = 1.0
    """How fast the tables' clocks run: tests let a day pass in a second."""
    notice_seconds: float = 30.0
    """How long somebody must be away before they are told that it is their turn."""
    bot_processes: int = 0
    """Processes in which bots think; one for each core but one if 0."""
    bot_seconds: float = 10.0
    """How long the bots of a table think together, at most, before somebody gets to decide again."""
    review_simulations: int = 4000
    """How much thought goes into each turn of a review; where the rules are not compiled, a fiftieth."""
    watch_seconds: float = 1.5
    """How long a bot waits before each turn that it plays for a person, or where only bots play and those
    who watch set no pace: so that one can follow."""
    entry: Literal["open", "password", "invitation"] = "open"
    """Who may come in: everybody, who knows the password, or who has an invitation from a keeper."""
    entry_password: str = ""
    """The house's password; it belongs into the environment."""
    access_log: str = ""
    """A file with a line for each request, or - for the output; none if not said."""
    page: str = ""
    """The folder of the built page; the one in the package if not said."""
    docs: str = ""
    """The folder of the papers as a site, which is given out at /docs; the one in the package if not said."""
    mail: Mail = Mail()
    push: Push = Push()
    limits: Limits = Limits()
    keep: KeptDays = KeptDays()

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data) if self.data else Path(platformdirs.user_data_dir("caravanserai", False))

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it: with the name of the driver."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'caravanserai.sqlite3'}"
        scheme, separator, rest = self.database.partition("://")
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "sqlite+aiosqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
            "postgresql+asyncpg": "postgresql+asyncpg",
        }
        if not separator or scheme not in drivers:
            raise BadSettings(
                f"the database {scheme!r} is not one we know; write postgresql://user@host/name or sqlite:///file"
            )
        return f"{drivers[scheme]}://{rest}"

    @property
    def on_postgres(self) -> bool:
        """Whether the database is Postgres; else it is SQLite, and there is one process only."""
        return self.database_url.startswith("postgresql")

    @property
    def url(self) -> str:
        """The address to open in a browser."""
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return self.address or f"http://{host}:{self.port}"

    @property
    def push_contact(self) -> str:
        """Where push services may complain: they want an address, though it need not lead anywhere."""
        own = self.address if self.address.startswith("https:") else NOBODY
        return self.push.contact or own

    def check(self) -> Settings:
        """Make sure that all of it fits together."""
        database = self.database_url
        if not 0 <= self.port < 65536:
            raise BadSettings(f"a port is a number up to 65535, not {self.port}")
        if self.workers < 1:
            raise BadSettings("at least one worker is needed")
        if self.workers > 1 and not (database.startswith("postgresql") and self.redis):
            raise BadSettings(
                f"{self.workers} workers need Postgres and Redis between them: "
                "--database postgresql://… --redis redis://…"
            )
        if self.address:
            check_address(self.address)
        elif self.mail.host:
            raise BadSettings(
                "mail needs the address at which people reach the house, for the links it carries: "
                "--address https://tables.example"
            )
        try:
            Proxies(self.proxies)
        except ValueError as problem:
            raise BadSettings(f"proxies are addresses or networks with commas between: {problem}") from None
        for limit in self.limits.__struct_fields__:
            if not getattr(self.limits, limit) > 0:
                raise BadSettings(f"limits.{limit} is a number above 0")
        if self.entry == "password" and len(self.entry_password) < SHORTEST_PASSWORD:
            raise BadSettings(
                f"entry by password needs one of at least {SHORTEST_PASSWORD} characters, "
                "best in the environment: CARAVANSERAI_ENTRY_PASSWORD"
            )
        for kind in self.keep.__struct_fields__:
            if not getattr(self.keep, kind) >= 0:
                raise BadSettings(f"keep.{kind} is a number of days, or 0 for ever")
        if self.mail.tls not in ("starttls", "tls", "none"):
            raise BadSettings(f"mail.tls is starttls, tls or none, not {self.mail.tls!r}")
        if not self.bot_seconds > 0:
            raise BadSettings("bot_seconds is a number above 0: without any time no bot can think")
        if not self.clock_rate > 0:
            raise BadSettings("the clock's rate is a number above 0")
        return msgspec.structs.replace(self, address=self.address.rstrip("/"))


def check_address(address: str) -> None:
    """BadSettings if people can't reach the house at that address."""
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
    if not address.startswith(("http://", "https://")) or not host:
        raise BadSettings(f"the address starts with https:// or http:// and a host, unlike {address!r}")
    if parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise BadSettings(f"the address ends after the host and perhaps a port, unlike {address!r}")


def read(
    config: Path | None = None, environment: Mapping[str, str] = os.environ, **wishes: object
) -> Settings:
    """The settings: what was asked for on the command line, else the environment, else the file.

    An environment variable is called like the setting: CARAVANSERAI_DATABASE, CARAVANSERAI_MAIL_HOST.
    """
    values: dict[str, object] = {}
    if config is not None:
        try:
            values = tomllib.loads(config.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
            raise BadSettings(f"the settings in {config} can't be read: {problem}") from None
    for field in msgspec.structs.fields(Settings):
        part = values.get(field.name)
        if isinstance(field.default, msgspec.Struct):
            group = {} if part is None else part
            if not isinstance(group, dict):
                raise BadSettings(f"{field.name} is a group of settings, a [{field.name}] in the file")
            for inner in msgspec.structs.fields(type(field.default)):
                _from_environment(environment, f"{field.name}_{inner.name}", group, inner.name)
            values[field.name] = group
        else:
            _from_environment(environment, field.name, values, field.name)
    values |= {name: wish for name, wish in wishes.items() if wish is not None}
    try:
        return msgspec.convert(values, Settings, strict=False).check()
    except msgspec.ValidationError as problem:
        raise BadSettings(f"these settings can't be: {problem}") from None


def _from_environment(environment: Mapping[str, str], name: str, into: dict[str, object], key: str) -> None:
    """Take a setting from its environment variable, if there is one."""
    value = environment.get(PREFIX + name.upper())
    if value is not None:
        into[key] = value
