"""Addresses that are not served for a time, as the keeper has said."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import time
from typing import Any

from bakufu.server.storage.models import Ban

Cut = Callable[[], None]
"""Closes a connection."""


def client_of(scope: Any) -> str:
    """Where a client is, as it came."""
    client = scope.get("client")
    return str(client[0]) if client else ""


class Bans:
    """Who is banned now. Asked for every call: it costs as many looks as there are sizes of networks."""

    def __init__(self) -> None:
        self.now: Callable[[], float] = time
        """What time it is, for everybody who shares the database."""
        self._until: dict[tuple[int, int, int], float] = {}
        """By version, size and the bits that count."""
        self._sizes: dict[int, list[int]] = {4: [], 6: []}
        self._open: dict[object, tuple[str, Cut]] = {}

    def know(self, bans: Iterable[Ban]) -> None:
        """These are all; who is among them loses its connections."""
        self._until.clear()
        for one in bans:
            network = ip_network(one.network)
            free = network.max_prefixlen - network.prefixlen
            self._until[network.version, free, int(network.network_address) >> free] = one.until
        for version in self._sizes:
            self._sizes[version] = sorted({free for known, free, _ in self._until if known == version})
        for address, cut in list(self._open.values()):
            if self.until(address) is not None:
                cut()

    def until(self, address: str) -> float | None:
        """Until when this address is not served; None: it is."""
        if not self._until or (known := _read(address)) is None:
            return None
        bits = int(known)
        keys = ((known.version, free, bits >> free) for free in self._sizes[known.version])
        until = max((self._until.get(key, 0.0) for key in keys), default=0.0)
        return until if until > self.now() else None

    @property
    def over(self) -> bool:
        """Whether there are some whose time is over."""
        return any(until <= self.now() for until in self._until.values())

    @contextmanager
    def connected(self, address: str, cut: Cut) -> Iterator[None]:
        """A connection from there, which is cut when a ban comes."""
        key = object()
        self._open[key] = (address, cut)
        try:
            yield
        finally:
            del self._open[key]


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(known, IPv6Address) and known.ipv4_mapped) or known
