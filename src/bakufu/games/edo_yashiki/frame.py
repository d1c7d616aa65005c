"""The frame in which a house lies, and sets of its places, one bit each."""

from bakufu.engine import IS_COMPILED
from bakufu.games.edo_yashiki.components import COLUMNS, ROWS

STRIDE = 72
"""Wide enough for all 32 cards that one player can lay side by side, and the margins."""

LEFT, TOP = 3, 4
MARGIN = TOP * STRIDE + LEFT
"""Where the top left square of the house may lie at the earliest."""

WHOLE_ROW = (1 << STRIDE) - 1
"""Every place of a row."""

LOWEST = tuple((1 << (1 << half)) - 1 for half in range(14))
"""The lowest 1, 2, 4, 8 ... bits."""

FEW_BITS = len(LOWEST) if IS_COMPILED else 5
"""Among 32 bits ones are counted byte by byte; compiled always, as there it is quicker than to halve long numbers."""

ONES_OF_BYTE = tuple(bytes(place for place in range(8) if byte >> place & 1) for byte in range(256))
"""The places of the ones in every byte, from the lowest on."""

COUNT_OF_BYTE = bytes(map(len, ONES_OF_BYTE))

_YES_OR_NO = bytes(digit == ord("1") for digit in range(256))


def which(places: int) -> bytes:
    """For every place whether it is one of these, as `compress` wants to be told."""
    return bin(places)[:1:-1].encode().translate(_YES_OR_NO)


def each_bit(bits: int) -> list[int]:
    """The places of all ones, from the lowest on."""
    # To go through bytes is much quicker than to take single bits out of a long number.
    octets = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
    found: list[int] = []
    for number in range(len(octets)):
        octet = octets[number]
        if octet:
            ones = ONES_OF_BYTE[octet]
            for which_one in range(len(ones)):
                found.append(8 * number + ones[which_one])
    return found


def nth_bit(bits: int, nth: int, ones: int) -> int:
    """The place of the one with so many of all ones below it: in the half that holds it and so on, then by bytes."""
    place = 0
    half = (bits.bit_length() - 1).bit_length()
    while half > FEW_BITS:
        half -= 1
        low = bits & LOWEST[half]
        below = low.bit_count()
        if nth < below:
            bits = low
            ones = below
        else:
            nth -= below
            ones -= below
            bits >>= 1 << half
            place += 1 << half
    octets = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
    if 2 * nth < ones:
        at = 0
        here = COUNT_OF_BYTE[octets[0]]
        while nth >= here:
            nth -= here
            at += 1
            here = COUNT_OF_BYTE[octets[at]]
    else:
        # From the other end it is nearer.
        at = len(octets) - 1
        first = ones - COUNT_OF_BYTE[octets[at]]
        while nth < first:
            at -= 1
            first -= COUNT_OF_BYTE[octets[at]]
        nth -= first
    return place + 8 * at + ONES_OF_BYTE[octets[at]][nth]


def extent(reach: int) -> tuple[int, int, int, int]:
    """The rows and columns of the frame where a house begins and where it has ended, as its reach shows them."""
    first = (reach & -reach).bit_length() // STRIDE
    last = reach.bit_length() // STRIDE
    # All rows laid on one another, twice as many each time, show how wide it is.
    columns, laid = reach >> first * STRIDE, 1
    while laid <= last - first:
        columns |= columns >> STRIDE * laid
        laid *= 2
    columns &= WHOLE_ROW
    # A card that touches the house reaches it from its own height and one more, from its own width and one more.
    return first + ROWS, last, (columns & -columns).bit_length() - 1 + COLUMNS, columns.bit_length() - 1
