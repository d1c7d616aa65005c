"""Somebody's games by when they ended."""

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the index anew."""
    op.drop_index("played_holder", "played")
    op.create_index("played_holder", "played", ["holder", "ended"])
