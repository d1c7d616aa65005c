"""What the server itself says to people, and about a game in the names of those who play it."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any
from unicodedata import category, normalize

import msgspec

from bakufu.kernel.catalogue import SOMEBODY, Catalogue, names_somebody
from bakufu.kernel.game import Game
from bakufu.kernel.text import Names, Texts
from bakufu.kernel.words import Action, Event, Refusal, Seats
from bakufu.kernel.writers import Pieces, list_writer_of
from bakufu.server.wire.http import Problem

PACKAGE = "bakufu.server.sentences"
"""Where the catalogues lie."""

MOST_SEATS = 8
_FIRST, _LAST = SOMEBODY, 0xF8FF
_STAND_INS = tuple(chr(SOMEBODY + seat) for seat in range(MOST_SEATS))
"""Characters of no alphabet stand for the players, so that a sentence is made once for all tables."""

_ROOM = 50_000

_encoder = msgspec.json.Encoder()


@cache
def sentences(language: str) -> Catalogue:
    """The server's own catalogue."""
    return Catalogue(language, PACKAGE)


def spoken(language: str, problem: str, **about: Any) -> Problem:
    """A problem in words."""
    return Problem(problem, sentences(language)(f"problem-{problem}", **about))


class Phrases:
    """All that is said about one game in one language. Formatting is slow, so what was said once is remembered."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self._texts = Texts(game, language, _STAND_INS)
        self._own = sentences(language)
        self._plain: dict[Any, str] = {}
        """What names nobody."""
        self._named: dict[Any, str] = {}
        self._lists: dict[type, Any] = {}
        """What is remembered of the labels of answers that name nobody, by the kind of their lists."""

    def actions(self, actions: Iterable[Action], names: Names) -> list[str]:
        """What each answer would do."""
        known = self._plain.get
        return [known(action) or self._say(action, names) for action in actions]

    def labels(self, actions: Sequence[Action], names: Names) -> Pieces:
        """The same as JSON."""
        writer = list_writer_of(actions)
        if writer is None:
            return (_encoder.encode(self.actions(actions, names)),)
        remembered = self._lists.get(type(actions))
        if remembered is None:
            remembered = self._lists[type(actions)] = writer.remember(self._label)
        return writer.listed(actions, remembered)

    def _label(self, action: Action) -> bytes:
        """What an answer that names nobody would do, as JSON."""
        return _encoder.encode(self._texts.action(action))

    def event(self, event: Event, names: Names) -> str:
        """What happened."""
        return self._texts.event(event, names)

    def _say(self, action: Action, names: Names) -> str:
        sentence = self._named.get(action)
        if sentence is None:
            sentence = self._texts.action(action)
            if len(self._plain) + len(self._named) > _ROOM:
                self._plain.clear()
                self._named.clear()
            if not names_somebody(sentence):
                self._plain[action] = sentence
                return sentence
            self._named[action] = sentence
        return names.put_into(sentence)

    def decision(self, name: str) -> str:
        """What is asked."""
        key = ("decision", name)
        sentence = self._plain.get(key)
        if sentence is None:
            sentence = self._plain[key] = self._texts.decision(name)
        return sentence

    def waiting_for(self, seats: Seats, names: Names) -> str:
        """Whom the table waits for; nobody: the game is over."""
        key = ("waiting", seats)
        sentence = self._named.get(key)
        if sentence is None:
            who = self._texts.listed([_STAND_INS[seat] for seat in seats])
            sentence = self._own("waiting-for", players=who) if seats else self._own("over")
            self._named[key] = sentence
        return names.put_into(sentence)

    def refusal(self, refusal: Refusal, names: Names) -> str:
        """Why something is not allowed."""
        return names.put_into(self._texts.refusal(refusal))


@cache
def phrases(game: Game[Any], language: str) -> Phrases:
    """The phrases of a game, made once."""
    return Phrases(game, language)


_UNSEEN = {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810)}
_UNSEEN |= {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""What counts as printable, and shows nothing."""

_TURNS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x61C])
"""What turns the direction of writing, perhaps beyond the end of what somebody says."""


def cleaned(name: str) -> str:
    """A name without what is no letter to the eye: control characters, our stand-ins, space around it.

    Nothing is left where there is nothing to see.
    """
    letters = (c for c in normalize("NFC", name) if c.isprintable() and not _FIRST <= ord(c) <= _LAST)
    seen = " ".join("".join(c for c in letters if ord(c) not in _UNSEEN).split())
    return seen if any(category(c)[0] != "M" for c in seen) else ""


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it where somebody at the table has it already, in whatever letters."""
    taken = {other.casefold() for other in others}
    seen, number = name, 1
    # No endless generator: compiled, it would be made whole first.
    while seen.casefold() in taken:
        number += 1
        seen = f"{name} {number}"
    return seen


def straight(text: str) -> str:
    """What somebody says, without signs that would turn other people's lines around."""
    return text.translate(_TURNS)
