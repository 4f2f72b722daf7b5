"""One action, one line of words: a total round trip, and garbage is refused with what was expected."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai import games
from caravanserai.games import BadNotation

from .tables import TABLES, Table, walk

every_game = pytest.mark.parametrize("name", games.names())

CONTRACT_LINES = {
    "five-tribes": [
        *("bid 5", "discount", "pick C3", "drop elder C4", "builders 2", "kill merchant B2"),
        *("kill vizier seat2", "take 1", "buy leta elders", "buy leta fakir", "use enki elder"),
        *("use enki fakir", "use leta elders", "use leta fakir", "use sloar fakir", "place B3", "keep leta"),
        *("offer silk", "sell", "pass", "end"),
    ],
    "ali-baba": [
        *("take 4a1", "also 4b1", "show sword-brown", "steal seat2", "ban ring", "ban brown", "magic"),
        "swap ring-white",
    ],
}
NOT_TEXT = [None, 5, True, 1.5, b"bid 5", ["bid 5"], {"do": "bid 5"}, object]
NO_ACTION = [-1, 2**31, 2**63, 10**30, True, False, 1.0, "bid 5", None, ["bid 5"], [None]]


@every_game
def test_every_action_has_a_text_of_its_own_that_names_it(name: str) -> None:
    game = games.get(name)
    texts = [game.text(action) for action in range(game.size)]
    assert len(set(texts)) == game.size
    assert [game.parse(text) for text in texts] == list(range(game.size))


@every_game
def test_a_text_is_a_line_of_plain_words(name: str) -> None:
    game = games.get(name)
    for action in range(game.size):
        text = game.text(action)
        assert text.isascii()
        assert text == " ".join(text.split())
        assert text.split()[0].islower()


@pytest.mark.parametrize(
    ("name", "line"), [(name, line) for name in CONTRACT_LINES for line in CONTRACT_LINES[name]]
)
def test_the_lines_of_the_contract_are_spelt_as_it_says(name: str, line: str) -> None:
    game = games.get(name)
    assert game.text(game.parse(line)) == line


@every_game
def test_capitals_and_blanks_do_not_matter(name: str) -> None:
    game = games.get(name)
    for action in range(game.size):
        text = game.text(action)
        assert game.parse(text.upper()) == game.parse(text.title()) == action
        assert game.parse("  " + text.replace(" ", " \t ") + "\n") == action


@every_game
@pytest.mark.parametrize(
    "text", ["", " ", "bid", "take", "take 4a1 now", "pick G1", "seat0", "0", "é", "\x00", "x" * 10**6]
)
def test_a_text_that_names_no_action_is_told_what_was_expected(name: str, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        games.get(name).parse(text)
    assert 0 < len(str(refusal.value)) < 300


@every_game
@pytest.mark.parametrize("thing", NOT_TEXT, ids=repr)
def test_what_is_no_text_is_refused(name: str, thing: Any) -> None:
    with pytest.raises(BadNotation):
        games.get(name).parse(thing)
    with pytest.raises(BadNotation):
        games.get(name).parse_answer(thing)


@every_game
@pytest.mark.parametrize("thing", NO_ACTION, ids=repr)
def test_what_is_no_action_has_no_text(name: str, thing: Any) -> None:
    with pytest.raises(ValueError, match="whole number"):
        games.get(name).text(thing)


@every_game
def test_the_action_space_ends_at_its_size(name: str) -> None:
    game = games.get(name)
    with pytest.raises(ValueError, match=f"0 to {game.size - 1}"):
        game.text(game.size)


def mixed_words(name: str) -> st.SearchStrategy[str]:
    """Lines made of the notation's own words, most of which mean nothing together."""
    game = games.get(name)
    words = sorted({word for action in range(game.size) for word in game.text(action).split()})
    return st.lists(st.sampled_from(words), max_size=5).map(" ".join)


@every_game
@given(data=st.data())
def test_any_text_is_an_action_or_bad_notation(name: str, data: st.DataObject) -> None:
    game = games.get(name)
    text = data.draw(st.text(max_size=500) | mixed_words(name))
    try:
        action = game.parse(text)
    except BadNotation:
        return
    assert game.text(action).lower() == " ".join(text.lower().split())


@every_game
def test_every_answer_of_chance_has_a_name_that_stands_for_it(name: str) -> None:
    game = games.get(name)
    numbers = answers_of(name)
    names = [game.answer_text(answer) for answer in numbers]
    assert len(set(names)) == len(names)
    assert [game.parse_answer(each) for each in names] == numbers


def answers_of(name: str) -> list[int]:
    """The answers there are: 10 cards, 22 djinns, 5 tribes; or 60 tiles."""
    return list(range({"five-tribes": 10 + 22 + 5, "ali-baba": 60}[name]))


@every_game
@pytest.mark.parametrize("beyond", [-1, 10**30])
def test_chance_has_no_other_answers(name: str, beyond: int) -> None:
    game = games.get(name)
    for answer in (beyond, len(answers_of(name))):
        with pytest.raises(ValueError, match=r"."):
            game.answer_text(answer)


@every_game
@given(text=st.text(max_size=40))
def test_any_other_name_is_no_answer_of_chance(name: str, text: str) -> None:
    game = games.get(name)
    try:
        answer = game.parse_answer(text)
    except BadNotation:
        return
    assert game.answer_text(answer) == " ".join(text.lower().split())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_step_asks_for_actions_that_begin_alike(table: Table) -> None:
    """The step's name tells a reader what is asked, so its own actions are among the legal ones."""
    own = {
        "second-take": "take",
        "second-kill": "kill",
        "redirect": "pass",
        "before-tile": "pass",
        "steal": "steal",
    }
    for state, _ in walk(table, 4):
        if not state.over:
            kinds = {table.game.text(action).split()[0] for action in state.legal()}
            assert own.get(state.step, state.step) in kinds
