"""Puzzles: answers judged in the bots' processes, and what is kept of who solves them."""
