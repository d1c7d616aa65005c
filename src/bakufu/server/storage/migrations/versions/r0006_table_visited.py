"""When somebody was last at a table. Of older tables that is not known: their time begins now."""

from time import time

from alembic import op
from sqlalchemy import Column, Double, column, table, update

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column."""
    op.add_column("game_table", Column("visited", Double))
    visited = column("visited", Double)
    op.execute(update(table("game_table", visited)).values(visited=time()))
