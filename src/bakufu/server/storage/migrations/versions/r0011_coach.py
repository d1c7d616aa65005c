"""Reviews that somebody has asked for, tables that go on from a position, and hints: whether, and how many."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, String, Text

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make both tables, and add both columns."""
    op.create_table(
        "analysis",
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
    )
    op.create_index("analysis_state", "analysis", ["state", "asked"])
    op.create_table(
        "what_if",
        Column("table_id", String(32), primary_key=True),
        Column("origin", String(32), nullable=False),
        Column("move", Integer, nullable=False),
        Column("position", Text, nullable=False),
    )
    op.add_column("game_table", Column("hints", Boolean))
    op.add_column("seat", Column("hints", Integer))
