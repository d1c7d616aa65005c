"""Who has set a table, so that nobody gets all the bots or all the room. Of older tables it is not known."""

from alembic import op
from sqlalchemy import Column, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column, and a quick way to count."""
    op.add_column("game_table", Column("setter", String(32)))
    op.create_index("game_table_setter", "game_table", ["setter", "made"])
