"""Shitennō: hands that only their owners have seen, decks, tiles with their bonus face down, a choice under way.

A seat sees who draws from which deck and what is played; of a card played it does not see which of the drawer's cards
it was. So a way things came about is: which card each draw was, and which of the secret cards each play was. All of
them are equally likely.
"""

from collections import Counter
from collections.abc import Hashable
from itertools import count, permutations
from typing import NamedTuple

from bakufu.games.shitenno.components import (
    BONUSES,
    DRAW,
    EXCHANGE,
    NONE,
    PLUS_ONE,
    POSITIONS,
    PROVINCES,
    TROOPS,
    Card,
    Cards,
)
from bakufu.games.shitenno.decks import draw_secretly, draw_troop
from bakufu.games.shitenno.placing import place, spend
from bakufu.games.shitenno.provinces import PayFor, TakeProvinces
from bakufu.games.shitenno.sharing import EvenYear
from bakufu.games.shitenno.state import ShitennoState
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import settle
from bakufu.kernel.words import ONLOOKER, Seat
from tests.conformance.samples import Case
from tests.conformance.samples.shitenno_witness import Witness
from tests.games.shitenno.positions import BUSHI, CHUBU, CHUGOKU, SAMURAI, cards, odd_year

__all__ = ["Witness", "cases"]

Hands = tuple[Cards, ...]


class World(NamedTuple):
    """Where troop cards are that somebody has not seen, each pile sorted."""

    hands: Hands
    deck: Cards
    discards: Cards


def without(pile: Cards, card: Card) -> Cards:
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]


def with_one(pile: Cards, card: Card) -> Cards:
    return tuple(sorted((*pile, card)))


def sure(card: Card, pile: list[Card]) -> Chance:
    """Luck by which just this card of the pile is drawn."""
    return next(luck for luck in map(luck_of, count()) if luck.clone().draw(list(pile)) == card)


def luck_of(number: int) -> Chance:
    return Chance(seed_from(f"sure {number}"))


class Story:
    """A game that is played and written down as one seat sees it; from that, every way it can have come about."""

    def __init__(self, deck: str, players: int, seat: Seat, rules: int = 2) -> None:
        self.state = odd_year(*[""] * players)
        self.state.rules = rules
        self.seat = seat
        self.state.troop_deck = list(cards(deck))
        self.worlds: Counter[World] = Counter({World(((),) * players, cards(deck), ()): 1})

    def draws(self, seat: Seat, words: str) -> "Story":
        """A player draws these cards unseen; the deck is renewed when it is empty (SHI-2.3)."""
        for card in cards(words):
            self.state.chance = sure(card, self.state.troop_deck)
            draw_secretly(self.state, seat, 1)
            found: Counter[World] = Counter()
            for (hands, deck, discards), ways in self.worlds.items():
                for drawn, number in Counter(deck).items():
                    if seat != self.seat or drawn == card:
                        hand = with_one(hands[seat], drawn)
                        rest = World((*hands[:seat], hand, *hands[seat + 1 :]), without(deck, drawn), discards)
                        found[renewed(rest)] += ways * number
            self.worlds = found
        return self

    def turns_up(self, words: str) -> "Story":
        """These cards of the deck are turned up one after the other, and stay before everybody's eyes."""
        for card in cards(words):
            self.state.chance = sure(card, self.state.troop_deck)
            self.state.shared = sorted([*self.state.shared, draw_troop(self.state)])
            found: Counter[World] = Counter()
            for (hands, deck, discards), ways in self.worlds.items():
                if card in deck:
                    found[renewed(World(hands, without(deck, card), discards))] += ways * deck.count(card)
            self.worlds = found
        return self

    def plays(self, seat: Seat, words: str) -> "Story":
        """A player plays secret cards, one after the other."""
        for card in cards(words):
            spend(self.state, seat, (card,))
            found: Counter[World] = Counter()
            for (hands, deck, discards), ways in self.worlds.items():
                if card in hands[seat]:
                    hand = without(hands[seat], card)
                    after = World((*hands[:seat], hand, *hands[seat + 1 :]), deck, with_one(discards, card))
                    found[renewed(after)] += ways * hands[seat].count(card)
            self.worlds = found
        return self

    def case(self, name: str) -> Case:
        """The position that it has come to."""
        self.state.chance = Chance(seed_from("luck"))
        worlds: dict[Hashable, int] = {world[:2]: ways for world, ways in self.worlds.items()}
        assert hidden(self.state) in worlds
        return Case(name, self.state, self.seat, hidden, worlds)


def drawn_and_played(story: Story, seat: Seat, words: str) -> Story:
    """What a player has drawn and played at once is discarded."""
    return story.draws(seat, words).plays(seat, words)


def renewed(world: World) -> World:
    return world if world.deck else World(world.hands, world.discards, ())


def hidden(state: ShitennoState) -> Hashable:
    return tuple(state.secret), tuple(sorted(state.troop_deck))


def cases() -> list[Case]:
    """Everything that can be hidden, with several eyes."""
    eyes = ((0, 2), (2, 2), (ONLOOKER, 2), (ONLOOKER, 1))
    return [
        *[dealt(seat) for seat in (0, ONLOOKER)],
        one_deck(),
        old_or_new(),
        *[several_in_doubt(seat, rules) for seat, rules in eyes],
        *[two_in_doubt(seat) for seat in (0, ONLOOKER)],
        drawn_in_between(),
        three_decks(),
        choice_under_way(),
        tiles_face_down(),
        next_sharing(),
    ]


def dealt(seat: Seat) -> Case:
    """Nothing has happened yet."""
    story = Story("bushi bushi samurai samurai sohei", 3, seat)
    return story.draws(0, "bushi").draws(1, "bushi sohei").draws(2, "samurai").case(f"dealt-{seat}")


def one_deck() -> Case:
    """Cards were played, but from one deck only."""
    story = Story("bushi bushi bushi samurai samurai sohei sohei shinobi", 3, 0).draws(0, "sohei")
    story.draws(1, "bushi samurai").draws(2, "bushi sohei").plays(1, "bushi").draws(1, "bushi").plays(2, "sohei")
    return story.turns_up("samurai").case("one-deck")


def old_or_new() -> Case:
    """One card was played that may be of the old deck or of the new one."""
    story = drawn_and_played(Story("bushi bushi bushi samurai samurai sohei sohei", 3, 0), 0, "bushi samurai sohei")
    story.draws(1, "bushi samurai").draws(2, "sohei bushi")
    return story.draws(1, "samurai").plays(1, "samurai").case("old-or-new")


def several_in_doubt(seat: Seat, rules: int) -> Case:
    """A bushi is played, which may well be old or new; then a sōhei, which is most likely the old card: so the bushi is
    most likely new, and the other old card a bushi.
    """
    words = "bushi bushi bushi bushi sohei samurai"
    story = drawn_and_played(Story(f"{words} bushi sohei", 3, seat, rules), 0, words)
    story.draws(1, "sohei").draws(2, "bushi").draws(1, "bushi samurai").plays(1, "bushi").plays(1, "sohei")
    return story.case(f"several-in-doubt-{seat}-rules-{rules}")


def two_in_doubt(seat: Seat) -> Case:
    """Two players have each played a card that may be old or new; a third player has the third old card."""
    words = "bushi bushi bushi sohei samurai"
    story = drawn_and_played(Story(f"{words} bushi sohei samurai", 4, seat), 0, words)
    story.draws(1, "bushi").draws(2, "sohei").draws(3, "samurai").draws(1, "bushi").draws(2, "bushi")
    return story.plays(1, "bushi").plays(2, "sohei").case(f"two-in-doubt-{seat}")


def drawn_in_between() -> Case:
    """What is drawn after a play cannot have been played before."""
    words = "bushi bushi samurai sohei"
    story = drawn_and_played(Story(f"{words} bushi sohei", 3, 0), 0, words)
    story.draws(1, "bushi").draws(2, "sohei").draws(1, "sohei").plays(1, "bushi").draws(1, "bushi")
    return story.plays(1, "sohei").draws(2, "bushi").plays(2, "bushi").case("drawn-in-between")


def three_decks() -> Case:
    """The deck was renewed twice, and cards of all three are in hand or played."""
    story = drawn_and_played(Story("bushi bushi samurai sohei bushi sohei", 3, 0), 0, "bushi bushi samurai sohei")
    story.draws(1, "bushi").draws(2, "sohei")
    story.draws(1, "samurai").draws(2, "bushi").draws(0, "sohei").plays(0, "sohei").plays(1, "bushi").draws(2, "bushi")
    story.plays(2, "bushi").draws(1, "sohei").plays(1, "sohei")
    return story.case("three-decks")


def choice_under_way() -> Case:
    """Another is about to pay. Nobody else can know, and it can be taken back: the choice is open in every world."""
    story = Story("bushi bushi samurai sohei", 2, 0).draws(0, "bushi").draws(1, "bushi sohei")
    story.state.known[1] = cards("3")
    story.state.stack.append(PayFor(1, CHUBU, 0, False))
    case = story.case("choice-under-way")
    return case._replace(
        hidden=lambda state: (state.stack[-1], hidden(state)),
        worlds={(TakeProvinces(1), world): ways for world, ways in case.worlds.items()},
    )


def tiles_face_down() -> Case:
    """Four tiles are left, two in Chūgoku and two in Chūbu; what is on their other faces shows as they are taken."""
    left = [(BUSHI, EXCHANGE), (BUSHI, PLUS_ONE), (SAMURAI, PLUS_ONE), (SAMURAI, DRAW)]
    state = odd_year("", "")
    state.provinces = [(0,) * len(POSITIONS[0])] * len(PROVINCES)
    state.provinces[CHUGOKU] = state.provinces[CHUBU] = (0,)
    state.tops = [NONE] * len(PROVINCES)
    state.tops[CHUGOKU], state.tops[CHUBU] = BUSHI, SAMURAI
    state.tiles = [left.count((troop, bonus)) for troop in range(len(TROOPS)) for bonus in range(len(BONUSES))]
    worlds: Counter[Hashable] = Counter()
    for (chugoku, bonus), (under, last), (chubu, other), (_, other_last) in permutations(left):
        if (chugoku, chubu) == (BUSHI, SAMURAI):
            worlds[bonus, under, last, other, other_last] += 1

    def taken(sample: ShitennoState) -> Hashable:
        first = take(sample, CHUGOKU)
        return first, sample.tops[CHUGOKU], take(sample, CHUGOKU), take(sample, CHUBU), take(sample, CHUBU)

    return Case("tiles-face-down", state, 0, taken, worlds)


def take(state: ShitennoState, province: int) -> int:
    """The bonus of the tile that comes with the next kamon there."""
    before = state.bonuses[: len(BONUSES)]
    place(state, 0, province)
    return [more - had for more, had in zip(state.bonuses, before, strict=False)].index(1)


def next_sharing() -> Case:
    """What another holds, and what the next Tairō will turn up: four troop cards and two koku cards (SHI-2.2)."""
    words = "bushi bushi samurai samurai sohei sohei"
    troops, koku = cards(words), cards("1 1 2")
    story = Story(f"{words} bushi", 2, 0).draws(0, "bushi").draws(1, "sohei")
    story.state.koku_deck = list(koku)
    story.state.stack = [EvenYear()]
    worlds: Counter[Hashable] = Counter()
    for secret, _, *up in permutations(troops):
        for first, second, _ in permutations(koku):
            worlds[(secret,), tuple(sorted((*up, first, second)))] += 1

    def turned_up(sample: ShitennoState) -> Hashable:
        settle(sample)
        return sample.secret[1], tuple(sample.shared)

    return Case("next-sharing", story.state, 0, turned_up, worlds)
