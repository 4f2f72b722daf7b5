"""Backups: one file for both kinds of databases, written while people play, verified, and restored."""
