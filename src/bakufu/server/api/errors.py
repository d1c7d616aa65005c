"""What goes wrong over HTTP, said in one form."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from bakufu.kernel.catalogue import LANGUAGES
from bakufu.server.sentences import spoken
from bakufu.server.storage.outages import is_outage, what
from bakufu.server.wire.http import Problem

log = logging.getLogger("bakufu")

STATUS = {
    "malformed": 400,
    "wrong-table": 409,
    "seat-without-bot": 409,
    "empty-name": 409,
    "not-yours": 403,
    "wrong-origin": 403,
    "banned": 403,
    "wrong-code": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-game": 404,
    "no-such-bot": 404,
    "wrong-method": 405,
    "not-over": 409,
    "no-free-seat": 409,
    "not-invited": 403,
    "seat-held": 409,
    "game-over": 409,
    "not-begun": 409,
    "not-allowed": 409,
    "wrong-record": 409,
    "not-whole": 409,
    "race-not-open": 409,
    "luck-not-drawn": 409,
    "luck-drawn": 409,
    "luck-added": 409,
    "no-such-seat": 404,
    "no-onlookers": 403,
    "other-rules": 409,
    "broken-table": 409,
    "too-big": 413,
    "too-long": 409,
    "too-often": 429,
    "too-many-tables": 429,
    "too-many-reviews": 429,
    "no-reviews": 409,
    "no-such-moment": 404,
    "no-such-problem": 404,
    "wrong-answer": 409,
    "server-error": 500,
    "database": 503,
    "stopping": 503,
    "nobody": 403,
    "no-such-target": 404,
    "too-many-targets": 409,
    "wrong-address": 409,
    "on-vacation": 409,
    "no-vacation-left": 409,
}

_WORDS = {400: "malformed", 404: "no-such-page", 405: "wrong-method", 413: "too-big"}

_LEFT = "client disconnected prematurely"
"""How litestar says that a client has left before its request was whole."""

MOST_BYTES = 16 * 1024


class Trouble(Exception):
    """Something that a client is told as a `Problem`."""

    def __init__(self, problem: str, **about: Any) -> None:
        super().__init__(problem)
        self.problem = problem
        self.about = about


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language that a browser asks for."""
    wish = request.query_params.get("lang") or request.headers.get("accept-language", "")[:2]
    return wish if wish in LANGUAGES else LANGUAGES[0]


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response for whatever went wrong; never a traceback."""
    language = language_of(request)
    headers = {}
    if isinstance(error, Trouble):
        problem = spoken(language, error.problem, **error.about)
    elif isinstance(error, InternalServerException) and error.detail == _LEFT:
        # Nobody hears this any more.
        problem = spoken(language, "malformed", why="broken off")
    elif isinstance(error, RecursionError):
        problem = spoken(language, "malformed", why="too deep")
    elif isinstance(error, UnicodeDecodeError):
        problem = spoken(language, "malformed", why="not UTF-8")
    elif isinstance(error, HTTPException) and error.status_code in _WORDS:
        extra = error.extra if isinstance(error.extra, list) else []
        why = "; ".join(str(one.get("message", "")) for one in extra if isinstance(one, dict)) or error.detail
        handler = request.scope.get("route_handler")
        most = handler.resolve_request_max_body_size() if isinstance(handler, HTTPRouteHandler) else MOST_BYTES
        problem = spoken(language, _WORDS[error.status_code], why=why, most=most)
        headers = {key: value for key, value in (error.headers or {}).items() if key.lower() == "allow"}
    elif is_outage(error):
        log.warning("%s %s", request.method, request.url.path, exc_info=error)
        problem = spoken(language, "database", what=what(error))
    else:
        log.error("%s %s", request.method, request.url.path, exc_info=error)
        problem = spoken(language, "server-error")
    return Response(problem, status_code=STATUS[problem.problem], headers=headers, media_type="application/json")


def may_answer(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: the problems that a call may answer with."""
    return {status: ResponseSpec(Problem, description="a problem", generate_examples=False) for status in statuses}
