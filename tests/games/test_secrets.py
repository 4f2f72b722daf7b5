"""Secrets: a seat is told all it may know and nothing else, and imagines the rest in any way that fits."""

from __future__ import annotations

import itertools
import json

import pytest

from caravanserai import games
from caravanserai.games import Chance, Json, State

from .secrets_of_five_tribes import play_in_secret
from .tables import TABLES, Table, walk

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_number = pytest.mark.parametrize("players", [2, 3, 4])


def lookers(state: State) -> list[int | None]:
    """Each seat, and an onlooker."""
    return [*range(state.players), None]


def check_knowledge(state: State, chance: Chance) -> list[bool]:
    """What must hold of every view and every resample; whether each resample differed from the truth."""
    truth = state.to_json()
    differed = []
    for seat in lookers(state):
        view = state.view(seat)
        for _ in range(2):
            imagined = state.resample(seat, chance)
            assert imagined.view(seat) == view, "the seat can tell what it imagines from the truth"
            assert imagined.problems() == []
            assert (imagined.seat, imagined.step) == (state.seat, state.step)
            assert (imagined.legal() == []) == state.over
            if seat == state.seat:
                assert imagined.legal() == state.legal()
            differed.append(imagined.to_json() != truth)
    assert state.to_json() == truth
    return differed


@every_table
def test_what_a_seat_imagines_looks_to_it_like_the_truth(table: Table) -> None:
    chance = Chance(31)
    for state, _ in walk(table, 31):
        check_knowledge(state, chance)


@every_number
def test_what_a_seat_imagines_looks_like_the_truth_where_many_cards_were_drawn_unseen(players: int) -> None:
    chance = Chance(32)
    differed: list[bool] = []
    for seed in range(4):
        for state in play_in_secret(players, seed):
            if any(seat["unseen"] for seat in state.to_json()["seats"]):
                differed += check_knowledge(state, chance)
    assert differed.count(True) > len(differed) / 3


@every_number
def test_secretive_games_have_several_holders_and_reshuffles(players: int) -> None:
    """The check on the games that the other tests rely on."""
    holders = pools = hidden = reshuffles = 0
    for seed in range(6):
        discards = 0
        for state in play_in_secret(players, seed):
            position = state.to_json()
            seats = position["seats"]
            holders = max(holders, sum(bool(seat["unseen"]) for seat in seats))
            pools = max(pools, *(len(seat["unseen"]) for seat in seats))
            hidden = max(hidden, sum(len(pool) for seat in seats for pool in seat["unseen"]))
            reshuffles += len(position["resources"]["discard"]) < discards
            discards = len(position["resources"]["discard"])
    assert holders == 2
    assert pools >= 2
    assert hidden >= 4
    assert reshuffles >= 6


@every_table
def test_a_view_is_json_in_the_shape_of_the_position(table: Table) -> None:
    for state, _ in walk(table, 33):
        for seat in lookers(state):
            view = state.view(seat)
            assert list(view) == list(state.to_json())
            assert json.loads(json.dumps(view)) == view


@every_table
def test_nothing_is_hidden_once_the_game_is_over(table: Table) -> None:
    *_, (state, _) = walk(table, 34)
    for seat in lookers(state):
        assert state.view(seat) == state.to_json()
        assert state.resample(seat, Chance(1)) == state


@every_table
def test_a_seat_sees_all_that_is_its_own(table: Table) -> None:
    for state, _ in walk(table, 35):
        truth = state.to_json()
        for seat in range(table.players):
            assert state.view(seat)["seats"][seat] == truth["seats"][seat]


@every_number
def test_a_hand_drawn_unseen_is_known_to_its_owner_only(players: int) -> None:
    for state in play_in_secret(players, 1):
        truth = state.to_json()
        for seat in range(players) if not state.over else ():
            for looker in lookers(state):
                shown, own = state.view(looker)["seats"][seat], truth["seats"][seat]
                hidden = [card for pool in own["unseen"] for card in pool]
                if looker == seat:
                    assert shown == own
                else:
                    assert sorted(shown["hand"] + hidden) == sorted(own["hand"])
                    assert shown["unseen"] == [len(pool) for pool in own["unseen"]]


@every_number
def test_the_deck_of_a_view_is_a_number(players: int) -> None:
    for state in play_in_secret(players, 2):
        if not state.over:
            for looker in lookers(state):
                resources = state.view(looker)["resources"]
                assert resources["deck"] == len(state.to_json()["resources"]["deck"])


@every_number
def test_the_unseen_cards_of_a_view_are_those_of_deck_and_rivals(players: int) -> None:
    for state in play_in_secret(players, 3):
        truth = state.to_json()
        for looker in lookers(state) if not state.over else ():
            expected = list(truth["resources"]["deck"])
            for seat in range(players):
                if seat != looker:
                    expected += [card for pool in truth["seats"][seat]["unseen"] for card in pool]
            told = [card for pool in state.view(looker)["resources"]["unseen"] for card in pool]
            assert sorted(told) == sorted(expected)


@pytest.mark.parametrize("table", [table for table in TABLES if table.name == "ali-baba"], ids=str)
def test_a_tile_chosen_in_secret_is_seen_by_its_owner_only(table: Table) -> None:
    secrets = 0
    for seed in range(6):
        for state, _ in walk(table, seed):
            for line in state.to_json()["shown"] if state.step == "show" else []:
                secrets += 1
                for looker in lookers(state):
                    told = [each for each in state.view(looker)["shown"] if each["seat"] == line["seat"]]
                    assert told == [line if looker == line["seat"] else {"seat": line["seat"], "tile": None}]
    assert (secrets > 0) == (table.players > 2)


@pytest.mark.parametrize("table", [table for table in TABLES if table.name == "ali-baba"], ids=str)
def test_tiles_shown_are_revealed_together(table: Table) -> None:
    for state, _ in walk(table, 36):
        if state.step == "steal":
            assert all(state.view(looker) == state.to_json() for looker in lookers(state))


@pytest.mark.parametrize("players", [3, 4])
def test_every_tile_that_a_rival_may_have_chosen_is_imagined(players: int) -> None:
    state = first_choice_in_secret(players)
    [line] = state.to_json()["shown"]
    rival = line["seat"]
    possible = set(state.to_json()["seats"][rival]["tiles"])
    chance = Chance(0)
    imagined = {
        state.resample(state.seat, chance).to_json()["shown"][0]["tile"] for _ in range(40 * len(possible))
    }
    assert imagined == possible
    assert len(possible) > 2


def first_choice_in_secret(players: int) -> State:
    """A position in which a rival with several tiles has chosen one, and the next rival is asked."""
    for seed in range(100):
        for state, _ in walk(Table("ali-baba", "base", players), seed):
            position = state.to_json()
            if state.step == "show" and len(position["shown"]) == 1:
                if len(position["seats"][position["shown"][0]["seat"]]["tiles"]) > 2:
                    return state.clone()
    raise AssertionError("nobody ever chose in secret")


def secret_deal() -> Json:
    """Two rivals hold cards that nobody saw, from this deck and from the one before; seat 1 no fakir."""
    position = games.get("five-tribes").new(3, Chance(1)).to_json()
    position["resources"]["deck"] = ["gold", "fakir"]
    position["seats"][0] |= {
        "hand": ["silk", "fish"],
        "unseen": [["silk"], ["fish"]],
        "unseen_fakirs_at_most": 2,
    }
    position["seats"][1] |= {
        "hand": ["gold", "wheat"],
        "unseen": [["gold"], ["wheat"]],
        "unseen_fakirs_at_most": 0,
    }
    return position


def possible_deals() -> set[tuple[str, ...]]:
    """What seats 0 and 1 may hold of the deck and of the old one, by trying all orders of the cards."""
    return {
        (*deck[:2], *old)
        for deck in itertools.permutations(["gold", "fakir", "silk", "gold"])
        for old in itertools.permutations(["fish", "wheat"])
        if deck[1] != "fakir"
    }


@pytest.mark.rule("FT-S2")
@pytest.mark.parametrize("looker", [2, None])
def test_every_hand_that_the_rivals_may_hold_is_imagined_and_no_other(looker: int | None) -> None:
    state = games.get("five-tribes").from_json(secret_deal())
    chance = Chance(5)
    imagined = set()
    for _ in range(500):
        seats = state.resample(looker, chance).to_json()["seats"]
        imagined.add(tuple(seats[seat]["unseen"][pool][0] for pool in (0, 1) for seat in (0, 1)))
    assert imagined == possible_deals()


@pytest.mark.rule("FT-S2")
def test_a_holder_imagines_only_what_it_does_not_hold() -> None:
    state = games.get("five-tribes").from_json(secret_deal())
    chance = Chance(6)
    hands = [state.resample(0, chance).to_json()["seats"] for _ in range(200)]
    assert {tuple(seats[0]["hand"]) for seats in hands} == {("silk", "fish")}
    assert {tuple(sorted(seats[1]["hand"])) for seats in hands} == {("gold", "wheat")}


@pytest.mark.parametrize("name", games.names())
def test_views_of_different_seats_differ_only_in_secrets(name: str) -> None:
    state = games.get(name).new(3, Chance(1))
    assert state.view(0) == state.view(1) == state.view(2) == state.view(None)


def test_even_a_made_up_position_is_resampled_in_the_end() -> None:
    """Hardly any deal fits so many cards and such a limit: dealing at random must not go on for ever."""
    position = games.get("five-tribes").new(3, Chance(1)).to_json()
    position["resources"]["deck"] = []
    hidden = {"unseen": [["fakir"] * 25, ["silk"] * 25], "unseen_fakirs_at_most": 25}
    position["seats"][0] |= {"hand": ["fakir"] * 25 + ["silk"] * 25, **hidden}
    state = games.get("five-tribes").from_json(position)
    assert state.resample(1, Chance(3)).view(1) == state.view(1)
