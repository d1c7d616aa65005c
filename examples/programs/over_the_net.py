"""A program on a seat of a server's table: it answers anything. Whoever holds the seat gives it a token (docs/bots.md).

`python examples/programs/over_the_net.py http://127.0.0.1:8000 TABLE SEAT TOKEN`; needs `pip install websockets`.
"""

import json
import sys
from random import choice
from secrets import token_hex
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

server, table, seat, token = sys.argv[1:]
known_by = {"Authorization": f"Bearer {token}"}


def add_luck() -> None:
    """As everybody at the table does; where it is too late, or somebody did, nothing comes of it."""
    body = json.dumps({"part": token_hex(32)}).encode()
    headers = {**known_by, "Content-Type": "application/json"}
    try:
        urlopen(Request(f"{server}/api/tables/{table}/part", body, headers)).close()
    except OSError as error:
        print(error, file=sys.stderr)


def answer(news: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to news of the table, if anything."""
    if news["tell"] == "ping":
        return {"say": "pong", "id": news["id"]}
    if news["tell"] == "update" and news["asked"]:
        return {"say": "play", "action": choice(news["asked"]["actions"])}
    if news["tell"] == "update" and news.get("ready") is not None and int(seat) not in news["ready"]:
        return {"say": "ready"}
    return None


add_luck()
address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
with connect(address, additional_headers=known_by, max_size=None) as socket:
    socket.send(json.dumps({"say": "hello", "id": 1, "seat": int(seat), "wants": []}))
    for number, text in enumerate(socket, 2):
        told = json.loads(text)
        if told["tell"] == "mistaken":
            sys.exit(told["sentence"])
        if told["tell"] == "update" and told["result"]:
            print(told["sentence"], told["result"]["scores"])
            break
        if word := answer(told):
            socket.send(json.dumps({"id": number, **word}))
