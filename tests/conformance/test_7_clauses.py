"""Every clause of the rules has a test that names it, and is there to read in both languages."""

import re
from pathlib import Path

from bakufu.games import find
from bakufu.kernel.catalogue import LANGUAGES
from bakufu.kernel.rules import changes, clauses
from bakufu.kernel.state import FIRST_RULES
from tests.conformance.cases import every_game

TESTS = Path(__file__).parent.parent / "games"


@every_game
def test_every_clause_is_named_by_a_test(name: str) -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in (TESTS / name).glob("test_*.py"))
    named = set(re.findall(r"[A-Z]{3}-\d+\.\d+", tests))
    assert set(clauses(find(name), "en")) - named == set()
    assert named - set(clauses(find(name), "en")) == set()


@every_game
def test_every_clause_reads_in_both_languages(name: str) -> None:
    english, french = (clauses(find(name), language) for language in LANGUAGES)
    assert list(english) == list(french)
    assert all(english[key].text != french[key].text for key in english)
    assert {key for key in english if english[key].ruling} == {key for key in french if french[key].ruling}


@every_game
def test_every_version_of_the_rules_says_what_changed_and_why(name: str) -> None:
    english, french = (changes(find(name), language) for language in LANGUAGES)
    assert [(one.version, one.date, one.clause) for one in english] == [
        (one.version, one.date, one.clause) for one in french
    ]
    assert all(one.text != other.text for one, other in zip(english, french, strict=True))
    newest = int(find(name).rules_version)
    assert {one.version for one in english} == {str(number) for number in range(FIRST_RULES + 1, newest + 1)}
    assert {one.clause for one in english} <= set(clauses(find(name), "en"))


@every_game
def test_every_clause_cited_in_the_code_exists(name: str) -> None:
    code = Path(__file__).parents[2] / "src" / "bakufu" / "games" / name
    known = set(clauses(find(name), "en"))
    prefix = next(iter(known)).split("-")[0]
    for path in code.glob("*.py"):
        cited = set(re.findall(rf"{prefix}-\d+\.\d+", path.read_text(encoding="utf-8")))
        assert cited <= known, path
