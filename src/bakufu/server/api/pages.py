"""The page and its texts, and whether the server is well."""

from functools import cache
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

_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".html": "text/html"}


@get("/healthz", responses=may_answer(429, 503), media_type=MediaType.TEXT)
async def healthz(request: Asker) -> str:
    """Whether the server can read and write its database."""
    await registry_of(request).storage.check()
    return "well\n"


@get("/api/text/{language:str}", sync_to_thread=False, media_type=MediaType.TEXT, responses=may_answer(400, 404, 429))
def text(language: str, game: str | None = None) -> str:
    """The catalogue (Fluent): the page's words, the kernel's, and those of a game."""
    if language not in LANGUAGES:
        raise Trouble("no-such-page")
    if game is not None and game not in game_ids():
        raise Trouble("no-such-game")
    return _catalogue(language, game)


@cache
def _catalogue(language: Language, game: str | None) -> str:
    packages = ["bakufu.server", "bakufu.kernel", *([find(game).package] if game else [])]
    folders = [resources.files(package).joinpath("text") for package in packages]
    found = [(folder.joinpath(f"{language}.ftl"), folder.joinpath(f"{FIRST}.ftl")) for folder in folders]
    files = [wanted if wanted.is_file() else other for wanted, other in found]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, State], path: str = "/") -> Response[bytes]:
    """The page for `/`, `/t/...` and `/learn/...`, and the files that belong to it."""
    folder: Path | None = request.app.state.page
    if folder is None:
        if path.startswith("/api/"):
            raise Trouble("no-such-page")
        return Response(_not_built(language_of(request)), media_type=MediaType.HTML)
    parts = [part for part in path.split("/") if part]
    if not parts or parts[0] in ("t", "learn"):
        return _file(folder / "index.html", "no-cache")
    file = _found(folder, "/".join(parts))
    if file is None:
        # A person gets the page, which says in words that there is nothing; a program gets the problem.
        if parts[0] != "api" and "text/html" in request.headers.get("accept", ""):
            return _file(folder / "index.html", "no-cache", 404)
        raise Trouble("no-such-page")
    # The names of what is built into assets change with their contents.
    return _file(file, "public, max-age=31536000, immutable" if parts[0] == "assets" else "no-cache")


def _found(folder: Path, name: str) -> Path | None:
    """A file of the page; None where there is none, or could be none."""
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _file(file: Path, keep: str, status: int = 200) -> Response[bytes]:
    kind = _TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": keep}, status_code=status)


def _not_built(language: str) -> bytes:
    say = sentences(language)
    title, why = say("page-missing"), say("page-missing-why")
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Bakufu</title>'
    return f"{head}<h1>{title}</h1><p>{why}</p>".encode()
