"""Every clause can be read in every language that the game speaks, and every clause that the code cites is there."""

import re
from typing import Any

from bakufu.conformance.variant import Violation
from bakufu.kernel.catalogue import FIRST, languages_of
from bakufu.kernel.game import Game
from bakufu.kernel.rules import changes, clauses
from bakufu.kernel.state import FIRST_RULES


def every_clause_reads_in_every_language(game: Game[Any]) -> None:
    """The same clauses in the same order, in other words, and the same of them rulings."""
    english = clauses(game, FIRST)
    if not english:
        raise Violation(f"{game.id}: rules/{FIRST}.md has no clauses, lines that begin `- XXX-1.1 `")
    for language in languages_of(game.package):
        other = clauses(game, language)
        if not game.file("rules", f"{language}.md").is_file():
            raise Violation(f"{game.id}: text/{language}.ftl is there, but not rules/{language}.md")
        if list(other) != list(english):
            raise Violation(f"{game.id}: rules/{language}.md has other clauses: {sorted(set(other) ^ set(english))}")
        if language == FIRST:
            continue
        if same := [key for key in english if english[key].text == other[key].text]:
            raise Violation(f"{game.id}: the same words in {FIRST} and {language}: {', '.join(same)}")
        if wrong := [key for key in english if english[key].ruling != other[key].ruling]:
            raise Violation(f"{game.id}: rulings in one of {FIRST} and {language} only: {', '.join(wrong)}")


def every_version_of_the_rules_says_what_changed_and_why(game: Game[Any]) -> None:
    """Each version after the first, in every language, about clauses that there are."""
    english = changes(game, FIRST)
    for language in languages_of(game.package):
        other = changes(game, language)
        if [(one.version, one.date, one.clause) for one in english] != [
            (one.version, one.date, one.clause) for one in other
        ]:
            raise Violation(f"{game.id}: rules/changes.{language}.md speaks of other changes")
        pairs = zip(english, other, strict=True)
        if language != FIRST and any(one.text == another.text for one, another in pairs):
            raise Violation(f"{game.id}: rules/changes.{language}.md has the same words as in {FIRST}")
    told = {one.version for one in english}
    versions = {str(number) for number in range(FIRST_RULES + 1, int(game.rules_version) + 1)}
    if told != versions:
        raise Violation(
            f"{game.id}: rules/changes.{FIRST}.md must tell of versions {sorted(versions)}, not {sorted(told)}"
        )
    if unknown := {one.clause for one in english} - set(clauses(game, FIRST)):
        raise Violation(f"{game.id}: rules/changes.{FIRST}.md cites {sorted(unknown)}, which are no clauses")


def every_clause_cited_in_the_code_exists(game: Game[Any]) -> None:
    """Those of the steps, of the end, and any other that a module names."""
    known = set(clauses(game, FIRST))
    cited = {step.clause for step in game.steps if step.clause} | {game.end_clause}
    prefix = next(iter(known), "-").split("-")[0]
    for path in game.file().glob("*.py"):
        cited |= set(re.findall(rf"{prefix}-\d+\.\d+", path.read_text(encoding="utf-8")))
    if unknown := sorted(cited - known):
        raise Violation(f"{game.id}: the code cites {', '.join(unknown)}, which are no clauses")
