"""Room to write that a caretaker has answered: PostgreSQL keeps to the width of a column."""

from alembic import op
from sqlalchemy import String

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Widen the column; in SQLite, by copying the log."""
    with op.batch_alter_table("entry") as entry:
        entry.alter_column("by", existing_type=String(8), type_=String(16), existing_nullable=False)
