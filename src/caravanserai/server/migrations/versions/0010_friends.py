"""Friends, whom one has blocked, what a table was set up for; notes on games, comments on reviews."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
INDICES = (("friends", "friend"), ("blocks", "blocked"), ("game_notes", "tbl"), ("comments", "guest"))


def guest(name: str) -> sa.Column[str]:
    """A column that names a guest."""
    return sa.Column(name, sa.Text(), nullable=False)


def names_guest(table: str, column: str) -> sa.ForeignKeyConstraint:
    """That it is the id of one."""
    return sa.ForeignKeyConstraint([column], ["guests.id"], name=f"fk_{table}_{column}_guests")


def upgrade() -> None:
    """Make the tables, and the column."""
    op.add_column("tables", sa.Column("occasion", sa.Text(), nullable=True))
    op.create_table(
        "friend_links",
        guest("guest"),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        names_guest("friend_links", "guest"),
        sa.PrimaryKeyConstraint("guest", name="pk_friend_links"),
        sa.UniqueConstraint("code", name="uq_friend_links_code"),
    )
    for table, other in (("friends", "friend"), ("blocks", "blocked")):
        op.create_table(
            table,
            guest("guest"),
            guest(other),
            sa.Column("since", sa.BigInteger(), nullable=False),
            names_guest(table, "guest"),
            names_guest(table, other),
            sa.PrimaryKeyConstraint("guest", other, name=f"pk_{table}"),
        )
    op.create_table(
        "game_notes",
        guest("guest"),
        sa.Column("tbl", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        names_guest("game_notes", "guest"),
        sa.ForeignKeyConstraint(["tbl"], ["tables.id"], name="fk_game_notes_tbl_tables"),
        sa.PrimaryKeyConstraint("guest", "tbl", name="pk_game_notes"),
    )
    op.create_table(
        "comments",
        sa.Column("review", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        guest("guest"),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["review"], ["reviews.id"], name="fk_comments_review_reviews"),
        names_guest("comments", "guest"),
        sa.PrimaryKeyConstraint("review", "n", name="pk_comments"),
    )
    for table, column in INDICES:
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Forget them."""
    for table in ("comments", "game_notes", "blocks", "friends", "friend_links"):
        op.drop_table(table)
    op.drop_column("tables", "occasion")
