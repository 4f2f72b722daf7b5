"""What guests have chosen for the page, so that it is the same on all their devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column."""
    op.add_column("guests", sa.Column("preferences", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("guests", "preferences")
