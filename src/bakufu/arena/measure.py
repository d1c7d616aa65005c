"""How fast a game goes: random playouts and copies of positions, events off, on one core."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, TypeAlias

from msgspec import Struct

from bakufu.bots import bot
from bakufu.bots.playing import play_out
from bakufu.kernel.chance import SEED_BYTES, Chance
from bakufu.kernel.game import Game
from bakufu.kernel.json import encode
from bakufu.kernel.playout import random_playout
from bakufu.kernel.step import settle
from bakufu.kernel.words import Decision, Seat

Clone: TypeAlias = Callable[[], object]
Playout: TypeAlias = Callable[[int], tuple[int, Clone]]
"""Plays a new game at random, for at most so many decisions: how many there were, and how to copy where it stands."""

WHOLE_GAME = 1_000_000
POSITIONS = 8
PASSES = 50

READING = 4
"""To read positions again and again may take longer than to ask about them, but not more than so many times."""

SAMPLES = 20
"""So many fair samples are asked for of each position: whoever looks ahead wants hundreds."""


Question: TypeAlias = Callable[[Any, Seat, Decision], object]


class Measured(Struct, frozen=True):
    """What was counted. Seconds are those of the processor, which a busy machine disturbs least."""

    decisions: int
    games: int
    seconds: float
    clone_us: float

    @property
    def decisions_per_second(self) -> float:
        """Answers chosen and carried out, with the set-up of the games included."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Games from set-up to the end."""
        return self.games / self.seconds


class Thinking(Struct, frozen=True):
    """What a search asks of a position, in microseconds; and how fast a greedy player is, who asks for all of it."""

    determinize: float
    """A fair sample, of a position of which many are asked for."""
    view: float
    """With its JSON."""
    worth: float
    hint: float
    """With its JSON."""
    greedy_per_second: float


def measure(game: Game[Any], players: int, options: Any = None, seconds: float = 1.0, seed: int = 0) -> Measured:
    """How fast this game goes with so many players; without options, with the default ones."""
    return measure_playout(random_playouts(game, players, options, seed), seconds)


def random_playouts(game: Game[Any], players: int, options: Any = None, seed: int = 0) -> Playout:
    """Games of this kind, each with luck of its own; the same ones for the same seed."""
    chosen = game.read_options(players, {}) if options is None else options
    rng = Random(seed)

    def playout(most: int) -> tuple[int, Clone]:
        state = game.set_up(players, chosen, Chance(rng.randbytes(SEED_BYTES)))
        return random_playout(state, rng, most), state.clone

    return playout


def measure_playout(playout: Playout, seconds: float) -> Measured:
    """Play whole games for so many seconds, then copy positions for a fifth of that."""
    length, _ = playout(WHOLE_GAME)
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += playout(WHOLE_GAME)[0]
        games += 1
    if games:
        length = decisions // games
    return Measured(decisions, games, spent, _clone_us(playout, length, seconds / 5))


def measure_thinking(game: Game[Any], players: int, seconds: float = 1.0, seed: int = 0) -> Thinking:
    """The same positions for each question, spread evenly through random games; default options."""
    playout = random_playouts(game, players, None, seed)
    length, _ = playout(WHOLE_GAME)
    positions = [_position(playout, max(1, length * part // (POSITIONS + 1))) for part in range(1, POSITIONS + 1)]
    rng = Random(seed)

    def samples(state: Any, seat: Seat, decision: Decision) -> None:
        for _ in range(SAMPLES):
            game.determinize(state, seat, Chance(rng.randbytes(SEED_BYTES)))

    questions: tuple[Question, ...] = (
        samples,
        lambda state, seat, _: encode(game.view(state, seat)),
        lambda state, seat, _: game.worth(state, seat),
        lambda state, seat, decision: encode(game.hint(game.view(state, seat), seat, decision)),
    )
    each = [_us(game, positions, question, seconds / len(questions)) for question in questions]
    determinize, view, worth, hint = each
    return Thinking(determinize / SAMPLES, view, worth, hint, _greedy(game, players, seconds, seed))


def _position(playout: Playout, most: int) -> str:
    """A position in which somebody must decide."""
    while True:
        state: Any = playout(most)[1]()
        if settle(state):
            return str(state.to_json())


def _us(game: Game[Any], positions: list[str], question: Question, seconds: float) -> float:
    """Microseconds an answer. Each time the position is a new one: some answers would be kept, and asked for once.

    The first time is not counted: what is worked out once for all positions would be felt in a short run.
    """
    asked, spent, end = -len(positions), 0.0, process_time() + READING * seconds
    while asked <= 0 or (spent < seconds and process_time() < end):
        states = [game.load(position) for position in positions]
        seats = [settle(state)[0] for state in states]
        decisions = [state.stack[-1].ask(state, seat) for state, seat in zip(states, seats, strict=True)]
        start = process_time()
        for state, seat, decision in zip(states, seats, decisions, strict=True):
            question(state, seat, decision)
        asked += len(states)
        spent = spent + process_time() - start if asked else 0.0
    return spent / asked * 1e6


def _greedy(game: Game[Any], players: int, seconds: float, seed: int) -> float:
    """Decisions a second where all seats are greedy."""
    rng, decisions = Random(seed), 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = game.set_up(players, game.read_options(players, {}), Chance(rng.randbytes(SEED_BYTES)))
        bots = [bot("greedy", Random(rng.random())) for _ in range(players)]
        for _ in play_out(game, state, bots, rng):
            decisions += 1
            if process_time() - start >= seconds:
                break
    return decisions / spent


def _clone_us(playout: Playout, length: int, seconds: float) -> float:
    """Microseconds a copy, over positions spread evenly through games of this length."""
    clones = [playout(max(1, length * part // (POSITIONS + 1)))[1] for part in range(1, POSITIONS + 1)]
    copied = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not copied:
        for _ in range(PASSES):
            for clone in clones:
                clone()
        copied += PASSES * len(clones)
    return spent / copied * 1e6
