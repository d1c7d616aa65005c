"""What is given to friends as the address of the server."""

import socket

import pytest

from bakufu.server.network import network_address


class Probe(socket.socket):
    """A machine with this address."""

    own = "192.0.2.7"

    def connect(self, _: object) -> None:
        """Nothing is sent."""

    def getsockname(self) -> tuple[str, int]:
        """What the system would use."""
        return self.own, 0


def test_a_server_for_all_knows_the_machines_address_on_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", Probe)
    assert network_address("0.0.0.0", 8000) == "http://192.0.2.7:8000"
    assert network_address("::", 8000) == "http://192.0.2.7:8000"
    # Who listens on this machine alone is found by nobody else.
    assert network_address("127.0.0.1", 8000) is None
    monkeypatch.setattr(Probe, "own", "127.0.0.1")
    assert network_address("0.0.0.0", 8000) is None


def test_without_a_network_there_is_no_such_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(Probe, "connect", away)
    monkeypatch.setattr(socket, "socket", Probe)
    assert network_address("0.0.0.0", 8000) is None
