"""Messages to other people's servers, in the forms that Discord, Slack and ntfy take."""

import hmac
import re
from hashlib import sha256
from html import escape
from typing import assert_never

import msgspec

from bakufu.server.sentences import sentences
from bakufu.server.storage.models import Hook

SIGNATURE = "Bakufu-Signature"

FINAL = (400, 401, 403, 404, 405, 410)
"""Who answers so will not answer otherwise tomorrow."""

PAUSES = (10.0, 60.0, 300.0, 1800.0, 7200.0)
"""Seconds before it is tried again; after the last it is given up."""


def message(hook: Hook, game: str, table: str, name: str | None, now: float) -> tuple[bytes, dict[str, str]]:
    """Body and headers. `name`: whose turn it is, where it is not the owner's own."""
    link = f"{hook.site}/t/{table}"
    say = sentences(hook.language)

    def sentence(spelled: str) -> str:
        return say("told-turn-of", game=game, name=spelled) if name is not None else say("told-turn", game=game)

    if hook.form == "discord":
        # A name is no markup, and wakes nobody.
        text = sentence(re.sub(r"([\\*_~`|>\[\]()#@:<-])", r"\\\1", name or ""))
        body = msgspec.json.encode({"content": f"{text}\n{link}", "allowed_mentions": {"parse": []}})
        headers = {"Content-Type": "application/json"}
    elif hook.form == "slack":
        body = msgspec.json.encode({"text": f"{escape(sentence(name or ''), quote=False)}\n{link}"})
        headers = {"Content-Type": "application/json"}
    elif hook.form == "ntfy":
        body = sentence(name or "").encode()
        headers = {"Content-Type": "text/plain; charset=utf-8", "Click": link}
    else:
        assert_never(hook.form)
    return body, headers | {SIGNATURE: signature(hook.secret, int(now), body)}


def signature(secret: str, at: int, body: bytes) -> str:
    """By which the receiver knows that it comes from here, and when it was sent."""
    signed = hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()
    return f"t={at},v1={signed}"
