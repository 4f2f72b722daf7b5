"""What can go wrong at a table over the network, beside a refusal."""

from __future__ import annotations


class Gone(Exception):
    """The connection to a table is over, and connecting again would not help."""
