"""What can be pointed at on a board, in words: its name, what it does, what it costs, and the clause that says so."""

from functools import cache
from typing import Any

from msgspec import Struct

from bakufu.kernel.game import Game
from bakufu.kernel.text import Texts
from bakufu.kernel.thing import Thing


class Explained(Struct, frozen=True):
    """A thing in words."""

    id: str
    name: str
    does: str
    costs: str
    clause: str


@cache
def glossary(game: Game[Any], language: str) -> tuple[Explained, ...]:
    """Everything that can be pointed at in a game, in one language."""
    say = Texts(game, language)
    return tuple(_explained(thing, say) for thing in game.things())


def _explained(thing: Thing, say: Texts) -> Explained:
    about = {key: say.word(*value) if isinstance(value, tuple) else value for key, value in thing.about.items()}
    name = thing.name or (thing.id if say.has(thing.id) else f"thing-{thing.id}")
    does = thing.does or f"does-{thing.id}"
    return Explained(
        thing.id, say(name, **about), say(does, **about), say(thing.costs, **about) if thing.costs else "", thing.clause
    )
