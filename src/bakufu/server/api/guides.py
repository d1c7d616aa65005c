"""The guided first turn of a game: a real game, kept as answers in the game's folder, replayed and explained."""

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from litestar import get
from msgspec import Struct

import bakufu
from bakufu.games import find
from bakufu.games import ids as game_ids
from bakufu.kernel.game import Game
from bakufu.kernel.json import to_builtins
from bakufu.kernel.names import NAMES
from bakufu.kernel.table import Table
from bakufu.kernel.text import Texts, texts
from bakufu.kernel.words import Decision, Event, Seat
from bakufu.server.api.errors import Trouble, may_answer
from bakufu.server.wire.guides import Guide, GuideStep, Passing
from bakufu.server.wire.http import Language, SeatInfo
from bakufu.server.wire.socket import Asked, LogLine

Answer = tuple[Seat, dict[str, Any]]

FILE = "guide.toml"


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: the answers that lead to it, what is said, and what the learner is asked to do then."""

    say: str
    """The message `guide-...` of the game's catalogue."""
    after: list[Answer] = []
    """What is answered, by anyone, between the step before and this one."""
    play: dict[str, Any] | None = None
    about: dict[str, str] = {}
    """What the sentence tells besides `$you`, by name, as a place in what is seen: see `Subject.find`."""


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `guide.toml`."""

    players: int
    seed: int
    seat: Seat
    """With whose eyes."""
    steps: list[Lesson]
    options: dict[str, Any] = {}


def has_guide(game: Game[Any]) -> bool:
    """Whether the game brings a guide."""
    return game.file(FILE).is_file()


def script(game: Game[Any]) -> Script:
    """What the game's folder says."""
    return msgspec.convert(tomllib.loads(game.file(FILE).read_text(encoding="utf-8")), Script)


class Subject(Struct, frozen=True):
    """What a sentence can speak about at one step."""

    view: Struct
    told: dict[str, list[Event]]
    """By kind, the events since the step before."""

    def find(self, place: str, say: Texts) -> Any:
        """What stands at a place such as `told.score.0.points`: a number or a word as it is, of a list its length.

        `view.turn as seat` puts it in words, as the game spells values of that kind.
        """
        path, _, kind = place.partition(" as ")
        found: Any = self
        for part in path.split("."):
            if isinstance(found, list | tuple):
                found = found[int(part)]
            else:
                found = found[part] if isinstance(found, dict) else getattr(found, part)
        if kind:
            return say.word(kind, found)
        return len(found) if isinstance(found, list | tuple) else found


@cache
def guide(game: Game[Any], language: str) -> Guide:
    """The guide of a game, step by step. Raises `Refused` where an answer in it is not allowed."""
    plan = script(game)
    table = bakufu.new(game.id, plan.players, plan.seed, plan.options, NAMES[: plan.players])
    say = texts(game, language, table.names)
    steps: list[GuideStep] = []
    answers: list[Answer] = []
    known = 0
    for lesson in plan.steps:
        way = _way(table, plan.seat, [*answers, *lesson.after])
        log = table.log(plan.seat)
        steps.append(_step(table, plan.seat, lesson, log, known, way, say))
        known = len(log)
        answers = [(plan.seat, lesson.play)] if lesson.play else []
    seats = [
        SeatInfo(seat, name, "person" if seat == plan.seat else "bot", True) for seat, name in enumerate(table.names)
    ]
    return Guide(game.id, game.name, plan.seat, seats, steps)


def _way(table: Table[Any], seat: Seat, answers: list[Answer]) -> list[Passing]:
    """Give these answers; what the seat sees between them, where it sees something new."""
    seen = [Passing(table.view(seat), len(table.log(seat)))]
    for answer in answers:
        table.play_all([answer])
        now = Passing(table.view(seat), len(table.log(seat)))
        if now != seen[-1]:
            seen.append(now)
    return seen[1:-1]


def _step(
    table: Table[Any],
    seat: Seat,
    lesson: Lesson,
    log: Sequence[Event],
    known: int,
    way: list[Passing],
    say: Texts,
) -> GuideStep:
    view = table.game.view(table.state, seat)
    decision = table.pending.get(seat)
    asked = _asked(table, view, seat, decision, say) if decision else None
    lines = [LogLine(n, to_builtins(event), say.event(event)) for n, event in enumerate(log[known:], known)]
    subject = Subject(view, {})
    for event in log[known:]:
        subject.told.setdefault(str(event.__struct_config__.tag), []).append(event)
    about = {name: subject.find(place, say) for name, place in lesson.about.items()}
    return GuideStep(
        to_builtins(view),
        asked,
        list(table.waiting_for),
        lines,
        way,
        say(f"guide-{lesson.say}", you=say.seat(seat), **about),
        list(decision.actions).index(table.game.read_action(lesson.play)) if decision and lesson.play else None,
    )


def _asked(table: Table[Any], view: Struct, seat: Seat, decision: Decision, say: Texts) -> Asked:
    listed = msgspec.structs.replace(decision, actions=list(decision.actions))
    hints = table.game.hint(view, seat, listed)
    return Asked(
        decision.name,
        say.decision(decision.name),
        table.state.stack[-1].clause,
        [to_builtins(action) for action in listed.actions],
        [say.action(action) for action in listed.actions],
        to_builtins(list(hints)) if hints is not None else None,
        decision.secret,
        decision.race,
    )


@get("/api/guides/{game:str}", sync_to_thread=True, responses=may_answer(400, 404, 429))
def show_guide(game: str, lang: Language = "en") -> Guide:
    """The guided first turn of a game."""
    if game not in game_ids() or not has_guide(find(game)):
        raise Trouble("no-such-game")
    return guide(find(game), lang)
