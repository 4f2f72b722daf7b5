"""A game that brings nothing but its rules: each room does without, or says what is missing."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from caravanserai import bots, games, lessons, rulebook
from caravanserai.bench.measured import Measured, measured_of
from caravanserai.bots import BadBot
from caravanserai.cli import main
from caravanserai.cli.screen import screen_of
from caravanserai.games import Chance, Game, Json, registry
from caravanserai.games.outline import outline
from caravanserai.games.plain_state import PlainState


class Jug(PlainState):
    """Nine cups of water; whoever pours the last one wins."""

    def __init__(self, players: int, cups: int = 9, seat: int | None = 0, last: int = 0) -> None:
        self.players, self.cups, self.seat, self.last = players, cups, seat, last

    def legal(self) -> list[int]:
        return list(range(min(2, self.cups)))

    def carry_out(self, action: int, chance: Chance) -> None:
        assert self.seat is not None
        self.cups -= action + 1
        self.last = self.seat
        self.seat = (self.seat + 1) % self.players if self.cups else None

    def scores(self) -> list[dict[str, int]]:
        return [{"total": int(self.over and seat == self.last)} for seat in range(self.players)]

    def to_json(self) -> Json:
        return {"players": self.players, "cups": self.cups, "seat": self.seat, "last": self.last}


class Water(Game):
    """A game without any room."""

    name, title, size, player_counts = "water", "Water", 2, (2, 3)

    def new(self, players: int, chance: Chance, variant: str = "base", **options: object) -> Jug:
        return Jug(players)

    def from_json(self, position: Json) -> Jug:
        return Jug(**position)

    def text(self, action: int | list[int] | tuple[int, ...]) -> str:
        return f"pour {action + 1}" if isinstance(action, int) else self.in_line(action)


@pytest.fixture(autouse=True)
def _water(monkeypatch: pytest.MonkeyPatch) -> None:
    games.names()  # whatever is installed is there before
    monkeypatch.setattr(registry, "_GAMES", dict(registry._GAMES))
    games.register(Water())


def test_there_is_the_random_bot_and_others_are_refused_by_name() -> None:
    assert bots.levels_of("water") == ("random",)
    assert bots.levels_of("ali-baba") == bots.LEVELS
    state = games.get("water").new(2, Chance(1))
    assert bots.get("water", "random").choose(state) in state.legal()
    with pytest.raises(BadBot, match="Water has no bot that is called 'vizier'; there is random"):
        bots.get("water", "vizier")


def test_the_random_bot_has_no_settings() -> None:
    with pytest.raises(BadBot, match="a random bot has no settings, so it can't be told noise"):
        bots.get("water", "random:noise=1")


def test_the_terminal_shows_what_a_seat_knows_as_indented_text() -> None:
    screen = screen_of(games.get("water"))
    view = games.get("water").new(2, Chance(1)).view(0)
    console = Console(file=io.StringIO(), width=80)
    console.print(screen.board(view, ["human 0", "random 1"], 0))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().splitlines() == ["players: 2", "cups: 9", "seat: 0", "last: 0"]
    assert screen.question(view) == ("What do you do?", "")
    assert screen.story({"seat": 0, "do": "pour 2"}) == "pour 2"


def test_a_person_plays_it_at_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = "help\nrules\nhint\npour 1\n2\nquit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main("play water --seats human,random --seed 3".split()) == 0
    said = capsys.readouterr().out
    assert "Water has no reference of rules" in said
    assert "for example pour 1" in said
    assert "to win" in said
    assert "cups: 9" in said


def test_its_weights_can_not_be_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("tune water --bot random".split()) == 2
    assert capsys.readouterr().err == "caravanserai: the bots of Water have no weights to be found\n"


def test_there_are_no_rules_no_lessons_and_no_searches_of_it() -> None:
    assert "water" not in rulebook.written()
    assert rulebook.reference("water") == ("en", [])
    assert not [lesson for lesson in lessons.all_lessons() if lesson.game == "water"]
    assert measured_of("water") == Measured()


def test_learners_see_it_as_text_and_as_a_picture_of_that_text() -> None:
    pytest.importorskip("numpy", reason="NumPy comes with the extra `learn`")
    from caravanserai.envs.renderer import render

    state = games.get("water").new(2, Chance(1))
    assert render("water", state, "ansi") == "players: 2\ncups: 9\nseat: 0\nlast: 0\n"
    picture = render("water", state, "rgb_array")
    assert not isinstance(picture, str | None)
    assert picture.ndim == 3


def test_there_is_no_batch_of_it() -> None:
    envs = pytest.importorskip("caravanserai.envs", reason="NumPy comes with the extra `learn`")
    with pytest.raises(ValueError, match="Water can't be played in batches"):
        envs.Batch("water", 4)


def test_an_outline_goes_in_with_what_lies_deeper() -> None:
    view = {"seats": [{"tiles": ["ring", "lamp"], "score": 3}, {"tiles": [], "score": 0}], "over": None}
    assert outline(view).splitlines() == [
        "seats:",
        "  0:",
        "    tiles: ring, lamp",
        "    score: 3",
        "  1:",
        "    tiles: –",
        "    score: 0",
        "over: –",
    ]
