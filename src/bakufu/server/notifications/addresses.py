"""Only public addresses are told anything: nobody reaches into a private network through this server.

The name is looked up here, what it means is checked, and the connection goes to that very address: a name that means
something else a moment later gains nothing.
"""

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx

NAT64 = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
COMPATIBLE = IPv6Network("::/96")
"""Addresses of IPv6 in whose last four bytes an address of IPv4 is meant."""

HOST = re.compile(rb"[A-Za-z0-9_.:-]+")

NAMES = ThreadPoolExecutor(16, "names")
"""Where names are looked up: who names some that nobody answers for keeps these threads waiting, and no others."""

KNOWN_NAMES = ThreadPoolExecutor(16, "known-names")
"""The same for names that were answered for the last time; so new ones keep nobody waiting but each other."""

LONGEST = 1000
"""Letters of an address."""


class NotPublic(Exception):
    """An address that is not told anything; `problem` is a word for why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def is_public(address: str) -> bool:
    """Whether an address is one of the open net, however it is written."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(known, IPv6Address):
        for inside in _inside(known):
            if not is_public(str(inside)):
                return False
        if known.ipv4_mapped or known in COMPATIBLE or any(known in one for one in NAT64):
            # Nobody who means it well writes an address so.
            return False
        if known.is_site_local:
            return False
    return known.is_global and not (
        known.is_private
        or known.is_multicast
        or known.is_loopback
        or known.is_link_local
        or known.is_reserved
        or known.is_unspecified
    )


def _inside(known: IPv6Address) -> list[IPv4Address]:
    """Addresses of IPv4 to which one of IPv6 may lead."""
    inside = [one for one in (known.ipv4_mapped, known.sixtofour) if one]
    return inside + list(known.teredo or ())


def parsed(address: str, private: bool = False) -> httpx.URL:
    """An address as it may be told something, before its name is looked up. Raises `NotPublic`."""
    try:
        url = httpx.URL(address)
    except (httpx.InvalidURL, ValueError, TypeError):
        raise NotPublic("address") from None
    # A name as it is looked up, or an address of IP.
    if len(address) > LONGEST or not HOST.fullmatch(url.raw_host) or url.userinfo or (url.port or 1) > 65_535:
        raise NotPublic("address")
    if url.scheme != "https" and not (private and url.scheme == "http"):
        raise NotPublic("https")
    return url


async def looked_up(url: httpx.URL, private: bool = False, known: bool = False) -> str:
    """The address of IP to connect to. Raises `NotPublic` where one that the name means is not public; `OSError`."""
    port = url.port or (443 if url.scheme == "https" else 80)
    look = partial(socket.getaddrinfo, url.host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(KNOWN_NAMES if known else NAMES, look)
    addresses = [str(one[4][0]) for one in found]
    if not addresses:
        raise OSError("nothing found")
    if not private and not all(map(is_public, addresses)):
        raise NotPublic("private")
    return addresses[0]
