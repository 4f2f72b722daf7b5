"""Notices that have not left yet; of tournaments how far rounds were told, and when they are told otherwise.

Tables dealt alike are seen by all once nobody plays those cards any more.
"""

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

DEALT_AND_OVER = """
update tables set public = true, version = version + 1
where deal is not null and not public
and tournament in (select id from tournaments where public)
and not exists (
    select 1 from tables as other
    where other.tournament = tables.tournament and other.deal = tables.deal and other.status = 'playing'
)
"""

NO_DATE = "update tournaments set starts_at = null where starts_at > 8640000000000000"
"""No calendar goes so far: the page could not say when that is."""


def upgrade() -> None:
    """Add the columns."""
    op.add_column("notices", sa.Column("until", sa.BigInteger(), nullable=True))
    for name in ("version", "announced"):
        op.add_column("tournaments", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.execute(sa.text(PAIRED_SO_FAR.replace(":", "\\:")))
    op.execute(DEALT_AND_OVER)
    op.execute(NO_DATE)


def downgrade() -> None:
    """Forget them."""
    op.drop_column("tournaments", "announced")
    op.drop_column("tournaments", "version")
    op.drop_column("notices", "until")
