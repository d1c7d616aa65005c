"""Pieces that a seat has not seen, and drawing from them what lies in places that it cannot see."""

from typing import TypeAlias

from bakufu.games.bushido.components import KATANA_TILES
from bakufu.games.bushido.samples_ages import Ages
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Seat

Counts: TypeAlias = list[int]
"""Pieces by kind."""


class Place:
    """Where pieces lie that the seat cannot see."""

    __slots__ = ("by_age", "first", "into")

    def __init__(self, by_age: list[int], into: Counts, first: int) -> None:
        self.by_age = by_age
        """How many there are of each age; the last number is for those of no known age, which may be anything."""
        self.into = into
        self.first = first
        """Where they are counted, and where in it the first kind stands."""


def draw_from(chance: Chance, pool: Counts, kinds: int) -> int:
    """Take one piece out of a pool, of the first so many kinds."""
    nth = chance.below(sum(pool[:kinds]))
    kind = 0
    while nth >= pool[kind]:
        nth -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def move(pieces: Counts, first: int, into: Counts) -> int:
    """Put pieces, counted by kind from this place on, to the others of their kinds; say how many they were."""
    number = 0
    for kind in range(len(into)):
        some = pieces[first + kind]
        if some:
            into[kind] += some
            pieces[first + kind] = 0
            number += some
    return number


def _newest(some: int, number: int, found: list[int], place: int) -> int:
    """At most so many of some pieces are of this age; how many are left."""
    if some > number:
        some = number
    found[place] = some
    return number - some


class Pool:
    """All that a seat has not seen, by kind. What is drawn is taken out of `left`."""

    def __init__(self, chance: Chance, left: Counts, ages: Ages) -> None:
        self.chance = chance
        self.left = left
        self.ages = ages.ages
        """They are others', too, and stay as they are."""
        self.back = [age.back for age in self.ages]
        """What has gone back since, by age. The lists are others', too: where it changes there is a new one."""
        self.hidden = [age.hidden for age in self.ages]

    def pass_over(self, hand: Counts, newest: int) -> None:
        """What has gone back may be in a hand that the seat sees just now, if that is new enough."""
        mine, hidden = self.back[newest], self.hidden[newest]
        for age in range(newest):
            back = self.back[age] = self.back[age][:]
            rest = 0
            for kind, number in enumerate(hand):
                some = min(number, back[kind] - mine[kind])
                back[kind] -= some
                rest += number - some if kind in KATANA_TILES else 0
            self.hidden[age] -= min(rest, self.hidden[age] - hidden)

    def name_hidden(self) -> None:
        """Katana tiles that went back unseen are any; the last of them are behind the fewest screens."""
        most, first = 0, 0
        for age, hidden in enumerate(self.hidden):
            if hidden > most:
                most, first = hidden, age
        if not most:
            return
        katana = [max(self.left[kind] - self.back[first][kind], 0) for kind in KATANA_TILES]
        number = min(most, sum(katana))
        named = [draw_from(self.chance, katana, len(katana)) for _ in range(number)]
        for age, hidden in enumerate(self.hidden):
            if hidden:
                back = self.back[age] = self.back[age][:]
                for kind in named[:hidden]:
                    back[kind] += 1

    def held(self, seat: Seat, number: int) -> list[int]:
        """So many pieces behind a screen by age: the newest ones."""
        found = [0] * (len(self.ages) + 1)
        for place in range(len(self.ages) - 1, -1, -1):
            number = _newest(self.ages[place].held[seat], number, found, place)
        found[-1] = number
        return found

    def shuffled(self, seat: Seat, number: int) -> list[int]:
        """So many of what somebody has put away and what is in the piles again, by age."""
        found = [0] * (len(self.ages) + 1)
        for place in range(len(self.ages) - 1, -1, -1):
            number = _newest(self.ages[place].shuffled[seat], number, found, place)
        found[-1] = number
        return found

    def away(self, seat: Seat, number: int) -> list[int]:
        """So many of what somebody has put away, by age."""
        found = [0] * (len(self.ages) + 1)
        for place in range(len(self.ages) - 1, -1, -1):
            number = _newest(self.ages[place].away[seat], number, found, place)
        found[-1] = number
        return found

    def fill(self, places: list[Place], kinds: int) -> None:
        """Fill places with pieces of the first so many kinds: the oldest first, as fewest come into question for them.

        For the next there are always as many left, whatever was drawn before: no way to fill all is likelier than any.
        """
        for age in range(len(self.ages) + 1):
            number = 0
            for place in places:
                number += place.by_age[age]
            if number:
                self._draw(age, number, places, kinds)

    def _unseen(self, age: int, kinds: int) -> tuple[Counts, int]:
        """What pieces of this age can be, and how many that are: not what has gone back since they were drawn."""
        pool = self.left[:kinds]
        size = 0
        if age < len(self.ages):
            back = self.back[age]
            for kind in range(kinds):
                rest = pool[kind] - back[kind]
                if rest > 0:
                    pool[kind] = rest
                    size += rest
                else:
                    pool[kind] = 0
        return pool, size

    def _draw(self, age: int, number: int, places: list[Place], kinds: int) -> None:
        left, chance = self.left, self.chance
        pool, size = self._unseen(age, kinds)
        if size < number:
            pool = left[:kinds]
            size = sum(pool)
        before = pool[:]
        for place in places:
            some = place.by_age[age]
            if some:
                chance.draw_counted(pool, size, some, place.into, place.first)
                size -= some
        for kind in range(kinds):
            left[kind] -= before[kind] - pool[kind]
