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
    Index("game_table_setter", "setter", "made"),
    Index("game_table_open", "open", "over"),
)
"""`due`: before then nothing happens there unless somebody comes, as it was when the log had come to `due_after`.

`seed`: the server's part of the luck, and all of it where `drawn` is null. That is 0 while people may add theirs, then
the time at which it was drawn. `visited`: when somebody was last there, to the hour.

`open`: whoever comes may take a free seat; `bots_at`: when bots take what is free then. `again`: the table that was set
for the same people afterwards. `glance`: what the front page shows of it, as it was when the log had come to
`glance_after`; the log says it anyhow.
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
    Index("seat_holder", "holder"),
    Index("seat_invited", "invited"),
)
"""Codes are kept as hashes only: who reads the database cannot take a seat.

`invited`: the holder for whom a free seat is kept.
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

moves = Table(
    "move",
    meta,
    Column("code", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("until", Double, nullable=False),
)
"""Hashes of codes by which a holder's seats go to another browser: once, and not for long."""

HOLDERS = (seats.c.holder, seats.c.invited)
"""Every column that names a holder: all of them change when somebody goes to another browser."""
