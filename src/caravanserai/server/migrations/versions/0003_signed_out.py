"""Devices that have signed out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A place for them."""
    op.create_table(
        "signed_out",
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_signed_out_guest_guests"),
        sa.PrimaryKeyConstraint("device", name="pk_signed_out"),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("signed_out")
