"""What a seat that forgets nothing knows about tiles and discs, told from the notes."""

from functools import lru_cache

from bakufu.games.bushido import notes, samples_maybe
from bakufu.games.bushido.components import KATANA_TILES, KINDS, PILES, RONIN, TACTICS
from bakufu.games.bushido.notes import Note
from bakufu.games.bushido.samples_ages import Ages
from bakufu.games.bushido.samples_maybe import Alternative, Alternatives
from bakufu.games.bushido.state import BushidoState, players_of
from bakufu.kernel.words import Seat

CHAPTER = 8
"""So many notes are read once, and what they tell is kept."""

MOST_RECENT = 16
"""So many positions are remembered for every seat."""


class Memory:
    """What one seat, or an onlooker, has seen."""

    __slots__ = ("discarded", "discs", "known", "own_discards", "players", "seat", "tiles", "told")

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
        self.told: list[int] = []
        """All notes as this seat could have taken them; only where they have been read to the last."""

    def copy(self) -> "Memory":
        """One of its own."""
        other = Memory(self.seat, self.players)
        other.tiles, other.discs = self.tiles.copy(), self.discs.copy()
        # What can be true of one player is never changed, only put in another's place.
        other.known = self.known.copy()
        other.discarded, other.own_discards = self.discarded[:], self.own_discards[:]
        return other

    def read(self, note: Note) -> None:
        """Take in one note."""
        if note[1] < notes.DISC_DRAWN:
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
                self.known[seat] = {before._replace(held=samples_maybe.one_more(before.held, disc, number)): 1}
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
            self._keep(seat, samples_maybe.shown(self.known[seat], disc, behind, unseen))

    def _put_away(self, seat: Seat, behind: int) -> None:
        if seat in self.known:
            self._keep(seat, samples_maybe.put_away(self.known[seat], behind))
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
            self._keep(seat, samples_maybe.shuffled(self.known[seat], self.discs.shuffles, oldest))

    def _turn_up(self, disc: int, since: int) -> None:
        for seat in list(self.known):
            self._keep(seat, samples_maybe.turned_up(self.known[seat], disc, since))

    def _keep(self, seat: Seat, found: Alternatives) -> None:
        if found:
            self.known[seat] = found
        else:
            del self.known[seat]


def remember(state: BushidoState, seat: Seat) -> Memory:
    """All that this seat knows by the state's notes. It is kept, so nobody may change it."""
    told, players = state.notes, players_of(state)
    if not told:
        return Memory(seat, players)
    who = seat << 4 | players
    last = _LAST.get(who)
    # Notes are only ever added: the same list, as long as it was, tells the same.
    if last is not None and last[0] is told and len(last[1].told) == len(told):
        return last[1]
    memory = _remembered(seat, players, told)
    _LAST[who] = (told, memory)
    return memory


_LAST: dict[int, tuple[list[int], Memory]] = {}
"""By seat and number of players: whose notes were asked about last, and what they told."""

_RECENT: dict[int, list[tuple[list[int], Memory]]] = {}
"""By seat and number of players: what was asked for of late, and by which notes."""


def _remembered(seat: Seat, players: int, told: list[int]) -> Memory:
    """What is known by all these notes; whoever looks ahead asks it again and again about one position."""
    recent = _RECENT.setdefault(seat << 4 | players, [])
    begun: Memory | None = None
    read = 0
    for known, memory in recent:
        length = len(known)
        if length == len(told):
            if known == told:
                return memory
        elif read < length < len(told) and known[-1] == told[length - 1] and known == told[:length]:
            begun, read = memory, length
    whole = len(told) - len(told) % CHAPTER
    if begun is None:
        read = whole
        memory = _chapters(seat, players, tuple(told[:whole])).copy() if whole else Memory(seat, players)
    else:
        memory = begun.copy()
    for note in told[read:]:
        memory.read(notes.read(note))
    memory.told = notes.without_secrets(told, seat)
    if len(recent) >= MOST_RECENT:
        del recent[0]
    recent.append((told[:], memory))
    return memory


@lru_cache(maxsize=512)
def _chapters(seat: Seat, players: int, told: tuple[int, ...]) -> Memory:
    """What is known after whole chapters."""
    before = told[:-CHAPTER]
    memory = _chapters(seat, players, before).copy() if before else Memory(seat, players)
    for note in told[-CHAPTER:]:
        memory.read(notes.read(note))
    return memory
