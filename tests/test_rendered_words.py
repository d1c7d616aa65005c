"""Every sentence as it is read, with none, one, two and five of what it counts: faults that a machine can see."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import bakufu
from bakufu.kernel.catalogue import ENTRY, FUNCTIONS, LANGUAGES
from bakufu.kernel.glossary import glossary
from bakufu.kernel.sentences import Sentences
from tests.test_words import CODE, FILES, where

CATALOGUES = [path for path in FILES if path.suffix == ".ftl"]
COUNTS = (0, 1, 2, 5)

SEVERAL = {
    "": "players samples kinds choices",
    "action-offer": "honour",
    "balance-how": "glance thought",
    "board-favour-": "amount price",
    "board-legend": "points",
    "board-province": "koku",
    "board-tea-": "gift",
    "board-tea-converted": "samurai",
    "board-token": "honour",
    "check-": "points",
    "does-deploy": "armies",
    "does-fortress": "koku katana",
    "does-province": "points",
    "does-terrain": "koku",
    "does-title-": "seals points",
    "does-token": "honour",
    "event-bonus-offered": "honour",
    "event-converted": "samurai",
    "event-favour-taken": "courtiers",
    "event-honour-bought": "tiles",
    "event-kamon-placed": "points",
    "event-kinds-scored": "points",
    "event-levied": "armies",
    "event-long-wait": "turns",
    "event-loss-proposed": "honour",
    "event-majority": "points",
    "event-tie-broken": "points",
    "favour-": "amount",
    "guide-": "*",
    "one-bot-each": "bots",
    "page-hours": "count",
    "page-luck-all": "count",
    "page-mine-all": "count",
    "page-move-more": "count",
    "page-players-range": "from to",
    "page-review-all": "count",
    "page-seconds": "count",
    "page-told-minutes": "count",
    "problem-too-": "most",
    "program-left-alone": "faults",
    "refused-cannot-pay": "koku",
    "review-summary": "moves",
    "sim-summary": "decisions",
    "terminal-bonus": "honour",
    "terminal-points-for": "points",
    "too-many-bots": "bots",
    "train-generation": "positions games deals",
    "verify-all": "files",
}
"""How the names of messages begin, and what is never fewer than two there: as the pieces are printed, as the rules
have it, or as clocks are set. (A guide is one certain game, so each of its numbers is known.)"""

STANDING = ("board-", "page-", "terminal-")
"""What shows how things stand may count none; what tells of something done says so itself if it may be nothing,"""
DONE = (
    "board-from",
    "board-month",
    "page-ago-",
    "page-away-count",
    "page-hints-count",
    "page-minutes",
    "page-open-missing",
    "terminal-stack",
)
"""and so do these."""

LAID_OUT = ("arena-live", "play-commands", "terminal-legend")
"""Lines with columns: several spaces are meant."""

AFTER_A_COLON = ("hook-",)
"""These end a sentence that another has begun."""

WORDS = {"counts": "2 or 3", "province": "Owari"} | dict.fromkeys(("name", "names", "player", "seat", "unlucky"), "Aki")
"""Some of what is put in as it is: names that begin with a vowel."""

COUNTED = {
    "en": """answers armies bots bytes cards chests choices courtiers days deals decisions discs draws games hints hours
        hundredths lines minutes moves players points positions problems provinces records reviews rounds samples seals
        seats seconds squares statues tables things tiles times troops trophies victories wins""",
    "fr": """analyses armées cartes cases centièmes choses coffres conseils coups courtisans décisions disques donnes
        échantillons heures jours joueurs kamons katanas kokus lignes marqueurs minutes octets parties places points
        positions problèmes provinces réponses robots ronins sceaux secondes sortes tables tirages tours trophées
        troupes tuiles victoires""",
}
"""What is counted here, in the plural."""


def _counted(numbers: str, language: str) -> str:
    """Such a number before a plural, unless it is the end of several: 1 ± 1 points, 2 + 1 points."""
    return rf"(?<![\d.,:])(?<![±+][ \xa0])\b{numbers} (?:{'|'.join(COUNTED[language].split())})\b"


FAULTS = {
    "two spaces": r"\S  +\S",
    "a space before a mark": r"[ \xa0][,.](?!\w)",
    "something left over": r"[{}]",
    "two full stops": r"(?<!\.)\.\.(?!\.)",
    "a straight quotation mark": r"[\"']",
    "no capital": r"\A[a-zà-ÿ]\S* .*\.\Z",
}
ENGLISH = {"one of several": _counted("1", "en")}
FRENCH = {
    "none or one of several": _counted("[01]", "fr"),
    "no contraction": r"(?<!-)\b(?:de|à) les? (?!\w+er\b)",
    "no elision": r"(?<!-)\b(?:de|que|le|la|ne|se|lorsque|puisque) (?:[aeéèêiîoôu][a-zà-ÿ’]|Aki\b|Owari\b)",
    "a space that can break": r"[ \w»)][:;?!](?=\s|$)| »|«(?!\xa0)|(?<!\xa0)»",
}
"""What is wrong in any language, or in one: a name for it, and how it looks."""

QUOTED = re.compile(r'pip install "\S+"|--bot "[^"]+"|https?:\S*|mailto:\S*|' + CODE.pattern, re.MULTILINE)
"""What is no sentence."""


def faults(line: str, language: str, message: str = "") -> list[str]:
    """What a machine finds wrong with a line."""
    plain = QUOTED.sub("…", line)
    found = [
        name for name, look in {**FAULTS, **(FRENCH if language == "fr" else ENGLISH)}.items() if re.search(look, plain)
    ]
    if message.startswith(LAID_OUT):
        found = [name for name in found if name != "two spaces"]
    if message.startswith(AFTER_A_COLON):
        found = [name for name in found if name != "no capital"]
    return found


class _Asked(Visitor):
    """Collects the variables of a message, and what each is compared with."""

    def __init__(self) -> None:
        self.compared: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:
        """A variable, wherever it stands."""
        self.compared.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:
        """A choice: by number, or by word."""
        if isinstance(node.selector, ast.VariableReference):
            keys = {getattr(one.key, "name", None) or one.key.value for one in node.variants}
            self.compared.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def fewest(message: str, name: str, keys: set[str]) -> int:
    """How few there may be of what a variable counts."""
    for beginning, names in SEVERAL.items():
        if message.startswith(beginning) and (names == "*" or name in names.split()):
            return 2
    tells = message.startswith(DONE) or not message.startswith(STANDING)
    return 1 if tells and "1" in keys and "0" not in keys else 0


def said(message: str, compared: dict[str, set[str]], say: Sentences) -> Iterator[str]:
    """What a message gives for each count, and for each word that it chooses by."""
    for number in COUNTS:
        about: dict[str, Any] = {
            name: WORDS.get(name, max(number, fewest(message, name, keys))) for name, keys in compared.items()
        }
        yield say.format(message, about)
        for name, keys in compared.items():
            for key in keys - {"one", "other"}:
                if not key.isdecimal():
                    yield say.format(message, about | {name: key})


@cache
def rendered(path: Path) -> tuple[tuple[str, str], ...]:
    """Every message of a catalogue with everything that it may say here."""
    text = path.read_text(encoding="utf-8")
    say = Sentences(path.stem, {entry[1]: entry[0] for entry in ENTRY.finditer(text + "\n")}, FUNCTIONS)
    lines = []
    for entry in parse(text).body:
        if isinstance(entry, ast.Message):
            asked = _Asked()
            asked.visit(entry)
            lines += [(entry.id.name, line) for line in sorted(set(said(entry.id.name, asked.compared, say)))]
    return tuple(lines)


@pytest.mark.parametrize("path", CATALOGUES, ids=where)
def test_every_sentence_reads_well_whatever_it_counts(path: Path) -> None:
    found = [(message, line, wrong) for message, line in rendered(path) if (wrong := faults(line, path.stem, message))]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [game.id for game in bakufu.all_games()])
def test_every_card_beside_the_board_reads_well(name: str, language: str) -> None:
    told = [line for thing in glossary(bakufu.find(name), language) for line in (thing.name, thing.does, thing.costs)]
    assert [(line, wrong) for line in told if (wrong := faults(line, language))] == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Aki takes  a card."),
        ("en", "Aki takes 1 cards."),
        ("en", "Aki takes a card ."),
        ("en", "Aki takes { $card }."),
        ("en", "Aki's card"),
        ("en", "the card is gone."),
        ("fr", "Aki prend 1 cartes."),
        ("fr", "Aki prend 0 cartes."),
        ("fr", "La carte de Aki."),
        ("fr", "Plus que Owari."),
        ("fr", "Un lot de armées."),
        ("fr", "La carte de le joueur."),
        ("fr", "Aki: une carte."),
        ("fr", "« une carte »"),
    ],
)
def test_each_fault_would_be_noticed(language: str, line: str) -> None:
    assert len(faults(line, language)) == 1


def test_a_message_with_a_fault_is_found_by_its_counts(tmp_path: Path) -> None:
    folder = tmp_path / "text"
    folder.mkdir()
    (folder / "fr.ftl").write_text("event-drawn = { $seat } pioche { $tiles } tuiles.\n", encoding="utf-8")
    assert [line for message, line in rendered(folder / "fr.ftl") if faults(line, "fr", message)] == [
        "Aki pioche 0 tuiles.",
        "Aki pioche 1 tuiles.",
    ]
