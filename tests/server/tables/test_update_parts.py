"""Messages that are written in pieces are those that the wire describes."""

from itertools import product
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from bakufu.games import find
from bakufu.server.sentences import phrases
from bakufu.server.tables.update_parts import (
    NO_LABELS,
    NOTHING,
    SAME,
    done_parts,
    question_parts,
    update_parts,
    with_hints,
)
from bakufu.server.wire.socket import Asked, Done, Update

ENDINGS: tuple[dict[str, bytes], ...] = (
    {},
    {"result": b'{"places":[1,2],"scores":[3,1],"why":[]}'},
    {"way": b'[{"view":{},"log":4}]'},
    {"ready": b"[0]"},
    {"result": b"{}", "way": b"[1]", "ready": b"[]"},
)
QUESTIONS = (NOTHING, SAME, (b'{"name":', b'"lay"}'))


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize(("take_back", "asked"), list(product((False, True), QUESTIONS)))
def test_an_update_in_pieces_is_an_update(ending: dict[str, bytes], take_back: bool, asked: tuple[bytes, ...]) -> None:
    view, lines, hands = b'{"row":[3]}', b'[{"index":7}]', b'[{"left":null}]'
    parts = update_parts(12, view, asked, (1, 0), b'"Wait."', lines, 7, hands, take_back=take_back, **ending)
    whole: Any = Update(
        number=12,
        view=raw(view),
        asked=raw(b"".join(asked)),
        still_asked=asked == SAME,
        waiting_for=[1, 0],
        sentence="Wait.",
        log=raw(lines),
        log_from=7,
        hands=raw(hands),
        can_take_back=take_back,
        result=raw(ending.get("result", b"null")),
        way=raw(ending.get("way", b"[]")),
        ready=raw(ending.get("ready", b"null")),
    )
    assert b"".join(parts) == msgspec.json.encode(whole)


@pytest.mark.parametrize("labels", [NO_LABELS, (b"[", b'"Lay."', b"]")])
@pytest.mark.parametrize("hints", [None, b'[{"points":3,"covered":1}]'])
@pytest.mark.parametrize(("secret", "race"), list(product((False, True), repeat=2)))
def test_a_question_in_pieces_is_a_question(
    labels: tuple[bytes, ...], hints: bytes | None, secret: bool, race: bool
) -> None:
    say, actions = phrases(find("edo_yashiki"), "fr"), (b"[", b'{"do":"lay"}', b"]")
    parts = question_parts(say, "lay", "EDO-2.3", actions, labels, secret, race)
    if hints:
        parts = with_hints(parts, hints)
    whole: Any = Asked(
        "lay",
        say.decision("lay"),
        "EDO-2.3",
        raw(b"".join(actions)),
        raw(b"".join(labels)),
        raw(hints or b"null"),
        secret,
        race,
    )
    assert b"".join(parts) == msgspec.json.encode(whole)


def test_done_in_pieces() -> None:
    for number in (0, 1, 2**31 - 1):
        assert b"".join(done_parts(number)) == msgspec.json.encode(Done(number))


def raw(written: bytes) -> Any:
    """JSON as it stands."""
    return Raw(written)
