"""When a table's next clock runs out: it need not be replayed before. Of older tables that is not known."""

from alembic import op
from sqlalchemy import Column, Double, Integer

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add both columns."""
    op.add_column("game_table", Column("due", Double))
    op.add_column("game_table", Column("due_after", Integer))
