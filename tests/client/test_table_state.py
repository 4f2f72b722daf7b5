"""What a client knows of a table, from the messages it hears."""

from __future__ import annotations

from caravanserai.client import TableState
from caravanserai.protocol.clock_settings import NoClock
from caravanserai.protocol.messages import Moved, Position, Said, TableInfo, TableStatus, Welcome


def position(ply: int = 5, seat: int | None = 0) -> Position:
    return Position(
        ply=ply,
        fixed=4,
        steps=[4],
        seat=seat,
        act=0,
        view={"coins": [50, 50], "turn": {"hand": "V"}},
        legal=["drop vizier C4"],
        story=[{"what": "bid"}, {"what": "pick"}],
    )


def moved(was: int = 5, seat: int | None = 0) -> Moved:
    return Moved(
        ply=6,
        was=was,
        fixed=6,
        seat=seat,
        act=1,
        changes=[[["turn", "hand"], ""], [["coins"], [53, 50]]],
        legal=None,
        story=[{"what": "drop"}],
    )


def table(status: TableStatus) -> TableInfo:
    return TableInfo(
        id="t",
        game="five-tribes",
        variant="base",
        players=2,
        status=status,
        host="a",
        seats=[],
        yours=[],
        open=True,
        public=True,
        hints=True,
        clock=NoClock(),
    )


def test_a_position_and_what_moved_since_make_the_position_of_now() -> None:
    picture = TableState()
    assert picture.hear(position())
    assert picture.hear(moved())
    assert (picture.ply, picture.fixed, picture.act) == (6, 6, 1)
    assert picture.view == {"coins": [53, 50], "turn": {"hand": ""}}
    assert picture.story == [{"what": "bid"}, {"what": "pick"}, {"what": "drop"}]
    assert (picture.legal, picture.steps) == ([], [])


def test_what_was_taken_back_is_gone_from_the_story() -> None:
    picture = TableState()
    picture.hear(position())
    back = moved()
    back.gone = 1
    picture.hear(back)
    assert picture.story == [{"what": "bid"}, {"what": "drop"}]


def test_a_message_that_follows_on_something_else_changes_nothing() -> None:
    picture = TableState()
    picture.hear(position())
    assert not picture.hear(moved(was=4))
    assert not picture.hear(moved(seat=1))
    assert (picture.ply, picture.view) == (5, position().view)


def test_a_change_before_any_position_is_not_understood() -> None:
    assert not TableState().hear(moved())


def test_all_is_known_at_a_waiting_table_once_the_table_is() -> None:
    picture = TableState()
    picture.hear(Welcome(v=1, guest="a", name="Ada", now=0))
    assert not picture.complete
    picture.hear(table("waiting"))
    assert picture.complete


def test_at_a_table_in_play_the_position_is_waited_for() -> None:
    picture = TableState()
    picture.hear(table("playing"))
    assert not picture.complete
    picture.hear(position())
    assert picture.complete


def test_lines_of_chat_are_kept_by_their_number() -> None:
    picture = TableState()
    for n in (1, 0, 1):
        picture.hear(Said(n=n, at=0, guest="a", name="Ada", text=f"line {n}"))
    assert [picture.chat[n].text for n in sorted(picture.chat)] == ["line 0", "line 1"]
