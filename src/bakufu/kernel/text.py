"""What can be said about a game: its events, answers, decisions and refusals in words."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

from bakufu.kernel.catalogue import Catalogue
from bakufu.kernel.game import Game
from bakufu.kernel.words import Action, Event, Refusal


class Texts(Catalogue):
    """All that can be said about one game in one language, to people with these names."""

    def __init__(self, game: Game[Any], language: str, names: Sequence[str] = ()) -> None:
        super().__init__(language, game.package)
        self.game = game
        self.names = tuple(names)
        self._words: dict[tuple[str, type, Any], Any] = {}

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        return self("event-" + _tag(event), **self._about(event))

    def action(self, action: Action) -> str:
        """What an answer would do, in a few words."""
        return self("action-" + _tag(action), **self._about(action))

    def decision(self, name: str) -> str:
        """What is asked, in a sentence."""
        return self("decision-" + name)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the clause that says so."""
        text = self(refusal.message, **{key: self.word(key, value) for key, value in refusal.about.items()})
        return f"{text} ({refusal.clause})" if refusal.clause else text

    def seat(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else self("player", number=seat + 1)

    def word(self, kind: str, value: Any) -> Any:
        """How a value of some kind reads: a seat by its name, others by the game or the catalogue."""
        if isinstance(value, tuple | list):
            return self.listed(_counted([self.word(kind, part) for part in value]))
        if kind == "seat":
            return self.seat(value)
        key = (kind, type(value), value)
        if key not in self._words:
            self._words[key] = self._spelled(kind, value)
        return self._words[key]

    def _spelled(self, kind: str, value: Any) -> Any:
        spelled = self.game.spell(kind, value, self)
        if spelled is not None:
            return spelled
        message = f"{kind}-{value}"
        return self(message) if self.has(message) else value

    def _about(self, value: Struct) -> dict[str, Any]:
        kinds = _kinds(type(value))
        return {name: self.word(kind, getattr(value, name)) for name, kind in kinds.items()}


@cache
def texts(game: Game[Any], language: str, names: tuple[str, ...] = ()) -> Texts:
    """The texts of a game, read once."""
    return Texts(game, language, names)


def _counted(words: list[Any]) -> list[str]:
    """Equal neighbours once, with their number: nobody reads “bushi, bushi, bushi” to the end."""
    runs = [(str(word), len(list(equal))) for word, equal in groupby(words)]
    return [f"{number} × {word}" if number > 1 else word for word, number in runs]


@cache
def _kinds(struct: type[Struct]) -> dict[str, str]:
    """For each field the kind that its annotation names, or its own name."""
    hints = get_type_hints(struct, include_extras=True)
    return {field.name: _kind(hints[field.name]) or field.name for field in msgspec.structs.fields(struct)}


def _kind(hint: Any) -> str | None:
    if hasattr(hint, "__metadata__"):
        return str(hint.__metadata__[0])
    return next((kind for part in get_args(hint) if (kind := _kind(part))), None)


def _tag(value: Struct) -> str:
    return str(value.__struct_config__.tag)
