"""What came of finished games, for those who played them, and how strong that makes them."""

from alembic import op
from sqlalchemy import Column, Double, Integer, String

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "played",
        Column("table_id", String(32), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("holder", String(64), nullable=False),
        Column("game", String(64), nullable=False),
        Column("players", Integer, nullable=False),
        Column("place", Integer, nullable=False),
        Column("score", Integer, nullable=False),
        Column("ended", Double, nullable=False),
    )
    op.create_index("played_holder", "played", ["holder"])
    op.create_table(
        "counted",
        Column("table_id", String(32), primary_key=True),
    )
    op.create_table(
        "rating",
        Column("holder", String(64), primary_key=True),
        Column("game", String(64), primary_key=True),
        Column("ladder", String(8), primary_key=True),
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
        Column("games", Integer, nullable=False),
    )
