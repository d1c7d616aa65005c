"""SHI-1.5: what is known of a hand, and what else it could be."""

from collections import Counter

from tests.games.shitenno.positions import CHUBU, at_table, cards, fresh, give_tiles, hide, odd_year

from bakufu.games.shitenno import game
from bakufu.games.shitenno.components import Cards
from bakufu.games.shitenno.placing import spend
from bakufu.games.shitenno.provinces import DrawTroop, PayFor, TakeProvince, TakeProvinces
from bakufu.games.shitenno.state import ShitennoState, hand
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.words import ONLOOKER


def worlds(state: ShitennoState, seat: int, number: int = 60) -> list[ShitennoState]:
    """Positions that the seat cannot tell from this one."""
    return [game.determinize(state, seat, Chance(seed_from(i))) for i in range(number)]


def could_be(state: ShitennoState, observer: int, seat: int) -> set[Cards]:
    """The secret cards that an observer must think possible."""
    return {world.secret[seat] for world in worlds(state, observer, 200)}


def test_a_spent_card_that_everybody_knew_of_is_no_longer_known() -> None:
    """SHI-1.5: equal cards are alike, so the known one counts as spent first."""
    state = odd_year("bushi bushi", "")
    hide(state, 0, "bushi sohei")
    spend(state, 0, cards("bushi"))
    assert (state.known[0], state.secret[0]) == (cards("bushi"), cards("bushi sohei"))
    spend(state, 0, cards("bushi sohei"))
    assert (state.known[0], state.secret[0]) == ((), cards("bushi"))


def test_others_hands_are_drawn_anew_and_the_own_is_not() -> None:
    """SHI-1.5: known cards stay; secret ones can be anything that is in the deck or in other secret hands."""
    state = fresh(3)
    state.known[1] = cards("1 3")
    for world in worlds(state, 0):
        assert hand(world, 0) == hand(state, 0)
        assert world.known == state.known
        assert [len(secret) for secret in world.secret] == [2, 2, 2]
        out = [*world.troop_deck, *world.secret[1], *world.secret[2]]
        assert Counter(out) == Counter([*state.troop_deck, *state.secret[1], *state.secret[2]])
    assert len({world.secret[1] for world in worlds(state, 0)}) > 20
    assert len({world.secret[0] for world in worlds(state, ONLOOKER)}) > 20


def test_discards_known_cards_and_the_own_hand_are_in_no_other_hand() -> None:
    """SHI-1.5"""
    state = odd_year("", "", "")
    for seat, words in enumerate(("samurai", "sohei", "bushi")):
        hide(state, seat, words)
    state.troop_deck = list(cards("bushi"))
    state.troop_discards = list(cards("shinobi shinobi"))
    assert could_be(state, 0, 1) == {cards("sohei"), cards("bushi")}


def test_a_drawn_card_is_secret_and_counted() -> None:
    """SHI-4.3, SHI-1.5"""
    state = odd_year("", "")
    give_tiles(state, 0, draw=1)
    table = at_table(state)
    table.play(0, DrawTroop())
    seen = game.view(table.state, 1)
    assert seen.secret == [1, 0]
    assert seen.known == [(), ()]
    assert seen.hand == ()


def test_what_another_is_about_to_pay_for_is_open_again_in_every_world() -> None:
    state = odd_year("3", "")
    table = at_table(state)
    table.play(0, TakeProvince(CHUBU))
    assert worlds(table.state, 0, 1)[0].stack[-1] == PayFor(0, CHUBU, 0, False)
    assert worlds(table.state, 1, 1)[0].stack[-1] == TakeProvinces(0)
    assert worlds(table.state, ONLOOKER, 1)[0].stack[-1] == TakeProvinces(0)
