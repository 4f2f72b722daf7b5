"""Whatever is refused is refused in the player's own language."""

from __future__ import annotations

from .fluent_files import messages
from .refusals import declined, reasons_of_games, said_by_house, slug

ALSO_SAID = {"store-unreachable", "too-large", "stale"}
"""Codes that are not written where a refusal is made."""


def spoken(prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in messages("en") if id.startswith(prefix)}


def test_every_reason_of_the_games_has_words() -> None:
    assert sorted({slug(reason) for reason in reasons_of_games()} - spoken("reason-")) == []


def test_every_reason_of_tables_and_server_has_words() -> None:
    constant, _ = said_by_house()
    assert sorted({slug(reason) for reason in constant} - spoken("reason-")) == []


def test_every_code_has_words_for_reasons_with_parts_that_change() -> None:
    _, codes = said_by_house()
    assert sorted((codes | ALSO_SAID) - spoken("refused-")) == []


def test_no_reason_has_words_that_nobody_says_any_more() -> None:
    constant, codes = said_by_house()
    said = {slug(reason) for reason in reasons_of_games() | constant | declined()}
    assert sorted(spoken("reason-") - said) == []
    assert sorted(spoken("refused-") - codes - ALSO_SAID) == []


def test_reasons_that_are_found_are_those_that_players_know() -> None:
    found = reasons_of_games()
    assert {"this step is diagonal", "only at the moment you place a palm", "this tile is banned"} <= found
    assert "you look on at this table; only those who sit there play" in said_by_house()[0]
    assert (
        slug("the lamp's own magic or a swap must be chosen")
        == "the-lamp-s-own-magic-or-a-swap-must-be-chosen"
    )
