"""The folder of a run: every finished game is there for good, whatever happens next.

`run.json` says what is played, `games.jsonl` has a line for each finished game, `records/` its record, which
is written before the line. A line that was torn off by a crash is dropped, and its game played again.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from importlib import import_module
from pathlib import Path
from typing import IO

from .. import __version__, bots, games
from ..games import Json
from .game import GameResult
from .run_settings import BadRun, RunSettings
from .schedule import Schedule
from .workers import Delivery

try:
    import fcntl
except ImportError:  # not on Windows, where two runs in one folder are up to the user
    fcntl = None  # type: ignore[assignment]

RUN, GAMES, RECORDS = "run.json", "games.jsonl", "records"
LONGEST_NAME = 80


class RunFolder:
    """A run's folder, open for writing; `begin` opens it."""

    def __init__(
        self, path: Path, schedule: Schedule, results: dict[int, GameResult], lines: IO[str]
    ) -> None:
        self.path = path
        self.results = results
        """The finished games by their number."""
        self._schedule = schedule
        self._lines = lines

    @classmethod
    def begin(cls, path: Path, settings: RunSettings) -> RunFolder:
        """Make the folder, or go on in it; BadRun, with nothing touched, if it belongs to something else."""
        check(path, settings)
        schedule = Schedule(settings)
        try:
            (path / RECORDS).mkdir(parents=True, exist_ok=True)
            lines = (path / GAMES).open("a+", encoding="utf-8")
        except OSError as problem:
            raise BadRun(f"{path} can't be written to: {problem.strerror}") from None
        try:
            if fcntl is not None:
                fcntl.flock(lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
            results = finished(path, schedule)
            drop_torn_line(path / GAMES)
            write_whole(path / RUN, json.dumps(description(settings), indent=1) + "\n")
        except BlockingIOError:
            lines.close()
            raise BadRun(f"another arena plays into {path} right now") from None
        except BaseException:
            lines.close()
            raise
        return cls(path, schedule, results, lines)

    def keep(self, delivery: Delivery) -> None:
        """Write down a finished game."""
        record = json.dumps(delivery.played.record, separators=(",", ":")) + "\n"
        write_whole(self.path / RECORDS / f"{delivery.number:06}.json", record)
        deal = self._schedule[delivery.number].deal
        head = {"number": delivery.number, "deal": deal, "worker": delivery.worker}
        line = json.dumps({**head, **delivery.played.result.to_json()}, separators=(",", ":"))
        self._lines.write(line + "\n")
        self._lines.flush()
        self.results[delivery.number] = delivery.played.result

    def close(self) -> None:
        """Let others have the folder."""
        self._lines.close()


def usual_folder(settings: RunSettings) -> Path:
    """Where a run is kept if nothing else is said: other settings or other bots are another folder."""
    words = "-".join((settings.game, str(settings.players), *settings.bots))
    name = re.sub(r"[^A-Za-z0-9.]+", "-", words)[:LONGEST_NAME].strip("-")
    mark = hashlib.sha256(json.dumps(identity(settings), sort_keys=True).encode()).hexdigest()[:6]
    return Path("arena", f"{name}-{mark}")


def check(path: Path, settings: RunSettings) -> None:
    """Make sure that the run may be kept there, before anything is written."""
    try:
        if path.is_dir():
            if (path / RUN).is_file():
                check_same_run(path, settings)
                finished(path, Schedule(settings))
            elif any(path.iterdir()):
                raise BadRun(f"{path} holds other things, and no run of the arena; choose another folder")
        elif path.exists():
            raise BadRun(f"{path} is a file; a run needs a folder")
        nearest = next(parent for parent in (path, *path.absolute().parents) if parent.exists())
    except OSError as problem:
        raise BadRun(f"{path}: {problem.strerror}") from None
    if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
        raise BadRun(f"{path} can't be made, for {nearest} can't be written to")


def check_same_run(path: Path, settings: RunSettings) -> None:
    """Make sure that the folder's run is this one; only the number of games may differ."""
    try:
        there: object = json.loads((path / RUN).read_text("utf-8"))
    except ValueError:
        there = None
    if not isinstance(there, dict):
        raise BadRun(f"{path / RUN} can't be read; choose another folder")
    for name, here in identity(settings).items():
        if there.get(name) != here:
            if name == "code":
                raise BadRun(
                    f"the bots or rules have changed since the run in {path} was begun; choose another folder"
                )
            if name == "rules":
                raise BadRun(
                    f"the run in {path} was played under version {shown(there.get(name))} of the rules, and "
                    f"games are played under {here} now; choose another folder"
                )
            raise BadRun(
                f"{path} holds another run: its {name} is {shown(there.get(name))}, not {shown(here)}; "
                "choose another folder"
            )


def shown(value: object) -> str:
    """A setting for people."""
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def identity(settings: RunSettings) -> Json:
    """All that decides what the games of a run are: the settings, and the code of rules and bots."""
    return {**settings.identity(), "version": __version__, "code": fingerprint(settings)}


def description(settings: RunSettings) -> Json:
    """What `run.json` says."""
    return {**identity(settings), "games": settings.games, "compiled": games.compiled()}


def fingerprint(settings: RunSettings) -> str:
    """A mark of the rules' and bots' sources, trained policies, other versions: bots must not be mixed."""
    mark = hashlib.sha256()
    game = games.get(settings.game)
    for module in (games.__name__, type(game).__module__, bots.__name__, game.rooms.bots.partition(":")[0]):
        for source in sources_of(module) if module else []:
            mark.update(source.read_bytes())
    for file in filter(None, (bots.read_name(bot).file for bot in settings.bots)):
        for part in parts_of(Path(file)):
            mark.update(part.read_bytes())
    return mark.hexdigest()[:16]


def sources_of(module: str) -> list[Path]:
    """A module's source and those beside it in its package."""
    found = import_module(module)
    file = Path(str(found.__file__)).with_suffix("").with_suffix(".py")
    if not found.__package__:
        return [file]
    return sorted((*file.parent.glob("*.py"), *file.parent.glob("*.pxd")))


def parts_of(path: Path) -> list[Path]:
    """The file, or the sources of rules and bots of the version that lies in a folder."""
    if path.is_file():
        return [path]
    return sorted(file for room in ("games", "bots") for file in path.glob(f"caravanserai/{room}/**/*.py"))


def finished(path: Path, schedule: Schedule) -> dict[int, GameResult]:
    """The finished games in a folder by their number."""
    try:
        lines = (path / GAMES).read_text("utf-8").split("\n")
    except FileNotFoundError:
        return {}
    results = {}
    for place, line in enumerate(lines[:-1], 1):
        try:
            data = json.loads(line)
            number, result = int(data["number"]), GameResult.from_json(data)
            seating = schedule[number]
            if number < 0 or (result.seed, result.seats) != (seating.seed, seating.seats):
                raise ValueError("not a game of this run")
        except (ValueError, KeyError, TypeError):
            raise BadRun(
                f"{path / GAMES}: line {place} is no game of this run; choose another folder"
            ) from None
        results[number] = result
    return results


def drop_torn_line(path: Path) -> None:
    """Cut off what was written of a line when the run was killed."""
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        with path.open("r+b") as file:
            file.truncate(whole)


def write_whole(path: Path, content: str | bytes) -> None:
    """Replace a file in one stroke: a reader sees the old content or the new, never a part."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(content.encode() if isinstance(content, str) else content)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
