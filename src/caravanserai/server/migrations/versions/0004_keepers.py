"""Keepers: who they are, what they did, whom they keep out; reports, and invitations to a closed house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TOLD = "what keepers did is never changed"


def upgrade() -> None:
    """Make the tables, and keep the audit from being changed."""
    op.add_column("tables", sa.Column("closed_reason", sa.Text(), nullable=True))
    op.create_table(
        "keepers",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_keepers_guest_guests"),
        sa.PrimaryKeyConstraint("guest", name="pk_keepers"),
    )
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=True),
        sa.Column("network", sa.Text(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("keeper", sa.Text(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sanctions_guest_guests"),
        sa.ForeignKeyConstraint(["keeper"], ["guests.id"], name="fk_sanctions_keeper_guests"),
        sa.PrimaryKeyConstraint("id", name="pk_sanctions"),
    )
    op.create_index("ix_sanctions_guest", "sanctions", ["guest"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("tbl", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("said_at", sa.BigInteger(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reporter", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("settled_at", sa.BigInteger(), nullable=True),
        sa.Column("keeper", sa.Text(), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_reports_guest_guests"),
        sa.ForeignKeyConstraint(["reporter"], ["guests.id"], name="fk_reports_reporter_guests"),
        sa.ForeignKeyConstraint(["keeper"], ["guests.id"], name="fk_reports_keeper_guests"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("tbl", "n", "reporter", name="uq_reports_tbl_n_reporter"),
    )
    op.create_index("ix_reports_guest", "reports", ["guest"])
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_settled_at", "reports", ["settled_at", "id"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("keeper", sa.Text(), nullable=True),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=True),
        sa.Column("network", sa.Text(), nullable=True),
        sa.Column("tbl", sa.Text(), nullable=True),
        sa.Column("n", sa.Integer(), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("keeper", sa.Text(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["keeper"], ["guests.id"], name="fk_invitations_keeper_guests"),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sa.UniqueConstraint("hash", name="uq_invitations_hash"),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE OR REPLACE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN RAISE EXCEPTION '{TOLD}'; END $$"
        )
        op.execute(
            "CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE ON audit "
            "FOR EACH ROW EXECUTE FUNCTION audit_stays()"
        )
    else:
        for what in ("update", "delete"):
            op.execute(
                f"CREATE TRIGGER audit_stays_at_{what} BEFORE {what.upper()} ON audit "
                f"BEGIN SELECT RAISE(ABORT, '{TOLD}'); END"
            )


def downgrade() -> None:
    """Forget all of it."""
    for table in ("invitations", "audit", "reports", "sanctions", "keepers"):
        op.drop_table(table)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION audit_stays()")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("closed_reason")
