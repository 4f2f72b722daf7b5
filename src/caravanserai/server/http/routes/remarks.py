"""Remarks on games: notes for oneself, and comments on reviews for all who look at them."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from ....protocol.company import CommentInfo, CommentList, GameNote, NewComment, NoteInfo
from ....protocol.keepers import NewReport
from ....protocol.refusal import Refusal
from ...people.display_text import tidy_line
from ...people.guests import Guest
from ...people.security import address_of
from ...review.store import Review
from ...services import Services
from ..dependencies import AnyRequest, KnownGuest, MaybeGuest, TheServices
from . import ERRORS
from .keepers import LineNumber
from .reviews import the_review


@get("/tables/{table:str}/note", responses=ERRORS, tags=["tables"])
async def my_note(table: FromPath[str], known_guest: KnownGuest, services: TheServices) -> NoteInfo:
    """What you have noted for yourself about a game that you have played."""
    await must_have_played(services, table, known_guest)
    return (await services.game_notes.of(known_guest.id, [table])).get(table, NoteInfo())


@put("/tables/{table:str}/note", responses=ERRORS, tags=["tables"])
async def write_note(
    table: FromPath[str], data: JSONBody[GameNote], known_guest: KnownGuest, services: TheServices
) -> NoteInfo:
    """Note something for yourself about a game that you have played; nothing takes the note away."""
    await must_have_played(services, table, known_guest)
    text = tidy_line(data.text) if data.text.strip() else ""
    return await services.game_notes.write(known_guest.id, table, text)


@get("/reviews/{review:str}/comments", responses=ERRORS, tags=["reviews"])
async def comments(review: FromPath[str], guest_or_none: MaybeGuest, services: TheServices) -> CommentList:
    """What was said of moments of a review, in their order."""
    found = await the_review(services, review)
    asker = None if guest_or_none is None else guest_or_none.id
    may_delete = await owns(services, found, asker)
    said = await services.comments.of(found.id, asker, may_delete)
    return CommentList(said, await note_on(services, found, asker))


@post("/reviews/{review:str}/comments", status_code=201, responses=ERRORS, tags=["reviews"])
async def new_comment(
    review: FromPath[str], data: JSONBody[NewComment], guest_in_person: KnownGuest, services: TheServices
) -> CommentInfo:
    """Say something of a moment of a review: the position before that step, or the end."""
    services.must_be_heard(guest_in_person)
    services.rate_limits.comments.spend(guest_in_person.id)
    found = await the_review(services, review)
    steps = len(found.record["steps"])
    if data.step > steps:
        raise Refusal.of("bad-request", "steps-in-review", field="step", steps=steps)
    name, text = guest_in_person.name, tidy_line(data.text)
    return await services.comments.add(found.id, guest_in_person.id, name, data.step, text)


@delete("/reviews/{review:str}/comments/{n:int}", status_code=204, responses=ERRORS, tags=["reviews"])
async def delete_comment(
    review: FromPath[str], n: LineNumber, guest_in_person: KnownGuest, services: TheServices
) -> None:
    """Take a comment away: your own, or anybody's on a game of yours."""
    found = await the_review(services, review)
    anybodys = await owns(services, found, guest_in_person.id)
    await services.comments.remove(found.id, n, guest_in_person.id, anybodys)


@post("/reviews/{review:str}/comments/{n:int}/report", status_code=204, responses=ERRORS, tags=["reviews"])
async def report_comment(
    review: FromPath[str],
    n: LineNumber,
    data: JSONBody[NewReport],
    known_guest: KnownGuest,
    services: TheServices,
    request: AnyRequest,
) -> None:
    """Report a comment to the keepers of the house."""
    services.rate_limits.reports.spend(address_of(request.client))
    found = await the_review(services, review)
    await services.reports.add_comment(found.id, n, known_guest.id, data.words)


async def must_have_played(services: Services, table: str, guest: Guest) -> None:
    """Refusal unless that guest has a seat at that table."""
    if not (await services.visible(table, guest)).seats_of(guest.id):
        raise Refusal.of("not-allowed", "notes-are-for-players")


async def owns(services: Services, review: Review, guest: str | None) -> bool:
    """Whether a review is a guest's: of a game they played or a record they brought; or they are a keeper."""
    if guest is None:
        return False
    return (
        guest in services.sanctions.keepers or guest == review.guest or await played(services, review, guest)
    )


async def played(services: Services, review: Review, guest: str) -> bool:
    """Whether a review is of a game that a guest has played here."""
    table = None if review.table is None else await services.tables.load(review.table)
    return table is not None and bool(table.seats_of(guest))


async def note_on(services: Services, review: Review, guest: str | None) -> str | None:
    """What a guest has noted about the game of a review; None if they haven't played it."""
    if guest is None or review.table is None or not await played(services, review, guest):
        return None
    return (await services.game_notes.of(guest, [review.table])).get(review.table, NoteInfo()).text


router = Router(
    path="/api", route_handlers=[my_note, write_note, comments, new_comment, delete_comment, report_comment]
)
