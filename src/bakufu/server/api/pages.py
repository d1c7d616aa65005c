"""The page and its texts, and whether the server is well."""

from functools import cache
from gzip import compress
from importlib import resources
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from bakufu.games import find
from bakufu.games import ids as game_ids
from bakufu.kernel.catalogue import FIRST, LANGUAGES
from bakufu.server.api.errors import Trouble, language_of, may_answer
from bakufu.server.api.requests import Asker, registry_of
from bakufu.server.sentences import sentences
from bakufu.server.wire.http import Language

PACKED = {"br": ".br", "gzip": ".gz"}
"""How a file may be packed, and how the name of one that is ends; the smallest first."""

PARTS = {"me": "bakufu.server.notifications"}
"""Words of the page that only some pages need, and where they lie."""

_TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".html": "text/html",
    ".webmanifest": "application/manifest+json",
}


@get("/healthz", responses=may_answer(429, 503), media_type=MediaType.TEXT)
async def healthz(request: Asker) -> str:
    """Whether the server can read and write its database."""
    await registry_of(request).storage.check()
    return "well\n"


@get("/api/text/{language:str}", sync_to_thread=False, media_type=MediaType.TEXT, responses=may_answer(400, 404, 429))
def text(request: Asker, language: str, game: str | None = None, part: str | None = None) -> Response[bytes]:
    """The catalogue (Fluent): the page's words, the kernel's, those of a game, and those that only some pages need."""
    if language not in LANGUAGES:
        raise Trouble("no-such-page")
    if game is not None and game not in game_ids():
        raise Trouble("no-such-game")
    if part is not None and part not in PARTS:
        raise Trouble("no-such-page")
    headers = {"Vary": "Accept-Encoding"}
    content = _catalogue(language, game, part).encode()
    if "gzip" in accepted(request):
        headers["Content-Encoding"] = "gzip"
        content = _packed(language, game, part)
    return Response(content, media_type=MediaType.TEXT, headers=headers)


def accepted(request: Asker) -> set[str]:
    """How what is sent may be packed."""
    return {name.split(";")[0].strip() for name in request.headers.get("accept-encoding", "").split(",")}


@cache
def _packed(language: Language, game: str | None, part: str | None) -> bytes:
    return compress(_catalogue(language, game, part).encode(), 9)


@cache
def _catalogue(language: Language, game: str | None, part: str | None) -> str:
    packages = ["bakufu.server", "bakufu.kernel", *([find(game).package] if game else [])]
    packages += [PARTS[part]] if part else []
    folders = [resources.files(package).joinpath("text") for package in packages]
    found = [(folder.joinpath(f"{language}.ftl"), folder.joinpath(f"{FIRST}.ftl")) for folder in folders]
    files = [wanted if wanted.is_file() else other for wanted, other in found]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, State], path: str = "/") -> Response[bytes]:
    """The page for `/`, `/t/...`, `/learn/...`, `/problems/...`, `/move` and `/me`, and the files that belong to it."""
    folder: Path | None = request.app.state.page
    if folder is None:
        if path.startswith("/api/"):
            raise Trouble("no-such-page")
        return Response(_not_built(language_of(request)), media_type=MediaType.HTML)
    parts = [part for part in path.split("/") if part]
    if not parts or parts[0] in ("t", "learn", "problems", "move", "me"):
        return _file(request, folder / "index.html", "no-cache")
    file = _found(folder, "/".join(parts))
    if file is None:
        # A person gets the page, which says in words that there is nothing; a program gets the problem.
        if parts[0] != "api" and "text/html" in request.headers.get("accept", ""):
            return _file(request, folder / "index.html", "no-cache", 404)
        raise Trouble("no-such-page")
    # The names of what is built into assets change with their contents.
    return _file(request, file, "public, max-age=31536000, immutable" if parts[0] == "assets" else "no-cache")


def _found(folder: Path, name: str) -> Path | None:
    """A file of the page; None where there is none, or could be none."""
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _file(request: Asker, file: Path, keep: str, status: int = 200) -> Response[bytes]:
    """A file, packed as the browser likes it best, where it was packed when the page was built."""
    kind = _TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    for name, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if name in accepted(request) and packed.is_file():
            headers["Content-Encoding"] = name
            return Response(packed.read_bytes(), media_type=kind, headers=headers, status_code=status)
    return Response(file.read_bytes(), media_type=kind, headers=headers, status_code=status)


def _not_built(language: str) -> bytes:
    say = sentences(language)
    title, why = say("page-missing"), say("page-missing-why")
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Bakufu</title>'
    return f"{head}<h1>{title}</h1><p>{why}</p>".encode()
