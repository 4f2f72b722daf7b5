"""Puzzles that guests have tried, and days on which they have solved the puzzle of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("credit", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("shown_on", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_puzzle_attempts_guest_guests"),
        sa.PrimaryKeyConstraint("guest", "puzzle", name="pk_puzzle_attempts"),
        sa.UniqueConstraint("guest", "game", "n", name="uq_puzzle_attempts_guest_game_n"),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_puzzle_days_guest_guests"),
        sa.PrimaryKeyConstraint("guest", "day", name="pk_puzzle_days"),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("puzzle_days")
    op.drop_table("puzzle_attempts")
