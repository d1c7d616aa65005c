"""Luck to which people add. Older tables have the server's alone, and keep it."""

from alembic import op
from sqlalchemy import Column, Double, LargeBinary

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add both columns."""
    op.add_column("game_table", Column("drawn", Double))
    op.add_column("seat", Column("part", LargeBinary))
