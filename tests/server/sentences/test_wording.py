"""Sentences are made once for all tables, and named for each."""

from importlib import resources
from random import Random

import pytest

import bakufu
from bakufu.conformance.variant import Variant, effort_for, walk
from bakufu.games.shogun.events import Cubes, Thrown
from bakufu.kernel.catalogue import ENTRY, FUNCTIONS, LANGUAGES
from bakufu.kernel.sentences import Sentences
from bakufu.kernel.text import Texts, kinds
from bakufu.server.sentences import Names, phrases

ODD = ("{x}", "d’Été", "$1", "1", "%s\\1")


def test_names_come_into_a_french_sentence_as_their_first_letter_wants() -> None:
    say = phrases(bakufu.find("shogun"), "fr")
    thrown = Thrown((Cubes(0, 4), Cubes(1, 1)), (), (), ())
    assert "4 armées d’Aki et une armée de Botan." in say.event(thrown, Names(("Aki", "Botan")))
    assert "4 armées de Botan et une armée d’Émi." in say.event(thrown, Names(("Botan", "Émi")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [game.id for game in bakufu.all_games()])
def test_what_is_put_together_is_what_fluent_says(name: str, language: str) -> None:
    game = bakufu.find(name)
    files = [resources.files(package) / "text" / f"{language}.ftl" for package in ("bakufu.kernel", game.package)]
    written = {entry[1]: entry[0] for file in files for entry in ENTRY.finditer(file.read_text(encoding="utf-8"))}
    fluent = Sentences(language, written, FUNCTIONS)
    players = max(game.counts)
    table = Variant(game, players, game.Options(), effort_for(game, 1)).table(1603)
    for _ in walk(table, Random(1603)):
        pass
    say, told, names = phrases(game, language), Texts(game, language, ODD), Names(ODD)
    for event in {told.event: None for told in table.told}:
        about = {key: told.word(kind, getattr(event, key)) for key, kind in kinds(type(event)).items()}
        sentence = fluent.format(f"event-{event.__struct_config__.tag}", about)
        assert told.event(event) == say.event(event, names) == sentence
