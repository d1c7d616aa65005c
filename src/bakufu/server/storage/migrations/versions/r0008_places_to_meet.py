"""Tables that strangers may join, tables set again for the same people, what is known of a table at a glance.

And codes by which somebody takes all seats to another browser.
"""

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, String, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add columns, indices and a table."""
    op.add_column("game_table", Column("open", Boolean))
    op.add_column("game_table", Column("bots_at", Double))
    op.add_column("game_table", Column("again", String(32)))
    op.add_column("game_table", Column("glance", Text))
    op.add_column("game_table", Column("glance_after", Integer))
    op.create_index("game_table_open", "game_table", ["open", "over"])
    op.add_column("seat", Column("invited", String(64)))
    op.create_index("seat_holder", "seat", ["holder"])
    op.create_index("seat_invited", "seat", ["invited"])
    op.create_table(
        "move",
        Column("code", String(64), primary_key=True),
        Column("holder", String(64), nullable=False),
        Column("until", Double, nullable=False),
    )
