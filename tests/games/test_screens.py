"""Screens: at a table with hidden information rivals' coins, cards and tiles are not shown (FT-S2, AB-I1)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from caravanserai import games
from caravanserai.games import Chance, Json, State
from caravanserai.protocol.changes import apply_changes

from .eventful import eventful_game, lookers, secretive_game, steps_of
from .tables import TABLES, Table, walk

FIVE_TRIBES = games.get("five-tribes")
ALI_BABA = games.get("ali-baba")

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_number = pytest.mark.parametrize("players", [2, 3, 4])
tables_of_ali_baba = pytest.mark.parametrize(
    "table", [table for table in TABLES if table.name == "ali-baba"], ids=str
)


@pytest.mark.rule("FT-S2")
@every_number
def test_a_rivals_coins_are_hidden_and_of_its_hand_the_number_of_cards_is_left(players: int) -> None:
    *game, _ = secretive_game(players, 5)
    for state in game[::3]:
        truth = state.to_json()["seats"]
        for looker in lookers(state):
            seats = FIVE_TRIBES.screen(state.view(looker), looker)["seats"]
            for seat in range(players):
                if seat != looker:
                    hidden = {"coins": None, "unseen": None, "unseen_fakirs_at_most": None}
                    assert seats[seat] == truth[seat] | hidden | {"hand": len(truth[seat]["hand"])}


@pytest.mark.rule("AB-C2", "AB-I1")
@tables_of_ali_baba
def test_of_a_rivals_tiles_the_number_is_left(table: Table) -> None:
    *game, _ = eventful_game(table, 1)
    for state in game:
        truth = state.to_json()["seats"]
        for looker in lookers(state):
            seats = ALI_BABA.screen(state.view(looker), looker)["seats"]
            for seat in range(table.players):
                if seat != looker:
                    assert seats[seat] == {"score": truth[seat]["score"], "tiles": len(truth[seat]["tiles"])}


@every_table
def test_a_seat_sees_behind_its_own_screen(table: Table) -> None:
    for state in eventful_game(table, 1)[::3]:
        truth = state.to_json()["seats"]
        for seat in range(table.players):
            assert table.game.screen(state.view(seat), seat)["seats"][seat] == truth[seat]


@every_table
def test_what_no_screen_hides_is_shown_as_in_the_view(table: Table) -> None:
    hidden = {"five-tribes": {"seats", "resources"}, "ali-baba": {"seats", "unseen"}}[table.name]
    for state in eventful_game(table, 1)[::3]:
        for looker in lookers(state):
            view = state.view(looker)
            screened = table.game.screen(view, looker)
            assert list(screened) == list(view)
            assert {field for field in view if screened[field] != view[field]} <= hidden


@every_table
def test_the_screens_are_lifted_once_the_game_is_over(table: Table) -> None:
    *_, last = eventful_game(table, 1)
    for looker in lookers(last):
        assert table.game.screen(last.view(looker), looker) == last.to_json()


@every_table
def test_the_view_itself_is_not_changed_by_a_screen(table: Table) -> None:
    for state in eventful_game(table, 1)[::20]:
        view = state.view(0)
        kept = copy.deepcopy(view)
        table.game.screen(view, 0)
        assert view == kept


def behind_another_screen(position: Json, seat: int) -> Json:
    """The same position of Five Tribes, but for the coins and the cards of one seat."""
    other = copy.deepcopy(position)
    other["seats"][seat]["coins"] += 7
    hand, deck = other["seats"][seat]["hand"], other["resources"]["deck"]
    for i in range(len(hand)):
        if i < len(deck):
            hand[i], deck[i] = deck[i], hand[i]
    return other


@pytest.mark.rule("FT-S2")
@every_number
def test_what_lies_behind_a_screen_of_five_tribes_shows_nowhere(players: int) -> None:
    different = 0
    for state, _ in walk(Table("five-tribes", "base", players), 7):
        if state.step == "bid":
            position = state.to_json()
            other = FIVE_TRIBES.from_json(behind_another_screen(position, 1))
            different += other.view(0)["seats"][1]["hand"] != state.view(0)["seats"][1]["hand"]
            for looker in (0, None):
                assert FIVE_TRIBES.screen(other.view(looker), looker) == FIVE_TRIBES.screen(
                    state.view(looker), looker
                )
    assert different > 3


@pytest.mark.rule("AB-I1")
@tables_of_ali_baba
def test_what_lies_behind_a_screen_of_ali_baba_shows_nowhere(table: Table) -> None:
    different = 0
    for state, _ in walk(table, 8):
        position = state.to_json()
        tiles, unseen = position["seats"][1]["tiles"], position["unseen"]
        if state.step == "take" and tiles and unseen:
            tiles[0], unseen[0] = unseen[0], tiles[0]
            other = ALI_BABA.from_json(position)
            different += 1
            for looker in (0, None):
                assert ALI_BABA.screen(other.view(looker), looker) == ALI_BABA.screen(
                    state.view(looker), looker
                )
    assert different > 3


def check_screened_changes(table: Table, before: State, after: State) -> None:
    """Screened changes make the one screened view into the other, whoever looks."""
    for looker in lookers(after):
        changes = after.changes(before, looker)
        kept = copy.deepcopy(changes)
        screened = table.game.screen_changes(changes, looker)
        old = table.game.screen(before.view(looker), looker)
        assert apply_changes(old, screened) == table.game.screen(after.view(looker), looker)
        assert changes == kept


@every_table
def test_a_screened_game_can_be_followed_by_its_changes(table: Table) -> None:
    game = eventful_game(table, 1)
    for before, after in steps_of(game, every=3):
        check_screened_changes(table, before, after)


@every_number
def test_a_screened_game_with_many_unseen_cards_can_be_followed_by_its_changes(players: int) -> None:
    game = secretive_game(players, 5)
    for before, after in steps_of(game, every=3):
        check_screened_changes(Table("five-tribes", "base", players), before, after)


@every_table
@pytest.mark.parametrize("gap", [2, 23])
def test_screened_changes_lead_over_many_steps_also_backwards(table: Table, gap: int) -> None:
    game = eventful_game(table, 1)
    for before, after in list(zip(game, game[gap:], strict=False))[::9]:
        check_screened_changes(table, before, after)
        check_screened_changes(table, after, before)


@every_table
def test_screened_changes_lead_from_the_first_position_to_the_last_and_back(table: Table) -> None:
    first, *_, last = eventful_game(table, 1)
    check_screened_changes(table, first, last)
    check_screened_changes(table, last, first)


def rivals_fields(changes: list[Any], looker: int | None) -> dict[str, list[Any]]:
    """By field, all that changes tell of the seats other than the one that looks."""
    told: dict[str, list[Any]] = {}
    for path, value in (change for change in changes if change[0][0] == "seats" and change[0][1] != looker):
        for field, what in value.items() if len(path) == 2 else [(path[2], value)]:
            told.setdefault(field, []).append(what)
    return told


@pytest.mark.rule("FT-S2")
@every_number
def test_no_change_tells_a_rivals_coins_or_cards(players: int) -> None:
    *game, _ = secretive_game(players, 5)
    numbers = 0
    for before, after in steps_of(game, every=3):
        for looker in lookers(after):
            changes = FIVE_TRIBES.screen_changes(after.changes(before, looker), looker)
            told = rivals_fields(changes, looker)
            assert not told.keys() & {"coins", "unseen", "unseen_fakirs_at_most"}
            assert all(type(hand) is int for hand in told.get("hand", []))
            assert ["resources", "unseen"] not in [change[0] for change in changes]
            numbers += len(told.get("hand", []))
    assert numbers > 0


@pytest.mark.rule("AB-I1")
@tables_of_ali_baba
def test_no_change_tells_a_rivals_tiles(table: Table) -> None:
    *game, _ = eventful_game(table, 1)
    numbers = 0
    for before, after in steps_of(game, every=3):
        for looker in lookers(after):
            changes = ALI_BABA.screen_changes(after.changes(before, looker), looker)
            tiles = rivals_fields(changes, looker).get("tiles", [])
            assert all(type(number) is int for number in tiles)
            assert all(type(change[1]) is int for change in changes if change[0] == ["unseen"])
            numbers += len(tiles)
    assert numbers > 0


@pytest.mark.rule("FT-S2")
def test_an_onlooker_sees_behind_no_screen() -> None:
    state = FIVE_TRIBES.new(3, Chance(1))
    screened = FIVE_TRIBES.screen(state.view(None), None)
    assert [seat["coins"] for seat in screened["seats"]] == [None] * 3
