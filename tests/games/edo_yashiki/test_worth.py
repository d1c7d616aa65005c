"""What bots reckon with about a house: the same as if every card were laid."""

from random import Random

import pytest

from bakufu.bots import bot
from bakufu.bots.playing import play_out
from bakufu.games.edo_yashiki.advice import most_of
from bakufu.games.edo_yashiki.components import FACES, LINE_POINTS, TURNS
from bakufu.games.edo_yashiki.game import game
from bakufu.games.edo_yashiki.hints_points import Prospects
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.judgement import best_lay, best_lays, find_lay, find_lays
from bakufu.games.edo_yashiki.outlook import ANOTHER_KIND, CARDS, outlook
from bakufu.games.edo_yashiki.state import EdoState
from bakufu.games.edo_yashiki.worth import Promises, promise
from bakufu.kernel.chance import Chance, seed_from


def played(decisions: int, **options: object) -> EdoState:
    """A game between bots, so far."""
    state = game.set_up(3, game.read_options(3, options), Chance(seed_from(4)))
    answers = play_out(game, state, [bot("greedy-1", Random(seat)) for seat in range(3)], Random(1))
    for _ in zip(range(decisions), answers, strict=False):
        pass
    return state


@pytest.mark.parametrize("decisions", [2, 20, 45])
def test_what_a_house_would_promise_is_what_it_promises_then(decisions: int) -> None:
    for house in played(decisions).houses:
        promises = Promises(house)
        for card in range(0, len(FACES), 5):
            for face in FACES[card]:
                for place in Prospects(house).places:
                    assert promise(house) + promises.gain(place, face) == promise(house.lay(place, face)[0])


@pytest.mark.parametrize("decisions", [2, 45])
def test_the_most_that_a_card_scores_is_what_it_scores_at_the_best_place(decisions: int) -> None:
    house: House = played(decisions).houses[0]
    prospects = Prospects(house)
    for card, faces in enumerate(FACES):
        for face in faces[: TURNS[card]]:
            assert prospects.most(face) == most_of(prospects.points(face)) == max(prospects.points(face))


@pytest.mark.parametrize("options", [{}, {"specialists": True}])
def test_where_a_card_goes_is_remembered_for_this_house_and_this_deck(options: dict[str, object]) -> None:
    state = played(20, **options)
    card, other = state.deck[-2:]
    for _ in range(2):
        for wanted in (card, other):
            assert best_lays(state, 0, wanted, 2) == find_lays(state, 0, wanted, 2)
            assert best_lay(state, 0, wanted) == find_lay(state, 0, wanted)
    state.deck = state.deck[3:]
    assert best_lays(state, 0, card, 2) == find_lays(state, 0, card, 2)
    state.specialists[0] = 0
    assert best_lay(state, 0, card) == find_lay(state, 0, card)
    assert best_lays(state, 0, card, 2) == find_lays(state, 0, card, 2)


@pytest.mark.parametrize("decisions", [2, 20, 45])
def test_the_outlook_of_a_house_is_what_cards_score_in_it_as_if_every_line_were_of_another_kind(decisions: int) -> None:
    for house in played(decisions).houses:
        most = [max(as_if_all_kinds_differed(house, face) for face in FACES[card]) for card in CARDS]
        assert outlook(house) == sum(most) / len(CARDS)


def as_if_all_kinds_differed(house: House, face: bytes) -> int:
    """What a card would score at the best place."""
    most = 0
    for place in Prospects(house).places:
        scored = [LINE_POINTS[line[1]] for line in house.lines_if_laid(place, face) if line[1] in LINE_POINTS]
        most = max(most, sum(scored) + ANOTHER_KIND * (len(scored) - 1) if scored else 0)
    return most
