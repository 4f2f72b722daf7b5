"""`caravanserai play`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai import bots, games
from caravanserai.cli.ali_baba import SCREEN

from .conftest import Refused, Run

ONE_HUMAN = "play ali-baba --seats human,random --seed 5"


@pytest.mark.parametrize("game", games.names())
def test_random_seats_play_a_game_out(run: Run, game: str) -> None:
    said = run(f"play {game} --players 3 --seed 1")
    assert said.code == 0
    assert "seat2 random: " in said.out
    assert "total" in said.out
    assert "The win: seat" in said.out


@pytest.mark.parametrize("variant", games.get("ali-baba").variants)
def test_every_variant_is_dealt(run: Run, variant: str) -> None:
    said = run(f"play ali-baba --variant {variant} --seed 1")
    assert said.code == 0
    assert said.out.startswith("Ali Baba" if variant == "base" else f"Ali Baba, {variant}")


def test_without_a_terminal_nobody_is_asked(run: Run) -> None:
    assert "seat0>" not in run("play ali-baba --seed 1").out


def test_a_seed_deals_the_same_game_again(run: Run) -> None:
    assert run("play five-tribes --seed 7").out == run("play five-tribes --seed 7").out
    assert run("play five-tribes --seed 7").out != run("play five-tribes --seed 8").out


def test_choices_are_offered_by_number(run: Run) -> None:
    said = run(ONE_HUMAN, "2")
    assert "take    1 4a1    2 4a2" in said.out
    assert "seat0 human: take 4a2" in said.out


def test_a_choice_may_be_written_out(run: Run) -> None:
    assert "seat0 human: take 4b1" in run(ONE_HUMAN, "Take 4B1").out


def test_an_illegal_line_is_refused_by_its_rule_and_asked_again(run: Run) -> None:
    said = run(ONE_HUMAN, "take 1a1", "take 4a1")
    assert "not allowed: this tile is face down (AB-T1)" in said.out
    assert "seat0 human: take 4a1" in said.out


@pytest.mark.parametrize("line", ["dance", "take", "take 9z9", "[bold]", "take 4a1 now"])
def test_a_line_that_is_no_action_says_what_was_expected(run: Run, line: str) -> None:
    said = run(ONE_HUMAN, line, "take 4a1")
    assert "take" in said.out.split("seat0>")[1]
    assert "seat0 human: take 4a1" in said.out


@pytest.mark.parametrize("number", ["0", "5", "99999999999999999999"])
def test_a_number_out_of_range_is_refused(run: Run, number: str) -> None:
    assert "the choices run from 1 to 4" in run(ONE_HUMAN, number).out


def test_bots_of_any_level_sit_down(run: Run) -> None:
    said = run("play five-tribes --seats merchant,sultan@5 --seed 4")
    assert said.code == 0
    assert "seat1 sultan@5: bid" in said.out


def test_a_bot_can_be_asked_what_it_would_do(run: Run) -> None:
    said = run(ONE_HUMAN, "hint vizier@50")
    advice = [line for line in said.out.splitlines() if "% to win" in line]
    assert 1 <= len(advice) <= 3
    assert "take 4" in advice[0]


def test_advice_of_nobody_is_refused(run: Run) -> None:
    assert "no bot is called 'dog'; there are random" in run(ONE_HUMAN, "hint dog", "take 4a1").out


def test_help_explains_what_is_asked_and_how_to_answer(run: Run) -> None:
    said = run(ONE_HUMAN, "?")
    assert "for example take 4a1" in said.out
    assert "lies face down" in " ".join(said.out.split())


def test_a_clause_can_be_looked_up_while_playing(run: Run) -> None:
    assert "Never diagonally" in run(ONE_HUMAN, "rules FT-M3").out
    assert "No passing" in run(ONE_HUMAN, "rules").out
    assert "no clause is called 'XX'" in run(ONE_HUMAN, "rules XX").out


def test_the_board_can_be_drawn_again(run: Run) -> None:
    assert run(ONE_HUMAN, "board").out.count("┌4a1─") == 2


@pytest.mark.parametrize("typed", [(), ("quit",), ("", "q")])
def test_leaving_is_polite_and_keeps_the_record(run: Run, tmp_path: Path, typed: tuple[str, ...]) -> None:
    path = tmp_path / "game.json"
    said = run(f"{ONE_HUMAN} --record {path}", "1", *typed)
    assert said.code == 0
    assert "You leave the table." in said.out
    record = json.loads(path.read_text("utf-8"))
    assert record["steps"][0]["do"] == "take 4a1"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("game", games.names())
def test_a_person_can_play_to_the_end_and_the_record_replays(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.json"
    said = run(f"play {game} --seats human,random --seed 3 --record {path}", *["1"] * 2000)
    assert said.code == 0
    assert "The win: seat" in said.out
    *_, last = games.get(game).replay(json.loads(path.read_text("utf-8")))
    assert last.over
    assert str(last.scores()[0]["total"]) in said.out


def test_several_people_each_see_their_own_table(run: Run) -> None:
    said = run("play ali-baba --seats human,human --seed 5", "1")
    first, second = said.out.split("seat0>")[0], said.out.split("seat0>")[1]
    assert "seat0 human (you)" in first
    assert "seat1 human (you)" in second
    assert "seat0 human (you)" not in second


def test_what_a_rival_is_about_to_show_stays_secret() -> None:
    assert "ring" not in SCREEN.story({"seat": 1, "do": "show ring-pink"})
    assert "ring-pink" in SCREEN.story({"seat": 1, "do": "show ring-pink"}, open=True)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("play chess", "no game is called 'chess'; there are five-tribes, ali-baba"),
        ("play five-tribes --players 5", "5"),
        ("play five-tribes --players 1", "1"),
        ("play five-tribes --players many", "--players"),
        ("play five-tribes --players -3", "-3 players"),
        ("play five-tribes --players 1000000000", "1000000000 players"),
        ("play five-tribes --variant lamp", "lamp"),
        ("play ali-baba --variant huge", "no variant is called 'huge'"),
        ("play ali-baba --variant small --players 3", "smaller cave"),
        ("play ali-baba --seed soon", "--seed"),
        ("play ali-baba --seats human,dog", "'dog' is nobody who can sit down"),
        ("play ali-baba --seats human,random --players 3", "--seats names 2, --players says 3"),
        ("play ali-baba --record nowhere/game.json", "there is no folder"),
        ("play ali-baba --record .", "is a folder"),
        ("play ali-baba --colour", "--colour"),
        ("dance", 'Unknown command "dance"'),
    ],
)
def test_a_wish_that_cannot_be_fulfilled_gets_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = run(line)
    assert said.code == 2
    assert said.out == ""
    assert reason in said.err
    assert said.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_version_and_help_are_printed(run: Run) -> None:
    assert run("--version").out.strip() == "0.1.0"
    assert "play" in run("--help").out
    assert "--record" in run("play --help").out


def test_help_names_every_bot(run: Run) -> None:
    told = run("play --help").out
    assert [level for level in bots.LEVELS if level not in told] == []


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_at_a_terminal_seat_0_is_asked() -> None:
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "caravanserai", "play", "ali-baba", "--seed", "5"]
    with subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, text=True) as game:
        os.write(ours, b"take 4a1\nquit\n")
        assert game.stdout is not None
        said = game.stdout.read()
    os.close(ours)
    os.close(theirs)
    assert game.returncode == 0
    assert "seat0 human: take 4a1" in said
    assert "You leave the table." in said


START = "ab1_DqSjAfC8qQDW72RfkHA"
"""Ali Baba for three."""


def test_a_game_begins_with_the_position_of_a_code(run: Run, tmp_path: Path) -> None:
    said = run(f"play --from {START} --seed 3 --record {tmp_path / 'game.json'}")
    assert said.code == 0
    assert said.out.startswith("Ali Baba, 3 players")
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert games.get("ali-baba").from_json(record["setup"]).code() == START


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (f"play --from {START}x", "mistyped, or a part of it is missing"),
        (f"play --from {START[:9]}?{START[10:]}", "bad code: column 10: '?' is no letter of a code"),
        ("play --from chess", "a code begins with ft1_ or ab1_"),
        (f"play five-tribes --from {START}", "a code of this game begins with ft1_"),
        (f"play --from {START} --players 2", "the position is one of 3 players, not 2"),
        (f"play --from {START} --variant lamp", "the position is one of the variant base, not lamp"),
        (f"play --from {START} --seats random,random", "--seats names 2, --players says 3"),
        (f"arena ali-baba random novice --from {START}x", "mistyped, or a part of it is missing"),
        (f"arena ali-baba random novice --from {START} --players 2", "the position is one of 3 players"),
    ],
)
def test_a_code_that_nothing_can_begin_with_is_refused(refused: Refused, line: str, reason: str) -> None:
    refused(line, reason)
