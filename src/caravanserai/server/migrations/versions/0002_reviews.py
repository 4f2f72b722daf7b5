"""Games looked back at, and what a bot thinks of their turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("tbl", sa.Text(), nullable=True),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("bots", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["tbl"], ["tables.id"], name="fk_reviews_tbl_tables"),
        sa.PrimaryKeyConstraint("id", name="pk_reviews"),
        sa.UniqueConstraint("source", name="uq_reviews_source"),
    )
    op.create_table(
        "judgements",
        sa.Column("review", sa.Text(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("judged", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["review"], ["reviews.id"], name="fk_judgements_review_reviews"),
        sa.PrimaryKeyConstraint("review", "turn", name="pk_judgements"),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("judgements")
    op.drop_table("reviews")
