"""SHI-1.5 with SHI-2.3: what everybody can work out about cards that only their owners have seen.

A deck that was used up is known card by card, so what was drawn unseen from it is known too, but not who has which. And
a card that is played after the deck was renewed tells no one from which deck it was drawn. So draws are noted down in
the order in which they happened, and so are plays wherever they leave such a doubt.
"""

from functools import lru_cache
from itertools import pairwise
from math import factorial, prod
from typing import NamedTuple

from bakufu.games.shitenno.components import Card
from bakufu.games.shitenno.decks import one_of
from bakufu.games.shitenno.provinces import PayFor, TakeProvinces
from bakufu.games.shitenno.state import PLAYED, ShitennoState, Unseen
from bakufu.games.shitenno.unseen import hands_from
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Seat


def draw_anew(state: ShitennoState, seat: Seat, chance: Chance) -> None:
    """Every card that another player drew unseen is drawn again from the same deck.

    What comes out depends on nothing that this seat cannot know: on its own cards, the others' numbers of draws from
    each deck, the cards that can have been drawn from it, and the cards played since, which must be among them. Every
    history that fits is equally likely: which card each draw was, and which draw each card played.
    """
    notes = state.unseen
    pools: dict[int, list[Card]] = {state.renewals: state.troop_deck}
    in_doubt = False
    for other, card, deck in notes:
        if other != seat:
            if deck == PLAYED:
                in_doubt = True
            else:
                pools.setdefault(deck, []).append(card)
    for pool in pools.values():
        pool.sort()
    drawn = account_for(notes, seat, pools, chance) if in_doubt else {}
    anew = list(notes)
    for i, (other, _, deck) in enumerate(notes):
        if other != seat and deck != PLAYED:
            anew[i] = Unseen(other, drawn[i] if i in drawn else chance.draw(pools[deck]), deck)
    state.unseen = tuple(anew)
    state.secret = hands_from(anew, len(state.secret))


class Play(NamedTuple):
    """A card that was played and may have come from several decks, each known by its place in a list."""

    seat: Seat
    card: Card
    drawn: tuple[int, ...]
    """How many cards the player had drawn from each deck by then."""


class Open(NamedTuple):
    """What is open before a play, the decks of those before it decided."""

    play: int
    used: tuple[int, ...]
    """How many of the player's draws from each deck were played before."""
    cards: tuple[tuple[int, ...], ...]
    """How many of each card played can have been drawn from each deck; nothing where it is not played any more."""
    left: tuple[int, ...]
    """How many cards of each deck are not accounted for."""


def account_for(notes: tuple[Unseen, ...], seat: Seat, pools: dict[int, list[Card]], chance: Chance) -> dict[int, Card]:
    """Decide for each card that another played which earlier draw it was, and take it out of that deck's pool."""
    decks = sorted(pools)
    histories = histories_of(plays_of_others(notes, seat, decks))
    at = histories.begin([pools[deck] for deck in decks])
    drawn: dict[int, Card] = {}
    for player, card, _ in histories.plays:
        i = one_of(histories.by_deck(at), chance)
        at = histories.after(at, i)
        pools[decks[i]].remove(card)
        # Draws of one player from one deck are alike, so the first is as good as any.
        drawn[next(n for n, note in enumerate(notes) if note[::2] == (player, decks[i]) and n not in drawn)] = card
    return drawn


def plays_of_others(notes: tuple[Unseen, ...], seat: Seat, decks: list[int]) -> tuple[Play, ...]:
    """Player by player, the plays that leave a doubt to this seat."""
    plays: list[Play] = []
    for player in sorted({note.seat for note in notes if note.deck == PLAYED} - {seat}):
        drawn = [0] * len(decks)
        for other, card, deck in notes:
            if other == player:
                if deck == PLAYED:
                    plays.append(Play(player, card, tuple(drawn)))
                else:
                    drawn[decks.index(deck)] += 1
    return tuple(plays)


class Histories:
    """In how many ways these plays can have come about: which draw each of them was, and which card each draw."""

    def __init__(self, plays: tuple[Play, ...]) -> None:
        self.plays = plays
        self._cards = sorted({play.card for play in plays})
        self._kinds = [self._cards.index(play.card) for play in plays]
        self._last = [play.card not in [later.card for later in plays[i + 1 :]] for i, play in enumerate(plays)]
        self._same = [play.seat == later.seat for play, later in pairwise(plays)] + [False]
        self._counted: dict[Open, int] = {}

    def begin(self, pools: list[list[Card]]) -> Open:
        """Before the first play, if these are the cards that can have been drawn from each deck."""
        cards = tuple([tuple([pool.count(card) for pool in pools]) for card in self._cards])
        return Open(0, (0,) * len(pools), cards, tuple(map(len, pools)))

    def by_deck(self, at: Open) -> list[int]:
        """How many they are if the next play was a card from the first deck, the second, and so on."""
        drawn, cards = self.plays[at.play].drawn, at.cards[self._kinds[at.play]]
        ways = [(a - b) * c for a, b, c in zip(drawn, at.used, cards, strict=True)]
        return [number and number * self.count(self.after(at, deck)) for deck, number in enumerate(ways)]

    def count(self, at: Open) -> int:
        """How many they are in all."""
        if at.play == len(self.plays):
            return prod(map(factorial, at.left))
        if at not in self._counted:
            self._counted[at] = sum(self.by_deck(at))
        return self._counted[at]

    def after(self, at: Open, deck: int) -> Open:
        """What is open then."""
        play, used, cards, left = at
        kind = self._kinds[play]
        return Open(
            play + 1,
            _changed(used, deck, 1) if self._same[play] else (0,) * len(used),
            (*cards[:kind], () if self._last[play] else _changed(cards[kind], deck, -1), *cards[kind + 1 :]),
            _changed(left, deck, -1),
        )


histories_of = lru_cache(maxsize=256)(Histories)
"""Counted once for all samples of a position."""


def _changed(numbers: tuple[int, ...], i: int, by: int) -> tuple[int, ...]:
    return (*numbers[:i], numbers[i] + by, *numbers[i + 1 :])


def twin_of(state: ShitennoState, seat: Seat, chance: Chance) -> ShitennoState:
    """A copy with luck of its own.

    A province that another player is about to pay for is not known yet, so that player chooses again.
    """
    twin = state.clone()
    twin.chance = chance
    step = twin.stack[-1] if twin.stack else None
    if isinstance(step, PayFor) and step.seat != seat:
        twin.stack[-1] = TakeProvinces(step.seat, step.placed, step.joker_used)
    return twin


def determinize(state: ShitennoState, seat: Seat, chance: Chance) -> ShitennoState:
    """Draw the others' secret cards anew: from the deck and one another's, as far as that can be."""
    twin = twin_of(state, seat, chance)
    draw_anew(twin, seat, chance)
    return twin


def covered(state: ShitennoState, seat: Seat, chance: Chance) -> ShitennoState:
    """The others have no secret cards, and there are none to draw."""
    twin = twin_of(state, seat, chance)
    own = twin.secret[seat] if seat >= 0 else ()
    twin.secret = [own if other == seat else () for other in range(len(twin.secret))]
    twin.unseen = ()
    twin.troop_deck = []
    return twin
