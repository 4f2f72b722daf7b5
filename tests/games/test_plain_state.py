"""A game in plain Python says little, and everything else follows."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games import BadNotation, BadPosition, Chance, Game, IllegalAction, Json, PlainState, State


class Heap(PlainState):
    """Seats take one or two stones in turn; each stone is a point."""

    def __init__(self, players: int, stones: int) -> None:
        self.players = players
        self.stones = stones
        self.taken = [0] * players
        self.seat = 0

    def legal(self) -> list[int]:
        return list(range(min(2, self.stones)))

    def carry_out(self, action: int, chance: Chance) -> None:
        assert self.seat is not None
        self.taken[self.seat] += action + 1
        self.stones -= action + 1
        self.seat = (self.seat + 1) % self.players if self.stones else None

    def to_json(self) -> Json:
        return {"stones": self.stones, "taken": list(self.taken), "seat": self.seat}

    def scores(self) -> list[dict[str, int]]:
        return [{"total": stones} for stones in self.taken]


class Heaps(Game):
    """The game of it."""

    name = "heap"
    title = "Heap"
    size = 2
    player_counts = (2, 3)

    def new(self, players: int, chance: Chance, variant: str = "base", **options: Any) -> Heap:
        return Heap(players, 5)

    def from_json(self, position: Json) -> Heap:
        heap = Heap(len(position["taken"]), position["stones"])
        heap.taken, heap.seat = list(position["taken"]), position["seat"]
        return heap


GAME = Heaps()


@pytest.fixture
def state() -> State:
    return GAME.new(2, Chance(1))


def test_an_illegal_action_is_refused_and_changes_nothing(state: State) -> None:
    before = state.to_json()
    for action in (2, -1, True, "0", None):
        with pytest.raises(IllegalAction, match="not allowed: this can't be done now$") as caught:
            state.apply(action, Chance(1))  # type: ignore[arg-type]
        assert GAME.reasons[caught.value.id] == caught.value.message
    assert state.to_json() == before


def test_copies_share_nothing(state: State) -> None:
    copy = state.clone()
    copy.apply(1, Chance(1))
    assert state.to_json() == {"stones": 5, "taken": [0, 0], "seat": 0}
    assert copy != state
    assert state.resample(0, Chance(1)) == state


def test_it_is_played_to_the_end_and_won_by_the_most_points(state: State) -> None:
    assert 3 <= state.playout(Chance(4)) <= 5
    assert state.over
    assert state.legal() == []
    assert sum(state.points(None, open=False)) == 5
    assert state.winners() == [max((0, 1), key=lambda seat: state.points(0, open=True)[seat])]
    assert state.winners([0]) == [0]


def test_changes_make_one_view_into_the_other(state: State) -> None:
    after = state.clone()
    after.apply(1, Chance(1))
    assert after.changes(state, 0) == [[["stones"], 3], [["taken"], [2, 0]], [["seat"], 1]]
    assert state.view(0) == state.to_json()
    assert state.problems() == []


def test_a_record_is_kept_and_replayed(state: State) -> None:
    setup, chance = state.clone(), Chance(2)
    lines = [GAME.step(state, action, chance) for action in (1, 1, 0)]
    *_, last = GAME.replay(GAME.record(setup, lines))
    assert last == state
    assert lines[0] == {"seat": 0, "do": "1"}


def test_notation_is_the_number_where_a_game_has_none(state: State) -> None:
    assert GAME.texts(state.legal()) == ["0", "1"]
    assert [GAME.parse(text) for text in ("0", "1")] == [0, 1]
    with pytest.raises(BadNotation, match="is not an action"):
        GAME.parse("2")
    assert GAME.parse_answer(GAME.answer_text(7)) == 7
    with pytest.raises(BadNotation, match="no answer of chance"):
        GAME.parse_answer("seven")


def test_learners_are_told_what_is_legal_and_nothing_else(state: State) -> None:
    marks = bytearray(b"\x07" * 5)
    assert GAME.mark_legal(state, marks, 2) == 2
    assert marks == bytearray([7, 7, 1, 1, 7])
    assert GAME.layout.size == 0
    assert GAME.points_known(state, 1, 0) == 0


def test_the_rest_is_what_says_nothing_more(state: State) -> None:
    assert GAME.tell(state, 0) == []
    assert GAME.foretell(state, 0) is None
    assert GAME.facts() == {}
    assert GAME.options(state) == {"players": 2, "variant": "base"}
    assert GAME.screen(state.view(0), 0) == state.view(0)
    assert GAME.screen_changes([[["seat"], 1]], 0) == [[["seat"], 1]]
    assert GAME.ways(state) == [[0], [1]]
    with pytest.raises(BadPosition, match="can't be counted"):
        GAME.count([])
