"""How many connections there may be: for each address, and in all, so that files can still be opened."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from bakufu.server.rate_limits import network

try:
    import resource
except ImportError:
    # Windows has no such limit.
    resource = None  # type: ignore[assignment]

RESERVE = 128
"""File descriptors that connections leave to the database, the bots, the page's files."""

MOST_FILES = 65_536
"""How far the system's limit is raised, where it lets us."""

FOR_EACH = 200
"""Connections from one address: a household with many windows has fewer."""


class ConnectionLimits:
    """Counts connections of every kind. A factor of 0 lifts the limit for each address."""

    def __init__(self, factor: float, proxies: str | None, most: int) -> None:
        self._for_each = FOR_EACH * factor
        self._most = most
        self._proxies = _networks(proxies)
        self._open: dict[str, int] = {}
        self.count = 0

    def enter(self, address: str) -> bool:
        """One more; False where there are too many already."""
        key = network(address)
        count = self._open.get(key, 0)
        if self.count >= self._most:
            return False
        if self._for_each and count >= self._for_each and not self._is_proxy(address):
            return False
        self._open[key] = count + 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        key = network(address)
        self.count -= 1
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def _is_proxy(self, address: str) -> bool:
        """Whether many people come from there, whom it tells apart."""
        if self._proxies is None:
            return True
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in one for one in self._proxies)


def _networks(proxies: str | None) -> list[IPv4Network | IPv6Network] | None:
    """The addresses that were named; None: all."""
    if proxies and proxies.strip() == "*":
        return None
    found: list[IPv4Network | IPv6Network] = []
    for word in (proxies or "").split(","):
        try:
            found.append(ip_network(word.strip(), strict=False))
        except ValueError:
            # A name or a socket's path; uvicorn compares these as they are, and nobody comes from there to us.
            continue
    return found


def room() -> int:
    """How many connections there may be in all; as many files may be open as the system lets us."""
    if resource is None:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    elif soft != resource.RLIM_INFINITY:
        most = soft
    return max(most - RESERVE, most // 2)
