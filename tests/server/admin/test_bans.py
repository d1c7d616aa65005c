"""Addresses that are not served for a time."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bakufu.server.bans import Bans
from bakufu.server.storage.models import Ban
from tests.server.admin.keeping import complaint, done, listed
from tests.server.serving import FAST, Browser, Chair, Server, hear_all, serving
from tests.server.storage.old import run

Scene = Callable[[Any], None]


@pytest.fixture
def behind(empty: str) -> Iterator[Server]:
    """A server that believes what a proxy on this machine says about addresses."""
    with serving(empty, *FAST, "--proxy", "127.0.0.1") as server:
        yield server


def ask(server: Server, address: str, language: str = "en") -> httpx.Response:
    headers = {"X-Forwarded-For": address, "Accept-Language": language}
    return httpx.get(f"{server.url}/api/lobby", headers=headers)


def until(server: Server, address: str, status: int) -> httpx.Response:
    """What somebody there is answered, as soon as the server has heard of it."""
    end = time.monotonic() + 6
    while (answer := ask(server, address)).status_code != status:
        assert time.monotonic() < end, answer.text
        time.sleep(0.1)
    return answer


def test_an_address_is_not_served_until_it_is_again(behind: Server) -> None:
    url = behind.database
    assert ask(behind, "203.0.113.7").status_code == 200
    assert "203.0.113.7/32 is not served until" in done(url, "ban", "203.0.113.7")
    refused = until(behind, "203.0.113.7", 403).json()
    assert refused["problem"] == "banned"
    assert refused["sentence"].startswith("Your address is blocked until 20")
    assert ask(behind, "203.0.113.7", "fr").json()["sentence"].startswith("Votre adresse est bloquée jusqu’au")
    assert ask(behind, "203.0.113.8").status_code == 200
    [ban] = listed(url, "ban")
    assert ban["network"] == "203.0.113.7/32"
    assert 6.9 * 86400 < ban["until"] - time.time() < 7.1 * 86400
    done(url, "unban", "203.0.113.7")
    until(behind, "203.0.113.7", 200)
    assert listed(url, "ban") == []
    assert "is not banned" in complaint(url, "unban", "203.0.113.7")


def test_a_network_is_banned_and_one_of_ipv6_for_an_address(behind: Server) -> None:
    url = behind.database
    done(url, "ban", "198.51.100.0/24")
    assert "2001:db8:1:2::/64" in done(url, "ban", "2001:db8:1:2::7")
    until(behind, "2001:db8:1:2:aaaa::1", 403)
    assert ask(behind, "198.51.100.200").status_code == 403
    # The same, as IPv6 writes it.
    assert ask(behind, "::ffff:198.51.100.200").status_code == 403
    assert ask(behind, "198.51.101.1").status_code == 200
    assert ask(behind, "2001:db8:1:3::1").status_code == 200
    assert {one["network"] for one in listed(url, "ban")} == {"198.51.100.0/24", "2001:db8:1:2::/64"}


@pytest.mark.long
def test_a_ban_ends_by_itself(behind: Server) -> None:
    url = behind.database
    done(url, "ban", "203.0.113.9", "--for", "6s")
    until(behind, "203.0.113.9", 403)
    until(behind, "203.0.113.9", 200)
    assert listed(url, "ban") == []
    # And is forgotten when the server looks around.
    end = time.monotonic() + 25
    while run(url, "select count(*) from ban") != [(0,)]:
        assert time.monotonic() < end
        time.sleep(0.5)


def test_who_is_connected_is_cut_off_and_cannot_come_back(behind: Server, scene: Scene) -> None:
    with Browser(behind) as anna:
        table = anna.set_table(["me", "me"], options={"taking": "sealed"}).info.table
        address = f"ws://127.0.0.1:{behind.port}/api/tables/{table}/socket"
        there = {"X-Forwarded-For": "203.0.113.7"}

        async def moments() -> None:
            async with connect(address, additional_headers=there) as banned, anna.sit(table, 0) as stays:
                await banned.send('{"say": "hello", "id": 1, "seat": -1}')
                await banned.recv()
                await asyncio.to_thread(done, behind.database, "ban", "203.0.113.0/24")
                with pytest.raises(ConnectionClosed) as closed:
                    await hear_all(Chair(banned))
                assert closed.value.rcvd
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "banned")
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, additional_headers=there)
                assert refused.value.response.status_code == 403
                assert await stays.answered(await stays.say("chat", text="still here"))

        scene(moments())


def test_a_server_that_starts_knows_them(empty: str) -> None:
    with serving(empty):
        pass
    done(empty, "ban", "203.0.113.7")
    with serving(empty, *FAST, "--proxy", "127.0.0.1") as server:
        assert ask(server, "203.0.113.7").status_code == 403


def test_what_is_no_address_or_no_time_is_refused(empty: str) -> None:
    with serving(empty):
        pass
    assert "is neither an address" in complaint(empty, "ban", "the shōgun")
    assert "is not a duration" in complaint(empty, "ban", "203.0.113.7", "--for", "ever")
    assert listed(empty, "ban") == []


def test_the_longest_of_several_bans_counts() -> None:
    bans = Bans()
    bans.now = lambda: 100.0
    bans.know([Ban("10.0.0.0/8", 200.0), Ban("10.1.0.0/16", 300.0), Ban("10.1.1.1/32", 50.0)])
    assert bans.until("10.1.1.1") == 300.0
    assert bans.until("10.2.0.1") == 200.0
    assert bans.until("11.0.0.1") is None
    assert bans.until("no address") is None
    assert bans.over
    bans.now = lambda: 250.0
    assert bans.until("10.2.0.1") is None
    assert bans.until("10.1.1.1") == 300.0
