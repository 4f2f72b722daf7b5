"""Tournaments of the house: set up, joined, paired, played at its tables, and told."""
