"""Notices that have not left yet; how far a tournament's rounds were told, and when it is told otherwise."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
PAIRED_SO_FAR = """
update tournaments set announced = (
    select count(*) from tournament_log
    where tournament_log.tournament = tournaments.id and tournament_log.entry like '{"e":"round"%'
)
"""
"""Rounds from before were told when they were paired."""


def upgrade() -> None:
    """Add the columns."""
    op.add_column("notices", sa.Column("until", sa.BigInteger(), nullable=True))
    for name in ("version", "announced"):
        op.add_column("tournaments", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.execute(sa.text(PAIRED_SO_FAR.replace(":", "\\:")))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("tournaments", "announced")
    op.drop_column("tournaments", "version")
    op.drop_column("notices", "until")
