"""How alembic runs here: in the connection that `store.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from caravanserai.server.models import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
