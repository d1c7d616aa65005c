"""Which tables the environments are tested at: every game, every number of players, every option once."""

from collections.abc import Iterator
from random import Random
from typing import Any

import bakufu
from bakufu.conformance.variant import Effort, Variant, one_of_each_option
from bakufu.envs.course import Course
from bakufu.kernel.words import Seat

LITTLE = Effort(games=1, told=1, depth=0, every=40)

GAMES = tuple(game.id for game in bakufu.all_games())
TABLES = [table for game in bakufu.all_games() for table in one_of_each_option(game, LITTLE)]


def how(table: Variant) -> dict[str, Any]:
    """The table as an environment's arguments."""
    options = {name: getattr(table.options, name) for name in table.game.choices()}
    return {"game": table.game.id, "players": table.players, "options": options}


def course_at(table: Variant, seed: int = 1) -> Course:
    """A new game at this table."""
    course = Course(table.game, table.players, table.options)
    course.begin(seed)
    return course


def walk(course: Course, rng: Random, most: int = 100_000) -> Iterator[Seat]:
    """Answer at random until the game is over; stop before each number with the seat that is about to tell it."""
    for _ in range(most):
        if course.over:
            return
        seat = course.seat
        yield seat
        course.answer(seat, rng.choice([number for number, legal in enumerate(course.mask(seat)) if legal]))
