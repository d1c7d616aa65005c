"""All luck: BLAKE2b in counter mode over a 256-bit seed."""

import secrets
from hashlib import blake2b
from typing import Any, TypeVar

from bakufu.engine import IS_COMPILED

T = TypeVar("T")

SEED_BYTES = 32
BLOCK_BYTES = 64
BLOCK_BITS = 8 * BLOCK_BYTES

BYTES_AT_ONCE = 4
BITS_AT_ONCE = 8 * BYTES_AT_ONCE
"""So many bits of a block are taken at a time: compiled, small numbers are shifted much faster than large ones."""

ALL_ONES = tuple((1 << bits) - 1 for bits in range(BITS_AT_ONCE))
"""The largest numbers of so many bits."""

ALL_AT_ONCE = not IS_COMPILED
"""In plain Python a call costs more than a shift: there a block is taken whole."""


def new_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(word: int | str | bytes) -> bytes:
    """The seed that a person's short word or number stands for; 32 bytes stand for themselves."""
    if isinstance(word, bytes) and len(word) == SEED_BYTES:
        return word
    text = word if isinstance(word, bytes) else str(word).encode()
    return blake2b(text, digest_size=SEED_BYTES, person=b"bakufu-seed").digest()


def commitment(seed: bytes) -> str:
    """What is promised before the first move; only this seed fits it."""
    return blake2b(seed, digest_size=32, person=b"bakufu-promise").hexdigest()


Draw = tuple[int, int]
"""How many outcomes were possible, and which it was (counted from 0)."""


class Chance:
    """A stream of fair draws; the same on every machine for the same seed, cheap to copy.

    Block `i` of the stream is BLAKE2b(seed, i as eight bytes, little end first), read from its lowest bits. A draw
    takes as many bits as the largest outcome needs, again and again until they name an outcome; bits left in a block
    that are too few for a draw are passed over.
    """

    __slots__ = ("_at", "_block", "_few", "_low", "_now", "seed")

    def __init__(
        self, seed: bytes, block: int = 0, now: bytes = b"", at: int = BLOCK_BYTES, low: int = 0, few: int = 0
    ) -> None:
        self.seed = seed
        self._block = block
        """The number of the next block."""
        self._now = now
        self._at = at
        """The block before, and how many of its bytes have been taken."""
        self._low = low
        self._few = few
        """The bits taken that are not drawn yet, and how many they are."""

    @classmethod
    def at(cls, seed: bytes, position: int) -> "Chance":
        """The stream where so many of its bits are behind us."""
        block, used = divmod(position, BLOCK_BITS)
        chance = cls(seed, block)
        if used:
            chance._next_block()
            pieces, drawn = divmod(used, BITS_AT_ONCE)
            chance._at = pieces * BYTES_AT_ONCE
            chance._take(drawn)
            chance._low >>= drawn
            chance._few -= drawn
        return chance

    @property
    def position(self) -> int:
        """Bits of the stream that are behind us."""
        return self._block * BLOCK_BITS - (BLOCK_BYTES - self._at) * 8 - self._few

    def clone(self) -> "Chance":
        """A stream of its own that goes on from the same place."""
        return Chance(self.seed, self._block, self._now, self._at, self._low, self._few)

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process."""
        return Chance, (self.seed, self._block, self._now, self._at, self._low, self._few)

    def _next_block(self) -> None:
        self._now = blake2b(self.seed + self._block.to_bytes(8, "little")).digest()
        self._block += 1
        self._at = self._low = self._few = 0

    def _take(self, bits: int) -> None:
        """Have at least so many bits at hand."""
        if self._few + (BLOCK_BYTES - self._at) * 8 < bits:
            self._next_block()
        now, at, low, few = self._now, self._at, self._low, self._few
        if ALL_AT_ONCE:
            low |= int.from_bytes(now[at:], "little") << few
            few += (BLOCK_BYTES - at) * 8
            at = BLOCK_BYTES
        while few < bits:
            low |= (now[at] | now[at + 1] << 8 | now[at + 2] << 16 | now[at + 3] << 24) << few
            at += BYTES_AT_ONCE
            few += BITS_AT_ONCE
        self._at, self._low, self._few = at, low, few

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as any other."""
        if n < 1:
            raise ValueError("there is nothing to draw from")
        bits = (n - 1).bit_length()
        mask = (1 << bits) - 1
        while True:
            if self._few < bits:
                self._take(bits)
            low = self._low
            self._low = low >> bits
            self._few -= bits
            drawn = low & mask
            if drawn < n:
                return drawn

    def draw(self, pile: list[T]) -> T:
        """Take one piece out of an unordered pile. (What is left changes its order, which means nothing.)"""
        i = self.below(len(pile))
        piece = pile[i]
        pile[i] = pile[-1]
        pile.pop()
        return piece

    def draw_counted(self, pool: list[int], size: int, number: int, into: list[int], first: int) -> None:
        """Take so many pieces out of a pool of this size in which only kinds are counted, one after the other.

        They are added to other counts, where the first kind stands at `first`. The same draws as `below(size)` makes.
        """
        low, few = self._low, self._few
        bits = (size - 1).bit_length()
        mask = ALL_ONES[bits]
        half = mask >> 1
        while number:
            if few < bits:
                self._low, self._few = low, few
                self._take(bits)
                low, few = self._low, self._few
            nth = low & mask
            low >>= bits
            few -= bits
            if nth < size:
                kind = 0
                here = pool[0]
                while nth >= here:
                    nth -= here
                    kind += 1
                    here = pool[kind]
                pool[kind] = here - 1
                into[first + kind] += 1
                size -= 1
                number -= 1
                if size <= half + 1 and bits:
                    # One bit less is enough from here on.
                    bits -= 1
                    mask = half
                    half = mask >> 1
        self._low, self._few = low, few

    def pick(self, pieces: "list[T] | tuple[T, ...]") -> T:
        """One of several, which stays where it is."""
        return pieces[self.below(len(pieces))]

    def shuffle(self, pieces: list[T]) -> None:
        """Put a list in random order."""
        for i in range(len(pieces) - 1, 0, -1):
            j = self.below(i + 1)
            pieces[i], pieces[j] = pieces[j], pieces[i]


class Noting(Chance):
    """Luck that notes every draw. (Its clones do not: what the rules only try out is no luck.)"""

    __slots__ = ("draws",)

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        """Draw, and note it unless there was nothing to choose."""
        drawn = super().below(n)
        if n > 1:
            self.draws.append((n, drawn))
        return drawn

    def draw_counted(self, pool: list[int], size: int, number: int, into: list[int], first: int) -> None:
        """One by one, each noted."""
        for left in range(size, size - number, -1):
            nth = self.below(left)
            kind = 0
            while nth >= pool[kind]:
                nth -= pool[kind]
                kind += 1
            pool[kind] -= 1
            into[first + kind] += 1
