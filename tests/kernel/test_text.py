"""All catalogues say the same things, and every message can be said."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import bakufu
from bakufu.conformance.telling import every_event_action_option_and_refusal_can_be_said
from bakufu.kernel.catalogue import ENTRY, FUNCTIONS, LANGUAGES, Catalogue, languages_of, plain_text
from bakufu.kernel.sentences import Sentences
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Event, Refusal, Seat
from tests.kernel.auction import Auction

SOURCE = Path(bakufu.__file__).parent
FOLDERS = sorted(path.parent for path in SOURCE.glob("**/text/en.ftl"))


def messages(path: Path) -> dict[str, set[str]]:
    """Every message with the variables it speaks of."""
    text = path.read_text(encoding="utf-8")
    entries = parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)], path
    found = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found)), "a message stands twice"
    parts = re.split(r"^(?=[a-zA-Z][\w-]* =)", text, flags=re.MULTILINE)
    return {part.split(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts if " =" in part}


def test_languages_are_those_that_have_catalogues() -> None:
    assert LANGUAGES == ("en", "fr")
    assert languages_of("bakufu.cli") == LANGUAGES
    assert languages_of("bakufu.bots") == ()


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_messages_about_the_same_things(folder: Path, language: str) -> None:
    english, other = (messages(folder / f"{name}.ftl") for name in ("en", language))
    assert set(english) == set(other)
    assert {key for key in english if english[key] != other[key]} == set()


def test_what_is_nothing_but_text_says_what_fluent_says() -> None:
    plain = 0
    for path in [folder / f"{name}.ftl" for folder in FOLDERS for name in LANGUAGES]:
        written = {entry[1]: entry[0] for entry in ENTRY.finditer(path.read_text(encoding="utf-8") + "\n")}
        fluent = Sentences(path.stem, written, FUNCTIONS)
        for name in [name for name in written if plain_text(written[name]) is not None and name[0] != "-"]:
            assert plain_text(written[name]) == fluent.format(name, {}), f"{path}: {name}"
            assert fluent.chosen_by(name) == {}
            plain += 1
    assert plain > 2000


def test_text_of_several_lines_is_read_as_fluent_reads_it() -> None:
    for written in ("a = one\n", "a = one \n    two\n\n      three\n\n", "a =\n    one\n    two\n", "a = b = c\n"):
        assert plain_text(written) == Sentences("en", {"a": written}, {}).format("a", {}), written
    for more in ("a = { $b }\n", "a = one\n    .b = two\n", "a =\n    .b = two\n"):
        assert plain_text(more) is None


def test_a_package_that_lacks_a_language_speaks_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "only_english" / "text").mkdir(parents=True)
    (tmp_path / "only_english" / "text" / "en.ftl").write_text("hello = Good day\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    say = Catalogue("fr", "only_english")
    assert say("hello") == "Good day"
    assert say("nothing") == "rien"


@pytest.mark.parametrize("name", [game.id for game in bakufu.all_games()])
def test_every_event_action_option_and_refusal_can_be_said(name: str) -> None:
    every_event_action_option_and_refusal_can_be_said(bakufu.find(name))


def test_french_counts_as_french_does() -> None:
    say = Texts(bakufu.find("edo_yashiki"), "fr")
    assert say("terminal-points", points=0) == "0 point"
    assert say("terminal-points", points=1) == "1 point"
    assert say("terminal-points", points=2) == "2 points"
    english = Texts(bakufu.find("edo_yashiki"), "en")
    assert english("terminal-points", points=0) == "0 points"


@pytest.mark.parametrize(
    ("name", "said"),
    [("Aki", "d’Aki"), ("Émi", "d’Émi"), ("Owari", "d’Owari"), ("Botan", "de Botan"), ("Hida", "de Hida")],
)
def test_french_elides_before_a_vowel(name: str, said: str) -> None:
    say = Texts(bakufu.find("shogun"), "fr")
    assert say("event-leader-lost", seat=name, province=name) == f"Le chef {said} est chassé {said}."


def test_equal_things_in_a_row_are_counted() -> None:
    game = bakufu.find("shitenno")
    assert Texts(game, "en").word("card", (0, 0, 0, 1, 14, 14)) == "3 × bushi, samurai and 2 × 1 koku"
    assert Texts(game, "fr").word("card", (1, 1)) == "2 × samouraï"
    assert Texts(game, "en").word("card", ()) == "nothing"


class Sold(Event, frozen=True):
    """What a game from outside may tell."""

    seat: Seat
    price: int
    open: bool = True
    lots: list[int] = []


class Weighed(Event, frozen=True):
    """One whose values may be equal and yet of two types."""

    what: tuple[bool | int, ...]
    true: bool | int


@pytest.fixture
def sales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Texts:
    """The words for it, of a package of its own."""
    (tmp_path / "sales" / "text").mkdir(parents=True)
    (tmp_path / "sales" / "text" / "en.ftl").write_text(
        "event-weighed = { $what }: { $true }\ntrue-True = yes\nwhat-True = a weight\n"
        "event-sold = { $seat }, { $price }, { $open }: { $lots ->\n    [nothing] none\n   *[some] { $lots }\n}\n"
        "kind = { $what ->\n    [stone] a stone\n    [1] a { $what }\n   *[other] { $what } and { $more }\n}\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    game = Auction()
    monkeypatch.setattr(game, "package", "sales", raising=False)
    return Texts(game, "en", ("Aki", "$1", "{x}"))


def test_what_is_no_text_reads_as_fluent_has_it(sales: Texts) -> None:
    for _ in range(2):
        assert sales.event(Sold(0, 999)) == "Aki, 999, 1: none"
        assert sales.event(Sold(1, 1000)) == "$1, 1,000, 1: none"
        assert sales.event(Sold(2, -5, False, [3, 3, 2000])) == "{x}, -5, 0: 2 × 3 and 2000"


@pytest.mark.parametrize("first", [True, 1])
def test_equal_values_of_two_types_read_as_what_they_are(sales: Texts, first: bool | int) -> None:
    for value in (first, True, 1):
        said = "a weight: yes" if value is True else "1: 1"
        assert sales.event(Weighed((value,), value)) == said


def test_of_texts_only_those_make_a_difference_that_are_named(sales: Texts) -> None:
    assert [sales("kind", what=what, more=1) for what in ("stone", "moss", "1", "", 1, 2)] == [
        "a stone",
        "moss and 1",
        "1 and 1",
        " and 1",
        "a 1",
        "2 and 1",
    ]
    assert sales("kind", what="one", more=1) == "a one", "as Fluent has it, for that is what 1 is"


def test_a_refusal_names_its_clause() -> None:
    game = bakufu.find("edo_yashiki")
    refusal = Refusal("EDO-2.6", "refused-covers-line")
    assert Texts(game, "en").refusal(refusal).endswith("(EDO-2.6)")
    assert Texts(game, "fr").refusal(refusal).startswith("Une carte")


def test_a_missing_message_is_noticed() -> None:
    assert Catalogue("en")("nothing-of-the-kind") == "[nothing-of-the-kind]"
