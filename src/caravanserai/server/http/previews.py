"""What other places show of a link to this house: a title, a line, a picture (`og:` tags in the page's head).

Whoever reads a preview has the address alone, without the key of an invitation: of a table they are told what
any stranger may know.
"""

from __future__ import annotations

import html
from dataclasses import dataclass

from ...protocol.clock_settings import ClockSetting, LiveClock, SlowClock
from ..lobby.tables import WAITING, Table
from ..notices.mail_texts import one_line, title_of

PICTURE = "preview.png"
PICTURE_SIZE = (1200, 630)


@dataclass(frozen=True)
class Wording:
    """What is said of a link, in one language."""

    place: str
    title: str
    invited: str
    invites: str
    seats: str
    live: str
    slow: str
    no_clock: str


WORDS = {
    "en": Wording(
        place="An open table for two games of the Thousand and One Nights: in the browser, with friends or "
        "bots, without an account.",
        title="Caravanserai",
        invited="You are invited to a table – Caravanserai",
        invites="{host} invites you: {game}",
        seats="Seats: {players}, free: {free}",
        live="{seconds} s per turn, {minutes} min in reserve",
        slow="turn-based, days per turn: {days}",
        no_clock="no clock",
    ),
    "ru": Wording(
        place="Открытый стол для двух игр из «Тысячи и одной ночи»: в браузере, с друзьями или ботами, без "
        "регистрации.",
        title="Караван-сарай",
        invited="Вас приглашают за стол — «Караван-сарай»",
        invites="{host} приглашает вас: {game}",
        seats="Мест: {players}, свободно: {free}",
        live="{seconds} с на ход, {minutes} мин в запасе",
        slow="по переписке, дней на ход: {days}",
        no_clock="без часов",
    ),
    "hu": Wording(
        place="Nyitott asztal az Ezeregyéjszaka két játékához: böngészőben, barátokkal vagy botokkal, "
        "regisztráció nélkül.",
        title="Karavánszeráj",
        invited="Meghívtak egy asztalhoz – Karavánszeráj",
        invites="{host} meghív: {game}",
        seats="Helyek: {players}, szabad: {free}",
        live="{seconds} mp lépésenként, {minutes} perc tartalék",
        slow="körökre osztott, nap lépésenként: {days}",
        no_clock="óra nélkül",
    ),
}


@dataclass(frozen=True)
class Preview:
    """What is shown of a link."""

    title: str
    text: str
    language: str = "en"


def of_house() -> Preview:
    """Any screen but a table."""
    return Preview(WORDS["en"].title, WORDS["en"].place)


def of_hidden_table() -> Preview:
    """A table of which a stranger knows nothing, not even whether there is one."""
    return Preview(WORDS["en"].invited, WORDS["en"].place)


def of_table(table: Table, language: str) -> Preview:
    """A table to which anybody may come, in its host's language."""
    words = WORDS.get(language, WORDS["en"])
    game, host = title_of(table.setting.game, language), table.names.get(table.host, "")
    if table.status != WAITING or not host:
        return Preview(f"{game} – {words.title}", words.place, language)
    free = sum(not seat.occupied for seat in table.seats)
    seats = words.seats.format(players=len(table.seats), free=free)
    title = words.invites.format(host=host, game=game)
    return Preview(title, f"{seats} · {clock_text(words, table.setting.clock)}. {words.place}", language)


def clock_text(words: Wording, clock: ClockSetting) -> str:
    """A table's clock in a few words."""
    match clock:
        case LiveClock():
            return words.live.format(seconds=clock.turn_seconds, minutes=round(clock.reserve_seconds / 60))
        case SlowClock():
            return words.slow.format(days=clock.days)
        case _:
            return words.no_clock


def tags(preview: Preview, address: str, path: str) -> bytes:
    """The tags for the page's head; where the house doesn't know its own address, without what needs one."""
    properties = {
        "og:site_name": WORDS[preview.language if preview.language in WORDS else "en"].title,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:locale": preview.language,
    }
    if address:
        width, height = PICTURE_SIZE
        properties |= {
            "og:url": address + path,
            "og:image": f"{address}/{PICTURE}",
            "og:image:width": str(width),
            "og:image:height": str(height),
        }
    lines = [
        f'<meta property="{name}" content="{html.escape(one_line(value))}" />'
        for name, value in properties.items()
    ]
    if address:
        lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return ("    " + "\n    ".join(lines) + "\n  ").encode()
