"""The leak test of every call: whoever asks, and whatever, learns nothing that is somebody else's, and changes nothing.

The calls are those of the OpenAPI document: a new one is asked here, too.
"""

from typing import Any

import httpx

from bakufu.server.auth.cookies import hashed
from tests.server.fronts import front_of
from tests.server.notifications.receiving import Subscriber
from tests.server.serving import Browser, run_apart

CODE = "not-the-code-of-anything"
ELSEWHERE = "https://93.184.216.34"
"""A public address; nothing is sent there, as no turn begins."""

BODIES: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": "edo_yashiki", "seats": [{"kind": "me"}, {"kind": "person"}]},
    "/api/tables/{table}/join": {"code": CODE},
    "/api/tables/{table}/recover": {"code": CODE},
    "/api/tables/{table}/program": {"seat": 0},
    "/api/tables/{table}/part": {"part": "ab" * 32},
    "/api/tables/{table}/vote": {"to": "replace", "seat": 0},
    "/api/tables/{table}/invite": {"seat": 0},
    "/api/tables/{table}/reviews": {"seat": 0},
    "/api/tables/{table}/what-if": {"move": 0, "seat": 0},
    "/api/tables/{table}/sit": {},
    "/api/play": {"game": "shitenno"},
    "/api/mine/take": {"code": CODE},
    "/api/me/devices": Subscriber(f"{ELSEWHERE}/another").public,
    "/api/me/devices/{device}": {"zone": "UTC", "every": 7},
    "/api/me/devices/{device}/tables": {"table": "t", "muted": True},
    "/api/me/hooks": {"form": "slack", "address": f"{ELSEWHERE}/another"},
    "/api/me/vacation": {"days": 1},
    "/api/records": {"record": "no record"},
    "/api/problems/{game}/{number}/answers": {"answers": [{"do": "nothing"}]},
}

LAST = ("/leave", "/forget")
"""What ends something comes after everything else."""

REACHED = (200, 201, 403, 404, 409)
"""Whatever is answered so has been understood."""


class Anna:
    """Somebody with everything that can be somebody's; and all of it that nobody else may learn."""

    def __init__(self, browser: Browser, ben: Browser) -> None:
        self.browser = browser
        made = browser.set_table(["me", "person"], options={"taking": "draft"})
        ben.join(made.info.table, made.invitations[0].code)
        waiting = browser.set_table(["me", "person", "person"])
        self.shared, self.alone = made.info.table, waiting.info.table
        subscriber = Subscriber(f"{ELSEWHERE}/where-her-messages-go")
        self.device = self._post("/api/me/devices", subscriber.public)["id"]
        address = f"{ELSEWHERE}/hooks/with-a-key-in-it"
        hook = self._post("/api/me/hooks", {"form": "ntfy", "address": address, "table": self.shared})
        self.hook = hook["hook"]["id"]
        self._post(f"/api/me/devices/{self.device}/tables", {"table": self.shared, "muted": True})
        token = self._post(f"/api/tables/{self.alone}/program", {"code": waiting.invitations[1].code})["token"]
        codes = [made.held[0].recovery, waiting.held[0].recovery, waiting.invitations[0].code, token]
        codes.append(self._post("/api/mine/move", None)["code"])
        holder = browser.http.cookies["bakufu"]
        self.secrets = [holder, holder.partition(".")[0], self.device, self.hook, hook["secret"], address]
        self.secrets += [*subscriber.public.values(), *codes, *map(hashed, codes)]

    def _post(self, path: str, body: Any) -> Any:
        answer = self.browser.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def has(self) -> list[Any]:
        """What is hers, as she is told it."""
        mine = self.browser.http.get("/api/front").json()["mine"]
        return [self.browser.http.get("/api/me").json(), {one["table"]: one["yours"] for one in mine}]


def calls(http: httpx.Client) -> list[tuple[str, str]]:
    """Every call that there is."""
    paths = http.get("/api/schema").json()["paths"]
    found = [(method, path) for path, methods in paths.items() for method in methods]
    return sorted(found, key=lambda call: call[1].endswith(LAST))


def ask(who: Browser, hers: Anna, method: str, path: str, table: str) -> str:
    """What one call answers, with everything that Anna's is in its place."""
    about = {"table": table, "device": hers.device, "hook": hers.hook, "game": "edo_yashiki"}
    address = path.format(**about, number=1, language="en")
    answer = who.http.request(method, address, json=BODIES.get(path) if method == "post" else None)
    assert answer.status_code in REACHED or path == "/api/records", (address, answer.text)
    told = f"{answer.text} {answer.headers}"
    return told.replace(table, "the table asked for") if table else told


async def look(who: Browser, table: str) -> str:
    """What one is sent who looks at a table, and at the front page."""
    async with who.sit(table, -1) as chair, front_of(who) as page:
        await chair.next()
        await page.next()
        return b"".join(chair.raw + page.raw).decode().replace(table, "the table asked for")


def test_no_call_tells_or_changes_what_is_somebody_elses(anna: Browser, ben: Browser) -> None:
    hers = Anna(anna, ben)
    before = hers.has()
    with Browser(anna.server) as cleo, Browser(anna.server) as nobody:
        cleo.set_table(["me", "person"])
        for who in (cleo, nobody, ben):
            told: dict[str, str] = {}
            for method, path in calls(who.http):
                for table in (hers.shared, hers.alone) if "{table}" in path else ("",):
                    told[f"{method} {path} {table}"] = ask(who, hers, method, path, table)
                if who is nobody:
                    # Whoever is given a cookie by what was called is somebody afterwards.
                    who.http.cookies.clear()
            told["looking"] = run_apart(look(who, hers.shared))
            assert len(told) > 60
            # Who sits there may know of that table; others are told of none that they have not asked for.
            hidden = [*hers.secrets, hers.alone, *([] if who is ben else [hers.shared])]
            assert [(call, one) for call, text in told.items() for one in hidden if one in text] == []
    assert hers.has() == before
