"""Joint luck: a seed to which everybody at the table has added something (docs/fairness.md)."""

from hashlib import blake2b

from msgspec import Struct

from bakufu.kernel.chance import SEED_BYTES, commitment

PART_BYTES = 32
"""What one person adds."""

Parts = tuple[bytes, ...]
"""By seat; nothing where none was given."""


class JointLuck(Struct, frozen=True):
    """What was promised before anybody gave a part, and the parts that came after it."""

    secret: bytes
    parts: Parts

    @property
    def promise(self) -> str:
        """What is known of the secret before the game is over."""
        return commitment(self.secret)

    @property
    def seed(self) -> bytes:
        """The game's seed. Each part comes after its length, so that no two lists of parts are hashed alike."""
        luck = blake2b(self.secret, digest_size=SEED_BYTES, person=b"bakufu-luck")
        for part in self.parts:
            luck.update(bytes([len(part)]) + part)
        return luck.digest()
