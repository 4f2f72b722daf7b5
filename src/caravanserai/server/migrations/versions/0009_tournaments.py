"""Tournaments: what they are, their logs, who takes part; tables of one, or dealt alike."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables, and add the columns."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("starts_at", sa.BigInteger(), nullable=True),
        sa.Column("finished_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name="fk_tournaments_host_guests"),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_index("ix_tournaments_status_created_at", "tournaments", ["status", "created_at"])
    op.create_table(
        "tournament_log",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "n", name="pk_tournament_log"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_log_tournament_tournaments"
        ),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "guest", name="pk_entrants"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_entrants_tournament_tournaments"
        ),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_entrants_guest_guests"),
    )
    op.create_index("ix_entrants_guest", "entrants", ["guest"])
    op.add_column("tables", sa.Column("tournament", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("deal", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_tournament", "tables", ["tournament"])


def downgrade() -> None:
    """Forget them."""
    op.drop_index("ix_tables_tournament", "tables")
    op.drop_column("tables", "deal")
    op.drop_column("tables", "tournament")
    for table in ("entrants", "tournament_log", "tournaments"):
        op.drop_table(table)
