"""What can be said about a game: its events, answers, decisions and refusals in words."""

from collections.abc import Callable, Collection, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from operator import itemgetter
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from bakufu.kernel.catalogue import (
    MOST_TEMPLATES,
    OF_SOMEBODY,
    SOMEBODY,
    Catalogue,
    Template,
    names_somebody,
    of,
    reads_as_text,
)
from bakufu.kernel.game import Game
from bakufu.kernel.words import Action, Event, Refusal

_MOST_WORDS = 10_000
"""So many are remembered of a game,"""
_MOST_WORDS_OF_A_FIELD = 1_000
"""and so many of a field."""


class Names:
    """The players' names, put where sentences name seats."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.called = {chr(SOMEBODY + seat): name for seat, name in enumerate(names)}
        """By what stands for them."""
        self.called |= {chr(OF_SOMEBODY + seat): of(name) for seat, name in enumerate(names)}

    def put_into(self, sentence: str) -> str:
        """The sentence with the players' names."""
        # A table has few names: to look for each is quicker than to look at every letter.
        for stand_in, name in self.called.items():
            if stand_in in sentence:
                sentence = sentence.replace(stand_in, name)
        return sentence


NOBODY = Names(())


class _Telling:
    """How one kind of events or answers is told: by which fields its sentence is chosen, and how the others read."""

    __slots__ = ("chosen", "chosen_by", "fields", "is_plain", "message", "names_within", "templates", "words")

    def __init__(
        self, message: str, fields: Sequence[tuple[str, str]], chosen_by: Collection[str], is_plain: bool
    ) -> None:
        self.message = message
        self.fields = fields
        """Their names and kinds."""
        self.is_plain = is_plain
        """Whether equal values of a field are of one type; else they may read otherwise, as 1 and True do."""
        self.chosen_by = frozenset(chosen_by)
        places = [place for place, (name, _) in enumerate(fields) if name in self.chosen_by]
        self.chosen: Callable[[tuple[Any, ...]], Any] = itemgetter(*places) if places else len
        """What the sentence is chosen by, of the values of all fields."""
        self.words: list[dict[Any, str]] = [{} for _ in fields]
        self.templates: dict[Any, Template] = {}
        self.names_within = False
        """Whether a word was seen that has somebody's name in it and is more than that."""


class Texts(Catalogue):
    """All that can be said about one game in one language, to people with these names."""

    def __init__(self, game: Game[Any], language: str, names: Sequence[str] = ()) -> None:
        super().__init__(language, game.package)
        self.game = game
        self.names = tuple(names)
        self._words: dict[tuple[str, type, Any], Any] = {}
        self._tellings: dict[type, _Telling] = {}

    def event(self, event: Event, names: Names = NOBODY) -> str:
        """What happened, in a sentence."""
        return self._told("event-", event, names)

    def action(self, action: Action, names: Names = NOBODY) -> str:
        """What an answer would do, in a few words."""
        return self._told("action-", action, names)

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
        if isinstance(value, (tuple, list)):
            return self.listed(_counted([self.word(kind, part) for part in value]))
        if kind == "seat":
            return self.seat(value)
        key = (kind, type(value), value)
        word = self._words.get(key)
        if word is None:
            if len(self._words) > _MOST_WORDS:
                self._words.clear()
            word = self._words[key] = self._spelled(kind, value)
        return word

    def _spelled(self, kind: str, value: Any) -> Any:
        spelled = self.game.spell(kind, value, self)
        if spelled is not None:
            return spelled
        message = f"{kind}-{value}"
        return self(message) if self.has(message) else value

    def _told(self, what: str, value: Struct, names: Names) -> str:
        telling = self._tellings.get(type(value))
        if telling is None:
            telling = self._tellings[type(value)] = self._telling(what + _tag(value), type(value))
        if not telling.is_plain:
            return self._told_anew(telling, value, names)
        try:
            return self._put_together(telling, astuple(value), names)
        except TypeError:
            # A list cannot be remembered, and a large number reads otherwise in every language.
            return self._told_anew(telling, value, names)

    def _told_anew(self, telling: _Telling, value: Struct, names: Names) -> str:
        words = {name: self.word(kind, getattr(value, name)) for name, kind in telling.fields}
        return names.put_into(self(telling.message, **words))

    def _put_together(self, telling: _Telling, values: tuple[Any, ...], names: Names) -> str:
        template = telling.templates.get(telling.chosen(values))
        if template is None:
            template = self._template_for(telling, values)
        said, called = template.pieces[:], names.called
        for place, number in template.things:
            word = telling.words[number].get(values[number])
            if word is None:
                read = self._read(telling, number, values[number])
                if not reads_as_text(read):
                    raise TypeError(f"{read!r} is not put in as it is")
                word = str(read)
            said[place] = called.get(word, word)
        for place in template.named:
            somebody = said[place]
            said[place] = called.get(somebody, somebody)
        sentence = "".join(said)
        return names.put_into(sentence) if telling.names_within else sentence

    def _telling(self, message: str, struct: type[Struct]) -> _Telling:
        fields, chosen_by = kinds(struct), self.chosen_by(message)
        hints = get_type_hints(struct)
        is_plain = all(len(_numbers(hints[name])) < 2 for name in fields)
        return _Telling(message, [*fields.items()], fields if chosen_by is None else chosen_by, is_plain)

    def _template_for(self, telling: _Telling, values: tuple[Any, ...]) -> Template:
        if len(telling.templates) > MOST_TEMPLATES:
            telling.templates.clear()
        about = {
            name: self._plain(self._read(telling, number, values[number])) if name in telling.chosen_by else ""
            for number, (name, _) in enumerate(telling.fields)
        }
        template = telling.templates[telling.chosen(values)] = self.template(telling.message, about)
        return template

    def _read(self, telling: _Telling, number: int, value: Any) -> Any:
        """How a value of a field reads; remembered if that is as text."""
        word = self.word(telling.fields[number][1], value)
        if reads_as_text(word):
            if len(telling.words[number]) > _MOST_WORDS_OF_A_FIELD:
                telling.words[number].clear()
            text = telling.words[number][value] = str(word)
            telling.names_within = telling.names_within or (len(text) > 1 and names_somebody(text))
        return word


@cache
def texts(game: Game[Any], language: str, names: tuple[str, ...] = ()) -> Texts:
    """The texts of a game, read once."""
    return Texts(game, language, names)


def _counted(words: list[Any]) -> list[str]:
    """Equal neighbours once, with their number: nobody reads “bushi, bushi, bushi” to the end."""
    counted = []
    begun = 0
    for place in range(1, len(words) + 1):
        if place == len(words) or words[place] != words[begun]:
            number = place - begun
            counted.append(f"{number} × {words[begun]}" if number > 1 else str(words[begun]))
            begun = place
    return counted


@cache
def kinds(struct: type[Struct]) -> dict[str, str]:
    """For each field the kind that its annotation names, or its own name."""
    hints = get_type_hints(struct, include_extras=True)
    return {field.name: _kind(hints[field.name]) or field.name for field in msgspec.structs.fields(struct)}


def _kind(hint: Any) -> str | None:
    if hasattr(hint, "__metadata__"):
        return str(hint.__metadata__[0])
    return next((kind for part in get_args(hint) if (kind := _kind(part))), None)


_NUMBERS = frozenset((bool, int, float))
"""Of these types values may be equal that are not the same."""


def _numbers(hint: Any) -> AbstractSet[Any]:
    """The types of numbers that a field of this type may hold, or what it is made of."""
    if hint is Any or hint is object:
        return _NUMBERS
    if get_origin(hint) is Literal:
        return _NUMBERS & {type(value) for value in get_args(hint)}
    return (_NUMBERS & {hint}).union(*map(_numbers, get_args(hint)))


def _tag(value: Struct) -> str:
    return str(value.__struct_config__.tag)
