"""What a seat that forgets nothing knows about tiles and discs, told from the notes.

A tile that went back to the bag for all to see is not behind the screen of somebody who has not drawn since. So what is
behind a screen has an age: pieces that were drawn before anything else went back are of one age. For each age it is
kept what has gone back since. It never says too much: where a piece could be of two ages, the older one has left.
"""

from functools import lru_cache

from bakufu.games.bushido import maybe, notes
from bakufu.games.bushido.components import KATANA_TILES, KINDS, PILES, RONIN, TACTICS
from bakufu.games.bushido.maybe import NO_DISCS, Alternatives
from bakufu.games.bushido.notes import Note
from bakufu.games.bushido.state import BushidoState, players_of
from bakufu.kernel.words import Seat

MOST_AGES = 8
"""Older pieces are taken for newer than they are."""

CHAPTER = 8
"""So many notes are read once, and what they tell is kept."""


class Age:
    """Pieces of one age, and what has gone back since they were drawn."""

    __slots__ = ("away", "back", "held", "hidden")

    def __init__(self, back: list[int], hidden: int, held: list[int], away: list[int]) -> None:
        self.back = back
        """By kind: pieces that are not among those of this age, nor of an older one, and are not seen."""
        self.hidden = hidden
        """The same for katana tiles of which the kind was not seen."""
        self.held = held
        """By seat: how many pieces behind its screen are of this age."""
        self.away = away
        """By seat: how many discs of this age it has put away, face down."""

    def copy(self) -> "Age":
        """One of its own."""
        return Age(self.back[:], self.hidden, self.held[:], self.away[:])


class Ages:
    """All pieces behind the screens of others, from the oldest."""

    __slots__ = ("ages", "kinds", "players")

    def __init__(self, kinds: int, players: int, ages: list[Age]) -> None:
        self.kinds = kinds
        self.players = players
        self.ages = ages

    def copy(self) -> "Ages":
        """One of its own."""
        return Ages(self.kinds, self.players, [age.copy() for age in self.ages])

    def drawn(self, seat: Seat, number: int) -> None:
        """Somebody draws: of a new age, if anything has gone back since the last draw."""
        ages = self.ages
        if not ages or any(ages[-1].back) or ages[-1].hidden:
            ages.append(Age([0] * self.kinds, 0, [0] * self.players, [0] * self.players))
            if len(ages) > MOST_AGES:
                oldest = ages.pop(0)
                ages[0].held = list(map(int.__add__, ages[0].held, oldest.held))
                ages[0].away = list(map(int.__add__, ages[0].away, oldest.away))
        ages[-1].held[seat] += number

    def drawn_and_seen(self, counts: list[int]) -> None:
        """The seat itself draws: what it gets may be what went back."""
        for age in self.ages:
            rest = 0
            for kind, number in enumerate(counts):
                some = min(number, age.back[kind])
                age.back[kind] -= some
                rest += number - some if kind in KATANA_TILES else 0
            age.hidden -= min(rest, age.hidden)

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
            some = min(number, age.held[seat])
            age.held[seat] -= some
            number -= some
        self.ages = [age for age in self.ages if any(age.held) or any(age.away)]

    def back(self, kind: int, number: int) -> None:
        """Pieces go back, and the seat sees them."""
        for age in self.ages:
            age.back[kind] += number


class Memory:
    """What one seat, or an onlooker, has seen."""

    __slots__ = ("discarded", "discs", "known", "own_discards", "players", "seat", "tiles")

    def __init__(self, seat: Seat, players: int) -> None:
        self.seat = seat
        self.players = players
        self.tiles = Ages(KINDS, players, [])
        self.discs = Ages(TACTICS, players, [])
        self.known: dict[Seat, Alternatives] = {}
        """Of players who have put discs away: what can be true of the discs that everybody knew them to hold."""
        self.discarded = [0] * TACTICS
        """The discs that were shown and discarded since the last shuffle."""
        self.own_discards = [0] * TACTICS

    def copy(self) -> "Memory":
        """One of its own."""
        other = Memory(self.seat, self.players)
        other.tiles, other.discs = self.tiles.copy(), self.discs.copy()
        other.known = {seat: dict(found) for seat, found in self.known.items()}
        other.discarded, other.own_discards = self.discarded[:], self.own_discards[:]
        return other

    def read(self, note: Note) -> None:
        """Take in one note."""
        if note.what < notes.DISC_DRAWN:
            self._read_of_tiles(note)
        else:
            self._read_of_discs(note)

    def _read_of_tiles(self, note: Note) -> None:
        seat, what, kind, number, private = note
        tiles, mine = self.tiles, seat == self.seat
        match what:
            case notes.TILES_DRAWN if mine:
                counts = notes.counted(private, notes.DIGIT, KINDS) if private else [number] * KINDS
                tiles.drawn_and_seen(counts)
            case notes.TILES_DRAWN:
                tiles.drawn(seat, number)
            case notes.TILES_SPENT:
                if not mine:
                    tiles.taken(seat, kind, number)
                tiles.back(kind, number)
            case notes.RONIN_OUT if not mine:
                tiles.taken(seat, RONIN, 1)
            case notes.RONIN_BACK:
                tiles.back(RONIN, number)
            case notes.STACK_BACK if mine and private:
                for tile, laid in enumerate(notes.counted(private, notes.MORE, len(KATANA_TILES))):
                    tiles.back(tile, laid)
            case notes.STACK_BACK:
                if not mine:
                    tiles.taken_unseen(seat, number - 1)
                    tiles.taken(seat, kind, 1)
                tiles.back(kind, 1)
            case notes.MIKADO:
                self.tiles = Ages(KINDS, self.players, [])

    def _read_of_discs(self, note: Note) -> None:
        seat, what, disc, number, private = note
        discs, mine = self.discs, seat == self.seat
        match what:
            case notes.DISC_DRAWN if mine:
                discs.drawn_and_seen([int(kind == private - 1 or not private) for kind in range(TACTICS)])
            case notes.DISC_DRAWN:
                discs.drawn(seat, 1)
            case notes.DISC_SHOWN:
                if not mine:
                    self._know(seat, disc, number)
                    discs.taken(seat, disc, 1)
                self.discarded[disc] += 1
            case notes.DISC_KNOWN if not mine:
                (held, away), ways = next(iter(self.known.get(seat, {(NO_DISCS, NO_DISCS): 1}).items()))
                self.known[seat] = {(maybe.one_more(held, disc, number), away): ways}
            case notes.DISC_AWAY if mine:
                if private:
                    self.own_discards[private - 1] += 1
            case notes.DISC_AWAY:
                self._put_away(seat, number)
            case notes.SHUFFLED:
                self._shuffle()

    def _know(self, seat: Seat, disc: int, behind: int) -> None:
        if seat in self.known:
            unseen = [number - seen for number, seen in zip(PILES, self.discarded, strict=True)]
            self._keep(seat, maybe.shown(self.known[seat], disc, behind, unseen))

    def _put_away(self, seat: Seat, behind: int) -> None:
        if seat in self.known:
            self._keep(seat, maybe.put_away(self.known[seat], behind))
        if newest := self.discs.newest(seat):
            newest.away[seat] += 1
        self.discs.left(seat, 1)

    def _shuffle(self) -> None:
        for disc in range(TACTICS):
            self.discs.back(disc, self.discarded[disc] + self.own_discards[disc])
        self.discarded, self.own_discards = [0] * TACTICS, [0] * TACTICS
        for seat in list(self.known):
            self._keep(seat, maybe.shuffled(self.known[seat]))
        for age in self.discs.ages:
            age.away = [0] * self.players
        self.discs.left(0, 0)

    def _keep(self, seat: Seat, found: Alternatives) -> None:
        if found:
            self.known[seat] = found
        else:
            del self.known[seat]


def remember(state: BushidoState, seat: Seat) -> Memory:
    """All that this seat knows by the state's notes; one's own, to be changed at will."""
    told, players = state.notes, players_of(state)
    whole = len(told) - len(told) % CHAPTER
    memory = _chapters(seat, players, tuple(told[:whole])).copy() if whole else Memory(seat, players)
    for note in told[whole:]:
        memory.read(notes.read(note))
    return memory


@lru_cache(maxsize=512)
def _chapters(seat: Seat, players: int, told: tuple[int, ...]) -> Memory:
    """What is known after whole chapters."""
    before = told[:-CHAPTER]
    memory = _chapters(seat, players, before).copy() if before else Memory(seat, players)
    for note in told[-CHAPTER:]:
        memory.read(notes.read(note))
    return memory
