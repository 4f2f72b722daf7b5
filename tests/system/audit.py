"""The audit: everything a receiver was sent, checked against what that receiver may know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from caravanserai.client import Client, TableState
from caravanserai.games import Chance, Json
from caravanserai.protocol import messages
from caravanserai.protocol.changes import apply_changes

from .truth import Moment, Truth

KINDS: dict[str, type[messages.Message]] = {
    kind.__struct_config__.tag: kind for kind in messages.AnyMessage.__args__
}


@dataclass
class Receiver:
    """Somebody at a table, and all that was sent to them."""

    name: str
    client: Client
    seats: tuple[int, ...]
    """None of them for an onlooker; several for people at one screen."""
    frames: list[bytes] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    looked: list[list[str]] = field(default_factory=list)
    """The steps they asked to be told about, in order."""

    def seat_shown(self, moment: Moment, before: int | None) -> int | None:
        """Whose view their screen may show then: of several seats the one to act, else the one as before."""
        if before is None and self.seats:
            before = self.seats[0]
        return next((seat for seat in self.seats if moment.is_own(seat)), before)

    async def fetch(self, path: str) -> None:
        """Ask for something by HTTP, and keep the answer."""
        self.bodies.append(await self.client.http.call("GET", path))


def audit(receiver: Receiver, truth: Truth) -> set[str]:
    """Check every message; the kinds of messages there were."""
    picture = TableState()
    seat: int | None = None
    looked = iter(receiver.looked)
    kinds = set()
    for frame in receiver.frames:
        told = msgspec.json.decode(frame)
        check_fields(told)
        kinds.add(told["t"])
        message = messages.decode_message(frame)
        before = picture.view
        assert picture.hear(message), "a message was left out"
        match message:
            case messages.Position():
                seat = receiver.seat_shown(truth.moments[message.ply], seat)
                check_position(seat, picture, truth)
            case messages.Moved():
                assert before is not None
                assert picture.view is not None
                check_nothing_shown_in_passing(before, message.changes, picture.view)
                assert receiver.seat_shown(truth.moments[message.ply], seat) == seat, (
                    "no word of handing over"
                )
                check_position(seat, picture, truth)
            case messages.Looked():
                check_look(seat, message, next(looked), truth)
            case messages.Doing():
                assert message.seat == picture.act != seat, "who decides knows, and nobody else is told of"
                assert set(told) == {"t", "seat", "what"}, "a rough word, and nothing beside"
            case messages.Hinted():
                assert truth.moments[message.ply].is_own(seat), "advice is for who decides"
            case messages.Welcome():
                assert (message.guest is None) == (receiver.client.http.headers == {})
            case messages.TableInfo():
                assert tuple(message.yours) == receiver.seats
                assert message.invite is None or receiver.seats
    return kinds


def check_fields(told: Json) -> None:
    """A message has no fields but those that are documented, which the other checks are about."""
    allowed = {"t", *KINDS[told["t"]].__struct_fields__}
    assert set(told) <= allowed
    for seat in told.get("seats", []):
        assert set(seat) <= set(messages.SeatInfo.__struct_fields__)


def check_position(seat: int | None, picture: TableState, truth: Truth) -> None:
    """What is now known of the game where that seat looks is just what it may know."""
    ply = picture.ply
    moment = truth.moments[ply]
    assert picture.seat == seat
    assert moment.is_own(seat) or moment.public == ply, "others are shown steps that may be taken back"
    assert picture.view == truth.view(ply, seat)
    assert (picture.legal or None) == truth.legal(ply, seat)
    assert picture.story == truth.story(ply, seat)
    assert picture.steps == ([step.ply for step in moment.loose] if moment.is_own(seat) else [])
    if picture.over is not None:
        assert ply == max(truth.moments), "a result is told before the game is over"


def check_nothing_shown_in_passing(before: Json, changes: list[Any], after: Json) -> None:
    """A change puts only there what stays there."""
    for path, *value in changes:
        found: Any = after
        for key in path[:-1]:
            found = found[key]
        if value:
            assert found[path[-1]] == value[0]
        else:
            assert isinstance(found, list) or path[-1] not in found
    assert apply_changes(before, changes) == after


def check_look(seat: int | None, message: messages.Looked, steps: list[str], truth: Truth) -> None:
    """A look ahead shows what the seat could work out itself from what it sees."""
    moment = truth.moments[message.ply]
    assert seat is not None
    assert moment.is_own(seat)
    state = moment.state.clone()
    story: list[Json] = []
    for text in steps:
        after, chance = state.clone(), Chance(0)
        action = truth.game.parse(text)
        after.apply(action, chance)
        if chance.answers():  # what is foretold is so whatever the others hold and whatever comes
            guess = state.resample(seat, Chance(7))
            then = guess.clone()
            then.apply(action, Chance(8))
            story += truth.game.foretell(then, seat) or []
            break
        story += truth.game.tell(after, seat)
        state = after
        if state.seat != seat:
            break
    seen = apply_changes(truth.screened(moment.state, seat), message.changes)
    assert seen == truth.screened(state, seat)
    assert message.story == story


def check_body(body: bytes, secrets: list[str]) -> None:
    """What came by HTTP tells nobody's secrets; of a game in play it says no more than whose turn it is."""
    text = body.decode()
    assert [secret for secret in secrets if secret in text] == []
    for word in ('"view"', '"hand"', '"tiles"', '"deck"', '"setup"', '"steps"', '"legal"', '"story"'):
        assert word not in text
