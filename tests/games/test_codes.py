"""Positions in one line: an exact round trip; what is mistyped, cut or made up is refused by its column."""

from __future__ import annotations

import contextlib
import json
import pickle
import re
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from caravanserai import games
from caravanserai.games import BadCode, BadPosition, Chance, UnknownRules
from caravanserai.games.coding import CHECK, DIGITS, Code, in_letters, in_number

from .tables import OLDER_TABLES, TABLES, Table, lively, one_of_each_step, walk

every_table = pytest.mark.parametrize("table", [*TABLES, *OLDER_TABLES], ids=str)
every_game = pytest.mark.parametrize("name", games.names())

KEPT = [
    "ft1_6SzHZ5DGpfwMpXwSs99RE6np2yzwfVx3gKevdWmAgvLPqRfMwATfRvzt5iv5o0dNQUAQzUPDFezGI",
    "ab1_DqSjAfC8qQDW72RfkHA",
]
"""Codes as they were written first: they are read for ever."""


@every_table
def test_every_position_of_a_game_comes_back_from_its_code(table: Table) -> None:
    for number, (state, _) in enumerate(walk(table, 5, lively)):
        if number % 5 and table.rules:
            continue
        restored = table.game.from_code(state.code())
        assert restored.to_json() == state.to_json()
        assert restored.legal() == state.legal()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_step_of_a_turn_comes_back_from_its_code(table: Table) -> None:
    for state in one_of_each_step(table).values():
        assert table.game.from_code(state.code()) == state


@every_game
def test_a_code_is_short_enough_for_a_line_of_chat_and_for_an_address(name: str) -> None:
    longest = {"five-tribes": 125, "ali-baba": 85}[name]
    for table in TABLES:
        if table.name == name:
            codes = [state.code() for state, _ in walk(table, 2, lively)][::3]
            assert max(map(len, codes)) <= longest
            assert all(re.fullmatch(r"[a-z]{2}1_[0-9A-Za-z]+", code) for code in codes)


@every_game
def test_a_position_that_could_never_arise_has_a_code_too(name: str) -> None:
    state = games.get(name).new(2, Chance(4))
    for position in impossible(name, state.to_json()):
        odd = games.get(name).from_json(position)
        assert odd.problems()
        assert games.get(name).from_code(odd.code()) == odd


def impossible(name: str, position: Any) -> list[Any]:
    """Positions with pieces missing, too many or in two places."""
    found = [json.loads(json.dumps(position)) for _ in range(3)]
    if name == "five-tribes":
        found[0]["seats"][0].update(coins=1_000_000, camels=99, hand=["fakir"] * 99)
        found[1]["tiles"]["C3"].update(kind="village", value=99, meeples="V" * 99, palms=99)
        found[1]["bag"] = ""
        djinn = found[2]["djinns"]["row"][0]
        found[2]["seats"][0]["djinns"] = found[2]["seats"][1]["djinns"] = [djinn]
        return found
    found[0]["seats"][0].update(score=9999, tiles=["sword-pink", "sword-blue"])
    found[0]["seats"][1]["tiles"] = ["sword-blue"]
    found[1]["unseen"] = ["ring-pink"] * 60
    found[2]["cave"]["4a1"] = found[2]["cave"]["4a2"]
    return found


@pytest.mark.parametrize("code", KEPT)
def test_a_code_written_before_is_read_for_ever(code: str) -> None:
    game = games.of_code(code)
    assert game.from_code(code) == game.new(3, Chance(1))
    assert game.new(3, Chance(1)).code() == code


def refused(code: Any, name: str = "five-tribes") -> BadCode:
    with pytest.raises(BadCode) as problem:
        games.get(name).from_code(code)
    return problem.value


@pytest.mark.parametrize(
    ("code", "column", "words"),
    [
        ("", 1, "begins with ft1_"),
        ("ab1_DqSjAfC8qQDW72RfkHA", 1, "begins with ft1_"),
        ("ft2_4e2e", 3, "codes ft1_… can be read here, not ft2…"),
        ("ft1", 4, "the code ends here"),
        ("ft1_", 5, "the code ends here"),
        ("ft1_4e2e+LQG", 9, "'+' is no letter of a code"),
        ("ft1_4e2e LQG", 9, "' ' is no letter of a code"),
        ("ft1_4e2é", 8, "'é' is no letter of a code"),
        ("ft1_" + "4" * 5000, 4001, "at most 4000 letters"),
        (None, 0, "a code is a text"),
    ],
)
def test_what_is_no_code_is_refused_by_its_column(code: object, column: int, words: str) -> None:
    problem = refused(code)
    assert problem.column == column
    assert words in str(problem)


def test_a_mistyped_letter_is_named_and_what_would_fit_in_its_place() -> None:
    code = KEPT[0]
    problem = refused(code[:20] + ("a" if code[20] != "a" else "b") + code[21:])
    assert problem.column == 21
    assert str(problem).endswith(f"is mistyped: {code[20]!r} would fit")


def test_a_code_that_was_cut_says_so() -> None:
    problem = refused(KEPT[0][:-3])
    assert problem.column == len(KEPT[0]) - 2
    assert "mistyped, or a part of it is missing" in str(problem)


def sealed(code: Code, number: int) -> str:
    """A number with the check that belongs to it, as a stranger could make it."""
    return code.head + in_letters(number << CHECK | code.check(number))


@every_game
@given(number=st.integers(min_value=0, max_value=2**700))
@settings(max_examples=300)
def test_a_made_up_number_with_the_right_check_is_read_exactly_or_refused(name: str, number: int) -> None:
    game = games.get(name)
    text = sealed(game.codes, number)
    with contextlib.suppress(BadPosition):
        assert game.from_code(text).code() == text


def test_rules_that_are_not_known_are_refused_by_their_version() -> None:
    game = games.get("ali-baba")
    position = {**game.new(2, Chance(1)).to_json(), "rules": 77}
    with pytest.raises(UnknownRules):
        game.from_code(game.codes.write(position))


LETTERS = st.sampled_from([*DIGITS, "_", "-", " ", "é", "\n", "+"])


@every_game
@given(data=st.data())
@settings(max_examples=150)
def test_no_slip_of_the_hand_leads_to_another_position(name: str, data: st.DataObject) -> None:
    game = games.get(name)
    right = game.new(data.draw(st.sampled_from([2, 3, 4])), Chance(data.draw(st.integers(0, 9)))).code()
    place = data.draw(st.integers(0, len(right) - 1))
    more = data.draw(st.text(LETTERS, max_size=3))
    cut = data.draw(st.integers(0, 3))
    wrong = right[:place] + more + right[place + cut :]
    if wrong != right:
        problem = refused(wrong, name)
        assert 1 <= problem.column <= len(wrong) + 1


@given(text=st.text(max_size=40))
@example(text="ft1_0")
@example(text="ab1_00000000")
def test_any_text_is_read_or_refused(text: str) -> None:
    for name in games.names():
        try:
            games.get(name).from_code(text)
        except BadCode as problem:
            assert problem.column >= 1


def test_a_refusal_travels_between_processes() -> None:
    problem = pickle.loads(pickle.dumps(refused("ft1_?")))
    assert (problem.column, problem.field) == (5, "code")


def test_the_game_of_a_code_is_found() -> None:
    assert [games.of_code(code).name for code in KEPT] == games.names()
    with pytest.raises(BadCode, match="a code begins with ft1_ or ab1_"):
        games.of_code("chess")
    with pytest.raises(BadCode, match="a code is a text"):
        games.of_code(b"ft1_")  # type: ignore[arg-type]


def test_letters_stand_for_numbers() -> None:
    assert in_number(in_letters(2**200 + 7)) == 2**200 + 7
