"""People are told that it is their turn, on a real server: browsers by Web Push, other servers by webhooks."""

import hmac
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from queue import Empty
from time import sleep
from typing import Any

import httpx
import pytest

from tests.server.notifications.receiving import Receiver, Subscriber, receiving, signed_by
from tests.server.serving import FAST, Browser, Server, best, serving, sqlite

Scene = Callable[[Any], None]
TOLD = (*FAST, "--tell-after", "0", "--tell-private", "--contact", "mailto:keeper@example.org")


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite(tmp_path_factory.mktemp("telling")), *TOLD) as server:
        yield server


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


def me(browser: Browser, lang: str = "en") -> Any:
    answer = browser.http.get("/api/me", params={"lang": lang})
    assert answer.status_code == 200, answer.text
    return answer.json()


def tell(browser: Browser, what: str, **more: Any) -> httpx.Response:
    return browser.http.post(f"/api/me/{what}", json=more)


def subscribe(browser: Browser, subscriber: Subscriber, **more: Any) -> str:
    answer = tell(browser, "devices", **subscriber.public, **more)
    assert answer.status_code == 200, answer.text
    device = str(answer.json()["id"])
    # As often as there is something to tell.
    assert tell(browser, f"devices/{device}", zone="Europe/Paris", every=0).status_code == 200
    return device


def two_at_a_table(anna: Browser, ben: Browser, **more: Any) -> str:
    made = anna.set_table(["me", "person"], options={"taking": "draft", "draw_first": False}, **more)
    ben.join(made.info.table, made.invitations[0].code, "Ben *x* <@1>")
    return made.info.table


async def answer_once(who: Browser, table: str, seat: int) -> None:
    """A whole turn: until somebody else is asked."""
    async with who.sit(table, seat) as chair:
        while True:
            update = await chair.asked()
            assert update.asked
            await chair.play(best(update))
            while chair.update is update:
                await chair.next()
            if chair.update is None or chair.update.waiting_for != [seat]:
                return


def test_a_browser_that_looks_away_is_pushed_game_and_table_and_nothing_else(
    telling: Server, receiver: Receiver, scene: Scene
) -> None:
    with Browser(telling) as anna, Browser(telling) as ben:
        table = two_at_a_table(anna, ben)
        subscriber = Subscriber(f"{receiver.address}/push/ben")
        device = subscribe(ben, subscriber)
        scene(answer_once(anna, table, 0))
        heard = receiver.next()
        assert heard.path == "/push/ben"
        assert subscriber.read(heard) == {"game": "Edo Yashiki", "table": table}
        assert (heard.headers["topic"], heard.headers["ttl"]) == (table, "86400")
        claims = signed_by(heard, me(ben)["push_key"])
        assert (claims["sub"], claims["aud"]) == ("mailto:keeper@example.org", receiver.address)
        assert table.encode() not in heard.body
        # That is written down when the receiver has answered.
        for _ in range(100):
            if me(ben)["devices"][0]["told"] is not None:
                break
            sleep(0.05)
        assert me(ben)["devices"][0]["told"] is not None
        # Nobody else's device can be changed, seen or dropped.
        assert me(anna)["devices"] == []
        for what in ("", "/forget", "/tables"):
            more = {"": {"zone": "UTC", "every": 1}, "/tables": {"table": table, "muted": True}}.get(what, {})
            assert tell(anna, f"devices/{device}{what}", **more).status_code == 404
        # Of this table nothing more is told here: the next message is about another.
        assert tell(ben, f"devices/{device}/tables", table=table, muted=True).json()["muted"] == [table]
        other = anna.set_table(["me", "person"]).info.table
        assert tell(ben, f"devices/{device}/tables", table=other, muted=True).json()["problem"] == "not-yours"
        scene(answer_once(ben, table, 1))
        scene(answer_once(anna, table, 0))
        other = two_at_a_table(anna, ben)
        scene(answer_once(anna, other, 0))
        assert subscriber.read(receiver.next())["table"] == other
        # The browser does not want to any more: its push service says so, and it is forgotten.
        receiver.statuses = [410]
        scene(answer_once(ben, other, 1))
        scene(answer_once(anna, other, 0))
        receiver.next()
        for _ in range(100):
            if not me(ben)["devices"]:
                break
        assert me(ben)["devices"] == []


def test_who_wants_to_be_told_more_often_is_told_at_once(telling: Server, receiver: Receiver, scene: Scene) -> None:
    with Browser(telling) as anna, Browser(telling) as ben:
        table = two_at_a_table(anna, ben)
        subscriber = Subscriber(f"{receiver.address}/push/ben")
        device = subscribe(ben, subscriber)
        elsewhere = two_at_a_table(anna, ben)
        assert tell(ben, f"devices/{device}/tables", table=elsewhere, muted=True).status_code == 200
        assert tell(ben, f"devices/{device}", zone="UTC", every=240).json()["muted"] == [elsewhere]
        scene(answer_once(anna, table, 0))
        receiver.next()
        for _ in range(100):
            if me(ben)["devices"][0]["told"] is not None:
                break
            sleep(0.05)
        scene(answer_once(ben, table, 1))
        scene(answer_once(anna, table, 0))
        with pytest.raises(Empty):
            receiver.heard.get(timeout=1.0)
        assert tell(ben, f"devices/{device}", zone="UTC", every=0).status_code == 200
        assert subscriber.read(receiver.next())["table"] == table


def test_a_subscription_that_has_changed_takes_the_place_of_the_old_one(
    telling: Server, receiver: Receiver, scene: Scene
) -> None:
    with Browser(telling) as anna, Browser(telling) as ben:
        table = two_at_a_table(anna, ben)
        elsewhere = two_at_a_table(anna, ben)
        old, new = (Subscriber(f"{receiver.address}/push/{name}") for name in ("old", "new"))
        device = subscribe(ben, old, label="Firefox, Linux")
        wishes = {"zone": "Europe/Paris", "every": 0, "quiet_from": 5, "quiet_until": 5}
        assert tell(ben, f"devices/{device}", **wishes).status_code == 200
        tell(ben, f"devices/{device}/tables", table=elsewhere, muted=True)
        [before] = me(ben)["devices"]
        # Nobody else can do that to him, even if he knew the address.
        assert tell(anna, "devices", **new.public, replaces=old.endpoint).json()["id"] != device
        assert me(ben)["devices"] == [before]
        assert tell(anna, f"devices/{me(anna)['devices'][0]['id']}/forget").status_code == 200
        kept = tell(ben, "devices", **new.public, zone="Europe/Paris", replaces=old.endpoint)
        # The same device, as far as its owner can tell.
        assert kept.json() == before
        assert me(ben)["devices"] == [before]
        scene(answer_once(anna, elsewhere, 0))
        scene(answer_once(anna, table, 0))
        heard = receiver.next()
        assert (heard.path, new.read(heard)["table"]) == ("/push/new", table)
        # Said again, it changes nothing; and what is not known need not be replaced.
        assert tell(ben, "devices", **new.public, zone="Europe/Paris", replaces=old.endpoint).json()["id"] == device
        assert len(me(ben)["devices"]) == 1


def test_webhooks_in_three_forms_signed(telling: Server, receiver: Receiver, scene: Scene) -> None:
    with Browser(telling) as anna, Browser(telling) as ben:
        table = two_at_a_table(anna, ben)
        secrets = {}
        for form, about in (("discord", {"table": table}), ("slack", {"table": table}), ("ntfy", {})):
            made = tell(ben, "hooks", form=form, address=f"{receiver.address}/{form}", language="fr", **about)
            assert made.status_code == 201, made.text
            secrets[f"/{form}"] = made.json()["secret"]
        scene(answer_once(anna, table, 0))
        heard = {one.path: one for one in (receiver.next() for _ in range(3))}
        link = f"{telling.url}/t/{table}"
        discord = json.loads(heard["/discord"].body)
        assert discord["content"] == f"Edo Yashiki\u00a0: c’est à Ben \\*x\\* \\<\\@1\\> de jouer.\n{link}"
        assert discord["allowed_mentions"] == {"parse": []}
        assert json.loads(heard["/slack"].body) == {
            "text": f"Edo Yashiki\u00a0: c’est à Ben *x* &lt;@1&gt; de jouer.\n{link}"
        }
        assert heard["/ntfy"].body.decode() == "Edo Yashiki\u00a0: c’est à vous de jouer."
        assert heard["/ntfy"].headers["click"] == link
        for path, one in heard.items():
            at, _, signature = one.headers["bakufu-signature"].removeprefix("t=").partition(",v1=")
            right = hmac.new(secrets[path].encode(), f"{at}.".encode() + one.body, sha256).hexdigest()
            assert signature == right
        # What is told of a table is everybody's turn there; what is told of a person, the own ones.
        said: dict[str, list[str]] = {path: [] for path in heard}
        while not any("Aki" in text for text in said["/discord"]):
            [mine] = anna.http.get("/api/front").json()["mine"]
            seat = mine["waiting_for"][0]
            scene(answer_once((anna, ben)[seat], table, seat))
            # Not every answer begins a turn; but who has answered is not told any more, so nobody hurries here.
            with suppress(Empty):
                while True:
                    one = receiver.heard.get(timeout=0.5)
                    said[one.path].append(one.body.decode())
        assert all("vous" in text for text in said["/ntfy"])
        # Who does not sit there cannot have it told to him; nobody sees another's.
        assert tell(anna, "hooks", form="ntfy", address=receiver.address, table=table).status_code == 201
        with Browser(telling) as cleo:
            cleo.set_table(["me", "me"])
            assert tell(cleo, "hooks", form="ntfy", address=receiver.address, table=table).status_code == 403
            assert me(cleo)["hooks"] == []
        assert [one["host"] for one in me(ben)["hooks"]] == ["127.0.0.1"] * 3
        for one in me(ben)["hooks"]:
            assert tell(anna, f"hooks/{one['id']}/forget").status_code == 404
            assert tell(ben, f"hooks/{one['id']}/forget").status_code == 200
        assert me(ben)["hooks"] == []


def test_a_webhook_is_given_up_and_says_why(telling: Server, receiver: Receiver, scene: Scene) -> None:
    with Browser(telling) as anna, Browser(telling) as ben:
        table = two_at_a_table(anna, ben)
        receiver.statuses, receiver.headers = [302], {"location": "/elsewhere"}
        made = tell(ben, "hooks", form="discord", address=f"{receiver.address}/moved").json()
        scene(answer_once(anna, table, 0))
        assert receiver.next().path == "/moved"
        for _ in range(100):
            [hook] = me(ben)["hooks"]
            if hook["given_up"]:
                break
        assert hook["given_up"]
        assert "302" in hook["trouble"]
        assert "nous ne suivons pas" in me(ben, "fr")["hooks"][0]["trouble"]
        # Tried again when its owner says so.
        again = tell(ben, f"hooks/{made['hook']['id']}/again").json()
        assert (again["given_up"], again["trouble"]) == (False, None)
        assert receiver.heard.empty()


@pytest.mark.parametrize(
    "address",
    ["https://127.0.0.1/x", "http://example.org/x", "https://[::ffff:10.0.0.1]/", "https://2130706433/", "nonsense"],
)
def test_only_public_addresses_are_taken(anna: Browser, address: str) -> None:
    """On a server as it is usually run."""
    anna.set_table(["me", "me"])
    answer = anna.http.post("/api/me/hooks", json={"form": "ntfy", "address": address})
    assert (answer.status_code, answer.json()["problem"]) == (409, "wrong-address")
    subscriber = Subscriber(address)
    answer = anna.http.post("/api/me/devices", json=subscriber.public)
    assert (answer.status_code, answer.json()["problem"]) == (409, "wrong-address")
    assert me(anna)["hooks"] == me(anna)["devices"] == []


def test_who_has_no_cookie_has_nothing(server: Server) -> None:
    with Browser(server) as stranger:
        assert stranger.http.get("/api/me").status_code == 403
        assert tell(stranger, "forget").status_code == 403


def test_no_odd_name_of_a_target_is_an_error(pg: str) -> None:
    with serving(pg, *TOLD) as server, Browser(server) as anna:
        anna.set_table(["me", "person"])
        for what in ("devices", "hooks"):
            assert tell(anna, f"{what}/%00/forget").status_code == 404
