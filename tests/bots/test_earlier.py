"""A bot of another version of the package plays as it does there: `earlier:FOLDER:NAME`."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

import caravanserai
from caravanserai import arena, bots, games
from caravanserai.arena.run_folder import fingerprint
from caravanserai.bots import BadBot
from caravanserai.bots.earlier import Earlier
from caravanserai.games import Chance

from ..games.tables import Table
from .seats import turns_of

HERE = str(Path(caravanserai.__file__).parents[1])
"""The version that is tested may stand for an earlier one."""


@pytest.mark.parametrize("game", games.names())
def test_it_plays_what_the_bot_there_plays(game: str) -> None:
    bot, same = bots.get(game, f"earlier:{HERE}:vizier@60", 5), bots.get(game, "vizier@60", 5)
    for state in turns_of(Table(game, "base", 3), 2, 30)[:3]:
        assert bot.hint(state) == same.hint(state, lines=1)
        assert bot.choose(state) == same.choose(state)


def test_only_what_it_thought_in_its_process_counts_as_thinking() -> None:
    bot = bots.get("ali-baba", f"earlier:{HERE}:vizier@30ms")
    state = games.get("ali-baba").new(2, Chance(1))
    bot.choose(state.resample(0, Chance(1)))
    assert len(bot.thoughts) == 1
    assert 0 < bot.thoughts[0] < 10


def test_it_meets_today_s_in_the_arena() -> None:
    played = arena.play("ali-baba", ["merchant", f"earlier:{HERE}:merchant"], seed=7, variant="small")
    same = arena.play("ali-baba", ["merchant", "merchant"], seed=7, variant="small")
    assert played.result.points == same.result.points


def test_its_process_ends_with_it() -> None:
    bot = bots.get("ali-baba", f"earlier:{HERE}:merchant")
    assert isinstance(bot, Earlier)
    process = bot._process
    assert process.poll() is None
    del bot
    gc.collect()
    assert process.poll() is not None


def test_a_folder_without_the_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match=f"{tmp_path} holds no caravanserai"):
        bots.get("ali-baba", f"earlier:{tmp_path}:sultan")


@pytest.mark.parametrize("name", ["earlier", "earlier:", f"earlier:{HERE}", f"earlier:{HERE}:"])
def test_it_is_called_by_its_folder_and_its_name_there(name: str) -> None:
    with pytest.raises(BadBot, match="write earlier:FOLDER:sultan@1s"):
        bots.get("ali-baba", name)


def test_what_the_version_there_does_not_know_is_refused_in_its_words() -> None:
    with pytest.raises(BadBot, match=f"the version in {HERE} can't play: no bot is called 'emir'"):
        bots.get("ali-baba", f"earlier:{HERE}:emir")


def test_a_version_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games.get("ali-baba")
    monkeypatch.setattr(type(rules), "rules_version", rules.rules_version + 1)
    with pytest.raises(BadBot, match=f"{HERE} can't play: .*{rules.rules_version}"):
        bots.get("ali-baba", f"earlier:{HERE}:merchant")


def stub(folder: Path, source: str) -> Path:
    """A folder with a package that can do nothing."""
    (folder / "caravanserai" / "bots").mkdir(parents=True)
    (folder / "caravanserai" / "__init__.py").write_text(source, "utf-8")
    (folder / "caravanserai" / "bots" / "__init__.py").write_text(source, "utf-8")
    return folder


def test_a_version_that_can_not_start_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match=f"the bot of {tmp_path} has stopped"):
        bots.get("ali-baba", f"earlier:{stub(tmp_path, 'raise SystemExit(1)')}:merchant")


def test_runs_against_different_versions_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravanserai.arena.run_settings.check_bots", lambda game, names: None)
    name = f"earlier:{stub(tmp_path, 'x = 1')}:merchant"
    settings = arena.RunSettings.make("ali-baba", ["merchant", name], games=2)
    before = fingerprint(settings)
    (tmp_path / "caravanserai" / "bots" / "__init__.py").write_text("x = 2", "utf-8")
    assert fingerprint(settings) != before
