"""Problems over HTTP: posed as their seat sees them, and answered step by step."""

from functools import cache
from typing import Any

from litestar import get, post

from bakufu.coach.problems import OtherPlan, Problem, Problems, has_problems, shipped
from bakufu.coach.words import in_words, reasons_in_words
from bakufu.games import find
from bakufu.games import ids as game_ids
from bakufu.kernel.game import Game
from bakufu.kernel.json import to_builtins
from bakufu.kernel.names import NAMES
from bakufu.kernel.table import Table
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Refused
from bakufu.server.api.errors import Trouble, may_answer
from bakufu.server.api.guides import asked_in_words
from bakufu.server.wire.coach import OtherAnswer, ProblemListed, ProblemPosed, ProblemSet, Try, Verdict
from bakufu.server.wire.http import Language, SeatInfo

Plain = dict[str, Any]
"""An answer as it stands in a file."""


@cache
def _set_of(game: Game[Any]) -> Problems:
    return shipped(game)


def _found(name: str) -> tuple[Game[Any], Problems]:
    if name not in game_ids() or not has_problems(find(name)):
        raise Trouble("no-such-game")
    return find(name), _set_of(find(name))


def _nth(name: str, number: int) -> tuple[Game[Any], Problems, Problem]:
    """A problem by its number, counted from 1."""
    game, known = _found(name)
    if not 1 <= number <= len(known.problems):
        raise Trouble("no-such-problem")
    return game, known, known.problems[number - 1]


def _table(game: Game[Any], problem: Problem) -> Table[Any]:
    state = game.load(problem.position)
    players = game.players(state)
    return Table(game, players, game.options(state), state.chance.seed, first=state, names=NAMES[:players])


@get("/api/problems/{game:str}", sync_to_thread=True, responses=may_answer(400, 404, 429))
def list_problems(game: str, lang: Language = "en") -> ProblemSet:
    """The problems that come with a game."""
    played, known = _found(game)
    texts = Texts(played, lang)
    listed = [
        ProblemListed(number, played.players(played.load(one.position)), texts.decision(one.name))
        for number, one in enumerate(known.problems, 1)
    ]
    return ProblemSet(played.id, played.name, listed)


@get("/api/problems/{game:str}/{number:int}", sync_to_thread=True, responses=may_answer(400, 404, 429))
def pose(game: str, number: int, lang: Language = "en") -> ProblemPosed:
    """One problem, without its solution."""
    played, known, problem = _nth(game, number)
    return _posed(_table(played, problem), problem, number, len(known.problems), lang)


@post(
    "/api/problems/{game:str}/{number:int}/answers",
    status_code=200,
    sync_to_thread=True,
    responses=may_answer(400, 403, 404, 409, 413, 429),
)
def answer_problem(game: str, number: int, data: Try, lang: Language = "en") -> Verdict:
    """Whether these answers solve it; as long as they are right and more is asked, how it goes on."""
    played, known, problem = _nth(game, number)
    table = _table(played, problem)
    left = list(problem.best)
    right = True
    for plain in data.answers:
        try:
            if not right or problem.seat not in table.waiting_for or not table.play(problem.seat, plain):
                raise Trouble("wrong-answer")
        except Refused:
            raise Trouble("wrong-answer") from None
        answered = to_builtins(table.answers[-1][1])
        # The pieces of a plan may be given in any order in which they are allowed.
        right = answered in left
        if right:
            left.remove(answered)
    texts = Texts(played, lang, table.names)
    if right and left and problem.seat in table.waiting_for:
        posed = _posed(table, problem, number, len(known.problems), lang)
        return Verdict("more", posed, None, "", "", "", [])
    given = [to_builtins(action) for _, action in table.answers]
    return Verdict(
        "solved" if right else "wrong",
        None,
        0.0 if right else _cost(given, problem.rest),
        in_words(tuple(action for _, action in table.answers), texts),
        _label(played, problem.best, texts),
        reasons_in_words(problem.reasons, texts),
        [OtherAnswer(_label(played, one.plan, texts), one.cost, one.error) for one in problem.rest],
    )


def _posed(table: Table[Any], problem: Problem, number: int, count: int, language: str) -> ProblemPosed:
    game, seat = table.game, problem.seat
    decision = table.decision(seat)
    assert decision
    view = game.view(table.state, seat)
    texts = Texts(game, language, table.names)
    seats = [SeatInfo(one, name, "person" if one == seat else "bot", True) for one, name in enumerate(table.names)]
    asked = asked_in_words(table, view, seat, decision, texts)
    waiting = list(table.waiting_for)
    return ProblemPosed(game.id, game.name, number, count, seat, seats, to_builtins(view), asked, waiting)


def _cost(given: list[Plain], rest: tuple[OtherPlan, ...]) -> float | None:
    """The least that what begins so costs; None where nothing of that kind was weighed."""
    return min((one.cost for one in rest if one.plan[: len(given)] == given), default=None)


def _label(game: Game[Any], plan: list[Plain], texts: Texts) -> str:
    return in_words(tuple(game.read_action(plain) for plain in plan), texts)
