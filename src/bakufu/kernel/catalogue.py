"""Sentences in every language there is, from the catalogues of the packages that have some."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

FIRST = "en"
"""The language that everything is said in; what another one lacks is said in this."""

LARGEST = 10**9

_STAND_IN = 0xE100
"""From here on, characters of no alphabet stand for what is put into a sentence later."""

_ANY = chr(_STAND_IN - 1)
"""Stands for any text where none makes a difference."""

MOST_TEMPLATES = 2_000
"""So many are remembered of a message."""

ChosenBy = Mapping[str, frozenset[str] | None]
"""The variables that a message chooses by; for each the texts that make a difference, or None: any may."""


def languages_of(package: str) -> tuple[str, ...]:
    """The languages that a package speaks: those of its catalogues, English first."""
    folder = resources.files(package).joinpath("text")
    files = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    found = sorted(name.removesuffix(".ftl") for name in files if name.endswith(".ftl"))
    return tuple(sorted(found, key=lambda language: language != FIRST))


LANGUAGES = languages_of("bakufu.kernel")
"""Every language there is: a new one is new catalogues, and nothing else names it."""


SOMEBODY, OF_SOMEBODY = 0xE000, 0xE020
"""Characters of no alphabet that stand for seats whose names are put in later; and for the same names after “de”."""

_NAMED = re.compile(f"[{chr(SOMEBODY)}-{chr(OF_SOMEBODY + 0x1F)}]")
_STAND_INS = re.compile(f"([{chr(SOMEBODY)}-{chr(_STAND_IN + 0xFF)}])")


def of(name: object) -> str:
    """Somebody or somewhere with the French “de” before it: de Botan, d’Aki. (An h, as in Japanese, is no vowel.)"""
    said = str(name)
    if SOMEBODY <= ord(said[:1] or " ") < OF_SOMEBODY:
        return chr(ord(said[0]) - SOMEBODY + OF_SOMEBODY) + said[1:]
    first = unicodedata.normalize("NFD", said[:1]).casefold()[:1]
    return f"d’{said}" if first in tuple("aeiou") else f"de {said}"


def names_somebody(text: str) -> bool:
    """Whether a seat's name is put into it later."""
    return not text.isascii() and _NAMED.search(text) is not None


FUNCTIONS: dict[str, Any] = {"DE": of}
"""What a message may call; the page has the same (`web/src/words.svelte.ts`)."""


class Template:
    """A sentence in pieces, some of which are put in afterwards: things by their number, and people's names."""

    __slots__ = ("named", "pieces", "things")

    def __init__(self, sentence: str) -> None:
        self.pieces = _STAND_INS.split(sentence)
        stand_ins = [(place, ord(self.pieces[place])) for place in range(1, len(self.pieces), 2)]
        self.things = [(place, letter - _STAND_IN) for place, letter in stand_ins if letter >= _STAND_IN]
        self.named = [place for place, letter in stand_ins if letter < _STAND_IN]


class _Form:
    """How a message is said with the same kinds of things: what it chooses by, if that is clear."""

    __slots__ = ("about", "chosen_by", "is_clear", "templates")

    def __init__(self, chosen_by: ChosenBy | None, about: Iterable[str]) -> None:
        self.about = tuple(about)
        self.is_clear = chosen_by is not None
        self.chosen_by = [(key, chosen_by[key]) for key in about if key in chosen_by] if chosen_by else []
        self.templates: dict[tuple[Any, ...], Template] = {}


class Catalogue:
    """Messages in one language: the kernel's, and those of the packages named."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._messages = _messages(language, ("bakufu.kernel", *packages))
        self._forms: dict[tuple[str, ...], _Form] = {}
        """By the message and what is said with it."""

    def __call__(self, message: str, /, **about: Any) -> str:
        """A message; one that is missing is shown by its name, so that it is noticed."""
        as_text = True
        for key, value in about.items():
            if type(value) is not str and (type(value) is not int or not -1000 < value < 1000):
                about[key] = value = self._plain(value)
                as_text = as_text and reads_as_text(value)
        form = self._form(message, about)
        if not as_text or not form.is_clear:
            return self._format(message, about)
        template = self._template(message, about, form)
        said = template.pieces[:]
        for place, number in template.things:
            said[place] = str(about[form.about[number]])
        return "".join(said)

    def chosen_by(self, message: str) -> ChosenBy | None:
        """The variables that a message chooses by; None: that is not clear, or there is no such message."""
        return self._messages.chosen_by(message) if self.has(message) else None

    def template(self, message: str, about: dict[str, Any]) -> Template:
        """A message but for what is only put in, as text; that has the number of its place in `about`."""
        form = self._form(message, about)
        return self._template(message, about, form) if form.is_clear else Template(self._format(message, about))

    def _form(self, message: str, about: dict[str, Any]) -> _Form:
        which = (message, *about)
        form = self._forms.get(which)
        if form is None:
            form = self._forms[which] = _Form(self.chosen_by(message), about)
        return form

    def _template(self, message: str, about: dict[str, Any], form: _Form) -> Template:
        # What a message does not choose by is put in afterwards: formatting is slow, and so it is done only once.
        chosen = []
        for key, texts in form.chosen_by:
            value = about[key]
            chosen.append(_ANY if texts is not None and type(value) is str and value not in texts else value)
        which = tuple(chosen)
        template = form.templates.get(which)
        if template is None:
            if len(form.templates) > MOST_TEMPLATES:
                form.templates.clear()
            fixed = {key for (key, _), value in zip(form.chosen_by, chosen, strict=True) if value != _ANY}
            free = {key: chr(_STAND_IN + number) for number, key in enumerate(about) if key not in fixed}
            template = form.templates[which] = Template(self._format(message, about | free))
        return template

    def _format(self, message: str, about: dict[str, Any]) -> str:
        return self._messages.format(message, about) if self.has(message) else f"[{message}]"

    def _plain(self, value: Any) -> Any:
        """Lists in words, and numbers that are none of our business as they were given."""
        if isinstance(value, tuple):
            return self.listed(value)
        return str(value) if isinstance(value, int) and abs(value) > LARGEST else value

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._messages

    def listed(self, parts: Sequence[Any]) -> str:
        """Several things in a row: a, b and c."""
        words = [str(part) for part in parts]
        if len(words) < 2:
            return "".join(words) or self("nothing")
        return self("listed", most=", ".join(words[:-1]), last=words[-1])


def reads_as_text(value: Any) -> bool:
    """Whether a value reads the same however it is formatted: text, and numbers without a separator in them."""
    return type(value) is str or (type(value) is int and -1000 < value < 1000)


ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
"""A message or term with all its lines."""

_NOTHING: ChosenBy = {}


def plain_text(written: str) -> str | None:
    """What a message says that is nothing but text; None for all others, which Fluent must read."""
    if "{" in written or "}" in written or "\t" in written:
        return None
    first, *more = written.partition("=")[2].rstrip(" \n").split("\n")
    indents = [len(line) - len(line.lstrip(" ")) for line in more if line.strip(" ")]
    if any(line.lstrip(" ")[:1] in (".", "[", "*") for line in more if line):
        return None
    return "\n".join([first.lstrip(" "), *(line[min(indents, default=0) :] for line in more)]).lstrip("\n") or None


class _Messages:
    """Messages as they are written; each is read when it is asked for, for a command needs few of them.

    Most are plain text. Fluent, which takes long to begin, is asked for the others.
    """

    def __init__(self, language: str, files: Iterable[str]) -> None:
        self._language = language
        self._written = {entry[1]: entry[0] for text in files for entry in ENTRY.finditer(text + "\n")}
        self._plain: dict[str, str | None] = {}
        self._read: Any = None

    def __contains__(self, message: str) -> bool:
        return message in self._written and message[0] != "-"

    @property
    def _sentences(self) -> Any:
        if self._read is None:
            from bakufu.kernel.sentences import Sentences

            self._read = Sentences(self._language, self._written, FUNCTIONS)
        return self._read

    def format(self, message: str, about: dict[str, Any]) -> str:
        """A message that there is, with what is put into it."""
        plain = self._as_plain_text(message)
        return str(self._sentences.format(message, about)) if plain is None else plain

    def chosen_by(self, message: str) -> ChosenBy | None:
        """What it chooses by (plurals), if that is clear; other things may be given as text, and sooner."""
        if self._as_plain_text(message) is not None:
            return _NOTHING
        found: ChosenBy | None = self._sentences.chosen_by(message)
        return found

    def _as_plain_text(self, message: str) -> str | None:
        if message not in self._plain:
            self._plain[message] = plain_text(self._written[message])
        return self._plain[message]


@cache
def _messages(language: str, packages: tuple[str, ...]) -> _Messages:
    return _Messages(language, [file.read_text(encoding="utf-8") for file in _files(language, packages)])


def _files(language: str, packages: tuple[str, ...]) -> Iterator[Any]:
    """The catalogues to read; a package that lacks the language speaks English."""
    for package in packages:
        folder = resources.files(package).joinpath("text")
        file = folder.joinpath(f"{language}.ftl")
        yield file if file.is_file() else folder.joinpath(f"{FIRST}.ftl")
