"""Who plays which deal where."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.arena import BadRun, RunSettings, Schedule


def schedule(*bots: str, players: int = 2, games: int = 40, seed: int = 1) -> Schedule:
    return Schedule(RunSettings.make("five-tribes", bots, players=players, games=games, seed=seed))


def test_two_bots_play_each_deal_from_both_seats() -> None:
    games = schedule("vizier", "merchant", games=4)
    assert [(game.deal, game.seats) for game in map(games.__getitem__, range(len(games)))] == [
        (0, ("vizier", "merchant")),
        (0, ("merchant", "vizier")),
        (1, ("vizier", "merchant")),
        (1, ("merchant", "vizier")),
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_at_a_larger_table_either_bot_is_the_one_against_all_others_in_every_seat(players: int) -> None:
    games = schedule("vizier", "merchant", players=players, games=2 * players)
    seats = [games[number].seats for number in range(len(games))]
    lone = [("vizier", seat) for seat in range(players)] + [("merchant", seat) for seat in range(players)]
    assert [(bot, line_up.index(bot)) for (bot, _), line_up in zip(lone, seats, strict=True)] == lone
    assert all(line_up.count(bot) == 1 for (bot, _), line_up in zip(lone, seats, strict=True))


def test_of_several_bots_each_plays_every_other_equally_often_in_every_seat() -> None:
    games = schedule("sultan", "vizier", "merchant", games=10)
    met = Counter(games[number].seats for number in range(len(games)))
    assert len(met) == 6
    assert set(met.values()) == {5}


def test_all_games_of_a_deal_have_its_seed_and_no_other_deal_has_it() -> None:
    games = schedule("sultan", "vizier", "merchant", games=100)
    seeds = {(games[number].deal, games[number].seed) for number in range(len(games))}
    assert len(seeds) == len({deal for deal, _ in seeds}) == len({seed for _, seed in seeds}) == 50


def test_another_seed_has_other_deals() -> None:
    assert schedule("vizier", "merchant")[0].seed != schedule("vizier", "merchant", seed=2)[0].seed


def test_more_games_only_add_to_the_end() -> None:
    few, many = (
        schedule("sultan", "vizier", "merchant", games=10),
        schedule("sultan", "vizier", "merchant", games=400),
    )
    assert [few[number] for number in range(len(few))] == [many[number] for number in range(len(few))]


def test_only_whole_deals_are_played() -> None:
    assert len(schedule("vizier", "merchant", games=7)) == 6
    assert len(schedule("vizier", "merchant", players=4, games=400)) == 400
    assert len(schedule("vizier", "merchant", players=3, games=400)) == 396


@pytest.mark.parametrize(
    ("wishes", "answer"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"bots": ["vizier"]}, "at least two bots"),
        ({"bots": []}, "at least two bots"),
        ({"bots": ["vizier", "pasha"]}, "no bot is called 'pasha'"),
        ({"bots": ["vizier", "vizier@soon"]}, "'soon' is no budget"),
        ({"bots": ["vizier", "merchant", "vizier"]}, "vizier is named twice"),
        ({"players": 5}, "2 to 4 players"),
        ({"variant": "lamp"}, "no variant is called 'lamp'"),
        ({"game": "ali-baba", "variant": "small", "players": 3}, "for 2 players"),
        ({"games": 0}, "less than one deal"),
        ({"games": -4}, "less than one deal"),
        ({"games": 7, "players": 4}, "played 8 times"),
        ({"sprt": (5.0, 5.0)}, "the lower first"),
        ({"sprt": (0.0, float("nan"))}, "the lower first"),
        ({"sprt": (0.0, 5.0), "bots": ["vizier", "merchant", "random"]}, "between two bots"),
        ({"seed": "one"}, "a seed is a whole number"),
    ],
)
def test_what_can_not_be_played_is_refused_in_words(wishes: dict[str, object], answer: str) -> None:
    usual: dict[str, object] = {"game": "five-tribes", "bots": ["vizier", "merchant"]}
    with pytest.raises(BadRun, match=answer):
        RunSettings.make(**(usual | wishes))  # type: ignore[arg-type]
