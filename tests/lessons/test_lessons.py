"""Lessons: each task can be solved, isn't solved yet, and has its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravanserai import games, lessons
from caravanserai.games import Chance
from caravanserai.lessons import BadLesson, Task
from caravanserai.lessons.attempt import gain_of, play
from caravanserai.lessons.lesson import FOLDER, read

TASKS = [task for lesson in lessons.all_lessons() for task in lesson.tasks]
every_task = pytest.mark.parametrize("task", TASKS, ids=lambda task: task.words)
LOCALE = FOLDER.parent / "locales" / "en" / "learn.ftl"


def test_there_are_lessons_for_both_games_in_an_order() -> None:
    names = [(lesson.game, lesson.name) for lesson in lessons.all_lessons()]
    assert names[:3] == [("five-tribes", "aim"), ("five-tribes", "bidding"), ("five-tribes", "moving")]
    assert [name for game, name in names if game == "ali-baba"][:2] == ["aim", "cave"]
    for game in games.names():
        places = [lesson.place for lesson in lessons.all_lessons() if lesson.game == game]
        assert places == list(range(1, len(places) + 1))
    assert all(1 <= len(lesson.tasks) <= 4 for lesson in lessons.all_lessons())


@every_task
def test_the_solution_solves_a_task_and_nothing_less_does(task: Task) -> None:
    for number in range(len(task.solution)):
        early = play(task, task.solution[:number])
        assert not early.done
        assert early.refused is None
    solved = play(task, task.solution)
    assert solved.done
    assert solved.steps == len(task.solution)


@every_task
def test_every_task_has_something_to_get_wrong(task: Task) -> None:
    assert any(
        len(play(task, task.solution[:number]).state.legal()) > 1 for number in range(len(task.solution))
    )


@every_task
def test_what_chance_is_said_to_answer_is_possible(task: Task) -> None:
    game = games.get(task.game)
    for text, answers in task.chance.items():
        chance = Chance.from_script([game.parse_answer(name) for name in answers])
        task.state.clone().apply(game.parse(text), chance)
        assert chance.kept_to_script()


@pytest.mark.parametrize(
    "task", [task for task in TASKS if task.game == "five-tribes"], ids=lambda task: task.words
)
def test_positions_of_five_tribes_could_arise(task: Task) -> None:
    assert task.state.problems() == []


@every_task
def test_every_task_has_its_words(task: Task) -> None:
    texts = LOCALE.read_text("utf-8")
    for words in (task.words, f"{task.words}-done"):
        assert re.search(rf"^{words} = \S", texts, re.MULTILINE), words


def test_every_lesson_has_its_title_and_no_words_are_left_over() -> None:
    texts = LOCALE.read_text("utf-8")
    found = set(re.findall(r"^(learn-(?:five-tribes|ali-baba)-\S+) =", texts, re.MULTILINE))
    wanted = {lesson.words for lesson in lessons.all_lessons()}
    wanted |= {words for task in TASKS for words in (task.words, f"{task.words}-done")}
    assert found == wanted


def test_a_wrong_end_does_not_solve_a_task() -> None:
    task = lessons.find("five-tribes", "control", "1")
    assert task is not None
    played = play(task, ["pick C2", "drop elder C3", "drop vizier B3", "end"])
    assert not played.done
    assert played.state.seat != task.seat


def test_a_step_that_is_not_allowed_is_refused_with_its_clause() -> None:
    task = lessons.find("five-tribes", "moving", "1")
    assert task is not None
    played = play(task, ["pick B3", "drop vizier D3", "drop elder C4"])
    assert (played.steps, played.rule) == (1, "FT-M2")
    assert played.refused
    banned = lessons.find("ali-baba", "white", "2")
    assert banned is not None
    assert play(banned, ["take 1b2"]).rule == "AB-WHITE1"


def test_the_rivals_of_a_task_do_what_it_says() -> None:
    task = lessons.find("ali-baba", "yellow", "1")
    assert task is not None
    played = play(task, ["take 1b2"])
    assert [line["seat"] for line in played.story if line["what"] == "show"] == [1, 2]
    assert played.state.seat == task.seat
    assert gain_of(task, played) == 1


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("place = 1", "tasks"),
        ("place = 1\n[[tasks]]\nsolution = []\nposition.moon = 1", "moon"),
        ('place = 1\n[[tasks]]\nsolution = []\nposition.board = ["Z9 V"]', "no tile 'Z9'"),
        (
            'place = 1\n[[tasks]]\nsolution = ["fly"]\nposition.board = ["A1 V", "A2 V"]',
            "'fly' is not an action",
        ),
        ("place =", "Invalid value"),
    ],
)
def test_a_lesson_that_can_not_be_is_refused_with_why(tmp_path: Path, text: str, complaint: str) -> None:
    folder = tmp_path / "five-tribes"
    folder.mkdir()
    (folder / "bad.toml").write_text(text, "utf-8")
    with pytest.raises(BadLesson, match=complaint):
        read(folder / "bad.toml")
