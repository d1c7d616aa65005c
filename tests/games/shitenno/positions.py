"""Moments at the table, in words."""

from typing import Any

from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import Add, Pay, TakeProvince
from bakufu.games.shitenno.components import BONUSES, CARD_OF, KOKU_CARD, NONE, PROVINCES, TITLES, TROOPS, Cards
from bakufu.games.shitenno.provinces import TakeProvinces
from bakufu.games.shitenno.sharing import MakeLot, SplitCards
from bakufu.games.shitenno.state import ShitennoState, Unseen, by_rank
from bakufu.games.shitenno.unseen import hands_from
from bakufu.games.shitenno.years import EndOfOddYear
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import settle
from bakufu.kernel.table import Table
from bakufu.kernel.words import Event, Seat

DAIMYO, SHOMYO, SENSEI, HATAMOTO = range(len(TITLES))
BUSHI, SAMURAI, SHINOBI, SOHEI = range(len(TROOPS))
CHUGOKU, CHUBU, HOKKAIDO, KYUSHU, TOHOKU, SHIKOKU, KANSAI, KANTO = range(len(PROVINCES))


def cards(words: str) -> Cards:
    """`samurai bushi+sohei 2`: cards by their troops, koku cards by their worth; in the order of their kinds."""
    found = []
    for word in words.split():
        troops = () if word.isdecimal() else tuple(sorted(TROOPS.index(troop) for troop in word.split("+")))
        found.append(CARD_OF[troops] if troops else KOKU_CARD[int(word)])
    return tuple(sorted(found))


def fresh(players: int = 4, seed: int = 1, **options: Any) -> ShitennoState:
    """A game just dealt; the first Tairō is about to make a lot. Seat 0 is the Daimyō, seat 1 the Shōmyō, and so on."""
    state = game.set_up(players, game.Options(**options), Chance(seed_from(seed)))
    settle(state)
    state.titles = list(range(players))
    state.stack[-1] = (MakeLot if players > 2 else SplitCards)(0)
    return state


def at_table(state: ShitennoState) -> Table[ShitennoState]:
    """A table that goes on from here."""
    return Table(game, len(state.titles), state.options, state.chance.seed, first=state)


def sharing(words: str, players: int = 4) -> ShitennoState:
    """The first Tairō has turned up just these cards; nobody has anything in hand."""
    state = fresh(players)
    state.known, state.secret, state.unseen = [()] * players, [()] * players, ()
    state.shared = list(cards(words))
    return state


def odd_year(*hands: str, titles: tuple[int, ...] = (), turns: tuple[Seat, ...] | None = None) -> ShitennoState:
    """An odd year with these (known) hands; the highest title begins.

    Every visible tile shows a bushi (and there are more bushi tiles than in the box, so that this can be).
    """
    state = fresh(len(hands))
    players = len(hands)
    state.year = 1
    state.titles = list(titles or range(players))
    state.shared, state.lot, state.received = [], [], [NONE] * players
    state.known = [cards(hand) for hand in hands]
    state.secret, state.unseen = [()] * players, ()
    state.tops = [BUSHI] * len(PROVINCES)
    state.tiles[:3] = [4, 4, 4]
    state.provinces = [()] * len(PROVINCES)
    order = by_rank(state) if turns is None else turns
    state.stack = [EndOfOddYear(), *[TakeProvinces(seat) for seat in order][::-1]]
    return state


def give_tiles(state: ShitennoState, seat: Seat, exchange: int = 0, plus_one: int = 0, draw: int = 0) -> None:
    """Bonus tiles in front of a player."""
    first = seat * len(BONUSES)
    state.bonuses[first : first + len(BONUSES)] = [exchange, plus_one, draw]


def hide(state: ShitennoState, seat: Seat, words: str, deck: int = 0) -> None:
    """A player has drawn these cards unseen; the first troop deck is 0, the one after its first renewal 1."""
    state.unseen += tuple(Unseen(seat, card, deck) for card in cards(words))
    state.secret = hands_from(state.unseen, len(state.secret))
    state.renewals = max(state.renewals, deck)


def pay(words: str, exchange: int = 0, plus_one: int = 0, joker: bool = False) -> Pay:
    """A payment in words."""
    return Pay(cards(words), exchange, plus_one, joker)


def take(table: Table[ShitennoState], seat: Seat, province: int, payment: Pay) -> None:
    """Take a province and pay so."""
    table.play(seat, TakeProvince(province))
    table.play(seat, payment)


def put_in(table: Table[ShitennoState], seat: Seat, words: str) -> None:
    """Lay these cards into the lot."""
    for card in cards(words):
        table.play(seat, Add(card))


def told(table: Table[Any], kind: type[Event]) -> list[Any]:
    """Everything of one kind that was told so far."""
    return [note.event for note in table.told if isinstance(note.event, kind)]
