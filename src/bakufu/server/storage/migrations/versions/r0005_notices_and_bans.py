"""What the keeper has done to tables and names, for servers to read on; and who is not served for a time."""

from alembic import op
from sqlalchemy import Column, Double, Integer, String

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "notice",
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("at", Double, nullable=False),
        Column("what", String(16), nullable=False),
        Column("table_id", String(32)),
    )
    op.create_index("notice_table", "notice", ["table_id"])
    op.create_table(
        "ban",
        Column("network", String(64), primary_key=True),
        Column("until", Double, nullable=False),
    )
