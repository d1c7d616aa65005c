"""Sentences are made once for all tables, and named for each."""

import bakufu
from bakufu.games.shogun.events import Cubes, Thrown
from bakufu.server.sentences.wording import Names, phrases


def test_names_come_into_a_french_sentence_as_their_first_letter_wants() -> None:
    say = phrases(bakufu.find("shogun"), "fr")
    thrown = Thrown((Cubes(0, 4), Cubes(1, 1)), (), (), ())
    assert "4 armées d’Aki et une armée de Botan." in say.event(thrown, Names(("Aki", "Botan")))
    assert "4 armées de Botan et une armée d’Émi." in say.event(thrown, Names(("Botan", "Émi")))
