"""Caravanserai: an open table for Five Tribes and Ali Baba."""

__version__ = "0.1.0"
