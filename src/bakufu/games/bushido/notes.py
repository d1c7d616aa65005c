"""Where tiles and discs went: notes from which a seat's knowledge can be told at any time (memory.py).

A note is one number. Its lower part is what everybody saw: who, what happened, which kind, how many. Its upper part is
what only that player saw. The first rules take no notes, so that their positions stay as they were.
"""

from collections.abc import Sequence
from typing import TypeAlias

from bakufu.games.bushido.components import KATANA_TILES, KINDS, TACTICS, Disc, Tile
from bakufu.games.bushido.state import BushidoState
from bakufu.kernel.words import Seat

(
    TILES_DRAWN,
    TILES_SPENT,
    RONIN_OUT,
    RONIN_BACK,
    STACK_BACK,
    MIKADO,
    DISC_DRAWN,
    DISC_SHOWN,
    DISC_KNOWN,
    DISC_AWAY,
    SHUFFLED,
) = range(11)
"""What a note is about."""

WHAT, KIND, NUMBER, PRIVATE = 3, 7, 11, 20
"""At which bit each part of a note begins; who it is about comes first."""

OPEN = (1 << PRIVATE) - 1
DIGIT = 4
"""Bits for each kind of drawn tiles: nobody draws more than fifteen at once."""
MORE = 8
"""Bits for each kind of katana tiles in a stack."""


Note: TypeAlias = tuple[Seat, int, int, int, int]
"""A note, read: who, what happened, which kind, how many; and what only that player saw, 0 where it is not known."""


def read(note: int) -> Note:
    """The parts of a note."""
    return note & 7, note >> WHAT & 15, note >> KIND & 15, note >> NUMBER & 511, note >> PRIVATE


def counted(private: int, bits: int, kinds: int) -> list[int]:
    """Pieces by kind, out of what only their player saw."""
    return [private >> bits * kind & (1 << bits) - 1 for kind in range(kinds)]


def without_secrets(notes: list[int], seat: Seat) -> list[int]:
    """The notes as this seat could have taken them."""
    known = notes[:]
    for place, note in enumerate(notes):
        if note > OPEN and note & 7 != seat:
            known[place] = note & OPEN
    return known


def is_note(note: int, players: int) -> bool:
    """Whether this could be a note at a table of so many players."""
    if note < 0:
        return False
    seat, what, kind, _, private = read(note)
    kinds = KINDS if what < DISC_DRAWN else TACTICS
    secret = private < 1 << 32 if what < DISC_DRAWN else private <= TACTICS
    return seat < players and what <= SHUFFLED and kind < kinds and secret


# Made once: notes are taken all the time, and read seldom.
_DRAWN = tuple(1 << DIGIT * tile << PRIVATE for tile in range(KINDS))
_SPENT = tuple(TILES_SPENT << WHAT | tile << KIND for tile in range(KINDS))
_DISC_DRAWN = tuple(DISC_DRAWN << WHAT | (disc + 1) << PRIVATE for disc in range(TACTICS))
_DISC_SHOWN = tuple(DISC_SHOWN << WHAT | disc << KIND for disc in range(TACTICS))
_DISC_AWAY = tuple(DISC_AWAY << WHAT | (disc + 1) << PRIVATE for disc in range(TACTICS))
_RONIN_OUT = RONIN_OUT << WHAT
_NUMBER = 1 << NUMBER


def tiles_drawn(state: BushidoState, seat: Seat, drawn: Sequence[Tile]) -> None:
    """A player has drawn tiles."""
    if state.rules >= 2 and drawn:  # since 2
        number = len(drawn)
        note = seat | number * _NUMBER
        if number < 1 << DIGIT:
            for tile in drawn:
                note += _DRAWN[tile]
        state.notes.append(note)


def tiles_spent(state: BushidoState, seat: Seat, tile: Tile, number: int) -> None:
    """A player has shown tiles, and they are back in the bag."""
    if state.rules >= 2 and number:  # since 2
        state.notes.append(_SPENT[tile] | seat | number * _NUMBER)


def ronin_out(state: BushidoState, seat: Seat) -> None:
    """A player has put a ronin on the board."""
    if state.rules >= 2:  # since 2
        state.notes.append(_RONIN_OUT | seat)


def ronin_back(state: BushidoState, number: int) -> None:
    """Ronin have left the board for the bag."""
    if state.rules >= 2 and number:  # since 2
        state.notes.append(RONIN_BACK << WHAT | number * _NUMBER)


def stack_back(state: BushidoState, seat: Seat, swords: Sequence[int], top: Tile) -> None:
    """A stack of which everybody has seen number and top is back in the bag."""
    number = sum(swords)
    if state.rules >= 2 and number:  # since 2
        private = sum([swords[tile] << MORE * tile for tile in KATANA_TILES])
        state.notes.append(seat | STACK_BACK << WHAT | top << KIND | number * _NUMBER | private << PRIVATE)


def mikado(state: BushidoState) -> None:
    """All tiles are back in the bag, but for the ronin on the board."""
    if state.rules >= 2:  # since 2
        state.notes.append(MIKADO << WHAT)


def disc_drawn(state: BushidoState, seat: Seat, disc: Disc) -> None:
    """A player has drawn a disc, or was dealt one."""
    if state.rules >= 2:  # since 2
        state.notes.append(_DISC_DRAWN[disc] | seat)


def disc_shown(state: BushidoState, seat: Seat, disc: Disc, behind: int) -> None:
    """A player shows one of so many discs behind his screen, and it goes to the discards."""
    if state.rules >= 2:  # since 2
        state.notes.append(_DISC_SHOWN[disc] | seat | behind * _NUMBER)


def disc_put_away(state: BushidoState, seat: Seat, disc: Disc, behind: int, known: Sequence[int]) -> None:
    """A player puts away one of so many discs face down, of which everybody knew some to be there."""
    if state.rules >= 2:  # since 2
        notes = state.notes
        for kind, number in enumerate(known):
            if number:
                notes.append(seat | DISC_KNOWN << WHAT | kind << KIND | number * _NUMBER)
        notes.append(_DISC_AWAY[disc] | seat | behind * _NUMBER)


def discs_shuffled(state: BushidoState) -> None:
    """All discards are in the piles again."""
    if state.rules >= 2:  # since 2
        state.notes.append(SHUFFLED << WHAT)
