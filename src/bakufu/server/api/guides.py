"""The guide to a game: a first turn and a last round of real games, kept as answers in the game's folder."""

import tomllib
from collections.abc import Iterator, Sequence
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
    light: list[str] = []
    """What the sentence points at, by the names that the board gives its places."""
    open: str = ""
    """The part of the board that holds it, where one part is shown at a time."""


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """The second part: how another game of as many players ends."""

    position: str
    """The file with the position it goes on from, as `State.to_json` wrote it."""
    steps: list[Lesson]


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `guide.toml`."""

    players: int
    seed: int
    seat: Seat
    """With whose eyes."""
    steps: list[Lesson]
    ending: Ending
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
    """By kind, the events that led to the step."""

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


def parts(game: Game[Any]) -> list[tuple[Table[Any], list[Lesson]]]:
    """Where each part of the guide begins, and its steps."""
    plan = script(game)
    names = NAMES[: plan.players]
    late = game.load(game.file(plan.ending.position).read_text(encoding="utf-8"))
    return [
        (bakufu.new(game.id, plan.players, plan.seed, plan.options, names), plan.steps),
        (Table(game, plan.players, game.options(late), late.chance.seed, first=late, names=names), plan.ending.steps),
    ]


class LogPart(Struct, frozen=True):
    """What is new in the log at a step."""

    known: int
    """How many lines there were before."""
    events: Sequence[Event]
    told: dict[str, list[Event]]
    """By kind, what the sentence can speak about."""


@cache
def guide(game: Game[Any], language: str) -> Guide:
    """The guide of a game, step by step. Raises `Refused` where an answer in it is not allowed."""
    seat = script(game).seat
    both = parts(game)
    names = both[0][0].names
    say = texts(game, language, names)
    steps = [step for part, (table, lessons) in enumerate(both) for step in _steps(part, table, seat, lessons, say)]
    seats = [SeatInfo(one, name, "person" if one == seat else "bot", True) for one, name in enumerate(names)]
    return Guide(game.id, game.name, seat, seats, steps)


def _steps(part: int, table: Table[Any], seat: Seat, lessons: list[Lesson], say: Texts) -> Iterator[GuideStep]:
    answers: list[Answer] = []
    known = 0
    told: dict[str, list[Event]] = {}
    for lesson in lessons:
        way = _way(table, seat, [*answers, *lesson.after])
        news = table.log(seat)[known:]
        # Where nothing has happened since, the sentence goes on about what had happened before.
        if news:
            told = {}
        for event in news:
            told.setdefault(str(event.__struct_config__.tag), []).append(event)
        yield _step(part, table, seat, lesson, LogPart(known, news, told), way, say)
        known += len(news)
        answers = [(seat, lesson.play)] if lesson.play else []


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
    part: int,
    table: Table[Any],
    seat: Seat,
    lesson: Lesson,
    new: LogPart,
    way: list[Passing],
    say: Texts,
) -> GuideStep:
    view = table.game.view(table.state, seat)
    decision = table.pending.get(seat)
    asked = asked_in_words(table, view, seat, decision, say) if decision else None
    lines = [LogLine(n, to_builtins(event), say.event(event)) for n, event in enumerate(new.events, new.known)]
    subject = Subject(view, new.told)
    about = {name: subject.find(place, say) for name, place in lesson.about.items()}
    return GuideStep(
        part,
        to_builtins(view),
        asked,
        list(table.waiting_for),
        lines,
        way,
        say(f"guide-{lesson.say}", you=say.seat(seat), **about),
        list(decision.actions).index(table.game.read_action(lesson.play)) if decision and lesson.play else None,
        lesson.light,
        lesson.open,
    )


def asked_in_words(table: Table[Any], view: Struct, seat: Seat, decision: Decision, say: Texts) -> Asked:
    """A decision as a page gets it, with words and hints."""
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
    """The guide to a game: its first turn, and how it ends."""
    if game not in game_ids() or not has_guide(find(game)):
        raise Trouble("no-such-game")
    return guide(find(game), lang)
