"""Bots at the tables: the processes they think in, and their turns."""
