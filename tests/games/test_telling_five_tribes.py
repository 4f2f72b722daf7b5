"""The story of Five Tribes: it accounts for all that changes hands, and gives no secret away."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from caravanserai import games, rulebook
from caravanserai.games import Chance, Json, State

from .secrets_of_five_tribes import FIVE_TRIBES, rich_in_secrets, secretive
from .stories import Step, check_no_secret, play, steps
from .tables import TABLES, Table

ours = [table for table in TABLES if table.name == "five-tribes"]
every_table = pytest.mark.parametrize("table", ours, ids=str)

CARD_ENTRIES = ("take", "draw", "discard", "offer")


def tell(state: State, *actions: str, seat: int | None = None, answers: str = "") -> list[Json]:
    """The story of the last of these actions; what chance answers to it may be given."""
    for text in actions[:-1]:
        state.apply(FIVE_TRIBES.parse(text), Chance(1))
    after = state.clone()
    script = [FIVE_TRIBES.parse_answer(name) for name in answers.split()]
    action = FIVE_TRIBES.parse(actions[-1])
    after.apply(action, Chance.from_script(script) if script else Chance(1))
    return FIVE_TRIBES.tell(after, seat)


def bare(players: int = 3) -> Json:
    """A position after the bids, seat 0 to move: no meeples, no djinns out, cards in the row.

    All tiles are small markets but for C3, an oasis, D3, a village, and E3, a sacred place.
    """
    state = FIVE_TRIBES.new(players, Chance(1))
    position = state.to_json()
    for tile in position["tiles"].values():
        tile |= {"kind": "small-market", "value": 6, "meeples": ""}
    for name, kind in (("C3", "oasis"), ("D3", "village"), ("E3", "sacred-place")):
        position["tiles"][name]["kind"] = kind
    position["resources"]["row"] = ["silk", "fish", "fakir", "wheat"]
    position["djinns"]["row"] = ["boaz", "jafaar"]
    position["djinns"]["deck"] = ["enki", "shamhat", "marid", "utug"]
    position["seat"] = 0
    position["step"] = "pick"
    turns = list(range(players)) if players > 2 else [0, 1, 0, 1]
    spots = ["18", "12", "8", "5"][: len(turns)]
    position["round"] |= {"turn_order": turns, "bid_order": turns, "done": 0}
    position["round"]["track"] |= dict(zip(spots, turns, strict=True))
    return position


def table_with(position: Json) -> State:
    """A position to play from."""
    return FIVE_TRIBES.from_json(position)


def kinds(story: list[Json]) -> list[str]:
    """What happened, in order."""
    return [entry["what"] for entry in story]


def changes_of(before: State, after: State) -> list[Counter[str]]:
    """What each seat has more or fewer of after an action."""
    found = []
    for old, new in zip(before.to_json()["seats"], after.to_json()["seats"], strict=True):
        change = {key: new[key] - old[key] for key in ("coins", "camels", "viziers", "elders")}
        change["djinns"] = len(new["djinns"]) - len(old["djinns"])
        change["cards"] = len(new["hand"]) - len(old["hand"])
        found.append(Counter({key: n for key, n in change.items() if n}))
    return found


def told_of(story: list[Json], players: int) -> list[Counter[str]]:
    """What each seat gets and gives by the story's account."""
    found: list[Counter[str]] = [Counter() for _ in range(players)]
    for entry in story:
        what = entry["what"]
        if what in ("coins", "viziers", "elders"):
            found[entry["seat"]][what] += entry["n"]
        elif what == "camel":
            found[entry["seat"]]["camels"] += entry["n"]
        elif what == "djinn":
            found[entry["seat"]]["djinns"] += 1
        elif what in CARD_ENTRIES:
            found[entry["seat"]]["cards"] += entry["n"]
    return [Counter({key: n for key, n in account.items() if n}) for account in found]


def secretive_steps(players: int, seed: int) -> list[Step]:
    """A game in which cards are drawn unseen all the time."""
    return list(play(FIVE_TRIBES, rich_in_secrets(players, seed), secretive, Chance(seed)))


def all_steps(table: Table) -> list[Step]:
    """An eventful game and a secretive one."""
    return [*steps(table, 3), *secretive_steps(table.players, 4)]


@every_table
def test_the_story_accounts_for_all_that_changes_hands(table: Table) -> None:
    for seed in (3, 4):
        for step in [*steps(table, seed), *secretive_steps(table.players, seed)]:
            assert told_of(step.told(None), table.players) == changes_of(step.before, step.after), step.text


@every_table
def test_the_cards_told_are_those_that_came_and_went(table: Table) -> None:
    for step in all_steps(table):
        seats = zip(step.before.to_json()["seats"], step.after.to_json()["seats"], strict=True)
        for seat, (old, new) in enumerate(seats):
            hand = Counter(old["hand"])
            for entry in step.told(seat):
                if entry["what"] in CARD_ENTRIES and entry["seat"] == seat:
                    assert len(entry["cards"]) == abs(entry["n"])
                    for card in entry["cards"]:
                        hand[card] += 1 if entry["n"] > 0 else -1
            assert +hand == Counter(new["hand"]), step.text


@every_table
def test_camels_palms_palaces_and_meeples_are_told_where_they_are_put(table: Table) -> None:
    for step in all_steps(table):
        tiles, after = step.before.to_json()["tiles"], step.after.to_json()["tiles"]
        for entry in step.told(None):
            what, tile = entry["what"], tiles.get(entry.get("tile"))
            if what == "camel":
                tile["owner"] = entry["seat"]
            elif what in ("palm", "palace"):
                tile[f"{what}s"] += 1
            elif what == "pick":
                assert tile["meeples"] == entry["meeples"]
                tile["meeples"] = ""
            elif what == "drop":
                tile["meeples"] += letter(entry)
            elif what == "gather":
                assert tile["meeples"].count(letter(entry)) == entry["n"]
                tile["meeples"] = tile["meeples"].replace(letter(entry), "")
            elif what == "kill" and tile:
                tile["meeples"] = tile["meeples"].replace(letter(entry), "", 1)
            elif what == "bring":
                tile["meeples"] = entry["meeples"]
        for tile in tiles.values():
            tile["meeples"] = "".join(sorted(tile["meeples"], key="VEMBA".index))
        assert tiles == after, step.text


def letter(entry: Json) -> str:
    """The letter of the tribe that an entry names."""
    return str(entry["tribe"][0].upper())


@every_table
def test_every_entry_names_a_clause_and_is_plain_json(table: Table) -> None:
    clauses = rulebook.clauses()
    for step in all_steps(table):
        for entry in step.told(step.before.seat):
            assert list(entry)[:2] == ["what", "seat"]
            assert clauses[entry["rule"]].game == "five-tribes"
            assert json.loads(json.dumps(entry)) == entry


@every_table
def test_who_acts_and_who_looks_on_are_told_the_same_but_for_drawn_cards(table: Table) -> None:
    for step in all_steps(table):
        known = [{**entry, "cards": None} if entry["what"] == "draw" else entry for entry in step.told(None)]
        for seat in range(table.players):
            told = step.told(seat)
            own = [{**entry, "cards": None} if entry["what"] == "draw" else entry for entry in told]
            assert own == known


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_story_depends_on_nothing_that_its_receiver_cannot_know(players: int) -> None:
    chance = Chance(41)
    differed = sum(check_no_secret(step, chance) for step in secretive_steps(players, 1))
    assert differed > 100


@every_table
def test_a_turn_begins_once_for_each_marker_and_round(table: Table) -> None:
    told = [entry for step in steps(table, 5) for entry in step.told(None)]
    counted = Counter(kinds(told))
    markers = 4 if table.players == 2 else table.players
    assert counted["turn"] == counted["end"] == counted["bid"]
    assert counted["turn"] == markers * (1 + counted["round"])
    assert counted["over"] == 1
    assert counted["last-round"] == (told[-1]["rule"] != "FT-Z3")


@every_table
def test_the_last_entry_of_a_game_is_its_result(table: Table) -> None:
    *_, last = steps(table, 6)
    over = last.told(None)[-1]
    assert over["what"] == "over"
    assert over["scores"] == last.after.scores()
    assert over["winners"] == last.after.winners()


def test_a_bid_tells_the_spot_and_what_it_cost() -> None:
    state = FIVE_TRIBES.new(3, Chance(1))
    seat = state.seat
    assert tell(state, "bid 5") == [
        {"what": "bid", "seat": seat, "spot": 5, "price": 5, "rule": "FT-B1"},
        {"what": "coins", "seat": seat, "n": -5, "rule": "FT-B1"},
    ]


def test_kumarbi_discards_a_fakir_and_the_bid_costs_less() -> None:
    position = FIVE_TRIBES.new(3, Chance(1)).to_json()
    seat = position["seat"]
    position["seats"][seat] |= {"djinns": ["kumarbi"], "hand": ["fakir"]}
    assert tell(table_with(position), "discount") == [
        {"what": "discount", "seat": seat, "rule": "FT-D-KUMARBI"},
        {"what": "discard", "seat": seat, "n": -1, "cards": ["fakir"], "rule": "FT-D-KUMARBI"},
    ]
    assert tell(table_with(position), "discount", "bid 12")[0] == {
        "what": "bid",
        "seat": seat,
        "spot": 12,
        "price": 8,
        "rule": "FT-B1",
    }


def test_viziers_are_gathered_kept_and_the_tile_won() -> None:
    position = bare()
    position["tiles"]["B3"]["meeples"] = "V"
    position["tiles"]["C3"]["meeples"] = "VV"
    assert tell(table_with(position), "pick B3", "drop vizier C3") == [
        {"what": "drop", "seat": 0, "tile": "C3", "tribe": "vizier", "rule": "FT-M2"},
        {"what": "gather", "seat": 0, "n": 3, "tile": "C3", "tribe": "vizier", "rule": "FT-K1"},
        {"what": "camel", "seat": 0, "n": -1, "tile": "C3", "rule": "FT-K2"},
        {"what": "viziers", "seat": 0, "n": 3, "rule": "FT-V1"},
        {"what": "palm", "seat": 0, "tile": "C3", "rule": "FT-L1"},
    ]


def test_the_last_camel_makes_the_round_the_last() -> None:
    position = bare()
    position["seats"][0]["camels"] = 1
    position["tiles"]["B3"]["meeples"] = "V"
    position["tiles"]["C3"]["meeples"] = "V"
    story = tell(table_with(position), "pick B3", "drop vizier C3")
    assert story[3] == {"what": "last-round", "seat": 0, "rule": "FT-Z1"}


def test_merchants_take_cards_that_all_can_see() -> None:
    position = bare()
    position["tiles"]["B3"]["meeples"] = "M"
    position["tiles"]["B2"]["meeples"] = "EM"
    story = tell(table_with(position), "pick B3", "drop merchant B2")
    assert story[2:] == [
        {"what": "take", "seat": 0, "n": 2, "cards": ["silk", "fish"], "rule": "FT-G1"},
    ]


def test_builders_earn_and_a_rivals_monkir_and_marid_with_them() -> None:
    position = bare()
    position["tiles"]["C3"]["meeples"] = "B"
    position["tiles"]["D3"] |= {"meeples": "B", "owner": 2}
    position["seats"][1]["djinns"] = ["monkir"]
    position["seats"][2]["djinns"] = ["marid"]
    assert tell(table_with(position), "pick C3", "drop builder D3")[1:] == [
        {"what": "coins", "seat": 2, "n": 2, "rule": "FT-D-MARID"},
        {"what": "gather", "seat": 0, "n": 2, "tile": "D3", "tribe": "builder", "rule": "FT-K1"},
        {"what": "coins", "seat": 0, "n": 4, "tiles": ["D3", "E3"], "rule": "FT-U1"},
        {"what": "palace", "seat": 0, "tile": "D3", "rule": "FT-L2"},
        {"what": "coins", "seat": 1, "n": 2, "rule": "FT-D-MONKIR"},
    ]


def test_fakirs_help_builders() -> None:
    position = bare()
    position["tiles"]["C3"]["meeples"] = "B"
    position["tiles"]["D3"]["meeples"] = "EB"
    position["seats"][0]["hand"] = ["fakir", "fakir"]
    story = tell(table_with(position), "pick C3", "drop builder D3", "builders 2")
    assert story[:3] == [
        {"what": "builders", "seat": 0, "fakirs": 2, "rule": "FT-U1"},
        {"what": "discard", "seat": 0, "n": -2, "cards": ["fakir", "fakir"], "rule": "FT-U1"},
        {"what": "coins", "seat": 0, "n": 8, "tiles": ["D3", "E3"], "rule": "FT-U1"},
    ]


def assassins_at_c3() -> Json:
    """Two assassins meet on C3; a merchant stands three steps away, a rival has a vizier."""
    position = bare()
    position["tiles"]["B3"]["meeples"] = "A"
    position["tiles"]["C3"]["meeples"] = "EA"
    position["tiles"]["F3"]["meeples"] = "M"
    position["seats"][1]["viziers"] = 1
    return position


def test_a_far_victim_costs_a_fakir_and_leaves_its_tile_to_the_killer() -> None:
    position = assassins_at_c3()
    position["seats"][0]["hand"] = ["fakir"]
    position["seats"][2]["djinns"] = ["nekir"]
    assert tell(table_with(position), "pick B3", "drop assassin C3", "kill merchant F3") == [
        {"what": "kill", "seat": 0, "tribe": "merchant", "tile": "F3", "rule": "FT-A1"},
        {"what": "discard", "seat": 0, "n": -1, "cards": ["fakir"], "rule": "FT-A2"},
        {"what": "camel", "seat": 0, "n": -1, "tile": "F3", "rule": "FT-A3"},
        {"what": "coins", "seat": 2, "n": 2, "rule": "FT-D-NEKIR"},
        {"what": "palm", "seat": 0, "tile": "C3", "rule": "FT-L1"},
    ]


def test_a_victim_in_front_of_a_rival_is_lost_to_it_and_kandicha_keeps_it() -> None:
    position = assassins_at_c3()
    position["seats"][0]["djinns"] = ["kandicha"]
    assert tell(table_with(position), "pick B3", "drop assassin C3", "kill vizier seat1")[:3] == [
        {"what": "kill", "seat": 0, "tribe": "vizier", "of": 1, "rule": "FT-A1"},
        {"what": "viziers", "seat": 1, "n": -1, "rule": "FT-A1"},
        {"what": "viziers", "seat": 0, "n": 1, "rule": "FT-D-KANDICHA"},
    ]


def test_the_card_that_kandicha_draws_is_told_to_its_owner_only() -> None:
    position = assassins_at_c3()
    position["seats"][0] |= {"djinns": ["kandicha"], "hand": ["fakir"]}
    actions = ("pick B3", "drop assassin C3", "kill merchant F3")
    card = position["resources"]["deck"][0]
    draw = {"what": "draw", "seat": 0, "n": 1, "rule": "FT-D-KANDICHA"}
    assert tell(table_with(position), *actions, seat=0, answers=card)[2] == {**draw, "cards": [card]}
    assert tell(table_with(position), *actions, seat=1, answers=card)[2] == draw
    assert tell(table_with(position), *actions, seat=None, answers=card)[2] == draw


def test_assassins_that_reach_nobody_are_told_of() -> None:
    position = bare()
    position["tiles"]["B3"]["meeples"] = "A"
    position["tiles"]["C3"]["meeples"] = "A"
    story = tell(table_with(position), "pick B3", "drop assassin C3")
    assert {"what": "no-victim", "seat": 0, "rule": "FT-A5"} in story


def test_a_card_at_a_market_is_taken_and_paid() -> None:
    position = bare()
    position["tiles"]["B3"]["meeples"] = "V"
    position["tiles"]["B2"]["meeples"] = "VE"
    actions = ("pick B3", "drop vizier B2")
    assert tell(table_with(position), *actions, "take 3") == [
        {"what": "take", "seat": 0, "n": 1, "cards": ["fakir"], "rule": "FT-L3"},
        {"what": "coins", "seat": 0, "n": -3, "rule": "FT-L3"},
    ]
    assert tell(table_with(position), *actions, "pass") == [
        {"what": "pass", "seat": 0, "step": "take", "rule": "FT-L3"}
    ]


def test_a_djinn_is_bought_and_a_rivals_baal_earns() -> None:
    position = bare()
    position["tiles"]["D3"]["meeples"] = "E"
    position["tiles"]["E3"]["meeples"] = "EM"
    position["seats"][1]["djinns"] = ["baal"]
    assert tell(table_with(position), "pick D3", "drop elder E3", "buy boaz elders") == [
        {"what": "buy", "seat": 0, "djinn": "boaz", "with": "elders", "rule": "FT-L5"},
        {"what": "elders", "seat": 0, "n": -2, "rule": "FT-L5"},
        {"what": "djinn", "seat": 0, "djinn": "boaz", "rule": "FT-L5"},
        {"what": "coins", "seat": 1, "n": 2, "rule": "FT-D-BAAL"},
    ]


def test_sibittis_turns_djinns_up_for_all_to_see() -> None:
    position = bare()
    position["tiles"]["B3"]["meeples"] = "V"
    position["tiles"]["C3"]["meeples"] = "V"
    position["seats"][0] |= {"djinns": ["sibittis"], "elders": 2}
    state = table_with(position)
    story = tell(state, "use sibittis elders", answers="enki utug marid")
    assert story[2] == {
        "what": "turn-up",
        "seat": 0,
        "djinns": ["enki", "utug", "marid"],
        "rule": "FT-D-SIBITTIS",
    }
    state.apply(FIVE_TRIBES.parse("use sibittis elders"), Chance.from_script([16, 31, 25]))
    assert tell(state, "keep utug") == [
        {
            "what": "keep",
            "seat": 0,
            "djinn": "utug",
            "discarded": ["enki", "marid"],
            "rule": "FT-D-SIBITTIS",
        },
        {"what": "djinn", "seat": 0, "djinn": "utug", "rule": "FT-D-SIBITTIS"},
    ]


def test_a_palm_that_lamia_leaves_grows_where_enki_put_it() -> None:
    position = bare()
    position["tiles"]["B3"]["meeples"] = "V"
    position["tiles"]["B2"]["meeples"] = "V"
    position["seats"][0] |= {"djinns": ["enki", "lamia"], "elders": 2}
    state = table_with(position)
    assert kinds(tell(state, "use enki elder")) == ["use", "elders"]
    assert kinds(tell(state, "use enki elder", "place C3")) == ["place"]
    assert tell(state, "place C3", "pass") == [
        {"what": "pass", "seat": 0, "step": "redirect", "rule": "FT-D-LAMIA"},
        {"what": "palm", "seat": 0, "tile": "C3", "rule": "FT-D-ENKI"},
    ]


def test_spending_the_fakir_that_a_kill_would_take_lets_everybody_live() -> None:
    position = assassins_at_c3()
    position["tiles"]["C3"]["meeples"] = "A"
    position["seats"][1]["viziers"] = 0
    position["seats"][0] |= {"djinns": ["enki"], "hand": ["fakir"]}
    state = table_with(position)
    tell(state, "pick B3", "drop assassin C3", "use enki fakir")
    assert tell(state, "use enki fakir", "place C3") == [
        {"what": "place", "seat": 0, "djinn": "enki", "tile": "C3", "rule": "FT-D-ENKI"},
        {"what": "palm", "seat": 0, "tile": "C3", "rule": "FT-D-ENKI"},
        {"what": "no-victim", "seat": 0, "rule": "FT-A5"},
        {"what": "palm", "seat": 0, "tile": "C3", "rule": "FT-L1"},
    ]


def test_a_seat_without_a_move_makes_the_round_the_last_and_anun_nak_may_change_its_lot() -> None:
    position = bare()
    position["step"] = "end"
    position["bag"] = "VVE"
    position["seats"][1] |= {"djinns": ["anun-nak"], "elders": 1}
    position["tiles"]["A1"]["meeples"] = "V"
    state = table_with(position)
    assert tell(state, "end") == [
        {"what": "end", "seat": 0, "rule": "FT-T1"},
        {"what": "turn", "seat": 1, "rule": "FT-B5"},
        {"what": "no-move", "seat": 1, "rule": "FT-Z2"},
        {"what": "last-round", "seat": 1, "rule": "FT-Z2"},
    ]
    assert tell(state, "end", "use anun-nak elder", "place A2", answers="vizier vizier elder")[1:] == [
        {"what": "bring", "seat": 1, "tile": "A2", "meeples": "VVE", "rule": "FT-D-ANUNNAK"},
        {"what": "can-move", "seat": 1, "rule": "FT-Z3"},
    ]


def test_goods_are_laid_out_one_by_one_and_sold_as_a_set() -> None:
    position = bare()
    position["step"] = "end"
    position["seats"][0]["hand"] = ["silk", "fish"]
    state = table_with(position)
    assert tell(state, "offer silk") == [
        {"what": "offer", "seat": 0, "n": -1, "cards": ["silk"], "rule": "FT-X1"}
    ]
    assert tell(state, "offer silk", "offer fish", "sell") == [
        {"what": "sell", "seat": 0, "goods": ["silk", "fish"], "rule": "FT-X1"},
        {"what": "coins", "seat": 0, "n": 3, "rule": "FT-X1"},
    ]


def test_the_end_of_a_round_tells_what_the_rows_were_refilled_with() -> None:
    position = bare()
    position["step"] = "end"
    position["seat"] = 2
    position["round"]["done"] = 2
    position["tiles"]["A1"]["meeples"] = "V"
    position["tiles"]["A2"]["meeples"] = "V"
    position["resources"] |= {"row": ["silk"] * 8, "deck": [], "discard": ["gold"]}
    story = tell(table_with(position), "end", answers="gold marid")
    assert story[1:] == [
        {"what": "reshuffle", "seat": None, "deck": "resources", "rule": "FT-R1"},
        {"what": "refill", "seat": None, "cards": ["gold"], "djinns": ["marid"], "rule": "FT-R1"},
        {"what": "round", "seat": None, "order": [0, 1, 2], "rule": "FT-B1"},
    ]


def test_only_positions_of_the_game_are_told_of() -> None:
    state = FIVE_TRIBES.new(2, Chance(1))
    other = games.get("ali-baba").new(2, Chance(1))
    with pytest.raises(TypeError, match="a position of Five Tribes is expected"):
        FIVE_TRIBES.tell(other, None)
    with pytest.raises(ValueError, match="a seat from 0 to 1"):
        FIVE_TRIBES.tell(state, 2)
