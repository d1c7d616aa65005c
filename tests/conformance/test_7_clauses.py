"""Every clause of the rules has a test that names it, and is there to read in every language."""

import re
from pathlib import Path

from bakufu.conformance import clauses
from bakufu.games import find
from bakufu.kernel.catalogue import LANGUAGES, languages_of
from bakufu.kernel.rules import clauses as clauses_of
from tests.conformance.cases import every_game

TESTS = Path(__file__).parent.parent / "games"


@every_game
def test_every_clause_is_named_by_a_test(name: str) -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in (TESTS / name).glob("test_*.py"))
    named = set(re.findall(r"[A-Z]{3}-\d+\.\d+", tests))
    known = set(clauses_of(find(name), "en"))
    assert known - named == set()
    assert named - known == set()


@every_game
def test_every_clause_reads_in_every_language(name: str) -> None:
    assert languages_of(find(name).package) == LANGUAGES
    clauses.every_clause_reads_in_every_language(find(name))


@every_game
def test_every_version_of_the_rules_says_what_changed_and_why(name: str) -> None:
    clauses.every_version_of_the_rules_says_what_changed_and_why(find(name))


@every_game
def test_every_clause_cited_in_the_code_exists(name: str) -> None:
    clauses.every_clause_cited_in_the_code_exists(find(name))
