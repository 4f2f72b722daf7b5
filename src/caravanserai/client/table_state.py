"""What a client knows of a table, put together from the messages it has heard."""

from __future__ import annotations

from ..protocol import changes, messages
from ..protocol.game_json import Story, View


class TableState:
    """The table as its receiver may know it; `hear` keeps it up to date."""

    def __init__(self) -> None:
        self.me: messages.Welcome | None = None
        """Who the server takes the client for."""
        self.table: messages.TableInfo | None = None
        """The table itself: settings, who sits where."""
        self.ply = 0
        """How many entries of the log are known here."""
        self.fixed = 0
        """Steps from this ply on can still be taken back."""
        self.seat: int | None = None
        """Whose view it is; None for an onlooker."""
        self.act: int | None = None
        """Whose decision it is."""
        self.view: View | None = None
        """The position; None before the game has begun."""
        self.legal: list[str] = []
        """What may be done, if it is for this seat to decide; else empty."""
        self.story: Story = ()
        """All that has happened."""
        self.steps: list[int] = []
        """The plies of the steps that can be taken back."""
        self.clocks: messages.Clocks | None = None
        self.over: messages.MatchResult | None = None
        """The result, once the game has ended."""
        self.points: list[int] = []
        """The points in sight of each seat."""
        self.doing: str | None = None
        """What who decides is busy with, as far as more is known than the position tells."""
        self.chat: dict[int, messages.Said] = {}
        """The lines of chat by their number."""
        self.mute: messages.InForce | None = None
        """Why the house doesn't let us talk; None while it does."""

    @property
    def complete(self) -> bool:
        """Whether all is known that is told at the beginning."""
        if self.table is None:
            return False
        return self.view is not None or self.table.status not in ("playing", "finished")

    def hear(self, message: messages.AnyMessage) -> bool:
        """Take in what the server said. False: something was missed, so ask for the whole position."""
        match message:
            case messages.Welcome():
                self.me = message
            case messages.TableInfo():
                self.table = message
            case messages.Position():
                self._see(message)
            case messages.Moved():
                return self._follow(message)
            case messages.Doing():
                self.doing = message.what
            case messages.Said():
                self.chat[message.n] = message
            case messages.Unsaid():
                self.chat.pop(message.n, None)
            case messages.Muted():
                self.mute = message.mute
        return True

    def _see(self, position: messages.Position) -> None:
        self.view = position.view
        self.story = position.story
        self._note(position)

    def _follow(self, moved: messages.Moved) -> bool:
        if self.view is None or (moved.was, moved.seat) != (self.ply, self.seat):
            return False
        self.view = changes.apply_changes(self.view, moved.changes)
        self.story = [*self.story[: len(self.story) - moved.gone], *moved.story]
        self._note(moved)
        return True

    def _note(self, told: messages.Position | messages.Moved) -> None:
        self.ply, self.fixed = told.ply, told.fixed
        self.seat, self.act = told.seat, told.act
        self.legal, self.steps = told.legal or [], told.steps
        self.doing = None
        self.clocks, self.over, self.points = told.clocks, told.over, told.points
