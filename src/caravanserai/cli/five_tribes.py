"""Five Tribes in the terminal: the board, the tracks, the rows of cards, the seats."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .. import rulebook
from ..games import Json
from .screen import SEAT_COLOURS, DrawnScreen, SideBySide, seat_name

TRIBES = {
    "V": ("vizier", "bold yellow"),
    "E": ("elder", "bold white"),
    "M": ("merchant", "bold green"),
    "B": ("builder", "bold blue"),
    "A": ("assassin", "bold red"),
}
KINDS = {
    "oasis": ("oasis", "red"),
    "small-market": ("small", "red"),
    "large-market": ("large", "red"),
    "village": ("village", "blue"),
    "sacred-place": ("sacred", "blue"),
}
"""What a tile's kind is called on the board, and its colour."""
CELL = 12
BOARD_WIDTH = 6 * (CELL + 1) + 1
QUESTIONS = {
    "bid": ("Which spot of the turn-order track do you bid for?", "FT-B1"),
    "pick": ("From which tile do you pick up the meeples?", "FT-M1"),
    "drop": ("Which meeple do you drop, and where?", "FT-M2"),
    "builders": ("How many fakirs do you add to your builders?", "FT-U1"),
    "kill": ("Whom do your assassins kill?", "FT-A1"),
    "second-kill": ("Whom do they kill next?", "FT-D-IBLIS"),
    "second-take": ("Which card do you take next?", "FT-L4"),
    "buy": ("Do you buy a djinn?", "FT-L5"),
    "keep": ("Which djinn do you keep?", "FT-D-SIBITTIS"),
    "end": ("Do you sell, use a power, or end your turn?", "FT-X1"),
    "sell": ("What else goes into the set that you sell?", "FT-X1"),
    "over": ("The game is over.", "FT-Z1"),
}
BEFORE = {
    "oasis": "The palm is about to be placed. Do you use a power first? pass places it.",
    "village": "The palace is about to be placed. Do you use a power first? pass places it.",
    "small-market": "You can't pay at this market. Do you use a power first? pass goes on.",
    "large-market": "You can't pay at this market. Do you use a power first? pass goes on.",
    "sacred-place": "You can't pay for a djinn. Do you use a power first? pass goes on.",
}
"""What is asked before a tile acts, by its kind."""
LEGEND = """\
Each tile bears its name, its kind and its value; below, its meeples and what stands on it.
[bold yellow]V[/] vizier · [bold white]E[/] elder · [bold green]M[/] merchant · [bold blue]B[/] builder · \
[bold red]A[/] assassin. seat0: that seat's camel · ♣ palms · ⌂ palaces.
oasis, small and large (markets) are red tiles; village and sacred (place) are blue.
Prices of powers: E an elder or a fakir · EE an elder, and an elder or a fakir · F a fakir · – always on."""


class FiveTribesScreen(DrawnScreen):
    """How Five Tribes is drawn and spoken of."""

    def board(self, view: Json, names: Sequence[str], viewer: int | None) -> RenderableType:
        """The board, the tracks, the rows and the seats."""
        beside = Group(*tracks(view), *rows(view))
        return Group(
            SideBySide(draw_board(view), BOARD_WIDTH, beside, 40),
            seats(view, names, viewer),
            *powers(view, viewer),
        )

    def question(self, view: Json) -> tuple[str, str]:
        """What is asked now, and the clause that says so."""
        turn = view["turn"]
        match view["step"]:
            case "take":
                small = view["tiles"][turn["tile"]]["kind"] == "small-market"
                return "Do you buy at the market?", "FT-L3" if small else "FT-L4"
            case "before-tile":
                return BEFORE[view["tiles"][turn["tile"]]["kind"]], "FT-D1"
            case "redirect" | "place":
                name, clause = djinn_named(turn["power"])
                asked = "Do you use" if view["step"] == "redirect" else "Which tile for"
                return f"{asked} {name}?", clause
            case step:
                return QUESTIONS[step]

    def story(self, line: Json, open: bool = False) -> str:
        """What a seat did; the notation hides nothing and gives nothing away."""
        text: str = line["do"]
        return text

    def legend(self) -> str:
        """The signs on the board, explained."""
        return LEGEND


SCREEN = FiveTribesScreen()


def djinn_named(djinn: str) -> tuple[str, str]:
    """A djinn's name as people write it, and its clause."""
    clause = rulebook.find("FT-D-" + djinn.replace("-", ""))
    return clause.text.split("**")[1], clause.id


def meeples(letters: str) -> Text:
    """Meeples as coloured letters; counted where they are too many for a tile."""
    drawing = Text()
    for letter, (_, style) in TRIBES.items():
        number = letters.count(letter)
        if number and len(letters) > CELL:
            drawing.append(f"{letter}{number}", style)
        else:
            drawing.append(letter * number, style)
    return drawing


def draw_board(view: Json) -> Table:
    """The 6 × 5 tiles."""
    board = Table(show_header=False, show_lines=True, padding=0, box=box.SQUARE)
    for _ in "ABCDEF":
        board.add_column(width=CELL, no_wrap=True)
    for row in "12345":
        board.add_row(*(draw_tile(view, f"{column}{row}") for column in "ABCDEF"))
    return board


def draw_tile(view: Json, name: str) -> Text:
    """One tile: name, kind and value; meeples; camel, palms and palaces. The last one reached is reversed."""
    tile = view["tiles"][name]
    kind, colour = KINDS[tile["kind"]]
    here = name == view["turn"]["tile"]
    head = Text.assemble((name, "bold reverse" if here else "bold"), (f" {kind:<7}", colour))
    head.append(f"{tile['value']:>2}", "bold")
    foot = Text()
    if tile["owner"] is not None:
        foot.append(f"seat{tile['owner']} ", f"bold {SEAT_COLOURS[tile['owner']]}")
    if tile["palms"]:
        foot.append(f"♣{tile['palms']} ", "green")
    if tile["palaces"]:
        foot.append(f"⌂{tile['palaces']}", "bright_blue")
    return Text("\n").join([head, meeples(tile["meeples"]), foot])


def tracks(view: Json) -> list[Text]:
    """Who bids, who plays when, and the meeples in hand."""
    order = view["round"]
    spots = []
    for spot, taken in reversed(order["track"].items()):
        seats = taken if isinstance(taken, list) else [taken] if taken is not None else []
        signs = [seat_sign(seat) for seat in seats] or [Text("– ")]
        spots.append(Text.assemble((spot, "bold"), " ", *signs))
    lines = [Text.assemble("track: ", Text(" ").join(spots))]
    if order["turn_order"]:
        lines.append(labelled("still to play", order["turn_order"][order["done"] :]))
    else:
        lines.append(labelled("still to bid", order["bid_order"][order["done"] :]))
    if order["last"]:
        lines.append(Text("this is the last round", style="bold"))
    if view["turn"]["hand"]:
        lines.append(Text.assemble(("in hand: ", "bold"), meeples(view["turn"]["hand"])))
    return lines


def labelled(label: str, seats: Sequence[int]) -> Text:
    """Some seats in order, with a word on what they are."""
    return Text.assemble(f"{label}: ", *(seat_sign(seat) for seat in seats))


def seat_sign(seat: int) -> Text:
    """A seat in its colour."""
    return Text(f"seat{seat} ", style=SEAT_COLOURS[seat])


def rows(view: Json) -> list[Text]:
    """The resource cards and the djinns on display."""
    row = enumerate(view["resources"]["row"], 1)
    cards = [Text.assemble((str(number), "bold green"), f" {card}") for number, card in row]
    shown = [describe(djinn) for djinn in view["djinns"]["row"]]
    return [
        Text.assemble("cards: ", Text("  ").join(cards) if cards else "none"),
        Text(f"left: {view['palms']} palms, {view['palaces']} palaces"),
        Text("djinns for sale:" if shown else "no djinns for sale"),
        *shown,
    ]


def describe(djinn: str) -> Text:
    """A djinn with its value, price and power in one line or two."""
    name, clause = djinn_named(djinn)
    words = rulebook.find(clause).text.split("**, ", 1)[1].replace("*", "")
    return Text.assemble("  ", (name, "bold"), f", {words}")


def seats(view: Json, names: Sequence[str], viewer: int | None) -> Table:
    """What each seat has, as far as the viewer may know."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="", expand=False)
    table.add_column("")
    for head in ("coins", "camels", "V", "E"):
        table.add_column(head, justify="right")
    table.add_column("cards")
    table.add_column("djinns")
    for number, seat in enumerate(view["seats"]):
        turn = "▶ " if number == view["seat"] else ""
        table.add_row(
            turn + seat_name(number, names, viewer),
            str(seat["coins"]),
            str(seat["camels"]),
            str(seat["viziers"]),
            str(seat["elders"]),
            hand(seat, number == viewer),
            ", ".join(djinn_named(djinn)[0] for djinn in seat["djinns"]) or "–",
        )
    return table


def hand(seat: Json, own: bool) -> str:
    """A hand of cards; of those that a rival drew unseen only the number is known."""
    cards: list[str] = seat["hand"]
    counts = {card: cards.count(card) for card in cards}
    words = [f"{card} × {number}" if number > 1 else card for card, number in counts.items()]
    unseen = 0 if own else sum(number for number in seat["unseen"] if isinstance(number, int))
    if unseen:
        words.append(f"{unseen} unseen")
    return ", ".join(words) or "–"


def powers(view: Json, viewer: int | None) -> list[Text]:
    """The powers of the viewer's own djinns."""
    if viewer is None or not view["seats"][viewer]["djinns"]:
        return []
    return [Text("your djinns:"), *(describe(djinn) for djinn in view["seats"][viewer]["djinns"])]
