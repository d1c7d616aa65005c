"""How old pieces behind screens are, and what has gone back since they were drawn.

A tile that went back to the bag for all to see is not behind the screen of somebody who has not drawn since. So pieces
that were drawn before anything else went back are of one age, and for each age it is kept what has gone back since. It
never says too much: where a piece could be of two ages, the older one has left.
"""

from bakufu.games.bushido.components import BAG, KATANA_TILES, KINDS, PILES, SWORDS
from bakufu.kernel.words import Seat

FEW_AGES, MOST_AGES = 5, 20
"""With few ages nothing need be done; with too many some pieces are taken for newer than they are."""


class Age:
    """Pieces of one age, and what has gone back since they were drawn."""

    __slots__ = ("away", "back", "born", "held", "hidden", "shuffled")

    def __init__(
        self, back: list[int], hidden: int, held: list[int], away: list[int], shuffled: list[int], born: int
    ) -> None:
        self.back = back
        """By kind: pieces that are not among those of this age, nor of an older one, and are not seen."""
        self.hidden = hidden
        """The same for katana tiles of which the kind was not seen."""
        self.held = held
        """By seat: how many pieces behind its screen are of this age."""
        self.away = away
        """By seat: how many discs of this age it has put away, face down."""
        self.shuffled = shuffled
        """By seat: how many of them are in the piles again, from where nobody has drawn since."""
        self.born = born
        """After how many shuffles these pieces were drawn."""

    def copy(self) -> "Age":
        """One of its own."""
        return Age(self.back[:], self.hidden, self.held[:], self.away[:], self.shuffled[:], self.born)

    def same(self, other: "Age") -> bool:
        """Whether the same is known of both."""
        return (self.back, self.hidden, self.born) == (other.back, other.hidden, other.born)

    def join(self, older: "Age") -> None:
        """Older pieces are taken for of this age."""
        self.held = list(map(int.__add__, self.held, older.held))
        self.away = list(map(int.__add__, self.away, older.away))

    @property
    def empty(self) -> bool:
        """Whether nothing is of this age any more."""
        return all(not (self.held[seat] or self.away[seat] or self.shuffled[seat]) for seat in range(len(self.held)))


class Ages:
    """All pieces behind the screens of others, from the oldest."""

    __slots__ = ("ages", "kinds", "players", "shuffles")

    def __init__(self, kinds: int, players: int, ages: list[Age], shuffles: int = 0) -> None:
        self.kinds = kinds
        self.players = players
        self.ages = ages
        self.shuffles = shuffles

    def copy(self) -> "Ages":
        """One of its own."""
        return Ages(self.kinds, self.players, [age.copy() for age in self.ages], self.shuffles)

    def drawn(self, seat: Seat, number: int) -> None:
        """Somebody draws: of a new age, if anything has gone back since the last draw."""
        self._mix()
        ages = self.ages
        if not ages or any(ages[-1].back) or ages[-1].hidden or ages[-1].born < self.shuffles:
            if len(ages) > FEW_AGES:
                self._merge()
            nobody = [0] * self.players
            ages.append(Age([0] * self.kinds, 0, nobody, nobody[:], nobody[:], self.shuffles))
        ages[-1].held[seat] += number

    def _merge(self) -> None:
        """Ages that do not differ become one; of too many those that differ least, as new as the newer of them."""
        ages, there = self.ages, BAG if self.kinds == KINDS else PILES
        for at in range(len(ages) - 2, -1, -1):
            if ages[at].same(ages[at + 1]):
                ages[at + 1].join(ages.pop(at))
        while len(ages) >= MOST_AGES:
            told = [sum([back / number for back, number in zip(age.back, there, strict=True)]) for age in ages]
            lost = [sum(age.held) * (told[at] - told[at + 1]) for at, age in enumerate(ages[:-1])]
            at = lost.index(min(lost))
            ages[at + 1].join(ages.pop(at))

    def _mix(self) -> None:
        """After a draw nobody knows any more which discs are in the piles."""
        for age in self.ages:
            if any(age.shuffled):
                age.shuffled = [0] * self.players

    def drawn_and_seen(self, counts: list[int]) -> None:
        """The seat itself draws: what it gets may be what went back."""
        self._mix()
        for age in self.ages:
            rest = 0
            back = age.back
            for kind, number in enumerate(counts):
                if number:
                    some = back[kind]
                    if some > number:
                        some = number
                    back[kind] -= some
                    if kind < SWORDS:
                        rest += number - some
            age.hidden -= rest if rest < age.hidden else age.hidden

    def newest(self, seat: Seat) -> Age | None:
        """The newest pieces of somebody; if nothing is known of him they may be as new as any."""
        for age in reversed(self.ages):
            if age.held[seat] or age.away[seat]:
                return age
        return self.ages[-1] if self.ages else None

    def taken(self, seat: Seat, kind: int, number: int) -> None:
        """Somebody takes pieces from behind his screen for all to see; he may have drawn what went back earlier."""
        newest = self.newest(seat)
        for age in self.ages:
            if newest is None or age is newest:
                break
            some = min(number, age.back[kind] - newest.back[kind])
            age.back[kind] -= some
            if kind in KATANA_TILES:
                age.hidden -= min(number - some, age.hidden - newest.hidden)
        self.left(seat, number)

    def taken_unseen(self, seat: Seat, number: int) -> None:
        """Somebody's katana tiles go back, and nobody else sees which; he may have drawn what went back earlier."""
        newest = self.newest(seat)
        older = True
        for age in self.ages:
            older = older and age is not newest
            known = age.hidden + sum(age.back[kind] for kind in KATANA_TILES) if older else 0
            if older and newest:
                known -= newest.hidden + sum(newest.back[kind] for kind in KATANA_TILES)
            age.hidden += number - min(number, known)
        self.left(seat, number)

    def left(self, seat: Seat, number: int) -> None:
        """Somebody's oldest pieces are behind his screen no more."""
        for age in self.ages:
            some = age.held[seat]
            if some > number:
                some = number
            age.held[seat] -= some
            number -= some
        self.ages = [age for age in self.ages if not age.empty]

    def back(self, kind: int, number: int) -> None:
        """Pieces go back, and the seat sees them."""
        for age in self.ages:
            age.back[kind] += number
