"""`bakufu actions` and `bakufu observation`: what the numbers of an environment mean."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from bakufu.cli.words import words
from bakufu.envs.course import HEAD, Course
from bakufu.games import find
from bakufu.kernel.text import Texts
from bakufu.kernel.words import kebab
from bakufu.terminal.speak import console


def show_actions(name: str, language: str) -> None:
    """Every block of numbers: which they are, and what they tell."""
    game, say = find(name), words(language)
    numbering = game.numbering
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in ("numbers", "action", "fields"):
        table.add_column(say(f"actions-{column}"), justify="right" if column == "numbers" else "left", overflow="fold")
    for kind, fields, first, last in numbering.blocks:
        told = " × ".join(f"{field} {_listed(values)}" for field, values in fields.items())
        part = f" {say('actions-part')}" if last < numbering.parts else ""
        table.add_row(_span(first, last), kebab(kind.__name__), told + part)
    console.print(table)
    console.print(say("actions-in-all", game=game.name, count=numbering.in_all), soft_wrap=True)


def show_observation(name: str, players: int | None, language: str) -> None:
    """Every plane: where it is, its shape, what its numbers mean."""
    game, say = find(name), words(language)
    count = game.counts[0] if players is None else players
    course = Course(game, count, game.read_options(count, {}))
    texts = Texts(game, language)
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in ("numbers", "plane", "shape", "meaning"):
        right = column in ("numbers", "shape")
        table.add_column(say(f"observation-{column}"), justify="right" if right else "left", overflow="fold")
    at = 0
    for part, size in zip(HEAD, course.head, strict=True):
        if size:
            asked = tuple(course.planes.asked)
            table.add_row(_span(at, at + size - 1), part, str(size), texts(f"plane-{part}", names=asked))
        at += size
    for plane, field, first in course.planes.planes:
        shape = " × ".join(map(str, field.shape))
        meaning = texts(field.about, low=field.low, high=field.high)
        table.add_row(_span(at + first, at + first + field.size - 1), plane, shape, meaning)
    console.print(table)
    console.print(say("observation-in-all", game=game.name, players=count, count=course.size), soft_wrap=True)


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _listed(values: Sequence[Any]) -> str:
    """Numbers in a row by the first and the last."""
    if (
        len(values) > 2
        and all(type(value) is int for value in values)
        and list(values) == [*range(values[0], values[-1] + 1)]
    ):
        return f"{values[0]}..{values[-1]}"
    return "|".join(str(value).lower() for value in values)
