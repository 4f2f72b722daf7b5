"""Observations: every number has a name, and tells what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from caravanserai import envs, games
from caravanserai.envs.observations import points_known
from caravanserai.games import Chance, State

from ..games.secrets_of_five_tribes import play_in_secret
from ..games.tables import TABLES, Table, lively, one_of_each_step, walk

numpy = pytest.importorskip("numpy", reason="observations are NumPy arrays: the extra `learn`")

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", games.names())


def told(name: str, state: State, seat: int) -> dict[str, float]:
    """An observation by name, without the zeros."""
    numbers = envs.observation(name, state, seat)
    elements = envs.layout_of(name).elements()
    return {
        element.name: round(float(number) * (element.unit or 1), 3)
        for element, number in zip(elements, numbers, strict=True)
        if number
    }


def eventful(table: Table, seed: int) -> Iterator[State]:
    for number, (state, _) in enumerate(walk(table, seed, lively)):
        if number % 11 == 0 or state.over:
            yield state


@every_table
def test_what_a_seat_cannot_tell_apart_looks_the_same(table: Table) -> None:
    chance = Chance(4)
    for state in [*eventful(table, 41), *one_of_each_step(table).values()]:
        for seat in range(table.players):
            seen = envs.observation(table.name, state, seat)
            imagined = state.resample(seat, chance)
            assert envs.observation(table.name, imagined, seat).tobytes() == seen.tobytes()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_tell_apart_looks_the_same_where_many_cards_were_drawn_unseen(
    players: int,
) -> None:
    chance = Chance(5)
    differed = 0
    for seed in range(2):
        for number, state in enumerate(play_in_secret(players, seed)):
            if number % 3 == 0:
                for seat in range(players):
                    seen = envs.observation("five-tribes", state, seat)
                    imagined = state.resample(seat, chance)
                    differed += imagined != state
                    assert envs.observation("five-tribes", imagined, seat).tobytes() == seen.tobytes()
    assert differed > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_secret_changes_its_owners_observation(players: int) -> None:
    """The check on the tests above: an observation is not blind to cards."""
    chance, differed = Chance(6), 0
    for number, state in enumerate(play_in_secret(players, 1)):
        if number % 4 == 0:
            imagined = state.resample(2 % players, chance)
            before, after = (envs.observation("five-tribes", each, 1) for each in (state, imagined))
            differed += before.tobytes() != after.tobytes()
    assert differed > 5


@every_table
def test_every_number_lies_within_its_bounds(table: Table) -> None:
    highest = envs.layout_of(table.name).highest()
    for state in eventful(table, 42):
        for seat in range(table.players):
            numbers = envs.observation(table.name, state, seat)
            assert len(numbers) == len(highest)
            assert all(0 <= number <= most for number, most in zip(numbers, highest, strict=True))


@every_game
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    layout = envs.layout_of(name)
    names = [element.name for element in layout.elements()]
    assert len(set(names)) == len(names) == layout.size
    assert [element.index for element in layout.elements()] == list(range(layout.size))


@every_game
def test_no_block_is_always_blank(name: str) -> None:
    layout = envs.layout_of(name)
    most = numpy.zeros(layout.size)
    for state in [*one_of_each_step(Table(name, "base", 3)).values(), killed_in_front(name)]:
        most = numpy.maximum(most, envs.observation(name, state, state.seat or 0))
    seed = 0
    while any(not most[block.start : block.stop].any() for block in layout.blocks.values()):
        assert seed < 60, "some block stays blank"
        for number, state in enumerate(evening(name, seed)):
            if state.seat is not None and number % 2 == 0:
                most = numpy.maximum(most, envs.observation(name, state, state.seat))
        seed += 1


def killed_in_front(name: str) -> State:
    """Five Tribes: the first of two victims stood in front of a seat, which hardly ever happens by chance."""
    if name != "five-tribes":
        return games.get(name).new(2, Chance(1))
    position = one_of_each_step(Table(name, "base", 3))["second-kill"].to_json()
    position["turn"] |= {"victim_tile": None, "victim_seat": (position["seat"] + 1) % 3}
    position["seats"][(position["seat"] + 1) % 3] |= {"elders": 2}
    return games.get(name).from_json(position)


def evening(name: str, seed: int) -> Iterator[State]:
    """The positions of an eventful game, of one kind or another."""
    if seed % 2 == 0 and name == "five-tribes":
        yield from play_in_secret(3, seed)
    else:
        variant = "base" if name == "five-tribes" else ("equal", "lamp")[seed % 2]
        yield from (state for state, _ in walk(Table(name, variant, 3), seed, lively))


def test_a_new_game_of_five_tribes_reads_as_it_lies() -> None:
    state = games.get("five-tribes").new(3, Chance(5))
    position = state.to_json()
    seat = state.seat
    assert seat is not None
    told_now = told("five-tribes", state, seat)
    tile = position["tiles"]["C3"]
    for letter, tribe in zip("VEMBA", ("vizier", "elder", "merchant", "builder", "assassin"), strict=True):
        assert told_now.get(f"meeples {tribe} C3", 0) == tile["meeples"].count(letter)
    assert told_now[f"kind {tile['kind']} C3"] == 1
    assert told_now["value C3"] == tile["value"]
    assert [told_now.get(f"coins {who}") for who in ("me", "rival1", "rival2", "rival3")] == [
        50,
        50,
        50,
        None,
    ]
    assert told_now["camels rival2"] == 8
    assert told_now["step bid"] == told_now["decides me"] == told_now["players 3"] == 1
    assert told_now[f"row row1 {position['resources']['row'][0]}"] == 1
    assert told_now["deck"] == len(position["resources"]["deck"])
    assert all(told_now[f"djinn-row {djinn}"] == 1 for djinn in position["djinns"]["row"])
    assert told_now["bids first me"] == 1


def test_a_game_of_ali_baba_reads_as_it_lies() -> None:
    table = Table("ali-baba", "lamp", 3)
    state = one_of_each_step(table)["ban"]
    position = state.to_json()
    seat = state.seat
    assert seat is not None
    told_now = told("ali-baba", state, seat)
    for place, there in position["cave"].items():
        if there["tile"] is None:
            assert told_now[f"down {place}"] == 1
        else:
            treasure, colour = there["tile"].split("-")
            assert told_now[f"treasure {treasure} {place}"] == told_now[f"colour {colour} {place}"] == 1
    assert {name.split()[2] for name in told_now if name.startswith("tiles me ")} == set(
        position["seats"][seat]["tiles"]
    )
    assert {name.split()[1] for name in told_now if name.startswith("beside ")} == set(position["beside"])
    assert told_now[f"emptied {position['taken']['place']}"] == told_now["taken-colour white"] == 1
    assert told_now.get("points rival1", 0) == state.scores()[(seat + 1) % 3]["total"]


@every_table
def test_seats_are_told_from_the_lookers_place(table: Table) -> None:
    state = one_of_each_step(table)["over"]
    points = [line["total"] for line in state.scores()]
    for seat in range(table.players):
        told_now = told(table.name, state, seat)
        for away, who in enumerate(("me", "rival1", "rival2", "rival3")):
            expected = points[(seat + away) % table.players] if away < table.players else 0
            assert told_now.get(f"points {who}", 0) == expected


def test_points_that_hang_on_unseen_cards_are_not_told() -> None:
    for state in play_in_secret(3, 2):
        for looker in range(3) if not state.over else ():
            imagined = state.resample(looker, Chance(9))
            assert points_known("five-tribes", state, looker) == points_known("five-tribes", imagined, looker)
    assert points_known("five-tribes", state, 1) == [line["total"] for line in state.scores()]


@every_table
def test_the_mask_is_what_is_legal_to_who_decides(table: Table) -> None:
    for state in eventful(table, 45):
        for seat in range(table.players):
            mask = envs.action_mask(table.name, state, seat)
            assert mask.shape == (table.game.size,)
            marked = [action for action in range(table.game.size) if mask[action]]
            assert marked == (sorted(state.legal()) if seat == state.seat else [])


@every_table
def test_nothing_is_written_beside_the_row(table: Table) -> None:
    size, beside = envs.layout_of(table.name).size, 40
    for state in eventful(table, 46):
        memory = numpy.full(size + 2 * beside, -7, "float32")
        games.get(table.name).observe(state, 0, memory, beside)
        assert (memory[:beside] == -7).all()
        assert (memory[-beside:] == -7).all()
        assert (memory[beside:-beside] == envs.observation(table.name, state, 0)).all()
        marks = numpy.full(table.game.size + 2 * beside, 7, "uint8")
        assert games.get(table.name).mark_legal(state, marks, beside) == len(state.legal())
        assert (marks[:beside] == 7).all()
        assert (marks[-beside:] == 7).all()


@pytest.mark.parametrize("seat", [-1, 2, True, None])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match="a seat from 0 to 1 is expected"):
        envs.observation("ali-baba", games.get("ali-baba").new(2, Chance(1)), seat)
