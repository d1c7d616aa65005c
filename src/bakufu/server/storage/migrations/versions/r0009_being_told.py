"""Whom to tell that it is his turn, what is on its way, and when somebody is on vacation."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, String, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "push_device",
        Column("id", String(32), primary_key=True),
        Column("holder", String(64), nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", String(128), nullable=False),
        Column("auth", String(64), nullable=False),
        Column("site", String(256), nullable=False),
        Column("label", String(64), nullable=False),
        Column("zone", String(64), nullable=False),
        Column("quiet_from", Integer),
        Column("quiet_until", Integer),
        Column("every", Integer, nullable=False),
        Column("made", Double, nullable=False),
        Column("told", Double),
    )
    op.create_index("push_device_holder", "push_device", ["holder"])
    op.create_table(
        "mute",
        Column("device", String(32), primary_key=True),
        Column("table_id", String(32), primary_key=True),
    )
    op.create_table(
        "webhook",
        Column("id", String(32), primary_key=True),
        Column("holder", String(64), nullable=False),
        Column("table_id", String(32)),
        Column("form", String(8), nullable=False),
        Column("address", Text, nullable=False),
        Column("secret", String(64), nullable=False),
        Column("site", String(256), nullable=False),
        Column("language", String(8), nullable=False),
        Column("made", Double, nullable=False),
        Column("told", Double),
        Column("problem", String(32)),
        Column("about", String(128)),
        Column("failures", Integer, nullable=False),
        Column("given_up", Boolean, nullable=False),
    )
    op.create_index("webhook_holder", "webhook", ["holder"])
    op.create_index("webhook_table", "webhook", ["table_id"])
    op.create_table(
        "delivery",
        Column("target", String(32), primary_key=True),
        Column("table_id", String(32), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("kind", String(8), nullable=False),
        Column("since", Double, nullable=False),
        Column("due", Double),
        Column("tries", Integer, nullable=False),
        Column("claimed", Double, nullable=False),
    )
    op.create_index("delivery_due", "delivery", ["due"])
    op.create_index("delivery_table", "delivery", ["table_id"])
    op.create_table(
        "vacation",
        Column("holder", String(64), primary_key=True),
        Column("begins", Double, primary_key=True),
        Column("ends", Double, nullable=False),
    )
    op.add_column("seat", Column("away", Text))
