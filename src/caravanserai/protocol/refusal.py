"""How a request is refused, everywhere: a code for programs, an id for translators, a sentence for people."""

from __future__ import annotations


class Refusal(Exception):
    """A request that is not carried out; nothing has changed.

    `code` says what kind of refusal it is; `id` names the reason, by which its translations are found;
    `message` says in English what was wrong and what would be right; `rule` is the clause that forbids an
    illegal action, `field` the part of the request that can't be.
    """

    def __init__(
        self, code: str, message: str, rule: str | None = None, id: str = "", field: str | None = None
    ) -> None:
        super().__init__(code, message, rule, id, field)
        self.code = code
        self.message = message
        self.rule = rule
        self.id = id
        self.field = field

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message
