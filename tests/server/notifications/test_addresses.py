"""Whoever names an address cannot make this server reach into a private network."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from threading import Event
from typing import Any

import httpx
import pytest

from bakufu.server.notifications import outgoing
from bakufu.server.notifications.addresses import NotPublic, is_public, looked_up, parsed
from bakufu.server.notifications.outgoing import Failed, Outgoing
from tests.server.notifications.receiving import Receiver, receiving

PRIVATE = [
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.127.255.255",
    "192.0.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12:3456::1",
    "ff02::1",
    "fec0::1",
    "2001:db8::1",
    "100::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2002:a00:1::",
    "2002:c0a8:101::",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "nonsense",
]

PUBLIC = [
    "1.1.1.1",
    "8.8.8.8",
    "172.32.0.1",
    "100.128.0.1",
    "192.169.0.1",
    "2606:4700:4700::1111",
    "2a00:1450:4001:81b::200e",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_what_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_what_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("http://example.org/x", "https"),
        ("ftp://example.org/x", "https"),
        ("file:///etc/passwd", "address"),
        ("https://", "address"),
        ("https:///x", "address"),
        ("https://anna:secret@example.org/", "address"),
        ("https://exa mple.org/", "address"),
        ("https://example.org:99999/", "address"),
        ("https://example.org/" + "x" * 2000, "address"),
        ("javascript:alert(1)", "address"),
        ("", "address"),
    ],
)
def test_what_is_no_address_for_us(address: str, problem: str) -> None:
    with pytest.raises(NotPublic) as refused:
        parsed(address)
    assert refused.value.problem == problem


def resolving(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names mean this, one answer after the other; who asked is listed."""
    asked: list[str] = []
    left = list(answers)

    def getaddrinfo(host: str, port: int, **__: Any) -> Any:
        asked.append(host)
        found = left.pop(0) if len(left) > 1 else left[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


def test_names_that_nobody_answers_for_keep_no_other_work_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = Event()

    def getaddrinfo(*_: Any, **__: Any) -> Any:
        answered.wait(10)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)

    async def look() -> None:
        tasks = [asyncio.create_task(looked_up(parsed("https://tar.example/x"))) for _ in range(100)]
        await asyncio.sleep(0.05)
        try:
            async with asyncio.timeout(2):
                assert await asyncio.to_thread(int) == 0
        finally:
            answered.set()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(look())


def test_a_name_that_means_something_private_too_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    resolving(monkeypatch, ["93.184.216.34", "10.0.0.1"])

    async def look() -> None:
        with pytest.raises(NotPublic, match="private"):
            await looked_up(parsed("https://both.example/x"))

    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(look())


@pytest.mark.parametrize(
    "host", ["2130706433", "0x7f000001", "0177.0.0.1", "127.1", "localhost", "[::1]", "[::ffff:7f00:1]"]
)
def test_other_ways_to_write_this_machine(host: str) -> None:
    async def look() -> None:
        # Whatever the system makes of it, no request leaves.
        with pytest.raises((NotPublic, OSError, UnicodeError)):
            await looked_up(parsed(f"https://{host}/x"))

    asyncio.run(look())


def test_the_connection_goes_to_what_was_checked_however_the_name_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: public when it is looked up, private a moment later."""
    asked = resolving(monkeypatch, ["93.184.216.34"], ["127.0.0.1"])
    sent: list[httpx.Request] = []

    async def handle(request: httpx.Request) -> httpx.Response:
        async def nothing() -> AsyncIterator[bytes]:
            yield b""

        sent.append(request)
        return httpx.Response(204, content=nothing())

    async def send() -> None:
        out = Outgoing()
        out._client = httpx.AsyncClient(transport=httpx.MockTransport(handle))
        assert await out.post("https://rebinding.example/hook?x=1", b"{}", {}) == 204
        await out.close()

    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(send())
    [request] = sent
    assert str(request.url) == "https://93.184.216.34/hook?x=1"
    assert request.headers["host"] == "rebinding.example"
    # The certificate must be that of the name.
    assert request.extensions["sni_hostname"] == "rebinding.example"
    assert asked == ["rebinding.example"]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


def post(address: str, private: bool = True) -> int:
    async def send() -> int:
        out = Outgoing(private)
        try:
            return await out.post(address, b"hello", {})
        finally:
            await out.close()

    return asyncio.run(send())


def test_nothing_leaves_for_this_machine_unless_that_is_allowed(receiver: Receiver) -> None:
    with pytest.raises(NotPublic, match="https"):
        post(receiver.address, private=False)
    with pytest.raises(NotPublic, match="private"):
        post(receiver.address.replace("http:", "https:"), private=False)
    assert receiver.heard.empty()
    assert post(receiver.address) == 201


def test_redirects_are_not_followed(receiver: Receiver) -> None:
    receiver.statuses, receiver.headers = [307], {"location": f"{receiver.address}/inside"}
    assert post(f"{receiver.address}/hook") == 307
    assert receiver.next().path == "/hook"
    assert receiver.heard.empty()


def test_an_endless_answer_is_not_read(receiver: Receiver) -> None:
    receiver.body = b"x" * 50_000_000
    assert post(receiver.address) == 201


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "PATIENCE", 0.2)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        with pytest.raises(Failed) as failed:
            post(f"http://127.0.0.1:{silent.getsockname()[1]}/")
    assert failed.value.about in ("timeout", "ReadTimeout")
    with pytest.raises(Failed):
        post("http://127.0.0.1:1/")
