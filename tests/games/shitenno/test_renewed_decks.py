"""SHI-1.5 with SHI-2.3: what can be worked out about secret cards once the troop deck was renewed."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import NamedTuple

import pytest
from tests.games.shitenno.positions import KYUSHU, at_table, cards, give_tiles, hide, odd_year, pay, take, told

from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import DrawTroop
from bakufu.games.shitenno.components import Card, Cards
from bakufu.games.shitenno.decks import draw_secretly
from bakufu.games.shitenno.events import DeckRenewed, LastOfDeck, SharingBegins
from bakufu.games.shitenno.placing import spend
from bakufu.games.shitenno.state import PLAYED, ShitennoState, Unseen
from bakufu.games.shitenno.unseen import hands_from
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.table import Table


def could_be(state: ShitennoState, observer: int, seat: int, times: int = 200) -> set[Cards]:
    """The secret cards that an observer must think possible."""
    return {game.determinize(state, observer, Chance(seed_from(i))).secret[seat] for i in range(times)}


def two_old_cards(first: str, second: str, newer: str, deck: str) -> ShitennoState:
    """Seats 1 and 2 hold one card each from before the deck was renewed; seat 1 has drawn another since."""
    state = odd_year("", "bushi bushi", "", turns=(1, 2))
    hide(state, 1, first, deck=0)
    hide(state, 2, second, deck=0)
    hide(state, 1, newer, deck=1)
    state.troop_deck = list(cards(deck))
    state.tiles = [4, 0, 0] * 4
    return state


def test_secret_cards_of_before_only_change_hands() -> None:
    """SHI-2.3: the renewed deck is what was discarded, so no older secret can lie in it."""
    state = odd_year("", "", "")
    hide(state, 1, "sohei")
    hide(state, 2, "shinobi")
    state.troop_deck = list(cards("samurai"))
    state.troop_discards = list(cards("bushi bushi bushi"))
    draw_secretly(state, 0, 1)
    assert state.renewals == 1
    assert could_be(state, 0, 1) == could_be(state, 0, 2) == {cards("sohei"), cards("shinobi")}
    assert could_be(state, 2, 1) == {cards("sohei"), cards("samurai")}
    for seed in range(20):
        world = game.determinize(state, 0, Chance(seed_from(seed)))
        assert sorted(world.secret[1] + world.secret[2]) == sorted(cards("sohei shinobi"))


def next_sharing(deck: str, discards: str, rules: int = 2) -> Table[ShitennoState]:
    """Two players; the even year begins with these in deck and discards, and four troop cards to turn up."""
    state = odd_year("", "", turns=())
    state.rules = rules
    state.koku_deck = state.koku_deck[:3]
    state.troop_deck, state.troop_discards = list(cards(deck)), list(cards(discards))
    return at_table(state)


def test_all_are_told_which_cards_were_the_last_of_the_deck() -> None:
    """SHI-2.3: a sōhei and a bushi, then the deck is renewed; the bushi among the other two may be any."""
    table = next_sharing("bushi sohei", "bushi bushi samurai samurai")
    assert told(table, LastOfDeck) == [LastOfDeck(cards("bushi sohei"))]
    (begins,) = told(table, SharingBegins)
    assert Counter(cards("bushi sohei")) <= Counter(begins.cards)
    assert len(begins.cards) == 6


@pytest.mark.parametrize(("deck", "discards"), [("bushi sohei bushi samurai", "bushi"), ("sohei " * 5, "bushi")])
def test_where_all_cards_came_from_one_deck_there_is_nothing_to_tell(deck: str, discards: str) -> None:
    """SHI-2.3: just enough, or more than enough."""
    assert not told(next_sharing(deck, discards), LastOfDeck)


def test_the_first_rules_told_nobody() -> None:
    """SHI-2.3: since the second."""
    table = next_sharing("sohei", "bushi bushi bushi bushi", rules=1)
    assert told(table, DeckRenewed)
    assert not told(table, LastOfDeck)


def test_a_card_played_does_not_tell_whether_it_was_old_or_new() -> None:
    """A bushi and a samurai are the two old cards, as all can work out. Seat 1 plays a bushi nobody had seen: the old
    one, or one drawn since. So seat 2 may have the samurai or the bushi, whichever is true.
    """
    states = [
        two_old_cards("bushi", "samurai", "samurai", "bushi sohei"),
        two_old_cards("samurai", "bushi", "bushi", "samurai sohei"),
    ]
    for state in states:
        table = at_table(state)
        take(table, 1, KYUSHU, pay("bushi bushi bushi"))
        assert could_be(table.state, 0, 2) == {cards("samurai"), cards("bushi")}
        assert could_be(table.state, 2, 2) == {table.state.secret[2]}


@pytest.mark.parametrize(("newer", "deck"), [("bushi", "sohei samurai"), ("sohei", "bushi samurai")])
def test_what_is_left_of_an_old_and_a_new_card_may_be_either(newer: str, deck: str) -> None:
    """Seat 1's old card must be a bushi. A bushi is played; what is left was drawn since and may be anything, also
    if it is really the old bushi.
    """
    state = odd_year("", "bushi bushi", turns=(1,))
    hide(state, 1, "bushi", deck=0)
    hide(state, 1, newer, deck=1)
    state.troop_deck = list(cards(deck))
    state.tiles = [4, 0, 0] * 4
    table = at_table(state)
    take(table, 1, KYUSHU, pay("bushi bushi bushi"))
    assert could_be(table.state, 0, 1) == {cards("bushi"), cards("sohei"), cards("samurai")}


def test_an_old_card_stays_what_it_was_when_the_deck_is_renewed_again() -> None:
    """Since the first renewal all know that seat 1's old card is the double bushi. The deck runs out again; seat 2's
    card, drawn in between, is now known too, but seat 1's has not become another.
    """
    state = odd_year("", "", "", turns=(0, 1, 2))
    hide(state, 1, "bushi+bushi", deck=0)
    hide(state, 2, "sohei", deck=1)
    state.troop_deck, state.troop_discards = list(cards("samurai")), list(cards("shinobi shinobi shinobi"))
    give_tiles(state, 0, draw=1)
    table = at_table(state)
    assert could_be(state, 0, 1) == {cards("bushi+bushi")}
    assert could_be(state, 0, 2) == {cards("sohei"), cards("samurai")}
    table.play(0, DrawTroop())
    assert len(table.state.troop_deck) == 3
    assert could_be(table.state, 0, 1) == {cards("bushi+bushi")}
    assert could_be(table.state, 0, 2) == {cards("sohei")}


def test_a_card_cannot_have_been_drawn_after_it_was_played() -> None:
    """Seat 1 has played an old and a new card, whichever was which; what it drew after that is of the new deck."""
    state = odd_year("", "", "")
    hide(state, 1, "bushi", deck=0)
    hide(state, 2, "sohei", deck=0)
    hide(state, 1, "samurai", deck=1)
    spend(state, 1, cards("bushi samurai"))
    state.troop_deck = list(cards("samurai shinobi bushi"))
    draw_secretly(state, 1, 1)
    assert could_be(state, 0, 1) == {cards("samurai"), cards("shinobi"), cards("bushi")}
    assert could_be(state, 0, 2) == {cards("sohei")}, "the other old card; no sōhei was played"


def test_two_plays_that_both_fit_only_one_way() -> None:
    """A shinobi is played, then the sōhei, which can only be the old card: so the shinobi was the new one."""
    state = odd_year("", "", "")
    hide(state, 1, "sohei", deck=0)
    hide(state, 2, "shinobi", deck=0)
    hide(state, 1, "shinobi", deck=1)
    state.troop_deck = list(cards("shinobi bushi"))
    spend(state, 1, cards("shinobi"))
    assert could_be(state, 0, 2) == {cards("shinobi"), cards("sohei")}
    spend(state, 1, cards("sohei"))
    assert could_be(state, 0, 2) == {cards("shinobi")}


def test_what_is_no_longer_a_secret_is_forgotten() -> None:
    """Who drew from one deck only leaves no doubt; and when no secret card is left, there is nothing to guess."""
    state = odd_year("", "", "")
    samurai, sohei = cards("samurai sohei")
    hide(state, 1, "bushi sohei", deck=0)
    hide(state, 2, "samurai", deck=0)
    spend(state, 1, cards("bushi"))
    assert list(state.unseen) == [Unseen(2, samurai, 0), Unseen(1, sohei, 0)]
    hide(state, 1, "shinobi", deck=1)
    spend(state, 1, cards("sohei"))
    assert state.unseen[-1] == Unseen(1, sohei, PLAYED)
    spend(state, 1, cards("shinobi"))
    spend(state, 2, cards("samurai"))
    assert not state.unseen


class History(NamedTuple):
    """What everybody has seen: draws (from a deck) and plays (of a card); and what can have been in each deck."""

    events: list[tuple[str, int, int]]
    decks: list[list[Card]]


Truth = tuple[Card, ...]
"""Which card each draw was, one after the other."""


def some_history(seed: int) -> tuple[History, Truth]:
    """Three decks of a few cards, drawn unseen by three players who play one now and then; the last deck lasts."""
    rng = Random(seed)
    events: list[tuple[str, int, int]] = []
    decks: list[list[Card]] = []
    truth: list[Card] = []
    hands: list[list[Card]] = [[], [], []]
    for deck in range(3):
        decks.append(sorted(rng.choice(cards("bushi samurai sohei")) for _ in range(3)))
        pile = decks[deck][:]
        rng.shuffle(pile)
        for card in pile[: 3 - (deck == 2)]:
            seat = rng.choice((0, 1, 1, 2))
            events.append(("draw", seat, deck))
            truth.append(card)
            hands[seat].append(card)
            player = rng.randrange(3)
            if hands[player] and rng.random() < 0.4:
                played = hands[player].pop(rng.randrange(len(hands[player])))
                events.append(("play", player, played))
    return History(events, decks), tuple(truth)


def happened(history: History, truth: Truth) -> ShitennoState | None:
    """The position after all that, if the draws were these; None if somebody could not have played what was played."""
    state = odd_year("", "", "")
    draws = iter(truth)
    for what, seat, number in history.events:
        if what == "draw":
            state.unseen += (Unseen(seat, next(draws), number),)
            state.secret = hands_from(state.unseen, 3)
        elif number in state.secret[seat]:
            spend(state, seat, (number,))
        else:
            return None
    state.renewals = 2
    drawn = Counter(truth[6:])
    state.troop_deck = list((Counter(history.decks[2]) - drawn).elements())
    return state


def every_truth(history: History, true: Truth, seat: int) -> Iterator[ShitennoState]:
    """Every position that fits what a seat has seen, the cards it drew itself included, by trying all of them."""
    own = [who == seat for what, who, _ in history.events if what == "draw"]
    orders = [sorted(set(permutations(deck))) for deck in history.decks]
    for order in product(*orders):
        truth = (*order[0], *order[1], *order[2][:2])
        if all(a == b for a, b, mine in zip(truth, true, own, strict=True) if mine):
            state = happened(history, truth)
            if state:
                yield state


@pytest.mark.parametrize("seed", range(25))
def test_what_else_could_be_true_is_all_that_could_be_and_the_same_whatever_is(seed: int) -> None:
    """Two positions with one public history have the same worlds: those found by trying every draw."""
    history, true = some_history(seed)
    fitting = list(every_truth(history, true, seat=0))
    chances = [seed_from(i) for i in range(150)]
    worlds = [game.determinize(fitting[0], 0, Chance(chance)) for chance in chances]
    possible = {tuple(state.secret) for state in fitting}
    assert {tuple(world.secret) for world in worlds} <= possible
    if len(possible) < 15:
        assert {tuple(world.secret) for world in worlds} == possible
    for also in fitting[1::7]:
        for chance, world in zip(chances[:10], worlds, strict=False):
            assert game.determinize(also, 0, Chance(chance)).to_json() == world.to_json()
