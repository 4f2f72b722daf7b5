"""Made-up positions of Five Tribes in which a power may be wanted before the tile acts."""

from __future__ import annotations

from typing import Any

from caravanserai import games
from caravanserai.lessons.five_tribes import whole

from .person import Json, Person

# Two elders are won on the oasis B2, where a vizier stays: only Utug can claim it, and only before the palm.
OASIS: Json = {"board": ["C1 VE", "B2 VE", "E2 VM"], "seats": [{"djinns": ["utug"]}, {}]}
# The same without a djinn: nothing is asked.
PLAIN_OASIS: Json = {**OASIS, "seats": [{}, {}]}
# The builders bring 2 coins, and 5 don't pay for the large market F1; doubled by Echidna they do.
MARKET: Json = {
    "board": ["E2 VB", "F1 VB", "B2 VM"],
    "seats": [{"coins": 3, "elders": 2, "djinns": ["echidna"]}, {}],
    "row": ["fish", "wheat", "ivory", "silk", "gold", "fakir", "jewels", "fish", "wheat"],
}


def table_with(person: Person, position: Json, rules: int | None = None, **wishes: Any) -> Json:
    """A table that begins at this position, with the person on the first seat and a novice on the other."""
    game = games.get("five-tribes")
    setup = whole(position) | ({} if rules is None else {"rules": rules})
    state = game.from_json(setup)
    step = game.step(state.clone(), state.legal()[0], games.Chance(seed=1))
    record = game.record(state, [step], ["Ada", "Ben"])
    review = person.ask("POST", "/api/reviews", record=record)
    start = {"review": review["id"], "step": 0, "bot": "novice"}
    table: Json = person.ask("POST", "/api/tables", game=game.name, **{"from": start}, hints=True, **wishes)
    if table["status"] == "waiting":
        person.ask("POST", f"/api/tables/{table['id']}/start")
    return table
