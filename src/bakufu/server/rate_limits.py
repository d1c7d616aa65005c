"""How often somebody may do something."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Any


def address_of(scope: Any) -> str:
    """Where a client is."""
    client = scope.get("client")
    return network(client[0]) if client else ""


@lru_cache(10_000)
def network(address: str) -> str:
    """An address as limits count it: whoever has one of a /64 has them all. What is no address counts as it is."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(IPv6Network((known, 64), strict=False))


class Bucket:
    """So many at once, and so many a second from then on."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, burst: float, rate: float) -> None:
        self._full = self._left = burst
        self._rate = rate
        self._at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more (or one that counts for so many) is allowed now."""
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def turn(self) -> float:
        """How many seconds to wait for one more, which is thereby taken: for who would rather wait than be refused."""
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate) - 1.0
        self._at = now
        return max(0.0, -self._left / self._rate)

    @property
    def rested(self) -> bool:
        """Whether it is full again, so that it may be forgotten."""
        return self._left + (monotonic() - self._at) * self._rate >= self._full


class Traffic:
    """Frames and bytes of one connection. There is room for more words than are answered, so that it can be said."""

    FRAMES = 400.0
    FRAMES_A_SECOND = 40.0
    BYTES = 1024.0 * 1024
    BYTES_A_SECOND = 128.0 * 1024

    def __init__(self, factor: float) -> None:
        self._lifted = not factor
        self._frames = Bucket(self.FRAMES * factor, self.FRAMES_A_SECOND * factor)
        self._bytes = Bucket(self.BYTES * factor, self.BYTES_A_SECOND * factor)

    def allow(self, size: int) -> bool:
        """Whether one more frame of this size may come."""
        return self._lifted or (self._frames.take() and self._bytes.take(size))


class Limits:
    """Limits for each person, that is, each address: what may be done at once, and how often from then on.

    Calls, tables set, seats asked for, words, records brought, reviews, hints, answers of bots where no person plays;
    besides, connections. A factor of 0 lifts them all.
    """

    BURST = {
        "call": 200.0,
        "table": 20.0,
        "seat": 30.0,
        "word": 600.0,
        "record": 20.0,
        "review": 10.0,
        "bot": 40.0,
        "hint": 6.0,
    }
    RATE = {
        "call": 20.0,
        "table": 0.2,
        "seat": 0.5,
        "word": 100.0,
        "record": 0.1,
        "review": 0.05,
        "bot": 10.0,
        "hint": 0.1,
    }
    CONNECTIONS = 60
    FORGET = 10_000

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._open: dict[str, int] = {}

    def allow(self, what: str, address: str, cost: float = 1.0) -> bool:
        """Whether this address may do that once more; or something that counts for so many."""
        return not self.factor or self._bucket(what, address).take(cost)

    def turn(self, what: str, who: str) -> float:
        """How many seconds somebody has to wait before doing that once more; it counts at once."""
        return self._bucket(what, who).turn() if self.factor else 0.0

    def _bucket(self, what: str, who: str) -> Bucket:
        bucket = self._buckets.get((what, who))
        if bucket is None:
            if len(self._buckets) > self.FORGET:
                self._buckets = {key: one for key, one in self._buckets.items() if not one.rested}
            bucket = Bucket(self.BURST[what] * self.factor, self.RATE[what] * self.factor)
            self._buckets[what, who] = bucket
        return bucket

    def enter(self, address: str) -> bool:
        """One more connection from this address; False where there are too many already."""
        count = self._open.get(address, 0)
        if self.factor and count >= self.CONNECTIONS * self.factor:
            return False
        self._open[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One connection less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def traffic(self) -> Traffic:
        """What one connection may send, whatever it is."""
        return Traffic(self.factor)

    def words(self) -> Bucket:
        """What one connection may say, besides what all of its address may."""
        return Bucket(60 * self.factor, 20 * self.factor) if self.factor else Bucket(1e12, 1e12)
