"""The papers as a site, at /docs, where they are built (`make docs`)."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import lru_cache
from pathlib import Path

from litestar import Response, Router, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from ...people.security import CONTENT_POLICY
from ...settings import Settings
from ..dependencies import FREE, AnyRequest
from ..page_files import FRONT, PageFile, PageFiles
from .page import ASK_FIRST, PACKED, READING, sent

BUILT_SITE = Path(__file__).parents[3] / "site"
"""Where `make docs` puts the site."""
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def router(settings: Settings) -> Router:
    """The routes of the site that these settings name, or of the one in the package."""
    files = PageFiles(Path(settings.docs) if settings.docs else BUILT_SITE)

    @route("/docs", http_method=READING, include_in_schema=False)
    async def first() -> Redirect:
        """Its links are relative to the first page's folder."""
        return Redirect(f"/docs/{FRONT}")

    @route("/docs/{rest:path}", http_method=READING, include_in_schema=False)
    async def paper(request: AnyRequest, rest: FromPath[str]) -> Response[bytes]:
        """A page of the site, or a part of one."""
        file = files.find(*rest.strip("/").split("/"))
        if file is None:
            raise NotFoundException(f"There is no such paper. {missing(files)}".strip())
        answer = sent(request, file, ASK_FIRST)
        if file.media_type == "text/html":
            answer.headers["content-security-policy"] = policy_of(file)
        return answer

    return Router(path="/", route_handlers=[first, paper], opt={PACKED: True, FREE: True})


def missing(files: PageFiles) -> str:
    """What to do where the site isn't built; nothing to say where it is."""
    return "" if files.find(FRONT) else "The papers are not built here: make docs builds them."


@lru_cache(256)
def policy_of(file: PageFile) -> str:
    """What a page of the site may do: as our own page, and run just the scripts that stand in it."""
    scripts = (hashlib.sha256(script).digest() for script in INLINE.findall(file.content))
    allowed = " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in scripts)
    return f"{CONTENT_POLICY}; script-src 'self' {allowed}; style-src 'self' 'unsafe-inline'"
