"""Games played elsewhere: their records, brought here to be looked back at."""

from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import blake2b
from typing import Any, NamedTuple

from litestar import post

from bakufu.games import find
from bakufu.games import ids as game_ids
from bakufu.kernel.luck import JointLuck
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.names import NAMES
from bakufu.kernel.record import Record
from bakufu.kernel.table import Table
from bakufu.kernel.verify import verify
from bakufu.server.api.errors import Trouble, may_answer
from bakufu.server.api.requests import Asker, holder_of, in_the_background, live_table, registry_of, setter_with_room
from bakufu.server.sentences import cleaned
from bakufu.server.storage import Taken
from bakufu.server.storage.models import Entry, StoredSeat
from bakufu.server.tables.viewer import table_info
from bakufu.server.wire.http import LONGEST_NAME, Brought, Clock, Language, TableInfo

MOST_BYTES = 512 * 1024
"""The longest games have records of less than a fifth of that."""

MOST_ANSWERS = 4000
"""The longest games have less than a fifth of that, too."""


@post(
    "/api/records",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    responses=may_answer(400, 403, 404, 409, 413, 429),
)
async def bring(request: Asker, data: Brought, lang: Language = "en") -> TableInfo:
    """Lay out the game of a record as a table where it has been played; always the same table for the same record."""
    table = _name_of(data.record)
    registry = registry_of(request)
    if await registry.live(table) is None:
        setter, now = await setter_with_room(request), registry.storage.now()
        try:
            brought = await in_the_background(request, _verified, data.record, now)
        except Mistake as mistake:
            raise Trouble("wrong-record", why=mistake.text(lang)) from None
        record, played = brought.record, brought.played
        luck = played.luck
        # Somebody may bring the same record at the same moment.
        with suppress(Taken):
            await registry.seating.set_table(
                table,
                played.game,
                played.options,
                luck.secret if luck else played.seed,
                Clock(),
                True,
                _sitters(record, luck, now),
                {},
                brought.log,
                record.rules,
                setter=setter,
                drawn=now if luck else None,
            )
    live = await live_table(request, table)
    return table_info(live.projection, holder_of(request), registry.storage.now())


class Verified(NamedTuple):
    """A record that holds together, the game, and the log that leads there."""

    record: Record
    played: Table[Any]
    log: list[Entry]


def _verified(text: str, now: float) -> Verified:
    """In a thread. Raises `Mistake` or `Trouble`."""
    record = Record.parse(text)
    if record.game not in game_ids():
        raise Trouble("no-such-game")
    if len(record.moves) > MOST_ANSWERS:
        raise Trouble("too-long", most=MOST_ANSWERS)
    played = verify(find(record.game), record)
    if not played.over or record.position is not None:
        raise Trouble("not-whole")
    return Verified(record, played, _entries(record, played, now))


def _name_of(text: str) -> str:
    return "r-" + urlsafe_b64encode(blake2b(text.encode(), digest_size=12).digest()).decode()


def _sitters(record: Record, luck: JointLuck | None, now: float) -> list[StoredSeat]:
    """As the record names them; nobody holds their seats."""
    names = record.names or NAMES[: record.players]
    parts = luck.parts if luck else (b"",) * record.players
    return [
        StoredSeat(seat, "bot" if bot else "person", _short(name) or NAMES[seat], bot or None, None, now, part)
        for seat, (name, bot, part) in enumerate(zip(names, _bots(record), parts, strict=True))
    ]


def _bots(record: Record) -> list[str]:
    return [_short(bot) for bot in record.bots or ("",) * record.players]


def _short(name: str) -> str:
    return cleaned(name)[:LONGEST_NAME].strip()


def _entries(record: Record, played: Table[Any], now: float) -> list[Entry]:
    """The log that leads there."""
    bots = _bots(record)
    return [
        Entry(number, "play", seat, now, "bot" if bots[seat] else "owner", action, move.timing)
        for number, ((seat, action), move) in enumerate(zip(played.answers, record.moves, strict=True), 1)
    ]
