"""Results of games and ratings; whose profile is public; whose turn was judged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
UNCOUNTED = sa.text("status = 'finished' and counted_at is null")


def upgrade() -> None:
    """Add the tables; the games that are over by now are taken in once the server runs."""
    op.add_column("guests", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("counted_at", sa.BigInteger(), nullable=True))
    op.add_column("judgements", sa.Column("seat", sa.Integer(), nullable=True))
    op.create_index(
        "ix_tables_uncounted",
        "tables",
        ["finished_at", "id"],
        sqlite_where=UNCOUNTED,
        postgresql_where=UNCOUNTED,
    )
    op.create_table(
        "results",
        sa.Column("tbl", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("gave_up", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("sheet", sa.Text(), nullable=True),
        sa.Column("keepsakes", sa.Text(), nullable=False),
        sa.Column("value_before", sa.Float(), nullable=True),
        sa.Column("deviation_before", sa.Float(), nullable=True),
        sa.Column("value_after", sa.Float(), nullable=True),
        sa.Column("deviation_after", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_results_guest_guests"),
        sa.ForeignKeyConstraint(["tbl"], ["tables.id"], name="fk_results_tbl_tables"),
        sa.PrimaryKeyConstraint("tbl", "seat", name="pk_results"),
    )
    op.create_index("ix_results_guest_finished_at", "results", ["guest", "finished_at"])
    op.create_index("ix_results_game_finished_at", "results", ["game", "finished_at"])
    op.create_table(
        "ratings",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("value", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_ratings_guest_guests"),
        sa.PrimaryKeyConstraint("guest", "game", "pace", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_pace_value", "ratings", ["game", "pace", "value"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_index("ix_tables_uncounted", "tables")
    op.drop_column("judgements", "seat")
    op.drop_column("tables", "counted_at")
    op.drop_column("guests", "public")
