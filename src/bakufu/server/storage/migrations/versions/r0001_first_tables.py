"""The first tables."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, LargeBinary, String, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them. Where making them was once broken off, some are there already."""
    op.create_table(
        "setting",
        Column("name", String(32), primary_key=True),
        Column("value", Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "game_table",
        Column("id", String(32), primary_key=True),
        Column("game", String(64), nullable=False),
        Column("rules", String(16), nullable=False),
        Column("options", Text, nullable=False),
        Column("seed", LargeBinary, nullable=False),
        Column("clock", Text, nullable=False),
        Column("onlookers", Boolean, nullable=False),
        Column("made", Double, nullable=False),
        Column("over", Boolean, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "seat",
        Column("table_id", String(32), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("kind", String(8), nullable=False),
        Column("bot", String(32)),
        Column("name", String(64), nullable=False),
        Column("holder", String(64)),
        Column("invitation", String(64)),
        Column("recovery", String(64)),
        Column("taken_at", Double),
        if_not_exists=True,
    )
    op.create_table(
        "entry",
        Column("table_id", String(32), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("kind", String(8), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("action", Text),
        Column("by", String(8), nullable=False),
        Column("at", Double, nullable=False),
        Column("arrived", Double),
        Column("allowance", Double),
        if_not_exists=True,
    )
    op.create_table(
        "chat",
        Column("table_id", String(32), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer, nullable=False),
        Column("name", String(64), nullable=False),
        Column("text", Text, nullable=False),
        Column("at", Double, nullable=False),
        if_not_exists=True,
    )
