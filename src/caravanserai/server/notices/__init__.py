"""Telling people who are away that it is their turn: by e-mail and web push."""
