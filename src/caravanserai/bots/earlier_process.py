"""What runs in the process of an earlier bot: `python -P earlier_process.py FOLDER`, asked line by line.

It may use nothing but what every version of the package has.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Iterable, Iterator


def answers(questions: Iterable[str]) -> Iterator[dict[str, object]]:
    """First it hears which bot to be, then positions; what can't be done is refused in words."""
    from caravanserai import bots, games

    asked = map(json.loads, questions)
    try:
        wish = next(asked)
        game = games.get(wish["game"])
        game.check_rules(wish["rules"])
        bot = bots.get(wish["game"], wish["bot"], wish["seed"])
        yield {"budget": str(bot.budget)}
        for question in asked:
            state = game.from_json(question["position"])
            budget = bots.Budget(**question["budget"])
            started = time.perf_counter()
            line = bot.hint(state, budget, lines=1)[0]
            seconds = time.perf_counter() - started
            yield {
                "actions": [game.text(action) for action in line.actions],
                "win": line.win,
                "margin": line.margin,
                "visits": line.visits,
                "seconds": seconds,
            }
    except ValueError as refused:
        yield {"refused": str(refused)}


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks
    sys.path.insert(0, sys.argv[1])
    for answer in answers(sys.stdin):
        print(json.dumps(answer), flush=True)
