"""Where version 2 of the rules would have asked something else than version 1 did.

Run as a program, it is asked by `make`, which runs on a version that knows nothing of this one: a line with a
game and a position comes in, a line that says whether version 2 is certain to do otherwise goes out.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from caravanserai import games
from caravanserai.games import Chance, State

Json = dict[str, Any]


def does_otherwise(game: str, position: Json) -> bool:
    """Whether version 2 would not have asked what is asked here, or asks something after every next step."""
    if position["step"] == "ban":
        return not can_ban(position)
    newer = games.get(game).from_json({**position, "rules": 2})
    return all(asks_before_tile(newer, action) for action in newer.legal())


def can_ban(position: Json) -> bool:
    """Whether anything is left to be taken, and a turn to take it in."""
    return bool(position["cave"]) and position["turns_left"] != 1


def asks_before_tile(state: State, action: int) -> bool:
    """Whether the step after that action comes before a tile acts."""
    after = state.clone()
    after.apply(action, Chance(0))
    return after.step == "before-tile"


def differences(record: Json) -> int:
    """At how many steps of a game of version 1 another question would have come in version 2."""
    game = games.get(record["game"])
    positions = list(game.replay(record))
    found = 0
    for before, line, after in zip(positions, record["steps"], positions[1:], strict=False):
        position = before.to_json()
        if position["step"] == "ban" and not can_ban(position):
            found += 1
            continue
        newer = game.from_json({**position, "rules": 2})
        answers = [game.parse_answer(name) for name in line.get("chance", [])]
        newer.apply(game.parse(line["do"]), Chance.from_script(answers))
        found += newer.step == "before-tile" != after.step
    return found


def main() -> None:
    """Answer as long as somebody asks."""
    for line in sys.stdin:
        game, position = msgspec.json.decode(line)
        print(int(does_otherwise(game, position)), flush=True)


if __name__ == "__main__":
    main()
