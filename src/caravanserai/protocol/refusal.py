"""How a request is refused, everywhere: a code for programs, an id for translators, a sentence for people."""

from __future__ import annotations

from typing import Self

REASONS = {
    # A match
    "nothing-to-take-back": "there is no step of this turn that can still be taken back",
    "settled-before": "what happened before ply {fixed} is settled; go back no further",
    "no-step-so-late": "the last step was at ply {last}; go back to it or further",
    "taken-back-too-often": "enough has been taken back in this turn; play on from here",
    "returned-too-often": "seats have changed hands often enough; take yours back once somebody has played",
    "bot-plays-already": "a bot plays seat {seat} already",
    "nobody-stands-in": "no bot stands in at seat {seat}: its person plays",
    "time-left": "nobody's time has run out",
    "game-over": "the game is over",
    "other-seat-decides": "it is for seat {act} to decide, not for seat {seat}",
    "person-plays": "the person at seat {seat} plays, not a bot",
    "bot-plays-your-seat": "a bot plays your seat; take it back first",
    "turn-timed-out": "the time for this turn has run out",
    "look-on-your-turn": "you can look ahead while it is your decision",
    "seat-not-at-table": "there is no seat {seat}; the seats are 0 to {last}",
    "seat-of-a-bot": "seat {seat} is a bot's own",
    "seat-has-resigned": "seat {seat} has given up the game",
    # A table's connections
    "not-begun": "the game has not begun yet",
    "table-given-up": "this table was given up",
    "seat-decides": "it is for seat {act} to decide",
    "onlooker": "you are a spectator at this table; only those who sit there play",
    "no-hints-here": "at this table nobody is given hints",
    "bots-are-busy": "too many bots are thinking; ask again in a moment",
    "bot-failed": "{problem}",
    "only-joined-talk": "only those who have joined the table can talk here",
    "no-seat-of-number": "there is no seat {seat}",
    "not-away-long-enough": "a bot can stand in for somebody who has been away for {seconds} s",
    "clock-decides": "there is a clock here: a bot stands in once the time for a turn has run out",
    "nobody-is-replaced": "at this table no bot plays for somebody who is away",
    "rated-play-yourself": "a rated game is played by oneself; who has had enough can give up",
    "seat-not-yours": "seat {seat} is not yours",
    "too-many-wait": "too many requests wait at this table; please try again",
    "table-moved-on": "the table has moved on; here is how it stands now",
    "a-lot-at-once": "that was a lot at once; please wait a moment",
    "unreadable-message": "this message can't be read: {problem}",
    "unreadable-action": "{problem}",
    # The lobby
    "no-such-table": "There is no such table, or it is private: ask for an invitation link.",
    "sent-away": "The host has sent you away from this table.",
    "seats-are-numbered": "The seats are numbered 0 to {last}.",
    "seat-is-taken": "Seat {seat} is taken by {name}.",
    "host-stays": "A host can't send themselves away; leave, or hand the table over.",
    "nobody-of-that-id": "Nobody of that id is at this table.",
    "not-at-this-table": "You are not at this table.",
    "rated-for-people": "A rated game is played by people; let the table rate games with bots, too.",
    "rated-own-screens": "In a rated game everybody plays on a screen of their own.",
    "rated-stays": "From a rated game nobody is sent away while it is played.",
    "seat-is-free": "Seat {seats} is free: wait for somebody, or fill it with a bot.",
    "nothing-to-change": "Say what is to be changed.",
    "answer-awaited": "Somebody has not said yet whether they play again: wait, or free the seat.",
    "rematch-after-the-end": "A rematch can follow a game that has ended.",
    "rematch-for-players": "A rematch is for those who have played.",
    "no-such-bot": "{game} has no bot called {bot}; there is {levels}.",
    "say-which-bot": "Say which bot: random, novice, drover, pedlar, merchant, vizier or sultan.",
    "say-who-plays": "Say who plays on your screen.",
    "only-the-host": "Only the host of the table may do that.",
    "game-has-begun": "The game has begun.",
    "table-is-over": "This table's game is over.",
    "remove-to-send-away": "To send somebody away, remove them.",
    "too-many-tables": "You are the host of {most} open tables already; play or close one first.",
    "record-after-the-end": "There is a record once the game is over.",
    "review-of-another-game": "This review is of {game}.",
    "steps-in-review": "This game has {steps} steps.",
    "over-at-that-step": "The game is over there; choose an earlier step to play on from.",
    "unplayable-settings": "{problem}.",
    "too-many-seats": "There are {players} seats, and {wishes} wishes for them.",
    "rules-unknown": "This game of {game} has version {version} of its rules; here {known} can be played.",
    "game-damaged": "What was written down of this game can't be read: {problem}.",
    "one-seat-each": "You can sit on one seat; others find theirs, or play on the same screen.",
    # Tournaments
    "no-such-tournament": "There is no such tournament.",
    "paired-by-tournament": "This table belongs to a tournament, which decides who plays at it.",
    "only-its-host": "Only who has set this tournament up may do that.",
    "tournament-over": "This tournament is over.",
    "tournament-begun": "This tournament has begun.",
    "tournament-full": "This tournament is full.",
    "round-robin-begun": "In a round robin everybody meets everybody: nobody can join once it has begun.",
    "not-an-entrant": "You don't take part in this tournament.",
    "too-few-entrants": "A tournament takes at least two players, and as many as its tables have.",
    "clock-wanted": "A tournament needs a clock, so that nobody waits for ever for who has gone.",
    "rounds-wanted": "Say how many rounds there are.",
    "minutes-wanted": "Say how long the arena lasts.",
    "rated-without-deadline": "Rated games are played to their end: there are no days for a round then.",
    "start-is-past": "The time at which it begins has passed.",
    "start-too-far": "A tournament begins within a year.",
    "too-many-tournaments": "You have enough tournaments open or running; end one first.",
    # Reviews, lessons, scores
    "no-such-game": "There is no such game; there are {games}.",
    "no-such-profile": "There is no such profile, or it is not public.",
    "no-such-page": "There is no such page of a list; begin with the first.",
    "no-such-task": "There is no such task.",
    "unsolvable-steps": "{problem}",
    "no-such-puzzle": "There is no such puzzle.",
    "no-puzzle-fits": "There is no puzzle about that.",
    "judge-is-busy": "Too many answers are being judged just now; please answer again in a moment.",
    "puzzle-unfinished": "An answer is a whole turn, up to its end or to where chance has a say.",
    "too-many-puzzles": "At most {most} puzzles of a file are read at once.",
    "puzzle-unreadable": "This is no file of puzzles: {problem}.",
    "no-such-review": "There is no such review.",
    "table-or-record": "Name a table, or bring a record along.",
    "review-after-the-end": "One can look back at a game once it is over.",
    "record-unreadable": "This file can't be read: it is empty, cut off, or something else than a record.",
    "no-record": "This is no record of a game.",
    "bad-code": "This line can't be read as a position: it was cut off or mistyped.",
    "record-of-unknown-game": "This is a record of a game that isn't played here.",
    "record-step": "This record can't be replayed from step {step} on: {problem}.",
    "record-damaged": "This record can't be replayed: {part}: {problem}.",
    "bad-part": "{part}: {problem}.",
    # People
    "no-name-yet": "Tell your name first: the server doesn't know who is asking.",
    "not-for-programs": "This is for the person, not for a program with a token.",
    "name-length": "A name has 1 to {most} characters, not {length}.",
    "name-unseen": "A name is made of characters one can see; U+{unseen:04X} is not one of them.",
    "name-unreadable": "A name is made of letters one can read.",
    "line-empty": "There is nothing to read in this line.",
    "line-length": "A line has at most {most} characters, not {length}.",
    "line-unreadable": "A line is made of letters one can read.",
    "link-used-up": "This link works once, for {minutes} minutes. Make a new one.",
    "too-many-tokens": "You have {most} tokens already; revoke one first.",
    "no-such-token": "You have no such token.",
    "token-ended": "This token has come to its end; make a new one.",
    "name-differs": "To show that you mean it, write your name exactly as it is here.",
    "others-export": "Others are being given their data just now; please try again in a minute.",
    "foreign-origin": "This request came from another site, which may not act here.",
    "unknown-host": "This house is not known by that name; ask for it at its own address.",
    "wait-seconds": "That was a lot at once; please wait {wait} s.",
    # Keepers, and a closed house
    "banned-insults": "You are shut out of this house for insulting others.",
    "banned-spam": "You are shut out of this house for advertising or flooding.",
    "banned-cheating": "You are shut out of this house for playing unfairly.",
    "banned-name": "You are shut out of this house for the name you chose.",
    "banned-other": "You are shut out of this house.",
    "banned-address": "Your network address is shut out of this house.",
    "muted": "You can't write at the tables of this house just now.",
    "only-keepers": "This is for the keepers of this house.",
    "keepers-are-safe": "A keeper can't be silenced or shut out; at the console the role can be taken.",
    "no-such-guest": "There is no guest of that id.",
    "no-such-line": "There is no such line of chat, or it is gone.",
    "no-such-sanction": "There is nothing of that id to be lifted; perhaps it is over.",
    "no-such-report": "There is no such report.",
    "no-such-invitation": "There is no such invitation, or it has ended.",
    "report-is-settled": "This report is settled already.",
    "reported-before": "You have reported this line already; thank you.",
    "too-many-reports": "Enough of your reports wait for a keeper; report more once they are settled.",
    "guest-or-address": "Name a guest or an address, one of them.",
    "mutes-are-for-guests": "An address can only be shut out; only guests can be silenced.",
    "no-address": "This is no network address.",
    "network-too-wide": "This network is too large to be shut out as a whole.",
    "address-of-proxy": "This is the address of the proxy before the server: everybody comes from there.",
    "no-such-id": "This is no id of this house.",
    "house-is-closed": "This house is for its guests only; come in first.",
    "password-wanted": "To come in, tell the password of this house.",
    "wrong-password": "This is not the password of this house.",
    "invitation-wanted": "One comes into this house by an invitation; ask one of its keepers.",
    "invitation-used-up": "This invitation was used up or has ended; ask for a new one.",
    # Company
    "not-yourself": "This is about others, not about yourself.",
    "no-such-friend": "You have no such friend.",
    "no-such-friend-link": "This link is old or wrong; ask for a new one.",
    "too-many-friends": "One of you has {most} friends already.",
    "too-many-blocked": "You have blocked {most} others already; unblock somebody first.",
    "no-such-comment": "There is no such comment, or it is gone.",
    "too-many-comments": "A review has {most} comments at most.",
    "notes-are-for-players": "Notes are for games that you have played.",
    # Notices
    "no-mail-here": "This house sends no e-mail.",
    "no-push-here": "This house pushes nothing.",
    "mail-not-sent": "The mail did not leave; try again later, or another address.",
    "bad-address": "{problem}",
    "bad-subscription": "{problem}",
    # Requests that no route can read, and trouble of the server
    "body-expected": "A JSON body is expected.",
    "body-too-deep": "The body is nested too deep.",
    "no-http": "This is no HTTP request.",
    "head-too-large": "The headers of this request are too large.",
    "request-too-slow": "This request took too long to arrive.",
    "house-is-full": "Too many are connected just now; please come back in a moment.",
    "store-unreachable": "The database can't be reached just now; try again soon.",
    "our-mistake": "Something broke on the server; it has been noted.",
    # What a client tells its own program
    "not-let-in": "the server doesn't let us in: {status}",
    "not-understood": "the server answered {status}: {content}",
}
"""Why tables, server and client refuse: each reason's id, and the reason in English.

Translations are found by the id; where a reason has parts that change, by the refusal's code.
"""


class Refusal(Exception):
    """A request that is not carried out; nothing has changed.

    `code` says what kind of refusal it is; `id` names the reason, by which its translations are found;
    `message` says in English what was wrong and what would be right; `rule` is the clause that forbids an
    illegal action, `field` the part of the request that can't be, `status` what HTTP said.
    """

    def __init__(
        self,
        code: str,
        message: str,
        rule: str | None = None,
        id: str = "",
        field: str | None = None,
        status: int = 0,
    ) -> None:
        super().__init__(code, message, rule, id, field, status)
        self.code = code
        self.message = message
        self.rule = rule
        self.id = id
        self.field = field
        self.status = status

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message

    @classmethod
    def of(cls, code: str, id: str, /, *, field: str | None = None, **parts: object) -> Self:
        """A refusal for one of the `REASONS`; `parts` are what changes in its sentence."""
        return cls(code, REASONS[id].format(**parts), id=id, field=field)
