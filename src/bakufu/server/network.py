"""Where others on the network find this server."""

import socket

EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that mean every address of the machine."""

NOWHERE = ("192.0.2.1", 9)
"""An address for documentation: nothing is sent there; the system only says which of its own it would use."""


def network_address(host: str, port: int) -> str | None:
    """The address with which a browser elsewhere on the network opens the page; None where none is known."""
    if host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return None
        own = str(probe.getsockname()[0])
    return None if own.startswith(("127.", "0.")) else f"http://{own}:{port}"
