"""The database: tables set, who holds their seats, and the log that is the truth about them.

It is what the last of the migrations leaves; a test compares them.
"""

from sqlalchemy import Boolean, Column, Double, Index, Integer, LargeBinary, MetaData, String, Table, Text

meta = MetaData()

SCHEMA = "1"
"""What programs from before there were migrations look for; they do not open anything else."""

settings = Table(
    "setting",
    meta,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "game_table",
    meta,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("clock", Text, nullable=False),
    Column("onlookers", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("setter", String(32)),
    Column("due", Double),
    Column("due_after", Integer),
    Column("visited", Double),
    Column("drawn", Double),
    Column("open", Boolean),
    Column("bots_at", Double),
    Column("again", String(32)),
    Column("glance", Text),
    Column("glance_after", Integer),
    Column("hints", Boolean),
    Index("game_table_setter", "setter", "made"),
    Index("game_table_open", "open", "over"),
)
"""`due`: before then nothing happens there unless somebody comes, as it was when the log had come to `due_after`.

`seed`: the server's part of the luck, and all of it where `drawn` is null. That is 0 while people may add theirs, then
the time at which it was drawn. `visited`: when somebody was last there, to the hour.

`open`: whoever comes may take a free seat; `bots_at`: when bots take what is free then. `again`: the table that was set
for the same people afterwards. `glance`: what the front page shows of it, as it was when the log had come to
`glance_after`; the log says it anyhow. `hints`: whether they may be asked for; how many each seat has is with the seat.
"""

seats = Table(
    "seat",
    meta,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("bot", String(32)),
    Column("name", String(64), nullable=False),
    Column("holder", String(64)),
    Column("invitation", String(64)),
    Column("recovery", String(64)),
    Column("taken_at", Double),
    Column("part", LargeBinary),
    Column("invited", String(64)),
    Column("away", Text),
    Column("hints", Integer),
    Index("seat_holder", "holder"),
    Index("seat_invited", "invited"),
)
"""Codes are kept as hashes only: who reads the database cannot take a seat.

`invited`: the holder for whom a free seat is kept. `away`: when its holder is on vacation, as pairs of times in JSON;
the same as in `vacation`, and here for the clocks.
"""

entries = Table(
    "entry",
    meta,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text),
    Column("by", String(16), nullable=False),
    Column("at", Double, nullable=False),
    Column("arrived", Double),
    Column("allowance", Double),
)
"""Answers and take-backs. The key decides between two writers."""

chat = Table(
    "chat",
    meta,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

notices = Table(
    "notice",
    meta,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("what", String(16), nullable=False),
    Column("table_id", String(32)),
    Index("notice_table", "table_id"),
)
"""What the keeper has done, in order. A table that was closed or deleted takes no more rows."""

bans = Table(
    "ban",
    meta,
    Column("network", String(64), primary_key=True),
    Column("until", Double, nullable=False),
)
"""Addresses that are not served for a time."""

what_ifs = Table(
    "what_if",
    meta,
    Column("table_id", String(32), primary_key=True),
    Column("origin", String(32), nullable=False),
    Column("move", Integer, nullable=False),
    Column("position", Text, nullable=False),
)
"""Tables that go on from a position of another table's game, with luck of their own."""

analyses = Table(
    "analysis",
    meta,
    Column("table_id", String(32), primary_key=True),
    Column("eyes", Integer, primary_key=True, autoincrement=False),
    Column("asker", String(32), nullable=False),
    Column("asked", Double, nullable=False),
    Column("state", String(8), nullable=False),
    Column("worker", String(16)),
    Column("beat", Double),
    Column("done", Integer, nullable=False),
    Column("pieces", Integer, nullable=False),
    Column("result", Text),
    Index("analysis_state", "state", "asked"),
)
"""Reviews of finished games: waiting, running (by which process, and when that was last heard of), done or failed."""

transfers = Table(
    "move",
    meta,
    Column("code", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("until", Double, nullable=False),
)
"""Hashes of codes by which a holder's seats go to another browser: once, and not for long."""

devices = Table(
    "push_device",
    meta,
    Column("id", String(32), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("site", String(256), nullable=False),
    Column("label", String(64), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("every", Integer, nullable=False),
    Column("made", Double, nullable=False),
    Column("told", Double),
    Index("push_device_holder", "holder"),
)
"""Browsers that are told that it is their owner's turn: where to send it, and the keys that only they can read with.

`quiet_from` and `quiet_until` are minutes of the day in the device's `zone`, `every` the minutes between two messages.
The id is a hash of the first `endpoint`: a browser keeps it when its push service gives it another. `site`: how it
knows this server.
"""

mutes = Table(
    "mute",
    meta,
    Column("device", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
)
"""Tables of which a device is told nothing."""

hooks = Table(
    "webhook",
    meta,
    Column("id", String(32), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("table_id", String(32)),
    Column("form", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("site", String(256), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made", Double, nullable=False),
    Column("told", Double),
    Column("problem", String(32)),
    Column("about", String(128)),
    Column("failures", Integer, nullable=False),
    Column("given_up", Boolean, nullable=False),
    Index("webhook_holder", "holder"),
    Index("webhook_table", "table_id"),
)
"""Addresses elsewhere that are told of turns: everybody's at one table, or the owner's at all of his.

`problem`: what went wrong last, and with what (`about`); None: nothing.
"""

deliveries = Table(
    "delivery",
    meta,
    Column("target", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("since", Double, nullable=False),
    Column("due", Double),
    Column("tries", Integer, nullable=False),
    Column("claimed", Double, nullable=False),
    Index("delivery_due", "due"),
    Index("delivery_table", "table_id"),
)
"""The last turn at a table of which a target is told, so that no turn is told twice; `due` is null when that is done.

`seat` is -1 where the owner's own turn is meant. `claimed`: until then a process is at it.
"""

vacations = Table(
    "vacation",
    meta,
    Column("holder", String(64), primary_key=True),
    Column("begins", Double, primary_key=True),
    Column("ends", Double, nullable=False),
)
"""When somebody's slow clocks stand still."""

played = Table(
    "played",
    meta,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("ended", Double, nullable=False),
    Index("played_holder", "holder", "ended"),
)
"""What came of a game for a person who played it to the end."""

counted = Table(
    "counted",
    meta,
    Column("table_id", String(32), primary_key=True),
)
"""Tables whose end has been counted, once."""

ratings = Table(
    "rating",
    meta,
    Column("holder", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("ladder", String(8), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)
"""How strong somebody is at a game: against people, or against bots; `holder` of a bot is `bot:` and its name."""

HOLDERS = (seats.c.holder, seats.c.invited, hooks.c.holder, vacations.c.holder, played.c.holder)
"""The columns that name a holder and change when somebody goes to another browser.

Not those of devices, which stay where they are, of ratings (`counting.transfer`), nor of `transfers`: used up.
"""
