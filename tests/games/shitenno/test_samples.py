"""SHI-1.5: what is known of a hand, and what else it could be."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.shitenno.positions import CHUBU, KYUSHU, at_table, cards, fresh, give_tiles, hide, odd_year, pay, take

from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import DrawTroop, EndTurn, TakeProvince
from bakufu.games.shitenno.components import NONE, TROOP_CARDS, Cards
from bakufu.games.shitenno.placing import spend
from bakufu.games.shitenno.provinces import PayFor, TakeProvinces
from bakufu.games.shitenno.state import ShitennoState, hand
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.table import Table
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


def unknown_to(table: Table[ShitennoState], seat: int) -> Counter[int]:
    """The troop cards that a seat has not before its eyes."""
    state = table.state
    seen = Counter(hand(state, seat)) + Counter(state.troop_discards) + Counter(state.shared) + Counter(state.lot)
    for other in range(table.players):
        if other != seat:
            seen += Counter(state.known[other])
    return Counter(TROOP_CARDS) - Counter({card: n for card, n in seen.items() if card < 14})


@pytest.mark.parametrize("seed", range(9))
def test_nothing_that_reaches_a_seat_depends_on_secrets(seed: int) -> None:
    """SHI-1.1, SHI-1.5: view, decision and whom the table waits for are the same in every state a seat cannot exclude,
    and stay so after the same public answer; every such state has the right cards in the right numbers.
    """
    rng = Random(seed)
    table = Table(game, 2 + seed % 3, game.Options(), seed_from(seed))
    while not table.over:
        (seat,) = table.waiting_for
        if rng.random() < 0.15:
            watcher = rng.randrange(-1, table.players)
            twin_state = game.determinize(table.state, watcher, Chance(seed_from(rng.randrange(1 << 30))))
            twin = at_table(twin_state)
            if watcher >= 0:
                assert twin.looks_like(table, watcher)
                assert unknown_to(twin, watcher) == unknown_to(table, watcher)
            assert twin.waiting_for == table.waiting_for
            assert game.pieces(twin.state) == game.pieces(table.state)
            assert twin_state.chance.seed != table.state.chance.seed
        actions: list[Any] = list(table.pending[seat].actions)
        takes = [a for a in actions if isinstance(a, (TakeProvince, DrawTroop))]
        table.play(seat, rng.choice(takes if takes and rng.random() < 0.7 else actions))


def test_the_end_of_a_turn_tells_nothing() -> None:
    """SHI-1.5, SHI-3.1: hands of one size that can and cannot pay are asked alike."""
    asked = set()
    for words in ("bushi", "samurai", "bushi+bushi"):
        state = odd_year("", "bushi bushi", turns=(1, 0))
        hide(state, 1, words)
        table = at_table(state)
        asked.add(table.waiting_for)
        table.play(1, EndTurn())
        asked.add(table.waiting_for)
    assert asked == {(1,), (0,)}


def test_cards_shown_in_a_payment_cannot_be_hidden_again() -> None:
    """SHI-1.5, SHI-3.10: the last position turns up no tile, but all have seen the secret bushi: no taking back."""
    state = odd_year("", "bushi bushi", turns=(1, 0))
    hide(state, 1, "bushi")
    state.provinces[KYUSHU], state.tops[KYUSHU] = (0, 0, 1), NONE
    table = at_table(state)
    take(table, 1, KYUSHU, pay("bushi bushi bushi"))
    refusal = table.why_not_take_back(1)
    assert refusal is not None
    assert refusal.message == "refused-revealed"
