"""What a seat that forgets nothing knows about tiles and discs, told from the notes.

A tile that went back to the bag for all to see is not behind the screen of somebody who has not drawn since. So what is
behind a screen has an age: pieces that were drawn before anything else went back are of one age. For each age it is
kept what has gone back since. It never says too much: where a piece could be of two ages, the older one has left.
"""

from functools import lru_cache

from bakufu.games.bushido import maybe, notes
from bakufu.games.bushido.components import BAG, KATANA_TILES, KINDS, PILES, RONIN, TACTICS
from bakufu.games.bushido.maybe import Alternative, Alternatives
from bakufu.games.bushido.notes import Note
from bakufu.games.bushido.state import BushidoState, players_of
from bakufu.kernel.words import Seat

MOST_AGES = 8
"""With more of them some pieces are taken for newer than they are."""

CHAPTER = 8
"""So many notes are read once, and what they tell is kept."""


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

    @property
    def empty(self) -> bool:
        """Whether nothing is of this age any more."""
        return not (any(self.held) or any(self.away) or any(self.shuffled))


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
            nobody = [0] * self.players
            ages.append(Age([0] * self.kinds, 0, nobody, nobody[:], nobody[:], self.shuffles))
            if len(ages) > MOST_AGES:
                self._merge()
        ages[-1].held[seat] += number

    def _merge(self) -> None:
        """Two ages between which least went back, rare kinds before all, become one, as new as the newer of them."""
        ages, there = self.ages, BAG if self.kinds == KINDS else PILES
        told = [sum([back / number for back, number in zip(age.back, there, strict=True)]) for age in ages]
        at = min(range(len(ages) - 1), key=lambda place: told[place] - told[place + 1])
        older, newer = ages.pop(at), ages[at]
        newer.held = list(map(int.__add__, newer.held, older.held))
        newer.away = list(map(int.__add__, newer.away, older.away))

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
        self.ages = [age for age in self.ages if not age.empty]

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
                counts = [int(kind == private - 1 or not private) for kind in range(TACTICS)]
                discs.drawn_and_seen(counts)
                for kind, number in enumerate(counts):
                    if number:
                        self._turn_up(kind, discs.shuffles)
            case notes.DISC_DRAWN:
                discs.drawn(seat, 1)
            case notes.DISC_SHOWN:
                if not mine:
                    self._know(seat, disc, number)
                    newest = discs.newest(seat)
                    self._turn_up(disc, newest.born if newest else discs.shuffles)
                    discs.taken(seat, disc, 1)
                self.discarded[disc] += 1
            case notes.DISC_KNOWN if not mine:
                before = next(iter(self.known.get(seat, {Alternative(): 1})))
                self.known[seat] = {before._replace(held=maybe.one_more(before.held, disc, number)): 1}
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
        self.discs.shuffles += 1
        for age in self.discs.ages:
            age.away, age.shuffled = [0] * self.players, list(map(int.__add__, age.shuffled, age.away))
        self.discs.left(0, 0)
        oldest = self.discs.ages[0].born if self.discs.ages else self.discs.shuffles
        for seat in list(self.known):
            self._keep(seat, maybe.shuffled(self.known[seat], self.discs.shuffles, oldest))

    def _turn_up(self, disc: int, since: int) -> None:
        for seat in list(self.known):
            self._keep(seat, maybe.turned_up(self.known[seat], disc, since))

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
