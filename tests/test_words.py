"""Sentences as they are printed: no-break spaces in French, and words that were mended and must not come back."""

import re
from pathlib import Path

import pytest

import bakufu

SOURCE = Path(bakufu.__file__).parent
EXAMPLES = SOURCE.parents[1] / "examples"
FILES = sorted(
    path
    for folder in (SOURCE, EXAMPLES)
    for language in ("en", "fr")
    for path in [*folder.glob(f"**/text/{language}.ftl"), *folder.glob(f"**/rules/*{language}.md")]
)
FRENCH = [path for path in FILES if path.name.endswith(("fr.ftl", "fr.md"))]
ENGLISH = [path for path in FILES if path not in FRENCH]

CODE = re.compile(
    r"`[^`]*`|^[a-z][\w-]* =|^#.*|\bme:Anna|--\w+|docs/\S+|\b(?:exec|sqlite|postgresql):\S*|\b\d+:\d+|[{}]:[{}]",
    re.MULTILINE,
)
"""What is no French: commands, names of messages, comments."""

BREAKS = re.compile(r"[ \w»)}][:;?!](?=\s|$)|[ ]»|«(?!\xa0)|(?<!\xa0)»|\u202f", re.MULTILINE)
"""Where a line could break before a mark, or inside quotation marks."""

GONE = {
    "en": (
        r"So be it",
        r"Point at the tiles",
        r"an own province",
        r"of \{ \$length \} \{ \$kind \} scores",
        r"is the oldest",
        r"you are number",
        r"(?<!There )\b(?:is|are) no (?:file|range|number|address|database|time|backup|position)\b",
        r"broken off",
        r" …",
    ),
    "fr": (
        r"procès-verba",
        r"= Retourner\b",
        r"Paroles",
        r"Dresser la table",
        r"pour reprendre",
        r"derrière (?:votre|son|l’|un) écran",
        r"en kokus en main",
        r"en déplace\b",
        r"(?<!\$)\bbots?\b(?![@.\-])",
        r"événement",
        r"dans la salle(?! d’audience)",
        r"\bd[eu] \{ \$(?:seat|name|names|province|game|host|target|winners) \}",
        r" …",
        r"\[one\] (?!.*\{ \$)",
    ),
}
"""By language, what once made a reader stumble. (In French 0 is counted as one is: “one” must name the number.)"""


def where(path: Path) -> str:
    return str(path.relative_to(SOURCE.parents[1]))


@pytest.mark.parametrize("path", FRENCH, ids=where)
def test_no_line_can_break_before_a_mark_in_french(path: Path) -> None:
    text = CODE.sub("", path.read_text(encoding="utf-8"))
    assert [line.strip() for line in text.splitlines() if BREAKS.search(line)] == []


@pytest.mark.parametrize("path", [*ENGLISH, *FRENCH], ids=where)
def test_what_was_mended_stays_mended(path: Path) -> None:
    gone = re.compile("|".join(GONE["fr" if path in FRENCH else "en"]))
    text = CODE.sub("", path.read_text(encoding="utf-8"))
    assert [line.strip() for line in text.splitlines() if gone.search(line)] == []


def test_both_would_be_noticed() -> None:
    for line in ("Pourquoi ?", "C’est tout: rien", "Non ; oui", "« oui »", "«\xa0oui »", "{ $name } :", "Bravo!"):
        assert BREAKS.search(line), line
    for line in ("Pourquoi\xa0?", "C’est tout\xa0: rien", "«\xa0oui\xa0»", "à 12:30", "un, deux."):
        assert not BREAKS.search(line), line
