"""A course of training: generation after generation, kept in a folder so that it can go on where it was stopped."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from bakufu.arena.sequential import Verdict
from bakufu.arena.workers import done
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.values import FILE, Learned, Values
from bakufu.training.acceptance import Duel, compare
from bakufu.training.fitting import Fit, fit
from bakufu.training.self_play import Sitting, TrainingPosition, play

PACKAGE = "bakufu.training"

CHUNK = 25
"""Games that are played and kept together: what is lost when a course is stopped."""

Told: TypeAlias = Callable[[str, int, int], None]
"""Is told how far it is: what is done, how much of it, and how much there is at most."""


class TrainingPlan(Struct, frozen=True):
    """All that the outcome depends on."""

    game: str
    players: int
    games: int = 2000
    """Of self-play, in each generation."""
    generations: int = 2
    slips: float = 0.15
    playouts: int = 8
    """With which they look ahead from the second generation on; the first plays without looking ahead."""
    test_playouts: int = 24
    test_deals: int = 60
    seed: str = "1"
    better: float = 0.1
    """So much more of the victories than chance gives does the test look for."""


class Generation(Struct, frozen=True):
    """What came of one: a line of the log. `mean` is the share of the victories that the new took from the last."""

    number: int
    games: int
    positions: int
    by_chance: float
    by_hand: float
    learned: float
    verdict: Verdict
    accepted: bool
    deals: int
    mean: float
    interval: tuple[float, float]


def begin(course: TrainingPlan, folder: Path) -> list[Generation]:
    """The generations that there are already; raises `Mistake` where the folder belongs to another course."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "course.json"
    if file.is_file() and msgspec.json.decode(file.read_bytes(), type=TrainingPlan) != course:
        raise Mistake("train-other-course", package=PACKAGE, folder=str(folder))
    file.write_bytes(msgspec.json.encode(course))
    log = folder / "log.jsonl"
    lines = log.read_bytes().splitlines() if log.is_file() else []
    return [msgspec.json.decode(line, type=Generation) for line in lines]


def train(
    course: TrainingPlan, folder: Path, workers: int, told: Told = lambda *_: None, ray: str | None = None
) -> Iterator[Generation]:
    """Generation after generation, those that there are already first. The accepted values are kept in the folder.

    The first has to be better than the hand-written judgement, each next one than the last that was accepted.
    """
    before = begin(course, folder)
    yield from before
    file = folder / FILE
    for number in range(len(before) + 1, course.generations + 1):
        last = msgspec.json.decode(file.read_bytes(), type=Values) if file.is_file() else Values()
        found = fit(self_play(course, folder, number, last, workers, told, ray))
        new = Values({course.players: Learned(found.weights)})
        done_with = _test(course, folder, number, found, new, last, workers, told, ray)
        if done_with.accepted:
            made = {**msgspec.to_builtins(course), "generation": number, **msgspec.to_builtins(done_with)}
            _write(file, Values({course.players: Learned(found.weights, made)}))
        with (folder / "log.jsonl").open("ab") as log:
            log.write(msgspec.json.encode(done_with) + b"\n")
        yield done_with


def self_play(
    course: TrainingPlan,
    folder: Path,
    number: int,
    values: Values,
    workers: int,
    told: Told = lambda *_: None,
    ray: str | None = None,
) -> Sequence[TrainingPosition]:
    """What is seen in a generation's games; those that are kept in the folder are not played again."""
    sittings = [
        Sitting(
            course.game,
            course.players,
            f"{course.seed}/{number}",
            first,
            min(CHUNK, course.games - first),
            course.slips,
            course.playouts if number > 1 else 0,
            values,
        )
        for first in range(0, course.games, CHUNK)
    ]
    kept = {sitting.first: folder / f"{number}-{sitting.first:06}.msgpack" for sitting in sittings}
    missing = [sitting for sitting in sittings if not kept[sitting.first].is_file()]
    count = len(sittings) - len(missing)
    told("train-playing", count * CHUNK, course.games)
    for sitting, seen in done(missing, play, workers, ray=ray):
        _put(kept[sitting.first], msgspec.msgpack.encode(seen))
        count += 1
        told("train-playing", min(count * CHUNK, course.games), course.games)
    return [
        seen
        for file in kept.values()
        for seen in msgspec.msgpack.decode(file.read_bytes(), type=list[TrainingPosition])
    ]


def _test(
    course: TrainingPlan,
    folder: Path,
    number: int,
    found: Fit,
    new: Values,
    last: Values,
    workers: int,
    told: Told,
    ray: str | None,
) -> Generation:
    duel = Duel(
        course.game, course.players, f"{course.seed}/test/{number}", course.test_playouts, new, last, course.better
    )
    told("train-testing", 0, course.test_deals)
    for test in compare(duel, course.test_deals, workers, folder / f"{number}-test.txt", ray):
        told("train-testing", test.observations, course.test_deals)
    return Generation(
        number,
        course.games,
        found.positions,
        round(found.by_chance, 4),
        round(found.by_hand, 4),
        round(found.learned, 4),
        test.verdict,
        test.verdict == "H1",
        test.observations,
        round(test.mean, 4),
        (round(test.interval[0], 4), round(test.interval[1], 4)),
    )


def _put(file: Path, content: bytes) -> None:
    """Whole or not at all."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)


def _write(file: Path, values: Values) -> None:
    _put(file, msgspec.json.format(msgspec.json.encode(values), indent=1) + b"\n")


def ship(values: Values, file: Path) -> None:
    """Put values into a game's folder, beside those for other numbers of players."""
    there = msgspec.json.decode(file.read_bytes(), type=Values) if file.is_file() else Values()
    both = {**there.players, **values.players}
    _write(file, Values({players: both[players] for players in sorted(both)}))
