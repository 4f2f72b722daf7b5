"""When guests were last here, and whether they have gone; tokens with an end; who brought a record."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
# Where a guest's or a table's rows are, which foreign keys ask when one is deleted; and which are the oldest.
INDICES = (
    ("guests", ["mailbox"]),
    ("guests", ["seen_at"]),
    ("tables", ["status", "created_at"]),
    ("chat", ["at"]),
    ("chat", ["guest"]),
    ("notices", ["at"]),
    ("notices", ["guest"]),
    ("signed_out", ["guest"]),
    ("reviews", ["created_at"]),
    ("reviews", ["guest"]),
    ("reviews", ["tbl"]),
)


def upgrade() -> None:
    """Add the columns, and what makes outlived rows quick to find."""
    op.add_column("guests", sa.Column("seen_at", sa.BigInteger(), nullable=True))
    op.add_column("guests", sa.Column("deleted_at", sa.BigInteger(), nullable=True))
    op.add_column("guests", sa.Column("mailbox", sa.Text(), nullable=True))
    op.add_column("tokens", sa.Column("expires_at", sa.BigInteger(), nullable=True))
    op.add_column("reviews", sa.Column("guest", sa.Text(), nullable=True))
    # Nobody knows when they were last here: as if it were today, so that nobody is forgotten too early.
    now = time.time_ns() // 1_000_000
    op.get_bind().execute(sa.text("UPDATE guests SET seen_at = :now, mailbox = lower(email)"), {"now": now})
    for table, columns in INDICES:
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, columns)


def downgrade() -> None:
    """Forget them."""
    for table, columns in INDICES:
        op.drop_index(f"ix_{table}_{'_'.join(columns)}", table)
    op.drop_column("reviews", "guest")
    op.drop_column("tokens", "expires_at")
    op.drop_column("guests", "mailbox")
    op.drop_column("guests", "deleted_at")
    op.drop_column("guests", "seen_at")
