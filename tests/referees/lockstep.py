"""A second telling of a game, written from the rulebook, played beside the engine: both must agree at every decision.

A referee keeps its own account of the table. It is told each answer and what came of it; of that it may believe luck
alone (which card was turned up, which tile was drawn), and only where such luck was possible.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, Protocol

import msgspec

from bakufu.kernel.chance import seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.json import to_builtins
from bakufu.kernel.table import Table
from bakufu.kernel.words import Action, Decision

Plain = dict[str, Any]
Heard = list[tuple[Plain, tuple[int, ...] | None]]
"""What happened: events as JSON, each with the seats that may know it (None for everybody)."""


class Referee(Protocol):
    """What a game's referee must know. Everything it takes and gives is plain JSON."""

    def begin(self, players: int, options: Plain, heard: Heard) -> None:
        """The game is set up, up to the first decision."""

    def asked(self) -> dict[int, list[Plain]]:
        """Who must decide now, and every legal answer of each; nobody when the game is over."""

    def answer(self, seat: int, action: Plain, heard: Heard) -> None:
        """A seat answers, and all follows that needs no decision."""

    def table(self) -> Plain:
        """Everything that lies on the table, hidden things included."""

    def engine_table(self, state: Plain) -> Plain:
        """The same, in the same shape, as the engine's JSON has it."""

    def result(self) -> Plain:
        """`scores` and `places` by seat, once the game is over."""


class Disagreement(AssertionError):
    """Engine and referee part ways; the text says where and how."""


def referee_of(game: Game[Any]) -> Referee:
    """The game's referee."""
    referee: Referee = import_module(f"tests.referees.{game.id}").Referee()
    return referee


NOBODY = -1

EVERYBODY = 0.15
"""How often the answers of all seats are compared, not only those of the one that answers next."""


MOST_WHIMS = 800
"""Whoever is inclined to think again and again comes to an end all the same."""


class Whims:
    """How the players of one game choose: any answer alike, any kind of answer alike, or as they are inclined.

    Inclinations hold for the whole game: so some hoard, some attack, some never stop, and corners are met that a game
    at random hardly ever comes to.
    """

    def __init__(self, rng: Random, seed: int) -> None:
        self._rng = rng
        self._plain = seed % 3 == 0
        self._spread = (0.0, 0.0, 1.0)[seed % 3]
        self._chosen = 0
        self._inclined: dict[tuple[int, str, type], float] = {}

    def choose(self, seat: int, decision: Decision) -> Action:
        """One of the answers."""
        self._chosen += 1
        if self._plain or self._chosen > MOST_WHIMS or self._rng.random() < 0.3:
            return self._rng.choice(decision.actions)
        kinds: dict[type, list[Action]] = {}
        for action in decision.actions:
            kinds.setdefault(type(action), []).append(action)
        weights = [self._weight(seat, decision.name, kind) for kind in kinds]
        (kind,) = self._rng.choices(list(kinds), weights)
        return self._rng.choice(kinds[kind])

    def _weight(self, seat: int, decision: str, kind: type) -> float:
        key = (seat, decision, kind)
        if key not in self._inclined:
            self._inclined[key] = self._rng.lognormvariate(0.0, self._spread) if self._spread else 1.0
        return self._inclined[key]


def lockstep(game: Game[Any], players: int, options: Any, seed: int) -> int:
    """Play one random game beside its referee; how many decisions it took. Raises `Disagreement`."""
    table = Table(game, players, options, seed_from(seed))
    referee = referee_of(game)
    where = f"{game.id}, {players} players, {to_builtins(options)}, seed {seed}"
    rng = Random(seed)
    whims = Whims(rng, seed)
    try:
        referee.begin(players, to_builtins(options), heard(table, 0))
        while True:
            seat = rng.choice(table.waiting_for) if table.waiting_for else NOBODY
            # Every list that is used is compared; the others, which are made with it, now and then.
            compare(where, table, referee, table.waiting_for if rng.random() < EVERYBODY else (seat,))
            if table.over:
                return len(table.answers)
            action = whims.choose(seat, _decision(table, seat))
            before = len(table.told)
            table.play(seat, action)
            referee.answer(seat, to_builtins(action), heard(table, before))
    except Disagreement:
        raise
    except Exception as error:
        raise Disagreement(f"{where}, after {len(table.answers)} answers: {error!r}") from error


def heard(table: Table[Any], start: int) -> Heard:
    """What was told from there on."""
    return [(to_builtins(told.event), told.to) for told in table.told[start:]]


def compare(where: str, table: Table[Any], referee: Referee, seats: tuple[int, ...]) -> None:
    """Who is asked, every legal answer of these seats, the whole table, the result."""
    where = f"{where}, after {len(table.answers)} answers"
    if table.answers:
        seat, action = table.answers[-1]
        where += f" (the last: seat {seat}, {to_builtins(action)})"
    asked = referee.asked()
    for difference in differences("asked.seats", sorted(table.waiting_for), sorted(asked)):
        raise Disagreement(f"{where}: {difference}")
    ours = {
        seat: sorted(map(key, to_builtins(list(_decision(table, seat).actions)))) for seat in seats if seat in asked
    }
    theirs = {seat: sorted(map(key, asked[seat])) for seat in ours}
    for difference in differences("asked", ours, theirs):
        raise Disagreement(f"{where}: {difference}")
    state = referee.engine_table(json.loads(table.state.to_json()))
    for difference in differences("table", state, referee.table()):
        raise Disagreement(f"{where}: {difference}")
    if table.over:
        result = to_builtins(table.result)
        shown = {name: list(result[name]) for name in ("scores", "places")}
        for difference in differences("result", shown, referee.result()):
            raise Disagreement(f"{where}: {difference}")


def key(action: Plain) -> str:
    """One spelling for equal answers."""
    return msgspec.json.encode(action, order="deterministic").decode()


def differences(name: str, ours: Any, theirs: Any) -> Iterator[str]:
    """Where two plain values differ, as precisely as possible."""
    if ours == theirs:
        return
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for each in sorted(ours.keys() | theirs.keys(), key=str):
            yield from differences(f"{name}.{each}", ours.get(each, "nothing"), theirs.get(each, "nothing"))
    elif isinstance(ours, list) and isinstance(theirs, list) and name.startswith("asked"):
        if ours != theirs:
            extra, missing = set(ours) - set(theirs), set(theirs) - set(ours)
            yield f"{name}: only the engine {sorted(extra)}, only the referee {sorted(missing)}"
    elif ours != theirs:
        yield f"{name}: the engine has {ours!r}, the referee {theirs!r}"


def _decision(table: Table[Any], seat: int) -> Decision:
    """What a seat that must decide is asked."""
    decision = table.decision(seat)
    assert decision
    return decision
